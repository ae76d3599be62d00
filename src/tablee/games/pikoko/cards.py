"""The 47 feathers of Pikoko: five colours, values 1 to 11, and four cards with three colours each.

Every colour and value together is on exactly one card, a three-colour card counting for each of its
three. So no two cards of a trick can tie, and a face (a colour and a value) says which card is meant
and what it counts as. The number of a face is also the action of playing it.
"""

from __future__ import annotations

from typing import Final

COLOURS: Final = ["red", "yellow", "pink", "white", "blue"]
NO_COLOUR: Final = -1
PRINTED: Final = {
    1: ["pink", "yellow", "red"],
    4: ["blue", "white", "yellow"],
    7: ["pink", "white", "red"],
    10: ["blue", "white", "red"],
}

# Faces, lowest value first; a single-colour card has the number of its face.
FIRST_FACE: Final = 20
FIRST_MIXED: Final = 75
CARD_NUMBERS: Final = FIRST_MIXED + len(PRINTED)


def face_of(colour: str, value: int) -> int:
    return FIRST_FACE + (value - 1) * len(COLOURS) + COLOURS.index(colour)


MIXED: Final = list(PRINTED)
# The faces that each card can have, in the order they are printed.
FACES: Final = [
    [face_of(colour, MIXED[card - FIRST_MIXED]) for colour in PRINTED[MIXED[card - FIRST_MIXED]]]
    if card >= FIRST_MIXED
    else [card]
    for card in range(CARD_NUMBERS)
]
# The card that carries each face.
CARD_OF: Final = [
    next((card for card in range(FIRST_MIXED, CARD_NUMBERS) if face in FACES[card]), face)
    for face in range(FIRST_MIXED)
]
COLOUR: Final = [card % len(COLOURS) if card < FIRST_MIXED else NO_COLOUR for card in range(CARD_NUMBERS)]
VALUE: Final = [
    MIXED[card - FIRST_MIXED] if card >= FIRST_MIXED else (card - FIRST_FACE) // len(COLOURS) + 1
    for card in range(CARD_NUMBERS)
]
# AS[colour][card]: the face of a card when it counts as a colour, 0 where it does not show it.
AS: Final = [
    [next((face for face in FACES[card] if COLOUR[face] == colour), 0) for card in range(CARD_NUMBERS)]
    for colour in range(len(COLOURS))
]
NAMES: Final = [
    f"M{VALUE[card]}" if card >= FIRST_MIXED else f"{COLOURS[COLOUR[card]]} {VALUE[card]}"
    for card in range(CARD_NUMBERS)
]
CARDS: Final = sorted({CARD_OF[face] for face in range(FIRST_FACE, FIRST_MIXED)})
NUMBERS: Final = {NAMES[card]: card for card in CARDS}

# The cards in play, lowest number first, by the number of seats. PIK-04 to PIK-06
HIGHEST: Final = {3: 7, 4: 9, 5: 11}
DECKS: Final = {
    seats: [card for card in CARDS if VALUE[card] <= highest] for seats, highest in HIGHEST.items()
}
