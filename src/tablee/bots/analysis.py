"""A finished match looked at again: how good each choice was, and where the match turned.

Every choice is judged by what its seat could know at that moment, whatever came afterwards.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import hypot
from typing import Final, Literal

import msgspec

from tablee.bots.advice import LIKELY, Option, advise
from tablee.bots.bot import Sight
from tablee.bots.search import Budget
from tablee.core.dice import Dice
from tablee.core.game import Words
from tablee.core.match import Match
from tablee.core.record import Record, alternatives

TURNS: Final = 5  # so many turning points are named at most
LARGE: Final = 0.1  # of a result: less is no turning point


class Judgement(msgspec.Struct, frozen=True):
    """One choice of a match."""

    entry: int
    """Its place in the log, from 0."""
    seat: int
    played: Option
    best: Option
    loss: float
    """What the seat gave away: 0 if nothing else promised more."""

    @property
    def error(self) -> float:
        """The standard error of the loss."""
        return hypot(self.best.error, self.played.error)


class Turn(msgspec.Struct, frozen=True):
    """A moment after which a seat had more or less to expect than before."""

    kind: Literal["mistake", "swing"]
    """Its own choice, or what others and the cards did until its next."""
    entry: int
    seat: int
    before: float
    after: float

    @property
    def size(self) -> float:
        return abs(self.after - self.before)


class Summary(msgspec.Struct, frozen=True):
    """How a seat has chosen."""

    seat: int
    choices: int
    best: int
    """How many of its choices nothing was better than."""
    loss: float
    """What it gave away with a choice, on average."""


class Analysis(msgspec.Struct, frozen=True):
    judgements: list[Judgement]
    turns: list[Turn]
    seats: list[Summary]


def judgements(
    record: Record, match: Match, dice: Dice, budget: Budget, seats: Sequence[int]
) -> Iterator[Judgement | None]:
    """For each entry of a record its judgement, or None where `seats` had nothing to choose.

    `match` is a fresh one of the record's game; it has reached the end when all is judged.
    """
    for number, entry in enumerate(record.log):
        judged = None
        if entry.do is not None and entry.seat is not None and entry.seat in seats:
            judged = judge(match, number, entry.seat, entry.do, dice, budget)
        match.enter(entry.words())
        yield judged


def judge(match: Match, entry: int, seat: int, do: Words, dice: Dice, budget: Budget) -> Judgement | None:
    """How good a choice was; None if there was none, or if it was a question of being quick."""
    if len(alternatives(match, seat, do)) < 2:
        return None
    played = match.game.read(match.state, seat, do)
    advice = advise(Sight(match.game, match.state, seat, dice), dice, budget, played)
    if not advice.options:
        return None
    done = next(option for option in advice.options if option.action == played)
    first = advice.options[0]
    best = first if value(first) > value(done) else done
    return Judgement(entry, seat, done, best, value(best) - value(done))


def value(option: Option) -> float:
    """What an option promises; nothing where nobody has tried it."""
    return option.expected or 0.0


def summed_up(judged: Sequence[Judgement]) -> Analysis:
    """The turning points and the seats of a match whose choices have been judged."""
    seats = sorted({one.seat for one in judged})
    return Analysis(list(judged), turning_points(judged), [summary(seat, judged) for seat in seats])


def summary(seat: int, judged: Sequence[Judgement]) -> Summary:
    own = [one for one in judged if one.seat == seat]
    best = sum(one.played == one.best for one in own)
    return Summary(seat, len(own), best, sum(one.loss for one in own) / len(own))


def turning_points(judged: Sequence[Judgement]) -> list[Turn]:
    """The largest changes that are no error of measurement, in the order in which they came."""
    found: list[Turn] = []
    last: dict[int, Judgement] = {}
    for one in judged:
        before = last.get(one.seat)
        if before is not None:
            change = abs(value(one.best) - value(before.played))
            if change > LIKELY * hypot(one.best.error, before.played.error):
                swing = Turn("swing", before.entry, one.seat, value(before.played), value(one.best))
                found.append(swing)
        if one.loss > LIKELY * one.error:
            found.append(Turn("mistake", one.entry, one.seat, value(one.best), value(one.played)))
        last[one.seat] = one
    largest = sorted((turn for turn in found if turn.size >= LARGE), key=lambda turn: -turn.size)[:TURNS]
    return sorted(largest, key=lambda turn: turn.entry)
