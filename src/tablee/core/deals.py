"""What deals have in common in all rooms: one is due or not, and the first is a lot for the start seat."""

from __future__ import annotations

from typing import Final

from tablee.core.contract import MALFORMED, NOT_NOW, Deal, Refused
from tablee.core.dice import Dice

START: Final = "start"
NOTHING: Final = ""  # is due


def check_due(deal: Deal, due: str) -> None:
    """Refuse a deal when nothing is due, or something else."""
    if due == NOTHING:
        raise Refused(NOT_NOW, "no-deal-due")
    if deal.what != due:
        raise Refused(NOT_NOW, "other-deal-due", due=due)


def draw_start(dice: Dice, seats: int) -> Deal:
    """A lot for the start seat."""
    return Deal(START, [[dice.below(seats)]])


def start_of(deal: Deal, seats: int) -> int:
    """The seat that a lot has named."""
    stacks = deal.stacks
    if len(stacks) != 1 or len(stacks[0]) != 1 or not 0 <= stacks[0][0] < seats:
        raise Refused(MALFORMED, "bad-deal")
    return stacks[0][0]
