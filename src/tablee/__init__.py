"""Five card games, complete: play, record, replay and study them from Python."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tablee.core.contract import Deal, Outcome, Refused, State
from tablee.core.dice import Dice, FastDice, ProvableDice
from tablee.core.match import Match
from tablee.core.options import Options
from tablee.core.rollout import finish
from tablee.games import game, names

__all__ = [
    "Deal",
    "Dice",
    "FastDice",
    "Match",
    "Outcome",
    "ProvableDice",
    "Refused",
    "State",
    "finish",
    "game",
    "match",
    "names",
    "replay",
    "start",
]
__version__ = "0.1.0"


def match(name: str, seats: int | None = None, **options: Any) -> Match:
    """A match with its log, before the first deal."""
    return Match(game(name), options, seats)


def start(name: str, seats: int | None = None, options: Mapping[str, Any] | Options | None = None) -> State:
    """A bare state before the first deal: no log, no words, as fast as it gets."""
    state: State = game(name).start(options, seats)
    return state


def replay(line: str | bytes) -> Match:
    """Play a record back and check every word of it."""
    from tablee.core import record

    return record.replay(record.read(line), game)
