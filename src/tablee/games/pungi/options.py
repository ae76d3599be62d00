"""What may be agreed before a match of Pungi."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tablee.core.options import Options, choice, custom, whole
from tablee.games.pungi.cards import CHARMER, SNAKE_NAMES, SNAKE_NUMBERS, value_of

SNAKES = 31

# The real list is not known; this one is ours. PUN-R2
SNAKE_VALUES = ((-4, 3), (-3, 3), (-2, 3), (-1, 3), (1, 5), (2, 5), (3, 5), (4, 4))

# Snakes as they may be spelled: "+3", and "3" as well.
SPELLED = {name.lstrip("+"): value_of(card) for name, card in SNAKE_NUMBERS.items() if card != CHARMER}
SPELLED |= {name: value_of(card) for name, card in SNAKE_NUMBERS.items() if card != CHARMER}


def read_snakes(given: Any) -> tuple[tuple[int, int], ...]:
    """How many snakes of each value, from `{"-4": 3, "+1": 28}`; 31 in all."""
    if not isinstance(given, dict):
        raise ValueError
    counts: dict[int, int] = {}
    for spelled, count in given.items():
        if spelled not in SPELLED or SPELLED[spelled] in counts or type(count) is not int or count < 0:
            raise ValueError
        counts[SPELLED[spelled]] = count
    if sum(counts.values()) != SNAKES:
        raise ValueError
    return tuple(sorted(counts.items()))


@dataclass(frozen=True)
class PungiOptions(Options):
    snake_values: tuple[tuple[int, int], ...] = custom(
        SNAKE_VALUES,
        '{"-4": 3, "+1": 28}: how many snakes of each value from -9 to +9, 31 in all',
        read_snakes,
        examples=({"-9": 4, "-3": 6, "0": 5, "+2": 16},),
    )
    charmers: int = choice(6, 5)  # PUN-R3
    next_start: str = choice("clockwise", "nominate")  # PUN-26, PUN-27
    games_per_match: int | str = whole(1, 10, 1, "players")  # PUN-36

    def words(self) -> dict[str, Any]:
        values = {SNAKE_NAMES[value - value_of(0)]: count for value, count in self.snake_values}
        return {**super().words(), "snake_values": values}
