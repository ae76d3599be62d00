"""What is dealt: the start player, the two stacks of every game, and the row of every round."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from tablee.core.contract import MALFORMED, NOBODY, NOT_NOW, Deal, InTurn, Refused
from tablee.core.deals import NOTHING, START, check_due, draw_start, start_of
from tablee.core.dice import Dice
from tablee.games.pungi.cards import ANIMALS, CHARMER, counted, snake_deck
from tablee.games.pungi.facts import DEALT, KEPT, LAID, REJECTED, STARTS
from tablee.games.pungi.options import PungiOptions

DEAL: Final = 0
PLAY: Final = 1
NAME: Final = 2
OVER: Final = 3

STACKS: Final = "stacks"
SNAKES: Final = "snakes"

HAND: Final = 5
GAP: Final = -1
EVERY_ANIMAL: Final = (1 << len(ANIMALS)) - 1
ALIKE: Final = 4  # so many identical cards, and a row goes back


@mypyc_attr(allow_interpreted_subclasses=True)
class PungiDeals(InTurn):
    """The part of a match that is about stacks and rows; `Pungi` adds what is done with them."""

    def __init__(self, options: PungiOptions, seats: int) -> None:
        super().__init__(seats)
        self.options = options
        self.nominate = options.next_start == "nominate"
        games = options.games_per_match
        self.games: int = games if isinstance(games, int) else seats  # PUN-36
        self.deck, self.deck_counts = snake_deck(options.snake_values, options.charmers)
        self.phase = DEAL
        self.due = START
        self.game = 1
        self.round = 1
        self.first_start = NOBODY
        self.start = NOBODY
        # Stacks stay as they were dealt, and a number says how many cards were drawn from them.
        self.snakes: list[int] = []
        self.snakes_drawn = 0
        self.animals: list[int] = []
        self.animals_drawn = 0
        self.row: list[int] = []  # PUN-02: the first is next to the flute card
        # Five places a seat, sorted; a card that was played leaves a gap until the next is drawn.
        self.places = [GAP] * (HAND * seats)
        self.played: list[int] = []  # from the start player on
        self.tally = 0  # their species
        self.discards: list[int] = []
        self.taken: list[int] = []  # round after round, in each round by seat
        self.totals = [0] * seats

    # Setup

    def chance(self) -> bool:
        return self.phase == DEAL

    def shuffle(self, dice: Dice) -> Deal:
        if self.phase != DEAL:
            raise Refused(NOT_NOW, "no-deal-due")
        if self.due == START:
            return draw_start(dice, self.seats)  # PUN-08
        if self.due == STACKS:
            snakes, animals = self.deck[:], ANIMALS[:]
            dice.shuffle(snakes)  # PUN-03
            dice.shuffle(animals)  # PUN-04
            return Deal(STACKS, [snakes, animals])
        snakes = self.undecided()
        dice.shuffle(snakes)
        return Deal(SNAKES, [snakes])

    def deal(self, deal: Deal) -> None:
        check_due(deal, self.due if self.phase == DEAL else NOTHING)
        if self.due == START:
            self.first_start = self.start = start_of(deal, self.seats)  # PUN-08
            self.due = STACKS
            self.tell(STARTS, self.start)
        elif self.due == STACKS:
            self.deal_stacks(deal.stacks)
        else:
            self.deal_again(deal.stacks)

    def deal_stacks(self, stacks: list[list[int]]) -> None:
        """Each game is dealt from all cards, and its start moves on by one. PUN-05, PUN-07, PUN-R20"""
        if len(stacks) != 2:
            raise Refused(MALFORMED, "bad-deal")
        if not same_cards(stacks[0], len(self.deck), self.deck_counts):
            raise Refused(MALFORMED, "bad-deal")
        if not is_every_animal(stacks[1]):
            raise Refused(MALFORMED, "bad-deal")
        if self.taken:
            self.game += 1
        self.round = 1
        self.start = (self.first_start + self.game - 1) % self.seats
        self.snakes = stacks[0][:]
        self.snakes_drawn = 0
        self.animals = stacks[1][:]
        self.animals_drawn = self.seats * HAND
        for i in range(self.seats):
            first = (self.start + i) % self.seats * HAND
            self.places[first : first + HAND] = sorted(self.animals[i * HAND : (i + 1) * HAND])
        self.discards = []
        self.taken = []
        self.tell(DEALT, self.game)
        self.lay_row()

    # Phase 1: lay snake cards

    def lay_row(self) -> None:
        """One card a player, unless four are alike: then the row goes back. PUN-10, PUN-11, PUN-R6"""
        drawn = self.snakes_drawn + self.seats
        row = self.snakes[self.snakes_drawn : drawn]
        self.row = row
        self.snakes_drawn = drawn
        self.tell(LAID, self.round)
        if goes_back(row):
            if self.can_differ():
                self.tell(REJECTED)
                self.phase = DEAL
                self.due = SNAKES
                self.turn = NOBODY
                return
            self.tell(KEPT)
        self.phase = PLAY
        self.turn = self.start

    def can_differ(self) -> bool:
        """Whether any row without four alike could be laid. PUN-R8"""
        pool = self.undecided()
        usable = [min(pool.count(kind), ALIKE - 1) for kind in range(CHARMER + 1)]
        return sum(usable) >= self.seats

    def undecided(self) -> list[int]:
        """The snake cards of the row and the stack, lowest first. PUN-R9"""
        return sorted(self.row + self.snakes[self.snakes_drawn :])

    def deal_again(self, stacks: list[list[int]]) -> None:
        """A row went back: all is shuffled, and a new row laid. PUN-11, PUN-12"""
        if len(stacks) != 1:
            raise Refused(MALFORMED, "bad-deal")
        pool = self.undecided()
        if not same_cards(stacks[0], len(pool), counted(pool)):
            raise Refused(MALFORMED, "bad-deal")
        self.snakes = stacks[0][:]
        self.snakes_drawn = 0
        self.lay_row()


def goes_back(row: list[int]) -> bool:
    """Whether four cards of a row are alike. PUN-11, PUN-R6, PUN-R7"""
    first, second, third = row[0], row[1], row[2]
    # If they are, in a row of at most five, then so are two of the first three.
    if first != second and first != third and second != third:
        return False
    return row.count(first) >= ALIKE or row.count(second) >= ALIKE


def is_every_animal(stack: list[int]) -> bool:
    """Whether a stack is all animals in some order."""
    if len(stack) != len(ANIMALS):
        return False
    seen: i64 = 0  # a bit for each
    for card in stack:
        if not 0 <= card < len(ANIMALS):
            return False
        bit: i64 = 1
        bit <<= card
        seen |= bit
    return seen == EVERY_ANIMAL


def same_cards(stack: list[int], size: int, counts: list[int]) -> bool:
    """Whether a stack is a deck of that size in some order; quicker than to sort it."""
    if len(stack) != size:
        return False
    left = counts[:]
    for card in stack:
        if not 0 <= card < len(ANIMALS):
            return False
        kind: i64 = card
        copies: i64 = left[kind]
        if copies == 0:
            return False
        left[kind] = copies - 1
    return True
