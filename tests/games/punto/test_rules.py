"""The rules of Punto, one by one: packs, turns and who plays; how rounds end is in test_rounds.py."""

from __future__ import annotations

from collections import Counter

import pytest

from games.punto.positions import (
    begun,
    card,
    cells,
    colours_of,
    hands,
    hold,
    in_round,
    place,
    position,
    row,
)
from shows import shows
from tablee import Deal, FastDice, Refused
from tablee.core.contract import NOBODY
from tablee.games.punto import GAME
from tablee.games.punto.area import CELLS, FIRST_CELL, INSIDE
from tablee.games.punto.cards import CARD_NUMBERS, CARDS_OF, NEUTRAL, colour_of
from tablee.games.punto.deals import DEAL, PACKS, PLACE, SHARE, START
from tablee.games.punto.rules import ACTIONS, FIRST_TROPHY, Punto


def colours(state: Punto, seat: int) -> Counter[int]:
    return Counter(colour_of(c) for c in [*state.pile(seat), *state.hand(seat)])


@shows("PTO-01", "PTO-05", "PTO-R21")
def test_four_players_have_a_colour_each() -> None:
    state = begun(4)
    every = {
        f"{colour} {value}": 2 for colour in ("red", "blue", "green", "yellow") for value in range(1, 10)
    }
    assert in_round(state) == Counter(every)
    assert [colours(state, seat) for seat in range(4)] == [{seat: 18} for seat in range(4)]


@shows("PTO-02")
def test_two_players_have_two_colours_each() -> None:
    state = begun(2)
    assert [colours(state, seat) for seat in range(2)] == [{0: 18, 1: 18}, {2: 18, 3: 18}]


@shows("PTO-03", "PTO-R23")
def test_three_players_have_a_colour_and_six_neutral_cards() -> None:
    state = begun(3)
    assert [colours(state, seat) for seat in range(3)] == [{seat: 18, NEUTRAL: 6} for seat in range(3)]
    assert len({tuple(sorted(begun(3, seed=seed).piles[0])) for seed in range(20)}) > 1


@shows("PTO-04")
def test_four_neutral_cards_in_line_win_nothing() -> None:
    state = position(row("Y1 Y2 Y3"), "Y4", seats=3)
    place(state, "Y4", 3, 0)
    assert (state.phase, state.won) == (PLACE, [0, 0, 0])


@shows("PTO-06", "PTO-R22")
def test_piles_are_shuffled() -> None:
    firsts = {begun(3, seed=seed).hand(0)[0] for seed in range(200)}
    assert {colour_of(c) for c in firsts} == {0, NEUTRAL}  # the first card may be a neutral one
    assert len(firsts) == 18


@shows("PTO-07", "PTO-14", "PTO-30")
@pytest.mark.parametrize("way", [(1, 0), (0, 1), (1, 1), (1, -1)])
def test_four_in_line_win_in_every_direction(way: tuple[int, int]) -> None:
    dx, dy = way
    board = {(i * dx, i * dy): "R1" for i in range(3)}
    for seats in (3, 4, 6, 8):
        state = position(board, "R1", seats=seats)
        place(state, "R1", 3 * dx, 3 * dy)
        assert state.won[0] == 1
    state = position(board, "B2")
    place(state, "B2", 3 * dx, 3 * dy)
    assert state.won == [0, 0, 0, 0]


@shows("PTO-07", "PTO-26")
def test_two_parties_need_five_in_line() -> None:
    for seats, teams in ((2, False), (4, True)):
        state = position(row("R1 R1 R1"), "R1", seats=seats, teams=teams)
        place(state, "R1", 3, 0)
        assert state.won == [0, 0]
        state = position(row("R1 R1 R1 R1"), "R1", seats=seats, teams=teams)
        place(state, "R1", 4, 0)
        assert state.won == [1, 0]


@shows("PTO-08", "PTO-R24")
def test_the_first_starter_is_drawn_by_lot() -> None:
    state = GAME.start({}, 4)
    assert {state.shuffle(FastDice(seed)).stacks[0][0] for seed in range(50)} == {0, 1, 2, 3}


@shows("PTO-09", "PTO-R22")
def test_the_starter_begins_in_the_middle() -> None:
    state = begun(4, start=2)
    assert state.acting() == [2]
    assert len(state.hand(2)) == 1
    assert [GAME.describe(state, 2, action)["at"] for action in state.legal(2)] == [[0, 0]]


@shows("PTO-10")
def test_turns_go_clockwise_and_turn_over_one_card() -> None:
    state = begun(4, start=2)
    for seat in (2, 3, 0, 1, 2):
        assert state.acting() == [seat]
        assert [len(hand) for hand in hands(state)] == [int(s == seat) for s in range(4)]
        state.play(seat, state.legal(seat)[0])


@shows("PTO-11")
def test_a_card_touches_another_by_a_side_or_a_corner() -> None:
    assert (1, 1) in cells(position({(0, 0): "R9"}, "B1"))
    assert (2, 0) not in cells(position({(0, 0): "R9"}, "B1"))
    with pytest.raises(Refused, match=r": touches-nothing$"):
        place(position({(0, 0): "R9"}, "B1"), "B1", 2, 0)
    with pytest.raises(Refused, match=r": touches-nothing$"):
        place(position({(0, 0): "R9"}, "B1"), "B1", -3, 0)
    with pytest.raises(Refused, match=r": outside-area$"):
        place(position({(0, 0): "R9"}, "B1"), "B1", -7, 0)


@shows("PTO-12", "PTO-R6")
def test_only_strictly_lower_cards_are_covered_whatever_their_colour() -> None:
    board = row("R4 B5 Y6")
    assert {cell for cell in cells(position(board, "R5")) if cell in board} == {(0, 0)}
    assert {cell for cell in cells(position(board, "B9")) if cell in board} == set(board)
    for value in range(1, 10):
        lower = {cell for cell in cells(position(board, f"B{value}")) if cell in board}
        assert lower == {cell for cell, name in board.items() if int(name[1]) < value}


@shows("PTO-13", "PTO-R5")
def test_the_area_floats_until_it_is_six_wide() -> None:
    state = position({(-i, i): "RG"[i % 2] + "5" for i in range(6)}, "B5")
    assert min(x for x, _ in cells(state)) == -5
    assert max(x for x, _ in cells(state)) == 0
    assert {y for _, y in cells(state)} == set(range(6))
    with pytest.raises(Refused, match=r": outside-area$"):
        place(state, "B5", 1, 0)
    with pytest.raises(Refused, match=r": outside-area$"):
        place(state, "B5", 0, -1)


@shows("PTO-24", "PTO-25", "PTO-R2", "PTO-R26")
def test_four_seats_in_teams_share_two_colours() -> None:
    state = begun(4, teams=True)
    assert state.parties == 2
    together = colours(state, 0) + colours(state, 2)
    assert together == {0: 18, 1: 18}
    assert len({colours(begun(4, seed=seed, teams=True), 0)[0] for seed in range(20)}) > 3
    assert begun(4).parties == 4


@shows("PTO-27", "PTO-28", "PTO-29", "PTO-R19")
def test_six_and_eight_seats_are_teams_of_two() -> None:
    six = begun(6)
    for team in range(3):
        assert colours(six, team) + colours(six, team + 3) == {team: 18, NEUTRAL: 6}
    eight = begun(8)
    for team in range(4):
        assert colours(eight, team) + colours(eight, team + 4) == {team: 18}
    assert GAME.settle({}, 6)[0].words()["teams"] is True
    assert GAME.settle({"teams": False}, 8)[0].words()["teams"] is True


@shows("PTO-R3")
@pytest.mark.parametrize("seats", [0, 1, 5, 7, 9, -2, True, "4", 4.0])
def test_other_numbers_of_seats_are_refused(seats: object) -> None:
    with pytest.raises(Refused, match=r": wrong-seats"):
        GAME.start({}, seats)  # type: ignore[arg-type]


@pytest.mark.parametrize("seats", [2, 3])
def test_teams_need_four(seats: int) -> None:
    with pytest.raises(Refused, match=r": teams-need-four$"):
        GAME.start({"teams": True}, seats)


@shows("PTO-31", "PTO-R4", "PTO-R14")
def test_expert_places_one_of_two_and_draws() -> None:
    state = position({(0, 0): "G5"}, "R6 R2", expert=True, piles=[["R7"], ["B1"], [], []])
    hold(state, 1, "B3 B3")
    assert (0, 0) in {(x, y) for x, y in (GAME.describe(state, 0, a)["at"] for a in state.legal(0))}
    assert len(state.legal(0)) == 9 + 8
    place(state, "R2", 1, 0)
    assert state.hand(0) == [card("R6"), card("R7")]
    assert state.turn == 1
    assert len(state.legal(1)) == len({tuple(GAME.describe(state, 1, a)["at"]) for a in state.legal(1)})
    place(state, "B3", 2, 0)
    assert state.hand(1) == [card("B3"), card("B1")]


@shows("PTO-R4")
def test_expert_does_not_draw_after_winning() -> None:
    state = position(row("R3 R8 R5"), "R4 R1", expert=True, piles=[["R7"], [], [], []])
    place(state, "R4", 3, 0)
    assert state.hand(0) == [card("R1")]
    assert state.pile(0) == [card("R7")]


@shows("PTO-R4", "PTO-R11")
def test_expert_is_blocked_with_an_empty_hand() -> None:
    state = position({(0, 0): "G5"}, "Y6", turn=3, expert=True, piles=[[], [], [], []])
    place(state, "Y6", 1, 0)
    assert state.phase == DEAL
    assert state.next_start == 1


@shows("PTO-R14")
def test_there_is_no_pass() -> None:
    state = begun(4)
    with pytest.raises(Refused, match=r": malformed-action$"):
        GAME.read(state, 0, {"pass": True})


@shows("PTO-R20")
def test_the_extra_card_goes_to_whoever_acts_first() -> None:
    state = begun(8)
    for start, larger in ((3, 4), (4, 4), (5, 0), (0, 0)):
        state.next_start = start
        assert dict(state.split(0, 17)) == {larger: 9, 4 - larger: 8}
        assert dict(state.split(0, 18)) == {0: 9, 4: 9}


@shows("PTO-R27")
def test_expert_with_teams_and_neutral_cards() -> None:
    state = begun(6, expert=True)
    assert [len(hand) for hand in hands(state)] == [2] * 6
    neutral = [
        c for seat in (0, 3) for c in [*state.hand(seat), *state.pile(seat)] if colour_of(c) == NEUTRAL
    ]
    assert len(neutral) == 6
    state.placed = [card("R1")]
    state.end_drawn()
    assert colours_of(state.pack(0))[NEUTRAL] == 6 - 0


@pytest.mark.parametrize(
    ("deal", "why"),
    [
        (Deal(START, [[0]]), "not now: other-deal-due"),
        (Deal(SHARE, [[], [], []]), "not now: other-deal-due"),
        (Deal(PACKS, [[card("R1")] * 18, *CARDS_OF[1:]]), "malformed: bad-deal$"),
        (Deal(PACKS, [CARDS_OF[1], CARDS_OF[0], *CARDS_OF[2:]]), "malformed: bad-deal$"),
        (Deal(PACKS, [CARDS_OF[0][:-1], *CARDS_OF[1:]]), "malformed: bad-deal$"),
        (Deal(PACKS, CARDS_OF[:3]), "malformed: bad-deal$"),
    ],
)
def test_packs_that_could_not_be_are_refused(deal: Deal, why: str) -> None:
    state = GAME.start({}, 4)
    state.deal(Deal(START, [[0]]))
    before = state.copy()
    with pytest.raises(Refused, match=why):
        state.deal(deal)
    assert state == before


@shows("PTO-03")
def test_shares_that_could_not_be_are_refused() -> None:
    state = GAME.start({}, 3)
    state.deal(Deal(START, [[0]]))
    shares = state.shuffle(FastDice(1)).stacks
    for wrong in (
        shares[:2],
        [shares[0][:5], *shares[1:]],
        [[card("R1"), *shares[0][1:]], *shares[1:]],
        [shares[0], shares[0], shares[0]],
    ):
        with pytest.raises(Refused, match=r"malformed: bad-deal$"):
            state.deal(Deal(SHARE, wrong))
    state.deal(Deal(SHARE, shares))
    assert state.shares == shares


def test_before_the_first_card_there_is_nothing() -> None:
    state = GAME.start({}, 4)
    assert (state.start, state.next_start, state.blocked) == (NOBODY, NOBODY, NOBODY)
    assert (state.drawn, state.spots, state.second_spots) == ([0] * 4, 0, 0)
    table = state.table
    assert (table.wide, table.high, table.spread, table.inside) == (0, 0, 0, INSIDE[0][0])


def test_nothing_is_dealt_when_nothing_is_due() -> None:
    with pytest.raises(Refused, match=r"^not now: no-deal-due$"):
        begun(4).shuffle(FastDice(1))
    with pytest.raises(Refused, match=r"^not now: no-deal-due$"):
        begun(4).deal(Deal(PACKS, CARDS_OF))


@pytest.mark.parametrize("seat", [-1, 4, 2**70])
def test_a_start_that_does_not_exist_is_refused(seat: int) -> None:
    with pytest.raises(Refused, match=r"^malformed: bad-deal$"):
        GAME.start({}, 4).deal(Deal(START, [[seat]]))


def test_actions_that_do_not_exist_are_malformed() -> None:
    state = begun(4)
    for action in (-1, ACTIONS, 2**70, -(2**70)):
        with pytest.raises(Refused, match=r"malformed: no-such-action$"):
            state.play(0, action)
    for action in (FIRST_TROPHY, ACTIONS - 1):
        with pytest.raises(Refused, match=r"not now: no-trophy-due$"):
            state.play(0, action)
    with pytest.raises(Refused, match=r"not allowed: touches-nothing$"):
        state.play(0, 1)
    state.play(0, FIRST_CELL)
    with pytest.raises(Refused, match=r"not allowed: no-such-card$"):
        state.play(1, CELLS)


@pytest.mark.parametrize(
    ("hand", "why"), [("R5 R6", "touches-nothing"), ("R5 R5", "no-such-card"), ("R5", "no-such-card")]
)
def test_why_a_second_card_cannot_be_placed(hand: str, why: str) -> None:
    """Two alike are one choice: there is no second card then."""
    state = position(row("G5"), hand, expert=True)
    with pytest.raises(Refused, match=f"not allowed: {why}$"):
        state.play(0, CELLS + CELLS - 1)


@shows("PTO-13")
def test_why_a_cell_is_closed() -> None:
    wide = position(row("R5 G5 R5 G5 R5 G5"), "B5")
    high = position({(0, y): ("R5", "G5")[y % 2] for y in range(6)}, "B5")
    outside, lonely = "outside-area", "touches-nothing"
    wide_places = {(6, 0): outside, (-1, 1): outside, (0, 6): outside, (0, -6): outside, (7, 0): outside}
    wide_places |= {(0, 0): "not-lower", (0, 2): lonely, (0, 5): lonely, (0, -5): lonely}
    high_places = {(0, 6): outside, (1, -1): outside, (6, 3): outside, (-6, 3): outside, (0, 7): outside}
    high_places |= {(0, 0): "not-lower", (2, 0): lonely, (-5, 3): lonely, (5, 3): lonely}
    for state, places in ((wide, wide_places), (high, high_places)):
        for (x, y), why in places.items():
            with pytest.raises(Refused, match=f"not allowed: {why}$"):
                place(state, "B5", x, y)


def test_matches_that_differ_on_the_table_differ() -> None:
    one, two = position({(0, 0): "R1"}, "B5"), position({(0, 0): "R2"}, "B5")
    two.placed = one.placed
    assert one.table != two.table
    assert one.table == one.table.copy()
    assert one.table != "table"
    assert one != two


@shows("PTO-10", "PTO-R4")
def test_what_comes_to_light_is_the_card_turned_over_or_the_own_hand() -> None:
    state = position(row("G5"), "R5", turn=3)
    assert [state.news(seat) for seat in range(4)] == [card("R5") * CARD_NUMBERS] * 4
    state.end_blocked(3)
    assert [state.news(seat) for seat in range(4)] == [0] * 4
    expert = position(row("G5"), "R5 R6", turn=1, expert=True)
    assert [expert.news(seat) for seat in range(3)] == [0, card("R5") * CARD_NUMBERS + card("R6"), 0]
