"""What a seat imagines after a round of experts: nothing that it knows better."""

from __future__ import annotations

import msgspec

from games.punto.positions import card, hands, hold, place, position, row
from shows import shows
from tablee import FastDice
from tablee.games.punto import GAME
from tablee.games.punto.deals import DEAL
from tablee.games.punto.rules import Punto


def won_with(other: str, pile: str) -> Punto:
    """A win of seat 0, with another card left in hand and one in the pile."""
    state = position(row("R3 R8 R5"), f"R4 {other}", expert=True, piles=[[pile], ["B2"], ["G2"], ["Y2"]])
    place(state, "R4", 3, 0)
    return state


def test_the_card_that_a_winner_keeps_is_not_in_what_others_imagine() -> None:
    one, two = won_with("R1", "R9"), won_with("R9", "R1")
    assert (one.spots, one.second_spots) == (0, 0)
    assert msgspec.json.encode(GAME.view(one, 1)) == msgspec.json.encode(GAME.view(two, 1))
    for seed in range(5):
        assert one.imagine(1, FastDice(seed)) == two.imagine(1, FastDice(seed))


@shows("PTO-R4", "PTO-R11")
def test_a_blocked_hand_is_imagined_as_one_that_fits_nowhere() -> None:
    board = {(x, y): "RBGY"[(x + 2 * y) % 4] + "8" for y in range(6) for x in range(6)}
    board[0, 0], board[5, 5] = "G3", "G2"
    state = position(
        board, "Y3 Y3", turn=3, expert=True, piles=[["R1", "R9", "R9", "R5"], ["B3", "B4"], [], []]
    )
    hold(state, 0, "R1 R3")
    hold(state, 1, "B1 B2")
    state.listen()
    place(state, "Y3", 5, 5)
    assert (state.phase, state.blocked) == (DEAL, 0)
    assert [fact.about for fact in GAME.view(state, 1).facts if fact.what == "blocked"] == [{"seat": 0}]
    assert GAME.view(state, 1).blocked == 0
    low = {card("R1"), card("R3")}
    imagined = [hands(state.imagine(1, FastDice(seed))) for seed in range(40)]
    assert all(set(hand) <= low and mine == [card("B1"), card("B2")] for hand, mine, *_ in imagined)
    assert {tuple(sorted(hand)) for hand, *_ in imagined} == {
        (card("R1"), card("R1")),
        (card("R1"), card("R3")),
    }
    assert state.imagine(0, FastDice(1)).hand(0) == [card("R1"), card("R3")]

    state.deal(state.shuffle(FastDice(1)))
    assert GAME.view(state, 1).blocked is None
