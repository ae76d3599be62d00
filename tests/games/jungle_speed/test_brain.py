"""What eyes see on a table of Jungle Speed: what pulls a hand, and who should get the cards."""

from __future__ import annotations

from typing import Any

import pytest

from games.jungle_speed.positions import A, B, C, begun, exact, grab, table
from shows import shows
from tablee import FastDice, finish
from tablee.core.brain import CERTAIN
from tablee.core.contract import AT_LEISURE, RIGHT, WRONG
from tablee.games.jungle_speed import GAME
from tablee.games.jungle_speed.actions import FLIP, GIVE_EQUAL, GIVE_SEAT, GRAB
from tablee.games.jungle_speed.brain import LIKENESS, likeness
from tablee.games.jungle_speed.cards import NUMBERS, SHAPES
from tablee.games.jungle_speed.rules import JungleSpeed

BRAIN = GAME.brain


def pulls(state: JungleSpeed) -> list[int]:
    """How much every seat is pulled to the totem."""
    return [dict(BRAIN.urges(state, seat))[GRAB] for seat in range(state.seats)]


def shown(*tops: str, **options: Any) -> JungleSpeed:
    """A table with these active cards; an empty word for none."""
    return exact([["e1 mauve", "e2 mauve"] for _ in tops], [[top] if top else [] for top in tops], **options)


def test_a_duel_pulls_its_two_and_a_little_everybody_else() -> None:
    assert pulls(shown("d2 red", "a1 green", "d2 yellow", "")) == [CERTAIN, 20, CERTAIN, 20]


def test_nothing_on_the_table_pulls_nobody() -> None:
    assert pulls(begun(3)) == [0, 0, 0]
    assert pulls(shown("a1 red", "b1 green", "c1 yellow")) == [0, 0, 0]


def test_one_colour_pulls_a_little_where_shapes_count() -> None:
    assert pulls(shown("a1 red", "b1 red", "c1 yellow")) == [5, 5, 0]


@shows("JUN-03")
def test_look_alikes_pull_and_never_as_much_as_a_match() -> None:
    assert pulls(shown("c1 red", "c3 green", "a1 yellow")) == [80, 80, 0]
    assert pulls(shown("f3 red", "f2 green", "f1 yellow")) == [65, 55, 65]
    cards = [NUMBERS[f"{shape} red"] for shape in SHAPES]
    for card in cards:
        alike = [likeness(card, other + 1, by_colour=False) for other in cards]
        assert alike == [likeness(other + 1, card, by_colour=False) for other in cards]
        assert sorted(alike)[:16] == [0] * 16
        assert 0 < sorted(alike)[16] <= sorted(alike)[17] < CERTAIN
    assert max(max(row) for row in LIKENESS) == likeness(NUMBERS["c1 red"], NUMBERS["c3 green"], False)


@shows("JUN-R17")
def test_under_colour_arrows_colours_pull_and_shapes_only_those_who_forget() -> None:
    assert pulls(shown("a1 red", "b1 red", "a1 green", "colour")) == [CERTAIN, CERTAIN, 50, 20]
    assert pulls(shown("c1 red", "c3 green", "colour")) == [0, 0, 0]


def test_inward_arrows_pull_everybody_once() -> None:
    state = shown("inward", "a1 red", "")
    assert pulls(state) == [CERTAIN] * 3
    state.spent = 1 << A
    assert pulls(state) == [25] * 3


def test_outward_arrows_pull_whoever_takes_them_for_inward_ones() -> None:
    assert pulls(shown("outward", "a1 red", "")) == [10] * 3


@shows("JUN-61")
def test_nobody_races_against_the_own_other_hand() -> None:
    state = shown("d2 red", "a1 green", "d2 yellow", "", two_hands=True)
    assert pulls(state) == [20] * 4
    state.discards[B] = [NUMBERS["inward"]]
    assert pulls(state) == [CERTAIN] * 4


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (5, 3), (8, 4)])
def test_the_full_pull_is_that_of_a_grab_that_is_right(seats: int, seed: int) -> None:
    state, dice = begun(seats, seed=seed), FastDice(seed)
    right = 0
    while state.outcome() is None and right < 200:
        for seat in state.acting():
            if GRAB in state.legal(seat):
                urges = dict(BRAIN.urges(state, seat))
                assert (urges[GRAB] == CERTAIN) == state.grab_is_right(seat)
                assert state.race(seat, GRAB) == (RIGHT if state.grab_is_right(seat) else WRONG)
                right += state.grab_is_right(seat)
        finish(state, dice, 1)
    assert right > 20


def test_a_flip_is_always_due_and_never_a_race() -> None:
    state = shown("a1 red", "b1 red")
    assert BRAIN.urges(state, A) == [(FLIP, CERTAIN), (GRAB, 5)]
    assert BRAIN.urges(state, B) == [(GRAB, 5)]
    assert state.race(A, FLIP) == AT_LEISURE


def test_a_flip_looks_better_than_a_grab_for_nothing() -> None:
    assert BRAIN.weigh(shown("a1 red", "b1 red"), A) == [100, 1]
    assert BRAIN.weigh(shown("a1 red", "a1 green"), A) == [100, 1000]
    assert BRAIN.weigh(shown("a1 red", "a1 green"), B) == [1000]


def choosing(one: int, other: int) -> JungleSpeed:
    """A has won against B and C, who have so many cards to flip."""
    state = table([(10, 12, "c2 red"), (one, 1, "c2 green"), (other, 1, "c2 mauve"), (56 - one - other, 0)])
    grab(state, A)
    return state


def best(state: JungleSpeed) -> int:
    weights = BRAIN.weigh(state, A)
    urges = BRAIN.urges(state, A)
    action = state.legal(A)[weights.index(max(weights))]
    assert max(urges, key=lambda urge: urge.pull) == (action, CERTAIN)
    assert [urge.action for urge in urges] == state.legal(A)
    assert all(1 <= weight <= 1000 for weight in weights)
    guess = state.imagine(A, FastDice(1))
    assert (BRAIN.weigh(guess, A), BRAIN.urges(guess, A)) == (weights, urges)
    return action


@shows("JUN-36")
def test_who_is_nearest_to_winning_gets_the_cards() -> None:
    assert best(choosing(2, 20)) == GIVE_SEAT + B
    assert best(choosing(20, 2)) == GIVE_SEAT + C
    assert best(choosing(0, 0)) == GIVE_EQUAL
    state = table([(10, 12, "c2 red"), (2, 21, "c2 green"), (10, 1, "c2 mauve"), (24, 0)])
    grab(state, A)
    assert best(state) == GIVE_SEAT + C


@shows("JUN-38")
def test_a_share_for_who_is_nearest_is_better_than_the_lot_for_another() -> None:
    state = table(
        [(8, 10, "a1 red"), (20, 6, "b1 red"), (1, 1, "c1 yellow"), (1, 1, "d1 yellow"), (27, 5, "colour")]
    )
    grab(state, A)
    assert state.legal(A) == [GIVE_EQUAL, GIVE_SEAT + B]
    assert best(state) == GIVE_EQUAL


@pytest.mark.parametrize(
    ("seats", "options"),
    [(2, {"two_hands": True}), (3, {"remove_colour_arrows": True, "triple_colour_rule": True}), (6, {})],
)
def test_what_cannot_be_seen_does_not_matter(seats: int, options: dict[str, Any]) -> None:
    state, dice = GAME.start(options, seats), FastDice(seats)
    seen = set()
    for step in range(800):
        for seat in state.acting():
            guess = state.imagine(seat, FastDice(step))
            assert BRAIN.urges(guess, seat) == BRAIN.urges(state, seat)
            assert BRAIN.weigh(guess, seat) == BRAIN.weigh(state, seat)
            seen.update(urge.pull for urge in BRAIN.urges(state, seat))
        if not finish(state, dice, 1):
            state = GAME.start(options, seats)
    assert len(seen) > 6
