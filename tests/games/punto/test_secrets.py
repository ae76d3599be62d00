"""What nobody may know in Punto, and what a seat imagines instead."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from games.punto.positions import begun, card, give_piles, hands, piles, position
from shows import shows
from tablee import FastDice, finish
from tablee.games.punto import GAME
from tablee.games.punto.cards import NEUTRAL, colour_of
from tablee.games.punto.deals import DEAL
from tablee.games.punto.rules import Punto


def imagined(state: Punto, seat: int, times: int = 400) -> list[Punto]:
    return [state.imagine(seat, FastDice(number)) for number in range(times)]


def test_piles_are_hidden_from_everybody() -> None:
    state = begun(4)
    for seat in (None, 0, 1):
        seen = msgspec.to_builtins(GAME.view(state, seat))
        assert seen["piles"] == [17, 18, 18, 18]
        assert seen["hands"][0] == [GAME.describe(state, 0, state.legal(0)[0])["place"]]
        shown = str({key: value for key, value in seen.items() if key != "colours"})
        assert sum(shown.count(f"{colour} ") for colour in ("red", "blue", "green", "yellow")) <= 2


@shows("PTO-R4", "PTO-R20")
def test_expert_hands_are_hidden_from_all_others_partners_too() -> None:
    state = begun(4, teams=True, expert=True)
    for viewer in (None, 0, 1, 2, 3):
        seen = GAME.view(state, viewer).hands
        for owner in range(4):
            assert (None in seen[owner]) == (owner != viewer)
            assert len(seen[owner]) == 2
    state.listen()
    state.begin_round()
    drawn = [fact.about for fact in GAME.view(state, 1).facts if fact.what == "drew"]
    assert all((about["card"] is None) == (about["seat"] != 1) for about in drawn)


@shows("PTO-R18")
def test_the_neutral_cards_shared_out_are_a_number_only() -> None:
    state, dice = begun(3, rounds_to_win=5), FastDice(5)
    while state.phase != DEAL:
        finish(state, dice, 1)
    state.listen()
    state.deal(state.shuffle(FastDice(1)))
    seen = GAME.view(state, 0)
    assert [fact.what for fact in seen.facts] == ["shared"]
    assert seen.facts[0].about == {"cards": len(state.shares[0]), "removed": len(state.removed)}
    assert seen.neutral_removed == len(state.removed)
    assert sum(seen.neutral) + len(state.removed) == 18


def test_own_colours_are_known_but_for_the_order() -> None:
    state = begun(4)
    nexts = Counter(other.pile(1)[0] for other in imagined(state, 0))
    assert set(nexts) == set(state.pile(1))
    assert all(sorted(other.pile(1)) == sorted(state.pile(1)) for other in imagined(state, 0, 20))
    # Values have two copies each: every one comes up as often, whatever the true next card is.
    assert max(nexts.values()) < 3 * min(nexts.values())


@shows("PTO-R18")
def test_any_neutral_card_may_be_anywhere() -> None:
    state = begun(3)
    seen = Counter(
        (party, c)
        for other in imagined(state, 0)
        for party in range(3)
        for c in other.pile(party)
        if colour_of(c) == NEUTRAL
    )
    unseen = {c for pile in piles(state) for c in pile if colour_of(c) == NEUTRAL}
    assert set(seen) == {(party, c) for party in range(3) for c in unseen}


def test_removed_cards_may_be_any_neutral_ones() -> None:
    state, dice = begun(3, rounds_to_win=5), FastDice(2)
    while not state.removed and state.outcome() is None:
        finish(state, dice, 1)
    finish(state, dice, 1)
    assert state.removed
    assert len({tuple(other.removed) for other in imagined(state, 0, 50)}) > 5


def test_imagined_shares_come_from_the_cards_that_lay_open() -> None:
    state = begun(3)
    state.placed = [card("Y1")] * 2 + [card("Y2"), card("R5")]
    give_piles(state, [[card(f"Y{v}") for v in (3, 4, 5)] for _ in range(3)])
    state.end_drawn()
    state.deal(state.shuffle(FastDice(1)))
    for other in imagined(state, 1, 40):
        assert sorted(c for share in other.shares for c in share) == sorted([card("Y1")] * 2 + [card("Y2")])
        assert all(card("Y1") not in pile for pile in piles(other))
    assert len({tuple(map(tuple, other.shares)) for other in imagined(state, 1, 40)}) == 3


def test_cards_that_were_not_shared_out_come_from_those_too() -> None:
    state = begun(3)
    state.placed = [card(f"Y{v}") for v in (1, 2, 3, 4)]
    state.removed = [card("Y9")]
    give_piles(state, [[card(f"Y{v}") for v in (5, 6, 7)] for _ in range(3)])
    state.end_drawn()
    state.deal(state.shuffle(FastDice(1)))
    for other in imagined(state, 1, 40):
        assert len(other.removed) == 2
        lay_open = [*(c for share in other.shares for c in share), other.removed[-1]]
        assert sorted(lay_open) == state.placed


def test_expert_hands_are_imagined_too_but_can_always_be_placed() -> None:
    state = begun(4, expert=True)
    drawn = Counter(tuple(sorted(other.hand(0))) for other in imagined(state, 1))
    assert len(drawn) > 30
    assert all(other.hand(1) == state.hand(1) for other in imagined(state, 1, 20))

    full = {(x, y): "RBGY"[(x + 2 * y) % 4] + "8" for y in range(6) for x in range(6)}
    state = position(full, "B1 B9", turn=1, expert=True, piles=[[], ["B2", "B3", "B4"], [], []])
    for other in imagined(state, 0, 60):
        assert card("B9") in other.hand(1)
        assert other.legal(1)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_imagined_says_nothing_of_the_truth(seats: int) -> None:
    """Cards match the truth as often as two independent shuffles would, no more."""
    hits = total = expected = 0.0
    for seed in range(60):
        state = begun(seats, seed=seed)
        other = state.imagine(0, FastDice(seed + 10_000))
        for true, guess in zip(piles(state), piles(other), strict=True):
            counts = Counter(true)
            total += len(true)
            hits += sum(a == b for a, b in zip(true, guess, strict=True))
            expected += sum(n * n for n in counts.values()) / len(true)
    assert abs(hits - expected) < 5 * expected**0.5
    assert hits < total / 4


@pytest.mark.parametrize(("seats", "expert"), [(4, False), (6, False), (6, True), (8, True)])
def test_team_packs_are_imagined_whole(seats: int, expert: bool) -> None:
    state = begun(seats, expert=expert, teams=True)
    finish(state, FastDice(3), 20)
    for viewer in range(seats):
        for other in imagined(state, viewer, 5):
            assert GAME.cards(other) == GAME.cards(state)
            assert [len(pile) for pile in piles(other)] == [len(pile) for pile in piles(state)]
            assert [len(hand) for hand in hands(other)] == [len(hand) for hand in hands(state)]
    exchanged = {c for other in imagined(state, 1, 60) for c in other.pile(0)}
    assert exchanged > set(state.pile(0))  # a partner's cards may be here


def test_what_only_others_heard_is_not_imagined() -> None:
    state = begun(4, expert=True)
    state.listen()
    state.draw(2)
    assert state.imagine(2, FastDice(1)).told == state.told
    assert state.imagine(0, FastDice(1)).told == [(told[0], 2, -1, -1) for told in state.told or []]
