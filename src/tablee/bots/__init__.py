"""Who plays when nobody does. A bot knows the door, and no game by name."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tablee.core.contract import MALFORMED, Refused
from tablee.core.dice import Dice

Bot = Callable[[list[int], Dice], int]
"""Takes the legal actions and dice, and gives one of the actions."""


def random(legal: list[int], dice: Dice) -> int:
    """Any legal action, each as likely."""
    return legal[dice.below(len(legal))]


BOTS: dict[str, Bot] = {"random": random}


def bots_for(names: Sequence[str], seats: int) -> list[Bot]:
    """One bot for all seats or one for each, by name."""
    for name in names:
        if name not in BOTS:
            raise Refused(MALFORMED, "unknown-bot", bot=name[:40], bots=", ".join(BOTS))
    if len(names) not in (1, seats):
        raise Refused(MALFORMED, "wrong-bots", seats=seats)
    chosen = [BOTS[name] for name in names]
    return chosen if len(chosen) == seats else chosen * seats
