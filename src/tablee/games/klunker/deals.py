"""What comes before a round and after it: who starts, the first cards, full hands again, an empty pile."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from mypy_extensions import i64, mypyc_attr

from tablee.core.contract import MALFORMED, NOBODY, NOT_NOW, Deal, InTurn, Refused
from tablee.core.deals import NOTHING, START, check_due, draw_start, start_of
from tablee.core.dice import Dice
from tablee.games.klunker.actions import HAND
from tablee.games.klunker.cards import COPIES, DECK, DECK_SIZE, ONE, TYPES, hand_size
from tablee.games.klunker.facts import DEALT, DREW, PILE_OUT, ROUND, STARTS
from tablee.games.klunker.options import KlunkerOptions

SHOWING: Final = 0
STORING: Final = 1
SELLING: Final = 2
BUYING: Final = 3
OVER: Final = 4

JEWELS: Final = "jewels"


@mypyc_attr(allow_interpreted_subclasses=True)
class KlunkerDeals(InTurn):
    """The part of a match that is about dealing; `Klunker` adds what happens in a round."""

    def __init__(self, options: KlunkerOptions, seats: int) -> None:
        super().__init__(seats)
        self.games = options.games_per_match
        self.game = 0
        self.first = NOBODY  # the start seat of the first game
        self.totals = [0] * seats  # bills of finished games
        self.due = START
        self.phase = SHOWING
        self.round = 1
        self.start = NOBODY  # who has the start-player card
        # Heaps, see cards.py: a number a seat.
        self.hands = [0] * seats
        self.windows = [0] * seats
        self.safes = [0] * seats
        self.known = [0] * seats  # what everybody knows to be in a hand. KLU-R15
        self.bills = [0] * seats
        self.purchase = [0] * seats  # the purchase card of a seat, or 0
        self.passed = 0  # purchase cards taken
        self.bought = 0  # windows taken in this phase
        # The pile is `left` jewels of the shuffled ones, next drawn last, and what came back on top.
        self.jewels: list[int] = []
        self.left = 0
        self.returned: list[int] = []
        self.starting: list[int] = []  # the hidden sides of the starting bills. KLU-05
        self.sold = 0  # the hidden sides of all other bills, a heap

    @abstractmethod
    def begin_round(self) -> None:
        """Hands are full: the first turn begins."""

    def chance(self) -> bool:
        return self.due != NOTHING

    def shuffle(self, dice: Dice) -> Deal:
        if self.due == START:
            return draw_start(dice, self.seats)  # KLU-03
        if self.due == JEWELS:
            jewels = DECK[:]
            dice.shuffle(jewels)  # KLU-04
            return Deal(JEWELS, [jewels])
        raise Refused(NOT_NOW, "no-deal-due")

    def deal(self, deal: Deal) -> None:
        check_due(deal, self.due)
        if self.due == START:
            self.first = self.start = start_of(deal, self.seats)
            self.due = JEWELS
            self.tell(STARTS, self.start)
        elif len(deal.stacks) == 1:
            self.deal_jewels(deal.stacks[0])
        else:
            raise Refused(MALFORMED, "bad-deal")

    def deal_jewels(self, jewels: list[int]) -> None:
        if len(jewels) != DECK_SIZE:
            raise Refused(MALFORMED, "bad-deal")
        missing = COPIES[:]
        for kind in jewels:
            if not 0 <= kind < TYPES or missing[kind] == 0:
                raise Refused(MALFORMED, "bad-deal")
            missing[kind] -= 1
        seats = self.seats
        self.start = (self.first + self.game) % seats  # KLU-R26
        self.game += 1
        self.round = 1
        self.due = NOTHING
        self.starting = jewels[:seats]  # KLU-04
        self.bills = [1] * seats
        self.sold = 0
        self.windows = [0] * seats
        self.safes = [0] * seats
        self.known = [0] * seats
        self.returned = []
        self.tell(DEALT, self.game)
        dealt = seats
        for i in range(seats):  # KLU-07
            seat = (self.start + i) % seats
            hand: i64 = 0
            for kind in jewels[dealt : dealt + HAND]:
                hand += ONE[kind]
            dealt += HAND
            self.hands[seat] = hand
            self.tell(DREW, seat, HAND, hand)
        self.jewels = jewels[: dealt - 1 : -1]  # KLU-08
        self.left = DECK_SIZE - dealt
        self.begin_round()

    # The end of a round

    def end_round(self) -> None:
        self.purchase = [0] * self.seats  # KLU-42
        self.passed = 0
        self.bought = 0
        missing = HAND * self.seats
        for hand in self.hands:
            missing -= hand_size(hand)
        if missing > self.left + len(self.returned):  # KLU-46, KLU-R17
            self.end_game()
            return
        for i in range(self.seats):
            self.refill((self.start + i) % self.seats)  # KLU-44, KLU-R16
        self.round += 1
        self.tell(ROUND, self.round)
        self.begin_round()

    def refill(self, seat: int) -> None:
        """Draw until the hand is full; what came back onto the pile is known to all. KLU-R15"""
        hand: i64 = self.hands[seat]
        draws = HAND - hand_size(hand)
        if draws == 0:
            return
        drawn: i64 = 0
        for _ in range(draws):
            if self.returned:
                one = ONE[self.returned.pop()]
                self.known[seat] += one
            else:
                self.left -= 1
                one = ONE[self.jewels[self.left]]
            drawn += one
        self.hands[seat] = hand + drawn
        self.tell(DREW, seat, draws, drawn)

    def end_game(self) -> None:
        """Only bills count. KLU-47, KLU-48"""
        self.phase = OVER
        self.turn = NOBODY
        self.totals = [self.totals[seat] + self.bills[seat] for seat in range(self.seats)]
        if self.game < self.games:
            self.due = JEWELS
        self.tell(PILE_OUT)
