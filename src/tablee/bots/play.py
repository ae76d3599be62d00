"""Whole matches played by bots."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import ExitStack

from tablee.bots.bot import Bot, BotFailed, Mishap, Sight
from tablee.core.contract import CLOCK, DEALER, NOBODY
from tablee.core.dice import Dice
from tablee.core.game import Words
from tablee.core.match import Match
from tablee.core.record import Record, alternatives, record_of


def play_out(
    match: Match, bots: Sequence[Bot], dice: Dice, audit: bool = False, deals: Dice | None = None
) -> Record:
    """Play a match to its end; an audit adds to every entry what was possible and how it then stood.

    A bot that fails ends it all with BotFailed; however it ends, all of them are closed. With dice of
    their own, `deals` come out alike whatever the bots draw for themselves.
    """
    with ExitStack() as ends:
        for bot in bots:
            ends.callback(bot.close)
        additions = play_on(match, bots, dice, audit, deals or dice)
    return record_of(match, additions)


def play_on(match: Match, bots: Sequence[Bot], dice: Dice, audit: bool, deals: Dice) -> list[Words]:
    """The entries of a match to its end; gives what an audit adds to each."""
    additions: list[Words] = []
    while (mover := match.state.mover(dice)) != NOBODY:
        addition: Words = {}
        if mover == DEALER:
            match.deal(deals)
            shown = [0] * match.seats
        elif mover == CLOCK:
            match.tick()
            shown = [0] * match.seats
        else:
            action = chosen(bots[mover], Sight(match.game, match.state, mover, dice, match.options), dice)
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
    return additions


def chosen(bot: Bot, sight: Sight, dice: Dice) -> int:
    """What a bot does, or how it failed."""
    try:
        action = bot.choose(sight, dice)
    except Mishap as mishap:
        raise BotFailed(sight.seat, mishap) from mishap
    except Exception as wrong:
        raise BotFailed(sight.seat, f"{type(wrong).__name__}: {wrong}") from wrong
    if action not in sight.legal:
        raise BotFailed(sight.seat, Mishap("not-allowed", action=repr(action)[:40]))
    return action


def possible(match: Match, seat: int, action: int) -> list[Words]:
    """What a seat could have chosen, as an audit has it."""
    do = match.game.describe(match.state, seat, action)
    others = alternatives(match, seat, do)
    return [match.game.describe(match.state, seat, other) for other in others]
