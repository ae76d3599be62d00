"""What a seat may do, as numbers."""

from __future__ import annotations

from typing import Final

FLIP: Final = 0
GRAB: Final = 1
GIVE_EQUAL: Final = 2  # all losers get the same
GIVE_SEAT: Final = 3  # and so on: one seat gets all
