"""What lies between two grabs: flips, counts, pauses and stalls."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from tablee.games.jungle_speed.cards import INWARD, OUTWARD
from tablee.games.jungle_speed.deals import COUNTDOWN, OVER, TURN, WINDOW
from tablee.games.jungle_speed.ending import JungleEnding
from tablee.games.jungle_speed.facts import BOUND, COUNTS, STALLED

COUNT: Final = 3
LAST_STALL: Final = 3


@mypyc_attr(allow_interpreted_subclasses=True)
class JungleTurns(JungleEnding):
    """The part of a match in which cards come up."""

    def go_on(self) -> None:
        """An outward card that waits is counted out first. JUN-40, JUN-50"""
        if self.pending:
            self.begin_countdown()
        else:
            self.begin_turn()

    def begin_turn(self) -> None:
        """Look for the next seat that can flip, from the one that was named. JUN-33, JUN-54"""
        self.phase = TURN
        seat = self.turn
        if self.draws[seat]:
            return
        for other in self.clockwise(seat):
            if self.draws[other]:
                self.turn = other
                return
        while seat not in self.unfinished:
            seat = (seat + 1) % self.seats
        self.turn = seat

    def flip(self) -> None:
        """The seat in turn flips its top card, or the table does it for it. JUN-11, JUN-64"""
        seat = self.turn
        card = self.turn_up(seat)
        self.turn = seat + 1 if seat + 1 < self.seats else 0
        if card == OUTWARD:
            self.pending = [seat]
        if self.forced_inward or self.outward_exit:
            self.end_flips([seat], seat)
            if self.phase == OVER:
                return
        self.go_on()

    def begin_countdown(self) -> None:
        """JUN-30"""
        self.phase = COUNTDOWN
        self.count = COUNT
        self.tell(COUNTS, self.pending[0], COUNT)

    def count_on(self) -> None:
        if self.count > 1:
            self.count -= 1
            self.tell(COUNTS, self.pending[0], self.count)
        else:
            self.flip_all()

    def flip_all(self) -> None:
        """All flip at once; outward cards that this turns up wait for their turn. JUN-30, JUN-40, JUN-R22"""
        first = self.pending[0]
        self.count = 0
        flipped = [seat for seat in self.clockwise(first) if self.draws[seat]]
        self.pending = [seat for seat in flipped if self.turn_up(seat) == OUTWARD]  # JUN-R23
        self.phase = WINDOW
        if self.forced_inward or self.outward_exit:
            self.end_flips(flipped, first)

    def end_flips(self, flipped: list[int], first: int) -> None:
        """What new cards mean for seats with only a discard pile, in the order of JUN-71."""
        if self.outward_exit and self.pending:
            self.release(first)
        lapsed = 0
        for seat in flipped:
            lapsed |= self.bound[seat]
        self.penalise(lapsed, first)
        self.drop_pending()
        self.check_end()
        if self.forced_inward and self.phase != OVER:
            self.bind(flipped)

    def bind(self, flipped: list[int]) -> None:
        """A new inward card must be won by whoever has only a discard pile. JUN-42, JUN-R27"""
        bound = 0
        for seat in self.unfinished:
            if not self.draws[seat]:
                bound |= 1 << seat
        if bound:
            tops = self.tops()
            for seat in flipped:
                if tops[seat] == INWARD:
                    self.bound = [*self.bound[:seat], bound, *self.bound[seat + 1 :]]
                    self.tell(BOUND, seat, bound)

    def stall(self) -> None:
        """Nobody can flip: discard piles are turned over, twice; then the match is over. JUN-70, JUN-R24"""
        self.stalls += 1
        self.tell(STALLED, self.stalls)
        if self.stalls == LAST_STALL:
            self.end("stalled")
            return
        self.draws = [pile[::-1] for pile in self.discards]
        self.discards = [[] for _ in range(self.seats)]
        self.spent = 0
        self.bound = [0] * self.seats

    def drop_pending(self) -> None:
        """An outward card that was carried off is not counted out. JUN-56"""
        if self.pending:
            self.pending = [seat for seat in self.pending if self.discards[seat]]
