"""A match and the bots at its table: what is entered, and who hears of it."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.bots.bot import Bot, blame
from tablee.core.contract import CLOCK, DEALER
from tablee.core.dice import Dice
from tablee.core.game import Words
from tablee.core.match import Match
from tablee.core.record import Record, alternatives, record_of


class Sitting:
    """Entries of a match, each with what an audit or a clock adds to it."""

    def __init__(self, match: Match, bots: Sequence[Bot], audit: bool) -> None:
        self.match = match
        self.bots = bots
        self.audit = audit
        self.additions: list[Words] = []

    def deal(self, dice: Dice, at: float | None = None) -> None:
        self.match.deal(dice)
        self._entered(DEALER, [0] * self.match.seats, {}, at)

    def tick(self, at: float | None = None) -> None:
        self.match.tick()
        self._entered(CLOCK, [0] * self.match.seats, {}, at)

    def play(self, seat: int, action: int, at: float | None = None) -> None:
        addition = {"legal": possible(self.match, seat, action)} if self.audit else {}
        public = self.match.state.shown(seat, action)
        self.match.play(seat, action)
        shown = [action if other == seat else public for other in range(self.match.seats)]
        self._entered(seat, shown, addition, at)

    def record(self) -> Record:
        return record_of(self.match, self.additions)

    def _entered(self, mover: int, shown: list[int], addition: Words, at: float | None) -> None:
        for seat, bot in enumerate(self.bots):
            with blame(seat):
                bot.saw(mover, shown[seat], self.match.state.news(seat))
        if self.audit:
            addition["state"] = self.match.game.truth(self.match.state)
        if at is not None:
            addition["at"] = int(at)
        self.additions.append(addition)


def possible(match: Match, seat: int, action: int) -> list[Words]:
    """What a seat could have chosen, as an audit has it."""
    do = match.game.describe(match.state, seat, action)
    others = alternatives(match, seat, do)
    return [match.game.describe(match.state, seat, other) for other in others]
