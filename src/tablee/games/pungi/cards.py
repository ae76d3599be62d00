"""The cards of Pungi: 60 animals, ten of each of six species, and the snakes with their charmers."""

from __future__ import annotations

from typing import Final

SPECIES: Final = ["mouse", "snail", "lizard", "dragonfly", "grasshopper", "frog"]
VALUES: Final = 10

# An animal is a number: ten times its species, plus its value less one. Sorted, a hand is by species.
ANIMALS: Final = list(range(len(SPECIES) * VALUES))
ANIMAL_NAMES: Final = [f"{SPECIES[card // VALUES]} {card % VALUES + 1}" for card in ANIMALS]
ANIMAL_NUMBERS: Final = {name: card for card, name in enumerate(ANIMAL_NAMES)}

# A snake is its value counted up from -9; a charmer comes after the highest.
LOWEST: Final = -9
HIGHEST: Final = 9
CHARMER: Final = HIGHEST - LOWEST + 1
SNAKE_NAMES: Final = [f"{value:+}" if value else "0" for value in range(LOWEST, HIGHEST + 1)] + ["charmer"]
SNAKE_NUMBERS: Final = {name: card for card, name in enumerate(SNAKE_NAMES)}


def species_of(card: int) -> int:
    return card // VALUES


def value_of(snake: int) -> int:
    """What a snake is worth; charmers have no value."""
    return snake + LOWEST


def snake_deck(values: tuple[tuple[int, int], ...], charmers: int) -> list[int]:
    """All snake cards of a game, lowest first. PUN-03"""
    deck: list[int] = []
    for value, count in values:
        deck += [value - LOWEST] * count
    return deck + [CHARMER] * charmers
