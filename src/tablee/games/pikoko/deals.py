"""Phase 1 of a round: the deck, eight cards for every peacock, and the card that makes trump."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from mypy_extensions import i64, mypyc_attr

from tablee.core.contract import MALFORMED, NOBODY, NOT_NOW, Deal, Refused, State
from tablee.core.deals import NOTHING, START, check_due, draw_start, start_of
from tablee.core.dice import Dice
from tablee.games.pikoko.cards import COLOUR, DECKS, NO_COLOUR
from tablee.games.pikoko.facts import DEALT, STARTS, TURNED
from tablee.games.pikoko.options import PikokoOptions

DEAL: Final = 0
BID: Final = 1
CONFIDE: Final = 2
PLAY: Final = 3
OVER: Final = 4

FEATHERS: Final = "feathers"

HAND: Final = 8
TOKENS: Final = 9
ROUNDS: Final = 3

NO_BID: Final = -1
NOT_LAID: Final = -1
NO_CONFIDENCE: Final = -2  # the card marked +1
SELF: Final = -2  # the subject when all bid on themselves


@mypyc_attr(allow_interpreted_subclasses=True)
class PikokoDeals(State):
    """A match and its deals; `Pikoko` adds what the players do."""

    def __init__(self, options: PikokoOptions, seats: int) -> None:
        super().__init__(seats)
        self.player_leads = options.trick_leader == "card_player"
        self.phase = DEAL
        self.awaited: i64 = 0  # the seats that may act, a bit each
        self.round = 1
        self.start = NOBODY
        # By owner, in the order dealt; played cards stay, and `standing` has a bit for every card
        # still in its peacock, eight bits an owner.
        self.dealt: list[list[int]] = [[] for _ in range(seats)]
        self.standing: i64 = 0
        self.turned = 0
        self.stock: list[int] = []
        self.trump = NO_COLOUR
        self.subject = NOBODY
        self.bids = [NO_BID] * (seats * seats)  # a row for every bidder, in it the subjects
        self.confidence = [NOT_LAID] * seats
        self.leader = NOBODY
        self.led = NO_COLOUR
        self.best = 0  # how much the best card of the trick is worth, and who played it
        self.best_seat = NOBODY
        self.played: list[int] = []  # the faces of the round, in the order played
        self.winners: list[int] = []  # who was credited with each trick of the round
        self.scores: list[list[int]] = []  # finished rounds, points a seat

    @abstractmethod
    def begin_auction(self, subject: int) -> None:
        """The cards are dealt: bidding begins."""

    @abstractmethod
    def next_start(self) -> int:
        """Who holds the start token after the last round."""

    def chance(self) -> bool:
        return self.phase == DEAL

    def shuffle(self, dice: Dice) -> Deal:
        if self.phase != DEAL:
            raise Refused(NOT_NOW, "no-deal-due")
        if self.start == NOBODY:
            return draw_start(dice, self.seats)  # PIK-08
        deck = DECKS[self.seats][:]
        dice.shuffle(deck)  # PIK-13
        return Deal(FEATHERS, [deck])

    def deal(self, deal: Deal) -> None:
        due = START if self.start == NOBODY else FEATHERS
        check_due(deal, due if self.phase == DEAL else NOTHING)
        if due == START:
            self.start = start_of(deal, self.seats)
            self.tell(STARTS, self.start)
        elif len(deal.stacks) == 1:
            self.deal_feathers(deal.stacks[0])
        else:
            raise Refused(MALFORMED, "bad-deal")

    def deal_feathers(self, deck: list[int]) -> None:
        """Eight cards each from the start seat on; the next one is turned up. PIK-14 to PIK-19"""
        seats = self.seats
        if sorted(deck) != DECKS[seats]:  # PIK-07
            raise Refused(MALFORMED, "bad-deal")
        if self.scores:
            self.round = len(self.scores) + 1
            self.start = self.next_start()
        dealt: list[list[int]] = []
        for seat in range(seats):
            first = (seat - self.start) % seats * HAND
            dealt.append(deck[first : first + HAND])
        self.dealt = dealt
        cards: i64 = seats * HAND
        self.standing = 1
        self.standing = (self.standing << cards) - 1
        self.turned = deck[seats * HAND]
        self.stock = deck[seats * HAND + 1 :]
        self.trump = COLOUR[self.turned]  # none from a three-colour card. PIK-18, PIK-R19
        self.bids = [NO_BID] * (seats * seats)
        self.confidence = [NOT_LAID] * seats
        self.played = []
        self.winners = []
        self.tell(DEALT, self.round)
        self.tell(TURNED, self.turned)
        self.begin_auction(self.start)
