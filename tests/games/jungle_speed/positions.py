"""Tables of Jungle Speed, laid as the rules' examples describe them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from tablee import FastDice, Refused
from tablee.games.jungle_speed import GAME
from tablee.games.jungle_speed.actions import FLIP, GIVE_EQUAL, GIVE_SEAT, GRAB
from tablee.games.jungle_speed.cards import NUMBERS, SYMBOLS
from tablee.games.jungle_speed.deals import TURN
from tablee.games.jungle_speed.rules import JungleSpeed

A, B, C, D, E = range(5)

Pile = tuple[int, int] | tuple[int, int, str]
"""Cards to flip, cards flipped, and the name of the active one where it matters."""


def card(name: str) -> int:
    return NUMBERS[name]


def begun(seats: int = 4, start: int = 0, seed: int = 1, **options: Any) -> JungleSpeed:
    """A match with its piles dealt."""
    state = GAME.start(options, seats)
    state.deal(GAME.read_deal(state, {"start": start}))
    state.deal(state.shuffle(FastDice(seed)))
    return state


def table(
    piles: Sequence[Pile],
    pot: int = 0,
    turn: int = A,
    nexts: Mapping[int, Sequence[str]] | None = None,
    **options: Any,
) -> JungleSpeed:
    """A table with piles of these sizes; `nexts` are cards that seats will flip, first first.

    Active cards that are not named are symbols that match nothing else.
    """
    nexts = nexts or {}
    state = begun(len(piles), **options)
    pool = state.deck[:]
    named = [pile[2] for pile in piles if len(pile) == 3] + [
        name for names in nexts.values() for name in names
    ]
    for name in named:
        pool.remove(card(name))
    taken = {card(name) for name in named if card(name) < SYMBOLS}
    shapes = {c >> 2 for c in taken}
    draws, discards = [], []
    for seat, pile in enumerate(piles):
        size, flipped = pile[0], pile[1]
        top = []
        if len(pile) == 3:
            top = [card(pile[2])]
        elif flipped:
            own = next(c for c in pool if c >> 2 not in shapes)
            pool.remove(own)
            shapes.add(own >> 2)
            top = [own]
        soon = [card(name) for name in nexts.get(seat, ())]
        draws.append((size, soon))
        discards.append((flipped, top))
    state.draws = [[pool.pop() for _ in range(size - len(soon))] + soon[::-1] for size, soon in draws]
    state.discards = [[pool.pop() for _ in range(size - len(top))] + top for size, top in discards]
    state.pot = [pool.pop() for _ in range(pot)]
    state.turn = turn
    state.phase = TURN
    return state


def exact(
    draws: Sequence[Sequence[str]],
    discards: Sequence[Sequence[str]],
    pot: Sequence[str] = (),
    turn: int = A,
    **options: Any,
) -> JungleSpeed:
    """A table of a few cards, each named: the next to be drawn first, the newest flipped last."""
    state = begun(len(draws), **options)
    state.draws = [[card(name) for name in reversed(pile)] for pile in draws]
    state.discards = [[card(name) for name in pile] for pile in discards]
    state.pot = [card(name) for name in pot]
    state.turn = turn
    state.begin_turn()
    return state


def sizes(state: JungleSpeed) -> list[tuple[int, int]]:
    """Cards to flip and cards flipped, a seat."""
    return [(len(draws), len(discards)) for draws, discards in zip(state.draws, state.discards, strict=True)]


def draws(state: JungleSpeed) -> list[list[str]]:
    drawn: list[list[str]] = GAME.truth(state)["draws"]
    return drawn


def pot(state: JungleSpeed) -> list[str]:
    cards: list[str] = GAME.truth(state)["pot"]
    return cards


def claims(state: JungleSpeed) -> tuple[list[list[int]], bool]:
    words = GAME.truth(state)["claims"]
    return words["duels"], words["inward"]


def flip(state: JungleSpeed, seat: int) -> None:
    assert state.turn == seat
    state.play(seat, FLIP)


def grab(state: JungleSpeed, seat: int) -> None:
    state.play(seat, GRAB)


def equal(state: JungleSpeed) -> None:
    state.play(state.choosing, GIVE_EQUAL)


def all_to(state: JungleSpeed, seat: int) -> None:
    state.play(state.choosing, GIVE_SEAT + seat)


def ticks(state: JungleSpeed, *names: str) -> None:
    for name in names:
        assert state.waits() == name
        state.tick()


def told(state: JungleSpeed, seat: int | None = None) -> list[str]:
    """What was told, by name."""
    return [fact.what for fact in GAME.view(state, seat).facts]


def refused(state: JungleSpeed, seat: int, action: int) -> tuple[str, str]:
    before = state.copy()
    with pytest.raises(Refused) as why:
        state.play(seat, action)
    assert state == before
    return why.value.kind, why.value.key


def ranks(state: JungleSpeed) -> tuple[list[int], list[int], str]:
    outcome = state.outcome()
    assert outcome is not None
    return outcome.scores, outcome.ranks, outcome.reason
