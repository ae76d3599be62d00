"""The 94 jewels of Klunker: seven types, and heaps of them as numbers.

Jewels of a type are alike, so a heap (a hand, a window, a safe) is how many it has of each type.
It is kept as one number with a hexadecimal digit a type, the first type last: 0x1000002 is a
necklace and two piercings. No type has more than 14, so heaps are added and subtracted as they are.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

NAMES: Final = ["piercing", "earring", "tooth", "shoe", "fob", "tiara", "necklace"]
NUMBERS: Final = {name: kind for kind, name in enumerate(NAMES)}
TYPES: Final = 7
NECKLACE: Final = 6

COPIES: Final = [14, 14, 14, 14, 14, 14, 10]
DECK: Final = [kind for kind in range(TYPES) for _ in range(COPIES[kind])]
DECK_SIZE: Final = 94

ONE: Final = [1 << 4 * kind for kind in range(TYPES)]  # a single jewel as a heap
WHOLE_DECK: Final = 0xAEEEEEE
RUNS: Final = [[kind] * COPIES[kind] for kind in range(TYPES)]

FOUR_OR_MORE: Final = 0xCCCCCCC  # the bits that a digit from 4 on has
GUARDS: Final = 0x8888888  # the bit that no digit of a hand has


def count(heap: i64, kind: int) -> int:
    """How many of a type a heap has."""
    place: i64 = kind
    return heap >> 4 * place & 15


def size(heap: i64) -> int:
    """How many jewels a heap has."""
    total: i64 = 0
    while heap:
        total += heap & 15
        heap >>= 4
    return total


def hand_size(hand: i64) -> int:
    """The same for less than fifteen jewels: casting out fifteens adds the digits up."""
    return hand % 15


def has(hand: i64, some: i64) -> bool:
    """Whether a hand has all jewels of another heap: then no digit borrows from its guard."""
    return (hand | GUARDS) - some & GUARDS == GUARDS


def without(heap: i64, some: i64) -> int:
    """A heap less another one, as far as it has those jewels."""
    rest: i64 = 0
    place: i64 = 0
    while place < 28:
        more = (heap >> place & 15) - (some >> place & 15)
        if more > 0:
            rest |= more << place
        place += 4
    return rest


def listed(heap: i64) -> list[int]:
    """The jewels of a heap one by one, by type."""
    cards: list[int] = []
    for kind in range(TYPES):
        here = heap & 15
        if here:
            cards += RUNS[kind][:here]
        heap >>= 4
    return cards
