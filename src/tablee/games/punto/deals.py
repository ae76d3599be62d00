"""What comes before the first card of a round: parties, their packs, and who gets which cards."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from mypy_extensions import i64, mypyc_attr

from tablee.core.contract import MALFORMED, NOBODY, NOT_NOW, Deal, InTurn, Refused
from tablee.core.deals import NOTHING, START, check_due, draw_start, start_of
from tablee.core.dice import Dice
from tablee.games.punto.cards import CARDS_OF, EMPTY, NEUTRAL, colour_of
from tablee.games.punto.facts import DEALT, SHARED, STARTS
from tablee.games.punto.options import PuntoOptions
from tablee.games.punto.table import Table

DEAL: Final = 0
PLACE: Final = 1
TROPHY: Final = 2
OVER: Final = 3

HELD: Final = 2  # no hand has more cards

SHARE: Final = "neutral"
PACKS: Final = "packs"


@mypyc_attr(allow_interpreted_subclasses=True)
class PuntoDeals(InTurn):
    """The part of a match that is about packs; `Punto` adds what is done with them."""

    def __init__(self, options: PuntoOptions, seats: int) -> None:
        super().__init__(seats)
        self.options = options
        self.expert = options.expert
        self.parties = seats // 2 if options.teams else seats
        self.length = 5 if self.parties == 2 else 4  # PTO-07, PTO-26, PTO-30
        self.phase = DEAL
        self.due = START
        self.round = 1
        self.start = NOBODY
        self.next_start = NOBODY
        self.blocked = NOBODY  # who could not place, and so ended the round
        # Piles stay as they were dealt, and a number says how many cards were drawn from each.
        self.piles: list[list[int]] = [[] for _ in range(seats)]
        self.drawn = [0] * seats
        self.held = [EMPTY] * (HELD * seats)  # the places of each hand
        self.placed: list[int] = []  # every card placed this round, in order
        self.table = Table()
        # Where the seat on turn may put the card it holds, and its second card.
        self.spots: i64 = 0
        self.second_spots: i64 = 0
        self.owned = [self.colours_of(party) for party in range(self.parties)]  # all but the trophies
        self.trophies: list[list[int]] = [[] for _ in range(self.parties)]
        self.choices: list[int] = []  # tied trophies
        self.won = [0] * self.parties
        self.shares: list[list[int]] = [[] for _ in range(self.parties)]  # neutral, not yet packed
        self.removed: list[int] = []

    @abstractmethod
    def begin_round(self) -> None:
        """The packs are dealt: the first turn begins."""

    # Parties and their cards

    def party(self, seat: int) -> int:
        """Seats alternate between the teams. PTO-24, PTO-27, PTO-R19"""
        return seat % self.parties

    def owner(self, colour: int) -> int:
        """The party of a colour; nobody owns the neutral one. PTO-02 to PTO-05, PTO-R21"""
        if self.parties == 2:
            return colour // 2
        return colour if colour < self.parties else NOBODY

    def colours_of(self, party: int) -> list[int]:
        """All cards of a party's own colours, lowest first. PTO-02, PTO-03, PTO-05"""
        if self.parties == 2:
            return sorted(CARDS_OF[2 * party] + CARDS_OF[2 * party + 1])
        return CARDS_OF[party]

    def hand(self, seat: int) -> list[int]:
        """The cards that a seat has turned over or holds."""
        return [card for card in self.held[HELD * seat : HELD * (seat + 1)] if card != EMPTY]

    def pile(self, seat: int) -> list[int]:
        """The cards that a seat has not drawn yet, the next one first."""
        return self.piles[seat][self.drawn[seat] :]

    def unplayed(self, party: int) -> list[int]:
        """What a party has in its piles and hands."""
        cards = []
        for seat in range(party, self.seats, self.parties):
            cards += self.hand(seat)
            cards += self.pile(seat)
        return cards

    def pack(self, party: int) -> list[int]:
        """What a party plays the coming round with, lowest first. PTO-18, PTO-19"""
        if self.parties != 3:
            return self.owned[party]
        kept = [card for card in self.unplayed(party) if colour_of(card) == NEUTRAL]
        return sorted(self.owned[party] + kept + self.shares[party])

    # Deals

    def chance(self) -> bool:
        return self.phase == DEAL

    def shuffle(self, dice: Dice) -> Deal:
        if self.phase != DEAL:
            raise Refused(NOT_NOW, "no-deal-due")
        if self.due == START:
            return draw_start(dice, self.seats)  # PTO-08, PTO-R24
        if self.due == SHARE:
            pool = self.neutral_pool()
            dice.shuffle(pool)
            share = self.neutral_share()
            return Deal(SHARE, [pool[share * p : share * (p + 1)] for p in range(self.parties)])
        piles: list[list[int]] = [[] for _ in range(self.seats)]
        for party in range(self.parties):
            pack = self.pack(party)[:]
            dice.shuffle(pack)
            for seat, size in self.split(party, len(pack)):
                piles[seat] = pack[:size]
                pack = pack[size:]
        return Deal(PACKS, piles)

    def split(self, party: int, cards: int) -> list[tuple[int, int]]:
        """How many cards each member of a party gets. PTO-25, PTO-29, PTO-R20"""
        if self.seats == self.parties:
            return [(party, cards)]
        members = [party, party + self.parties]
        # The extra card of an odd pack goes to the member who acts first.
        after = [(member - self.next_start) % self.seats for member in members]
        first = members[0] if after[0] < after[1] else members[1]
        return [(member, (cards + (member == first)) // 2) for member in members]

    def neutral_pool(self) -> list[int]:
        """The neutral cards to share out: all at first, then those of the last round. PTO-20"""
        if not self.placed:
            return CARDS_OF[NEUTRAL][:]
        return sorted([card for card in self.placed if colour_of(card) == NEUTRAL])

    def neutral_share(self) -> int:
        """How many of them each party gets; what does not divide leaves the match. PTO-03, PTO-R17"""
        return len(self.neutral_pool()) // self.parties

    def deal(self, deal: Deal) -> None:
        check_due(deal, self.due if self.phase == DEAL else NOTHING)
        if self.due == START:
            self.start = self.next_start = start_of(deal, self.seats)
            self.due = SHARE if self.parties == 3 else PACKS
            self.tell(STARTS, self.start)
        elif self.due == SHARE:
            self.deal_neutral(deal.stacks)
        else:
            self.deal_packs(deal.stacks)

    def deal_neutral(self, stacks: list[list[int]]) -> None:
        """PTO-03, PTO-20, PTO-R23"""
        share = self.neutral_share()
        if [len(stack) for stack in stacks] != [share] * self.parties:
            raise Refused(MALFORMED, "bad-deal")
        pool = self.neutral_pool()
        for stack in stacks:
            for card in stack:
                if card not in pool:
                    raise Refused(MALFORMED, "bad-deal")
                pool.remove(card)
        self.shares = [stack[:] for stack in stacks]
        self.removed = self.removed + pool
        self.due = PACKS
        self.tell(SHARED, share, len(pool))

    def deal_packs(self, stacks: list[list[int]]) -> None:
        """PTO-06, PTO-19, PTO-25, PTO-29"""
        if len(stacks) != self.seats:
            raise Refused(MALFORMED, "bad-deal")
        for party in range(self.parties):
            pack = self.pack(party)
            dealt = []
            for seat, size in self.split(party, len(pack)):
                if len(stacks[seat]) != size:
                    raise Refused(MALFORMED, "bad-deal")
                dealt += stacks[seat]
            if sorted(dealt) != pack:
                raise Refused(MALFORMED, "bad-deal")
        if self.placed:
            self.round += 1
        self.start = self.next_start
        self.piles = [stack[:] for stack in stacks]
        self.drawn = [0] * self.seats
        self.held = [EMPTY] * (HELD * self.seats)
        self.placed = []
        self.table = Table()
        self.blocked = NOBODY
        self.shares = [[] for _ in range(self.parties)]
        self.phase = PLACE
        self.tell(DEALT, self.round)
        self.begin_round()
