"""What nobody may know in Pikoko, and what a seat imagines instead."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from games.pikoko.positions import (
    at_play,
    auction,
    begun,
    bid_all,
    card,
    confide_all,
    dealt,
    do,
    play,
    position,
)
from shows import shows
from tablee import FastDice, Match, Refused, finish
from tablee.games.pikoko import GAME
from tablee.games.pikoko.cards import AS, COLOURS, DECKS, FIRST_MIXED, NAMES
from tablee.games.pikoko.deals import BID, CONFIDE, DEAL, NO_CONFIDENCE, OVER, PLAY
from tablee.games.pikoko.rules import Pikoko


def imagined(state: Pikoko, seat: int, times: int = 300) -> list[Pikoko]:
    return [state.imagine(seat, FastDice(number)) for number in range(times)]


def own(state: Pikoko, seat: int) -> list[int]:
    return [state.dealt[seat][slot] for slot in state.slots(seat)]


@shows("PIK-20", "PIK-21", "PIK-R32")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_everybody_sees_all_hands_but_the_own_and_spectators_none(seats: int) -> None:
    state = begun(seats)
    for viewer in (None, *range(seats)):
        for owner, hand in enumerate(GAME.view(state, viewer).hands):
            hidden = viewer is None or owner == viewer
            assert hand == ([None] * 8 if hidden else [NAMES[c] for c in state.dealt[owner]])


@shows("PIK-19", "PIK-R29")
def test_the_stock_is_shown_to_nobody() -> None:
    state, dice, entries = begun(4), FastDice(1), 1
    while entries:
        for viewer in (None, 0, 1, 2, 3):
            seen = GAME.view(state, viewer)
            text = msgspec.json.encode(seen).decode()
            assert seen.stock == 6
            assert not [c for c in state.stock if f'"{NAMES[c]}"' in text]
        entries = finish(state, dice, 1)
    assert state.phase == OVER


@shows("PIK-39")
def test_confidence_is_secret_until_the_round_is_scored() -> None:
    state, dice = at_play(4), FastDice(2)
    while state.phase == PLAY:
        for viewer in (None, 0, 1, 2, 3):
            laid = GAME.view(state, viewer).confidence
            assert [other is None for other in laid] == [seat != viewer for seat in range(4)]
        finish(state, dice, 1)
    assert None not in GAME.view(state, None).confidence


@shows("PIK-R28", "PIK-R20")
def test_nothing_that_the_owner_hears_depends_on_its_hand() -> None:
    one = position(["r2 y2", "r3 p2", "b2"], None)
    other = position(["p5 w6", "r3 p2", "b2"], None)
    for state in (one, other):
        play(state, 0, "r3", "b2")
        assert state.acting() == [2]
        assert state.legal(0) == []
    assert GAME.view(one, 0) == GAME.view(other, 0)
    for action in range(-1, FIRST_MIXED + 2):
        refusals = set()
        for state in (one, other):
            with pytest.raises(Refused) as refused:
                state.play(0, action)
            refusals.add(str(refused.value))
        assert refusals == {"not yours: not-your-turn"}
    match = Match(GAME, {}, 3)
    for state in (one, other):
        match.state = state
        with pytest.raises(Refused, match=": not-your-turn"):
            match.play(0, {"play": "red 2"})


@shows("PIK-R28")
def test_nothing_is_played_by_itself() -> None:
    state = position(["r2 y2", "r3", "b2"], None)
    play(state, 0, "r3")
    assert (state.acting(), len(state.legal(1))) == ([1], 1)
    state, dice = at_play(4), FastDice(1)
    finish(state, dice, 28)  # the last trick, where every play is forced
    for _ in range(4):
        assert state.phase == PLAY
        finish(state, dice, 1)
    assert state.phase == DEAL


@shows("PIK-R30", "PIK-R31")
def test_all_cards_played_this_round_stay_in_view() -> None:
    state, dice = at_play(3, 1, trick_leader="card_player"), FastDice(7)
    log = []
    for _ in range(24):
        seat = state.acting()[0]
        legal = state.legal(seat)
        do_ = GAME.describe(state, seat, legal[dice.below(len(legal))])
        do(state, seat, do_)
        log.append((seat, do_["play"], do_.get("as", do_["play"].split()[0])))
        for viewer in (None, 0, 1, 2):
            seen = GAME.view(state, viewer)
            assert [p for trick in seen.past for p in trick.plays] + seen.trick == log
            assert [trick.winner for trick in seen.past] == state.winners
    assert [len(trick.plays) for trick in GAME.view(state, 0).past] == [3] * 8


@shows("PIK-R34")
@pytest.mark.parametrize(("seats", "pool"), [(3, 12), (4, 14), (5, 14)])
def test_own_cards_may_be_any_that_the_seat_does_not_see(seats: int, pool: int) -> None:
    state = begun(seats)
    seen = Counter(c for other in imagined(state, 1) for c in own(other, 1))
    unseen = {*state.dealt[1], *state.stock}
    assert len(unseen) == pool
    assert set(seen) == unseen
    average = 300 * 8 / pool
    assert all(0.75 * average < times < 1.25 * average for times in seen.values())
    for other in imagined(state, 1, 20):
        assert {*own(other, 1), *other.stock} == unseen
        assert len(other.stock) == len(state.stock)
        for seat in range(seats):
            assert (other.dealt[seat] == state.dealt[seat]) == (seat != 1)
    firsts = Counter(other.dealt[1][0] for other in imagined(state, 1))
    assert set(firsts) == unseen
    assert {other.stock[0] for other in imagined(state, 1)} == unseen
    assert state == begun(seats)


@shows("PIK-R30")
@pytest.mark.parametrize("option", ["winner", "card_player"])
def test_a_colour_that_could_not_be_followed_is_not_imagined(option: str) -> None:
    state = dealt(
        ["r2 r3 r5 r6 y2 y3 y5 y6", "p2 p3 p5 p6 b2 b3 b5 b6", "w2 w3 w5 w6 M1 M4 y7 w1"],
        "r4",
        trick_leader=option,
    )
    bid_all(state, [[0] * 3] * 3)
    confide_all(state, [None] * 3)
    play(state, 0, "p2", "M1=pink")
    assert state.missing(0) == []
    assert all(any(AS[2][c] for c in own(other, 0)) for other in imagined(state, 0, 5))
    play(state, 2, "r2")
    # Seat 1 led nothing itself, seat 2 followed, seat 0 could not.
    assert [state.missing(seat) for seat in range(3)] == [[2], [], []]
    shows_pink = [c for c in (*state.stock, *own(state, 0)) if AS[2][c]]
    assert sorted(NAMES[c] for c in shows_pink) == ["M7", "pink 4"]
    for other in imagined(state, 0, 100):
        assert not [c for c in own(other, 0) if AS[2][c]]
        assert set(shows_pink) <= set(other.stock)
        assert other.dealt[0][0] == card("r2")
    assert len({tuple(own(other, 0)) for other in imagined(state, 0, 100)}) > 50
    assert len({other.stock[0] in shows_pink for other in imagined(state, 0, 100)}) == 2
    leader = 0 if option == "winner" else 2
    assert state.acting() == [leader]
    if leader == 0:
        play(state, 0, "b2", "M4=blue", "y2")
    else:
        play(state, 2, "y2", "b2", "y7")
    assert state.missing(0) == ([2, 4] if leader == 0 else [2])
    assert state.missing(1) == ([] if leader == 0 else [1])
    assert state.missing(2) == []
    for seat in range(3):
        names = [COLOURS[colour] for colour in state.missing(seat)]
        for other in imagined(state, seat, 30):
            faces = {NAMES[face] for c in own(other, seat) for colour in AS for face in [colour[c]] if face}
            assert not [face for face in faces if face.split()[0] in names]


@pytest.mark.parametrize("option", ["winner", "card_player"])
def test_missing_colours_are_those_of_the_tricks_in_view(option: str) -> None:
    for seed in range(10):
        state, dice = at_play(4, seed % 4, seed, trick_leader=option), FastDice(seed)
        while state.phase == PLAY:
            finish(state, dice, 1)
            seen = GAME.view(state, None)
            tricks = [trick.plays for trick in seen.past] + [seen.trick]
            for owner in range(4):
                expected = [
                    COLOURS.index(plays[0][2])
                    for plays in tricks
                    for seat, _, colour in plays
                    if seat == (owner - 1) % 4 and colour != plays[0][2]
                ]
                assert state.missing(owner) == expected


@shows("PIK-26", "PIK-R34")
def test_bids_of_others_are_imagined_from_the_tokens_they_had() -> None:
    state = begun(4)
    auction(state, {1: 6, 2: 0, 3: 9})
    auction(state, {0: 3, 2: 4})
    auction(state, {3: 0})
    auction(state, {0: 2, 1: 1})
    others = imagined(state, 3, 200)
    assert {other.bids[0 * 4 + 2] for other in others} == set(range(7))
    assert {other.bids[1 * 4 + 2] for other in others} == set(range(4))
    assert {other.bids[3 * 4 + 2] for other in others} == {-1}
    assert {tuple(other.bids[8:12]) for other in others} == {(0, 4, -1, -1)}
    mine = imagined(state, 1, 200)
    assert {other.bids[1 * 4 + 2] for other in mine} == {1}
    assert {other.bids[0 * 4 + 2] for other in mine} == set(range(7))
    assert all(other.bids[:2] == state.bids[:2] for other in mine)

    auction(state, {3: 0})
    auction(state, {0: 0, 1: 0, 2: 0})
    auction(state, {2: 5, 1: 2})
    others = imagined(state, 0, 200)
    assert {other.bids[2 * 4 + 2] for other in others} == set(range(6))
    assert {other.bids[1 * 4 + 1] for other in others} == set(range(3))
    assert {other.bids[0] for other in others} == {-1}
    assert all(other.phase == BID for other in others)


@shows("PIK-38", "PIK-R34")
def test_confidence_of_others_may_be_any_until_it_is_turned_over() -> None:
    state, dice = begun(3), FastDice(1)
    while state.phase != CONFIDE:
        finish(state, dice, 1)
    do(state, 1, {"confide": 0})
    assert {other.confidence[1] for other in imagined(state, 0, 60)} == {NO_CONFIDENCE, 0, 1, 2}
    assert {other.confidence[1] for other in imagined(state, 1, 60)} == {0}
    assert {other.confidence[2] for other in imagined(state, 0, 60)} == {-1}
    do(state, 0, {"confide": None})
    do(state, 2, {"confide": 2})
    for _ in range(24):
        assert state.phase == PLAY
        seat = state.acting()[0]
        for viewer in range(3):
            for other in range(3):
                seen = {guess.confidence[other] for guess in imagined(state, viewer, 40)}
                assert seen == ({state.confidence[other]} if viewer == other else {NO_CONFIDENCE, 0, 1, 2})
        state.play(seat, state.legal(seat)[0])
    for other in imagined(state, 0, 20):
        assert other.confidence == [NO_CONFIDENCE, 0, 2]
        assert other.bids == state.bids


def test_between_rounds_only_the_stock_is_unknown() -> None:
    state, dice = at_play(5), FastDice(1)
    assert [other for other in imagined(GAME.start({}, 5), 0, 3) if other != GAME.start({}, 5)] == []
    while state.phase == PLAY:
        finish(state, dice, 1)
    for other in imagined(state, 2, 20):
        assert other.dealt == state.dealt
        assert sorted(other.stock) == sorted(state.stock)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_what_is_imagined_says_nothing_of_the_truth(seats: int) -> None:
    """A place holds the true card as often as chance would have it, no more."""
    hits, total = 0, 0
    pool = len(DECKS[seats]) - 8 * (seats - 1) - 1
    for seed in range(250):
        state = begun(seats, seed=seed)
        other = state.imagine(0, FastDice(seed + 10_000))
        hits += sum(a == b for a, b in zip(state.dealt[0], other.dealt[0], strict=True))
        total += 8
    expected = total / pool
    assert abs(hits - expected) < 4 * expected**0.5


def test_views_survive_imagining() -> None:
    for seed in range(2):
        state, dice = GAME.start({}, 4), FastDice(seed)
        state.listen()
        while state.outcome() is None:
            finish(state, dice, 1)
            for seat in range(4):
                other = state.imagine(seat, dice)
                assert GAME.view(other, seat) == GAME.view(state, seat)
                # What nobody can tell apart gives the same with equal dice.
                assert other.imagine(seat, FastDice(seed)) == state.imagine(seat, FastDice(seed))
                assert other.legal(seat) == state.legal(seat)
                assert GAME.cards(other) == GAME.cards(state) == DECKS[4]
