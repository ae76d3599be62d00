"""Who plays when nobody does. A bot knows the door and what brains tell it, and no game by name.

A bot is named as in `search:50ms`: who it is, and behind a colon how it should play. Bots of other
packages register under the entry-point group `tablee.bots`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from importlib.metadata import entry_points
from typing import Any

from tablee.bots.bot import Bot, BotFailed, Mishap, Reaction, Sight
from tablee.bots.levels import LEVELS, bot_of
from tablee.bots.outside import make_program
from tablee.bots.plain import Novice, Random
from tablee.bots.reflex import NATURES, Reflex
from tablee.bots.search import Search, read_budget
from tablee.core.contract import MALFORMED, Refused
from tablee.core.game import Game

__all__ = ["GROUP", "Bot", "BotFailed", "Mishap", "Reaction", "Sight", "bot_for", "bots_for", "names"]
GROUP = "tablee.bots"

Maker = Callable[[Game[Any, Any], str], Bot]
"""Takes the game and what stands behind the colon, and gives a bot for one seat of one match."""


def make_random(game: Game[Any, Any], how: str) -> Bot:
    return Random()


def make_novice(game: Game[Any, Any], how: str) -> Bot:
    return Novice(game.brain) if game.times is None else make_reflex(game, "")


def make_reflex(game: Game[Any, Any], how: str) -> Bot:
    """`reflex:hard` is quick and makes few mistakes; `reflex` alone is medium."""
    if game.times is None:
        raise Refused(MALFORMED, "no-clock", game=game.name)
    if (how or "medium") not in NATURES:
        raise Refused(MALFORMED, "bad-nature", nature=how[:40], natures=", ".join(NATURES))
    return Reflex(game.brain, NATURES[how or "medium"])


def make_search(game: Game[Any, Any], how: str) -> Bot:
    """`search:50ms` thinks for so long, `search:2000` for so many rounds."""
    if game.times is not None:
        raise Refused(MALFORMED, "no-time-to-think", game=game.name)
    return Search(game.brain, read_budget(how or "50ms"))


def make_level(level: str, game: Game[Any, Any], how: str) -> Bot:
    return bot_of(level, game) if game.times is None else make_reflex(game, level)


OURS: dict[str, Maker] = {
    **{level: partial(make_level, level) for level in LEVELS},
    "random": make_random,
    "novice": make_novice,
    "search": make_search,
    "program": make_program,
    "reflex": make_reflex,
}


def names() -> list[str]:
    """Every bot there is: ours, then those that other packages register."""
    return [*OURS, *sorted(point.name for point in entry_points(group=GROUP) if point.name not in OURS)]


def bot_for(name: str, game: Game[Any, Any]) -> Bot:
    """A bot for one seat of one match."""
    who, _, how = name.partition(":")
    if who in OURS:
        return OURS[who](game, how)
    guests = entry_points(group=GROUP, name=who)
    if guests:
        made: Bot = next(iter(guests)).load()(game, how)
        return made
    raise Refused(MALFORMED, "unknown-bot", bot=name[:40], bots=", ".join(names()))


def bots_for(wanted: Sequence[str], game: Game[Any, Any], seats: int) -> list[Bot]:
    """One bot for all seats or one for each, by name."""
    if len(wanted) not in (1, seats):
        raise Refused(MALFORMED, "wrong-bots", seats=seats)
    each = wanted if len(wanted) == seats else list(wanted) * seats
    return [bot_for(name, game) for name in each]
