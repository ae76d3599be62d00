"""The register: the five rooms of the house, and games of other packages."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from typing import Any

from tablee.core.contract import MALFORMED, Refused
from tablee.core.game import Game

ROOMS = ("pungi", "pikoko", "klunker", "punto", "jungle_speed")
GROUP = "tablee.games"


def names() -> list[str]:
    """Every game there is: ours, then those that other packages register."""
    return [*ROOMS, *sorted(point.name for point in entry_points(group=GROUP) if point.name not in ROOMS)]


@cache
def game(name: str) -> Game[Any, Any]:
    """The game of that name; its room is entered on first use."""
    guests = entry_points(group=GROUP, name=name)
    if name in ROOMS:
        found: Game[Any, Any] = import_module(f"tablee.games.{name}").GAME
    elif guests:
        found = next(iter(guests)).load()
    else:
        raise Refused(MALFORMED, "unknown-game", game=name[:40], games=", ".join(names()))
    return found
