"""What nobody may know in Klunker, what everybody does, and what a seat imagines of the rest."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
import pytest

from games.klunker.positions import SHOE, begun, buying, do, heap, position, storing
from shows import shows
from tablee import FastDice, finish
from tablee.core.words import LANGUAGES, Words
from tablee.games.klunker import GAME
from tablee.games.klunker.cards import DECK, NAMES, NUMBERS, count, hand_size, listed
from tablee.games.klunker.deals import BUYING
from tablee.games.klunker.rules import Klunker
from tablee.testing import check_game


def imagined(state: Klunker, seat: int, times: int = 300) -> list[Klunker]:
    return [state.imagine(seat, FastDice(number)) for number in range(times)]


@shows("KLU-07")
def test_hands_are_seen_by_their_owners_only() -> None:
    begins, ends = begun(4), position(4, hands=[heap(shoe=2, fob=number) for number in range(4)])
    ends.end_game()
    for state in (begins, ends):
        for viewer in (None, 0, 1, 2, 3):
            hands = GAME.view(state, viewer).hands
            for owner in range(4):
                mine = [NAMES[kind] for kind in listed(state.hands[owner])]
                assert hands[owner] == (mine if owner == viewer else [None] * len(mine))


@shows("KLU-05", "KLU-08")
def test_nobody_sees_starting_bills_and_the_pile() -> None:
    state = begun(4)
    for viewer in (None, 0, 1):
        seen = msgspec.to_builtins(GAME.view(state, viewer))
        assert seen["pile"] == 66
        assert seen["on_top"] == seen["bills_of"] == []
        seen["hands"] = []
        assert not any(f"'{name}'" in str(seen) for name in NAMES)


@shows("KLU-44")
def test_drawn_cards_are_told_to_who_draws_them() -> None:
    state = GAME.start({}, 3)
    state.listen()
    state.deal(GAME.read_deal(state, {"start": 1}))
    assert GAME.view(state, 0).facts[0].about == {"seat": 1}
    state.listen()
    state.deal(state.shuffle(FastDice(1)))
    for viewer in (None, 0, 1, 2):
        facts = GAME.view(state, viewer).facts
        assert [fact.what for fact in facts] == ["dealt", "drew", "drew", "drew"]
        assert facts[0].about == {"game": 1}
        for fact, seat in zip(facts[1:], (1, 2, 0), strict=True):
            mine = [NAMES[kind] for kind in listed(state.hands[seat])]
            assert fact.about == {"seat": seat, "count": 6, "cards": mine if seat == viewer else None}


def known_top() -> Klunker:
    """A has been dealt two tiaras that everybody knows, B one; another is left on top."""
    state = begun(3, seed=5)
    for seat in range(3):
        state.play(seat, next(a for a in state.legal(seat) if a))
    state.hands = [heap(shoe=4), heap(shoe=5), heap(fob=6)]
    state.returned = [NUMBERS["piercing"], *[NUMBERS["tiara"]] * 3]
    state.left -= 4
    state.refill(0)
    state.refill(1)
    return state


@shows("KLU-R15")
def test_known_cards_can_be_followed_into_hands() -> None:
    state = known_top()
    for viewer in (None, 0, 1, 2):
        seen = GAME.view(state, viewer)
        assert seen.known == [["tiara", "tiara"], ["tiara"], []]
        assert seen.on_top == ["piercing"]
        assert seen.pile == state.left + 1


@shows("KLU-R15")
def test_what_is_shown_or_stored_is_known_no_more() -> None:
    state = position(hands=[heap(tiara=3, fob=2, shoe=1)] * 3, windows=[SHOE] * 3)
    state.known = [heap(tiara=2, fob=1), heap(tiara=1), heap(fob=2)]
    do(state, 0, display=["tiara", "fob", "fob"])
    assert state.known == [heap(tiara=1), heap(tiara=1), heap(fob=2)]
    do(state, 1, display=["shoe"])
    assert state.known[1] == heap(tiara=1)
    do(state, 2, display=[])
    assert state.known[2] == heap(fob=2)
    do(state, 0, store="tiara")
    do(state, 1, pass_=True)
    do(state, 2, store="fob")
    assert state.known == [0, heap(tiara=1), heap(fob=1)]
    do(state, 0, store="tiara")
    assert state.known[0] == 0


@shows("KLU-R15")
def test_what_is_known_is_imagined_so() -> None:
    state, dice = begun(4, seed=11), FastDice(11)
    moments = 0
    while state.outcome() is None:
        finish(state, dice, 1)
        if any(state.known) or state.returned:
            moments += 1
            for other in imagined(state, 1, 4):
                assert other.hands[1] == state.hands[1]
                assert other.returned == state.returned
                for owner in range(4):
                    for kind in range(7):
                        assert count(other.hands[owner], kind) >= count(state.known[owner], kind)
    assert moments > 10


def test_imagined_cards_add_up() -> None:
    for seats in (3, 4, 5):
        state, dice = begun(seats, seed=3, games_per_match=2), FastDice(3)
        while state.outcome() is None:
            for seat in range(seats):
                other = state.imagine(seat, dice)
                assert GAME.cards(other) == DECK
                assert [hand_size(hand) for hand in other.hands] == [hand_size(hand) for hand in state.hands]
                assert len(other.starting) == seats
                assert len(other.jewels) == other.left == state.left
                assert msgspec.json.encode(GAME.view(other, seat)) == msgspec.json.encode(
                    GAME.view(state, seat)
                )
            finish(state, dice, 7)


def test_before_the_cards_there_is_nothing_to_imagine() -> None:
    state = GAME.start({}, 3)
    assert state.imagine(0, FastDice(1)) == state
    state.listen()
    state.deal(GAME.read_deal(state, {"start": 1}))
    assert state.imagine(0, FastDice(1)) == state
    assert state.imagine(0, FastDice(1)).told == state.told


def test_any_unseen_card_may_be_anywhere() -> None:
    state = begun(3)
    nexts, bills, hands = Counter(), Counter(), Counter()
    for other in imagined(state, 0):
        nexts[other.jewels[-1]] += 1
        bills[other.starting[1]] += 1
        hands[other.hands[2]] += 1
    assert set(nexts) == set(bills) == set(range(7))
    assert len(hands) > 200


@shows("KLU-05")
def test_bills_of_sales_are_known_to_be_gone() -> None:
    state = storing(seats=3, hands=[heap(necklace=1, tiara=5)] * 3, windows=[SHOE] * 3)
    state.safes = [heap(necklace=3), 0, 0]
    do(state, 0, store="necklace")
    assert GAME.view(state, 2).bills_of == ["necklace"] * 4
    for other in imagined(state, 2, 20):
        elsewhere = [*other.starting, *other.jewels, *listed(other.hands[0]), *listed(other.hands[1])]
        # Ten, without those sold and the one in the own hand.
        assert elsewhere.count(NUMBERS["necklace"]) == 5


@pytest.mark.parametrize("seats", [3, 5])
def test_what_is_imagined_says_nothing_of_the_truth(seats: int) -> None:
    """Cards match the truth as often as two independent shuffles would, no more."""
    hits = total = expected = 0.0
    for seed in range(60):
        state = begun(seats, seed=seed)
        other = state.imagine(0, FastDice(seed + 10_000))
        true, guess = state.jewels[: state.left], other.jewels
        unseen = Counter(DECK) - Counter(listed(state.hands[0]))
        total += len(true)
        hits += sum(a == b for a, b in zip(true, guess, strict=True))
        expected += sum(number / unseen.total() * true.count(kind) for kind, number in unseen.items())
    assert abs(hits - expected) < 5 * expected**0.5
    assert hits < total / 4


def test_the_promises_of_the_door() -> None:
    check_game(GAME, {}, 3)


def test_every_fact_has_words() -> None:
    said = {language: set[str]() for language in LANGUAGES}
    for seed in range(3):
        state, dice = begun(3, seed=seed), FastDice(seed)
        while state.outcome() is None:
            state.listen()
            finish(state, dice, 1)
            for language in LANGUAGES:
                words = Words(language, GAME)
                said[language] |= {words.fact(fact) for fact in GAME.view(state, 0).facts}
    english = said["en"]
    assert "The pile is too small to fill all hands: the game is over." in english
    assert any("for one bill; 3 cards go back" in line for line in english)
    assert all(len(lines) > 100 for lines in said.values())


def test_the_table_as_text() -> None:
    state = buying([1, 0, 2], windows=[SHOE, heap(fob=2, tiara=1), SHOE], bills=[3, 1, 2], hands=[SHOE] * 3)
    state.known = [0, heap(shoe=1), 0]
    state.returned = [NUMBERS["fob"]]
    text = GAME.sketch(GAME.view(state, 0), Words("en", GAME).say)
    assert text == (
        "Game 1 of 1, round 1\n"
        "Pile: 74 cards · known on top: watch fob\n"
        "seat 1 (starts) · bills 3 · total 0 · purchase card 2 · hand: shoe · window: shoe · safe: -\n"
        "seat 2 · bills 1 · total 0 · purchase card 1 · hand: 1 (known: shoe)"
        " · window: 2 × watch fob, tiara · safe: -\n"
        "seat 3 · bills 2 · total 0 · purchase card 3 · hand: 1 · window: shoe · safe: -"
    )


def heard(
    state: Klunker, seat: int, viewer: int | None = None, **words: Any
) -> list[tuple[str, dict[str, Any]]]:
    """What an action brings about, as told to somebody."""
    state.listen()
    do(state, seat, **words)
    return [(fact.what, fact.about) for fact in GAME.view(state, viewer).facts]


def test_everything_that_happens_is_told() -> None:
    windows, hands = [SHOE, SHOE, 0], [heap(fob=2, tiara=4), heap(fob=6), heap(fob=1)]
    state = position(hands=hands, windows=windows, pile=["tooth"] * 7 + ["necklace"])
    shown = {"seat": 0, "cards": ["fob", "tiara"]}
    assert heard(state, 0, display=["tiara", "fob"]) == [("showed", shown)]
    assert heard(state, 1, display=[]) == [("showed-none", {"seat": 1})]
    assert heard(state, 2, display=["fob"]) == [("showed", {"seat": 2, "cards": ["fob"]})]
    assert heard(state, 0, store="tiara") == [("stored", {"seat": 0, "card": "tiara"})]
    assert heard(state, 1, pass_=True) == [
        ("passed", {"seat": 1, "number": 1}),
        ("passed", {"seat": 2, "number": 2}),  # by itself
    ]
    assert heard(state, 0, pass_=True) == [("passed", {"seat": 0, "number": 3})]
    bought = {"seat": 1, "other": 0, "cards": ["shoe", "fob", "tiara"]}
    assert heard(state, 1, buy=0) == [("bought", bought)]
    assert heard(state, 2, viewer=0, buy=2) == [("took-own", {"seat": 2, "cards": ["fob"]})]
    after = state.copy()
    assert heard(state, 0, viewer=2, buy=None) == [
        ("declined", {"seat": 0}),
        ("pile-out", {}),
    ]
    assert heard(after, 0, viewer=0, buy=1) == [
        ("bought", {"seat": 0, "other": 1, "cards": ["shoe"]}),
        ("keeps-start", {"seat": 0}),
        ("pile-out", {}),
    ]


def test_what_is_drawn_is_told_but_not_to_everybody() -> None:
    for viewer in (None, 0, 1, 2):
        state = position(
            hands=[heap(fob=5), heap(fob=6), heap(fob=4)], pile=["tooth", "shoe", "tiara", "tiara"]
        )
        state.windows, state.purchase, state.phase, state.passed = [SHOE, SHOE, SHOE], [1, 2, 3], BUYING, 3
        do(state, 0, buy=1)
        assert heard(state, 1, viewer, buy=None) == [
            ("declined", {"seat": 1}),
            ("drew", {"seat": 2, "count": 2, "cards": ["tooth", "shoe"] if viewer == 2 else None}),
            ("drew", {"seat": 0, "count": 1, "cards": ["tiara"] if viewer == 0 else None}),
            ("round", {"round": 2}),
        ]
