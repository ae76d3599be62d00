"""Punto: be first with a line of cards of your own colour, on a table that never grows past 6 x 6.

On a turn you turn over the top card of your own pile and place it: on an empty cell that touches
the cards on the table, or on top of any lower card. Four cards of one colour in a line win the
round (five with two parties), and the winner pays with a card: the highest of the line is a trophy
and never comes back. When somebody cannot place, short lines decide. Two rounds win the match.

The catch: a party is a player or a team, and with three parties the fourth colour is neutral. Its
cards are shared out, played, mixed and shared out again, and nobody may know where they are.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from tablee.core.contract import MALFORMED, NOBODY, NOT_NOW, Outcome, Refused
from tablee.core.dice import Dice
from tablee.games.punto.area import CELLS, listed, nth, size
from tablee.games.punto.cards import CARD_NUMBERS, EMPTY, NEUTRAL, colour_of, value_of
from tablee.games.punto.deals import DEAL, HELD, OVER, PACKS, PLACE, SHARE, TROPHY, PuntoDeals
from tablee.games.punto.facts import (
    BLOCKED,
    COVERED,
    DREW,
    NOBODY_WON,
    PLACED,
    TOOK,
    TURNED,
    WON,
)

# Actions: the cell that a card goes to, for each of at most two cards held; then trophies.
FIRST_TROPHY: Final = HELD * CELLS
ACTIONS: Final = FIRST_TROPHY + CARD_NUMBERS


@mypyc_attr(allow_interpreted_subclasses=True)
class Punto(PuntoDeals):
    def begin_round(self) -> None:
        if self.expert:  # PTO-31, PTO-R4
            for i in range(self.seats):
                seat = (self.start + i) % self.seats
                self.draw(seat)
                self.draw(seat)
        self.begin_turn(self.start)

    def begin_turn(self, seat: int) -> None:
        """Turn over the top card; whoever cannot place ends the round. PTO-10, PTO-15, PTO-R11"""
        self.turn = seat
        if self.expert:
            self.find_spots(seat)
        else:
            drawn = self.drawn[seat]
            pile = self.piles[seat]
            if drawn < len(pile):
                card = pile[drawn]
                self.drawn[seat] = drawn + 1
                self.held[HELD * seat] = card
                self.spots = self.table.spots(card)
                if self.told is not None:
                    self.tell(TURNED, seat, card)
            else:
                self.spots = 0
        if self.spots == 0 and self.second_spots == 0:
            self.tell(BLOCKED, seat)
            self.end_blocked(seat)

    def draw(self, seat: int) -> None:
        """Take the top card of the own pile into one's hand, if there is one. PTO-31"""
        drawn = self.drawn[seat]
        pile = self.piles[seat]
        if drawn < len(pile):
            card = pile[drawn]
            self.drawn[seat] = drawn + 1
            held = self.held
            place = HELD * seat
            held[place if held[place] == EMPTY else place + 1] = card
            self.tell(DREW, seat, card)

    def find_spots(self, seat: int) -> None:
        """Where the cards may go that the seat on turn has in hand."""
        card = self.held[HELD * seat]
        self.spots = 0
        self.second_spots = 0
        if card != EMPTY:
            self.spots = self.table.spots(card)
            second = self.held[HELD * seat + 1]
            if second != EMPTY and second != card:  # two alike are one choice
                self.second_spots = self.table.spots(second)

    def legal(self, seat: int) -> list[int]:
        if seat != self.turn or seat == NOBODY:
            return []
        if self.phase == TROPHY:
            return [FIRST_TROPHY + card for card in self.choices]
        actions = listed(self.spots)
        if self.second_spots:
            actions += [CELLS + cell for cell in listed(self.second_spots)]
        return actions

    def pick(self, seat: int, dice: Dice) -> int:
        if self.phase != PLACE or self.second_spots:
            return super().pick(seat, dice)
        return nth(self.spots, dice.below(size(self.spots)))

    def play(self, seat: int, action: int) -> None:
        """Put a card next to the others or on top of a lower one. PTO-11, PTO-12"""
        if seat != self.turn or seat == NOBODY:
            raise self.refusal(seat)
        if self.phase == TROPHY:
            self.choose_trophy(seat, action)
            return
        if not 0 <= action < FIRST_TROPHY:
            raise self.why_not_played(action)
        cell: i64 = action
        spots = self.spots
        is_second = cell >= CELLS
        if is_second:
            cell -= CELLS
            spots = self.second_spots
        if not spots >> cell & 1:
            raise self.why_not_placed(seat, cell, is_second)
        held = self.held
        first = HELD * seat
        card = held[first]
        if is_second:
            card = held[first + 1]
        else:
            held[first] = held[first + 1]
        held[first + 1] = EMPTY
        covered = EMPTY if self.told is None else self.table.card_at(cell)
        cell = self.table.put(card, cell)
        self.placed.append(card)
        if self.told is not None:
            self.tell(PLACED, seat, card, cell)
            if covered != EMPTY:
                self.tell(COVERED, covered)
        if self.parties != 3 or card & 3 != NEUTRAL:  # PTO-04
            winning = self.table.long_lines(card, cell, self.length)  # PTO-14, PTO-R8, PTO-R9
            if winning:
                self.win(seat, winning)
                return
        if self.expert:
            self.draw(seat)
        self.begin_turn(seat + 1 if seat + 1 < self.seats else 0)

    def why_not_played(self, action: int) -> Refused:
        if FIRST_TROPHY <= action < ACTIONS:
            return Refused(NOT_NOW, "no-trophy-due")
        return Refused(MALFORMED, "no-such-action")

    def why_not_placed(self, seat: int, cell: i64, is_second: bool) -> Refused:
        hand = self.hand(seat)
        has_it = not is_second or (len(hand) == HELD and hand[0] != hand[1])
        return self.refusal(seat, self.table.why_not(cell) if has_it else "no-such-card")

    def news(self, seat: int) -> int:
        """The card that was turned over, or what `seat` holds in its own hand. PTO-10, PTO-R4"""
        owner = seat if self.expert else self.turn
        return 0 if owner == NOBODY else self.held[HELD * owner] * CARD_NUMBERS + self.held[HELD * owner + 1]

    # The end of a round

    def win(self, seat: int, winning: list[int]) -> None:
        self.spots = 0  # where a card in hand could have gone is nobody's business any more
        self.second_spots = 0
        self.next_start = (seat + 1) % self.seats  # PTO-21
        self.end_round(self.party(seat), winning)

    def end_blocked(self, seat: int) -> None:
        """Whoever has the most short series wins the round. PTO-15"""
        self.blocked = seat
        self.next_start = (seat + 1) % self.seats  # PTO-R15
        series = self.short_series()
        party = self.decided(series)
        if party == NOBODY:  # PTO-R13
            self.tell(NOBODY_WON)
            self.end_drawn()
        else:
            self.end_round(party, [card for line in series[party] for card in line])

    def decided(self, series: list[list[list[int]]]) -> int:
        """More series beat fewer, then the cheapest one that differs wins. PTO-15, PTO-16, PTO-R12"""
        standing = [
            [-len(lines), *sorted([sum([value_of(card) for card in line]) for line in lines])]
            for lines in series
        ]
        best = min(standing)
        return standing.index(best) if standing.count(best) == 1 else NOBODY

    def short_series(self) -> list[list[list[int]]]:
        """Each party's unbroken lines of exactly one card too few, as cards. PTO-15, PTO-R12"""
        series: list[list[list[int]]] = [[] for _ in range(self.parties)]
        for colour in range(4):
            owner = self.owner(colour)
            if owner != NOBODY:
                series[owner] += self.table.lines_of(colour, self.length - 1)
        return series

    def end_round(self, party: int, winning: list[int]) -> None:
        """Book the round and find the trophy. PTO-17, PTO-R10"""
        self.won = [rounds + (p == party) for p, rounds in enumerate(self.won)]
        self.tell(WON, party)
        highest = max([value_of(card) for card in winning])
        self.choices = sorted({card for card in winning if value_of(card) == highest})
        if len(self.choices) == 1:
            self.take_trophy(party, self.choices[0])
            return
        # The member on turn chooses, or else the one who sits next.
        while self.party(self.turn) != party:
            self.turn = (self.turn + 1) % self.seats
        self.phase = TROPHY

    def choose_trophy(self, seat: int, action: int) -> None:
        if not 0 <= action < ACTIONS:
            raise Refused(MALFORMED, "no-such-action")
        card = action - FIRST_TROPHY
        if card not in self.choices:
            raise self.refusal(seat, "not-a-trophy")
        self.take_trophy(self.party(seat), card)

    def take_trophy(self, party: int, card: int) -> None:
        self.choices = []
        self.trophies = [[*cards, card] if p == party else cards for p, cards in enumerate(self.trophies)]
        left = self.owned[party][:]
        left.remove(card)
        self.owned = [left if p == party else cards for p, cards in enumerate(self.owned)]
        self.tell(TOOK, party, card)
        if self.won[party] == self.options.rounds_to_win:  # PTO-22, PTO-23, PTO-R28
            self.turn = NOBODY
            self.phase = OVER
        else:
            self.end_drawn()

    def end_drawn(self) -> None:
        """The next round is dealt, whoever won this one."""
        self.turn = NOBODY
        self.phase = DEAL
        self.due = SHARE if self.parties == 3 else PACKS

    def outcome(self) -> Outcome | None:
        if self.phase != OVER:
            return None
        scores = [self.won[self.party(seat)] for seat in range(self.seats)]
        ranks = [1 + sum([won > score for won in self.won]) for score in scores]  # PTO-R25
        return Outcome(scores, ranks, "rounds_won")

    # Copies

    def copy(self) -> Punto:
        new = Punto.__new__(Punto)
        new.seats = self.seats
        new.told = None if self.told is None else self.told[:]
        new.options = self.options
        new.expert = self.expert
        new.parties = self.parties
        new.length = self.length
        new.phase = self.phase
        new.due = self.due
        new.round = self.round
        new.start = self.start
        new.next_start = self.next_start
        new.blocked = self.blocked
        new.turn = self.turn
        new.piles = self.piles
        new.drawn = self.drawn[:]
        new.held = self.held[:]
        new.placed = self.placed[:]
        new.table = self.table.copy()
        new.spots = self.spots
        new.second_spots = self.second_spots
        new.owned = self.owned
        new.trophies = self.trophies
        new.choices = self.choices
        new.won = self.won
        new.shares = self.shares
        new.removed = self.removed
        return new

    def hidden_hand(self, owner: int, seat: int) -> bool:
        """Two cards in hand are secret, a card turned over is not. PTO-R4, PTO-R20"""
        return self.expert and owner != seat

    def heard(self, seat: int) -> list[tuple[int, int, int, int]]:
        """What was told, without what `seat` may not know (-1 stands for it)."""
        return [(what, a, -1 if what == DREW and a != seat else b, c) for what, a, b, c in self.told or []]

    def imagine(self, seat: int, dice: Dice) -> Punto:
        """Deal what `seat` cannot see anew: piles, other hands, where the neutral cards are.

        Own colours of a party are its own whatever happens, so their unseen cards are known but
        for the order. Neutral cards are anywhere, as many a party as everybody can count; what was
        learned of them in earlier rounds is forgotten with the mixing. PTO-R18
        """
        self.check_seat(seat)
        new = self.copy()
        if self.told is not None:
            new.told = self.heard(seat)
        self.deal_unseen(new, seat, dice)
        if self.expert:
            while not new.goes_as_seen():
                self.deal_unseen(new, seat, dice)
        return new

    def goes_as_seen(self) -> bool:
        """Whether the seat on turn can place a card, and one that was blocked could not."""
        if self.phase == PLACE:
            self.find_spots(self.turn)
            return self.spots | self.second_spots != 0
        if self.blocked == NOBODY:
            return True
        fits = [card for card in self.hand(self.blocked) if self.table.spots(card)]
        return not fits

    def deal_unseen(self, new: Punto, seat: int, dice: Dice) -> None:
        hidden = [self.unseen(party, seat) for party in range(self.parties)]
        if self.parties == 3:
            hidden = self.mix_neutral(new, hidden, dice)
        for cards in hidden:
            dice.shuffle(cards)
        new.piles = []
        new.drawn = [0] * self.seats
        done = [0] * self.parties
        for member in range(self.seats):
            party = self.party(member)
            cards = hidden[party]
            first = done[party]
            if self.hidden_hand(member, seat):
                for place in range(HELD * member, HELD * member + HELD):
                    if self.held[place] != EMPTY:
                        new.held[place] = cards[first]
                        first += 1
            last = first + len(self.piles[member]) - self.drawn[member]
            new.piles.append(cards[first:last])
            done[party] = last

    def unseen(self, party: int, seat: int) -> list[int]:
        """A party's unplayed cards that `seat` cannot see, in an order that says nothing."""
        cards = []
        for member in range(party, self.seats, self.parties):
            if self.hidden_hand(member, seat):
                cards += self.hand(member)
            cards += self.pile(member)
        cards.sort()
        return cards

    def mix_neutral(self, new: Punto, hidden: list[list[int]], dice: Dice) -> list[list[int]]:
        """Spread the unseen neutral cards anew over parties and those that left the match."""
        fresh: list[int] = []
        if self.phase == DEAL and self.due == PACKS:
            # Those that wait to be packed lay open a moment ago, or are the very first.
            pool = self.neutral_pool()
            dice.shuffle(pool)
            size = len(self.shares[0])
            new.shares = [pool[size * p : size * (p + 1)] for p in range(self.parties)]
            fresh = pool[size * self.parties :]
        pool = self.removed[: len(self.removed) - len(fresh)]
        for cards in hidden:
            pool += [card for card in cards if colour_of(card) == NEUTRAL]
        pool.sort()
        dice.shuffle(pool)
        mixed = []
        for cards in hidden:
            own = [card for card in cards if colour_of(card) != NEUTRAL]
            neutral = len(cards) - len(own)
            mixed.append(own + pool[:neutral])
            pool = pool[neutral:]
        new.removed = pool + fresh
        return mixed
