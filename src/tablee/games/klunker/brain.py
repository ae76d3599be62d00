"""What a decent player of Klunker knows: jewels want to be used, a safe wants to be pure, and a window to
please its owner or to be worth somebody's bill.
"""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64, mypyc_attr

from tablee.core.brain import Brain, shares_by_points
from tablee.core.contract import State
from tablee.core.dice import Dice
from tablee.games.klunker.actions import BUY, BUY_NOTHING, DISPLAY, PASS, PLACES, SELL, STORE, stores
from tablee.games.klunker.cards import FOUR_OR_MORE, NECKLACE, ONE, TYPES, count
from tablee.games.klunker.deals import BUYING, JEWELS, SELLING, SHOWING, STORING
from tablee.games.klunker.rules import SET, Klunker, worth

# Looks are in hundredths of a bill.
BILL: Final = 100
# What so many jewels of a type promise in a safe, four of them sold, if there is no other type;
PROMISES: Final = [0, 30, 95, 210, 400, 430, 495, 610, 800, 830, 895, 1010, 1200, 1230, 1295]
# as how many types they count; KLU-30
KINDS: Final = [0, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2]
# and how much of the promise is left, in hundredths, with so many types. Necklaces keep theirs.
PURITY: Final = [100, 100, 75, 50, 27, 22, 18, 15, 15, 15, 15, 15, 15, 15, 15]
# For both at once, so that sums of pieces are quick: the promise, and the types in TYPEs.
TYPE: Final = 8192
PIECES: Final = [PROMISES[number] + TYPE * KINDS[number] for number in range(len(KINDS))]

KEPT: Final = 0.6  # what a promise is worth while the jewels are still in the hand
PLACE: Final = 60  # what the next card is worth that may be drawn for a stored one
DOUBTS: Final = 60.0  # others may buy a window from which they gain so much,
CERTAIN: Final = 210.0  # and will if it is so much
FREEDOM: Final = 20.0  # what it is worth to have sold the own window
SPITE: Final = 50.0  # what others gain is lost to the seat: so much of every hundred, shared by all
RISK: Final = 0.25  # how likely somebody else passes now and takes the window that a seat likes best
DISAPPOINTMENT: Final = 2 * BILL  # no more than this is lost if it does

KEEN: Final = 0.015  # how much more often is done what looks a hundredth of a bill better
LEAD: Final = 5.0  # bills; three times as much is a lead that is no luck
PLACES_COUNT: Final = 0.5  # so much; the rest of a result is the lead


@mypyc_attr(allow_interpreted_subclasses=True)
class KlunkerBrain(Brain):
    def weigh(self, state: State, seat: int) -> list[int]:
        assert isinstance(state, Klunker)
        phase = state.phase
        if phase == SHOWING:
            looks = looks_of_displays(state, seat)
        elif phase == STORING:
            looks = looks_of_stores(state, seat)
        elif phase == SELLING:
            looks = looks_of_sales(state, seat)
        else:
            looks = looks_of_windows(state, seat)
        most = max(looks)
        return [1 + int(999.0 * exp(KEEN * (look - most))) for look in looks]

    def instinct(self, state: State, seat: int, dice: Dice) -> int:
        assert isinstance(state, Klunker)
        phase = state.phase
        if phase == SHOWING:
            return display_of_one_type(state, seat, dice)
        if phase == STORING:
            return fitting_store(state, seat, dice)
        if phase == BUYING:
            return pleasing_window(state, seat, dice)
        return state.pick(seat, dice)

    def rests(self, state: State) -> bool:
        """Between two games of a match."""
        assert isinstance(state, Klunker)
        return state.due == JEWELS and state.game > 0

    def worth(self, state: State) -> list[float]:
        assert isinstance(state, Klunker)
        return shares_by_points(state.totals, LEAD, state.outcome(), PLACES_COUNT)


# How good actions look


def promise(safe: i64) -> int:
    """What a safe will bring: what can be sold at once, and what is on the way."""
    total: i64 = 0
    for _ in range(NECKLACE):
        total += PIECES[safe & 15]
        safe >>= 4
    return promised(total, safe)


def promised(total: i64, necklaces: i64) -> int:
    """The same from the pieces of all other types."""
    types = total // TYPE + KINDS[necklaces]
    return total % TYPE * PURITY[types] // 100 + PROMISES[necklaces]


def promises(safe: int, hand: int) -> list[int]:
    """The same with each part of a hand added to the safe, in the order of displays()."""
    totals = [0]
    for kind in range(NECKLACE):
        have = count(safe, kind)
        pieces = PIECES[have : have + count(hand, kind) + 1]
        totals = [total + piece for total in totals for piece in pieces]
    have = count(safe, NECKLACE)
    necklaces = range(have, have + count(hand, NECKLACE) + 1)
    return [promised(total, number) for total in totals for number in necklaces]


def looks_of_displays(state: Klunker, seat: int) -> list[float]:
    """A window is sold for a bill if others gain from it, and else the seat may have to take it itself."""
    hand, window, safe = state.hands[seat], state.windows[seat], state.safes[seat]
    now = promise(safe)
    own = promises(safe + window, hand)
    others = [0] * len(own)  # what they would gain at most
    for other in range(state.seats):
        if other != seat:
            before = promise(state.safes[other])
            after = promises(state.safes[other] + window, hand)
            others = [max(others[i], after[i] - before) for i in range(len(own))]
    kept = promises_kept(safe, hand)
    spite = SPITE / BILL / (state.seats - 1)
    looks: list[float] = []
    for i in range(0 if window else 1, len(own)):  # KLU-12
        sold = min(1.0, max(0.0, (others[i] - DOUBTS) / (CERTAIN - DOUBTS)))
        income = BILL + FREEDOM - spite * (others[i] - BILL)
        looks.append(sold * income + (1.0 - sold) * (own[i] - now) + KEPT * kept[i])
    return looks


def promises_kept(safe: int, hand: int) -> list[int]:
    """What is left in the hand after each display promises, one type after the other."""
    kept = [0]
    for kind in range(TYPES):
        gains = [promise_kept(safe, kind, left) for left in range(count(hand, kind), -1, -1)]
        kept = [total + gain for total in kept for gain in gains]
    return kept


def promise_kept(safe: int, kind: int, held: int) -> int:
    """What jewels of a type promise that are still to be stored."""
    if held == 0:
        return 0
    gain = max(0, promise(safe + held * ONE[kind]) - promise(safe))
    return gain if count(safe, kind) else gain // 2  # of many new types not all can be collected


def looks_of_stores(state: Klunker, seat: int) -> list[float]:
    """What a store adds to the safe and the window to come, which others may take; to pass is 0."""
    safe = state.safes[seat]
    active = sum([number == 0 for number in state.purchase]) - 1
    risk = min(1.0, RISK * active)
    best, _ = best_windows(state, seat, safe)
    looks = [0.0]
    for action in stores(state.hands[seat])[1:]:
        kind = action - STORE
        after = safe + ONE[kind]
        look = PLACE - best
        if after & FOUR_OR_MORE:
            look += BILL * worth(after, kind)
            after -= SET * ONE[kind]
        top, second = best_windows(state, seat, after)
        looks.append(look + top - risk * (top - second))
    return looks


def best_windows(state: Klunker, seat: int, safe: int) -> tuple[int, int]:
    """What a safe promises with the best window that the seat may take, and with the next."""
    best = promise(safe + state.windows[seat])
    second = best - DISAPPOINTMENT
    if state.bills[seat]:
        for owner in range(state.seats):
            if owner != seat:
                value = promise(safe + state.windows[owner]) - BILL
                if value > best:
                    second = max(best, value - DISAPPOINTMENT)
                    best = value
                elif value > second:
                    second = value
    return best, second


def looks_of_sales(state: Klunker, seat: int) -> list[float]:
    safe = state.safes[seat]
    kinds = [action - SELL for action in state.legal(seat)]
    return [float(BILL * worth(safe, kind) + promise(safe - SET * ONE[kind])) for kind in kinds]


def looks_of_windows(state: Klunker, seat: int) -> list[float]:
    """What the safe gains by a window, less the bill and the owner's pleasure; nothing is 0."""
    safe = state.safes[seat]
    now = promise(safe)
    price = BILL + SPITE / (state.seats - 1)
    looks: list[float] = []
    for action in state.legal(seat):
        look = 0.0
        if action != BUY_NOTHING:
            owner = action - BUY
            look = promise(safe + state.windows[owner]) - now - (0.0 if owner == seat else price)
        looks.append(look)
    return looks


# What is done without a thought


def display_of_one_type(state: Klunker, seat: int, dice: Dice) -> int:
    """All jewels of a type, rather of one that the safe does not have; often nothing, where it may be."""
    hand = state.hands[seat]
    if state.windows[seat] and dice.below(2) == 0:
        return DISPLAY
    kinds = stores(hand)
    kind = kinds[1 + dice.below(len(kinds) - 1)] - STORE
    if count(state.safes[seat], kind):
        kind = kinds[1 + dice.below(len(kinds) - 1)] - STORE
    return DISPLAY + PLACES[count(hand, kind) * ONE[kind]]


def fitting_store(state: Klunker, seat: int, dice: Dice) -> int:
    """What the safe has most of, or anything if nothing fits; now and then to pass."""
    safe = state.safes[seat]
    actions = stores(state.hands[seat])
    best = PASS
    most = 0
    for action in actions[1:]:
        have = count(safe, action - STORE)
        if have > most:
            most = have
            best = action
    if most < SET - 1 and dice.below(6) == 0:
        return PASS
    return actions[1 + dice.below(len(actions) - 1)] if best == PASS else best


def pleasing_window(state: Klunker, seat: int, dice: Dice) -> int:
    """The window that the safe gains most by, with some whim about the others' ones."""
    safe = state.safes[seat]
    most = promise(safe + state.windows[seat])
    best = BUY + seat if state.windows[seat] else BUY_NOTHING
    for owner in range(state.seats):
        if owner != seat and state.windows[owner]:
            value = promise(safe + state.windows[owner]) - BILL - dice.below(64)
            if value > most:
                most = value
                best = BUY + owner
    return best


BRAIN: Final = KlunkerBrain()
