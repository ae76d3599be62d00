from __future__ import annotations

import random

from arena.made import imagined, played, quick
from tablee.arena import Result, Tally
from tablee.arena.tally import beaten


def test_comparisons_are_made_seat_by_seat_and_a_tie_counts_half() -> None:
    result = Result(0, ("a", "b", "a"), [1, 2, 2])
    assert beaten(result, "a", "b") == (1.5, 2)
    assert beaten(result, "b", "a") == (0.5, 2)


def test_the_order_in_which_results_come_changes_nothing() -> None:
    settings = quick("random", "novice", seats=(2, 3), matches=60, early=True)
    results = imagined(settings, 0.8, random.Random(1))
    known = [each.shares for each in Tally(settings, results).standings]
    assert len(known[0]) < 30  # decided before the last deal, and what came later does not count
    shuffled = results[:]
    random.Random(2).shuffle(shuffled)
    assert [each.shares for each in Tally(settings, shuffled).standings] == known
    assert [each.shares for each in Tally(settings, results * 2).standings] == known


def test_only_whole_deals_count() -> None:
    settings = quick("random", "novice", seats=(3,), matches=12)
    results = played(settings)
    (standing,) = Tally(settings, results[:11]).standings
    assert len(standing.shares) == 1
    assert standing.open()
    standing.add(results[11])
    assert len(standing.shares) == 2
    assert not standing.open()


def test_a_clear_case_stops_early_and_all_goes_on() -> None:
    settings = quick("first", "crash", matches=200, early=True)
    results = played(settings)
    assert len(results) < 30
    (standing,) = Tally(settings, results).standings
    assert standing.decided
    assert set(standing.shares) == {1.0}
    assert len(played(quick("first", "crash", matches=40, early=False))) == 40


def test_no_difference_stops_once_the_interval_is_narrow() -> None:
    settings = quick("first", "likewise", matches=4000, early=True, width=0.2)
    (standing,) = Tally(settings, imagined_even(settings)).standings
    assert standing.decided
    assert 5 < len(standing.shares) < 100
    narrower = quick("first", "likewise", matches=4000, early=True, width=0.1)
    (longer,) = Tally(narrower, imagined_even(narrower)).standings
    assert longer.decided
    assert len(longer.shares) > len(standing.shares)


def imagined_even(settings: object) -> list[Result]:
    pair = ("first", "likewise")
    return [Result(deal, seating, [1, 2]) for deal in range(2000) for seating in (pair, pair[::-1])]


def test_looking_after_every_deal_seldom_decides_wrongly() -> None:
    settings = quick("random", "novice", matches=400, early=True, width=0.0)
    dice = random.Random(7)
    rounds = 200
    wrong = sum(Tally(settings, imagined(settings, 0.5, dice)).standings[0].decided for _ in range(rounds))
    assert wrong <= 0.05 * rounds


def test_another_goal_than_an_even_share() -> None:
    dice = random.Random(3)
    settings = quick("random", "novice", matches=2000, early=True, goal=0.7, width=0.0)
    results = imagined(settings, 0.9, dice)
    at_goal = len(Tally(settings, results).standings[0].shares)
    even = quick("random", "novice", matches=2000, early=True, width=0.0)
    assert len(Tally(even, results).standings[0].shares) < at_goal < 1000
