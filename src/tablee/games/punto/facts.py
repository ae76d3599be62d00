"""What entries bring about: the numbers that the rules tell and `view.py` puts into words."""

from __future__ import annotations

from typing import Final

STARTS: Final = 0  # seat
SHARED: Final = 1  # cards a party, cards removed
DEALT: Final = 2  # round
TURNED: Final = 3  # seat, card
DREW: Final = 4  # seat, card: only the seat sees it
PLACED: Final = 5  # seat, card, cell
COVERED: Final = 6  # card that was covered
BLOCKED: Final = 7  # seat
WON: Final = 8  # party
NOBODY_WON: Final = 9
TOOK: Final = 10  # party, trophy
