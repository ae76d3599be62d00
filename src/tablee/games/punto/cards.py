"""The 72 cards of Punto: four colours, values 1 to 9, two of each."""

from __future__ import annotations

from typing import Final

COLOURS: Final = ["red", "blue", "green", "yellow"]
VALUES: Final = range(1, 10)
COPIES: Final = 2

# A card is a small number, its value and in the last two bits its colour; the two copies are alike.
EMPTY: Final = 0  # what lies where no card lies
CARD_NUMBERS: Final = 40
NAMES: Final = [f"{COLOURS[card % 4]} {card // 4}" for card in range(CARD_NUMBERS)]
NUMBERS: Final = {NAMES[card]: card for card in range(4, CARD_NUMBERS)}

NEUTRAL: Final = 3  # the fourth colour, with three parties

# The 18 cards of each colour, lowest first.
CARDS_OF: Final = [[value * 4 + colour for value in VALUES for _ in range(COPIES)] for colour in range(4)]


def colour_of(card: int) -> int:
    return card & 3


def value_of(card: int) -> int:
    return card >> 2
