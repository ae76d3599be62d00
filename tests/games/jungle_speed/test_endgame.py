"""Seats with nothing but a discard pile: races that they must win, and exits."""

from __future__ import annotations

from typing import Any

from games.jungle_speed.positions import (
    A,
    B,
    C,
    D,
    E,
    all_to,
    card,
    claims,
    draws,
    exact,
    flip,
    grab,
    pot,
    ranks,
    sizes,
    ticks,
)
from shows import shows
from tablee.games.jungle_speed import GAME
from tablee.games.jungle_speed.deals import CHOICE, COUNTDOWN, OVER, SETTLE, TURN, WINDOW
from tablee.games.jungle_speed.rules import JungleSpeed


def forced(
    drawn: list[list[str]], flipped: list[list[str]], in_pot: tuple[str, ...] = (), turn: int = A, **more: Any
) -> JungleSpeed:
    return exact(drawn, flipped, in_pot, turn, endgame_forced_inward=True, **more)


@shows("JUN-42", "JUN-R27", "JUN-71")
def test_who_must_win_the_inward_race_and_does_not() -> None:
    state = forced(
        [[], ["e2 red"], ["e3 red", "inward"], ["inward", "f1 red"]],
        [["a1 red", "a2 red"], ["b1 red", "b2 red"], ["c1 red"], ["d1 red"]],
        ("f3 red",),
        turn=D,
    )
    flip(state, D)
    assert state.bound == [0, 0, 0, 1 << A]
    assert GAME.truth(state)["bound"] == [[D, [A]]]
    grab(state, C)
    assert draws(state) == [
        ["a1 red", "a2 red", "b1 red", "b2 red", "d1 red", "inward"],
        ["e2 red"],
        ["e3 red", "inward"],
        ["f1 red"],
    ]
    assert pot(state) == ["f3 red", "c1 red"]
    assert (state.bound, state.spent, state.turn, state.phase) == ([0] * 4, 0, C, SETTLE)
    assert GAME.truth(state)["bound"] == []


@shows("JUN-42", "JUN-R27")
def test_several_that_fail_share_all_discard_piles() -> None:
    state = forced(
        [[], [], ["e3 red"], ["inward", "f1 red"]],
        [["a1 red", "a2 red"], ["b1 red", "b2 red"], ["c1 red"], ["d1 red"]],
        ("f3 red",),
        turn=D,
    )
    flip(state, D)
    assert state.bound == [0, 0, 0, 0b0011]
    grab(state, C)
    # From C, clockwise, newest first: D's two, A's two, B's two; A and B are dealt in turn.
    assert draws(state)[A] == ["inward", "a2 red", "b2 red"]
    assert draws(state)[B] == ["d1 red", "a1 red", "b1 red"]
    assert pot(state) == ["f3 red", "c1 red"]
    assert state.discards == [[], [], [], []]

    state = forced(
        [[], [], [], ["inward", "f1 red"]],
        [["a1 red", "a2 red"], ["b1 red", "b2 red"], ["c1 red", "c2 red", "c3 red"], []],
        ("f3 red",),
        turn=D,
    )
    flip(state, D)
    assert state.bound == [0, 0, 0, 0b0111]
    grab(state, D)
    assert draws(state) == [["a2 red", "b1 red"], ["a1 red", "c3 red"], ["b2 red", "c2 red"], ["f1 red"]]
    assert pot(state) == ["f3 red", "inward", "c1 red"]


@shows("JUN-42", "JUN-R27")
def test_a_rest_that_does_not_divide_stays_in_the_pot_as_it_lies() -> None:
    state = forced(
        [[], [], [], ["inward", "f1 red"], ["f2 red"]],
        [["a1 red"], ["b1 red"], ["c1 red", "c2 red", "c3 red"], [], []],
        ("f3 red",),
        turn=D,
    )
    flip(state, D)
    grab(state, E)
    assert draws(state)[:3] == [["a1 red", "c2 red"], ["b1 red", "c1 red"], ["c3 red", "inward"]]
    assert pot(state) == ["f3 red"]
    state = forced([[], [], ["inward", "f1 red"]], [["a1 red"], ["b1 red"], []], ("f3 red",), turn=C)
    flip(state, C)
    state.discards[A].append(card("a2 red"))
    state.discards[B] = [card("b1 red"), card("b2 red"), card("b3 red")]
    # C's next flip covers its inward card: 2 + 3 + 2 cards for two.
    for seat in (A, B):
        assert state.draws[seat] == []
    assert state.turn == C
    flip(state, C)
    assert draws(state) == [["a2 red", "b3 red", "b1 red"], ["a1 red", "b2 red", "f1 red"], []]
    assert pot(state) == ["f3 red", "inward"]
    assert state.finished == [[C]]


@shows("JUN-R27")
def test_an_obligation_lapses_when_its_card_is_covered() -> None:
    state = forced(
        [["inward", "e1 red", "e2 red"], [], ["f1 red", "f2 red"]], [["a1 red"], ["b1 red"], ["c1 red"]]
    )
    flip(state, A)
    assert state.bound == [1 << B, 0, 0]
    flip(state, C)
    assert state.bound == [1 << B, 0, 0]
    flip(state, A)
    assert draws(state) == [
        ["e2 red"],
        ["b1 red", "c1 red", "f1 red", "a1 red", "inward", "e1 red"],
        ["f2 red"],
    ]
    assert (state.bound, state.phase, state.turn) == ([0, 0, 0], TURN, B)


@shows("JUN-R27", "JUN-56", "JUN-71")
def test_a_penalty_drops_the_outward_card_that_covered_the_inward_one() -> None:
    state = forced([["inward", "outward", "e2 red"], [], ["f1 red", "f2 red"]], [[], ["b1 red"], []])
    flip(state, A)
    flip(state, C)
    flip(state, A)
    assert (state.pending, state.phase, state.turn) == ([], TURN, B)
    assert draws(state)[B] == ["b1 red", "f1 red", "inward", "outward"]


@shows("JUN-R27")
def test_a_flipper_whose_last_card_is_the_inward_one_is_bound() -> None:
    state = forced([["e1 red", "e2 red"], ["inward"], ["f1 red"]], [[], ["b1 red"], []], turn=B)
    flip(state, B)
    assert state.bound == [0, 1 << B, 0]
    flip(state, C)  # C has only a discard pile now, but had not when the inward card came
    assert state.bound == [0, 1 << B, 0]
    won, lost = state.copy(), state.copy()
    grab(won, B)
    assert (won.finished, won.bound, pot(won)) == ([[B]], [0, 0, 0], ["b1 red", "inward"])
    grab(lost, A)
    assert draws(lost)[B] == ["b1 red", "inward", "f1 red"]
    assert lost.finished == [[C]]  # the penalty took its last card


@shows("JUN-R27")
def test_a_duel_won_by_another_is_a_race_lost() -> None:
    state = forced(
        [["inward", "e1 red"], [], ["e2 red"], ["e3 red"]],
        [[], ["b1 red"], ["d2 red"], ["d2 green"]],
    )
    flip(state, A)
    assert state.bound == [1 << B, 0, 0, 0]
    grab(state, D)
    assert draws(state) == [["e1 red"], ["b1 red", "inward"], ["e2 red", "d2 red", "d2 green"], ["e3 red"]]
    assert (state.turn, state.bound) == (C, [0] * 4)


@shows("JUN-R27")
def test_a_choice_comes_before_the_penalty() -> None:
    state = forced(
        [["inward", "e1 red"], [], ["e2 red"], ["e3 red"]],
        [[], ["d2 mauve"], ["d2 red"], ["d2 green"]],
    )
    flip(state, A)
    grab(state, D)
    assert (state.phase, state.bound, state.spent) == (CHOICE, [1 << B, 0, 0, 0], 1 << A)
    all_to(state, C)
    assert draws(state) == [["e1 red"], ["d2 mauve", "inward"], ["e2 red", "d2 red", "d2 green"], ["e3 red"]]
    assert (state.turn, state.bound) == (C, [0] * 4)


@shows("JUN-R27", "JUN-42")
def test_obligations_of_a_simultaneous_flip() -> None:
    drawn = [["outward", "inward", "e1 red"], ["c1 red"], ["inward", "e2 red", "e3 red"], []]
    state = forced(drawn, [[], [], [], ["b1 red"]])
    flip(state, A)
    ticks(state, "count", "count", "count")
    assert state.bound == [0b1010, 0, 0b1010, 0]  # B has flipped its last card
    assert GAME.truth(state)["bound"] == [[A, [B, D]], [C, [B, D]]]
    won = state.copy()
    grab(won, B)
    assert draws(won)[D] == ["b1 red", "outward", "inward", "inward"]
    assert (won.finished, pot(won), won.bound) == ([[B]], ["c1 red"], [0] * 4)
    # A simultaneous flip that covers both: who counted, first of two, is where the dealing begins.
    # It is the same when each of the two cards bound one of them.
    each = state.copy()
    each.bound = [1 << B, 0, 1 << D, 0]
    for covered in (state, each):
        covered.pending = [C, A]
        ticks(covered, "window", "count", "count", "count")
        # From C: D's, A's newest first, B's, C's newest first; D and B in turn.
        second = ["e1 red", "outward", "e2 red"]
        assert draws(covered) == [[], second, ["e3 red"], ["b1 red", "inward", "c1 red"]]
        assert pot(covered) == ["inward"]
        assert covered.finished == [[A]]


@shows("JUN-R24", "JUN-R27")
def test_nothing_is_owed_for_an_inward_card_that_is_recycled() -> None:
    state = forced([["inward"], []], [[], ["b1 red"]])
    flip(state, A)
    assert (state.bound, state.waits()) == ([0b11, 0], "stall")
    third = state.copy()
    ticks(state, "stall")
    assert (state.bound, sizes(state), state.waits()) == ([0, 0], [(1, 0), (1, 0)], "flip")
    third.stalls = 2
    ticks(third, "stall")
    assert (third.phase, third.bound) == (OVER, [0, 0])


def freed(drawn: list[list[str]], flipped: list[list[str]], turn: int = A, **more: Any) -> JungleSpeed:
    return exact(drawn, flipped, ["f3 red"], turn, endgame_outward_exit=True, **more)


@shows("JUN-43", "JUN-R28", "JUN-56")
def test_an_outward_card_frees_seats_with_only_a_discard_pile() -> None:
    state = freed(
        [[], ["e2 red"], ["outward"], []], [["a1 red"], ["b1 red"], ["c1 red"], ["d1 red", "d2 red"]], C
    )
    flip(state, C)
    # Clockwise from C, who exits too, with the outward card itself.
    assert pot(state) == ["f3 red", "d1 red", "d2 red", "a1 red", "c1 red", "outward"]
    assert state.finished == [[A, C, D]]
    assert ranks(state) == ([0, 2, 0, 0], [1, 4, 1, 1], "emptied")
    assert (state.pending, state.phase) == ([], OVER)


@shows("JUN-43", "JUN-R28", "JUN-50")
def test_a_flipper_that_exits_takes_its_outward_card_along() -> None:
    drawn = [["outward"], ["e1 red"], ["e2 red"], ["e3 red"]]
    state = freed(drawn, [["a1 red"], ["b1 red"], [], []], play_for_ranks=True)
    flip(state, A)
    assert (state.phase, state.turn, state.pending) == (TURN, B, [])
    assert (state.finished, pot(state)) == ([[A]], ["f3 red", "a1 red", "outward"])
    assert state.acting() == [B, C, D]


@shows("JUN-43", "JUN-R28")
def test_exits_at_a_simultaneous_flip() -> None:
    drawn = [["outward", "e1 red", "e2 red"], ["outward"], ["f1 red", "f2 red"], ["c1 red"]]
    state = freed(drawn, [[], [], [], []], play_for_ranks=True)
    flip(state, A)
    ticks(state, "count", "count", "count")
    assert state.phase == OVER
    assert pot(state) == ["f3 red", "outward", "c1 red"]
    assert ranks(state) == ([3, 0, 2, 0], [3, 1, 3, 1], "emptied")
    # No outward card, no exit.
    state = freed([["outward", "e1 red"], ["f1 red"], ["f2 red"]], [[], [], []])
    flip(state, A)
    ticks(state, "count", "count", "count")
    assert (state.phase, sizes(state)) == (WINDOW, [(0, 2), (0, 1), (0, 1)])


@shows("JUN-71", "JUN-R27")
def test_a_seat_that_exits_owes_nothing() -> None:
    drawn = [["inward", "outward", "e1 red"], [], ["f1 red", "f2 red"], ["e2 red", "f2 green"]]
    state = freed(drawn, [[], ["b1 red"], [], []], play_for_ranks=True, endgame_forced_inward=True)
    flip(state, A)
    assert state.bound == [1 << B, 0, 0, 0]
    flip(state, C)
    flip(state, D)
    flip(state, A)
    assert (state.finished, state.bound, state.pending) == ([[B]], [0] * 4, [A])
    assert sizes(state) == [(1, 2), (0, 0), (1, 1), (1, 1)]
    assert (pot(state), state.phase) == (["f3 red", "b1 red"], COUNTDOWN)


@shows("JUN-71")
def test_a_seat_that_exits_is_not_bound() -> None:
    drawn = [["outward", "a1 red", "a2 red"], ["outward", "b1 red"], ["inward", "c1 red"], ["d1 red"]]
    state = freed(drawn, [[], [], [], []], play_for_ranks=True, endgame_forced_inward=True)
    flip(state, A)
    ticks(state, "count", "count", "count")
    assert (state.finished, state.phase, claims(state)) == ([[D]], WINDOW, ([], True))
    assert state.bound == [0] * 4


def test_exits_alone_bind_nobody() -> None:
    state = freed([["inward", "e1 red"], [], ["e2 red"]], [[], ["b1 red"], []])
    flip(state, A)
    assert state.bound == [0, 0, 0]


@shows("JUN-R27", "JUN-R6")
def test_the_rest_of_a_penalty_keeps_its_order() -> None:
    state = forced(
        [[], [], [], ["inward", "f1 red"], ["f2 red"]],
        [["a1 red", "a2 red"], ["b1 red", "b2 red"], ["c1 red", "c2 red", "c3 red"], [], []],
        ("f3 red",),
        turn=D,
    )
    flip(state, D)
    grab(state, E)
    assert draws(state)[:3] == [["a2 red", "b1 red"], ["a1 red", "c3 red"], ["b2 red", "c2 red"]]
    assert pot(state) == ["f3 red", "inward", "c1 red"]
