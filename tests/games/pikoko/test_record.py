"""Pikoko in the words of the record and of its players."""

from __future__ import annotations

from typing import Any

import pytest

from games.pikoko.positions import at_play, auction, begun, bid_all, confide_all, dealt, do, play, position
from shows import shows
from tablee import Deal, FastDice, Match, Refused, finish
from tablee.core.record import record_of, replay
from tablee.core.words import LANGUAGES, Words
from tablee.games.pikoko import GAME
from tablee.games.pikoko.cards import CARDS, COLOURS, DECKS, NAMES, NUMBERS
from tablee.games.pikoko.deals import FEATHERS, START

HANDS = ["r2 r3 r5 r6 y2 y3 y5 y6", "p2 p3 p5 p6 w2 w3 w5 w6", "b2 b3 b5 b6 M1 M4 y7 w1"]


@pytest.mark.parametrize(
    ("words", "action"),
    [
        ({"bid": 0}, 0),
        ({"bid": 9}, 9),
        ({"confide": None}, 10),
        ({"confide": 0}, 11),
        ({"confide": 4}, 15),
        ({"play": "red 5"}, 40),
        ({"play": "blue 11"}, 74),
        ({"play": "M1", "as": "red"}, 20),
        ({"play": "M7", "as": "white"}, 53),
        ({"play": "M10", "as": "blue"}, 69),
    ],
)
def test_actions_and_their_words(words: dict[str, Any], action: int) -> None:
    state = begun(5)
    assert GAME.describe(state, 0, action) == words
    assert GAME.read(state, 0, words) == action


@shows("PIK-R11")
@pytest.mark.parametrize(
    "words",
    [
        {},
        {"bid": 10},
        {"bid": -1},
        {"bid": True},
        {"bid": "3"},
        {"bid": 2**70},
        {"bid": 3, "more": 1},
        {"confide": 5},
        {"confide": -1},
        {"confide": False},
        {"confide": "none"},
        {"confide": None, "more": 1},
        {"confide": 1, "more": 1},
        {"play": "red 7"},
        {"play": "red 12"},
        {"play": 40},
        {"play": "M7"},
        {"play": "M7", "as": "green"},
        {"play": "M7", "as": None},
        {"play": "M7", "as": "white", "more": 1},
        {"play": "M2", "as": "white"},
        {"play": "red 5", "as": "red"},
        {"play": "red 5", "more": 1},
    ],
)
def test_words_that_mean_nothing(words: dict[str, Any]) -> None:
    with pytest.raises(Refused, match=": malformed-action") as refused:
        GAME.read(begun(5), 0, words)
    assert refused.value.kind == "malformed"


def test_deals_and_their_words() -> None:
    state = GAME.start({}, 3)
    names = [NAMES[c] for c in DECKS[3]]
    for deal, words in (
        (Deal(START, [[2]]), {"start": 2}),
        (Deal(FEATHERS, [DECKS[3]]), {"feathers": names}),
    ):
        assert GAME.describe_deal(state, deal) == words
        assert GAME.read_deal(state, words) == deal
    for wrong in (
        {},
        {"start": True},
        {"start": "1"},
        {"start": 1, "more": 1},
        {"feathers": None},
        {"feathers": ["red 7"]},
        {"feathers": [3]},
        {"feathers": [names]},
        {"feathers": names, "more": 1},
    ):
        with pytest.raises(Refused, match=": bad-deal") as refused:
            GAME.read_deal(state, wrong)
        assert refused.value.kind == "malformed"


def test_the_state_of_an_audit() -> None:
    nothing = [[None] * 3] * 3
    state = GAME.start({}, 3)
    fresh = {
        "round": 1,
        "start": None,
        "phase": "deal",
        "subject": None,
        "trump": None,
        "hands": [[], [], []],
        "bids": nothing,
        "confidence": [None] * 3,
        "trick": [],
        "leader": None,
        "tricks": [0, 0, 0],
        "scores": [],
    }
    assert GAME.truth(state) == fresh
    state.deal(Deal(START, [[1]]))
    assert GAME.truth(state) == {**fresh, "start": 1}

    state = dealt(HANDS, "r4", start=1)
    hands = [[NAMES[c] for c in hand] for hand in state.dealt]
    begins = {**fresh, "start": 1, "phase": "bid", "subject": 1, "trump": "red", "hands": hands}
    assert GAME.truth(state) == begins
    auction(state, {2: 3})
    assert GAME.truth(state) == {**begins, "bids": [[None] * 3, [None] * 3, [None, 3, None]]}

    state = dealt(HANDS, "r4", start=1)
    bids = [[0, 1, 2], [3, 1, 0], [2, 2, 2]]
    bid_all(state, bids)
    laying = {**begins, "phase": "confide", "subject": None, "bids": bids}
    assert GAME.truth(state) == laying
    confide_all(state, [0, None, 2])
    playing = {**laying, "phase": "play", "leader": 1, "confidence": [0, "none", 2]}
    assert GAME.truth(state) == playing
    play(state, 1, "M1=pink")
    hands = [hands[0], hands[1], [name for name in hands[2] if name != "M1"]]
    assert GAME.truth(state) == {**playing, "hands": hands, "trick": [[1, "M1", "pink"]]}
    play(state, 2, "r2", "p5")
    hands = [hands[0][1:], [name for name in hands[1] if name != "pink 5"], hands[2]]
    after = {**playing, "hands": hands, "leader": 0, "tricks": [1, 0, 0]}
    assert GAME.truth(state) == after
    finish(state, FastDice(2), 21)
    over = GAME.truth(state)
    assert {**over, "tricks": None, "scores": None} == {
        **laying,
        "phase": "deal",
        "confidence": [0, "none", 2],
        "hands": [[], [], []],
        "tricks": None,
        "scores": None,
    }
    assert sum(over["tricks"]) == 8
    assert over["scores"] == state.scores


def test_the_bids_on_oneself_in_an_audit() -> None:
    state = begun(3)
    for _ in range(3):
        auction(state, dict.fromkeys(state.acting(), 1))
    auction(state, {1: 4})
    assert GAME.truth(state)["subject"] == "self"
    assert GAME.truth(state)["bids"] == [[None, 1, 1], [1, 4, 1], [1, 1, None]]


@shows("PIK-61")
@pytest.mark.parametrize("option", ["winner", "card_player"])
@pytest.mark.parametrize(("seats", "length"), [(3, 112), (4, 160), (5, 214)])
def test_a_match_plays_back(seats: int, length: int, option: str) -> None:
    match, dice = Match(GAME, {"trick_leader": option}, seats), FastDice(seats)
    while match.outcome() is None:
        if match.state.chance():
            match.deal(dice)
        else:
            seat = match.acting()[-1]
            legal = match.legal(seat)
            match.play(seat, legal[dice.below(len(legal))])
        assert GAME.cards(match.state) == DECKS[seats]
    assert len(match.log) == length <= GAME.bound
    again = replay(record_of(match), lambda _: GAME)
    assert again.state == match.state


def test_everything_can_be_said() -> None:
    words = Words("en", GAME)
    assert words.card("red 5") == "red 5"
    assert words.card("M7") == "three-coloured 7 (pink, white, red)"
    assert words.card("M1") == "three-coloured 1 (pink, yellow, red)"
    assert [words.action(do) for do in ({"bid": 3}, {"confide": 0}, {"confide": None})] == [
        "bid 3",
        "back your bid on seat 1",
        "back none of your bids",
    ]
    assert words.action({"play": "blue 11"}) == "play the blue 11"
    assert words.action({"play": "M4", "as": "white"}).endswith("as white")
    for language in LANGUAGES:
        words = Words(language, GAME)
        assert len({words.card(name) for name in NUMBERS}) == len(CARDS) == 47
        for state in (position(HANDS, "red"), position(HANDS, None), begun(3), GAME.start({}, 3)):
            assert GAME.sketch(GAME.view(state, 1), words.say)


def test_the_table_as_text() -> None:
    words = Words("en", GAME)
    assert GAME.sketch(GAME.view(GAME.start({}, 3), 0), words.say).splitlines() == [
        "Round 1 of 3",
        *(f"seat {seat} · points 0 · tricks 0 · bids - - - · peacock -" for seat in (1, 2, 3)),
    ]
    state = dealt(HANDS, "M7", start=1)
    auction(state, {2: 3, 0: 4})
    assert GAME.sketch(GAME.view(state, 0), words.say).splitlines() == [
        "Round 1 of 3 · no trump · turned up: three-coloured 7 (pink, white, red)",
        "Bids are made on seat 3.",
        "seat 1 · points 0 · tricks 0 · bids - 4 - · peacock ? ? ? ? ? ? ? ?",
        "seat 2 · points 0 · tricks 0 · bids - - - · peacock p2 p3 p5 p6 w2 w3 w5 w6",
        "seat 3 · points 0 · tricks 0 · bids - 3 - · peacock b2 b3 b5 b6 M1 M4 y7 w1",
    ]
    auction(state, {0: 0, 1: 0})
    auction(state, {1: 0, 2: 0})
    assert "All bid on their own tricks." in GAME.sketch(GAME.view(state, 0), words.say)
    auction(state, {0: 1, 1: 1, 2: 1})
    confide_all(state, [None, None, None])
    play(state, 1, "M4=blue", "r2")
    state.scores = [[3, 4, 5], [1, 1, -1]]
    assert GAME.sketch(GAME.view(state, 2), words.say).splitlines() == [
        "Round 1 of 3 · no trump · turned up: three-coloured 7 (pink, white, red)",
        "seat 1 · points 4 · tricks 0 · bids 1 4 0 · peacock r3 r5 r6 y2 y3 y5 y6",
        "seat 2 · points 5 · tricks 0 · bids 0 1 0 · peacock p2 p3 p5 p6 w2 w3 w5 w6",
        "seat 3 · points 4 · tricks 0 · bids 0 3 1 · peacock ? ? ? ? ? ? ?",
        "On the table: seat 2 M4=b, seat 3 r2",
    ]


@pytest.mark.parametrize(
    ("language", "hand", "face"),
    [
        ("fr", "paon rg2 rg3 rg5 rg6 jn2 jn3 jn5 jn6", "M1=rs"),
        ("nl", "pauw rd2 rd3 rd5 rd6 gl2 gl3 gl5 gl6", "M1=rz"),
    ],
)
def test_cards_are_short_in_every_language(language: str, hand: str, face: str) -> None:
    words = Words(language, GAME)
    assert len({words.say("initial", colour=colour) for colour in COLOURS}) == 5
    state = position(HANDS, None, leader=1)
    play(state, 1, "M1=pink")
    lines = GAME.sketch(GAME.view(state, 1), words.say).splitlines()
    assert lines[1].endswith(hand)
    assert lines[-1].endswith(face)


def test_what_is_told_of_a_deal_and_a_play() -> None:
    state = GAME.start({}, 3)
    state.listen()
    state.deal(Deal(START, [[1]]))
    assert [(fact.what, fact.about) for fact in GAME.view(state, 0).facts] == [("starts", {"seat": 1})]
    for turned, what in (("r4", "turned"), ("M7", "no-trump")):
        other = dealt(HANDS, turned, start=1)
        deck = [c for seat in (1, 2, 0) for c in other.dealt[seat]] + [other.turned, *other.stock]
        again = state.copy()
        again.listen()
        again.deal(Deal(FEATHERS, [deck]))
        assert again.dealt == other.dealt
        told = [(fact.what, fact.about) for fact in GAME.view(again, 0).facts]
        assert told == [("dealt", {"round": 1}), (what, {"card": NAMES[other.turned]})]
    state = position(HANDS, "red")
    for name, fact in (
        ("p2", ("played", {"seat": 0, "other": 1, "card": "pink 2"})),
        ("M1=pink", ("named", {"seat": 1, "other": 2, "card": "M1", "colour": "pink"})),
    ):
        state.listen()
        play(state, state.acting()[0], name)
        told = [(told.what, told.about) for told in GAME.view(state, None).facts]
        assert told == [fact]


@shows("PIK-46")
def test_the_colour_a_card_counts_as_is_in_view() -> None:
    state = position(HANDS, "red")
    do(state, 0, {"play": "pink 2"})
    do(state, 1, {"play": "M1", "as": "pink"})
    assert GAME.view(state, None).trick == [(0, "pink 2", "pink"), (1, "M1", "pink")]
    assert at_play(3).phase == 3
