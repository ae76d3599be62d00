from __future__ import annotations

import random
from math import log

import pytest

from arena.made import imagined, quick
from tablee.arena import Result, report
from tablee.arena.figures import POINTS, Counts, Figure, Worlds


def counts_of(shares: list[float]) -> Counts:
    counts = Counts()
    for deal, share in enumerate(shares):
        counts.add(deal, 2 * share, 2)
    return counts


def interval(shares: list[float], seed: int = 1) -> Figure:
    return Worlds(len(shares), seed).share(counts_of(shares))


def test_an_interval_holds_the_truth_as_often_as_it_says() -> None:
    dice = random.Random(5)
    held = 0
    for seed in range(120):
        # Two seatings of a deal are not independent: every other deal goes to one bot altogether.
        shares = [
            float(dice.random() < 0.6)
            if dice.random() < 0.5
            else ((dice.random() < 0.6) + (dice.random() < 0.6)) / 2
            for _ in range(25)
        ]
        figure = interval(shares, seed)
        held += figure.low <= 0.6 <= figure.high
    assert held >= 0.9 * 120


def test_deals_are_what_counts_not_their_seatings() -> None:
    alike, mixed = interval([0.0, 1.0] * 10), interval([0.5] * 20)
    assert alike.value == mixed.value == 0.5
    assert alike.high - alike.low > 1.5 * (mixed.high - mixed.low)


def test_a_few_deals_that_all_went_one_way_are_no_certainty() -> None:
    figure = interval([1.0] * 5)
    assert figure.value == 1.0
    assert 0.4 < figure.low < 0.75
    assert interval([1.0] * 50).low > 0.93


def test_the_same_deals_give_the_same_interval() -> None:
    assert interval([0.0, 0.5, 1.0]) == interval([0.0, 0.5, 1.0])


def test_known_strengths_are_found_again() -> None:
    strengths = {"random": -100.0, "novice": 0.0, "first": 30.0, "last": 70.0}
    settings = quick(*strengths, matches=600)
    dice = random.Random(11)
    results = []
    for deal in range(300):
        for one in strengths:
            for two in strengths:
                if one != two:
                    chance = 1 / (1 + 10 ** ((strengths[two] - strengths[one]) / 400))
                    won = dice.random() < chance
                    results.append(Result(deal, (one, two), [1, 2] if won else [2, 1]))
    ratings = report(settings, results).ratings
    assert [rated.bot for rated in ratings] == ["last", "first", "novice", "random"]
    for rated in ratings:
        assert rated.low < strengths[rated.bot] < rated.high
        assert 15 < rated.high - rated.low < 80


def test_two_bots_are_rated_by_the_odds_between_them() -> None:
    settings = quick("random", "novice", matches=200)
    results = imagined(settings, 1.0, random.Random(1))
    (one, two) = report(settings, results).ratings
    # A hundred deals won, and half a deal for either side.
    assert one.rating - two.rating == pytest.approx(POINTS * log(100.5 / 0.5), abs=0.1)
    assert (one.bot, two.bot) == ("random", "novice")
    assert one.low <= one.rating <= one.high


def test_nobody_is_rated_before_all_have_met() -> None:
    settings = quick("random", "novice", "first")
    pair = ("random", "novice")
    found = report(settings, [Result(0, pair, [1, 2]), Result(0, pair[::-1], [1, 2])])
    assert found.ratings == []
    assert [met.share for met in found.pairs] == [0.5]
    assert report(settings, []).pairs == []
