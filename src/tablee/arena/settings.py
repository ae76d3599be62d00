"""What is asked of the arena."""

from __future__ import annotations

from typing import Any

import msgspec

from tablee.bots import bot_for
from tablee.core.contract import MALFORMED, Refused
from tablee.games import game


class Question(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What decides which matches there are and how each of them goes."""

    game: str
    bots: tuple[str, ...]
    seats: tuple[int, ...]
    """For how many: each on its own."""
    options: dict[str, Any]
    seed: int
    alone: bool = False
    """Whether the first bot of a pair meets a whole table of the second, instead of an even one."""


class Settings(Question, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is asked, and when the answer is good enough; none of the latter changes a match."""

    matches: int = 1000
    """At most so many for each pair of bots at each number of seats, rounded up to whole deals."""
    goal: float = 0.5
    """A pair is decided when its first bot's share is surely above this, or surely below."""
    width: float = 0.05
    """It is also decided when the interval, as wide as it must be for looking often, is narrower."""
    early: bool = True
    """Whether a pair stops once it is decided."""


def settled(
    game_name: str,
    bots: list[str],
    seats: list[int] | None = None,
    options: dict[str, Any] | None = None,
    seed: int = 1,
    alone: bool = False,
    **limits: Any,
) -> Settings:
    """Settings as the matches will have them, or a refusal."""
    room = game(game_name)
    if len(bots) < 2:
        raise Refused(MALFORMED, "few-bots")
    for name in bots:
        if bots.count(name) > 1:
            raise Refused(MALFORMED, "same-bot-twice", bot=name)
        bot_for(name, room).close()
    if limits.get("matches", 1) < 1:
        raise Refused(MALFORMED, "fewer-than-one", number=limits["matches"])
    agreed = [room.settle(options, number) for number in seats or [room.usual_seats]]
    return Settings(
        game=game_name,
        bots=tuple(bots),
        seats=tuple(dict.fromkeys(number for _, number in agreed)),
        # What was wished, not what it comes to: that may depend on the number of seats.
        options=dict(options or {}),
        seed=seed,
        alone=alone,
        **limits,
    )
