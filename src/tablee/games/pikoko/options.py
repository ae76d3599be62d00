"""What may be agreed before a match of Pikoko."""

from __future__ import annotations

from dataclasses import dataclass

from tablee.core.options import Options, choice


@dataclass(frozen=True)
class PikokoOptions(Options):
    trick_leader: str = choice("winner", "card_player")  # PIK-61
