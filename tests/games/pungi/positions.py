"""Positions of Pungi, set up as the rules' examples describe them."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tablee import FastDice
from tablee.games.pungi import GAME
from tablee.games.pungi.cards import ANIMAL_NAMES, ANIMAL_NUMBERS, SNAKE_NAMES, SNAKE_NUMBERS
from tablee.games.pungi.deals import DEAL, SNAKES
from tablee.games.pungi.rules import FIRST_NAME, Pungi


def animal(name: str) -> int:
    return ANIMAL_NUMBERS[name]


def snakes(names: str) -> list[int]:
    """`+4 -2 charmer` as cards."""
    return [SNAKE_NUMBERS[name] for name in names.split()]


def started(seats: int = 4, start: int = 0, **options: Any) -> Pungi:
    """A match whose first start player is known, and nothing else."""
    state = GAME.start(options, seats)
    state.deal(GAME.read_deal(state, {"start": start}))
    return state


def stacks(
    state: Pungi, row: str = "", hands: tuple[str, ...] = (), then: str = "", seed: int = 1
) -> dict[str, Any]:
    """The stacks of a new game: its first snakes, some cards of the hands from the start seat on, the
    next animals to be drawn; all else is shuffled."""
    first = row.split()
    left = Counter(SNAKE_NAMES[card] for card in state.deck)
    left.subtract(first)
    snake_cards = [*first, *mixed(list(left.elements()), seed)]
    given = [listed(hand) for hand in hands] + [[] for _ in range(state.seats - len(hands))]
    named = [card for hand in given for card in hand] + listed(then)
    others = mixed([name for name in ANIMAL_NAMES if name not in named], seed)
    animals = []
    for hand in given:
        while len(hand) < 5:
            hand.append(others.pop())
        animals += hand
    return {"snakes": snake_cards, "animals": animals + listed(then) + others}


def begun(
    seats: int = 4,
    start: int = 0,
    row: str = "",
    hands: tuple[str, ...] = (),
    then: str = "",
    seed: int = 1,
    **options: Any,
) -> Pungi:
    """A match with its first game dealt."""
    state = started(seats, start, **options)
    state.deal(GAME.read_deal(state, stacks(state, row, hands, then, seed)))
    return state


def listed(names: str) -> list[str]:
    return [name.strip() for name in names.split(",")] if names else []


def mixed(names: list[str], seed: int) -> list[str]:
    order = list(range(len(names)))
    FastDice(seed).shuffle(order)
    return [names[i] for i in order]


def played(start: int, row: str, cards: str, **options: Any) -> Pungi:
    """A first round: the cards are played in turn from the start seat on."""
    hands = tuple(listed(cards))
    state = begun(len(hands), start, row, hands, **options)
    for name in hands:
        play(state, name)
    return state


def play(state: Pungi, name: str) -> None:
    state.play(state.turn, GAME.read(state, state.turn, {"play": name}))


def taken(state: Pungi) -> list[list[str]]:
    """The snake cards in front of each seat."""
    found: list[list[str]] = GAME.truth(state)["taken"]
    return found


def served(state: Pungi) -> list[str]:
    """The last round's animals in the order in which they were served."""
    discards: list[str] = GAME.truth(state)["discards"]
    return discards[-state.seats :]


def play_round(state: Pungi, dice: FastDice) -> None:
    """A round at random; a row that is rejected is shuffled until it is not, a name is named."""
    for _ in range(state.seats):
        legal = state.legal(state.turn)
        state.play(state.turn, legal[dice.below(len(legal))])
    if state.turn >= 0 and state.legal(state.turn)[0] >= FIRST_NAME:
        legal = state.legal(state.turn)
        state.play(state.turn, legal[dice.below(len(legal))])
    while state.phase == DEAL and state.due == SNAKES:
        state.deal(state.shuffle(dice))


def rows(state: Pungi) -> int:
    """How many rounds are still to come, when all are played to the end."""
    return (len(state.snakes) - state.snakes_drawn) // state.seats


def finished(state: Pungi, seed: int = 1) -> Pungi:
    """The same game at its end."""
    dice = FastDice(seed)
    for _ in range(rows(state) + 1):
        play_round(state, dice)
    return state
