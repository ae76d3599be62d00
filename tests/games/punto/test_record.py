"""Punto in the words of the record."""

from __future__ import annotations

from collections import Counter

import pytest

from games.punto.positions import begun
from tablee import FastDice, finish
from tablee.games.punto import GAME
from tablee.games.punto.cards import CARDS_OF


def test_what_has_no_order_may_come_in_any() -> None:
    state, dice = begun(3, rounds_to_win=5), FastDice(2)
    while len(state.removed) < 2:
        finish(state, dice, 1)
    truth = GAME.truth(state)
    other = {**truth, **{name: truth[name][::-1] for name in ("board", "neutral_removed")}}
    other["hands"] = [hand[::-1] for hand in truth["hands"]]
    assert other != truth
    assert GAME.canonical(other) == GAME.canonical(truth)
    assert GAME.canonical({**truth, "piles": truth["piles"][::-1]}) != GAME.canonical(truth)


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_no_card_is_lost_or_made_between_rounds_either(seats: int) -> None:
    state, dice = GAME.start({"expert": True, "rounds_to_win": 2}, seats), FastDice(seats)
    every = Counter(card for colour in CARDS_OF for card in colour)
    while state.outcome() is None:
        assert Counter(GAME.cards(state)) == every
        finish(state, dice, 1)
    assert Counter(GAME.cards(state)) == every

    if state.removed:
        state.removed = state.removed[1:]
        assert Counter(GAME.cards(state)) != every
