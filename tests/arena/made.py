"""What several tests of the arena use."""

from __future__ import annotations

from collections import deque
from typing import Any

from tablee.arena import Crew, Fixture, Journal, Result, Settings, play, settled
from tablee.arena.schedule import deals_of, lines_of
from tablee.arena.settings import Question
from tablee.arena.worker import play as play_match

SHORT = {"rounds_to_win": 1}


def quick(*bots: str, seats: tuple[int, ...] = (2,), **limits: Any) -> Settings:
    """Short matches of Punto."""
    limits = {"matches": 4, "early": False, **limits}
    return settled("punto", list(bots), list(seats), SHORT, **limits)


class Here(Crew):
    """Plays in this very process; the last to come in is the first to go out."""

    def __init__(self, settings: Question, room: int = 1) -> None:
        self.settings = settings
        self.room = room
        self.given: deque[Fixture] = deque()

    def send(self, fixture: Fixture) -> None:
        self.given.append(fixture)

    def next(self) -> Result:
        return play_match(self.settings, self.given.pop())

    def stop(self) -> None: ...


def played(settings: Settings, journal: Journal | None = None, room: int = 1) -> list[Result]:
    with Here(settings, room) as crew:
        return list(play(settings, crew, journal))


def imagined(settings: Settings, share: float, dice: Any, only: int | None = None) -> list[Result]:
    """Results of two bots of which the first wins whole deals, so often: the least even they can be."""
    results = []
    for line in lines_of(settings):
        for deal in range(deals_of(line, settings) if only is None else only):
            winner = line.pair[0] if dice.random() < share else line.pair[1]
            for seating in line.seatings:
                results.append(Result(deal, seating, [1 if bot == winner else 2 for bot in seating]))
    return results
