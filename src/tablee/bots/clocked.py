"""Matches that are played against time, by a simulated clock: nobody waits for anything."""

from __future__ import annotations

from math import isfinite
from typing import NamedTuple

from tablee.bots.bot import Bot, BotFailed, Mishap, Reaction, Sight, blame
from tablee.bots.sitting import Sitting
from tablee.core.contract import AT_LEISURE, NOBODY, RIGHT, WRONG
from tablee.core.dice import Dice
from tablee.core.game import Times


class Hand(NamedTuple):
    """What a seat is about to do, and when; and what it was when the seat decided on it."""

    due: float
    seat: int
    action: int
    race: int


class Clocked:
    """A table with a clock: whoever is first, a hand or a tick, makes the next entry.

    After each entry every bot reacts anew to what it sees. Only a hand that was to race within the time of
    grace cannot be held back any more; if it has become wrong by that entry, it is void. JUN-R11
    """

    def __init__(self, sitting: Sitting, times: Times, dice: Dice, deals: Dice) -> None:
        self.sitting = sitting
        self.state = sitting.match.state
        self.times = times
        self.dice = dice
        self.deals = deals
        self.now = 0.0
        self.tick_due = 0.0
        self.hands: list[Hand] = []
        self.offender = NOBODY
        self.locked = [0.0] * self.state.seats  # until when a seat may not race

    def play(self) -> None:
        self.entered()
        while self.state.outcome() is None:
            if self.state.chance():
                self.sitting.deal(self.deals, self.now)
                self.entered()
            elif self.hands and min(self.hands).due < self.tick_due:
                self.move(min(self.hands))
            else:
                self.now = self.tick_due
                self.sitting.tick(self.now)
                self.entered()

    def move(self, hand: Hand) -> None:
        """A hand comes down; one that comes too late for what it saw changes nothing."""
        self.now = hand.due
        race = self.state.race(hand.seat, hand.action)
        if race == WRONG and hand.race == RIGHT:
            self.hands.remove(hand)
            self.hands += self.decide(hand.seat)
            return
        self.sitting.play(hand.seat, hand.action, self.now)
        self.entered(hand.seat if race == WRONG else NOBODY)

    def entered(self, offender: int = NOBODY) -> None:
        """Everybody sees the table anew, and the clock owes something new."""
        if self.offender != NOBODY:
            self.locked[self.offender] = self.now + self.times.lock
        self.offender = offender
        owed = self.state.waits()
        if owed is not None:
            extra = self.times.more.get(owed, 0)
            self.tick_due = self.now + self.times.waits[owed] + self.dice.below(extra + 1)
        acting = self.state.acting()
        self.hands = [hand for hand in self.hands if hand.seat in acting and self.is_underway(hand)]
        busy = [hand.seat for hand in self.hands]
        for seat in acting:
            if seat not in busy:
                self.hands += self.decide(seat)

    def is_underway(self, hand: Hand) -> bool:
        return hand.race != AT_LEISURE and hand.due <= self.now + self.times.grace

    def decide(self, seat: int) -> list[Hand]:
        """What a seat is about to do from now on, if anything."""
        match = self.sitting.match
        sight = Sight(match.game, self.state, seat, self.dice, match.options)
        sight.now, sight.times = self.now, self.times
        reaction = reacted(self.sitting.bots[seat], sight, self.dice)
        if reaction is None:
            return []
        race = self.state.race(seat, reaction.action)
        first = self.now + self.times.gap if race == AT_LEISURE else self.locked[seat]
        return [Hand(max(first, self.now + reaction.after), seat, reaction.action, race)]


def reacted(bot: Bot, sight: Sight, dice: Dice) -> Reaction | None:
    """What a bot is about to do, or how it failed."""
    with blame(sight.seat):
        reaction = bot.react(sight, dice)
    if reaction is None:
        return None
    if reaction.action not in sight.legal:
        raise BotFailed(sight.seat, Mishap("not-allowed", action=repr(reaction.action)[:40]))
    if not (isfinite(reaction.after) and reaction.after >= 0):
        raise BotFailed(sight.seat, f"not a time: {reaction.after!r}")
    return reaction
