"""What all rooms do in random matches: draw by quicker ways that come to the same, and copy what was told."""

from __future__ import annotations

import pytest

from goldens import GOLDENS, Golden
from tablee import FastDice, finish
from tablee.games import ROOMS, game
from tablee.testing.check import check_who_acts


@pytest.mark.parametrize("golden", [g for g in GOLDENS if g.language == "en"], ids=lambda g: g.path.stem)
def test_who_is_drawn_may_act_and_what_is_drawn_is_legal(golden: Golden) -> None:
    state, dice = game(golden.name).start(golden.options, golden.seats), FastDice(golden.seed)
    check_who_acts(state)
    while finish(state, dice, 1):
        check_who_acts(state)


@pytest.mark.parametrize("golden", [g for g in GOLDENS if g.language == "en"], ids=lambda g: g.path.stem)
def test_what_happens_is_told_in_numbers(golden: Golden) -> None:
    state, dice = game(golden.name).start(golden.options, golden.seats), FastDice(golden.seed)
    state.listen()
    finish(state, dice)
    assert {type(number) for told in state.told or [] for number in told} == {int}


@pytest.mark.parametrize("name", ROOMS)
def test_a_copy_has_heard_the_same_and_hears_no_more(name: str) -> None:
    state = game(name).start()
    assert state.copy().told is None
    state.listen()
    finish(state, FastDice(1), 5)
    other = state.copy()
    assert other.told == state.told != []
    state.tell(0)
    assert other.told == (state.told or [])[:-1]
