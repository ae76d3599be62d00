"""The worked examples of Punto, each a test that reads like the example."""

from __future__ import annotations

import pytest

from games.punto.positions import (
    begun,
    block,
    card,
    cells,
    give_piles,
    hands,
    hold,
    piles,
    place,
    position,
    row,
)
from shows import shows
from tablee import FastDice, Refused
from tablee.games.punto import GAME
from tablee.games.punto.area import CELLS, FIRST_CELL
from tablee.games.punto.cards import CARDS_OF, NEUTRAL, colour_of
from tablee.games.punto.deals import DEAL, PLACE, TROPHY
from tablee.games.punto.rules import FIRST_TROPHY, Punto

# Every cell taken, no two of a colour side by side; five cards show a 3, the others an 8.
FULL_AREA = {
    (x, y): "RBGY"[(x + 2 * y) % 4] + ("3" if y == 0 and x < 5 else "8") for y in range(6) for x in range(6)
}


def won_by(state: Punto, party: int, trophy: str) -> None:
    assert state.won[party] == 1
    assert state.trophies[party] == [card(trophy)]


@shows("TX-01")
def test_the_first_card_has_one_cell() -> None:
    assert cells(begun()) == {(0, 0)}


@shows("TX-02")
@pytest.mark.parametrize(("turned", "count"), [("B4", 8), ("B5", 8), ("B6", 9)])
def test_around_one_card(turned: str, count: int) -> None:
    assert len(cells(position({(0, 0): "R5"}, turned))) == count


@shows("TX-03")
def test_six_in_a_row_leave_only_the_rows_beside() -> None:
    state = position(row("R5 G5 R5 G5 R5 G5"), "B5")
    assert cells(state) == {(x, y) for x in range(6) for y in (-1, 1)}


@shows("TX-04")
def test_five_in_a_row_can_grow_on_either_side_but_once() -> None:
    state = position(row("R5 G5 R5 G5 R5"), "B5")
    assert {(-1, 0), (5, 0)} <= cells(state)
    place(state, "B5", 5, 0)
    assert (-1, 0) not in cells(state)


@shows("TX-05")
def test_a_full_diagonal_fixes_the_area() -> None:
    state = position({(i, i): ("R5", "G5")[i % 2] for i in range(6)}, "B5")
    assert len(cells(state)) == 18
    assert all(0 <= x <= 5 and 0 <= y <= 5 for x, y in cells(state))
    assert (0, 2) in cells(state)


@shows("TX-06")
def test_covering_completes_a_line() -> None:
    state = position(row("R3 R5 B4 R7"), "R6")
    place(state, "R6", 2, 0)
    won_by(state, 0, "R7")

    with pytest.raises(Refused, match="not-lower"):
        place(position(row("R3 R5 B4 R7"), "R4"), "R4", 2, 0)

    state = position(row("R3 R5 B4 R7"), "R5")
    place(state, "R5", 2, 0)
    won_by(state, 0, "R7")


@shows("TX-07")
def test_a_longer_line_wins_too() -> None:
    state = position(row("R2 R9 . R4 R1"), "R5")
    place(state, "R5", 2, 0)
    won_by(state, 0, "R9")


@shows("TX-08")
def test_two_lines_at_once_are_one_round() -> None:
    board = {**row("R3 R4 R5"), (3, 1): "R8", (3, 2): "R2", (3, 3): "R1"}
    state = position(board, "R6")
    place(state, "R6", 3, 0)
    won_by(state, 0, "R8")


@shows("TX-09")
def test_two_parties_need_five_of_one_colour() -> None:
    state = position(row("R2 R9 R4"), "R5", seats=2)
    place(state, "R5", 3, 0)
    assert state.won == [0, 0]

    state = position(row("R2 R9 R4 R1"), "R5", seats=2)
    place(state, "R5", 4, 0)
    won_by(state, 0, "R9")

    state = position(row("R2 B9 R4 B1"), "R5", seats=2)
    place(state, "R5", 4, 0)
    assert state.won == [0, 0]


@shows("TX-10")
def test_neutral_lines_count_for_nothing() -> None:
    state = position(row("Y2 Y9 Y4"), "Y5", seats=3)
    place(state, "Y5", 3, 0)
    assert state.won == [0, 0, 0]
    assert state.phase == PLACE
    assert position(row("Y2 Y9 Y4"), "Y5", seats=3).short_series() == [[], [], []]


@shows("TX-11")
def test_short_series_may_share_cards() -> None:
    corner = dict.fromkeys([(0, 0), (1, 0), (2, 0), (0, 1), (0, 2)], "R4")
    assert len(position(corner, "B1").short_series()[0]) == 2
    square = {(x, y): "R4" for x in range(3) for y in range(3)}
    assert len(position(square, "B1").short_series()[0]) == 8


@shows("TX-12")
def test_the_cheaper_series_wins_a_tie() -> None:
    state = block({**row("R3 R4 R5"), **row("G9 G9 Y9", 1), **row("B1 B2 B8", 2)}, turn=0)
    won_by(state, 1, "B8")


@shows("TX-13")
def test_equal_cheapest_series_leave_it_to_the_next() -> None:
    a = [[card("R1"), card("R2"), card("R3")], [card("R2"), card("R3"), card("R5")]]  # 6 and 10
    b = [[card("B1"), card("B2"), card("B3")], [card("B3"), card("B4"), card("B6")]]  # 6 and 13
    assert begun(4).decided([a, b, [], []]) == 0


@shows("TX-14")
def test_the_cheapest_series_decides_not_the_total() -> None:
    a = [[card("R1"), card("R2"), card("R3")], [card("R2"), card("R8"), card("R9")]]  # 6 and 19
    b = [[card("B1"), card("B1"), card("B5")], [card("B2"), card("B4"), card("B5")]]  # 7 and 11
    assert begun(4).decided([a, b, [], []]) == 0


@shows("TX-15")
def test_more_series_beat_cheaper_ones() -> None:
    a = [[card("R9"), card("R9"), card("R8")], [card("R9"), card("R8"), card("R8")]]
    b = [[card("B1"), card("B1"), card("B2")]]
    assert begun(4).decided([a, b, [], []]) == 0


@shows("TX-16")
def test_a_tie_of_colours_lets_the_winner_choose() -> None:
    board = {**row("R9 R8 R7 R6"), **row("Y5 G9 Y7 G8", 1), **row("B9 B9 B8 B8", 2), **row("Y6 Y5", 3)}
    state = block({**board, **row("G1 G1 G2 G2", 4)}, seats=2, turn=0)
    assert state.won == [1, 0]
    assert state.phase == TROPHY
    assert state.turn == 0
    assert [GAME.describe(state, 0, action) for action in state.legal(0)] == [
        {"trophy": "red 9"},
        {"trophy": "blue 9"},
    ]
    state.play(0, FIRST_TROPHY + card("B9"))
    assert state.trophies[0] == [card("B9")]


@shows("TX-17")
def test_nobody_has_a_series() -> None:
    state = block(row("R3 B4 R5 G1"), turn=2)
    assert state.won == [0, 0, 0, 0]
    assert state.trophies == [[], [], [], []]
    state.deal(state.shuffle(FastDice(1)))
    assert state.start == 3


@shows("TX-18")
def test_a_full_area_takes_only_higher_cards() -> None:
    assert cells(position(FULL_AREA, "R4")) == {(x, 0) for x in range(5)}
    state = position({**FULL_AREA, (5, 5): "G2"}, "Y3", turn=3, piles=[["R3"], [], [], []])
    place(state, "Y3", 5, 5)
    assert state.phase == DEAL  # the red 3 that seat 0 turned over has no cell
    assert state.hand(0) == [card("R3")]


@shows("TX-19")
@pytest.mark.parametrize(
    ("hand", "placeable"), [("R2 R9", {"red 9"}), ("R9 R2", {"red 9"}), ("R1 R3", set())]
)
def test_a_card_that_can_be_placed_must_be(hand: str, placeable: set[str]) -> None:
    state = position({**FULL_AREA, (5, 5): "G2"}, "Y3 Y3", turn=3, expert=True, piles=[[]] * 4)
    hold(state, 0, hand)
    place(state, "Y3", 5, 5)
    assert {GAME.describe(state, 0, action)["place"] for action in state.legal(0)} == placeable
    assert state.phase == (PLACE if placeable else DEAL)


@shows("TX-20")
def test_two_cards_in_hand_until_the_pile_is_empty() -> None:
    state = begun(4, expert=True)
    assert [len(hand) for hand in hands(state)] == [2] * 4
    assert [len(pile) for pile in piles(state)] == [16] * 4
    state.play(0, state.legal(0)[0])
    assert (len(state.hand(0)), len(state.pile(0))) == (2, 15)
    assert play_without_lines(state, placements=63) == 63
    assert [(len(hand), len(pile)) for hand, pile in zip(hands(state), piles(state), strict=True)] == [
        (2, 0)
    ] * 4
    assert play_without_lines(state) == 8
    assert hands(state) == [[]] * 4
    assert state.blocked == 0


@shows("TX-21")
def test_everybody_runs_out_and_the_starter_is_blocked() -> None:
    state = begun(4, start=1)
    placements = play_without_lines(state)
    assert placements == 72
    state.deal(state.shuffle(FastDice(1)))
    assert state.start == 2


@shows("TX-22")
def test_the_winner_runs_out_first_in_the_next_round() -> None:
    state = position(row("R3 R5 B4 R7"), "R6", turn=0)
    place(state, "R6", 2, 0)
    state.next_start = 0
    state.deal(state.shuffle(FastDice(1)))
    assert [len(state.pile(seat)) + len(state.hand(seat)) for seat in range(4)] == [17, 18, 18, 18]
    assert play_without_lines(state) == 17 * 4
    assert state.next_start == 1


@shows("TX-23")
def test_neutral_cards_are_shared_out_again() -> None:
    state = after_a_round(placed=(6, 3, 2))
    deal = state.shuffle(FastDice(1))
    assert [len(share) for share in deal.stacks] == [3, 3, 3]
    state.deal(deal)
    assert len(state.removed) == 2
    state.take_trophy(0, card("R9"))
    packs = [state.pack(party) for party in range(3)]
    assert [len([c for c in pack if colour_of(c) == NEUTRAL]) for pack in packs] == [3, 6, 7]
    assert [len(pack) for pack in packs] == [20, 24, 25]


@shows("TX-24")
@pytest.mark.parametrize(
    ("placed", "each", "leave"),
    [((6, 3, 3), 4, 0), ((2, 0, 0), 0, 2), ((0, 0, 0), 0, 0), ((6, 6, 6), 6, 0)],
)
def test_what_does_not_divide_leaves(placed: tuple[int, int, int], each: int, leave: int) -> None:
    state = after_a_round(placed)
    deal = state.shuffle(FastDice(1))
    assert [len(share) for share in deal.stacks] == [each] * 3
    state.deal(deal)
    assert len(state.removed) == leave


@shows("TX-26")
def test_who_starts_next() -> None:
    state = position(row("B3 B5 R4 B7"), "B6", turn=1)
    place(state, "B6", 2, 0)
    assert state.next_start == 2

    state = block(row("B3 B5 B4 G1"), turn=3)
    assert state.won == [0, 1, 0, 0]
    assert state.next_start == 0


@shows("TX-27")
@pytest.mark.parametrize(("winners", "rounds"), [("ABCDB", 5), ("AA", 2), ("A-A", 3)])
def test_two_rounds_win_the_match(winners: str, rounds: int) -> None:
    state = begun(4)
    for number, winner in enumerate(winners, 1):
        assert state.outcome() is None
        assert state.round == number
        if winner == "-":
            state.end_drawn()
        else:
            state.end_round("ABCD".index(winner), [card("RBGY"["ABCD".index(winner)] + "9")])
        if state.phase == DEAL:
            state.placed = [card("R1")]
            state.deal(state.shuffle(FastDice(number)))
    assert state.round == rounds
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.ranks["ABCD".index(winners[-1])] == 1


@shows("TX-28")
def test_teams_and_their_packs() -> None:
    six = begun(6)
    assert [six.party(seat) for seat in range(6)] == [0, 1, 2, 0, 1, 2]
    assert held(six) == [12] * 6
    eight = begun(8)
    assert [eight.party(seat) for seat in range(8)] == [0, 1, 2, 3, 0, 1, 2, 3]
    assert held(eight) == [9] * 8
    four = begun(4, teams=True)
    assert [four.party(seat) for seat in range(4)] == [0, 1, 0, 1]
    assert held(four) == [18] * 4
    assert four.length == 5

    # After a trophy the member who acts first gets the extra card.
    eight.end_round(0, [card("R9")])
    eight.next_start = 3
    eight.placed = [card("R1")]
    eight.deal(eight.shuffle(FastDice(1)))
    assert held(eight) == [8, 9, 9, 9, 9, 9, 9, 9]


@shows("TX-29")
def test_a_partner_cannot_help() -> None:
    left: list[list[str]] = [[], [], [], [], ["R2"], [], [], []]
    state = position({(0, 0): "B1"}, "Y9", turn=7, seats=8, piles=left)
    place(state, "Y9", 1, 0)
    assert state.phase == DEAL


@shows("TX-30")
def test_only_the_top_card_counts() -> None:
    state = position({(0, 0): "R1"}, "B2")
    for name in ("B2", "G5", "Y9"):
        state.table.put(card(name), FIRST_CELL)
    assert state.table.card_at(FIRST_CELL) == card("Y9")
    for value in range(1, 10):
        assert not state.table.spots(card(f"R{value}")) >> FIRST_CELL & 1
    assert state.outcome() is None


def held(state: Punto) -> list[int]:
    return [len(state.hand(seat)) + len(state.pile(seat)) for seat in range(state.seats)]


def after_a_round(placed: tuple[int, int, int]) -> Punto:
    """Three parties; each has placed so many of its six neutral cards, and all of its own."""
    state = begun(3)
    pool = CARDS_OF[NEUTRAL][:]
    state.placed = CARDS_OF[0] + CARDS_OF[1] + CARDS_OF[2]
    left = []
    for number in placed:
        mine, pool = pool[:6], pool[6:]
        state.placed += mine[:number]
        left.append(mine[number:])
    give_piles(state, left)
    state.end_drawn()
    return state


def play_without_lines(state: Punto, placements: int = 72) -> int:
    """Play so many cards, or one round to its block, as if no line ever won; says how many were placed.

    Whoever can covers the highest card there is, so that the area never fills up.
    """
    state.length = 7
    placed = 0
    while state.phase == PLACE and placed < placements:
        legal = state.legal(state.turn)
        state.play(state.turn, max(legal, key=lambda action: state.table.card_at(action % CELLS)))
        placed += 1
    return placed
