"""Random matches: the loop inside the package, for studies, tests and benchmarks."""

from __future__ import annotations

from tablee.core.contract import CLOCK, DEALER, State
from tablee.core.dice import Dice


def finish(state: State, dice: Dice, most: int = 1_000_000) -> int:
    """Play on at random until the match is over, or for `most` entries; says how many there were."""
    entries = 0
    while entries < most:
        mover = state.mover(dice)
        if mover >= 0:
            state.play(mover, state.pick(mover, dice))
        elif mover == DEALER:
            state.deal(state.shuffle(dice))
        elif mover == CLOCK:
            state.tick()
        else:
            break
        entries += 1
    return entries
