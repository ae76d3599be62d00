"""Jungle Speed: get rid of your cards by seeing first what everybody sees.

Everybody flips a card in turn onto an own discard pile. When two cards that lie on top show the same
shape, their owners race for the totem in the middle; the quicker hand gives its discard pile away,
the slower one gets it beneath the cards still to be flipped. Whoever grabs for nothing gets all
discard piles. Arrows change what to look for: colours instead of shapes, a race for all, or one flip
by all at once. The first seat without any card wins.

The catch: nobody says what there is to grab for. So a grab is always taken, and judged by the table
as it lies when its turn comes in the log. The rules hold no clock: what somebody's clock has to say
(a flip is overdue, a pause is over) comes as ticks.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from tablee.core.contract import (
    AT_LEISURE,
    CLOCK,
    DEALER,
    MALFORMED,
    NOBODY,
    NOT_NOW,
    NOT_YOURS,
    PATIENCE,
    RIGHT,
    WRONG,
    Refused,
)
from tablee.core.dice import Dice
from tablee.games.jungle_speed.actions import FLIP, GIVE_EQUAL, GIVE_SEAT, GRAB
from tablee.games.jungle_speed.deals import CHOICE, COUNTDOWN, DEAL, OVER, SETTLE, TURN, WINDOW
from tablee.games.jungle_speed.grabs import JungleGrabs

FLIP_OR_GRAB: Final = [FLIP, GRAB]
JUST_GRAB: Final = [GRAB]


@mypyc_attr(allow_interpreted_subclasses=True)
class JungleSpeed(JungleGrabs):
    """A match: who may do what when. Its parts before this one say what comes of it."""

    def acting(self) -> list[int]:
        """Whoever is not finished may grab while the totem is free. JUN-05, JUN-50"""
        if TURN <= self.phase <= WINDOW:
            return self.unfinished[:]
        return [self.choosing] if self.phase == CHOICE else []

    def legal(self, seat: int) -> list[int]:
        if TURN <= self.phase <= WINDOW:
            if seat == self.turn and self.phase == TURN and self.draws[seat]:
                return FLIP_OR_GRAB[:]
            return JUST_GRAB[:] if seat in self.unfinished else []
        if self.phase == CHOICE and seat == self.choosing:
            return [GIVE_EQUAL, *[GIVE_SEAT + other for other in self.matches(self.keys(), seat)]]
        return []

    def mover(self, dice: Dice) -> int:
        if self.phase == DEAL:
            return DEALER
        if self.phase == OVER:
            return NOBODY
        if self.phase == SETTLE or dice.below(PATIENCE) > 0:
            return CLOCK
        if self.phase == CHOICE:
            return self.choosing
        return self.unfinished[dice.below(len(self.unfinished))]

    def pick(self, seat: int, dice: Dice) -> int:
        if self.phase == CHOICE:
            return super().pick(seat, dice)
        may_flip = seat == self.turn and self.phase == TURN and self.draws[seat]
        return FLIP_OR_GRAB[dice.below(2)] if may_flip else JUST_GRAB[dice.below(1)]

    def play(self, seat: int, action: int) -> None:
        free = TURN <= self.phase <= WINDOW
        may = seat in self.unfinished if free else self.phase == CHOICE and seat == self.choosing
        if not may:
            raise self.refusal(seat)
        if not FLIP <= action < GIVE_SEAT + self.seats:
            raise Refused(MALFORMED, "no-such-action")
        if not free:
            if action < GIVE_EQUAL:
                raise Refused(NOT_NOW, "totem-held")
            self.give(seat, action)
        elif action == GRAB:
            self.grab(seat)
        elif action == FLIP:
            if self.phase != TURN:
                raise Refused(NOT_NOW, "no-flip-now")
            if seat != self.turn:
                raise Refused(NOT_YOURS, "not-your-turn")
            if not self.draws[seat]:
                raise Refused(NOT_NOW, "nobody-can-flip")
            self.flip()
        else:
            raise Refused(NOT_NOW, "nothing-to-give")

    def race(self, seat: int, action: int) -> int:
        if action != GRAB:
            return AT_LEISURE
        return RIGHT if self.grab_is_right(seat) else WRONG

    def refusal(self, seat: int, key: str = "not-legal") -> Refused:
        """A grab that comes too late is nobody else's turn, it is no time for it. JUN-51"""
        if 0 <= seat < self.seats:
            if TURN <= self.phase <= WINDOW and seat not in self.unfinished:
                return Refused(NOT_NOW, "seat-finished")
            if self.phase == CHOICE and seat != self.choosing:
                return Refused(NOT_NOW, "totem-held")
        return super().refusal(seat, key)

    def waits(self) -> str | None:
        if self.phase == TURN:
            return "flip" if self.draws[self.turn] else "stall"
        if self.phase == COUNTDOWN:
            return "count"
        if self.phase == SETTLE:
            return "settle"
        if self.phase == WINDOW:
            return "window"
        return "choice" if self.phase == CHOICE else None

    def tick(self) -> None:
        if self.phase == TURN:
            if self.draws[self.turn]:
                self.flip()
            else:
                self.stall()
        elif self.phase == COUNTDOWN:
            self.count_on()
        elif self.phase == CHOICE:
            self.give(self.choosing, GIVE_EQUAL)  # JUN-55
        elif self.phase == WINDOW or self.phase == SETTLE:
            self.go_on()
        else:
            raise Refused(NOT_NOW, "no-tick")

    # Copies

    def copy(self) -> JungleSpeed:
        new = self.copy_without_cards()
        new.draws = [pile[:] for pile in self.draws]
        new.discards = [pile[:] for pile in self.discards]
        new.pot = self.pot[:]
        return new

    def copy_without_cards(self) -> JungleSpeed:
        new = JungleSpeed.__new__(JungleSpeed)
        new.seats = self.seats
        new.told = None if self.told is None else self.told[:]
        new.options = self.options
        new.for_ranks = self.for_ranks
        new.forced_inward = self.forced_inward
        new.outward_exit = self.outward_exit
        new.two_hands = self.two_hands
        new.triple_colour = self.triple_colour
        new.deck = self.deck
        new.phase = self.phase
        new.turn = self.turn
        new.count = self.count
        new.choosing = self.choosing
        new.stalls = self.stalls
        new.spent = self.spent
        new.pending = self.pending
        new.bound = self.bound
        new.unfinished = self.unfinished
        new.finished = self.finished
        new.reason = self.reason
        return new

    def imagine(self, seat: int, dice: Dice) -> JungleSpeed:
        """Mix all cards but the active ones: draw piles, what is covered, the pot.

        All seats know the same, so it matters little who imagines. Covered cards were seen once, but
        nobody may look at them again and so they count as forgotten. JUN-14
        """
        self.check_seat(seat)
        if self.phase == DEAL:
            return self.copy()
        new = self.copy_without_cards()
        pool = self.hidden()
        dice.shuffle(pool)
        new.draws = []
        new.discards = []
        done = 0
        for owner in range(self.seats):
            size = len(self.draws[owner])
            new.draws.append(pool[done : done + size])
            done += size
            size = len(self.discards[owner])
            if size == 0:
                new.discards.append([])
                continue
            pile = pool[done : done + size - 1]
            pile.append(self.discards[owner][-1])
            new.discards.append(pile)
            done += size - 1
        new.pot = pool[done:]
        return new

    def hidden(self) -> list[int]:
        """Every card that is not active, lowest first."""
        cards = self.deck[:]
        for pile in self.discards:
            if pile:
                cards.remove(pile[-1])
        return cards
