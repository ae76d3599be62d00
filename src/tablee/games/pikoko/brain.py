"""What a decent player of Pikoko knows: how many tricks a hand is worth, and who should have the next one.

Tricks are counted in thousandths. Every card is worth a part of a trick: trumps and high cards more. What
the hands in sight leave over, and what others have bid on a seat, tell it how much its own hand is
worth, the one that it does not see. Players who count alike bid alike, and then all of them want the
same tricks: so a bid that others share is the one to trust.
"""

from __future__ import annotations

from math import exp
from typing import Final

from tablee.core.brain import Brain, shares_by_points
from tablee.core.contract import State
from tablee.core.dice import Dice
from tablee.games.pikoko.bids import CONFIDE_NONE
from tablee.games.pikoko.cards import (
    AS,
    CARD_NUMBERS,
    CARD_OF,
    COLOUR,
    COLOURS,
    DECKS,
    FIRST_MIXED,
    HIGHEST,
    NO_COLOUR,
    VALUE,
)
from tablee.games.pikoko.deals import BID, DEAL, HAND, NO_BID, PLAY, ROUNDS, SELF
from tablee.games.pikoko.rules import TRUMP, Pikoko

TRICK: Final = 1000
MOST_WANTED: Final = 2 * TRICK  # a bid that is further off earns nothing either way

# Found by measuring: a weight falls to a third
BID_SPREAD: Final = 0.18  # for a bid whose square of how far it is off is so much, in tricks,
CARD_SPREAD: Final = 100  # and for a card that is worth so much less than the best.
UNSHARED: Final = 3.0  # how much it counts against backing a bid that others bid something else,
UNLIKELY: Final = 2.0  # and that the hand is worth something else
BACK_NONE: Final = 300
SLIP: Final = 24  # playouts play any card, one time in so many

PLACES_COUNT: Final = 0.75  # so much of what a match is worth; the rest are the points between them


def strength(card: int, trump: int, highest: int) -> float:
    """How likely a card wins its trick, roughly."""
    height = VALUE[card] / highest
    plain = 0.5 * height**3
    if trump == NO_COLOUR or not AS[trump][card]:
        return plain
    return 0.25 + 0.75 * height if card < FIRST_MIXED else plain + 0.1


def strengths(seats: int, trump: int) -> list[int]:
    """What each card is worth, so that an average hand is worth its share of the tricks."""
    rough = [0.0] * CARD_NUMBERS
    for card in DECKS[seats]:
        rough[card] = strength(card, trump, HIGHEST[seats])
    scale = TRICK * len(DECKS[seats]) / seats / sum(rough)
    return [int(worth * scale) for worth in rough]


# By seats and trump, no trump last (so that NO_COLOUR finds it): what each card is worth, and a deck.
STRENGTHS: Final = [
    [strengths(seats, trump) for trump in [*range(len(COLOURS)), NO_COLOUR]] if seats in DECKS else []
    for seats in range(max(DECKS) + 1)
]
DECK_STRENGTHS: Final = [[sum(worths) for worths in by_trump] for by_trump in STRENGTHS]


class PikokoBrain(Brain):
    def weigh(self, state: State, seat: int) -> list[int]:
        assert isinstance(state, Pikoko)
        if state.phase == BID:
            return weigh_bids(state, seat)
        if state.phase == PLAY:
            return weigh_cards(state, seat)
        return weigh_trust(state, seat)

    def instinct(self, state: State, seat: int, dice: Dice) -> int:
        assert isinstance(state, Pikoko)
        if state.phase == BID:
            hope = hopes_of(state, seat)[seat if state.subject == SELF else state.subject]
            return min((hope + 350 + dice.below(300)) // TRICK, state.tokens(seat))
        if state.phase == PLAY:
            return quick_card(state, seat, dice)
        return CONFIDE_NONE + first_of_most(weigh_trust(state, seat))

    def rests(self, state: State) -> bool:
        assert isinstance(state, Pikoko)
        return state.phase == DEAL and len(state.scores) > 0

    def worth(self, state: State) -> list[float]:
        """The more rounds are to come, the less a lead of some points says."""
        assert isinstance(state, Pikoko)
        totals = [state.total(seat) for seat in range(state.seats)]
        scale = 1.0 + 1.5 * (ROUNDS - len(state.scores))
        return shares_by_points(totals, scale, state.outcome(), PLACES_COUNT)


def first_of_most(values: list[int]) -> int:
    best = 0
    for i in range(len(values)):
        if values[i] > values[best]:
            best = i
    return best


def falling(off: float) -> int:
    """A weight for what is so far off the best."""
    return 1 + int(999 * exp(-off))


# What hands are worth


def hopes_of(state: Pikoko, seat: int) -> list[int]:
    """How many more tricks each hand may win, as far as `seat` can tell."""
    seats = state.seats
    worths = STRENGTHS[seats][state.trump]
    hopes = [0] * seats
    seen = 0
    for owner in range(seats):
        if owner != seat:
            worth = 0
            hand = state.dealt[owner]
            for slot in state.slots(owner):
                worth += worths[hand[slot]]
            hopes[owner] = worth
            seen += worth
    tricks = TRICK * (HAND - len(state.winners))
    own = own_hope(state, seat, seen, tricks)
    for owner in range(seats):
        hopes[owner] = own if owner == seat else (tricks - own) * hopes[owner] // (seen + 1)
    return hopes


def own_hope(state: Pikoko, seat: int, seen: int, tricks: int) -> int:
    """What the hand is worth that `seat` does not see, of so many tricks, beside hands worth `seen`."""
    seats = state.seats
    worths = STRENGTHS[seats][state.trump]
    unseen = DECK_STRENGTHS[seats][state.trump] - worths[state.turned] - seen
    for face in state.played:
        unseen -= worths[CARD_OF[face]]
    left = len(state.slots(seat))
    unseen = unseen * left // (left + len(state.stock))
    own = tricks * unseen // (unseen + seen + 1)
    bidders = 0
    told = 0
    for other in range(seats):
        bid = state.bids[other * seats + seat]
        if other != seat and bid != NO_BID:
            bidders += 1
            told += bid
    if bidders:  # those who see it know better
        told = max(0, told * TRICK // bidders - TRICK * state.winners.count(seat))
        own = min(tricks, (own + 2 * told) // 3)
    return own


# Bids and confidence


def weigh_bids(state: Pikoko, seat: int) -> list[int]:
    hope = hopes_of(state, seat)[seat if state.subject == SELF else state.subject]
    weights = []
    for bid in range(state.tokens(seat) + 1):
        off = (hope - bid * TRICK) / TRICK
        weights.append(falling(off * off / BID_SPREAD))
    return weights


def weigh_trust(state: Pikoko, seat: int) -> list[int]:
    """The bid to trust is what the hand is worth, and what the others work for as well."""
    seats = state.seats
    hopes = hopes_of(state, seat)
    weights = [BACK_NONE]
    for subject in range(seats):
        bid = state.bids[seat * seats + subject]
        unshared = 0
        for other in range(seats):
            unshared += abs(state.bids[other * seats + subject] - bid)
        unlikely = abs(hopes[subject] - bid * TRICK) / TRICK
        weights.append(falling(UNSHARED * unshared / (seats - 1) + UNLIKELY * unlikely))
    return weights


# Tricks


def weigh_cards(state: Pikoko, seat: int) -> list[int]:
    values = card_values(state, seat, state.playable(state.after(seat)))
    most = max(values)
    return [falling((most - value) / CARD_SPREAD) for value in values]


def quick_card(state: Pikoko, seat: int, dice: Dice) -> int:
    faces = state.playable(state.after(seat))
    if len(faces) == 1:
        return faces[0]
    if dice.below(SLIP) == 0:
        return faces[dice.below(len(faces))]
    return faces[first_of_most(card_values(state, seat, faces))]


def wants_of(state: Pikoko, seat: int) -> list[int]:
    """How many more tricks than it may hope for each should win, by the bids of `seat`."""
    wants = hopes_of(state, seat)
    for owner in range(state.seats):
        missing = state.bids[seat * state.seats + owner] - state.winners.count(owner)
        want = min(max(missing * TRICK - wants[owner], -MOST_WANTED), MOST_WANTED)
        wants[owner] = 2 * want if state.confidence[seat] == owner else want
    return wants


def card_values(state: Pikoko, seat: int, faces: list[int]) -> list[int]:
    """What the trick is worth to `seat` after each card: who may win it, and what its hand then lacks."""
    wants = wants_of(state, seat)
    target = state.after(seat)
    worths = STRENGTHS[state.seats][state.trump]
    values = []
    for face in faces:
        worth = worths[CARD_OF[face]]
        led = COLOUR[face] if state.led == NO_COLOUR else state.led
        best = state.best
        value = wants[state.after(state.best_seat)] if best else 0
        might = power(face, led, state.trump)
        if might > best:
            best = might
            value = wants[target]
        owner = target
        while owner != state.leader:  # whose cards are still to come
            owner = state.after(owner)
            unseen = max(0, TRICK - worth) // 3
            chance = unseen if owner == seat else chance_to_beat(state, owner, led, best)
            value = (value * (TRICK - chance) + wants[owner] * chance) // TRICK
        values.append(value - wants[target] * worth // TRICK)
    return values


def power(face: int, led: int, trump: int) -> int:
    """What a card is good for in a trick, as the rules compare it. PIK-57 to PIK-59"""
    if COLOUR[face] == trump:
        return TRUMP + face
    return face if COLOUR[face] == led else 0


def chance_to_beat(state: Pikoko, owner: int, led: int, best: int) -> int:
    """Of the cards that may be played from a hand, how many beat the best one of the trick."""
    hand = state.dealt[owner]
    slots = state.slots(owner)
    as_led = AS[led]
    follow = 0
    beat = 0
    for slot in slots:
        face = as_led[hand[slot]]
        if face:
            follow += 1
            if power(face, led, state.trump) > best:
                beat += 1
    if follow:
        return TRICK * beat // follow
    if state.trump != NO_COLOUR:
        as_trump = AS[state.trump]
        for slot in slots:
            face = as_trump[hand[slot]]
            if face and TRUMP + face > best:
                beat += 1
    return TRICK * beat // len(slots)
