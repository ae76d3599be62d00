"""What entries bring about: the numbers that the rules tell and `view.py` puts into words."""

from __future__ import annotations

from typing import Final

STARTS: Final = 0  # seat
DEALT: Final = 1  # game
SHOWED: Final = 2  # seat, heap
STORED: Final = 3  # seat, type
PASSED: Final = 4  # seat, purchase card
SOLD: Final = 5  # seat, type, bills
BOUGHT: Final = 6  # seat, seat whose window it was, heap
DECLINED: Final = 7  # seat
KEEPS_START: Final = 8  # seat
DREW: Final = 9  # seat, how many, heap: only the seat sees which
ROUND: Final = 10  # round
PILE_OUT: Final = 11
