"""The actions of Klunker as numbers: first the short ones, then everything that a hand can show."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Final

from tablee.games.klunker.cards import ONE, TYPES, count

HAND: Final = 6

PASS: Final = 0
STORE: Final = 1  # and the type
SELL: Final = STORE + TYPES  # and the type
BUY: Final = SELL + TYPES  # and the seat whose window it is
BUY_NOTHING: Final = BUY + 5
DISPLAY: Final = BUY_NOTHING + 1  # and the place of the heap in HEAPS

# Every heap of at most six jewels, smaller ones first.
HEAPS: Final = [
    sum([ONE[kind] for kind in kinds])
    for jewels in range(HAND + 1)
    for kinds in combinations_with_replacement(range(TYPES), jewels)
]
PLACES: Final = {heap: place for place, heap in enumerate(HEAPS)}
ACTIONS: Final = DISPLAY + 1716

_displays: Final[dict[int, list[int]]] = {}
_stores: Final[dict[int, list[int]]] = {}


def displays(hand: int) -> list[int]:
    """What a hand can show, nothing at all first. The list is worked out once, and not to be changed."""
    found = _displays.get(hand)
    if found is None:
        parts = [0]
        for kind in range(TYPES):
            one = ONE[kind]
            parts = [part + one * n for part in parts for n in range(count(hand, kind) + 1)]
        found = [DISPLAY + PLACES[part] for part in parts]
        _displays[hand] = found
    return found


def stores(hand: int) -> list[int]:
    """What a hand can store, and to pass. The list is worked out once, and not to be changed."""
    found = _stores.get(hand)
    if found is None:
        found = [PASS, *[STORE + kind for kind in range(TYPES) if count(hand, kind)]]
        _stores[hand] = found
    return found
