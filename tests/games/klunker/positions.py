"""Positions of Klunker, set up as the rules' examples describe them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tablee import FastDice
from tablee.games.klunker import GAME
from tablee.games.klunker.cards import NUMBERS, ONE
from tablee.games.klunker.deals import BUYING, SHOWING, STORING
from tablee.games.klunker.rules import Klunker
from tablee.games.klunker.view import named


def heap(**jewels: int) -> int:
    """`heap(shoe=4, tiara=2)`."""
    return sum(ONE[NUMBERS[name]] * number for name, number in jewels.items())


SHOE = heap(shoe=1)


def begun(seats: int = 3, start: int = 0, seed: int = 1, **options: Any) -> Klunker:
    """A match with its first game dealt."""
    state = GAME.start(options, seats)
    state.deal(GAME.read_deal(state, {"start": start}))
    state.deal(state.shuffle(FastDice(seed)))
    return state


def position(
    seats: int = 3, start: int = 0, pile: Sequence[str] | None = None, **zones: list[int]
) -> Klunker:
    """The first phase, with some zones set; the first card of the pile is the next drawn."""
    state = begun(seats, start)
    if pile is not None:
        state.jewels = [NUMBERS[name] for name in reversed(pile)]
        state.left = len(pile)
    for zone, values in zones.items():
        assert len(values) == seats
        setattr(state, zone, values[:])
    state.phase = SHOWING
    state.turn = state.start
    return state


def storing(**about: Any) -> Klunker:
    """The second phase, about to begin."""
    state = position(**about)
    state.phase = STORING
    state.next_to_store(state.start)
    return state


def buying(order: Sequence[int], **about: Any) -> Klunker:
    """The third phase, about to begin; `order` is the seats by their purchase cards."""
    state = position(len(order), **about)
    state.purchase = [order.index(seat) + 1 for seat in range(len(order))]
    state.passed = len(order)
    state.phase = BUYING
    state.turn = -1
    state.next_to_buy()
    return state


def sold(*order: str, **safe: int) -> Klunker:
    """Seat 0 takes a window with exactly these jewels and sells; `order` where there is a choice."""
    state = buying([0, 1, 2], windows=[heap(**safe), SHOE, SHOE], bills=[1, 1, 1], pile=[])
    do(state, 0, buy=0)
    for name in order:
        do(state, 0, sell=name)
    assert state.turn == 1
    return state


def earned(state: Klunker) -> tuple[int, int, dict[str, int]]:
    """What seat 0 got for its sales, how many cards went back, and what it still has."""
    safe = named(state.safes[0])
    return state.bills[0] - 1, len(state.returned), {name: safe.count(name) for name in safe}


def do(state: Klunker, seat: int, **words: Any) -> None:
    """`do(state, 0, buy=2)`, in the words of the record."""
    if words.get("pass_"):
        words = {"pass": True}
    state.play(seat, GAME.read(state, seat, words))


def choices(state: Klunker, seat: int) -> list[dict[str, Any]]:
    return [GAME.describe(state, seat, action) for action in state.legal(seat)]
