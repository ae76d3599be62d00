"""The worked examples of Pikoko, each a test that reads like the example."""

from __future__ import annotations

from itertools import product

import msgspec
import pytest

from games.pikoko.positions import (
    at_play,
    auction,
    begun,
    bid_all,
    can,
    card,
    confide_all,
    dealt,
    do,
    play,
    position,
    scored,
    short,
)
from shows import shows
from tablee import FastDice, Refused
from tablee.games.pikoko import GAME
from tablee.games.pikoko.cards import DECKS, FIRST_MIXED, NAMES
from tablee.games.pikoko.deals import BID, DEAL, NO_CONFIDENCE, OVER, PLAY
from tablee.games.pikoko.rules import Pikoko


@shows("PIX-01")
@pytest.mark.parametrize(("seats", "size", "mixed", "left"), [(5, 47, 4, 7), (4, 39, 3, 7), (3, 29, 3, 5)])
def test_decks(seats: int, size: int, mixed: int, left: int) -> None:
    deck = DECKS[seats]
    assert len(deck) == size
    assert sum(c >= FIRST_MIXED for c in deck) == mixed
    assert size - 8 * seats == left == len(begun(seats).stock) + 1
    assert ("M10" in [NAMES[c] for c in deck]) == (seats == 5)


def rulebook_trick(trump: str | None, **options: str) -> Pikoko:
    """Blue, Red and Yellow: Blue leads from Red."""
    state = position(["r2 r3", "b3", "b5 w2"], trump, **options)
    play(state, 0, "b3")
    assert can(state, 1) == ["b5"]
    play(state, 1, "b5")
    assert can(state, 2) == ["r2", "r3"]
    play(state, 2, "r2")
    return state


@shows("PIX-02", "PIK-R12")
@pytest.mark.parametrize(("option", "leader"), [("winner", 0), ("card_player", 2)])
def test_rulebook_trick(option: str, leader: int) -> None:
    state = rulebook_trick("red", trick_leader=option)
    assert state.tricks() == [1, 0, 0]
    assert state.acting() == [leader]
    assert state.leader == leader


@shows("PIX-03", "PIK-R38")
@pytest.mark.parametrize("trump", [None, "white", "yellow", "pink", "blue"])
def test_rulebook_trick_with_other_trumps(trump: str | None) -> None:
    assert rulebook_trick(trump).tricks() == [0, 0, 1]


@shows("PIX-04")
@pytest.mark.parametrize(("last", "owner"), [("r2", 3), ("p2", 2)])
def test_a_three_colour_card_that_must_follow_is_no_trump(last: str, owner: int) -> None:
    state = position(["b6", "b8", "M10 y3 p6", last, "b2"], "red")
    play(state, 0, "b8")
    assert can(state, 1) == ["M10=b"]
    for refused in ("M10=red", "M10=white", "y3", "p6"):
        with pytest.raises(Refused, match=": must-follow"):
            play(state, 1, refused)
    play(state, 1, "M10=blue", last, "b2", "b6")
    assert state.winners == [owner]


@shows("PIX-05")
def test_leading_a_three_colour_card() -> None:
    state = position(["r9 M4 p2", "M7", "r9 w3"], "red")
    assert can(state, 0) == ["M7=p", "M7=r", "M7=w"]
    for named in ("blue", "yellow"):
        with pytest.raises(Refused, match=": not-its-colour"):
            play(state, 0, f"M7={named}")
    play(state, 0, "M7=white")
    assert can(state, 1) == ["w3"]
    play(state, 1, "w3")
    assert can(state, 2) == ["M4=w"]

    state = position(["y2 r2", "M7", "r3 w3"], "red")
    play(state, 0, "M7=red")
    assert can(state, 1) == ["r3"]
    play(state, 1, "r3", "r2")
    assert state.winners == [1]


@shows("PIX-06")
@pytest.mark.parametrize(("named", "owner"), [("white", 2), ("red", 1), ("pink", 1)])
def test_naming_when_the_colour_led_is_not_there(named: str, owner: int) -> None:
    state = position(["y2", "y11", "M7 b2 p3"], "white")
    play(state, 0, "y11")
    assert can(state, 1) == ["M7=p", "M7=r", "M7=w", "b2", "p3"]
    with pytest.raises(Refused, match=": not-its-colour"):
        play(state, 1, "M7=blue")
    play(state, 1, f"M7={named}", "y2")
    assert state.winners == [owner]


@shows("PIX-06")
def test_a_higher_trump_beats_the_one_named() -> None:
    state = position(["w8 w6", "y11", "M7"], "white")
    play(state, 0, "y11", "M7=white", "w8")
    assert state.winners == [0]
    state = position(["w8 w6", "y11", "M7"], "white")
    play(state, 0, "y11", "M7=white", "w6")
    assert state.winners == [2]


@shows("PIX-07")
@pytest.mark.parametrize(("last", "owner"), [("w2", 0), ("b2", 2)])
def test_the_colour_led_and_trump_on_one_card(last: str, owner: int) -> None:
    state = position([last, "y2", "M4 w9"], "white")
    play(state, 0, "y2")
    assert can(state, 1) == ["M4=y"]
    play(state, 1, "M4=yellow", last)
    assert state.winners == [owner]


@shows("PIX-08")
def test_a_round_without_trump() -> None:
    hands = [
        "y6 y2 y3 y5 y8 y9 y11 y7",
        "r2 M1 r5 r6 w2 w3 w5 w6",
        "p11 p2 p3 p5 p6 p8 p9 w1",
        "r3 r8 r9 r11 w8 w9 w11 r4",
        "b9 b2 b3 b5 b6 b8 b11 b7",
    ]
    state = dealt(hands, "M4")
    assert GAME.view(state, 0).trump is None
    bid_all(state, [[0] * 5] * 5)
    confide_all(state, [None] * 5)
    play(state, 0, "r2", "p11", "r3", "b9", "y6")
    assert state.winners == [3]


@shows("PIX-09", "PIK-R14")
def test_the_colour_led_is_trump() -> None:
    state = position(["p6", "p5", "M7 r2"], "pink")
    play(state, 0, "p5")
    assert can(state, 1) == ["M7=p"]
    play(state, 1, "M7=pink", "p6")
    assert state.winners == [2]


@shows("PIX-10")
def test_rulebook_scoring() -> None:
    red, yellow, blue = 0, 1, 2
    bids = [[1, 2, 2], [4, 4, 0], [3, 2, 3]]
    assert [sum(row) for row in bids] == [5, 8, 8]
    assert scored(bids, [3, 4, 1], [blue, NO_CONFIDENCE, red]) == [0, 5, 5]
    assert yellow == 1


@shows("PIX-11")
def test_five_player_scoring() -> None:
    blue = [3, 2, 1, 1, 1]  # on red, yellow, pink, white and itself
    bids = [[0] * 5, [0] * 5, [0] * 5, [0] * 5, blue]
    assert scored(bids, [3, 3, 0, 0, 2], [NO_CONFIDENCE] * 4 + [0])[4] == 9


@shows("PIX-12")
def test_token_budget() -> None:
    state = begun(5)
    blue = 4
    for tokens in (4, 3):
        auction(state, {seat: 0 for seat in range(4) if seat in state.acting()})
        auction(state, {blue: tokens})
    assert state.legal(blue) == [0, 1, 2]
    with pytest.raises(Refused, match=": too-few-tokens"):
        auction(state, {blue: 3})
    other = state.copy()
    auction(other, {blue: 0})
    assert other.tokens(blue) == 2
    auction(state, {blue: 2})
    assert state.tokens(blue) == 0
    auction(state, {0: 0, 1: 0, 3: 0})
    auction(state, {0: 0, 1: 0, 2: 0, 4: 0})
    auction(state, {0: 0, 1: 0, 2: 0, 3: 0})
    assert state.acting() == [0, 1, 2, 3, 4]
    assert state.legal(blue) == [0]


@shows("PIX-13")
@pytest.mark.parametrize(("tricks", "points"), [(8, 1), (7, 0)])
def test_nine_on_one(tricks: int, points: int) -> None:
    bids = [[0, 4, 4], [0, 4, 4], [9, 0, 0]]
    assert scored(bids, [tricks, 8 - tricks, 0], [NO_CONFIDENCE] * 3)[2] == points + (2 - 8 + tricks) + 2 + 1
    assert scored(bids, [tricks, 8 - tricks, 0], [1, 1, 0])[2] == points + (2 - 8 + tricks) + 2 - 1


@shows("PIX-14")
@pytest.mark.parametrize(("tricks", "points"), [(0, 2), (1, 1), (2, 0)])
def test_zero_bids(tricks: int, points: int) -> None:
    state = begun(3)
    state.bids = [0, 9, 9] * 3
    assert state.bid_points(0, [tricks, 4, 4]) == points
    state.confidence = [0, 0, 0]
    assert state.confidence_points(0, [tricks, 4, 4]) == (3 if tricks == 0 else -1)


@shows("PIX-15", "PIK-34")
def test_bids_that_cannot_all_be_right() -> None:
    state = begun(3)
    splits = [split for split in product(range(9), repeat=3) if sum(split) == 8]

    def best(*bids: int) -> int:
        state.bids = [*bids] * 3
        return max(state.bid_points(0, list(split)) for split in splits)

    assert best(3, 3, 3) == 5
    assert best(2, 2, 2) == 4
    assert best(3, 3, 2) == 6
    state.bids = [2, 2, 2] * 3
    assert state.bid_points(0, [2, 3, 3]) == 4
    assert state.bid_points(0, [2, 2, 4]) == 4


@shows("PIX-16", "PIK-R26")
@pytest.mark.parametrize(("seats", "most"), [(3, 9), (4, 11), (5, 13)])
def test_extremes_of_a_round(seats: int, most: int) -> None:
    tricks = [2] * seats if seats == 4 else [3, 3, 2] if seats == 3 else [2, 2, 2, 1, 1]
    right = scored([tricks] * seats, tricks, list(range(seats)))
    assert right == [most] * seats
    wrong = [[trick + 2 for trick in tricks]] * seats
    assert scored(wrong, tricks, [0] * seats) == [-1] * seats


@shows("PIX-17")
@pytest.mark.parametrize(
    ("totals", "start"), [([5, 3, 7, 3], 3), ([3, 5, 7, 3], 3), ([5, 2, 7, 3], 1), ([2, 3, 7, 3], 0)]
)
def test_start_token(totals: list[int], start: int) -> None:
    state = begun(4, start=1)
    state.scores = [totals]
    assert state.next_start() == start


@shows("PIX-18", "PIK-78", "PIK-79", "PIK-R27")
@pytest.mark.parametrize(
    ("rounds", "ranks"),
    [
        ([[4, 6, 2], [5, 5, 2], [3, 3, 5]], [1, 2, 3]),
        ([[6, 4, 2], [2, 6, 4], [0, 0, 1]], [1, 1, 3]),
        ([[6, 3, 3], [1, 6, 5], [5, 5, 2]], [1, 1, 3]),
        ([[6, 3, 3], [1, 1, 5], [5, 1, 1]], [1, 2, 2]),
    ],
)
def test_final_ties(rounds: list[list[int]], ranks: list[int]) -> None:
    state = begun(3)
    state.phase = OVER
    state.scores = [list(points) for points in zip(*rounds, strict=True)]
    outcome = state.outcome()
    assert outcome is not None
    assert outcome == ([sum(points) for points in rounds], ranks, "rounds_played")


@shows("PIX-19", "PIK-R16", "PIK-R17")
def test_confidence_choices() -> None:
    state = dealt(["r2 r3 r5 r6 y2 y3 y5 y6", "p2 p3 p5 p6 w2 w3 w5 w6", "b2 b3 b5 b6 M1 M4 M7 y7"], "r4")
    bid_all(state, [[3, 0, 0]] * 3)
    for absent in (3, 4):
        with pytest.raises(Refused, match=": nobody-there"):
            do(state, 0, {"confide": absent})
    confide_all(state, [0, 1, 2])
    assert state.confidence == [0, 1, 2]
    assert state.confidence_points(0, [3, 3, 2]) == 3
    assert state.confidence_points(0, [2, 3, 3]) == -1


@shows("PIX-20", "PIK-R21")
def test_secrecy_of_bids() -> None:
    state = begun(3, start=1)
    red, yellow, blue = 1, 2, 0
    assert state.acting() == [blue, yellow]
    auction(state, {blue: 4})
    seen = GAME.view(state, yellow)
    assert seen.acting == [yellow]
    assert seen.bids == [[None] * 3] * 3
    with pytest.raises(Refused, match=": not-your-turn"):
        auction(state, {blue: 2})
    auction(state, {yellow: 1})
    for viewer in (None, 0, 1, 2):
        assert GAME.view(state, viewer).bids == [[None, 4, None], [None] * 3, [None, 1, None]]
    assert state.bids[red * 3 + red] == -1


@shows("PIX-21", "PIK-21", "PIK-R28")
def test_hidden_hand() -> None:
    state = at_play(3, start=2)
    blue = 0
    faces = [NAMES[c] for c in state.dealt[blue]]
    assert GAME.view(state, blue).hands[blue] == [None] * 8
    for other in (1, 2):
        assert GAME.view(state, other).hands[blue] == faces
    third = next(action for action in state.legal(2) if GAME.describe(state, 2, action)["play"] == faces[2])
    assert state.legal(blue) == []
    state.play(2, third)
    seen = GAME.view(state, blue)
    assert seen.hands[blue] == [None, None, "", None, None, None, None, None]
    assert seen.trick[0][:2] == (2, faces[2])
    text = msgspec.json.encode(msgspec.structs.replace(seen, trick=[], turned=None)).decode()
    assert not [name for i, name in enumerate(faces) if f'"{name}"' in text and i != 2]


@shows("PIX-22", "PIK-12", "PIK-62", "PIK-63", "PIK-68", "PIK-73")
def test_a_full_round() -> None:
    blue, red, yellow = 0, 1, 2
    state = dealt(
        ["M7 p2 p6 y3 b2 b7 w1 y7", "r3 b6 r6 p4 r4 y6 M4 w5", "w2 r5 w6 p5 w3 r2 y5 M1"], "b1", start=blue
    )
    assert sorted(short(NAMES[c]) for c in state.stock) == ["b3", "b5", "p3", "y2"]
    assert GAME.view(state, blue).trump == "blue"
    assert state.phase == BID
    auction(state, {red: 4, yellow: 5})
    auction(state, {blue: 1, yellow: 2})
    auction(state, {blue: 3, red: 2})
    auction(state, {blue: 3, red: 0, yellow: 2})
    assert GAME.view(state, None).tokens == [2, 3, 0]
    confide_all(state, [red, yellow, yellow])
    assert state.phase == PLAY

    play(state, blue, "y6", "y5", "y7")
    assert state.winners[-1] == blue
    play(state, blue, "r6", "r5")
    assert can(state, yellow) == ["M7=r"]
    play(state, yellow, "M7=red")
    assert state.winners[-1] == blue
    play(state, blue, "b6", "M1=pink", "b7")
    assert state.winners[-1] == blue
    play(state, blue, "w5", "w6", "w1")
    assert state.winners[-1] == yellow
    play(state, yellow, "p6", "p4", "p5")
    assert state.winners[-1] == blue
    play(state, blue, "r4", "r2", "b2")
    assert state.winners[-1] == blue
    play(state, blue, "M4=blue", "w2", "p2")
    assert state.winners[-1] == red
    play(state, red, "w3", "y3")
    state.listen()
    play(state, blue, "r3")
    assert state.winners[-1] == yellow

    assert state.tricks() == [5, 1, 2]
    assert state.scores == [[6, 7, 8]]
    assert state.phase == DEAL
    assert state.next_start() == blue
    told = [(fact.what, *fact.about.values()) for fact in GAME.view(state, None).facts]
    assert told == [
        ("played", blue, red, "red 3"),
        ("took", yellow, red),
        ("backed", blue, red, 3),
        ("scored", blue, 3, 6),
        ("backed", red, yellow, 3),
        ("scored", red, 4, 7),
        ("backed-self", yellow, 3),
        ("scored", yellow, 5, 8),
    ]
    state.deal(state.shuffle(FastDice(1)))
    assert (state.round, state.start) == (2, blue)
    assert card("b1") in [*state.stock, state.turned, *(c for hand in state.dealt for c in hand)]
