"""The cards of Pungi: 60 animals, ten of each of six species, and the snakes with their charmers."""

from __future__ import annotations

from functools import cache
from itertools import combinations_with_replacement
from typing import Final

SPECIES: Final = ["mouse", "snail", "lizard", "dragonfly", "grasshopper", "frog"]
VALUES: Final = 10

# An animal is a number: ten times its species, plus its value less one. Sorted, a hand is by species.
ANIMALS: Final = list(range(len(SPECIES) * VALUES))
SPECIES_OF: Final = [card // VALUES for card in ANIMALS]
ANIMAL_NAMES: Final = [f"{SPECIES[card // VALUES]} {card % VALUES + 1}" for card in ANIMALS]
ANIMAL_NUMBERS: Final = {name: card for card, name in enumerate(ANIMAL_NAMES)}

# A snake is its value counted up from -9; a charmer comes after the highest.
LOWEST: Final = -9
HIGHEST: Final = 9
CHARMER: Final = HIGHEST - LOWEST + 1
SNAKE_NAMES: Final = [f"{value:+}" if value else "0" for value in range(LOWEST, HIGHEST + 1)] + ["charmer"]
SNAKE_NUMBERS: Final = {name: card for card, name in enumerate(SNAKE_NAMES)}

# How often each species was played, as one number: a digit a species in base six. A species that was
# played more often than any other has priority; NONE stands where there is none. PUN-16, PUN-17
NONE: Final = -1
TALLY: Final = [6 ** (card // VALUES) for card in ANIMALS]
FIRST_SPECIES: Final = [NONE] * (5 * 6 ** (len(SPECIES) - 1) + 1)
for _played in (p for n in (3, 4, 5) for p in combinations_with_replacement(range(len(SPECIES)), n)):
    _counts = [_played.count(species) for species in range(len(SPECIES))]
    if _counts.count(max(_counts)) == 1:
        FIRST_SPECIES[sum(6**species for species in _played)] = _counts.index(max(_counts))


def value_of(snake: int) -> int:
    """What a snake is worth; charmers have no value."""
    return snake + LOWEST


def counted(deck: list[int]) -> list[int]:
    """How many there are of each card."""
    return [deck.count(card) for card in ANIMALS]


@cache
def snake_deck(values: tuple[tuple[int, int], ...], charmers: int) -> tuple[list[int], list[int]]:
    """All snake cards of a game, lowest first, and how many there are of each. PUN-03"""
    deck: list[int] = []
    for value, count in values:
        deck += [value - LOWEST] * count
    deck += [CHARMER] * charmers
    return deck, counted(deck)
