"""What a decent player of Pungi knows: which place of the row a card may take, and what lies there."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64, mypyc_attr

from tablee.core.brain import Brain, shares_by_points
from tablee.core.contract import State
from tablee.games.pungi.cards import CHARMER, FIRST_SPECIES, LOWEST, NONE, SPECIES, SPECIES_OF, TALLY, VALUES
from tablee.games.pungi.deals import DEAL, HAND, NAME, STACKS
from tablee.games.pungi.rules import FIRST_NAME, Pungi

THRIFT: Final = 0.15  # points that a card is worth in later rounds for every step away from the middle
MIDDLE: Final = 4.5
KEEN: Final = 0.5  # how much more often a card is played that promises a point more
LEAD: Final = 6.0  # points; three times as much is a lead that is no luck
PLACES_COUNT: Final = 0.5  # so much; the rest of a result is the lead


@mypyc_attr(allow_interpreted_subclasses=True)
class PungiBrain(Brain):
    """No instinct of its own: to play by the slope of the row made the search no stronger."""

    def weigh(self, state: State, seat: int) -> list[int]:
        assert isinstance(state, Pungi)
        if state.phase == NAME:
            # With the left neighbour first, this seat plays last and has seen all species.
            neighbour = FIRST_NAME + (seat + 1) % state.seats
            return [1000 if action == neighbour else 300 for action in state.legal(seat)]
        hand = state.legal(seat)
        outlook = Outlook(state, seat)
        gains = gains_of(state, seat)
        thrift = THRIFT if rounds_to_come(state) else 0.0
        looks = [outlook.expected(card, gains) - thrift * abs(card % VALUES - MIDDLE) for card in hand]
        most = max(looks)
        return [1 + int(999.0 * exp(KEEN * (look - most))) for look in looks]

    def rests(self, state: State) -> bool:
        """Between two games of a match; where a row went back, a game is under way."""
        assert isinstance(state, Pungi)
        return state.phase == DEAL and state.due == STACKS and len(state.taken) > 0

    def worth(self, state: State) -> list[float]:
        assert isinstance(state, Pungi)
        return shares_by_points(state.totals, LEAD, state.outcome(), PLACES_COUNT)


def hope(rounds: int) -> float:
    """What a charmer is worth that has no snake to turn yet: in the end it turns a positive one. PUN-33"""
    return min(1.5, 0.7 * rounds - 1.0)


def rounds_to_come(state: Pungi) -> int:
    return (len(state.snakes) - state.snakes_drawn) // state.seats


def gains_of(state: Pungi, seat: int) -> list[float]:
    """What each card of the row would bring a seat, with the snakes and charmers that it owns.

    A spare charmer waits for a negative snake, a negative snake for a charmer: there is hope for both
    while there are rounds to come.
    """
    cards = sorted(state.taken[seat :: state.seats])
    charmers = cards.count(CHARMER)
    spare = charmers - sum([card < -LOWEST for card in cards])
    rounds = rounds_to_come(state)
    gains: list[float] = []
    for snake in state.row:
        value = float(snake + LOWEST)
        if snake == CHARMER:
            value = -2.0 * (cards[charmers] + LOWEST) if spare < 0 else hope(rounds) - spare
        elif value < 0.0 and spare > 0:
            value = -value
        elif value < 0.0 and rounds:
            value *= 0.7
        gains.append(value)
    return gains


class Outlook:
    """Who may take before a seat, if everybody to come plays any card as likely as another."""

    def __init__(self, state: Pungi, seat: int) -> None:
        self.before = [SPECIES_OF[card] for card in state.played]
        self.tally = state.tally
        self.above = unseen_above(state, seat)
        self.held = [0] * len(SPECIES)  # in the hands of those to come
        self.to_come = state.seats - len(self.before) - 1
        self.tallies = {state.tally: 1.0}
        for i in range(1, self.to_come + 1):
            first = (seat + i) % state.seats * HAND
            self.expect(state.places[first : first + HAND])
        self.species = NONE
        self.mine = 0.0  # how likely the own species has priority
        self.none = 0.0
        self.priority = [0.0] * len(SPECIES)  # and how likely each other one
        self.joined = 0.0  # of those to come, who would share the own priority
        self.followed = 0.0  # and who that of another species

    def expect(self, cards: list[int]) -> None:
        """Somebody to come will play one of these."""
        after: dict[int, float] = {}
        for card in cards:
            self.held[SPECIES_OF[card]] += 1
            for tally, chance in self.tallies.items():
                more = tally + TALLY[card]
                after[more] = after.get(more, 0.0) + chance / HAND
        self.tallies = after

    def suppose(self, species: int) -> None:
        """What has priority if the seat plays a card of this species."""
        self.species = species
        self.mine = self.none = self.joined = self.followed = 0.0
        self.priority = [0.0] * len(SPECIES)
        own = TALLY[species * VALUES]
        for tally, chance in self.tallies.items():
            first = FIRST_SPECIES[tally + own]
            if first == NONE:
                self.none += chance
                continue
            unit = TALLY[first * VALUES]
            joining = chance * (tally // unit % 6 - self.tally // unit % 6)
            if first == species:
                self.mine += chance
                self.joined += joining
            else:
                self.priority[first] += chance
                self.followed += joining
        others = sum(self.priority)
        if self.mine > 0.0:
            self.joined /= self.mine * max(1, self.to_come)
        if others > 0.0:
            self.followed /= others * max(1, self.to_come)

    def expected(self, card: int, gains: list[float]) -> float:
        """What a card may be expected to bring, by the places of the row that it may take."""
        species, value = SPECIES_OF[card], card % VALUES
        if species != self.species:
            self.suppose(species)
        others = sum(self.priority)
        same = self.higher(species, value)
        level, leading, following = [1.0], [1.0], [1.0]
        for other in self.before:
            higher = self.higher(other, value - 1)  # of equal values the earlier one. PUN-23
            follows = self.priority[other] / others if others > 0.0 else 0.0
            add(level, higher)
            add(leading, same if other == species else 0.0)
            add(following, follows + (1.0 - follows) * higher)
        if self.to_come:
            higher = self.later_higher(value)
            for _ in range(self.to_come):
                add(level, higher)
                add(leading, self.joined * same)
                add(following, self.followed + (1.0 - self.followed) * higher)
        total = 0.0
        for place in range(len(gains)):
            chance = self.none * level[place] + self.mine * leading[place] + others * following[place]
            total += chance * gains[place]
        return total

    def higher(self, species: int, value: int) -> float:
        """How likely an unseen card of a species is above a value."""
        above = self.above[species]
        return above[value + 1] / max(1, above[0])

    def later_higher(self, value: int) -> float:
        """The same for any card of those to come."""
        total = 0.0
        for species in range(len(SPECIES)):
            total += self.held[species] * self.higher(species, value)
        return total / (HAND * self.to_come)


def unseen_above(state: Pungi, seat: int) -> list[list[int]]:
    """For each species how many cards the seat has not seen: in all, then above each value."""
    seen: i64 = 0  # a bit for each animal
    for card in state.legal(seat) + state.discards:
        bit: i64 = 1
        bit <<= card
        seen |= bit
    unseen: list[list[int]] = []
    for _ in SPECIES:
        above = [0] * (VALUES + 1)
        for value in range(VALUES - 1, -1, -1):
            above[value] = above[value + 1] + (0 if seen >> value & 1 else 1)
        unseen.append(above)
        seen >>= VALUES
    return unseen


def add(chances: list[float], chance: float) -> None:
    """One more who may be ahead: how likely none is, or one, or two, and so on."""
    chances.append(0.0)
    for number in range(len(chances) - 1, 0, -1):
        chances[number] += (chances[number - 1] - chances[number]) * chance
    chances[0] *= 1.0 - chance


BRAIN: Final = PungiBrain()
