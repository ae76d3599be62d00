"""What may be agreed before a match of Punto."""

from __future__ import annotations

from dataclasses import dataclass, replace

from tablee.core.contract import MALFORMED, Refused
from tablee.core.options import Options, flag, whole


@dataclass(frozen=True)
class PuntoOptions(Options):
    rounds_to_win: int = whole(1, 5, default=2)  # PTO-23
    teams: bool = flag()  # PTO-24
    expert: bool = flag()  # PTO-31

    def settled(self, seats: int) -> tuple[PuntoOptions, int]:
        if self.teams and seats < 4:
            raise Refused(MALFORMED, "teams-need-four")
        return (replace(self, teams=True) if seats > 4 else self), seats  # PTO-27
