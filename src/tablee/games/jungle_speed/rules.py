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

from tablee.core.contract import MALFORMED, NOT_NOW, NOT_YOURS, Outcome, Refused
from tablee.core.dice import Dice
from tablee.games.jungle_speed.cards import INWARD, OUTWARD
from tablee.games.jungle_speed.deals import (
    CHOICE,
    COUNTDOWN,
    DEAL,
    NOBODY,
    OVER,
    SETTLE,
    TURN,
    WINDOW,
)
from tablee.games.jungle_speed.facts import (
    BOUND,
    CHOOSES,
    COUNTS,
    DUEL,
    FALSE_GRAB,
    FINISHED,
    MOVED,
    RACED,
    STALLED,
)
from tablee.games.jungle_speed.table import JungleTable

# Actions: flip, grab, give all losers the same, or all cards to one seat.
FLIP: Final = 0
GRAB: Final = 1
GIVE_EQUAL: Final = 2
GIVE_SEAT: Final = 3

FLIP_OR_GRAB: Final = [FLIP, GRAB]
JUST_GRAB: Final = [GRAB]

COUNT: Final = 3
LAST_STALL: Final = 3
LAST_PLACE: Final = 2  # so many seats share it. JUN-R26


@mypyc_attr(allow_interpreted_subclasses=True)
class JungleSpeed(JungleTable):
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

    def play(self, seat: int, action: int) -> None:
        free = TURN <= self.phase <= WINDOW
        if seat not in self.unfinished if free else seat != self.choosing or seat == NOBODY:
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

    # Turns

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

    def drop_pending(self) -> None:
        """An outward card that was carried off is not counted out. JUN-56"""
        if self.pending:
            self.pending = [seat for seat in self.pending if self.discards[seat]]

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

    # Grabs

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

    # The end of the game

    def check_end(self) -> None:
        """Whoever has no card is finished; with that the match may be over. JUN-32, JUN-R33"""
        empty = [seat for seat in self.unfinished if not self.draws[seat] and not self.discards[seat]]
        if not empty:
            return
        self.finished = [*self.finished, empty]
        self.unfinished = [seat for seat in self.unfinished if seat not in empty]
        self.tell(FINISHED, several(empty))
        if self.two_hands:
            right = len([hand for hand in self.unfinished if hand % 2 == 0])
            left = len(self.unfinished) - right
            if right == 0 or left == 0:  # JUN-62
                self.end("emptied")
            elif right == 1 and left == 1:  # JUN-63
                self.end("counted")
        elif not self.for_ranks or len(self.unfinished) <= LAST_PLACE:  # JUN-41
            self.end("emptied")

    def end(self, reason: str) -> None:
        self.reason = reason
        self.phase = OVER
        self.turn = NOBODY
        self.pending = []
        self.bound = [0] * self.seats

    def outcome(self) -> Outcome | None:
        if self.phase != OVER:
            return None
        held = [len(self.draws[seat]) + len(self.discards[seat]) for seat in range(self.seats)]
        if self.two_hands:  # the two players, by the cards of both hands. JUN-62, JUN-63, JUN-R24, JUN-R32
            held = [held[hand] + held[self.other_hand(hand)] for hand in range(self.seats)]
            return Outcome(held, [2 if cards > min(held) else 1 for cards in held], self.reason)
        ranks = [0] * self.seats
        place = 1
        for group in self.finished:
            for seat in group:
                ranks[seat] = place
            place += len(group)
        for seat in self.unfinished:  # JUN-R24, JUN-R26
            ranks[seat] = place
            if self.reason == "stalled":
                ranks[seat] += len([other for other in self.unfinished if held[other] < held[seat]])
        return Outcome(held, ranks, self.reason)

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


def several(seats: list[int]) -> int:
    """Seats as one number, a bit each."""
    bits = 0
    for seat in seats:
        bits |= 1 << seat
    return bits
