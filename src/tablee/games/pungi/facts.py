"""What entries bring about: the numbers that the rules tell and `view.py` puts into words."""

from __future__ import annotations

from typing import Final

STARTS: Final = 0  # seat
DEALT: Final = 1  # game
LAID: Final = 2  # round; the row is on the table
REJECTED: Final = 3
KEPT: Final = 4
PLAYED: Final = 5  # seat, species, card: only the seat sees the card
PRIORITY: Final = 6  # species
NO_PRIORITY: Final = 7
REVEALED: Final = 8  # seat, card
TOOK: Final = 9  # seat, snake card
NAMED: Final = 10  # seat, other seat
DREW: Final = 11  # seat, species, card: only the seat sees the card
SCORED: Final = 12  # seat, points, total
