"""How many ways lead how deep: a count says at once that a rule has moved."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec

from tablee.core.contract import State
from tablee.core.dice import FastDice
from tablee.core.game import Game


class Count(NamedTuple):
    """What lies so many actions (or ticks) ahead."""

    sequences: int
    positions: int
    """How many different ones the sequences lead to."""


def count_positions(game: Game[Any, Any], state: State, seed: int = 1) -> Iterator[Count]:
    """Count what can come of a state in 0, 1, 2 ... steps, as deep as is asked for.

    Every deal on the way is dealt by dice of the same seed, so that the same numbers come back.
    """
    level = dict([_placed(game, state.copy(), 1, seed)])
    while True:
        yield Count(sum(ways for _, ways in level.values()), len(level))
        deeper: dict[bytes, tuple[State, int]] = {}
        for above, ways in level.values():
            for below in _steps(above):
                key, (reached, more) = _placed(game, below, ways, seed)
                deeper[key] = (reached, more + deeper.get(key, (reached, 0))[1])
        level = deeper


def _steps(state: State) -> Iterator[State]:
    """Everything that may come next: what seats may do, and where a clock runs, its tick."""
    for seat in state.acting():
        for action in state.legal(seat):
            branch = state.copy()
            branch.play(seat, action)
            yield branch
    if state.waits() is not None:
        branch = state.copy()
        branch.tick()
        yield branch


def _placed(game: Game[Any, Any], state: State, ways: int, seed: int) -> tuple[bytes, tuple[State, int]]:
    """A state with nothing left to be dealt, under a name that only equal positions share."""
    while state.chance():
        state.deal(state.shuffle(FastDice(seed)))
    return msgspec.json.encode(game.canonical(game.truth(state)), order="sorted"), (state, ways)
