"""Random matches, step by step beside a second, plainer telling of the rules."""

from __future__ import annotations

import copy
import json
from collections import Counter

import pytest

from games.klunker.plain import Plain, choices, price
from games.klunker.positions import begun
from shows import shows
from tablee import FastDice
from tablee.games.klunker import GAME
from tablee.games.klunker.actions import ACTIONS, DISPLAY, HEAPS
from tablee.games.klunker.cards import (
    DECK,
    DECK_SIZE,
    NAMES,
    WHOLE_DECK,
    count,
    hand_size,
    has,
    listed,
    size,
    without,
)
from tablee.games.klunker.rules import worth
from tablee.games.klunker.view import named


def spelled(words: list[dict[str, object]]) -> list[str]:
    return sorted(
        json.dumps({key: sorted(value) if isinstance(value, list) else value for key, value in do.items()})
        for do in words
    )


@shows("KX-27", "KLU-09", "KLU-45", "KLU-R25")
@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("seed", range(8))
def test_every_step_is_as_the_plain_rules_have_it(seats: int, seed: int) -> None:
    state, dice = begun(seats, start=seed % seats, seed=seed), FastDice(seed)
    plain = Plain(copy.deepcopy(GAME.truth(state)))
    eager = seed % 2  # half of the matches show and store as much as they can
    for _ in range(GAME.bound):
        assert GAME.canonical(GAME.truth(state)) == GAME.canonical(plain.shown())
        assert [Counter(named(known)) for known in state.known] == plain.known
        assert [NAMES[kind] for kind in reversed(state.returned)] == plain.on_top
        assert GAME.cards(state) == DECK
        if state.turn == -1:
            break
        seat = state.turn
        legal = state.legal(seat)
        assert spelled([GAME.describe(state, seat, action) for action in legal]) == spelled(
            choices(plain.shown(), seat)
        )
        action = legal[-1] if eager and dice.below(4) else legal[dice.below(len(legal))]
        plain.play(seat, GAME.describe(state, seat, action))
        state.play(seat, action)
    assert state.outcome() is not None


def random_heap(dice: FastDice, most: int) -> list[int]:
    cards = DECK[:]
    dice.shuffle(cards)
    return sorted(cards[: dice.below(most + 1)])


def number(cards: list[int]) -> int:
    return sum(16**kind for kind in cards)


def test_heaps_count_as_lists_do() -> None:
    dice = FastDice(1)
    assert number(DECK) == WHOLE_DECK
    assert len(DECK) == DECK_SIZE == 94
    for _ in range(400):
        cards, others = random_heap(dice, 94), random_heap(dice, 20)
        heap, other = number(cards), number(others)
        assert listed(heap) == cards
        assert size(heap) == len(cards)
        assert [count(heap, kind) for kind in range(7)] == [cards.count(kind) for kind in range(7)]
        assert Counter(listed(without(heap, other))) == Counter(cards) - Counter(others)
    for heap in HEAPS:
        assert hand_size(heap) == size(heap) <= 6
    for _ in range(2000):
        hand, some = HEAPS[dice.below(len(HEAPS))], HEAPS[dice.below(len(HEAPS))]
        assert has(hand, some) == (Counter(listed(some)) <= Counter(listed(hand)))
        assert has(hand, hand)


def test_there_is_an_action_for_all_that_a_hand_can_show() -> None:
    assert len(HEAPS) == len(set(HEAPS)) == ACTIONS - DISPLAY == 1716
    assert HEAPS[0] == 0


@shows("KLU-27", "KLU-30", "KLU-31", "KLU-R3", "KLU-R4", "KLU-R5", "KLU-R6", "KLU-R23")
def test_prices_are_as_the_plain_rules_have_them() -> None:
    dice = FastDice(2)
    seen = Counter()
    for _ in range(3000):
        cards = [kind for kind in random_heap(dice, 24) if kind < 1 + dice.below(7) or kind == 6]
        for kind in set(cards):
            bills = worth(number(cards), kind)
            assert bills == price([NAMES[other] for other in cards], NAMES[kind])
            seen[bills] += 1
    assert set(seen) == {1, 2, 3, 4}
