"""What entries bring about: the numbers that the rules tell and `view.py` puts into words.

All of it is public: who has chosen in secret is told, what was chosen is not.
"""

from __future__ import annotations

from typing import Final

STARTS: Final = 0  # seat
DEALT: Final = 1  # round
TURNED: Final = 2  # card
CHOSE_BID: Final = 3  # seat
REVEALED: Final = 4  # bidder, subject, bid
LAID: Final = 5  # seat
PLAYED: Final = 6  # seat, owner, face
TOOK: Final = 7  # owner of the winning card, seat that played it
BACKED: Final = 8  # seat, whose bid it backed or NO_CONFIDENCE, points
SCORED: Final = 9  # seat, points for bids, points of the round
