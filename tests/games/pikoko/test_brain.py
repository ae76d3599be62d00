"""What a decent player of Pikoko does where it is plain, and that it looks at nothing it may not see."""

from __future__ import annotations

import pytest

from tablee import FastDice, finish
from tablee.games.pikoko import GAME
from tablee.games.pikoko.deals import BID, CONFIDE, DEAL, HAND, PLAY, SELF
from tablee.games.pikoko.rules import Pikoko

from .positions import at_play, auction, begun, bid_all, confide_all, dealt, doing, play, position

BRAIN = GAME.brain

# Seat 0 holds nearly all trumps, seat 1 nothing but low cards.
STRONG = "r2 r3 r4 r5 M7 b7 y7 y6"
WEAK = "y2 y3 p2 p3 w2 w3 b2 b3"
MIDDLING = "p4 p5 p6 w5 w6 y5 b5 b6"


def liked(state: Pikoko, seat: int) -> int:
    """The action that looks best."""
    weights = BRAIN.weigh(state, seat)
    assert all(1 <= weight <= 1000 for weight in weights)
    return state.legal(seat)[weights.index(max(weights))]


def likes(state: Pikoko, seat: int, name: str) -> bool:
    return liked(state, seat) == GAME.read(state, seat, doing(name))


def confides(state: Pikoko, seat: int) -> object:
    return GAME.describe(state, seat, liked(state, seat))["confide"]


def late(hands: list[str], trump: str | None, seat: int, *lacks: int) -> Pikoko:
    """The last tricks of a round, and how many more a seat has bid on each; seat 0 leads."""
    state = position(hands, trump)
    state.winners = [0] * (HAND - len(state.dealt[0]))
    for owner, lack in enumerate(lacks):
        state.bids[seat * state.seats + owner] = lack + state.winners.count(owner)
    return state


def test_much_is_bid_on_a_hand_of_trumps_and_little_on_low_cards() -> None:
    state = dealt([STRONG, WEAK, MIDDLING], "r6")
    on_strong = liked(state, 2)
    assert on_strong >= 4
    auction(state, {1: 4, 2: on_strong})
    assert liked(state, 2) <= 1


def test_a_hand_gets_what_the_hands_in_sight_leave_over() -> None:
    """Without a bid to go by: seat 1 sees strong hands, seat 0 weak ones."""
    bids = {}
    for seat in (0, 1):
        state = dealt([STRONG, WEAK, MIDDLING], "r6")
        state.subject = SELF
        state.awaited = state.everybody()
        bids[seat] = liked(state, seat)
    assert bids[0] > bids[1]


@pytest.mark.parametrize("told", [2, 5])
def test_others_know_better_what_the_own_hand_is_worth(told: int) -> None:
    state = dealt([STRONG, WEAK, MIDDLING], "r6")
    auction(state, {1: told, 2: told})
    auction(state, {0: 0, 2: 0})
    auction(state, {0: 0, 1: 0})
    assert abs(liked(state, 0) - told) <= 1


def test_no_more_is_bid_than_there_are_tokens() -> None:
    state = dealt([STRONG, WEAK, MIDDLING], "r6")
    auction(state, {1: 4, 2: 9})
    assert BRAIN.weigh(state, 2) == BRAIN.weigh(state, 2)[:1]
    assert BRAIN.instinct(state, 2, FastDice(1)) == 0


def test_the_bid_is_backed_that_the_others_have_made_too() -> None:
    state = dealt([STRONG, WEAK, MIDDLING], "r6")
    bid_all(state, [[5, 0, 2], [5, 2, 0], [5, 3, 1]])
    assert confides(state, 1) == 0
    assert state.legal(1)[0] + 1 == BRAIN.instinct(state, 1, FastDice(1))


def test_no_bid_is_backed_that_nobody_shares() -> None:
    state = dealt([STRONG, WEAK, MIDDLING], "r6")
    bid_all(state, [[0, 4, 5], [8, 0, 1], [1, 7, 1]])
    assert [confides(state, seat) for seat in range(3)] == [None, None, None]


def test_the_last_card_gives_the_trick_to_whom_the_own_bids_want_to_have_it() -> None:
    for lacks, wanted in (((2, 0, 0), "y6"), ((0, 2, 0), "y2")):
        state = late(["y6 y2", "y5 p2", "y3 p3"], None, 2, *lacks)
        play(state, 0, "y5", "y3")
        assert likes(state, 2, wanted)


def test_a_trick_is_won_with_no_more_than_it_takes() -> None:
    state = late(["y6 w6 y2", "y5 p2 p4", "y3 p3 p5"], None, 2, 3, 0, 0)
    play(state, 0, "y5", "y3")
    assert likes(state, 2, "y6")


def test_a_hand_that_should_win_no_more_throws_its_best_card_into_a_lost_trick() -> None:
    state = late(["y6 y5 y2", "b6 p2 p5", "y3 p3 p6"], None, 2, 0, 2, 0)
    play(state, 0, "b6", "y3")
    assert likes(state, 2, "y6")


def test_a_void_hand_trumps_if_it_should_win() -> None:
    for lacks, wanted in (((2, 0, 0), "r2"), ((0, 2, 0), "p2")):
        state = late(["r2 p2", "y7 p4", "y3 p3"], "red", 2, *lacks)
        play(state, 0, "y7", "y3")
        assert likes(state, 2, wanted)


def test_a_lead_reckons_with_who_must_follow_and_who_can_trump() -> None:
    """Pink cannot be beaten, yellow may be trumped."""
    state = late(["w2 w3", "y6 p6", "r2 p2"], "red", 0, 0, 2, 0)
    assert likes(state, 0, "p6")


def test_of_two_bids_that_lack_a_trick_the_backed_one_gets_it() -> None:
    for backed, wanted in ((0, "y6"), (1, "y2")):
        state = late(["y6 y2", "y5 p2", "y3 p3"], None, 2, 3, 1, 0)
        state.confidence[2] = backed
        play(state, 0, "y5", "y3")
        assert likes(state, 2, wanted)


@pytest.mark.parametrize("seats", GAME.seats)
def test_all_is_told_from_what_the_seat_sees(seats: int) -> None:
    dice = FastDice(seats)
    for seed in range(4):
        state = begun(seats, seed=seed)
        while not state.scores:
            for seat in state.acting():
                imagined = state.imagine(seat, dice)
                weights = BRAIN.weigh(state, seat)
                assert len(weights) == len(state.legal(seat))
                assert BRAIN.weigh(imagined, seat) == weights
                for draw in range(3):
                    action = BRAIN.instinct(state, seat, FastDice(draw))
                    assert action in state.legal(seat)
                    assert action == BRAIN.instinct(imagined, seat, FastDice(draw))
            finish(state, dice, 1)


def test_playouts_vary() -> None:
    state, dice = at_play(4), FastDice(1)
    seat = state.acting()[0]
    usual = [BRAIN.instinct(state, seat, dice) for _ in range(200)]
    assert len(set(usual)) > 1
    assert usual.count(liked(state, seat)) > 150


def test_a_playout_rests_between_rounds() -> None:
    state, dice = GAME.start({}, 3), FastDice(1)
    assert not BRAIN.rests(state)
    while not state.scores:
        finish(state, dice, 1)
        assert BRAIN.rests(state) == (state.phase == DEAL and len(state.scores) == 1)


def test_a_lead_is_worth_more_the_fewer_rounds_are_to_come() -> None:
    state = GAME.start({}, 3)
    assert BRAIN.worth(state) == pytest.approx([0.5, 0.5, 0.5])
    worths = []
    for scores in ([[5, 3, 1]], [[5, 3, 1], [2, 2, 2]], [[5, 3, 1], [2, 2, 2], [4, 4, 4]]):
        state.scores = scores
        worths.append(BRAIN.worth(state))
        assert sum(worths[-1]) == pytest.approx(1.5)
    assert worths[0][0] < worths[1][0] < worths[2][0]
    assert worths[0][2] > worths[1][2] > worths[2][2]


def test_a_match_is_worth_its_places_above_all_and_its_points_a_little() -> None:
    state = at_play(3)
    finish(state, FastDice(1))
    state.scores = [[5, 5, 0], [5, 4, 0], [1, 1, 0]]
    narrow = BRAIN.worth(state)
    state.scores = [[9, 5, 0], [9, 4, 0], [9, 1, 0]]
    clear = BRAIN.worth(state)
    assert clear[0] > narrow[0] > 0.85
    assert narrow[1] == pytest.approx(0.5, abs=0.1)
    assert clear[2] < 0.01


def test_others_see_of_a_secret_only_that_it_is_laid() -> None:
    state = begun(3)
    assert state.phase == BID
    assert len({state.shown(1, bid) for bid in state.legal(1)}) == 1
    bid_all(state, [[2, 2, 2]] * 3)
    assert state.phase == CONFIDE
    assert len({state.shown(1, action) for action in state.legal(1)}) == 1
    confide_all(state, [None] * 3)
    assert state.phase == PLAY
    assert [state.shown(0, face) for face in state.legal(0)] == state.legal(0)
