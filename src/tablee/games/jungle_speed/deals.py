"""What comes before the first flip: who starts, and who gets which cards."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from mypy_extensions import mypyc_attr

from tablee.core.contract import MALFORMED, NOBODY, NOT_NOW, Deal, Refused, State
from tablee.core.deals import NOTHING, START, check_due, draw_start, start_of
from tablee.core.dice import Dice
from tablee.games.jungle_speed.cards import DECK, SMALL_DECK
from tablee.games.jungle_speed.facts import DEALT, STARTS
from tablee.games.jungle_speed.options import JungleSpeedOptions

# The phases of JUN-50. The totem is free from TURN to WINDOW.
DEAL: Final = 0
TURN: Final = 1
COUNTDOWN: Final = 2
WINDOW: Final = 3
CHOICE: Final = 4
SETTLE: Final = 5
OVER: Final = 6

PILES: Final = "piles"


@mypyc_attr(allow_interpreted_subclasses=True)
class JungleDeals(State):
    """The part of a match that is about its beginning; the other parts build on it."""

    def __init__(self, options: JungleSpeedOptions, seats: int) -> None:
        super().__init__(seats)
        self.options = options
        self.for_ranks = options.play_for_ranks
        self.forced_inward = options.endgame_forced_inward
        self.outward_exit = options.endgame_outward_exit
        self.two_hands = options.two_hands
        self.triple_colour = options.triple_colour_rule
        self.deck = SMALL_DECK if options.remove_colour_arrows else DECK
        self.phase = DEAL
        self.turn = NOBODY  # whose flip it is, or from where the next flipper will be looked for
        self.count = 0
        self.choosing = NOBODY
        self.stalls = 0
        self.spent = 0  # a bit for each seat whose active card is spent. JUN-52
        self.draws: list[list[int]] = [[] for _ in range(seats)]  # next drawn last
        self.discards: list[list[int]] = [[] for _ in range(seats)]  # newest last, as in the pot
        self.pot: list[int] = []
        # These are replaced, never changed in place: copies share them.
        self.pending: list[int] = []
        self.bound = [0] * seats  # for each seat's inward card the seats it binds, a bit each. JUN-R27
        self.unfinished = list(range(seats))
        self.finished: list[list[int]] = []
        self.reason = ""

    @abstractmethod
    def begin_turn(self) -> None:
        """The piles are dealt: somebody is to flip."""

    def chance(self) -> bool:
        return self.phase == DEAL

    def shuffle(self, dice: Dice) -> Deal:
        if self.phase != DEAL:
            raise Refused(NOT_NOW, "no-deal-due")
        if self.turn == NOBODY:
            return draw_start(dice, self.seats)  # JUN-10, JUN-R4
        cards = self.deck[:]
        dice.shuffle(cards)
        piles = []
        for size in self.sizes():
            piles.append(cards[:size])
            cards = cards[size:]
        return Deal(PILES, piles)

    def sizes(self) -> list[int]:
        """How many cards each seat gets: the first seats may have one more. JUN-07, JUN-R2"""
        least = len(self.deck) // self.seats
        extra = len(self.deck) % self.seats
        return [least + ((seat - self.turn) % self.seats < extra) for seat in range(self.seats)]

    def deal(self, deal: Deal) -> None:
        due = START if self.turn == NOBODY else PILES
        check_due(deal, due if self.phase == DEAL else NOTHING)
        if due == START:
            self.turn = start_of(deal, self.seats)
            self.tell(STARTS, self.turn)
        else:
            self.deal_piles(deal.stacks)

    def deal_piles(self, stacks: list[list[int]]) -> None:
        """All cards are dealt, to lie face down. JUN-06, JUN-08"""
        if [len(stack) for stack in stacks] != self.sizes():
            raise Refused(MALFORMED, "bad-deal")
        if sorted([card for stack in stacks for card in stack]) != self.deck:
            raise Refused(MALFORMED, "bad-deal")
        self.draws = [stack[::-1] for stack in stacks]
        self.tell(DEALT)
        self.begin_turn()
