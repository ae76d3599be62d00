"""What nobody may know in Pungi, and what a seat imagines instead."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
import pytest

from games.pungi.positions import animal, begun, play, play_round, started
from shows import shows
from tablee import FastDice
from tablee.games.pungi import GAME
from tablee.games.pungi.cards import ANIMAL_NAMES, SNAKE_NAMES, SPECIES
from tablee.games.pungi.deals import GAP, SNAKES
from tablee.games.pungi.rules import Pungi
from tablee.games.pungi.view import PHASES

HANDS = ("mouse 1, mouse 2", "frog 3", "snail 4, lizard 5", "frog 6")


def imagined(state: Pungi, seat: int, times: int = 300) -> list[Pungi]:
    return [state.imagine(seat, FastDice(number)) for number in range(times)]


def seen(state: Pungi, seat: int | None) -> dict[str, Any]:
    view: dict[str, Any] = msgspec.to_builtins(GAME.view(state, seat))
    return view


def middle(seats: int = 4, rounds: int = 3, plays: int = 2, seed: int = 1, **options: Any) -> Pungi:
    """A game under way, some cards of the round played."""
    state, dice = begun(seats, 1, seed=seed, **options), FastDice(seed)
    for _ in range(rounds):
        play_round(state, dice)
    for _ in range(plays):
        state.listen()
        state.play(state.turn, state.legal(state.turn)[dice.below(5)])
    return state


@shows("PUN-06", "PUN-R12")
def test_others_see_the_species_of_a_hand_and_no_value() -> None:
    state = begun(4, 0, hands=HANDS)
    truth = GAME.truth(state)
    for viewer in (None, 0, 1, 2, 3):
        view = seen(state, viewer)
        for owner in range(4):
            assert view["species"][owner] == sorted(
                (name.split()[0] for name in truth["hands"][owner]), key=SPECIES.index
            )
            if owner == viewer:
                assert view["hands"][owner] == truth["hands"][owner]
                assert [name.split()[0] for name in view["hands"][owner]] == view["species"][owner]
            else:
                assert view["hands"][owner] == [None] * 5


@shows("PUN-13", "PUN-15")
def test_species_played_are_seen_before_the_next_card_but_values_are_not() -> None:
    state = begun(4, 2, hands=HANDS)
    state.listen()
    play(state, "mouse 2")
    for viewer in (None, 0, 1, 3):
        view = seen(state, viewer)
        assert view["played"] == [{"seat": 2, "species": "mouse", "card": None}]
        assert view["facts"] == [{"what": "played", "about": {"seat": 2, "species": "mouse", "card": None}}]
    assert seen(state, 2)["played"] == [{"seat": 2, "species": "mouse", "card": "mouse 2"}]
    assert seen(state, 2)["facts"][0]["about"]["card"] == "mouse 2"
    assert seen(state, 3)["species"][2].count("mouse") == seen(state, 2)["species"][2].count("mouse")
    assert [len(hand) for hand in seen(state, 0)["hands"]] == [5, 5, 4, 5]


@shows("PUN-28")
def test_the_species_of_a_drawn_card_is_told_to_all_its_value_to_the_drawer() -> None:
    state = begun(3, 0, "+1 +2 +3 +4 -1 -2", ("mouse 1", "snail 2", "frog 3"), "lizard 4, lizard 5, frog 6")
    for name in ("mouse 1", "snail 2", "frog 3"):
        state.listen()
        play(state, name)
    drawn = [(1, "lizard", "lizard 4"), (2, "lizard", "lizard 5"), (0, "frog", "frog 6")]
    for viewer in (None, 0, 1, 2):
        told = [fact["about"] for fact in seen(state, viewer)["facts"] if fact["what"] == "drew"]
        assert told == [
            {"seat": seat, "species": species, "card": card if seat == viewer else None}
            for seat, species, card in drawn
        ]


@shows("PUN-R11", "PUN-R13", "PUN-R19")
def test_what_of_the_stacks_is_seen() -> None:
    state = middle()
    truth = GAME.truth(state)
    for viewer in (None, 0, 3):
        view = seen(state, viewer)
        assert view["snakes"] == len(truth["snakes"]) == 37 - 16
        assert view["animals"] == len(truth["animals"]) == 60 - 20 - 12
        assert view["next_animal"] == truth["animals"][0].split()[0]
        assert view["discards"] == truth["discards"]
        assert len(view["discards"]) == 12
        assert (view["row"], view["taken"], view["totals"]) == (truth["row"], truth["taken"], [0] * 4)
        assert view["deck"] == Counter(SNAKE_NAMES[card] for card in state.deck)
    nothing = seen(GAME.start({}, 4), 0)
    assert (nothing["next_animal"], nothing["start"], nothing["turn"]) == (None, None, None)
    assert (nothing["snakes"], nothing["animals"]) == (0, 0)


@shows("PUN-R9", "PUN-R11")
def test_the_rest_of_a_view() -> None:
    state = middle(next_start="nominate", games_per_match=3)
    view = GAME.view(state, 2)
    assert (view.game, view.games, view.round, view.start) == (1, 3, 4, state.start)
    assert (view.turn, view.phase, view.seat) == (state.turn, "play", 2)
    play(state, ANIMAL_NAMES[state.legal(state.turn)[0]])
    play(state, ANIMAL_NAMES[state.legal(state.turn)[0]])
    assert GAME.view(state, 2).phase == "name"
    rejected = GAME.view(begun(4, 0, "+1 +1 +1 +1"), None)
    assert (rejected.row, rejected.phase, rejected.turn, rejected.start) == (["+1"] * 4, "deal", None, 0)
    assert PHASES == ("deal", "play", "name", "over")


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_what_is_imagined_looks_the_same(seats: int) -> None:
    for plays in range(seats):
        state = middle(seats, 4, plays, seed=seats)
        for seat in range(seats):
            view = msgspec.json.encode(GAME.view(state, seat))
            for other in imagined(state, seat, 5):
                assert msgspec.json.encode(GAME.view(other, seat)) == view
                assert other.legal(seat) == state.legal(seat)
                assert GAME.cards(other) == GAME.cards(state)
                assert other.imagine(seat, FastDice(3)) == state.imagine(seat, FastDice(3))


@shows("PUN-06", "PUN-R12")
def test_any_unseen_card_of_the_species_may_be_in_a_hand() -> None:
    state = middle(plays=0)
    hidden = [
        c
        for stack in (*(state.hand(s) for s in (1, 2, 3)), state.animals[state.animals_drawn :])
        for c in stack
    ]
    for owner in (1, 2, 3):
        for card in state.hand(owner):
            alike = {other for other in hidden if other // 10 == card // 10}
            found = {
                c for other in imagined(state, 0, 300) for c in other.hand(owner) if c // 10 == card // 10
            }
            assert found == alike
    assert all(other.hand(0) == state.hand(0) for other in imagined(state, 0, 10))


def test_each_hidden_value_is_as_likely() -> None:
    state = begun(3, 0, hands=("", "mouse 1, snail 1, lizard 1, frog 1, dragonfly 1"))
    mine = set(state.hand(0))
    counts = Counter(other.hand(1)[0] for other in imagined(state, 0, 2000))
    unseen = [card for card in range(10) if card not in mine]
    assert set(counts) == set(unseen)
    expected = 2000 / len(unseen)
    assert all(abs(count - expected) < 5 * expected**0.5 for count in counts.values())


def test_a_card_played_is_imagined_too_and_own_ones_are_not() -> None:
    state = begun(4, 2, hands=HANDS)
    play(state, "mouse 2")
    play(state, "frog 3")
    unseen = {card for card in range(10) if card not in state.hand(0)}
    assert {other.played[0] for other in imagined(state, 0)} == unseen
    assert {other.played[0] for other in imagined(state, 2, 20)} == {animal("mouse 2")}
    assert len({other.played[1] for other in imagined(state, 2)}) > 3
    # An own card that was played is nowhere else.
    assert all(animal("mouse 2") not in other.animals for other in imagined(state, 2, 60))


def test_seen_cards_are_never_imagined_elsewhere() -> None:
    state = middle(5, 5, 3)
    for other in imagined(state, 0, 50):
        hidden = [card for seat in range(1, 5) for card in other.hand(seat)]
        assert not set(hidden + other.animals) & {*state.discards, *state.hand(0)}
        assert other.discards == state.discards


def test_stacks_are_imagined_in_any_order() -> None:
    state = middle()
    tops = Counter(other.animals[0] for other in imagined(state, 0))
    top = state.animals[state.animals_drawn]
    assert {card // 10 for card in tops} == {top // 10}
    assert len(tops) > 2
    assert len({other.animals[1] // 10 for other in imagined(state, 0)}) == 6
    left = sorted(state.snakes[state.snakes_drawn :])
    assert all(sorted(other.snakes) == left for other in imagined(state, 0, 20))
    assert {other.snakes[0] for other in imagined(state, 0)} == set(left)
    assert {other.snakes[-1] for other in imagined(state, 0)} == set(left)


def test_a_gap_in_a_hand_does_not_say_what_was_played() -> None:
    state = middle(4, 2, 2)
    for other in imagined(state, 0, 10):
        for seat in range(4):
            places = other.places[5 * seat : 5 * seat + 5]
            gaps = 5 - len(state.hand(seat))
            assert places[5 - gaps :] == [GAP] * gaps
            assert GAP not in places[: 5 - gaps]


@shows("PUN-R9")
def test_a_row_sent_back_is_remembered_its_place_in_the_stack_is_not() -> None:
    state = begun(4, 0, "+2 +2 +2 +2")
    other = state.imagine(1, FastDice(1))
    assert (other.due, other.row) == (SNAKES, state.row)
    assert sorted(other.undecided()) == sorted(state.undecided())
    deal = other.shuffle(FastDice(2))
    assert deal == state.shuffle(FastDice(2))


def test_before_the_deal_there_is_nothing_to_imagine() -> None:
    for state in (GAME.start({}, 3), started(3, 1)):
        assert state.imagine(0, FastDice(1)) == state


def test_what_was_told_is_imagined_as_it_was_heard() -> None:
    state = middle(plays=1)
    seat = state.start
    assert state.told == [(5, seat, state.played[0] // 10, state.played[0])]
    assert state.imagine(seat, FastDice(1)).told == state.told
    assert state.imagine((seat + 1) % 4, FastDice(1)).told == [(5, seat, state.played[0] // 10, -1)]
    state.told = None
    assert state.imagine(0, FastDice(1)).told is None


@pytest.mark.parametrize("seats", [3, 5])
def test_what_is_imagined_says_nothing_of_the_truth(seats: int) -> None:
    """Hidden cards match the truth as often as any of their species would, no more."""
    hits = expected = 0.0
    for seed in range(80):
        state = middle(seats, 2, 0, seed)
        other = state.imagine(0, FastDice(seed + 10_000))
        stack = state.animals[state.animals_drawn :]
        hidden = Counter(c // 10 for c in [c for s in range(1, seats) for c in state.hand(s)] + stack)
        for seat in range(1, seats):
            mine = Counter(card // 10 for card in state.hand(seat))
            hits += len(set(state.hand(seat)) & set(other.hand(seat)))
            expected += sum(number**2 / hidden[species] for species, number in mine.items())
    assert abs(hits - expected) < 5 * expected**0.5
