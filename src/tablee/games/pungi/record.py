"""Pungi in the words of the record: actions, deals and the whole state."""

from __future__ import annotations

from tablee.core.contract import MALFORMED, NOBODY, Deal, Refused
from tablee.core.deals import START
from tablee.core.game import Words, read_cards, whole
from tablee.games.pungi.cards import ANIMAL_NAMES, ANIMAL_NUMBERS, ANIMALS, SNAKE_NAMES, SNAKE_NUMBERS
from tablee.games.pungi.deals import SNAKES, STACKS
from tablee.games.pungi.rules import FIRST_NAME, Pungi


def describe(state: Pungi, seat: int, action: int) -> Words:
    if action >= FIRST_NAME:
        return {"name": action - FIRST_NAME}
    return {"play": ANIMAL_NAMES[action]}


def read(state: Pungi, seat: int, do: Words) -> int:
    match do:
        case {"play": str(name), **rest} if name in ANIMAL_NUMBERS and not rest:
            return ANIMAL_NUMBERS[name]
        case {"name": other, **rest} if whole(other) and not rest:
            if not 0 <= other < state.seats:
                raise Refused(MALFORMED, "no-such-seat", seats=state.seats)
            return FIRST_NAME + int(other)
    raise Refused(MALFORMED, "malformed-action")


def describe_deal(state: Pungi, deal: Deal) -> Words:
    if deal.what == START:
        return {"start": deal.stacks[0][0]}
    words: Words = {"snakes": [SNAKE_NAMES[card] for card in deal.stacks[0]]}
    if deal.what == STACKS:
        words["animals"] = [ANIMAL_NAMES[card] for card in deal.stacks[1]]
    return words


def read_deal(state: Pungi, words: Words) -> Deal:
    match words:
        case {"start": seat, **rest} if not rest and whole(seat):
            return Deal(START, [[seat]])
        case {"snakes": snakes, "animals": animals, **rest} if not rest:
            return Deal(STACKS, [read_cards(snakes, SNAKE_NUMBERS), read_cards(animals, ANIMAL_NUMBERS)])
        case {"snakes": snakes, **rest} if not rest:
            return Deal(SNAKES, [read_cards(snakes, SNAKE_NUMBERS)])
    raise Refused(MALFORMED, "bad-deal")


def cards(state: Pungi) -> list[int]:
    """Animals by number, snake cards after them; before the first game nothing is dealt yet."""
    if state.animals:
        snakes = state.snakes[state.snakes_drawn :] + state.row + state.taken
        animals = state.animals[state.animals_drawn :] + state.discards + state.played
        for hand in hands(state):
            animals += hand
    else:
        snakes, animals = state.deck, ANIMALS
    return sorted([*animals, *(len(ANIMALS) + card for card in snakes)])


def truth(state: Pungi) -> Words:
    return {
        "round": state.round,
        "start": None if state.start == NOBODY else state.start,
        "row": snake_names(state.row),
        "hands": [animal_names(hand) for hand in hands(state)],
        "played": [
            [(state.start + index) % state.seats, ANIMAL_NAMES[card]]
            for index, card in enumerate(state.played)
        ],
        "taken": [snake_names(state.taken[seat :: state.seats]) for seat in range(state.seats)],
        "snakes": snake_names(state.snakes[state.snakes_drawn :]),
        "animals": animal_names(state.animals[state.animals_drawn :]),
        "discards": animal_names(state.discards),
        "totals": state.totals[:],
    }


def canonical(words: Words) -> Words:
    return {**words, "hands": [sorted(hand) for hand in words["hands"]]}


def hands(state: Pungi) -> list[list[int]]:
    return [state.hand(seat) for seat in range(state.seats)]


def animal_names(cards: list[int]) -> list[str]:
    return [ANIMAL_NAMES[card] for card in cards]


def snake_names(cards: list[int]) -> list[str]:
    return [SNAKE_NAMES[card] for card in cards]
