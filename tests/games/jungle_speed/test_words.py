"""Jungle Speed in the words of the record, and spoken."""

from __future__ import annotations

from typing import Any

import pytest

from games.jungle_speed.positions import (
    A,
    B,
    C,
    D,
    begun,
    exact,
    flip,
    grab,
    table,
)
from shows import shows
from tablee import FastDice, Refused, finish
from tablee.core.contract import Deal
from tablee.core.words import LANGUAGES, Words
from tablee.games.jungle_speed import GAME
from tablee.games.jungle_speed.actions import FLIP, GIVE_EQUAL, GIVE_SEAT, GRAB
from tablee.games.jungle_speed.cards import DECK, NAMES


@shows("JUN-47")
def test_claims_agree_with_a_plain_reading() -> None:
    for seed in range(27):
        state, dice = begun(2 + seed % 9, seed=seed), FastDice(seed)
        while finish(state, dice, 7) == 7:
            words = GAME.truth(state)
            tops = [pile[-1] if pile else None for pile in words["discards"]]
            part = 1 if "colour" in tops else 0
            groups: dict[str, list[int]] = {}
            for seat, top in enumerate(tops):
                if top and " " in top:
                    groups.setdefault(top.split()[part], []).append(seat)
            assert words["claims"]["duels"] == [group for group in groups.values() if len(group) > 1]
            unspent = [s for s, top in enumerate(tops) if top == "inward" and s not in words["spent"]]
            assert words["claims"]["inward"] == bool(unspent)


def test_actions_in_words() -> None:
    state = table([(8, 23, "c2 red"), (5, 2, "c2 green"), (4, 1, "c2 mauve"), (20, 17)])
    assert [GAME.describe(state, A, action) for action in state.legal(A)] == [{"flip": True}, {"grab": True}]
    assert GAME.alternatives(state, A, FLIP) == [FLIP]
    assert GAME.alternatives(state, A, GRAB) == [GRAB]
    grab(state, A)
    said = [{"give": "equal"}, {"give": 1}, {"give": 2}]
    assert [GAME.describe(state, A, action) for action in state.legal(A)] == said
    assert [GAME.read(state, A, do) for do in said] == state.legal(A)
    assert GAME.alternatives(state, A, GIVE_EQUAL) == state.legal(A)
    wrong: list[dict[str, Any]] = [
        {"flip": False},
        {"flip": True, "grab": True},
        {"grab": 0},
        {"grab": True, "x": 1},
        {"give": True},
        {"give": 4},
        {"give": -1},
        {"give": "all"},
        {"give": "equal", "x": 1},
        {"give": 1, "x": 1},
    ]
    for do in wrong:
        with pytest.raises(Refused) as why:
            GAME.read(state, A, do)
        assert (why.value.kind, why.value.key) == ("malformed", "malformed-action")
    assert GAME.read(state, A, {"flip": True}) == FLIP
    assert GAME.read(state, A, {"grab": True}) == GRAB
    assert GAME.read(state, A, {"give": 3}) == GIVE_SEAT + 3
    assert GAME.read(state, A, {"give": 0}) == GIVE_SEAT


def test_the_whole_state_in_words() -> None:
    state = GAME.start({}, 2)
    assert GAME.truth(state)["turn"] is None
    assert GAME.cards(state) == DECK
    state.deal(GAME.read_deal(state, {"start": 1}))
    assert GAME.truth(state) == {
        "phase": "deal",
        "turn": 1,
        "count": None,
        "pending": [],
        "choosing": None,
        "bound": [],
        "stalls": 0,
        "draws": [[], []],
        "discards": [[], []],
        "pot": [],
        "spent": [],
        "claims": {"duels": [], "inward": False},
        "finished": [],
    }
    state = exact(
        [["outward", "e2 red"], ["f1 red"], ["f2 red"]],
        [["a1 red"], ["a1 green", "a1 mauve"], ["inward"]],
        ["f3 red", "f3 mauve"],
    )
    state.spent = 0b100
    flip(state, A)
    assert GAME.truth(state) == {
        "phase": "countdown",
        "turn": 1,
        "count": 3,
        "pending": [0],
        "choosing": None,
        "bound": [],
        "stalls": 0,
        "draws": [["e2 red"], ["f1 red"], ["f2 red"]],
        "discards": [["a1 red", "outward"], ["a1 green", "a1 mauve"], ["inward"]],
        "pot": ["f3 red", "f3 mauve"],
        "spent": [2],
        "claims": {"duels": [], "inward": False},
        "finished": [],
    }
    state = table([(8, 23, "c2 red"), (5, 2, "c2 green"), (4, 1, "c2 mauve"), (20, 17)], turn=D)
    grab(state, B)
    words = GAME.truth(state)
    assert (words["phase"], words["turn"], words["choosing"]) == ("choice", D, B)


def test_groups_of_a_state_are_the_same_in_any_order() -> None:
    words = GAME.truth(begun(4))
    mixed = {
        **words,
        "bound": [[2, [3, 1]], [0, [1]]],
        "spent": [3, 1],
        "claims": {"duels": [[3, 2], [1, 0]], "inward": True},
        "finished": [[2, 1], [0]],
    }
    ordered = {
        **words,
        "bound": [[0, [1]], [2, [1, 3]]],
        "spent": [1, 3],
        "claims": {"duels": [[0, 1], [2, 3]], "inward": True},
        "finished": [[1, 2], [0]],
    }
    assert GAME.canonical(mixed) == GAME.canonical(ordered) == ordered
    assert GAME.canonical({**mixed, "finished": [[0], [1, 2]]}) != ordered


def test_deals_in_words() -> None:
    state = GAME.start({}, 2)
    for wrong in (
        {"start": True},
        {"start": 0, "x": 1},
        {"piles": 3},
        {"piles": [["a1 pink"]]},
        {"piles": ["a1 red"]},
    ):
        with pytest.raises(Refused, match=r"^malformed: bad-deal$"):
            GAME.read_deal(state, wrong)
    assert GAME.describe_deal(state, state.shuffle(FastDice(1))) in ({"start": 0}, {"start": 1})
    state.deal(Deal("start", [[1]]))
    deal = state.shuffle(FastDice(1))
    words = GAME.describe_deal(state, deal)
    assert GAME.read_deal(state, words) == deal
    assert words["piles"][0][0] == NAMES[deal.stacks[0][0]]
    with pytest.raises(Refused, match=r"^malformed: bad-deal$"):
        GAME.read_deal(state, {**words, "x": 1})


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_said(language: str) -> None:
    words = Words(language, GAME)
    assert len({words.card(name) for name in NAMES}) == 75
    doings: list[dict[str, Any]] = [{"flip": True}, {"grab": True}, {"give": "equal"}, {"give": 2}]
    assert len({words.action(do) for do in doings}) == 4
    state = table([(8, 23, "c2 red"), (5, 2, "c2 green"), (4, 1, "inward"), (20, 17)], nexts={A: ["outward"]})
    state.spent = 1 << C
    sketches = [GAME.sketch(GAME.view(GAME.start({}, 2), None), words.say)]
    for _ in range(5):
        sketches.append(GAME.sketch(GAME.view(state, 0), words.say))
        state.tick()
    view = GAME.view(state, 0)
    assert len({words.fact(fact) for fact in view.facts}) == len(view.facts)
    assert len(set(sketches)) == 6
    assert sketches[1].count("\n") == 5
