"""What eyes see on the table of Jungle Speed: what is there to grab for, and what only looks like it."""

from __future__ import annotations

from typing import Final

from tablee.core.brain import CERTAIN, Brain, Urge
from tablee.core.contract import State
from tablee.games.jungle_speed.actions import FLIP, GIVE_EQUAL, GIVE_SEAT
from tablee.games.jungle_speed.cards import COLOUR_ARROWS, INWARD, OUTWARD, SYMBOLS
from tablee.games.jungle_speed.deals import CHOICE
from tablee.games.jungle_speed.rules import JungleSpeed

# How much shapes of a family look alike: the first two, the first and the third, the last two. JUN-03
LIKENESS: Final = [
    [60, 70, 40],  # wheels: one spoke more, a broken rim
    [75, 55, 40],  # pinwheels: mirrored, one blade more
    [70, 80, 60],  # gears: one tooth more, another hole
    [45, 40, 60],  # stars: by their steps, or by their points
    [40, 30, 55],  # rings: apart or crossing, three or four
    [55, 65, 40],  # zigzags: one peak more, the middle reversed
]

# What else may move a hand.
FORGOTTEN_ARROWS: Final = 50  # the same shape, where colours count
LATE_INWARD: Final = 25  # an inward card that has been raced for
OTHERS_DUEL: Final = 20
OTHER_ARROWS: Final = 10  # outward ones taken for inward ones
SAME_COLOUR: Final = 5  # without colour arrows

UNREST: Final = 4000  # of a seat that is about to win: the fewer cards, the more
MOST: Final = 1000


class JungleBrain(Brain):
    """Everything that it says follows from active cards, spent marks and the sizes of piles."""

    def urges(self, state: State, seat: int) -> list[Urge]:
        assert isinstance(state, JungleSpeed)
        legal = state.legal(seat)
        if state.phase == CHOICE:
            gains = self.weigh(state, seat)
            most = max(gains)
            return [Urge(legal[i], gains[i] * CERTAIN // most) for i in range(len(legal))]
        return [Urge(action, CERTAIN if action == FLIP else pull(state, seat)) for action in legal]

    def weigh(self, state: State, seat: int) -> list[int]:
        assert isinstance(state, JungleSpeed)
        if state.phase == CHOICE:
            return [relief(state, seat, action) for action in state.legal(seat)]
        certain = pull(state, seat) == CERTAIN
        return [MOST // 10 if action == FLIP else MOST if certain else 1 for action in state.legal(seat)]


def pull(state: JungleSpeed, seat: int) -> int:
    """How much the table makes a seat grab."""
    keys = state.keys()
    matches = state.matches(keys, seat)
    if state.is_inward_open() or (matches and not state.is_own_match(seat, matches)):
        return CERTAIN
    tops = state.tops()
    by_colour = COLOUR_ARROWS in tops
    most = OTHERS_DUEL if state.duels() else 0
    for other in range(state.seats):
        top = tops[other]
        if top == INWARD:
            most = max(most, LATE_INWARD)
        elif top == OUTWARD:
            most = max(most, OTHER_ARROWS)
        elif other != seat and max(top, tops[seat]) < SYMBOLS:
            most = max(most, likeness(tops[seat], top, by_colour))
    return most


def likeness(card: int, other: int, by_colour: bool) -> int:
    """How easily two symbols are taken for a match that they are not."""
    shape, lookalike = card >> 2, other >> 2
    if by_colour:
        return FORGOTTEN_ARROWS if shape == lookalike else 0
    if shape // 3 == lookalike // 3 and shape != lookalike:
        return LIKENESS[shape // 3][shape % 3 + lookalike % 3 - 1]
    return SAME_COLOUR if card & 3 == other & 3 else 0


def relief(state: JungleSpeed, winner: int, action: int) -> int:
    """How much further from winning the losers are after a gift, from 1 to MOST."""
    losers = state.losers(state.keys(), winner)
    packet = len(state.discards[winner]) + len(state.pot)
    gain = 1
    for loser in losers:
        held = len(state.draws[loser]) + len(state.discards[loser])
        gift = packet // len(losers) if action == GIVE_EQUAL else packet * (loser == action - GIVE_SEAT)
        gain += UNREST // (held + 3) - UNREST // (held + 3 + gift)
    return min(gain, MOST)
