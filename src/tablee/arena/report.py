"""What came out, as data."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

import msgspec

from tablee.arena.settings import Settings
from tablee.arena.tally import Standing, Tally, beaten
from tablee.arena.worker import Result
from tablee.core.contract import MALFORMED, Refused

if TYPE_CHECKING:
    from tablee.arena.figures import Counts, Worlds


class Rated(msgspec.Struct, frozen=True):
    """How strong a bot is, in points; 100 more than another wins 64 % of comparisons with it."""

    bot: str
    rating: float
    low: float
    high: float


class Met(msgspec.Struct, frozen=True):
    """What share of their comparisons the first of two bots won, at one number of seats."""

    seats: int
    bot: str
    opponent: str
    deals: int
    matches: int
    share: float
    low: float
    high: float
    decided: bool


class Seated(msgspec.Struct, frozen=True):
    """What share a bot won in one seat, counted from 0, or (None) at all seats of a table of that size."""

    seats: int
    seat: int | None
    bot: str
    share: float
    low: float
    high: float


class Spoilt(msgspec.Struct, frozen=True):
    """How many matches a bot lost because it failed, and what was wrong the first time."""

    bot: str
    matches: int
    why: str


class Report(msgspec.Struct, frozen=True):
    settings: Settings
    matches: int
    ratings: list[Rated]
    pairs: list[Met]
    by_seats: list[Seated]
    by_seat: list[Seated]
    failures: list[Spoilt]


def report(settings: Settings, results: Iterable[Result]) -> Report:
    """What results come to; only whole deals count, and of each pair none after it was decided."""
    from tablee.arena.figures import Worlds

    tally = Tally(settings, results)
    known = [standing for standing in tally.standings if standing.shares]
    counted = [result for standing in known for result in standing.results()]
    worlds = Worlds(max((len(standing.shares) for standing in known), default=1), settings.seed)
    return Report(
        settings=settings,
        matches=len(counted),
        ratings=rated(known, settings, worlds),
        pairs=[met(standing, worlds) for standing in known],
        by_seats=seated(counted, settings, worlds, by_seat=False),
        by_seat=seated(counted, settings, worlds, by_seat=True),
        failures=spoilt(counted, settings),
    )


def equipped() -> None:
    """Refuse at once where what the ratings are made with is not installed."""
    try:
        import tablee.arena.figures  # noqa: F401
    except ImportError:
        raise Refused(MALFORMED, "missing-package", package="choix", extra="arena") from None


def rated(known: list[Standing], settings: Settings, worlds: Worlds) -> list[Rated]:
    """The strongest first; nobody before every two bots have met."""
    pairs: dict[tuple[str, str], list[Counts]] = {}
    for standing in known:
        pairs.setdefault(standing.line.pair, []).append(counts_of(standing))
    if len(pairs) < len(settings.bots) * (len(settings.bots) - 1) // 2:
        return []
    ratings = zip(settings.bots, worlds.ratings(settings.bots, pairs), strict=True)
    return sorted((Rated(bot, *figure) for bot, figure in ratings), key=lambda rated: -rated.rating)


def met(standing: Standing, worlds: Worlds) -> Met:
    line = standing.line
    share, low, high = worlds.share(counts_of(standing))
    deals = len(standing.shares)
    return Met(
        line.seats, *line.pair, deals, deals * len(line.seatings), share, low, high, standing.is_decided()
    )


def counts_of(standing: Standing) -> Counts:
    from tablee.arena.figures import Counts

    counts = Counts()
    for result in standing.results():
        counts.add(result.deal, *beaten(result, *standing.line.pair))
    return counts


def seated(counted: list[Result], settings: Settings, worlds: Worlds, by_seat: bool) -> list[Seated]:
    """Each bot against all others, at each size of table, and seat by seat if wished."""
    from tablee.arena.figures import Counts

    every: dict[tuple[int, int | None, str], Counts] = {}
    for result in counted:
        for seat, bot in enumerate(result.bots):
            beat = [
                (rank > result.ranks[seat]) + 0.5 * (rank == result.ranks[seat])
                for rank, other in zip(result.ranks, result.bots, strict=True)
                if other != bot
            ]
            key = len(result.bots), seat if by_seat else None, bot
            every.setdefault(key, Counts()).add(result.deal, sum(beat), len(beat))
    keys = sorted(every, key=lambda key: (key[0], settings.bots.index(key[2]), key[1] or 0))
    return [Seated(*key, *worlds.share(every[key])) for key in keys]


def spoilt(counted: list[Result], settings: Settings) -> list[Spoilt]:
    failures = []
    for bot in settings.bots:
        reasons = [result.why or "" for result in counted if result.failed == bot]
        if reasons:
            failures.append(Spoilt(bot, len(reasons), reasons[0]))
    return failures
