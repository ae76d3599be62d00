"""The 80 cards of Jungle Speed: 18 shapes in four colours, and three kinds of arrows."""

from __future__ import annotations

from typing import Final

COLOURS: Final = ["red", "yellow", "green", "mauve"]
SHAPES: Final = [family + number for family in "abcdef" for number in "123"]

# A symbol card is a small number, its shape and in the last two bits its colour. JUN-01, JUN-02
SYMBOLS: Final = 72
COLOUR_ARROWS: Final = 72
INWARD: Final = 73
OUTWARD: Final = 74
NO_CARD: Final = 75  # what lies on an empty pile

NAMES: Final = [f"{shape} {colour}" for shape in SHAPES for colour in COLOURS] + [
    "colour",
    "inward",
    "outward",
]
NUMBERS: Final = {name: card for card, name in enumerate(NAMES)}

ARROWS: Final = [INWARD] * 3 + [OUTWARD] * 3
DECK: Final = [*range(SYMBOLS), *[COLOUR_ARROWS] * 2, *ARROWS]
SMALL_DECK: Final = [*range(SYMBOLS), *ARROWS]  # JUN-45
