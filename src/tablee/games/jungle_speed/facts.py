"""What entries bring about: the numbers that the rules tell and `view.py` puts into words.

Several seats in one number are a bit each.
"""

from __future__ import annotations

from typing import Final

STARTS: Final = 0  # seat
DEALT: Final = 1
FLIPPED: Final = 2  # seat, card
COUNTS: Final = 3  # seat, number
DUEL: Final = 4  # winner, losers
CHOOSES: Final = 5  # winner
TUCKED: Final = 6  # seat, cards
POTTED: Final = 7  # cards
RACED: Final = 8  # winner, cards
MOVED: Final = 9  # hand, other hand
FALSE_GRAB: Final = 10  # seat
BOUND: Final = 11  # seat of the inward card, seats bound
FAILED: Final = 12  # seats
RELEASED: Final = 13  # seat, cards
STALLED: Final = 14  # how many stalls
FINISHED: Final = 15  # seats
