"""What a decent player of Punto knows: whose lines can still grow, and which of them must be stopped."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from tablee.core.brain import Brain
from tablee.core.contract import NOBODY, State
from tablee.core.dice import Dice
from tablee.games.punto.area import CELLS, RING, STEPS, cells_of, listed, nth, size
from tablee.games.punto.cards import VALUES, value_of
from tablee.games.punto.deals import DEAL, HELD, PLACE
from tablee.games.punto.rules import Punto
from tablee.games.punto.table import Table

MOST: Final = 1000
QUIET: Final = 2  # a card that changes nothing
HIGHEST: Final = VALUES[-1]

# What a line is worth by the number of cards that it still needs.
WORTH: Final = [0, 120, 24, 4, 1, 0]

# How much a line of others counts, in percent: by how many parties there are to see to it; and when
# one card completes it, by how soon its party is on turn.
OTHERS: Final = [0, 0, 90, 50, 35]
URGENT: Final = [0, 400, 100, 50]

# How much of it a card spoils, in percent, by its value: high cards stay where they were put.
SPOILS: Final = [0, 40, 50, 60, 70, 80, 90, 100, 110, 120]


def firsts(length: int, step: int) -> int:
    """The cells from which a line stays within the square."""
    room = range(RING - length + 1)
    columns = range(length - 1, RING) if step == RING - 1 else range(RING) if step == RING else room
    return cells_of(columns, range(RING) if step == 1 else room)


FIRSTS: Final = {length: [firsts(length, step) for step in STEPS] for length in (4, 5)}


@mypyc_attr(allow_interpreted_subclasses=True)
class PuntoBrain(Brain):
    def __init__(self) -> None:
        self.prospects: dict[int, list[float]] = {}

    def weigh(self, state: State, seat: int) -> list[int]:
        assert isinstance(state, Punto)
        if state.turn != seat or state.phase != PLACE:
            return [1] * len(state.legal(seat))
        first = state.held[HELD * seat]
        second = state.held[HELD * seat + 1]
        wins = winning(state, first, state.spots)
        second_wins = winning(state, second, state.second_spots)
        if wins | second_wins:
            weights = [MOST if wins >> cell & 1 else 1 for cell in listed(state.spots)]
            return weights + [MOST if second_wins >> cell & 1 else 1 for cell in listed(state.second_spots)]
        stakes = [stakes_of(state, colour, seat) for colour in range(4)]
        weights = looks(state, seat, first, state.spots, stakes)
        if state.second_spots:
            weights += looks(state, seat, second, state.second_spots, stakes)
        return weights

    def instinct(self, state: State, seat: int, dice: Dice) -> int:
        """Win, or stop whoever would win next, or put the card anywhere."""
        assert isinstance(state, Punto)
        if state.phase != PLACE:
            return state.pick(seat, dice)
        wins = winning(state, state.held[HELD * seat], state.spots)
        if wins:
            return nth(wins, 0)
        if state.second_spots:
            wins = winning(state, state.held[HELD * seat + 1], state.second_spots)
            if wins:
                return CELLS + nth(wins, 0)
        party = state.party(seat)
        danger: i64 = 0
        for colour in range(4):
            owner = state.owner(colour)
            if owner not in (party, NOBODY):
                danger |= state.table.completing(colour, state.length)
        danger &= state.spots
        return nth(danger, dice.below(size(danger))) if danger else state.pick(seat, dice)

    def rests(self, state: State) -> bool:
        """After every round."""
        assert isinstance(state, Punto)
        return state.phase == DEAL and len(state.placed) > 0

    def worth(self, state: State) -> list[float]:
        assert isinstance(state, Punto)
        prospects = self.expected(state.won, state.options.rounds_to_win, state.seats // state.parties)
        return [prospects[state.party(seat)] for seat in range(state.seats)]

    def expected(self, won: list[int], goal: int, members: int) -> list[float]:
        """The result of a member of each party, if any is as likely to win each round to come."""
        key = goal * 8 + members
        for rounds in won:
            key = key * 8 + rounds
        known = self.prospects.get(key)
        if known is not None:
            return known
        parties = len(won)
        result = [0.0] * parties
        if max(won) == goal:
            for party, own in enumerate(won):
                ahead = 2 * sum([own > rounds for rounds in won]) + sum([own == rounds for rounds in won])
                result[party] = (members * ahead - 1) / (2 * (members * parties - 1))
        else:
            for winner in range(parties):
                then = self.expected([rounds + (p == winner) for p, rounds in enumerate(won)], goal, members)
                for party in range(parties):
                    result[party] += then[party] / parties
        self.prospects[key] = result
        return result


def winning(state: Punto, card: i64, spots: i64) -> i64:
    """The spots where a card wins the round; there are none for no card."""
    colour = card & 3
    if not spots or state.owner(colour) == NOBODY:
        return 0
    return spots & state.table.completing(colour, state.length)


@mypyc_attr(allow_interpreted_subclasses=True)
class Stakes:
    """What the cells mean to the lines of a colour: what a card of it there is worth, and what they
    lose by another card.
    """

    def __init__(self) -> None:
        self.gain = [0] * CELLS
        self.loss = [0] * CELLS

    def look(self, table: Table, colour: i64, length: int, share: int, urgent: int) -> None:
        """Add up all lines that have a card and can be completed."""
        gains = self.gain
        losses = self.loss
        alike = table.of_colour(colour)
        others = table.taken & ~alike
        usable = table.inside & (~others | table.spots(HIGHEST << 2))
        step: i64
        i: i64
        for way, step in enumerate(STEPS):
            lines: i64 = FIRSTS[length][way]
            # By their first cells, how many cards the lines have: in binary, for all lines at once.
            ones: i64 = 0
            twos: i64 = 0
            fours: i64 = 0
            mixed: i64 = 0  # lines with cards that would have to be covered
            for i in range(length):
                lines &= usable >> i * step
                mixed |= others >> i * step
                card = alike >> i * step
                fours |= ones & twos & card
                twos ^= ones & card
                ones ^= card
            for first in listed(lines & (ones | twos | fours)):
                needs = length - ((ones >> first & 1) + 2 * (twos >> first & 1) + 4 * (fours >> first & 1))
                gain = WORTH[needs - 1] - WORTH[needs]
                loss: i64 = WORTH[needs] * (urgent if needs == 1 else share) // 100
                if mixed >> first & 1:
                    for i in range(length):
                        cell = first + i * step
                        if others >> cell & 1:
                            loss = loss * (HIGHEST - value_of(table.card_at(cell))) // HIGHEST
                open_loss = loss * 3 // 4  # there the line may yet be completed, on a higher card
                for i in range(length):
                    cell = first + i * step
                    if alike >> cell & 1:
                        losses[cell] += loss
                    else:
                        losses[cell] += open_loss
                        gains[cell] += gain


def stakes_of(state: Punto, colour: int, seat: int) -> Stakes:
    """What a colour has at stake, as a seat sees it."""
    stakes = Stakes()
    owner = state.owner(colour)
    party = state.party(seat)
    if owner == party:
        stakes.look(state.table, colour, state.length, 100, 100)
    elif owner != NOBODY:
        soon = (owner - party) % state.parties
        stakes.look(state.table, colour, state.length, OTHERS[state.parties], URGENT[soon])
    return stakes


def looks(state: Punto, seat: int, card: i64, spots: i64, stakes: list[Stakes]) -> list[int]:
    """How good the spots of a card look."""
    party = state.party(seat)
    cells = listed(spots)
    sums = [100 * QUIET] * len(cells)
    for colour in range(4):
        counts = stakes[colour].loss
        percent = SPOILS[card >> 2]
        if colour == card & 3:
            counts = stakes[colour].gain
            percent = 100
        elif state.owner(colour) == party:
            percent = -100
        for i, cell in enumerate(cells):
            sums[i] += percent * counts[cell]
    return [min(max(total // 100, 1), MOST) for total in sums]
