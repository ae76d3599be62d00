from __future__ import annotations

from bots.moments import decisive, winners
from tablee import FastDice
from tablee.bots.advice import Option
from tablee.bots.analysis import Analysis, Judgement, judgements, summed_up
from tablee.bots.search import Budget
from tablee.core.contract import DEALER, NOBODY
from tablee.core.match import Match
from tablee.core.record import Record, record_of
from tablee.games import game


def analysis(record: Record, seat: int, rounds: int = 100) -> Analysis:
    match = Match(game(record.game), record.options, record.seats)
    judged = [
        one
        for one in judgements(record, match, FastDice(1), Budget(rounds=rounds), [seat])
        if one is not None
    ]
    assert match.outcome() is not None
    return summed_up(judged)


def blundered() -> tuple[Record, int, int, int]:
    """A match in which somebody once did not win on the spot: record, seat, entry, what was missed."""
    match, winning = decisive()
    seat, entry = match.acting()[0], len(match.log)
    match.play(seat, next(action for action in match.legal(seat) if action != winning))
    dice = FastDice(5)
    while (mover := match.state.mover(dice)) != NOBODY:
        if mover == DEALER:
            match.deal(dice)
        else:
            now = winners(match, mover)
            match.play(mover, now[0] if now else match.state.pick(mover, dice))
    return record_of(match), seat, entry, winning


def option(action: int, expected: float, error: float = 0.01) -> Option:
    return Option({"place": "red 5", "at": [0, action]}, action, expected, error, 100)


def judged(entry: int, seat: int, played: Option, best: Option) -> Judgement:
    return Judgement(entry, seat, played, best, (best.expected or 0) - (played.expected or 0))


def test_a_blunder_is_found_as_the_turning_point() -> None:
    record, seat, entry, missed = blundered()
    found = analysis(record, seat)
    blunder = max(found.judgements, key=lambda one: one.loss)
    assert blunder.entry == entry
    assert blunder.best.action == missed
    assert blunder.best.expected == 1
    assert blunder.played.do == record.log[entry].do
    assert ("mistake", entry) in [(turn.kind, turn.entry) for turn in found.turns]
    assert found == analysis(record, seat)


def test_only_choices_of_the_seat_are_judged() -> None:
    record, seat, _, _ = blundered()
    own = {number for number, entry in enumerate(record.log) if entry.seat == seat}
    assert {one.entry for one in analysis(record, seat, 2).judgements} <= own


def test_a_seat_is_summed_up() -> None:
    good, better = option(0, 0.5), option(1, 0.8)
    found = summed_up([judged(3, 1, better, better), judged(9, 1, good, better), judged(4, 0, good, good)])
    first, second = found.seats
    assert (first.seat, first.choices, first.best, first.loss) == (0, 1, 1, 0)
    assert (second.seat, second.choices, second.best) == (1, 2, 1)
    assert round(second.loss, 3) == 0.15


def test_mistakes_and_swings_are_told_apart_and_noise_is_neither() -> None:
    low, middle, high = option(0, 0.2), option(1, 0.5), option(2, 0.9)
    vague = option(3, 0.7, error=0.3)
    turns = summed_up(
        [
            judged(1, 0, middle, middle),
            judged(5, 0, middle, high),
            judged(9, 0, low, low),
            judged(12, 0, vague, vague),
        ]
    ).turns
    assert [(turn.kind, turn.entry, turn.before, turn.after) for turn in turns] == [
        ("swing", 1, 0.5, 0.9),
        ("mistake", 5, 0.9, 0.5),
        ("swing", 5, 0.5, 0.2),
    ]
