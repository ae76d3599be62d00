"""The worked examples of Klunker, each a test that reads like the example."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from games.klunker.positions import SHOE, begun, buying, choices, do, earned, heap, position, sold, storing
from shows import shows
from tablee import Outcome, Refused
from tablee.games.klunker import GAME
from tablee.games.klunker.cards import NUMBERS
from tablee.games.klunker.deals import BUYING, OVER, SELLING, SHOWING, STORING

FOB = heap(fob=1)
TOOTH = heap(tooth=1)
FULL = heap(tiara=6)
A, B, C = 0, 1, 2


@shows("KX-01", "KLU-26", "KLU-R3")
def test_four_alone_pay_four() -> None:
    assert earned(sold(earring=4)) == (4, 0, {})


@shows("KX-02", "KLU-27", "KLU-28", "KLU-29", "KLU-R14")
def test_two_types_pay_three() -> None:
    state = sold(shoe=4, tiara=2)
    assert earned(state) == (3, 1, {"tiara": 2})
    assert state.returned == [NUMBERS["shoe"]]
    assert GAME.truth(state)["pile"] == ["shoe"]


@shows("KX-03")
def test_three_types_pay_two() -> None:
    assert earned(sold(tooth=4, shoe=1, tiara=3)) == (2, 2, {"shoe": 1, "tiara": 3})


@shows("KX-04", "KLU-R4")
def test_four_types_or_more_pay_one() -> None:
    assert earned(sold(piercing=4, earring=1, tooth=2, fob=3)) == (1, 3, {"earring": 1, "tooth": 2, "fob": 3})
    assert earned(sold(piercing=4, earring=1, tooth=2, fob=3, shoe=1))[:2] == (1, 3)
    assert earned(sold(piercing=4, earring=1, tooth=2, fob=3, shoe=1, tiara=1, necklace=1))[:2] == (1, 3)


@shows("KX-05", "KLU-30")
def test_a_fifth_counts_as_another_type() -> None:
    state = buying(
        [A, B, C],
        windows=[heap(earring=2), SHOE, SHOE],
        safes=[heap(earring=3), 0, 0],
        bills=[1, 1, 1],
    )
    do(state, A, buy=A)
    assert earned(state) == (3, 1, {"earring": 1})


@shows("KX-06", "KLU-31")
def test_necklaces_pay_four_whatever_else_there_is() -> None:
    rest = {"earring": 1, "shoe": 2, "tiara": 3}
    assert earned(sold(necklace=4, **rest)) == (4, 0, rest)


@shows("KX-07", "KLU-31")
def test_five_and_eight_necklaces() -> None:
    assert earned(sold(necklace=5, earring=1)) == (4, 0, {"necklace": 1, "earring": 1})
    assert earned(sold(necklace=8, shoe=1)) == (8, 0, {"shoe": 1})


@shows("KX-08", "KLU-R7")
@pytest.mark.parametrize("first", ["piercing", "earring"])
def test_two_quartets_pay_three_then_four(first: str) -> None:
    state = sold(first, piercing=4, earring=4)
    assert earned(state) == (7, 1, {})
    assert state.returned == [NUMBERS[first]]


@shows("KX-09", "KLU-R23")
def test_necklaces_first() -> None:
    assert earned(sold("necklace", necklace=4, earring=4)) == (8, 0, {})
    assert earned(sold("earring", necklace=4, earring=4)) == (7, 1, {})


@shows("KX-10", "KLU-R6")
def test_eight_and_nine_of_a_type() -> None:
    assert earned(sold(earring=8)) == (7, 1, {})
    assert earned(sold(earring=9)) == (6, 2, {"earring": 1})


@shows("KX-11", "KLU-R5")
@pytest.mark.parametrize("first", ["shoe", "earring"])
def test_a_surplus_counts_while_another_type_is_sold(first: str) -> None:
    assert earned(sold(first, earring=5, shoe=4)) == (5, 3, {"earring": 1})


@shows("KX-12")
def test_six_shoes_and_a_tooth() -> None:
    assert earned(sold(shoe=6, tooth=1)) == (2, 2, {"shoe": 2, "tooth": 1})


@shows("KX-13")
def test_three_quartets_and_a_full_safe() -> None:
    for order in (("earring", "shoe"), ("tiara", "earring"), ("shoe", "tiara")):
        assert earned(sold(*order, earring=4, shoe=4, tiara=4)) == (9, 3, {})
    assert earned(sold("shoe", earring=4, shoe=4, tiara=1, fob=2)) == (3, 5, {"tiara": 1, "fob": 2})


@shows("KX-14", "KLU-R9", "KLU-R10")
def test_without_money_there_is_no_choice() -> None:
    state = buying([A, B, C], windows=[SHOE, TOOTH, FOB], bills=[0, 1, 1])
    assert (state.safes, state.windows, state.turn) == ([SHOE, 0, 0], [0, TOOTH, FOB], B)
    state = buying([B, A, C], windows=[0, TOOTH, FOB], bills=[0, 0, 1], hands=[FULL] * 3, start=C)
    assert (state.phase, state.start, state.windows) == (SHOWING, A, [0, 0, FOB])


@shows("KX-15", "KLU-38")
def test_a_bill_and_a_filled_window() -> None:
    state = buying([A, B, C], windows=[SHOE, heap(tooth=2), FOB], bills=[1, 1, 1])
    assert choices(state, A) == [{"buy": 0}, {"buy": 1}, {"buy": 2}]
    with pytest.raises(Refused, match=r"^not allowed: must-buy$"):
        do(state, A, buy=None)


@shows("KX-16", "KLU-39", "KLU-R9", "KLU-R30", "KLU-R22")
def test_money_earned_in_the_same_phase_can_be_spent() -> None:
    state = buying([A, B, C], windows=[SHOE, TOOTH, FOB], bills=[2, 0, 1], hands=[FULL] * 3)
    do(state, A, buy=C)
    assert (state.bills, state.safes, state.turn) == ([1, 0, 2], [FOB, TOOTH, 0], C)
    assert choices(state, C) == [{"buy": 0}, {"buy": None}]
    bought = state.copy()
    do(bought, C, buy=A)
    assert (bought.bills, bought.start, bought.phase) == ([2, 0, 1], A, SHOWING)
    do(state, C, buy=None)
    assert (state.start, state.phase, state.windows) == (C, SHOWING, [SHOE, 0, 0])


@shows("KX-17", "KLU-40", "KLU-43", "KLU-R30")
def test_who_declines_ends_the_phase_and_starts() -> None:
    state = buying([A, B, C], windows=[SHOE, TOOTH, FOB], bills=[1, 1, 1], hands=[FULL] * 3)
    do(state, A, buy=B)
    assert (state.bills, state.turn) == ([0, 2, 1], B)
    do(state, B, buy=None)
    assert (state.windows, state.start, state.turn) == ([SHOE, 0, FOB], B, B)
    assert (state.phase, state.round, state.purchase) == (SHOWING, 2, [0, 0, 0])


@shows("KX-18", "KLU-20", "KLU-21", "KLU-R13", "KLU-R29")
def test_passing_order() -> None:
    hand = heap(shoe=1, fob=1, tiara=1, tooth=1)
    state = storing(seats=3, hands=[hand] * 3, windows=[SHOE] * 3)
    do(state, A, pass_=True)
    do(state, B, store="shoe")
    do(state, C, pass_=True)
    assert (state.purchase, state.turn) == ([1, 0, 2], B)
    do(state, B, store="fob")
    assert (state.phase, state.turn) == (STORING, B)
    do(state, B, pass_=True)
    assert (state.purchase, state.phase, state.turn) == ([1, 3, 2], BUYING, A)
    do(state, A, buy=A)
    assert state.turn == C


@shows("KX-19", "KLU-19", "KLU-R12")
def test_an_empty_hand_passes_when_its_turn_comes() -> None:
    state = storing(seats=4, hands=[FOB, FOB, FOB, 0], windows=[SHOE] * 4)
    do(state, A, store="fob")
    do(state, B, pass_=True)
    assert state.purchase == [0, 1, 0, 0]
    do(state, C, store="fob")
    # D, then A, then C have nothing left.
    assert (state.purchase, state.phase) == ([3, 1, 4, 2], BUYING)


@shows("KX-20", "KLU-06", "KLU-08")
def test_sizes_after_the_set_up() -> None:
    for seats, pile in ((3, 73), (4, 66), (5, 59)):
        state = begun(seats)
        assert GAME.view(state, None).pile == len(GAME.truth(state)["pile"]) == pile
        assert state.purchase == [0] * seats


def refilled(pile: int, *missing: int) -> tuple[int, list[int], int]:
    """Phase, hand sizes and pile after a round with so many cards missing."""
    hands = [heap(tiara=6 - number) for number in missing]
    state = buying([A, B, C], windows=[SHOE, TOOTH, 0], bills=[0, 0, 0], hands=hands, pile=["fob"] * pile)
    return state.phase, [len(hand) for hand in GAME.truth(state)["hands"]], state.left


@shows("KX-21", "KLU-44", "KLU-46", "KLU-R17")
def test_the_pile_must_fill_all_hands() -> None:
    assert refilled(9, 4, 3, 3) == (OVER, [2, 3, 3], 9)
    assert refilled(9, 3, 3, 3) == (SHOWING, [6, 6, 6], 0)
    assert refilled(10, 3, 3, 3) == (SHOWING, [6, 6, 6], 1)


@shows("KX-22", "KLU-R18")
def test_sold_cards_become_the_pile() -> None:
    state = buying(
        [A, B, C],
        windows=[heap(fob=4, shoe=1, tiara=1), TOOTH, 0],
        bills=[0, 0, 0],
        hands=[heap(tiara=3), heap(tiara=4), heap(tiara=4)],
        pile=[],
    )
    assert GAME.truth(state)["pile"] == ["fob", "fob"]
    assert (state.phase, state.bills) == (OVER, [2, 0, 0])


@shows("KX-23", "KLU-R15", "KLU-R16")
def test_known_cards_go_to_the_hand_that_is_filled_first() -> None:
    state = buying(
        [C, B, A],
        start=B,
        windows=[SHOE, TOOTH, heap(tiara=4, fob=1, piercing=1)],
        bills=[0, 0, 0],
        hands=[heap(shoe=5), heap(shoe=4), heap(shoe=6)],
        pile=["earring", "fob"],
    )
    assert state.hands == [heap(shoe=5, earring=1), heap(shoe=4, tiara=2), heap(shoe=6)]
    assert state.known == [0, heap(tiara=2), 0]
    assert (state.returned, state.left) == ([], 1)


@shows("KX-24", "KLU-37", "KLU-R8", "KLU-R9")
def test_both_cards_arrive_before_the_sale() -> None:
    state = buying(
        [A, B, C],
        windows=[SHOE, heap(earring=1, tooth=1), FOB],
        safes=[heap(earring=3), 0, 0],
        bills=[1, 1, 1],
    )
    do(state, A, buy=B)
    assert (state.bills[A], state.safes[A]) == (3, TOOTH)
    assert state.returned == [NUMBERS["earring"]]


def ended(bills: list[int], left_over: list[int], hands: Sequence[int] = (6, 6, 6)) -> Outcome:
    """A game that ends with so many bills, and cards in windows and safes, and in hands."""
    state = position(3, bills=bills, hands=[heap(fob=number) for number in hands])
    state.windows = [heap(tiara=number - number // 2) for number in left_over]
    state.safes = [heap(shoe=number // 2) for number in left_over]
    state.end_game()
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.reason == "pile_out"
    return outcome


@shows("KX-25", "KLU-50", "KLU-51", "KLU-R24")
def test_ties_go_to_who_has_fewer_cards_left() -> None:
    assert ended([11, 11, 9], [7, 5, 0]) == Outcome([11, 11, 9], [2, 1, 3], "pile_out")
    assert ended([11, 11, 9], [5, 5, 0]) == Outcome([11, 11, 9], [1, 1, 3], "pile_out")
    assert ended([11, 9, 9], [5, 3, 2]).ranks == [1, 3, 2]
    assert ended([11, 11, 9], [5, 5, 0], hands=[6, 0, 0]).ranks == [1, 1, 3]
    assert ended([11, 11, 9], [4, 5, 0], hands=[6, 0, 0]).ranks == [1, 2, 3]  # one more in the window
    assert ended([11, 11, 9], [5, 6, 0]).ranks == [1, 2, 3]  # and one more in the safe


@shows("KX-26")
def test_five_necklaces_and_four_earrings() -> None:
    left = {"necklace": 1}
    assert earned(sold("earring", necklace=5, earring=4)) == (6, 2, left)
    assert earned(sold("necklace", necklace=5, earring=4)) == (7, 1, left)


@shows("KX-28", "KLU-41", "KLU-R10", "KLU-R11")
def test_one_filled_window_left() -> None:
    state = buying([A, B, C], windows=[SHOE, TOOTH, FOB], bills=[2, 2, 2], hands=[FULL] * 3, start=B)
    do(state, A, buy=B)
    do(state, B, buy=A)
    assert (state.safes, state.bills) == ([TOOTH, SHOE, FOB], [2, 2, 2])
    assert (state.phase, state.start, state.turn, state.round) == (SHOWING, B, B, 2)


@shows("KLU-R7")
def test_the_seller_chooses_among_what_can_be_sold() -> None:
    state = buying([A, B, C], windows=[heap(shoe=4, fob=5, tooth=3), SHOE, SHOE], bills=[1, 1, 1])
    do(state, A, buy=A)
    assert (state.phase, state.turn) == (SELLING, A)
    assert choices(state, A) == [{"sell": "shoe"}, {"sell": "fob"}]
    with pytest.raises(Refused, match=r"^not allowed: no-four$"):
        do(state, A, sell="tooth")
    do(state, A, sell="fob")
    assert (state.phase, state.turn, state.safes[A]) == (BUYING, B, heap(fob=1, tooth=3))


def test_a_choice_of_sale_in_a_forced_purchase() -> None:
    state = buying([A, B, C], windows=[heap(shoe=4, fob=4), TOOTH, 0], bills=[0, 0, 0], hands=[FULL] * 3)
    assert (state.phase, state.turn, state.bought) == (SELLING, A, 1)
    do(state, A, sell="fob")
    assert (state.phase, state.start, state.bills) == (SHOWING, C, [7, 0, 0])
