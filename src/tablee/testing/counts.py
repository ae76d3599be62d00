"""How many ways lead how deep: a count says at once that a rule has moved."""

from __future__ import annotations

from tablee.core.contract import State
from tablee.core.dice import Dice


def count_positions(state: State, depth: int, dice: Dice) -> int:
    """The number of sequences of `depth` actions from here, deals and ticks between them aside."""
    state = state.copy()
    while not state.acting():
        if state.chance():
            state.deal(state.shuffle(dice))
        elif state.waits() is not None:
            state.tick()
        else:
            return 1
    if depth == 0:
        return 1
    count = 0
    for seat in state.acting():
        for action in state.legal(seat):
            branch = state.copy()
            branch.play(seat, action)
            count += count_positions(branch, depth - 1, dice)
    return count
