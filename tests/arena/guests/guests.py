"""Bots of another package, most of them bad company."""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path
from typing import Any

from tablee.bots import Bot, Sight
from tablee.core.dice import Dice
from tablee.core.game import Game


class First(Bot):
    """Always the first action: a match between such bots depends on nothing but its cards."""

    def choose(self, sight: Sight, dice: Dice) -> int:
        return sight.legal[0]


class Last(Bot):
    def choose(self, sight: Sight, dice: Dice) -> int:
        return sight.legal[-1]


class Crash(Bot):
    def choose(self, sight: Sight, dice: Dice) -> int:
        raise ValueError("no idea")


class Deaf(First):
    def saw(self, mover: int, shown: int, news: int) -> None:
        raise ValueError("what?")


class Cheat(Bot):
    def choose(self, sight: Sight, dice: Dice) -> int:
        return -1


class Bomb(Bot):
    """Takes its process down, whenever it is its turn."""

    def choose(self, sight: Sight, dice: Dice) -> int:
        os._exit(3)


class Leaver(Bot):
    def choose(self, sight: Sight, dice: Dice) -> int:
        sys.exit("enough")


class Unlucky(First):
    """Takes its process down once."""

    def choose(self, sight: Sight, dice: Dice) -> int:
        once = Path(os.environ["UNLUCKY"])
        if not once.exists():
            once.touch()
            os._exit(3)
        return super().choose(sight, dice)


class Loud(First):
    def choose(self, sight: Sight, dice: Dice) -> int:
        sys.stdout.write("my turn!\n")
        sys.stdout.flush()
        return super().choose(sight, dice)


class Stopper(First):
    """In the third match that it plays, somebody presses Ctrl-C, once."""

    matches = 0

    def __init__(self) -> None:
        Stopper.matches += 1

    def choose(self, sight: Sight, dice: Dice) -> int:
        once = Path(os.environ["STOPPED"])
        if Stopper.matches == 3 and not once.exists():
            once.touch()
            os.killpg(0, signal.SIGINT)
        return super().choose(sight, dice)


def make_first(game: Game[Any, Any], how: str) -> Bot:
    return First()


def make_last(game: Game[Any, Any], how: str) -> Bot:
    return Last()


def make_crash(game: Game[Any, Any], how: str) -> Bot:
    return Crash()


def make_deaf(game: Game[Any, Any], how: str) -> Bot:
    return Deaf()


def make_cheat(game: Game[Any, Any], how: str) -> Bot:
    return Cheat()


def make_bomb(game: Game[Any, Any], how: str) -> Bot:
    return Bomb()


def make_leaver(game: Game[Any, Any], how: str) -> Bot:
    return Leaver()


def make_unlucky(game: Game[Any, Any], how: str) -> Bot:
    return Unlucky()


def make_loud(game: Game[Any, Any], how: str) -> Bot:
    return Loud()


def make_stopper(game: Game[Any, Any], how: str) -> Bot:
    return Stopper()
