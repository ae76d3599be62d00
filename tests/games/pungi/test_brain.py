"""What a decent player of Pungi does, as far as anybody can tell from what the seat sees."""

from __future__ import annotations

import pytest

from games.pungi.positions import animal, begun, play, snakes, started
from tablee import FastDice, finish
from tablee.games.pungi import GAME
from tablee.games.pungi.brain import gains_of
from tablee.games.pungi.cards import ANIMAL_NAMES, SPECIES_OF
from tablee.games.pungi.deals import SNAKES, STACKS
from tablee.games.pungi.rules import ACTIONS, FIRST_NAME, Pungi

BRAIN = GAME.brain


def weights(state: Pungi) -> dict[str, int]:
    """How good each card looks to the seat whose turn it is."""
    legal = state.legal(state.turn)
    return {
        ANIMAL_NAMES[card]: weight for card, weight in zip(legal, BRAIN.weigh(state, state.turn), strict=True)
    }


def favourite(state: Pungi) -> str:
    looks = weights(state)
    return max(looks, key=looks.__getitem__)


def last_to_play(row: str, hand: str) -> Pungi:
    """Three seats; a mouse and a snail lie on the table, the third holds this hand."""
    state = begun(3, 0, row, ("mouse 5", "snail 5", hand))
    play(state, "mouse 5")
    play(state, "snail 5")
    return state


def test_high_cards_go_for_a_row_that_begins_well_and_low_ones_for_one_that_ends_well() -> None:
    hand = "frog 10, frog 1, dragonfly 5, grasshopper 4, grasshopper 6"
    assert favourite(last_to_play("+4 -1 -4", hand)) == "frog 10"
    assert favourite(last_to_play("-4 -1 +4", hand)) == "frog 1"


def test_two_of_a_species_go_first() -> None:
    hand = "mouse 3, frog 5, frog 4, lizard 5, lizard 4"
    assert favourite(last_to_play("+4 +4 -4", hand)) == "mouse 3"
    assert weights(last_to_play("-4 -4 +4", hand))["mouse 3"] == min(
        weights(last_to_play("-4 -4 +4", hand)).values()
    )


def test_the_backs_of_who_comes_later_tell_what_will_have_priority() -> None:
    mice = "mouse 1, mouse 2, mouse 3, mouse 4, mouse 5"
    hand = "mouse 8, frog 10, lizard 10, snail 10, snail 9"
    state = begun(3, 0, "+4 -2 -4", ("mouse 6", hand, mice))
    play(state, "mouse 6")
    assert favourite(state) == "mouse 8"
    assert max(weights(state).values()) > 3 * weights(state)["frog 10"]


def test_a_charmer_is_worth_the_negative_snake_that_it_turns() -> None:
    state = begun(3, 0, "charmer +2 -3")
    state.taken = snakes("-4 +1 charmer")
    assert gains_of(state, 0)[0] == 8.0
    assert gains_of(state, 1)[0] < 2.0
    assert gains_of(state, 2)[2] == 3.0  # there is a charmer for it
    assert -3.0 < gains_of(state, 1)[2] < 0.0  # there may be one
    assert [gains_of(state, seat)[1] for seat in range(3)] == [2.0, 2.0, 2.0]


def test_good_cards_are_kept_for_good_rows_but_not_after_the_last() -> None:
    state = begun(3, 0, "+1 +1 +1", ("frog 10, frog 1, mouse 5, mouse 9, snail 2",))
    assert favourite(state) == "mouse 5"
    state.snakes_drawn = len(state.snakes)
    assert min(weights(state).values()) >= 999
    state.taken = snakes("charmer +1 +1")
    state.row = snakes("-2 -2 -2")
    assert gains_of(state, 1) == [-2.0, -2.0, -2.0]


def test_the_left_neighbour_is_named_to_play_last() -> None:
    state, dice = begun(4, 2, next_start="nominate"), FastDice(1)
    finish(state, dice, 4)
    assert state.turn == 2
    looks = BRAIN.weigh(state, 2)
    assert state.legal(2)[looks.index(max(looks))] == FIRST_NAME + 3


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("next_start", ["clockwise", "nominate"])
def test_nothing_unseen_is_looked_at(seats: int, next_start: str) -> None:
    state, dice = begun(seats, seed=seats, next_start=next_start), FastDice(seats)
    while state.outcome() is None:
        if state.turn >= 0:
            seat, other = state.turn, state.imagine(state.turn, dice)
            looks = BRAIN.weigh(state, seat)
            assert looks == BRAIN.weigh(other, seat)
            assert len(looks) == len(state.legal(seat))
            assert all(1 <= look <= 1000 for look in looks)
            assert max(looks) == 1000
            drawn = dice.below(1000)
            action = BRAIN.instinct(state, seat, FastDice(drawn))
            assert action == BRAIN.instinct(other, seat, FastDice(drawn))
            assert action in state.legal(seat)
        finish(state, dice, 1)


def test_others_see_the_species_of_a_card_as_it_is_played() -> None:
    state = begun(4, 0, next_start="nominate")
    seen = {card: state.shown(0, card) for card in range(FIRST_NAME)}
    assert len(set(seen.values())) == 6
    assert all(number >= ACTIONS for number in seen.values())
    for card in seen:
        assert seen[card] == seen[SPECIES_OF[card] * 10]
    assert seen[animal("frog 1")] != seen[animal("mouse 1")]
    names = range(FIRST_NAME, ACTIONS)
    assert [state.shown(0, name) for name in names] == [*names]


def test_playouts_rest_between_games_and_not_where_a_row_went_back() -> None:
    state, dice = started(4, games_per_match=2), FastDice(3)
    assert not BRAIN.rests(state)  # nothing was dealt
    state.deal(state.shuffle(dice))
    assert not BRAIN.rests(state)
    back = begun(4, 0, "+2 +2 +2 +2")
    assert back.due == SNAKES
    assert not BRAIN.rests(back)
    while state.due != STACKS or not state.chance():
        finish(state, dice, 1)
    assert BRAIN.rests(state)
    state.totals = [9, -3, 5, 5]
    worth = BRAIN.worth(state)
    assert sum(worth) == pytest.approx(2)
    assert 1 > worth[0] > worth[2] == worth[3] > worth[1] > 0


def test_a_match_that_is_over_is_worth_its_ranks_and_a_little_the_lead() -> None:
    state, dice = begun(3), FastDice(1)
    finish(state, dice)
    state.totals = [10, 10, -10]
    shared = BRAIN.worth(state)
    assert shared[0] == shared[1] > 0.7
    assert shared[2] < 0.1
    state.totals = [10, 9, -10]
    assert BRAIN.worth(state)[0] > shared[0] + 0.1
    state.totals = [30, 9, -10]
    assert BRAIN.worth(state)[0] > 0.9
