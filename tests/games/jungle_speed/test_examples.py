"""The worked examples of Jungle Speed, each a test that reads like the example."""

from __future__ import annotations

import pytest

from games.jungle_speed.positions import (
    A,
    B,
    C,
    D,
    E,
    all_to,
    begun,
    claims,
    equal,
    exact,
    flip,
    grab,
    pot,
    sizes,
    table,
    ticks,
)
from shows import shows
from tablee import Refused
from tablee.games.jungle_speed.actions import GIVE_EQUAL, GIVE_SEAT, GRAB
from tablee.games.jungle_speed.deals import CHOICE, COUNTDOWN, OVER, SETTLE, TURN, WINDOW
from tablee.games.jungle_speed.rules import JungleSpeed


def ended(state: JungleSpeed, ranks: list[int], reason: str = "emptied") -> bool:
    outcome = state.outcome()
    return outcome is not None and (outcome.ranks, outcome.reason) == (ranks, reason)


def jx_02() -> JungleSpeed:
    return table([(10, 5, "d2 red"), (17, 3, "d2 green"), (16, 4), (23, 2)])


@shows("JX-01")
@pytest.mark.parametrize(
    ("seats", "hands"),
    [
        (2, [40, 40]),
        (3, [27, 27, 26]),
        (4, [20] * 4),
        (5, [16] * 5),
        (6, [14, 14, 13, 13, 13, 13]),
        (7, [12] * 3 + [11] * 4),
        (8, [10] * 8),
        (9, [9] * 8 + [8]),
        (10, [8] * 10),
    ],
)
def test_deal(seats: int, hands: list[int]) -> None:
    assert [len(pile) for pile in begun(seats).draws] == hands
    if seats < 4:
        assert [len(pile) for pile in begun(seats, remove_colour_arrows=True).draws] == [78 // seats] * seats


@shows("JX-02", "JX-06")
def test_duel() -> None:
    state = jx_02()
    grab(state, A)
    assert sizes(state) == [(10, 0), (25, 0), (16, 4), (23, 2)]
    assert (state.pot, state.phase) == ([], SETTLE)
    for late in (B, C, D):
        with pytest.raises(Refused, match=r"^not now: nobody-acts$"):
            grab(state, late)
    ticks(state, "settle")
    assert state.turn == B


@shows("JX-03")
def test_duel_with_pot() -> None:
    state = table([(10, 5, "d2 red"), (15, 3, "d2 green"), (16, 4), (18, 2)], pot=7)
    grab(state, B)
    assert sizes(state) == [(25, 0), (15, 0), (16, 4), (18, 2)]
    assert state.pot == []
    ticks(state, "settle")
    assert state.turn == A


@shows("JX-04")
def test_look_alike() -> None:
    state = table([(14, 4, "d1 green"), (12, 6, "d2 yellow"), (15, 3, "a1 red"), (24, 0)], pot=2, turn=C)
    grab(state, A)
    assert sizes(state) == [(27, 0), (12, 0), (15, 0), (24, 0)]
    assert len(state.pot) == 2
    ticks(state, "settle")
    assert state.turn == A


@shows("JX-05")
def test_outsider() -> None:
    state = jx_02()
    grab(state, C)
    assert sizes(state) == [(10, 0), (17, 0), (30, 0), (23, 0)]
    with pytest.raises(Refused, match=r"^not now: nobody-acts$"):
        grab(state, A)
    assert claims(state) == ([], False)
    ticks(state, "settle")
    assert state.turn == C


@shows("JX-07")
def test_inward() -> None:
    state = table([(15, 5), (14, 6), (13, 7, "inward"), (11, 9)], turn=D)
    grab(state, D)
    assert sizes(state) == [(15, 5), (14, 6), (13, 7), (11, 0)]
    assert len(state.pot) == 9
    assert state.spent == 1 << C
    ticks(state, "settle")
    assert state.turn == D
    grab(state, A)
    assert sizes(state) == [(33, 0), (14, 0), (13, 0), (11, 0)]
    assert (len(state.pot), state.spent) == (9, 0)
    ticks(state, "settle")
    assert state.turn == A


@shows("JX-08")
def test_winning_at_an_inward() -> None:
    state = table([(0, 6), (30, 4), (40, 0)], turn=B, nexts={B: ["inward"]})
    flip(state, B)
    grab(state, A)
    assert len(state.pot) == 6
    assert state.phase == OVER
    assert ended(state, [1, 2, 2])


@shows("JX-09")
@pytest.mark.parametrize(("seat", "right"), [(A, True), (B, True), (C, False), (D, False), (E, False)])
def test_colour_arrows_appear(seat: int, right: bool) -> None:
    tops = ["a1 red", "d2 red", "a1 yellow"]
    state = table(
        [*((10, 5, top) for top in tops), (15, 2), (13, 5, "c3 mauve")], turn=D, nexts={D: ["colour"]}
    )
    assert claims(state) == ([[A, C]], False)
    flip(state, D)
    assert claims(state) == ([[A, B]], False)
    assert state.grab_is_right(seat) == right
    grab(state, seat)
    assert sizes(state)[seat][0] == [10, 10, 33, 37, 36][seat]
    assert (len(state.discards[E]) == 5) == right


@shows("JX-10")
def test_colour_arrows_covered() -> None:
    for new, duel in (("e3 yellow", [A, B]), ("b1 mauve", [A, B, C])):
        state = table(
            [(20, 5, "b1 green"), (25, 2), (25, 3, "colour")], turn=B, nexts={B: ["b1 red"], C: [new]}
        )
        flip(state, B)
        assert claims(state) == ([], False)
        flip(state, C)
        assert claims(state) == ([duel], False)
        assert state.grab_is_right(A)
        assert state.grab_is_right(C) == (C in duel)


def jx_11(winner: int = A, **options: bool) -> JungleSpeed:
    state = table([(8, 23, "c2 red"), (5, 2, "c2 green"), (4, 1, "c2 mauve"), (20, 17)], **options)
    grab(state, winner)
    return state


@shows("JX-11")
def test_split_23() -> None:
    state = jx_11()
    assert (state.phase, state.choosing) == (CHOICE, A)
    assert sizes(state) == [(8, 23), (5, 2), (4, 1), (20, 17)]
    assert state.legal(A) == [GIVE_EQUAL, GIVE_SEAT + B, GIVE_SEAT + C]
    equal(state)
    assert sizes(state) == [(8, 0), (18, 0), (16, 0), (20, 17)]
    assert len(state.pot) == 1
    assert state.turn == B

    state = jx_11()
    all_to(state, B)
    assert sizes(state) == [(8, 0), (30, 0), (5, 0), (20, 17)]
    assert (state.pot, state.turn) == ([], B)

    state, chosen = jx_11(), jx_11()
    ticks(state, "choice")
    equal(chosen)
    assert state == chosen


@shows("JX-12")
def test_split_with_pot_4() -> None:
    piles = [(8, 23, "c2 red"), (5, 2, "c2 green"), (4, 1, "c2 mauve"), (20, 13)]
    state = table(piles, pot=4)
    grab(state, A)
    other = state.copy()
    equal(state)
    assert sizes(state) == [(8, 0), (20, 0), (18, 0), (20, 13)]
    assert len(state.pot) == 1
    all_to(other, C)
    assert sizes(other) == [(8, 0), (7, 0), (32, 0), (20, 13)]
    assert (other.pot, other.turn) == ([], C)


@shows("JX-13")
def test_two_duels_at_once() -> None:
    tops = [(8, 10, "a1 red"), (9, 6, "b1 red"), (11, 4, "c1 yellow"), (12, 5, "d1 yellow")]
    state = table([*tops, (10, 5, "colour")])
    assert claims(state) == ([[A, B], [C, D]], False)
    grab(state, A)
    with pytest.raises(Refused, match=r"^not allowed: not-in-your-duel$"):
        all_to(state, C)
    other = state.copy()
    equal(state)
    assert sizes(state) == [(8, 0), (18, 0), (18, 0), (20, 0), (10, 5)]
    assert len(state.pot) == 1
    all_to(other, B)
    assert sizes(other) == [(8, 0), (25, 0), (15, 0), (17, 0), (10, 5)]
    assert other.pot == []


@shows("JX-14")
def test_duel_and_inward() -> None:
    def fresh() -> JungleSpeed:
        return table([(9, 8, "d2 red"), (12, 6, "d2 mauve"), (14, 7, "inward"), (15, 9)], turn=D)

    state = fresh()
    grab(state, D)
    assert (sizes(state)[D], len(state.pot), state.spent) == ((15, 0), 9, 1 << C)
    assert claims(state) == ([[A, B]], False)
    ticks(state, "settle")
    assert state.turn == D
    grab(state, B)
    assert sizes(state) == [(32, 0), (12, 0), (14, 7), (15, 0)]
    assert state.pot == []
    ticks(state, "settle")
    assert state.turn == A

    state = fresh()
    grab(state, A)
    assert sizes(state) == [(9, 0), (26, 0), (14, 7), (15, 9)]
    assert (state.pot, state.spent) == ([], 1 << C)
    ticks(state, "settle")
    assert state.turn == B
    assert not state.grab_is_right(D)
    grab(state, D)
    assert sizes(state)[D] == (31, 0)


def outward(*tops: str, seconds: tuple[str, ...] = ("a1 red", "b1 red", "d1 red", "e1 red")) -> JungleSpeed:
    """20 cards each; A flips an outward card, then these come up, and after them the second ones."""
    nexts = {seat: [tops[seat], seconds[seat]] for seat in range(4)}
    nexts[A].insert(0, "outward")
    state = table([(20, 0)] * 4, nexts=nexts)
    flip(state, A)
    return state


@shows("JX-15")
def test_outward() -> None:
    state = outward("f1 red", "f1 green", "e2 yellow", "f3 red")
    assert sizes(state)[A] == (19, 1)
    assert (state.phase, state.count, state.pending) == (COUNTDOWN, 3, [A])
    ticks(state, "count")
    assert state.count == 2
    ticks(state, "count")
    assert state.count == 1
    ticks(state, "count")
    assert (state.phase, state.count, state.pending) == (WINDOW, 0, [])
    assert sizes(state) == [(18, 2), (19, 1), (19, 1), (19, 1)]
    assert claims(state) == ([[A, B]], False)
    ticks(state, "window")
    assert (state.phase, state.turn) == (TURN, B)


@shows("JX-16")
def test_outward_with_an_empty_draw_pile() -> None:
    state = table([(30, 0), (22, 0), (0, 5, "e2 yellow"), (23, 0)], nexts={A: ["outward"], B: ["e2 red"]})
    flip(state, A)
    ticks(state, "count", "count", "count")
    assert sizes(state) == [(28, 2), (21, 1), (0, 5), (22, 1)]
    assert [B, C] in claims(state)[0]

    state = table([(1, 4), (35, 0), (40, 0)], nexts={A: ["outward"]})
    flip(state, A)
    ticks(state, "count", "count", "count")
    assert sizes(state) == [(0, 5), (34, 1), (39, 1)]
    ticks(state, "window")
    assert (state.phase, state.turn) == (TURN, B)


@shows("JX-17")
def test_chained_outward() -> None:
    state = outward("c1 red", "outward", "c1 yellow", "b2 green")
    ticks(state, "count", "count", "count")
    other = state.copy()
    grab(state, A)
    assert sizes(state) == [(18, 0), (19, 1), (22, 0), (19, 1)]
    ticks(state, "settle")
    assert (state.phase, state.count, state.pending) == (COUNTDOWN, 3, [B])
    ticks(state, "count", "count", "count")
    assert sizes(state) == [(17, 1), (18, 2), (21, 1), (18, 2)]
    ticks(state, "window")
    assert state.turn == C

    ticks(other, "window", "count", "count", "count")
    assert sizes(other) == [(17, 3), (18, 2), (18, 2), (18, 2)]
    assert claims(other) == ([], False)
    ticks(other, "window")
    assert other.turn == B


@shows("JX-18")
def test_two_outward_at_once() -> None:
    state = outward("c1 red", "outward", "e3 yellow", "outward")
    ticks(state, "count", "count", "count")
    assert state.pending == [B, D]
    ticks(state, "window", "count", "count", "count")
    assert state.pending == []
    assert sizes(state) == [(17, 3), (18, 2), (18, 2), (18, 2)]
    ticks(state, "window")
    assert state.turn == B


@shows("JX-19")
def test_error_frees_others() -> None:
    state = table([(30, 6), (0, 3), (0, 1), (37, 3)])
    grab(state, A)
    assert sizes(state) == [(43, 0), (0, 0), (0, 0), (37, 0)]
    assert state.finished == [[B, C]]
    assert ended(state, [3, 1, 1, 3])


@shows("JX-20")
def test_skipping() -> None:
    state = table([(20, 5), (0, 4, "d2 red"), (20, 5), (26, 0)], nexts={A: ["a1 red"], C: ["d2 green"]})
    flip(state, A)
    assert state.turn == C
    flip(state, C)
    grab(state, C)
    assert sizes(state)[B] == (10, 0)
    ticks(state, "settle")
    assert state.turn == B
    flip(state, B)
    assert state.turn == C


@shows("JX-21")
def test_stall() -> None:
    state = table([(0, 50), (0, 30)], turn=A)
    first = state.discards[A][0]
    assert state.legal(A) == state.legal(B) == [GRAB]
    ticks(state, "stall")
    assert sizes(state) == [(50, 0), (30, 0)]
    assert (state.phase, state.turn, state.stalls) == (TURN, A, 1)
    state.play(A, 0)
    assert state.discards[A] == [first]


@shows("JX-22")
def test_ranks() -> None:
    state = table([(0, 3), (0, 4), (0, 5), (30, 3), (30, 5)], turn=D, play_for_ranks=True)
    for place, seat in enumerate((B, C, A), 1):
        state.discards[D][-1] = 73  # an inward card, not yet raced for
        state.spent = 0
        grab(state, seat)
        assert state.finished[place - 1] == [seat]
        assert (state.outcome() is None) == (place < 3)
        if place < 3:
            ticks(state, "settle")
    assert ended(state, [3, 1, 2, 4, 4])

    state = table([(0, 6), (30, 4, "inward"), (40, 0)], turn=B, play_for_ranks=True)
    grab(state, A)
    assert ended(state, [1, 2, 2])

    state = table([(30, 6), (0, 3), (0, 1), (36, 3), (1, 0)], play_for_ranks=True)
    grab(state, A)
    assert state.finished == [[B, C]]
    ticks(state, "settle")
    state.discards[D], state.discards[E] = [73], state.draws[E]
    state.draws[E] = []
    grab(state, E)
    assert ended(state, [4, 1, 1, 4, 3])


@shows("JX-23")
def test_option_2a() -> None:
    def fresh() -> JungleSpeed:
        state = table(
            [(0, 4), (20, 5), (31, 5), (12, 3)],
            turn=C,
            nexts={C: ["inward"]},
            endgame_forced_inward=True,
        )
        flip(state, C)
        assert state.bound == [0, 0, 1 << A, 0]
        return state

    state = fresh()
    grab(state, B)
    assert sizes(state) == [(13, 0), (20, 0), (30, 0), (12, 0)]
    assert (len(state.pot), state.bound) == (5, [0, 0, 0, 0])
    ticks(state, "settle")
    assert state.turn == B

    state = fresh()
    grab(state, A)
    assert (len(state.pot), sizes(state)[C]) == (4, (30, 6))
    assert ended(state, [1, 2, 2, 2])


@shows("JX-24")
def test_option_2b() -> None:
    piles = [(0, 4), (30, 5), (20, 6), (12, 3)]
    state = table(piles, turn=D, nexts={D: ["outward"]}, endgame_outward_exit=True)
    flip(state, D)
    assert (len(state.pot), state.phase, state.count, state.pending) == (4, OVER, 0, [])
    assert ended(state, [1, 2, 2, 2])

    state = table(piles, turn=D, nexts={D: ["outward"]})
    flip(state, D)
    ticks(state, "count", "count", "count")
    assert sizes(state)[A] == (0, 4)


# The hands of two players, in turn order.
AR, BR, AL, BL = range(4)


def hands(ar: str, br: str, al: str, bl: str, in_pot: int = 0) -> JungleSpeed:
    piles = [(16 - in_pot, 4, ar), (15, 5, br), (17, 3, al), (18, 2, bl)]
    return table(piles, pot=in_pot, two_hands=True)


@shows("JX-25")
def test_two_hands() -> None:
    state = hands("d2 red", "a1 red", "b1 red", "d2 green")
    other = state.copy()
    grab(state, AL)
    assert sizes(state) == [(16, 0), (15, 0), (31, 0), (18, 0)]
    grab(other, AR)
    assert sizes(other) == [(16, 0), (15, 5), (17, 3), (24, 0)]


@shows("JX-26")
def test_duel_with_oneself() -> None:
    state = hands("d2 red", "a1 red", "d2 green", "b1 red", in_pot=3)
    right, left, wrong = state.copy(), state.copy(), state.copy()
    grab(left, AL)
    assert sizes(left)[AR][0] - sizes(state)[AR][0] == 7
    assert (sizes(left)[AL], len(left.pot), left.turn) == ((17, 0), 3, AR)
    grab(right, AR)
    assert (sizes(right)[AR], sizes(right)[AL]) == ((13, 0), (24, 0))
    assert sizes(right)[BR] == (15, 5)
    flip(state, AR)
    assert state.turn == BR
    grab(wrong, BR)
    assert sizes(wrong)[BR] == (15 + 14, 0)


@shows("JX-27")
def test_two_hands_count_out() -> None:
    # A left gives its last card to B left; B right is out already.
    def fresh(ar: int, bl: int) -> JungleSpeed:
        state = table([(ar, 0), (0, 0), (0, 1, "d2 red"), (bl - 2, 1, "d2 green")], two_hands=True)
        state.check_end()
        assert state.finished == [[BR]]
        grab(state, AL)
        return state

    assert ended(fresh(33, 47), [1, 2, 1, 2], "counted")
    assert ended(fresh(47, 33), [2, 1, 2, 1], "counted")
    assert ended(fresh(40, 40), [1, 1, 1, 1], "counted")

    state = table([(0, 0), (30, 0), (0, 1, "d2 red"), (40, 9, "d2 green")], two_hands=True)
    state.check_end()
    grab(state, AL)
    assert ended(state, [1, 2, 1, 2])
    assert state.outcome().scores == [0, 80, 0, 80]  # type: ignore[union-attr]


@shows("JX-28")
@pytest.mark.parametrize(
    ("tops", "duels", "inward"),
    [
        (["a2 red", "d3 red", "f1 red"], [], True),
        (["a2 red", "d3 red", "inward"], [], True),
        (["a2 red", "d3 red", None], [], False),
        (["a2 red", "a2 green", "d3 red"], [[A, B]], False),
        (["a2 red", "d3 red", "outward"], [], False),
        (["a2 green", "d3 green", "outward"], [], False),
        (["a2 mauve", "d3 mauve", None], [], False),
        (["a2 red", "d3 green", "f1 red"], [], False),
        (["a2 red", "d3 red", "f1 green"], [], False),
    ],
)
def test_option_5(tops: list[str | None], duels: list[list[int]], inward: bool) -> None:
    piles = [(20, 6, top) if top else (26, 0) for top in tops]
    state = table(piles, remove_colour_arrows=True, triple_colour_rule=True)
    assert claims(state) == (duels, inward)
    assert state.grab_is_right(C) == inward
    if inward:
        grab(state, C)
        assert (len(state.pot), sizes(state)[C]) == (6, (20, 0))
    state = table(piles, remove_colour_arrows=True)
    assert claims(state) == (duels, "inward" in tops)


@shows("JX-29")
def test_inward_left_alone() -> None:
    nexts = {C: ["inward", "a1 red"], D: ["b1 red"], A: ["c1 red"], B: ["d1 red"]}
    state = table([(20, 0)] * 4, turn=C, nexts=nexts)
    for seat in (C, D, A):
        flip(state, seat)
    assert all(state.grab_is_right(seat) for seat in range(4))
    other = state.copy()
    grab(other, B)
    assert other.spent == 1 << C
    flip(state, B)
    flip(state, C)
    assert claims(state) == ([], False)


@shows("JX-30")
def test_nothing_on_the_table() -> None:
    state = begun(4, start=A)
    grab(state, D)
    assert sizes(state) == [(20, 0)] * 4
    ticks(state, "settle")
    assert state.turn == D


@shows("JX-31")
def test_stale_grab() -> None:
    state = table([(18, 2, "d2 red"), (18, 2, "d2 green"), (20, 0), (20, 0)], turn=B, nexts={B: ["a1 red"]})
    assert state.grab_is_right(A)  # which is what makes a grab void that comes a little late
    flip(state, B)
    assert not state.grab_is_right(A)


@shows("JX-32")
def test_carrying_off_a_colour_card() -> None:
    tops = [(15, 5, "colour"), (15, 5, "e1 red"), (15, 5, "e1 green"), (20, 0)]
    state = table(tops, turn=D, nexts={D: ["inward"]})
    flip(state, D)
    assert claims(state) == ([], True)
    grab(state, A)
    assert pot(state)[-1] == "colour"
    assert claims(state) == ([[B, C]], False)
    ticks(state, "settle")
    assert state.grab_is_right(B)


@shows("JX-33")
def test_third_match_joins() -> None:
    state = table(
        [(18, 2, "c2 red"), (18, 2, "c2 green"), (20, 0), (20, 0)], turn=C, nexts={C: ["c2 yellow"]}
    )
    flip(state, C)
    assert claims(state) == ([[A, B, C]], False)
    grab(state, C)
    assert state.legal(C) == [GIVE_EQUAL, GIVE_SEAT + A, GIVE_SEAT + B]


@shows("JX-34")
def test_too_few_cards_to_split() -> None:
    state = table([(8, 1, "c2 red"), (20, 2, "c2 yellow"), (20, 2, "c2 green"), (25, 2, "c2 mauve")])
    grab(state, A)
    equal(state)
    assert sizes(state) == [(8, 0), (22, 0), (22, 0), (27, 0)]
    assert len(state.pot) == 1


@shows("JX-35")
def test_false_grab_during_a_countdown() -> None:
    state = outward("f1 red", "f1 green", "e2 yellow", "f3 red")
    ticks(state, "count")
    grab(state, C)
    assert (state.pending, state.count, state.phase) == ([], 0, SETTLE)
    assert sizes(state) == [(19, 0), (20, 0), (21, 0), (20, 0)]
    ticks(state, "settle")
    assert (state.phase, state.turn) == (TURN, C)


@shows("JX-36")
def test_denying_grab() -> None:
    state = table([(20, 0)] * 4, turn=D, nexts={D: ["inward"]})
    flip(state, D)
    grab(state, B)
    assert sizes(state) == [(20, 0), (20, 0), (20, 0), (19, 1)]
    assert (state.pot, state.spent) == ([], 1 << D)
    ticks(state, "settle")
    assert state.turn == B


def test_positions_are_what_they_say() -> None:
    state = exact([["a1 red"], ["b1 red"]], [["c1 red", "c2 red"], []], ["d1 red"])
    assert sizes(state) == [(1, 2), (1, 0)]
