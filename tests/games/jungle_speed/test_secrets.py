"""What nobody may know in Jungle Speed, and what a seat imagines instead."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from games.jungle_speed.positions import A, begun, exact, flip, grab, table, ticks
from shows import shows
from tablee import FastDice, finish
from tablee.games.jungle_speed import GAME
from tablee.games.jungle_speed.cards import NAMES
from tablee.games.jungle_speed.rules import JungleSpeed

EVERYTHING = {"play_for_ranks": True, "endgame_forced_inward": True, "endgame_outward_exit": True}


def imagined(state: JungleSpeed, times: int = 300) -> list[JungleSpeed]:
    return [state.imagine(0, FastDice(number)) for number in range(times)]


@shows("JUN-14", "JUN-13")
def test_nobody_sees_another_face_than_the_active_ones() -> None:
    state = table([(10, 5, "d2 red"), (16, 3, "inward"), (16, 4, "a1 mauve"), (20, 0)], pot=6)
    state.spent = 0b10
    for viewer in (None, 0, 1, 2, 3):
        seen = GAME.view(state, viewer)
        assert seen.draws == [10, 16, 16, 20]
        assert seen.discards == [5, 3, 4, 0]
        assert seen.active == ["d2 red", "inward", "a1 mauve", None]
        assert (seen.pot, seen.spent) == (6, [1])
        text = msgspec.json.encode(seen).decode()
        assert {name for name in NAMES if f'"{name}"' in text} == {"d2 red", "inward", "a1 mauve"}


@shows("JUN-49")
def test_no_view_says_whether_a_grab_would_be_right() -> None:
    drawn = [["e1 red"], ["e2 red"], ["e3 red"]]
    views = []
    for top in ("a1 green", "b1 green"):
        state = exact(drawn, [["a1 red"], [top], ["c1 red"]])
        views.append(msgspec.to_builtins(GAME.view(state, 0)))
        assert state.waits() == "flip"
        assert state.acting() == [0, 1, 2]
        assert "claims" not in views[-1]
    views[0].pop("active"), views[1].pop("active")
    assert views[0] == views[1]


def test_a_view_holds_what_all_can_see() -> None:
    state = exact(
        [["outward", "e1 red", "e2 red"], ["f1 red", "f2 red"], []],
        [[], ["a1 red"], ["b1 red"]],
        ["f3 red"],
        endgame_forced_inward=True,
    )
    state.listen()
    flip(state, A)
    seen = GAME.view(state, 1)
    assert (seen.seat, seen.phase, seen.turn, seen.count, seen.pending) == (1, "countdown", 1, 3, [0])
    assert (seen.choosing, seen.stalls, seen.finished, seen.two_hands) == (None, 0, [], False)
    assert [fact.what for fact in seen.facts] == ["flipped", "counts"]
    assert [fact.about for fact in seen.facts] == [{"seat": 0, "card": "outward"}, {"seat": 0, "count": 3}]
    state.bound = [0b100, 0, 0]
    state.finished = [[1]]
    state.stalls = 2
    seen = GAME.view(state, None)
    assert (seen.bound, seen.finished, seen.stalls) == ([(0, [2])], [[1]], 2)


def test_what_is_told() -> None:
    def facts(state: JungleSpeed) -> list[tuple[str, dict[str, object]]]:
        return [(fact.what, fact.about) for fact in GAME.view(state, None).facts]

    three = [["e1 red", "e2 red"], ["f1 red"], ["f2 red"]]
    state = GAME.start({}, 2)
    state.listen()
    state.deal(GAME.read_deal(state, {"start": 1}))
    assert facts(state) == [("starts", {"seat": 1})]
    state.listen()
    state.deal(state.shuffle(FastDice(1)))
    assert facts(state) == [("dealt", {})]

    state = exact(three, [["a1 red"], ["a1 green"], []], ["d1 red"])
    state.listen()
    grab(state, 0)
    assert facts(state) == [("duel", {"seat": 0, "seats": [1]}), ("tucked", {"seat": 1, "cards": 3})]

    state = exact(three, [["a1 red"], ["a1 green"], ["a1 mauve"]])
    state.listen()
    grab(state, 0)
    assert facts(state) == [("duel", {"seat": 0, "seats": [1, 2]}), ("chooses", {"seat": 0})]
    state.listen()
    state.tick()
    assert facts(state) == [
        ("tucked", {"seat": 1, "cards": 1}),
        ("tucked", {"seat": 2, "cards": 1}),
        ("potted", {"cards": 1}),
    ]

    state = exact(three, [["a1 red"], [], ["inward"]])
    state.listen()
    grab(state, 0)
    assert facts(state) == [("raced", {"seat": 0, "cards": 1})]

    state = exact([*three[:2], []], [["a1 red"], [], ["b1 red"]])
    state.listen()
    grab(state, 0)
    assert facts(state) == [
        ("false-grab", {"seat": 0}),
        ("tucked", {"seat": 0, "cards": 2}),
        ("finished", {"seats": [2]}),
    ]

    state = exact(three, [[], [], []])
    state.listen()
    grab(state, 1)
    assert facts(state) == [("false-grab", {"seat": 1})]

    state = exact([*three, ["f3 red"]], [["a1 red"], [], ["a1 green"], []], two_hands=True)
    state.listen()
    grab(state, 2)
    assert facts(state) == [("moved", {"seat": 2, "other": 0}), ("tucked", {"seat": 0, "cards": 2})]

    state = exact([["inward", "e1 red"], [], ["f2 red"]], [[], ["b1 red"], []], endgame_forced_inward=True)
    state.listen()
    flip(state, 0)
    assert facts(state)[1:] == [("bound", {"seat": 0, "seats": [1]})]
    state.listen()
    grab(state, 2)
    assert facts(state)[1:] == [("failed", {"seats": [1]}), ("tucked", {"seat": 1, "cards": 2})]

    drawn: list[list[str]] = [["inward", "e1 red"], [], [], ["f2 red"]]
    for more in ([], ["d2 red"]):
        state = exact(drawn, [[], ["b1 red"], ["c1 red", "d1 red", *more], []], endgame_forced_inward=True)
        flip(state, 0)
        state.listen()
        grab(state, 3)
        assert facts(state)[1:] == [
            ("failed", {"seats": [1, 2]}),
            ("tucked", {"seat": 1, "cards": 2}),
            ("tucked", {"seat": 2, "cards": 2}),
            *[("potted", {"cards": 1})] * len(more),
        ]

    state = exact([["outward", "e1 red"], []], [[], ["b1 red"]], endgame_outward_exit=True)
    state.listen()
    flip(state, 0)
    assert facts(state)[1:] == [("released", {"seat": 1, "cards": 1}), ("finished", {"seats": [1]})]

    state = exact([[], []], [["a1 red"], ["b1 red"]])
    state.listen()
    ticks(state, "stall")
    assert facts(state) == [("stalled", {"count": 1})]


@shows("JUN-14")
def test_all_cards_but_the_active_ones_are_mixed() -> None:
    state = table([(10, 5, "d2 red"), (16, 3, "inward"), (16, 4, "a1 mauve"), (20, 0)], pot=6)
    ways = imagined(state)
    assert {way.tops()[seat] for way in ways for seat in range(4)} == set(state.tops())
    for where in (
        Counter(way.draws[0][-1] for way in ways),
        Counter(way.draws[3][0] for way in ways),
        Counter(way.discards[2][0] for way in ways),
        Counter(way.pot[0] for way in ways),
        Counter(way.pot[-1] for way in ways),
    ):
        assert len(where) > 60
    for way in ways[:20]:
        assert GAME.cards(way) == GAME.cards(state)
        assert [len(pile) for pile in way.draws + way.discards] == [10, 16, 16, 20, 5, 3, 4, 0]
        assert way != state
        assert GAME.view(way, 0) == GAME.view(state, 0)


def test_imagining_needs_nothing_hidden_and_changes_nothing() -> None:
    for seats in (2, 5, 10):
        state, dice = begun(seats, seed=seats), FastDice(seats)
        while finish(state, dice, 25) == 25:
            before = state.copy()
            way = state.imagine(1, FastDice(3))
            assert way.imagine(1, FastDice(4)) == state.imagine(0, FastDice(4))
            assert state == before
            finish(way, dice, 30)
            assert state == before
    state = GAME.start({}, 3)
    assert state.imagine(0, FastDice(1)) == state


def test_a_copy_is_independent() -> None:
    for options in (
        {},
        {"play_for_ranks": True, "endgame_forced_inward": True, "endgame_outward_exit": True},
    ):
        state, dice = begun(4, **options), FastDice(8)
        state.listen()
        while finish(state, dice, 15) == 15:
            one, other = state.copy(), state.copy()
            assert one == state
            finish(one, dice, 50)
            assert other == state


@pytest.mark.parametrize("seats", [4, 6])
def test_options_together_keep_all_cards(seats: int) -> None:
    for seed in range(5):
        state, dice = begun(seats, seed=seed, **EVERYTHING), FastDice(seed)
        while finish(state, dice, 1):
            held = [
                len(draws) + len(flipped) for draws, flipped in zip(state.draws, state.discards, strict=True)
            ]
            assert sum(held) + len(state.pot) == 80
            assert [seat for seat in range(seats) if held[seat]] == state.unfinished
            for seat in state.pending:
                assert NAMES[state.tops()[seat]] == "outward"
            for seat, bound in enumerate(state.bound):
                if bound:
                    assert NAMES[state.tops()[seat]] == "inward"
                    assert not any(state.draws[other] for other in range(seats) if bound >> other & 1)
        assert state.outcome() is not None
