"""What the table shows, whose grab would be right, and how cards move from pile to pile."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from tablee.games.jungle_speed.cards import COLOUR_ARROWS, INWARD, NO_CARD, SYMBOLS
from tablee.games.jungle_speed.deals import TURN, WINDOW, JungleDeals
from tablee.games.jungle_speed.facts import FAILED, FLIPPED, POTTED, RELEASED, TUCKED

NO_KEY: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class JungleTable(JungleDeals):
    """The table between two entries; `JungleSpeed` says what comes when."""

    def clockwise(self, seat: int) -> list[int]:
        """All seats, from the left neighbour of one to itself. JUN-R6"""
        return [*range(seat + 1, self.seats), *range(seat + 1)]

    # What may be grabbed for. JUN-47

    def tops(self) -> list[int]:
        """Everybody's active card. JUN-13"""
        return [pile[-1] if pile else NO_CARD for pile in self.discards]

    def keys(self) -> list[int]:
        """What each active card is matched by: its shape, or its colour under colour arrows. JUN-26"""
        tops = self.tops()
        if COLOUR_ARROWS in tops:
            return [card & 3 if card < SYMBOLS else NO_KEY for card in tops]
        return [card >> 2 if card < SYMBOLS else NO_KEY for card in tops]

    def matches(self, keys: list[int], seat: int) -> list[int]:
        """The other seats whose active card is identical. JUN-17"""
        key = keys[seat]
        if key == NO_KEY:
            return []
        return [other for other in range(self.seats) if keys[other] == key and other != seat]

    def is_own_match(self, seat: int, matches: list[int]) -> bool:
        """Whether it is just the other hand of the same player. JUN-61"""
        return self.two_hands and matches == [self.other_hand(seat)]

    def other_hand(self, hand: int) -> int:
        return (hand + 2) % 4  # JUN-58

    def losers(self, keys: list[int], winner: int) -> list[int]:
        """Everybody else in any duel, clockwise from the winner. JUN-38, JUN-51, JUN-R31"""
        losers = []
        for seat in self.clockwise(winner):
            matches = self.matches(keys, seat)
            if matches and seat != winner and not self.is_own_match(seat, matches):
                losers.append(seat)
        return losers

    def duels(self) -> list[list[int]]:
        """The groups of seats with identical cards."""
        keys = self.keys()
        groups = []
        for seat in range(self.seats):
            matches = self.matches(keys, seat)
            if matches and matches[0] > seat:
                groups.append([seat, *matches])
        return groups

    def is_inward_open(self) -> bool:
        """Whether the whole table may race. JUN-28, JUN-46"""
        for seat in range(self.seats):
            pile = self.discards[seat]
            if pile and pile[-1] == INWARD and not self.spent >> seat & 1:
                return True
        return self.triple_colour and self.is_triple_shown()

    def is_triple_shown(self) -> bool:
        """Whether the three active cards are symbols of one colour. JUN-46, JUN-R30"""
        tops = self.tops()
        return max(tops) < SYMBOLS and tops[0] & 3 == tops[1] & 3 == tops[2] & 3

    def grab_is_right(self, seat: int) -> bool:
        """Whether a grab by `seat` would win something now.

        For a table that judges late grabs: it asks before each entry, and a grab that was right on
        the table its player last saw is void, not false. JUN-51, JUN-R11
        """
        if not TURN <= self.phase <= WINDOW or seat not in self.unfinished:
            return False
        return bool(self.matches(self.keys(), seat)) or self.is_inward_open()

    # How cards move

    def turn_up(self, seat: int) -> int:
        """Flip the top card onto the own discard pile; it covers the active card. JUN-11 to JUN-16"""
        card = self.draws[seat].pop()
        self.discards[seat].append(card)
        if self.spent:
            self.spent &= ~(1 << seat)
        if self.told is not None:
            self.tell(FLIPPED, seat, card)
        return card

    def take(self, seat: int) -> list[int]:
        """Pick up a discard pile as it lies."""
        cards = self.discards[seat]
        self.discards[seat] = []
        self.spent &= ~(1 << seat)
        return cards

    def tuck(self, seat: int, cards: list[int]) -> None:
        """Put cards beneath a draw pile, the first of them to be drawn first. JUN-R6"""
        self.draws[seat] = cards[::-1] + self.draws[seat]
        if cards:
            self.tell(TUCKED, seat, len(cards))

    def spend_inward(self) -> None:
        """A race is won: no inward card on the table is raced for any more. JUN-52"""
        for seat in range(self.seats):
            pile = self.discards[seat]
            if pile and pile[-1] == INWARD:
                self.spent |= 1 << seat

    def give_all(self, winner: int, losers: list[int], recipient: int) -> None:
        """The winner's discard pile and the pot go to one loser. JUN-19 to JUN-21, JUN-53, JUN-R25"""
        packet = self.take(winner) + self.pot
        self.pot = []
        for loser in losers:
            cards = self.take(loser)
            if loser == recipient:
                cards += packet
            self.tuck(loser, cards)
        self.turn = recipient

    def give_shares(self, winner: int, losers: list[int]) -> None:
        """They are dealt out to all losers, newest first; the rest is the pot. JUN-37, JUN-53, JUN-R6"""
        stack = self.pot + self.take(winner)
        rest = len(stack) % len(losers)
        dealt = stack[rest:]
        dealt.reverse()
        for i, loser in enumerate(losers):
            self.tuck(loser, self.take(loser) + dealt[i :: len(losers)])
        self.pot = stack[:rest]
        if rest:
            self.tell(POTTED, rest)
        self.turn = losers[0]

    def collect(self, seat: int) -> None:
        """Every discard pile goes beneath one draw pile. JUN-23 to JUN-25, JUN-R6"""
        cards = self.take(seat)
        for other in self.clockwise(seat):
            cards += self.discards[other]
            self.discards[other] = []
        self.spent = 0
        self.tuck(seat, cards)

    # Seats with nothing but a discard pile

    def release(self, first: int) -> None:
        """An outward card lets them drop it into the pot. JUN-43, JUN-R28"""
        for seat in self.clockwise(first):
            if self.discards[seat] and not self.draws[seat]:
                cards = self.take(seat)
                self.pot += cards
                self.bound = [0] * self.seats  # whoever was bound is one of them
                self.tell(RELEASED, seat, len(cards))

    def penalise(self, bound: int, first: int) -> None:
        """Those who lost the race they had to win share all discard piles. JUN-42, JUN-R27"""
        failed = [seat for seat in self.clockwise(first) if bound >> seat & 1]
        if not failed:
            return
        self.bound = [0] * self.seats
        self.tell(FAILED, bound)
        if len(failed) == 1:
            self.collect(failed[0])
            return
        packet: list[int] = []
        for seat in self.clockwise(first):
            packet += self.take(seat)[::-1]
        shared = len(packet) - len(packet) % len(failed)
        for i, seat in enumerate(failed):
            self.tuck(seat, packet[i : shared : len(failed)])
        if shared < len(packet):
            self.pot += packet[shared:][::-1]
            self.tell(POTTED, len(packet) - shared)


def several(seats: list[int]) -> int:
    """Seats as one number, a bit each."""
    bits = 0
    for seat in seats:
        bits |= 1 << seat
    return bits
