"""Whole matches played by bots."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import ExitStack

from tablee.bots.bot import Bot, BotFailed, Mishap, Sight, blame
from tablee.bots.clocked import Clocked
from tablee.bots.sitting import Sitting
from tablee.core.contract import CLOCK, DEALER, NOBODY
from tablee.core.dice import Dice
from tablee.core.match import Match
from tablee.core.record import Record


def play_out(
    match: Match, bots: Sequence[Bot], dice: Dice, audit: bool = False, deals: Dice | None = None
) -> Record:
    """Play a match to its end; an audit adds to every entry what was possible and how it then stood.

    A bot that fails ends it all with BotFailed; however it ends, all of them are closed. With dice of
    their own, `deals` come out alike whatever the bots draw for themselves. A simulated clock runs if
    a bot plays against time.
    """
    sitting = Sitting(match, bots, audit)
    with ExitStack() as ends:
        for bot in bots:
            ends.callback(bot.close)
        if match.game.times is not None and any(bot.against_time for bot in bots):
            Clocked(sitting, match.game.times(match.options), dice, deals or dice).play()
        else:
            play_in_turn(sitting, dice, deals or dice)
    return sitting.record()


def play_in_turn(sitting: Sitting, dice: Dice, deals: Dice) -> None:
    """Whose entry comes next is drawn, wherever more than one may act."""
    match = sitting.match
    while (mover := match.state.mover(dice)) != NOBODY:
        if mover == DEALER:
            sitting.deal(deals)
        elif mover == CLOCK:
            sitting.tick()
        else:
            sight = Sight(match.game, match.state, mover, dice, match.options)
            sitting.play(mover, chosen(sitting.bots[mover], sight, dice))


def chosen(bot: Bot, sight: Sight, dice: Dice) -> int:
    """What a bot does, or how it failed."""
    with blame(sight.seat):
        action = bot.choose(sight, dice)
    if action not in sight.legal:
        raise BotFailed(sight.seat, Mishap("not-allowed", action=repr(action)[:40]))
    return action
