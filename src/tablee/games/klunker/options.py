"""What may be agreed before a match of Klunker."""

from __future__ import annotations

from dataclasses import dataclass

from tablee.core.options import Options, whole


@dataclass(frozen=True)
class KlunkerOptions(Options):
    games_per_match: int = whole(1, 10, default=1)  # KLU-R26
