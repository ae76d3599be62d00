"""What comes before the first round of a game: who starts, the starting bills, the hands, the pile."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from mypy_extensions import i64, mypyc_attr

from tablee.core.contract import MALFORMED, NOBODY, NOT_NOW, Deal, InTurn, Refused
from tablee.core.deals import NOTHING, START, check_due, draw_start, start_of
from tablee.core.dice import Dice
from tablee.games.klunker.actions import HAND
from tablee.games.klunker.cards import COPIES, DECK, DECK_SIZE, ONE, TYPES
from tablee.games.klunker.facts import DEALT, DREW, STARTS
from tablee.games.klunker.options import KlunkerOptions

SHOWING: Final = 0
STORING: Final = 1
SELLING: Final = 2
BUYING: Final = 3
OVER: Final = 4

JEWELS: Final = "jewels"


@mypyc_attr(allow_interpreted_subclasses=True)
class KlunkerDeals(InTurn):
    """The part of a match that is about dealing; `Klunker` adds the rounds."""

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
