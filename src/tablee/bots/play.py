"""Whole matches played by bots."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.bots import Bot
from tablee.core.contract import CLOCK, DEALER, NOBODY
from tablee.core.dice import Dice
from tablee.core.game import Words
from tablee.core.match import Match
from tablee.core.record import Record, alternatives, record_of


def play_out(match: Match, bots: Sequence[Bot], dice: Dice, audit: bool = False) -> Record:
    """Play a match to its end; an audit adds to every entry what was possible and how it then stood."""
    additions: list[Words] = []
    while (mover := match.state.mover(dice)) != NOBODY:
        addition: Words = {}
        if mover == DEALER:
            match.deal(dice)
        elif mover == CLOCK:
            match.tick()
        else:
            addition = step(match, mover, bots[mover], dice, audit)
        if audit:
            addition["state"] = match.game.truth(match.state)
        additions.append(addition)
    return record_of(match, additions)


def step(match: Match, seat: int, bot: Bot, dice: Dice, audit: bool) -> Words:
    """One action of a bot; says what an audit adds to its entry."""
    action = bot(match.legal(seat), dice)
    addition: Words = {}
    if audit:
        do = match.game.describe(match.state, seat, action)
        others = alternatives(match, seat, do)
        addition["legal"] = [match.game.describe(match.state, seat, other) for other in others]
    match.play(seat, action)
    return addition
