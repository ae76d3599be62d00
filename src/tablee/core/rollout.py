"""Random matches: the loop inside the package, for studies, tests and benchmarks."""

from __future__ import annotations

from typing import Final

from tablee.core.contract import State
from tablee.core.dice import Dice

NOBODY: Final = -1
DEALER: Final = -2
CLOCK: Final = -3

# Where a clock runs while seats may act, it is quicker than they are three times out of four.
PATIENCE: Final = 4


def next_to_move(state: State, dice: Dice) -> int:
    """Whose entry comes next in a random match: a seat, or DEALER, CLOCK, or NOBODY once it is over."""
    acting = state.acting()
    if not acting:
        if state.chance():
            return DEALER
        return NOBODY if state.waits() is None else CLOCK
    if state.waits() is not None and dice.below(PATIENCE) > 0:
        return CLOCK
    return acting[0] if len(acting) == 1 else acting[dice.below(len(acting))]


def finish(state: State, dice: Dice, most: int = 1_000_000) -> int:
    """Play on at random until the match is over, or for `most` entries; says how many there were."""
    entries = 0
    while entries < most:
        mover = next_to_move(state, dice)
        if mover >= 0:
            legal = state.legal(mover)
            state.play(mover, legal[dice.below(len(legal))])
        elif mover == DEALER:
            state.deal(state.shuffle(dice))
        elif mover == CLOCK:
            state.tick()
        else:
            break
        entries += 1
    return entries
