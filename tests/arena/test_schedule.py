from __future__ import annotations

from collections import Counter

import pytest

from arena.made import played, quick
from tablee import Refused
from tablee.arena import Tally, settled
from tablee.arena.schedule import deal_seed, lines_of, own_seed, seatings
from tablee.arena.worker import Fixture


@pytest.mark.parametrize(("seats", "ways"), [(2, 2), (3, 6), (4, 6), (5, 20)])
def test_every_even_seating_and_everybody_sits_everywhere_equally_often(seats: int, ways: int) -> None:
    every = seatings(("a", "b"), seats, seats)
    assert len(set(every)) == len(every) == ways
    assert {abs(seating.count("a") - seating.count("b")) for seating in every} == {seats % 2}
    for seat in range(seats):
        assert Counter(seating[seat] for seating in every) == {"a": ways // 2, "b": ways // 2}


def test_one_bot_alone_sits_everywhere_once() -> None:
    assert seatings(("a", "b"), 3, 3, alone=True) == (("a", "b", "b"), ("b", "a", "b"), ("b", "b", "a"))
    (line,) = lines_of(settled("punto", ["random", "novice"], [8], alone=True))
    assert [seating.count("random") for seating in line.seatings] == [2] * 4


def test_members_of_a_party_are_the_same_bot() -> None:
    teams = settled("punto", ["random", "novice"], [4, 6, 8], {"teams": True})
    four, six, eight = lines_of(teams)
    assert four.seatings == (
        ("random", "novice", "random", "novice"),
        ("novice", "random", "novice", "random"),
    )
    assert (len(six.seatings), len(eight.seatings)) == (6, 6)
    for seating in six.seatings:
        assert seating[:3] == seating[3:]
    (hands,) = lines_of(settled("jungle_speed", ["random", "novice"], [2], {"two_hands": True}))
    assert hands.seatings[0] == ("random", "novice", "random", "novice")


def test_round_robin_at_every_number_of_seats() -> None:
    lines = lines_of(quick("random", "novice", "search:20", seats=(2, 3)))
    assert [(line.seats, line.pair) for line in lines] == [
        (seats, pair)
        for seats in (2, 3)
        for pair in (("random", "novice"), ("random", "search:20"), ("novice", "search:20"))
    ]


@pytest.mark.parametrize("seats", [2, 3])
def test_between_equal_bots_luck_cancels_in_every_deal(seats: int) -> None:
    settings = quick("first", "likewise", seats=(seats,), matches=12)
    results = played(settings)
    assert Tally(settings, results).standings[0].shares == [0.5] * (12 // {2: 2, 3: 6}[seats])
    # The cards make a difference; only their sum over the seatings does not.
    assert len({tuple(result.ranks) for result in results}) > 1


def test_matches_are_rounded_up_to_whole_deals_and_each_is_played_once() -> None:
    settings = quick("random", "first", seats=(2, 3), matches=7)
    fixtures = Counter(result.fixture() for result in played(settings, room=5))
    assert Counter(len(fixture.bots) for fixture in fixtures) == {2: 8, 3: 12}
    assert set(fixtures.values()) == {1}


def test_dice_depend_on_seed_deal_and_seating_alone() -> None:
    settings = quick("random", "novice")
    seeds = {deal_seed(quick("random", "novice", seed=seed), deal) for seed in (1, 2) for deal in range(5)}
    assert len(seeds) == 10
    there, back = Fixture(3, ("random", "novice")), Fixture(3, ("novice", "random"))
    assert own_seed(settings, there) != own_seed(settings, back)
    assert own_seed(settings, there) == own_seed(quick("first", "random", "novice", seats=(2, 3)), there)


@pytest.mark.parametrize(
    ("bots", "limits", "key"),
    [
        (["random"], {}, "few-bots"),
        (["random", "novice", "random"], {}, "same-bot-twice"),
        (["random", "shark"], {}, "unknown-bot"),
        (["random", "novice"], {"matches": 0}, "fewer-than-one"),
        (["random", "novice"], {"seats": [5]}, "wrong-seats"),
        (["random", "novice"], {"options": {"jokers": True}}, "unknown-option"),
    ],
)
def test_what_cannot_be_played_is_refused(bots: list[str], limits: dict[str, object], key: str) -> None:
    with pytest.raises(Refused) as refused:
        settled("punto", bots, **limits)  # type: ignore[arg-type]
    assert refused.value.key == key
