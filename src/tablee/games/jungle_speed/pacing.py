"""How fast a table goes, in milliseconds: the rules hold no clock, so this is for whoever runs one."""

from __future__ import annotations

from typing import Final

from tablee.core.game import Times
from tablee.games.jungle_speed.options import JungleSpeedOptions

NORMAL: Final = {
    "min_gap": 900,  # JUN-64: from the last flip, or the end of a settlement, to the next one
    "max_gap": 4000,  # after which the table flips for the seat
    "count": 700,  # JUN-65: a step of the countdown
    "window": 1800,  # JUN-66: the pause after a simultaneous flip
    "settle": 1500,  # JUN-67: the cards move
    "settle_more": 700,  # and up to this much longer, at random
    "choice": 6000,  # to choose who gets the cards
    "lock": 300,  # a seat whose grab was ignored
    "false_lock": 1000,  # JUN-68: the offender, after the settlement of a false grab
    "stall": 5000,  # JUN-70: nobody can flip
}

GRACE: Final = 200  # JUN-R11: a question of networks and hands, not of the pace

# A per cent of the normal time.
PACES: Final = {"relaxed": 150, "normal": 100, "fast": 70}


def pacing(pace: str) -> dict[str, int]:
    """The times of a table at a pace."""
    return {name: normal * PACES[pace] // 100 for name, normal in NORMAL.items()}


def times(options: JungleSpeedOptions) -> Times:
    """The same for a table that knows the clock by what it owes."""
    pace = pacing(options.pace)
    waits = {name: pace[name] for name in ("count", "window", "settle", "choice", "stall")}
    return Times(
        waits={"flip": pace["max_gap"], **waits},
        more={"settle": pace["settle_more"]},
        gap=pace["min_gap"],
        grace=GRACE,
        lock=pace["false_lock"],
    )
