"""The arena at work."""

from __future__ import annotations

from collections.abc import Iterator

from tablee.arena.crew import Crew
from tablee.arena.journal import Journal
from tablee.arena.schedule import Fixture
from tablee.arena.settings import Settings
from tablee.arena.tally import Tally
from tablee.arena.worker import Result


def play(settings: Settings, crew: Crew, journal: Journal | None = None) -> Iterator[Result]:
    """Every result, those of the journal first, until everything is decided or played.

    Which results count does not depend on the order in which they come: `Tally` takes care of that.
    """
    tally = Tally(settings)
    for result in journal.results if journal else []:
        tally.add(result)
        yield result
    waiting = fixtures(tally)
    under_way = 0
    while tally.open():
        while under_way < crew.room and (fixture := next(waiting, None)):
            crew.send(fixture)
            under_way += 1
        result = crew.next()
        under_way -= 1
        if journal:
            journal.write(result)
        tally.add(result)
        yield result


def fixtures(tally: Tally) -> Iterator[Fixture]:
    """What is still to be played, deal by deal; a line that is decided on the way gets no more."""
    for deal in range(max(standing.most for standing in tally.standings)):
        for standing in tally.standings:
            for seating in standing.line.seatings:
                known = standing.played.get(deal, {})
                if standing.open() and deal < standing.most and seating not in known:
                    yield Fixture(deal, seating)
