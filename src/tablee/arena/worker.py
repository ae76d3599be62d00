"""One match of the arena, wherever it is played."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import msgspec

from tablee.arena.schedule import Fixture, deal_seed, own_seed
from tablee.arena.settings import Question
from tablee.bots import Bot, BotFailed, bot_for
from tablee.bots.play import play_out
from tablee.bots.search import Budget
from tablee.core.dice import FastDice
from tablee.core.match import Match
from tablee.games import game


class Result(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a match ended, by seat; or which bot spoilt it, and how."""

    deal: int
    bots: tuple[str, ...]
    ranks: list[int]
    scores: list[int] = []
    failed: str | None = None
    why: str | None = None

    def fixture(self) -> Fixture:
        return Fixture(self.deal, self.bots)


def play(settings: Question, fixture: Fixture, note: Callable[[int], None] | None = None) -> Result:
    """Play a match. `note` hears whose bot is about to do something, should it take everything down."""
    room = game(settings.game)
    match = Match(room, settings.options, len(fixture.bots))
    bots = []
    for seat, name in enumerate(fixture.bots):
        if note:
            note(seat)
        bots.append(own_clock(bot_for(name, room)))
        if note:
            watch(bots[seat], seat, note)
    dice = FastDice(own_seed(settings, fixture))
    deals = FastDice(deal_seed(settings, fixture.deal))
    try:
        outcome = play_out(match, bots, dice, deals=deals).outcome
    except BotFailed as failed:
        return spoilt(fixture, failed.seat, failed.why)
    return Result(fixture.deal, fixture.bots, outcome.ranks, outcome.scores)


def spoilt(fixture: Fixture, seat: int, why: str) -> Result:
    """A bot that fails is last, in each of its seats."""
    failed = fixture.bots[seat]
    last = 1 + sum(name != failed for name in fixture.bots)
    ranks = [last if name == failed else 1 for name in fixture.bots]
    return Result(fixture.deal, fixture.bots, ranks, failed=failed, why=why[:200])


def own_clock(bot: Bot) -> Bot:
    """Milliseconds are counted as this thread's processor time: a busy machine decides nothing."""
    budget = getattr(bot, "budget", None)
    if isinstance(budget, Budget):
        budget.clock = time.thread_time
    return bot


def watch(bot: Bot, seat: int, note: Callable[[int], None]) -> None:
    def noted(method: Callable[..., Any]) -> Callable[..., Any]:
        def call(*arguments: Any) -> Any:
            note(seat)
            return method(*arguments)

        return call

    for name in ("choose", "react", "saw"):
        setattr(bot, name, noted(getattr(bot, name)))
