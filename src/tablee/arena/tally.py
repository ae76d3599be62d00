"""What is known so far, and whether it is enough."""

from __future__ import annotations

from collections.abc import Iterable
from math import log, sqrt

from tablee.arena.schedule import Fixture, Line, deals_of, lines_of
from tablee.arena.settings import Settings
from tablee.arena.worker import Result

RISK = 0.05
SOON = 0.16  # makes the interval below narrowest, for its number of deals, around fifty of them


def beaten(result: Result, one: str, two: str) -> tuple[float, int]:
    """How many of its comparisons seat by seat `one` wins against `two`, a tie counting half; of how many."""
    mine = [rank for rank, bot in zip(result.ranks, result.bots, strict=True) if bot == one]
    theirs = [rank for rank, bot in zip(result.ranks, result.bots, strict=True) if bot == two]
    won = sum((a < b) + 0.5 * (a == b) for a in mine for b in theirs)
    return won, len(mine) * len(theirs)


class Standing:
    """A line of the round robin: what its deals have brought, in their order."""

    def __init__(self, line: Line, settings: Settings, risk: float) -> None:
        self.line = line
        self.settings = settings
        self.risk = risk
        self.most = deals_of(line, settings)
        self.shares: list[float] = []
        self.played: dict[int, dict[tuple[str, ...], Result]] = {}
        self.decided = False

    def add(self, result: Result) -> None:
        """A result of this line; deals count once they are whole, and up to the one that decides."""
        self.played.setdefault(result.deal, {})[result.bots] = result
        while self.open() and len(self.played.get(len(self.shares), {})) == len(self.line.seatings):
            results = self.played[len(self.shares)].values()
            counted = [beaten(each, *self.line.pair) for each in results]
            self.shares.append(sum(won for won, _ in counted) / sum(of for _, of in counted))
            self.decided = self.settings.early and self.is_decided()

    def open(self) -> bool:
        return not self.decided and len(self.shares) < self.most

    def results(self) -> list[Result]:
        """What counts, in order."""
        whole = (self.played[deal] for deal in range(len(self.shares)))
        return [deal[seating] for deal in whole for seating in self.line.seatings]

    def known(self) -> tuple[float, float]:
        """The first bot's share, and how far it may be off at 95 %, roughly: for a glance."""
        mean, deviation = spread(self.shares)
        return mean, 1.96 * deviation / sqrt(len(self.shares) + 2)

    def is_decided(self) -> bool:
        mean, deviation = spread(self.shares)
        off = deviation * patience(len(self.shares), self.risk)
        return abs(mean - self.settings.goal) > off or 2 * off < self.settings.width


class Tally:
    """Every line of the round robin."""

    def __init__(self, settings: Settings, results: Iterable[Result] = ()) -> None:
        lines = lines_of(settings)
        self.standings = [Standing(line, settings, RISK / len(lines)) for line in lines]
        self._found = {seating: each for each in self.standings for seating in each.line.seatings}
        for result in results:
            self.add(result)

    def of(self, fixture: Fixture) -> Standing:
        return self._found[fixture.bots]

    def add(self, result: Result) -> None:
        self._found[result.bots].add(result)

    def open(self) -> bool:
        return any(standing.open() for standing in self.standings)


def spread(shares: list[float]) -> tuple[float, float]:
    """Mean and deviation with two more deals, one won and one lost by everybody.

    So a few deals that all went one way do not pass for certainty.
    """
    count = len(shares) + 2
    mean = (sum(shares) + 1) / count
    squares = sum(share * share for share in shares) + 1
    return mean, sqrt(max(0.0, squares - count * mean * mean) / (count - 1))


def patience(count: int, risk: float) -> float:
    """How many deviations the mean may be off, at this risk however often one looks.

    A confidence sequence by Robbins' normal mixture, as in Waudby-Smith and others, "Time-uniform central
    limit theory and asymptotic confidence sequences" (2021).
    """
    grown = count * SOON + 1
    return sqrt(2 * grown / (count * count * SOON) * log(sqrt(grown) / risk))
