"""Whole matches played by bots."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.bots.bot import Bot, BotFailed, Sight
from tablee.core.contract import CLOCK, DEALER, NOBODY
from tablee.core.dice import Dice
from tablee.core.game import Words
from tablee.core.match import Match
from tablee.core.record import Record, alternatives, record_of


def play_out(
    match: Match, bots: Sequence[Bot], dice: Dice, audit: bool = False, deals: Dice | None = None
) -> Record:
    """Play a match to its end; an audit adds to every entry what was possible and how it then stood.

    A bot that fails ends it all with BotFailed. With dice of their own, `deals` come out alike whatever
    the bots draw for themselves.
    """
    additions: list[Words] = []
    while (mover := match.state.mover(dice)) != NOBODY:
        addition: Words = {}
        if mover == DEALER:
            match.deal(deals or dice)
            shown = [0] * match.seats
        elif mover == CLOCK:
            match.tick()
            shown = [0] * match.seats
        else:
            action = chosen(bots[mover], Sight(match.game, match.state, mover, dice), dice)
            if audit:
                addition["legal"] = possible(match, mover, action)
            public = match.state.shown(mover, action)
            shown = [action if seat == mover else public for seat in range(match.seats)]
            match.play(mover, action)
        for seat, bot in enumerate(bots):
            bot.saw(mover, shown[seat])
        if audit:
            addition["state"] = match.game.truth(match.state)
        additions.append(addition)
    return record_of(match, additions)


def chosen(bot: Bot, sight: Sight, dice: Dice) -> int:
    """What a bot does, or how it failed."""
    try:
        action = bot.choose(sight, dice)
    except Exception as wrong:
        raise BotFailed(sight.seat, f"{type(wrong).__name__}: {wrong}") from wrong
    if action not in sight.legal:
        raise BotFailed(sight.seat, f"not allowed: {action!r}")
    return action


def possible(match: Match, seat: int, action: int) -> list[Words]:
    """What a seat could have chosen, as an audit has it."""
    do = match.game.describe(match.state, seat, action)
    others = alternatives(match, seat, do)
    return [match.game.describe(match.state, seat, other) for other in others]
