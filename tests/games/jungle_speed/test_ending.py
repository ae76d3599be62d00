"""How a match of Jungle Speed ends: cards gone, false grabs, stalls."""

from __future__ import annotations

from games.jungle_speed.positions import (
    A,
    B,
    C,
    D,
    begun,
    card,
    draws,
    exact,
    flip,
    grab,
    ranks,
    refused,
    sizes,
    ticks,
)
from shows import shows
from tablee import FastDice
from tablee.games.jungle_speed.actions import FLIP, GRAB
from tablee.games.jungle_speed.deals import OVER


@shows("JUN-32", "JUN-33", "JUN-34", "JUN-R33")
def test_the_first_without_any_card_wins() -> None:
    state = exact([["a1 red"], ["e2 red", "f1 red"], ["e3 red"]], [["f2 red"], ["a1 green"], ["b1 red"]])
    flip(state, A)
    assert state.outcome() is None  # no card to flip is no win
    flip(state, B)
    flip(state, C)
    assert state.turn == B  # A is skipped
    state.discards[B].append(card("a1 mauve"))
    grab(state, A)
    assert state.phase == OVER
    assert ranks(state) == ([0, 6, 2], [1, 2, 2], "emptied")
    assert (state.turn, state.pending, state.finished) == (-1, [], [[A]])


@shows("JUN-34", "JUN-R34")
def test_a_false_grab_may_let_others_win() -> None:
    state = exact([["e1 red"], [], ["e3 red"], []], [["a1 red"], ["b1 red"], ["c1 red"], ["d1 red"]])
    grab(state, C)
    assert (state.finished, ranks(state)) == ([[B, D]], ([1, 0, 5, 0], [3, 1, 3, 1], "emptied"))


@shows("JUN-54", "JUN-53")
def test_the_next_flipper_is_looked_for_from_the_seat_named() -> None:
    state = exact([[], ["e2 red"], [], ["e3 red"]], [["inward"], ["a1 red"], ["b1 red"], ["c1 red"]], turn=D)
    state.for_ranks = True
    grab(state, C)
    assert state.turn == C  # remembered as it is
    ticks(state, "settle")
    assert state.turn == D
    state = exact([["a1 red"], [], [], ["b1 red"]], [[], ["e1 red"], ["e2 red"], []])
    flip(state, A)
    assert state.turn == D


@shows("JUN-70", "JUN-R24")
def test_three_stalls_in_a_row_end_the_match() -> None:
    piles = [["a1 red", "b1 red"], ["c1 red", "d1 red", "e1 red"], ["f1 red", "inward"]]
    state = exact([[], [], []], piles, turn=B)
    state.spent = 1 << C
    assert refused(state, B, FLIP) == ("not now", "nobody-can-flip")
    ticks(state, "stall")
    assert (draws(state), state.spent, state.stalls, state.turn) == (piles, 0, 1, B)
    while state.waits() == "flip":
        state.tick()
    ticks(state, "stall")
    assert state.stalls == 2
    grabbed = state.copy()
    flip(grabbed, grabbed.turn)
    grab(grabbed, A)
    assert grabbed.stalls == 0
    while state.waits() == "flip":
        state.tick()
    state.pending = []
    ticks(state, "stall")
    assert (state.phase, state.stalls, sizes(state)) == (OVER, 3, [(0, 2), (0, 3), (0, 2)])
    assert ranks(state) == ([2, 3, 2], [1, 3, 1], "stalled")


@shows("JUN-70", "JUN-R24")
def test_every_kind_of_grab_starts_the_count_of_stalls_again() -> None:
    for top in ("a1 green", "inward", "b1 green"):
        state = exact([[], [], []], [["a1 red", "a1 mauve"], ["c1 red", top], ["d1 red"]])
        state.stalls = 2
        grab(state, A)
        assert state.stalls == 0


def test_a_match_without_grabs_ends_after_three_stalls() -> None:
    for seats in (2, 3, 7, 10):
        state = begun(seats, seed=seats)
        stalls = 0
        while state.outcome() is None:
            stalls += state.waits() == "stall"
            state.tick()
        assert stalls == 3
        assert ranks(state)[2] == "stalled"


@shows("JUN-54", "JUN-R24")
def test_in_a_stall_the_first_unfinished_seat_is_next() -> None:
    state = exact([["e1 red"], [], [], []], [[], [], ["a1 red"], ["b1 red"]], play_for_ranks=True)
    state.unfinished = [A, C, D]
    state.finished = [[B]]
    flip(state, A)
    assert (state.waits(), state.turn) == ("stall", C)
    assert [state.legal(seat) for seat in range(4)] == [[GRAB], [], [GRAB], [GRAB]]
    assert {state.pick(C, FastDice(seed)) for seed in range(20)} == {GRAB}
    assert refused(state, B, GRAB) == ("not now", "seat-finished")
    assert not state.grab_is_right(B)
    state.stalls = 2
    state.discards[A].append(card("f1 red"))
    ticks(state, "stall")
    assert ranks(state) == ([2, 0, 1, 1], [4, 1, 2, 2], "stalled")


def test_who_is_finished_is_told_that_all_is_over() -> None:
    state = exact([[], ["a2 red"]], [["a1 red"], ["a1 green"]])
    grab(state, A)
    assert refused(state, A, GRAB) == ("not now", "match-over")
