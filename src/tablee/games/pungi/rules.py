"""Pungi: feed the right animal at the right moment, and the right snake comes to you.

A row of snakes lies on the table, one for each player, worth from minus to plus. Everybody puts down
one animal, value hidden, species for all to see: the backs of the cards in hand show it as well.
If one species was played more often than any other, those who played it take first, high values
before low ones; then come all others, high before low. Nobody chooses a snake: whoever is next takes
the next in the row. Some are charmers: at the end each turns one of its owner's snakes around, minus
to plus while there is a minus, plus to minus when there is none.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from tablee.core.contract import MALFORMED, NEWS, NOBODY, NOT_NOW, Outcome, Refused, ranks_of
from tablee.core.dice import Dice
from tablee.games.pungi.cards import (
    ANIMALS,
    CHARMER,
    FIRST_SPECIES,
    NONE,
    SPECIES_OF,
    TALLY,
    VALUES,
)
from tablee.games.pungi.deals import DEAL, GAP, HAND, NAME, OVER, STACKS, PungiDeals
from tablee.games.pungi.facts import (
    DREW,
    NAMED,
    NO_PRIORITY,
    PLAYED,
    PRIORITY,
    REVEALED,
    SCORED,
    STARTS,
    TOOK,
)
from tablee.games.pungi.scoring import score

# Actions: an animal of one's hand by its number; then the seats that may be named.
FIRST_NAME: Final = len(ANIMALS)
ACTIONS: Final = FIRST_NAME + 5

# Who takes first: a bit for every value and turn of play, the highest value and the earliest turn
# lowest. TURN finds the turn that a bit stands for; powers of two all differ modulo 67.
TURNS: Final = 5
RANK: Final = [(VALUES - 1 - card % VALUES) * TURNS for card in ANIMALS]
MODULUS: Final = 67
TURN: Final = [0] * MODULUS
for _bit in range(VALUES * TURNS):
    TURN[(1 << _bit) % MODULUS] = _bit % TURNS


@mypyc_attr(allow_interpreted_subclasses=True)
class Pungi(PungiDeals):
    # Phase 2: play an animal card

    def legal(self, seat: int) -> list[int]:
        if seat != self.turn or seat == NOBODY:
            return []
        if self.phase == NAME:  # PUN-R22
            return [FIRST_NAME + other for other in range(self.seats) if other != seat]
        return self.places[seat * HAND : seat * HAND + HAND]  # PUN-14

    def pick(self, seat: int, dice: Dice) -> int:
        if self.phase == NAME:
            return super().pick(seat, dice)
        return self.places[seat * HAND + dice.below(HAND)]

    def play(self, seat: int, action: int) -> None:
        """PUN-13"""
        if seat != self.turn or seat == NOBODY:
            raise self.refusal(seat)
        if self.phase == NAME:
            self.name(seat, action)
            return
        if not 0 <= action < FIRST_NAME:
            raise self.why_not_played(action)
        places = self.places
        place: i64 = seat * HAND
        end = place + HAND
        card: i64 = action
        while places[place] != card:
            place += 1
            if place == end:
                raise self.why_not_played(action)
        places[place] = GAP
        self.played.append(action)
        self.tally += TALLY[card]
        if self.told is not None:
            self.tell(PLAYED, seat, SPECIES_OF[action], action)
        if len(self.played) == self.seats:
            self.serve()
        else:
            seat += 1
            self.turn = seat if seat < self.seats else 0

    def shown(self, seat: int, action: int) -> int:
        """Of an animal others see the species; these numbers come after those of all actions. PUN-13"""
        return action if action >= FIRST_NAME else ACTIONS + SPECIES_OF[action]

    def news(self, seat: int) -> int:
        """At the beginning of a round there is a row, and a card was drawn. PUN-10, PUN-28"""
        if self.played:
            return 0
        number: i64 = 0
        for snake in self.row:
            number = number * (CHARMER + 1) + snake
        for card in self.hand(seat):
            number = (number * len(ANIMALS) + card) % NEWS
        return number

    def why_not_played(self, action: int) -> Refused:
        if not 0 <= action < ACTIONS:
            return Refused(MALFORMED, "no-such-action")
        if action >= FIRST_NAME:
            return Refused(NOT_NOW, "no-name-due")
        return self.refusal(self.turn, "not-in-hand")

    # Phase 3: take snake cards

    def serve(self) -> None:
        """Everybody takes the next card of the row, in order of rank. PUN-18 to PUN-25"""
        played = self.played
        priority = FIRST_SPECIES[self.tally]
        first: i64 = 0
        others: i64 = 0
        seats: i64 = self.seats
        turn: i64
        for turn in range(seats):
            card = played[turn]
            bit: i64 = 1
            bit <<= RANK[card] + turn
            if SPECIES_OF[card] == priority:
                first |= bit
            else:
                others |= bit
        if self.told is not None:
            self.tell_serving(priority, turns(first), turns(others))
        start: i64 = self.start
        taken = self.taken
        base: i64 = len(taken)
        taken.extend(self.row)
        for snake in self.row:
            if first:
                bit = first & -first
                first ^= bit
            else:
                bit = others & -others
                others ^= bit
            turn = TURN[bit % MODULUS]
            self.discards.append(played[turn])  # PUN-21
            seat = start + turn
            if seat >= seats:
                seat -= seats
            taken[base + seat] = snake  # PUN-19, PUN-20
        self.row = []
        self.played = []
        self.tally = 0
        self.end_round()

    def tell_serving(self, priority: int, first: list[int], others: list[int]) -> None:
        """Who has priority reveals and takes first, then all others reveal and take. PUN-22, PUN-R24"""
        if priority == NONE:
            self.tell(NO_PRIORITY)
        else:
            self.tell(PRIORITY, priority)
        position = 0
        for group in (first, others):
            for turn in group:
                self.tell(REVEALED, (self.start + turn) % self.seats, self.played[turn])
            for turn in group:
                self.tell(TOOK, (self.start + turn) % self.seats, self.row[position])
                position += 1

    # Between rounds

    def end_round(self) -> None:
        if len(self.snakes) - self.snakes_drawn < self.seats:  # PUN-30, PUN-R17
            self.end_game()
        elif self.nominate:  # PUN-27
            self.phase = NAME
            self.turn = self.start
        else:
            self.next_round((self.start + 1) % self.seats)  # PUN-26

    def name(self, seat: int, action: int) -> None:
        """The start player says who starts next. PUN-27, PUN-R22"""
        other = action - FIRST_NAME
        if not 0 <= other < self.seats or other == seat:
            raise self.why_not_named(seat, action)
        self.tell(NAMED, seat, other)
        self.next_round(other)

    def why_not_named(self, seat: int, action: int) -> Refused:
        if not 0 <= action < ACTIONS:
            return Refused(MALFORMED, "no-such-action")
        if action < FIRST_NAME:
            return Refused(NOT_NOW, "name-first")
        return self.refusal(seat, "not-yourself" if action == FIRST_NAME + seat else "nobody-there")

    def next_round(self, start: int) -> None:
        """From the new start player on everybody draws a card. PUN-28, PUN-29, PUN-R26"""
        self.round += 1
        self.start = start
        if self.told is not None:
            self.tell(STARTS, start)
        for i in range(self.seats):
            seat = (start + i) % self.seats
            card = self.animals[self.animals_drawn + i]
            self.draw(seat, card)
            if self.told is not None:
                self.tell(DREW, seat, SPECIES_OF[card], card)
        self.animals_drawn += self.seats
        self.lay_row()

    def draw(self, seat: i64, card: i64) -> None:
        """Put a card into the gap of a hand, and move it to where it belongs."""
        places = self.places
        first = seat * HAND
        last = first + HAND - 1
        place = first
        while places[place] != GAP:
            place += 1
        while place > first and places[place - 1] > card:
            places[place] = places[place - 1]
            place -= 1
        while place < last and places[place + 1] < card:
            places[place] = places[place + 1]
            place += 1
        places[place] = card

    def hand(self, seat: int) -> list[int]:
        """What a seat holds, sorted."""
        return [card for card in self.places[seat * HAND : (seat + 1) * HAND] if card != GAP]

    # The end of a game

    def end_game(self) -> None:
        """The points of this game are added up. PUN-34, PUN-36"""
        points = [score(self.taken[seat :: self.seats]) for seat in range(self.seats)]
        self.totals = [self.totals[seat] + points[seat] for seat in range(self.seats)]
        for seat in range(self.seats):
            self.tell(SCORED, seat, points[seat], self.totals[seat])
        self.turn = NOBODY
        self.phase = DEAL if self.game < self.games else OVER
        self.due = STACKS

    def outcome(self) -> Outcome | None:
        """PUN-35, PUN-R23"""
        if self.phase != OVER:
            return None
        return Outcome(self.totals[:], ranks_of(self.totals), "snakes_out")

    # Copies

    def copy(self) -> Pungi:
        new = Pungi.__new__(Pungi)
        new.seats = self.seats
        new.told = None if self.told is None else self.told[:]
        new.options = self.options
        new.nominate = self.nominate
        new.games = self.games
        new.deck = self.deck
        new.deck_counts = self.deck_counts
        new.phase = self.phase
        new.due = self.due
        new.game = self.game
        new.round = self.round
        new.first_start = self.first_start
        new.start = self.start
        new.turn = self.turn
        new.snakes = self.snakes
        new.snakes_drawn = self.snakes_drawn
        new.animals = self.animals
        new.animals_drawn = self.animals_drawn
        new.row = self.row
        new.places = self.places[:]
        new.played = self.played[:]
        new.tally = self.tally
        new.discards = self.discards[:]
        new.taken = self.taken[:]
        new.totals = self.totals
        return new

    def heard(self, seat: int) -> list[tuple[int, int, int, int]]:
        """What was told, without the values that `seat` may not know (-1 stands for such a card)."""
        return [
            (what, a, b, -1 if what in (PLAYED, DREW) and a != seat else c)
            for what, a, b, c in self.told or []
        ]

    def imagine(self, seat: int, dice: Dice) -> Pungi:
        """Deal what `seat` cannot see anew.

        Of an animal in another hand, played and not yet revealed, or on top of the stack the species
        is known, so any unseen card of that species may be it; the rest of the stack is anything. So
        is the order of the snakes. PUN-06, PUN-R11
        """
        self.check_seat(seat)
        new = self.copy()
        if self.told is not None:
            new.told = self.heard(seat)
        if not self.animals:
            return new
        new.snakes = sorted(self.snakes[self.snakes_drawn :])
        new.snakes_drawn = 0
        dice.shuffle(new.snakes)
        unseen = self.unseen(seat)
        new.places = []
        for owner in range(self.seats):
            hand = self.hand(owner)
            if owner != seat:
                hand = sorted([draw(unseen[SPECIES_OF[card]], dice) for card in hand])
            gaps = [GAP] * (HAND - len(hand))  # where they are says what was played
            new.places += hand + gaps
        for turn in range(len(self.played)):
            if (self.start + turn) % self.seats != seat:
                new.played[turn] = draw(unseen[SPECIES_OF[self.played[turn]]], dice)
        top = draw(unseen[SPECIES_OF[self.animals[self.animals_drawn]]], dice)
        stack: list[int] = []
        for cards in unseen:
            stack += cards
        dice.shuffle(stack)
        new.animals = [top, *stack]
        new.animals_drawn = 0
        return new

    def unseen(self, seat: int) -> list[list[int]]:
        """The animals of each species that `seat` has not seen, lowest first."""
        known = self.hand(seat) + self.discards
        for turn in range(len(self.played)):
            if (self.start + turn) % self.seats == seat:
                known.append(self.played[turn])
        seen: i64 = 0  # a bit for each animal
        for card in known:
            bit: i64 = 1
            bit <<= card
            seen |= bit
        unseen: list[list[int]] = []
        animal: i64
        for animal in range(len(ANIMALS)):
            if animal % VALUES == 0:
                unseen.append([])
            if not seen >> animal & 1:
                unseen[-1].append(animal)
        return unseen


def turns(ranked: i64) -> list[int]:
    """The turns of play that a set of bits stands for, in order of rank."""
    found: list[int] = []
    while ranked:
        bit = ranked & -ranked
        found.append(TURN[bit % MODULUS])
        ranked ^= bit
    return found


def draw(cards: list[int], dice: Dice) -> int:
    """Take one of `cards` at random."""
    index = dice.below(len(cards))
    card = cards[index]
    cards[index] = cards[-1]
    cards.pop()
    return card
