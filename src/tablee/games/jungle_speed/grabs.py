"""What a grab is worth, and what comes of it."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from tablee.core.contract import NOBODY
from tablee.games.jungle_speed.actions import GIVE_EQUAL, GIVE_SEAT
from tablee.games.jungle_speed.deals import CHOICE, SETTLE
from tablee.games.jungle_speed.facts import CHOOSES, DUEL, FALSE_GRAB, MOVED, RACED
from tablee.games.jungle_speed.table import several
from tablee.games.jungle_speed.turns import JungleTurns


@mypyc_attr(allow_interpreted_subclasses=True)
class JungleGrabs(JungleTurns):
    """The part of a match in which somebody holds the totem."""

    def grab(self, seat: int) -> None:
        """Judge the first hand on the totem by what the table shows. JUN-51, JUN-R9"""
        self.stalls = 0
        keys = self.keys()
        matches = self.matches(keys, seat)
        own = self.is_own_match(seat, matches)
        if matches and not own:
            self.win_duel(seat, self.losers(keys, seat))
        elif self.is_inward_open():
            self.win_inward(seat)
        elif own:
            self.move_over(seat, self.other_hand(seat))
        else:
            self.tell(FALSE_GRAB, seat)
            self.collect(seat)
            self.turn = seat
            self.settle()

    def win_duel(self, seat: int, losers: list[int]) -> None:
        """JUN-18, JUN-36, JUN-38"""
        self.spend_inward()
        self.tell(DUEL, seat, several(losers))
        if len(losers) == 1:
            self.give_all(seat, losers, losers[0])
            self.end_race(seat)
        else:
            self.phase = CHOICE
            self.count = 0
            self.choosing = seat
            self.tell(CHOOSES, seat)

    def give(self, seat: int, action: int) -> None:
        """The winner shares out, or names one of the own duel. JUN-36, JUN-38, JUN-55"""
        keys = self.keys()
        losers = self.losers(keys, seat)
        if action == GIVE_EQUAL:
            self.give_shares(seat, losers)
        elif action - GIVE_SEAT in self.matches(keys, seat):
            self.give_all(seat, losers, action - GIVE_SEAT)
        else:
            raise self.refusal(seat, "not-in-your-duel")
        self.choosing = NOBODY
        self.end_race(seat)

    def win_inward(self, seat: int) -> None:
        """The winner's discard pile goes into the pot. JUN-28, JUN-29, JUN-39"""
        self.spend_inward()
        cards = self.take(seat)
        self.pot += cards
        self.turn = seat
        self.tell(RACED, seat, len(cards))
        self.end_race(seat)

    def move_over(self, hand: int, other: int) -> None:
        """One hand's discard pile goes to the other hand of the same player. JUN-61, JUN-R31"""
        self.tell(MOVED, hand, other)
        self.tuck(other, self.take(other) + self.take(hand))
        self.turn = other
        self.settle()

    def end_race(self, winner: int) -> None:
        """Whoever had to win this race and did not pays for it. JUN-R27"""
        if self.forced_inward:
            bound = 0
            for seats in self.bound:
                bound |= seats
            self.bound = [0] * self.seats
            self.penalise(bound & ~(1 << winner), winner)
        self.settle()

    def settle(self) -> None:
        """The cards have moved. JUN-50"""
        self.phase = SETTLE
        self.count = 0
        self.drop_pending()
        self.check_end()
