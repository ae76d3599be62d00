"""What a decent player of Punto does at first sight."""

from __future__ import annotations

import pytest

from games.punto.positions import begun, card, place, position, row
from tablee import FastDice, finish
from tablee.core.brain import share_of_wins
from tablee.games.punto import GAME
from tablee.games.punto.deals import DEAL, TROPHY
from tablee.games.punto.rules import FIRST_TROPHY, Punto

BRAIN = GAME.brain
TABLES = [
    (2, {}),
    (3, {}),
    (4, {}),
    (4, {"teams": True}),
    (6, {}),
    (8, {}),
    (2, {"expert": True}),
    (6, {"expert": True}),
]


def weights(state: Punto) -> dict[tuple[str, int, int], int]:
    """What seems how good to the seat on turn: card, x and y."""
    looks = {}
    for action, weight in zip(state.legal(state.turn), BRAIN.weigh(state, state.turn), strict=True):
        do = GAME.describe(state, state.turn, action)
        looks[do["place"], *do["at"]] = weight
    return looks


def best(state: Punto) -> set[tuple[int, int]]:
    """The cells that look best."""
    looks = weights(state)
    return {(x, y) for (_, x, y), weight in looks.items() if weight == max(looks.values())}


def acted(state: Punto, seed: int) -> tuple[int, int]:
    """The cell that the seat on turn chooses by instinct."""
    x, y = GAME.describe(state, state.turn, BRAIN.instinct(state, state.turn, FastDice(seed)))["at"]
    return x, y


def instincts(state: Punto) -> set[tuple[int, int]]:
    return {acted(state, seed) for seed in range(60)}


@pytest.mark.parametrize(
    ("seats", "board", "won_at"),
    [
        (4, row("R1 R2 R3"), {(-1, 0), (3, 0)}),
        (4, row("R1 R2 . R3"), {(2, 0)}),
        (4, row("R1 B4 R2 R3"), {(1, 0)}),
        (4, {(0, 0): "R1", (1, 1): "R2", (2, 2): "R3", (1, 0): "B9"}, {(-1, -1), (3, 3)}),
        (2, row("R1 R2 R3 R4"), {(-1, 0), (4, 0)}),
        (2, row("R1 . R2 R3 R4"), {(1, 0)}),
        (2, row("R1 R2 B3 R3 R4"), {(2, 0)}),
    ],
)
def test_a_line_is_completed(
    seats: int, board: dict[tuple[int, int], str], won_at: set[tuple[int, int]]
) -> None:
    state = position(board, "R5", seats=seats)
    assert best(state) == won_at
    assert set(weights(state).values()) == {1, 1000}
    assert instincts(state) <= won_at
    place(state, "R5", *acted(state, 1))
    assert state.won[0] == 1


def test_a_card_too_low_does_not_complete_a_line() -> None:
    board = row("R1 B7 R2 R3 G9")
    assert best(position(board, "R9")) == {(1, 0)}
    assert (1, 0) not in {(x, y) for _, x, y in weights(position(board, "R5"))}


def test_a_line_that_the_next_seat_would_complete_is_stopped() -> None:
    board = row("G9 B1 B2 B3")
    assert best(position(board, "R1", seats=4)) == {(4, 0)}
    # A higher card goes on top of the line: whoever covers it again has not won yet.
    assert best(position(board, "R9", seats=4)) <= {(1, 0), (2, 0), (3, 0)}
    assert instincts(position(board, "R1", seats=4)) == {(4, 0)}


def test_who_plays_next_is_stopped_first() -> None:
    board = {**row("G9 B1 B2 B3"), **row("B9 G1 G2 G3", 1)}
    looks = weights(position(board, "R1", seats=4))
    assert looks["red 1", 4, 0] > looks["red 1", 4, 1] > looks["red 1", 0, -1]


def test_neutral_cards_are_blockers() -> None:
    board = row("G9 B1 B2 B3")
    state = position(board, "Y1", seats=3)
    assert best(state) == {(4, 0)}
    assert instincts(state) == {(4, 0)}
    # They are worth nothing in a line, and do no good on one's own.
    looks = weights(position(row("Y1 Y2 Y3 . R1 R2"), "Y4", seats=3))
    assert looks["yellow 4", -1, 0] == max(looks.values())
    assert looks["yellow 4", 3, 0] == looks["yellow 4", 5, 0] == 1


def test_lines_of_the_partner_are_ones_own() -> None:
    board = {**row("G9 B1 B2 B3 B4"), (0, 1): "R5"}
    alone = position(board, "R6", seats=2)
    teams = position(board, "R6", turn=2, seats=4, teams=True)
    assert best(alone) == best(teams)
    assert weights(teams)["red 6", 5, 0] == 1  # there blue could win: it is the team's as well
    assert (5, 0) not in instincts(teams) or len(instincts(teams)) > 5
    against = position(board, "G6", turn=1, seats=4, teams=True)
    assert best(against) <= {(1, 0), (2, 0), (3, 0), (4, 0)}
    assert instincts(against) == {(5, 0)}


def test_lines_grow_where_they_still_can() -> None:
    # Six rows are taken, so that the column of reds has room for two more cards only, below it.
    board = {(0, y): name for y, name in enumerate(["B9", "R1", "R2", "G1"])}
    board |= {(1, 4): "Y9", (1, 5): "Y9"}
    looks = weights(position(board, "R3"))
    assert looks["red 3", 0, 3] > looks["red 3", 0, 4] > looks["red 3", 2, 4]
    closed = weights(position({**board, (0, 4): "G9"}, "R3"))
    assert closed["red 3", 0, 3] < looks["red 3", 0, 3]


def test_two_threats_are_better_than_one() -> None:
    board = {(0, 0): "R1", (1, 0): "R2", (3, 1): "R3", (3, 2): "R4"}
    looks = weights(position(board, "R5"))
    assert best(position(board, "R5")) == {(3, 0)} or looks["red 5", 2, 0] < looks["red 5", 3, 0]


def test_of_two_cards_the_one_that_wins_is_played() -> None:
    state = position(row("R1 B8 R2 R3 G9"), "R4 R9", expert=True)
    looks = weights(state)
    assert looks["red 9", 1, 0] == 1000
    assert looks["red 4", -1, 0] == 1
    assert acted(state, 1) == (1, 0)
    assert acted(position(row("R1 R2 R3"), "Y4 R1", seats=3, expert=True), 1) in {(-1, 0), (3, 0)}


def test_of_two_cards_the_higher_one_stops_a_line() -> None:
    looks = weights(position(row("G9 B1 B2 B3"), "R4 R9", expert=True))
    assert looks["red 9", 2, 0] > looks["red 4", 2, 0]


def test_trophies_are_all_the_same() -> None:
    state = position({}, "R1", seats=2)
    state.end_round(0, [card("R9"), card("B9")])
    assert state.phase == TROPHY
    assert BRAIN.weigh(state, 0) == [1, 1]
    assert BRAIN.weigh(state, 1) == []
    assert BRAIN.instinct(state, 0, FastDice(1)) in {FIRST_TROPHY + card("R9"), FIRST_TROPHY + card("B9")}


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_what_looks_good_depends_on_nothing_unseen(seats: int, options: dict[str, bool]) -> None:
    state, dice = GAME.start(options, seats), FastDice(seats)
    while state.outcome() is None:
        if state.chance():
            state.deal(state.shuffle(dice))
            continue
        seat = state.turn
        looks = BRAIN.weigh(state, seat)
        action = BRAIN.instinct(state, seat, FastDice(9))
        assert len(looks) == len(state.legal(seat))
        assert all(type(look) is int and 1 <= look <= 1000 for look in looks)
        assert action in state.legal(seat)
        other = state.imagine(seat, dice)
        assert BRAIN.weigh(other, seat) == looks
        assert BRAIN.instinct(other, seat, FastDice(9)) == action
        state.play(seat, action)


def test_a_playout_rests_when_a_round_is_over() -> None:
    state, dice = GAME.start({}, 3), FastDice(1)
    while not state.placed:
        assert not BRAIN.rests(state)
        finish(state, dice, 1)
    while state.phase != DEAL:
        finish(state, dice, 1)
    assert BRAIN.rests(state)
    state.deal(state.shuffle(dice))
    assert state.chance()
    assert BRAIN.rests(state)  # the neutral cards are shared out, the packs are due


@pytest.mark.parametrize(
    ("seats", "options", "won", "worth"),
    [
        (2, {}, [0, 0], [0.5, 0.5]),
        (2, {}, [1, 0], [0.75, 0.25]),
        (2, {}, [0, 2], [0, 1]),
        (2, {"rounds_to_win": 3}, [1, 2], [0.25, 0.75]),
        (3, {}, [2, 1, 0], [1, 0.5, 0]),
        (4, {}, [2, 1, 1, 0], [1, 0.5, 0.5, 0]),
        (4, {"teams": True}, [2, 0], [5 / 6, 1 / 6, 5 / 6, 1 / 6]),  # partners are level
        (6, {}, [0, 0, 0], [0.5] * 6),
    ],
)
def test_rounds_won_are_worth_what_may_come_of_them(
    seats: int, options: dict[str, int], won: list[int], worth: list[float]
) -> None:
    state = begun(seats, **options)
    state.won = won
    assert BRAIN.worth(state) == pytest.approx(worth)


def test_what_is_worth_at_the_end_is_the_result() -> None:
    for seed in range(5):
        state = GAME.start({"teams": seed % 2 == 1}, 4)
        finish(state, FastDice(seed))
        outcome = state.outcome()
        assert outcome is not None
        assert BRAIN.worth(state) == pytest.approx(share_of_wins(outcome))
