"""Positions of Punto, set up as the rules' examples describe them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from tablee import FastDice
from tablee.games.punto import GAME
from tablee.games.punto.cards import EMPTY, NAMES, NUMBERS, colour_of
from tablee.games.punto.deals import HELD, PLACE
from tablee.games.punto.rules import Punto
from tablee.games.punto.table import Table

INITIALS = {"R": "red", "B": "blue", "G": "green", "Y": "yellow"}


def card(short: str) -> int:
    """R5 is red 5."""
    return NUMBERS[f"{INITIALS[short[0]]} {short[1:]}"]


def long(short: str) -> str:
    return f"{INITIALS[short[0]]} {short[1:]}"


def row(cards: str, y: int = 0) -> dict[tuple[int, int], str]:
    """`R3 R5 . B4` on a row from x = 0; a dot is an empty cell."""
    return {(x, y): name for x, name in enumerate(cards.split()) if name != "."}


def begun(seats: int = 4, start: int = 0, seed: int = 1, **options: Any) -> Punto:
    """A match with the packs of its first round dealt."""
    state = GAME.start(options, seats)
    dice = FastDice(seed)
    state.deal(GAME.read_deal(state, {"start": start}))
    while state.chance():
        state.deal(state.shuffle(dice))
    return state


def position(
    board: Mapping[tuple[int, int], str],
    hand: str,
    turn: int = 0,
    seats: int = 4,
    piles: Sequence[Sequence[str]] | None = None,
    **options: Any,
) -> Punto:
    """A round in progress: the cards on the table, and what the seat on turn holds."""
    state = begun(seats, **options)
    state.table = Table()
    state.placed = []
    for (x, y), name in board.items():
        lay(state, name, x, y)
        state.placed.append(card(name))
    if piles is None:
        give_piles(state, [state.pile(seat) for seat in range(seats)])
    else:
        give_piles(state, [[card(name) for name in pile] for pile in piles])
    hold(state, turn, hand)
    state.turn = turn
    state.phase = PLACE
    state.find_spots(turn)
    return state


def lay(state: Punto, name: str, x: int, y: int) -> None:
    """Put a card on the table, whether or not it may go there."""
    if not state.placed:  # coordinates count from the first card, wherever an example has it
        state.table.left, state.table.top = x, y
    state.table.put(card(name), state.table.cell_of(x, y))


def hold(state: Punto, seat: int, hand: str) -> None:
    """Put these cards, and no others, into a hand."""
    cards = [card(name) for name in hand.split()]
    state.held[HELD * seat : HELD * (seat + 1)] = cards + [EMPTY] * (HELD - len(cards))


def give_piles(state: Punto, piles: list[list[int]]) -> None:
    """Every seat's pile, next drawn first, and nothing in any hand."""
    state.piles = piles
    state.drawn = [0] * state.seats
    state.held = [EMPTY] * (HELD * state.seats)


def hands(state: Punto) -> list[list[int]]:
    return [state.hand(seat) for seat in range(state.seats)]


def piles(state: Punto) -> list[list[int]]:
    return [state.pile(seat) for seat in range(state.seats)]


def cells(state: Punto) -> set[tuple[int, int]]:
    """Where the card turned over may go."""
    places = [GAME.describe(state, state.turn, action) for action in state.legal(state.turn)]
    return {(x, y) for x, y in (place["at"] for place in places)}


def place(state: Punto, name: str, x: int, y: int) -> None:
    do = {"place": long(name), "at": [x, y]}
    state.play(state.turn, GAME.read(state, state.turn, do))


def block(board: Mapping[tuple[int, int], str], seats: int = 4, turn: int = 0, **options: Any) -> Punto:
    """The seat before `turn` places its card far away; then `turn` has nothing left and is blocked."""
    before = (turn - 1) % seats
    state = position(board, "Y1", before, seats, [[]] * seats, **options)
    # A yellow 1 that touches the lowest row from below and makes no line.
    lowest = max(y for _, y in board)
    x = next(x for x, y in board if y == lowest)
    place(state, "Y1", x, lowest + 1)
    return state


def in_round(state: Punto) -> Counter[str]:
    """The cards of every pile and hand, by name."""
    return Counter(NAMES[c] for stack in [*piles(state), *hands(state)] for c in stack)


def colours_of(cards: list[int]) -> Counter[int]:
    return Counter(colour_of(c) for c in cards)
