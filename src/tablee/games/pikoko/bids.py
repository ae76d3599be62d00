"""Phase 2 of a round: everybody is bid on, and everybody backs one of the own bids, or none."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from mypy_extensions import i64, mypyc_attr

from tablee.core.contract import NEWS, NOBODY, NOT_ALLOWED, NOT_NOW, Refused
from tablee.games.pikoko.cards import FIRST_FACE
from tablee.games.pikoko.deals import BID, CONFIDE, NO_BID, NO_CONFIDENCE, PLAY, SELF, TOKENS, PikokoDeals
from tablee.games.pikoko.facts import CHOSE_BID, LAID, REVEALED

# Actions: a bid of so many tokens, laying a confidence card, and the face of a card played.
CONFIDE_NONE: Final = TOKENS + 1
CONFIDE_SEAT: Final = CONFIDE_NONE + 1
BIDS: Final = [list(range(tokens + 1)) for tokens in range(TOKENS + 1)]


@mypyc_attr(allow_interpreted_subclasses=True)
class PikokoBids(PikokoDeals):
    """What is chosen in secret, by several seats at a time; `Pikoko` adds the tricks."""

    @abstractmethod
    def begin_tricks(self) -> None:
        """The confidence cards are laid: the start seat leads. PIK-41"""

    def after(self, seat: int) -> int:
        """The next seat clockwise: the left neighbour, whose cards a seat plays. PIK-42, PIK-R35"""
        seat += 1
        return seat if seat < self.seats else 0

    def everybody(self) -> i64:
        one: i64 = 1
        seats: i64 = self.seats
        return (one << seats) - 1

    def begin_auction(self, subject: int) -> None:
        """Everybody bids on the subject, except the subject itself. PIK-22, PIK-23"""
        self.phase = BID
        self.subject = subject
        one: i64 = 1
        self.awaited = self.everybody() ^ (one << subject)

    def tokens(self, seat: int) -> int:
        """What a seat has not yet bid this round. PIK-29"""
        tokens = TOKENS
        for i in range(seat * self.seats, (seat + 1) * self.seats):
            if self.bids[i] != NO_BID:
                tokens -= self.bids[i]
        return tokens

    def bid_on(self, bidder: int) -> int:
        """Where the bid goes that a seat makes now."""
        return bidder * self.seats + (bidder if self.subject == SELF else self.subject)

    def bid(self, seat: int, tokens: int) -> None:
        """One choice in secret; the last one of an auction reveals all. PIK-24 to PIK-28"""
        if tokens > TOKENS:
            raise Refused(NOT_NOW, "bid-due")
        if tokens > self.tokens(seat):  # PIK-25
            raise Refused(NOT_ALLOWED, "too-few-tokens")
        self.bids[self.bid_on(seat)] = tokens
        self.tell(CHOSE_BID, seat)
        self.chose(seat)
        if self.awaited == 0:
            self.reveal_bids()

    def chose(self, seat: int) -> None:
        """What is chosen in secret is final. PIK-R21"""
        one: i64 = 1
        self.awaited ^= one << seat

    def reveal_bids(self) -> None:
        if self.told is not None:
            for bidder in range(self.seats):
                if bidder != self.subject:
                    at = self.bid_on(bidder)
                    self.tell(REVEALED, bidder, at % self.seats, self.bids[at])
        if self.subject == SELF:
            self.phase = CONFIDE
            self.subject = NOBODY
            self.awaited = self.everybody()
        elif self.after(self.subject) != self.start:
            self.begin_auction(self.after(self.subject))
        else:  # PIK-30, PIK-31
            self.subject = SELF
            self.awaited = self.everybody()

    def news(self, seat: int) -> int:
        """The bids that have been revealed, before the tricks. PIK-27"""
        if self.phase == PLAY:
            return 0
        number: i64 = 0
        for bidder in range(self.seats):
            secret = self.bid_on(bidder) if self.phase == BID else NOBODY
            for at in range(bidder * self.seats, (bidder + 1) * self.seats):
                if at != secret:
                    number = (number * (TOKENS + 2) + self.bids[at] + 1) % NEWS
        return number

    def confide(self, seat: int, action: int) -> None:
        """Back one of the own bids, or none. PIK-36 to PIK-40, PIK-R16 to PIK-R18"""
        if not CONFIDE_NONE <= action < FIRST_FACE:
            raise Refused(NOT_NOW, "confidence-due")
        if action >= CONFIDE_SEAT + self.seats:
            raise Refused(NOT_ALLOWED, "nobody-there")
        self.confidence[seat] = NO_CONFIDENCE if action == CONFIDE_NONE else action - CONFIDE_SEAT
        self.tell(LAID, seat)
        self.chose(seat)
        if self.awaited == 0:  # PIK-41
            self.begin_tricks()
