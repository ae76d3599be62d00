"""The rules and rulings of Jungle Speed, one by one: setup, turns, duels, false grabs, the pace."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from games.jungle_speed.positions import (
    A,
    B,
    C,
    D,
    E,
    all_to,
    begun,
    card,
    claims,
    draws,
    equal,
    exact,
    flip,
    grab,
    pot,
    refused,
    sizes,
    table,
    ticks,
)
from shows import shows
from tablee import FastDice, Refused
from tablee.core.contract import NOBODY, Deal
from tablee.core.match import Match
from tablee.games.jungle_speed import GAME
from tablee.games.jungle_speed.actions import FLIP, GIVE_EQUAL, GIVE_SEAT, GRAB
from tablee.games.jungle_speed.cards import COLOURS, DECK, NAMES, NO_CARD, SHAPES
from tablee.games.jungle_speed.deals import CHOICE, COUNTDOWN, DEAL, OVER, SETTLE, TURN, WINDOW
from tablee.games.jungle_speed.pacing import NORMAL, pacing
from tablee.games.jungle_speed.rules import JungleSpeed

# Components and setup


@shows("JUN-01", "JUN-04", "JUN-R36")
def test_the_deck() -> None:
    named = Counter(NAMES[c] for c in DECK)
    assert named.total() == 80
    assert (named.pop("colour"), named.pop("inward"), named.pop("outward")) == (2, 3, 3)
    assert named == Counter(f"{shape} {colour}" for shape in SHAPES for colour in COLOURS)
    assert len(SHAPES) == 18
    assert COLOURS == ["red", "yellow", "green", "mauve"]


@shows("JUN-02", "JUN-03", "JUN-17")
def test_identical_is_of_the_same_shape() -> None:
    for one, other in combinations(["a1 red", "a1 green", "a2 red", "b1 red", "f3 mauve", "f2 mauve"], 2):
        state = exact([["e1 red"], ["e2 red"]], [[one], [other]])
        duels = [[A, B]] if one[:2] == other[:2] else []
        assert claims(state) == (duels, False)


@shows("JUN-05", "JUN-69", "JUN-35")
def test_every_seat_may_grab_while_the_totem_is_free() -> None:
    state = begun(5, start=2)
    assert state.acting() == [0, 1, 2, 3, 4]
    assert [state.legal(seat) for seat in range(5)] == [[GRAB], [GRAB], [FLIP, GRAB], [GRAB], [GRAB]]
    state = exact([["e1 red"], ["e2 red"], ["e3 red"]], [["a1 red"], ["a1 green"], []])
    first, second = state.copy(), state.copy()
    grab(first, A)
    grab(second, B)
    assert (first.turn, second.turn) == (B, A)


@shows("JUN-06", "JUN-08")
def test_all_cards_are_dealt_face_down() -> None:
    for options in ({}, {"remove_colour_arrows": True}):
        state = begun(3, **options)
        assert sorted(c for pile in state.draws for c in pile) == state.deck
        assert state.discards == [[], [], []]
        assert state.pot == []
    assert len({tuple(begun(3, seed=seed).draws[0]) for seed in range(20)}) == 20


@shows("JUN-07", "JUN-R2")
def test_the_first_seats_hold_the_extra_cards() -> None:
    for start in range(7):
        state = begun(7, start=start)
        assert [len(state.draws[(start + i) % 7]) for i in range(7)] == [12, 12, 12, 11, 11, 11, 11]
    assert [len(pile) for pile in begun(6, start=5).draws] == [14, 13, 13, 13, 13, 14]


@shows("JUN-10", "JUN-R4", "JUN-R1")
def test_the_first_seat_is_drawn_by_lot() -> None:
    for seats in range(2, 11):
        state = GAME.start({}, seats)
        assert {state.shuffle(FastDice(seed)).stacks[0][0] for seed in range(120)} == set(range(seats))
        assert begun(seats, start=seats - 1).turn == seats - 1
    for seats in (1, 11):
        with pytest.raises(Refused, match="wrong-seats"):
            GAME.start({}, seats)


def test_deals_that_could_not_be_are_refused() -> None:
    state = GAME.start({}, 3)
    assert (state.turn, state.choosing, state.reason) == (NOBODY, NOBODY, "")
    for stacks in ([[3]], [[-1]], [[0, 1]], [[0], [1]], [], [[]]):
        with pytest.raises(Refused, match=r"^malformed: bad-deal$"):
            state.deal(Deal("start", stacks))
    with pytest.raises(Refused, match="other-deal-due") as due:
        state.deal(Deal("piles", [[], [], []]))
    assert due.value.about == {"due": "start"}
    state.deal(Deal("start", [[2]]))
    assert (state.phase, state.turn, state.acting(), state.waits()) == (DEAL, 2, [], None)
    with pytest.raises(Refused, match="other-deal-due"):
        state.deal(Deal("start", [[0]]))
    good = state.shuffle(FastDice(1)).stacks
    assert [len(pile) for pile in good] == [27, 26, 27]
    twice = [[*good[0][:-1], good[1][0]], good[1], good[2]]
    for stacks in (good[:2], [good[1], good[0], good[2]], twice):
        with pytest.raises(Refused, match=r"^malformed: bad-deal$"):
            state.deal(Deal("piles", stacks))
    with pytest.raises(Refused, match=r"^not now: no-tick$"):
        state.tick()
    state.deal(Deal("piles", good))
    assert draws(state) == [[NAMES[c] for c in pile] for pile in good]
    for attempt in (lambda: state.shuffle(FastDice(1)), lambda: state.deal(Deal("piles", good))):
        with pytest.raises(Refused, match=r"^not now: no-deal-due$"):
            attempt()


# Turns


@shows("JUN-11", "JUN-12", "JUN-13", "JUN-16", "JUN-09")
def test_seats_flip_in_turn_the_top_card_onto_their_own_pile() -> None:
    state = exact([["a1 red", "a2 red"], ["b1 red"], ["c1 red", "c2 red"]], [["d1 red"], [], []], turn=C)
    assert state.tops() == [card("d1 red"), NO_CARD, NO_CARD]
    for seat, name in ((C, "c1 red"), (A, "a1 red"), (B, "b1 red"), (C, "c2 red"), (A, "a2 red")):
        flip(state, seat)
        assert NAMES[state.discards[seat][-1]] == name
    assert sizes(state) == [(0, 3), (0, 1), (0, 2)]


@shows("JUN-12", "JUN-R3")
def test_a_flip_is_told_to_all_in_the_same_words() -> None:
    match = Match(GAME, {}, 3)
    match.deal(FastDice(1))
    match.deal(FastDice(2))
    assert isinstance(match.state, JungleSpeed)
    match.play(match.state.turn, {"flip": True})
    facts = [match.view(viewer).facts for viewer in (None, 0, 1, 2)]
    assert facts[0][0].what == "flipped"
    assert all(told == facts[0] for told in facts)


@shows("JUN-15", "JUN-R5", "JUN-R14", "JUN-48")
def test_a_covered_card_stops_counting() -> None:
    state = exact([["a1 red"], ["b1 red"]], [["d2 red"], ["d2 green"]])
    assert claims(state)[0] == [[A, B]]
    flip(state, A)
    assert claims(state)[0] == []
    flip(state, B)
    grab(state, A)
    assert draws(state) == [["d2 red", "a1 red", "d2 green", "b1 red"], []]


@shows("JUN-64", "JUN-72")
def test_the_table_flips_for_a_seat_that_does_not() -> None:
    state = begun(4)
    by_hand = state.copy()
    flip(by_hand, A)
    ticks(state, "flip")
    assert state == by_hand


@shows("JUN-50")
def test_what_may_come_when() -> None:
    nexts = {A: ["outward", "a1 red"], B: ["a1 green"], C: ["a1 mauve"], D: ["b1 red"]}
    state = table([(20, 0)] * 4, nexts=nexts)
    assert str(state.refusal(A)) == "not allowed: not-legal"
    assert refused(state, B, FLIP) == ("not yours", "not-your-turn")
    assert refused(state, A, GIVE_EQUAL) == ("not now", "nothing-to-give")
    assert refused(state, B, GIVE_SEAT + A) == ("not now", "nothing-to-give")
    for wild in (-1, GIVE_SEAT + 4, 2**70, -(2**70)):
        assert refused(state, A, wild) == ("malformed", "no-such-action")
    for nobody in (-1, 4, 2**70):
        assert refused(state, nobody, GRAB) == ("malformed", "no-such-seat")
        assert state.legal(nobody) == []
    flip(state, A)
    assert state.phase == COUNTDOWN
    assert state.acting() == [A, B, C, D]
    assert [state.legal(seat) for seat in range(4)] == [[GRAB]] * 4
    assert refused(state, B, FLIP) == ("not now", "no-flip-now")
    ticks(state, "count", "count", "count")
    assert state.phase == WINDOW
    assert state.acting() == [A, B, C, D]
    assert refused(state, B, FLIP) == ("not now", "no-flip-now")
    grab(state, B)
    assert (state.phase, state.acting(), state.turn, state.count) == (CHOICE, [B], B, 0)
    assert state.legal(A) == []
    assert refused(state, A, GRAB) == ("not now", "totem-held")
    assert refused(state, B, GRAB) == ("not now", "totem-held")
    assert refused(state, B, FLIP) == ("not now", "totem-held")
    assert refused(state, -1, GIVE_EQUAL) == ("malformed", "no-such-seat")
    assert refused(state, 4, GIVE_EQUAL) == ("malformed", "no-such-seat")
    assert refused(state, B, GIVE_SEAT + D) == ("not allowed", "not-in-your-duel")
    assert refused(state, B, GIVE_SEAT + B) == ("not allowed", "not-in-your-duel")
    all_to(state, C)
    assert (state.phase, state.acting(), state.waits()) == (SETTLE, [], "settle")
    assert refused(state, A, GRAB) == ("not now", "nobody-acts")
    assert refused(state, -1, GIVE_EQUAL) == ("malformed", "no-such-seat")
    ticks(state, "settle")
    assert (state.phase, state.turn) == (TURN, C)


def test_after_the_end_nothing_happens() -> None:
    state = exact([[], ["a2 red"]], [["a1 red"], ["a1 green"]])
    grab(state, A)
    assert (state.phase, state.turn, state.waits(), state.acting()) == (OVER, -1, None, [])
    assert refused(state, B, GRAB) == ("not now", "match-over")
    assert state.legal(A) == state.legal(B) == []
    assert not state.grab_is_right(B)
    with pytest.raises(Refused, match=r"^not now: no-tick$"):
        state.tick()


# Duels


@shows("JUN-18", "JUN-19", "JUN-20", "JUN-21", "JUN-22", "JUN-R6", "JUN-R39")
def test_the_loser_of_a_duel_gets_both_piles_and_the_pot() -> None:
    state = exact(
        [["e1 red", "e2 red"], ["f1 red"], ["f2 red"]],
        [["b1 red", "d2 red"], ["c1 red", "d2 green"], ["c2 red"]],
        ["a1 red", "a2 red"],
        turn=C,
    )
    grab(state, B)
    beneath = ["b1 red", "d2 red", "c1 red", "d2 green", "a1 red", "a2 red"]
    assert draws(state) == [["e1 red", "e2 red", *beneath], ["f1 red"], ["f2 red"]]
    assert (pot(state), claims(state)) == ([], ([], False))
    assert state.tops() == [NO_CARD, NO_CARD, card("c2 red")]
    ticks(state, "settle")
    assert state.turn == A


@shows("JUN-36", "JUN-37", "JUN-53", "JUN-R6", "JUN-R10")
def test_equal_shares_are_dealt_newest_first() -> None:
    state = exact(
        [["e1 red"], ["e2 red"], ["e3 red"], []],
        [["f1 red", "d2 red"], ["f2 red"], ["f3 red", "d2 green"], ["b1 red", "b2 red", "d2 mauve"]],
        ["a1 red", "a2 red", "a3 red", "c1 red"],
        turn=B,
    )
    grab(state, D)
    equal(state)
    # From D: its own three newest first, then the pot newest first; A and C in turn.
    assert draws(state)[A] == ["e1 red", "f1 red", "d2 red", "d2 mauve", "b1 red", "a3 red"]
    assert draws(state)[C] == ["e3 red", "f3 red", "d2 green", "b2 red", "c1 red", "a2 red"]
    assert pot(state) == ["a1 red"]
    assert state.finished == [[D]]


@shows("JUN-37", "JUN-R6")
def test_the_rest_of_a_split_stays_in_the_pot_as_it_lies() -> None:
    state = exact(
        [["e1 red"], ["e2 red"], ["e3 red"], ["f1 red"]],
        [["d2 red"], ["d2 green"], ["d2 yellow"], ["d2 mauve"]],
        ["a1 red", "a2 red", "a3 red", "b1 red"],
    )
    grab(state, A)
    equal(state)
    assert [pile[-1] for pile in draws(state)] == ["e1 red", "d2 red", "b1 red", "a3 red"]
    assert pot(state) == ["a1 red", "a2 red"]


@shows("JUN-36", "JUN-R25", "JUN-53", "JUN-55")
def test_all_to_one_leaves_the_others_their_own() -> None:
    state = exact(
        [["e1 red"], ["e2 red"], ["e3 red"]],
        [["f1 red", "d2 red"], ["f2 red", "d2 yellow"], ["f3 red", "d2 green"]],
        ["a1 red", "a2 red"],
    )
    grab(state, B)
    other = state.copy()
    all_to(state, A)
    assert draws(state) == [
        ["e1 red", "f1 red", "d2 red", "f2 red", "d2 yellow", "a1 red", "a2 red"],
        ["e2 red"],
        ["e3 red", "f3 red", "d2 green"],
    ]
    assert (pot(state), state.turn, state.choosing) == ([], A, -1)
    ticks(other, "choice")
    assert (other.turn, pot(other)) == (C, [])
    assert [len(pile) for pile in other.draws] == [5, 1, 5]


@shows("JUN-38")
def test_all_losers_of_all_duels_share() -> None:
    state = exact(
        [["e1 red"], ["e2 red"], ["e3 red"], ["f1 red"], ["f2 red"]],
        [["a1 red"], ["a1 green"], ["b1 red"], ["b1 green"], ["c1 red"]],
    )
    grab(state, C)
    assert state.legal(C) == [GIVE_EQUAL, GIVE_SEAT + D]
    assert state.losers(state.keys(), C) == [D, A, B]
    assert refused(state, C, GIVE_SEAT + A) == ("not allowed", "not-in-your-duel")
    assert refused(state, C, GIVE_SEAT + E) == ("not allowed", "not-in-your-duel")
    equal(state)
    assert sizes(state) == [(2, 0), (2, 0), (1, 0), (2, 0), (1, 1)]
    assert pot(state) == ["b1 red"]
    assert state.turn == D


# False grabs


@shows("JUN-23", "JUN-24", "JUN-25", "JUN-R6", "JUN-R7", "JUN-R9", "JUN-R13")
def test_a_false_grab_gets_all_discard_piles() -> None:
    state = exact(
        [["e1 red"], ["e2 red"], ["e3 red"], ["f1 red"]],
        [["a1 red", "d2 red"], ["b1 red", "b2 red"], ["c1 red", "c2 red"], ["f2 red", "d2 green"]],
        ["f3 red"],
    )
    grab(state, C)  # A and D have a duel, and C has nothing to do with it
    assert draws(state) == [
        ["e1 red"],
        ["e2 red"],
        ["e3 red", "c1 red", "c2 red", "f2 red", "d2 green", "a1 red", "d2 red", "b1 red", "b2 red"],
        ["f1 red"],
    ]
    assert (pot(state), state.discards, state.turn) == (["f3 red"], [[], [], [], []], C)


@shows("JUN-R12")
def test_grabs_after_the_race_are_not_taken() -> None:
    state = exact([["e1 red"], ["e2 red"], ["e3 red"]], [["a1 red"], ["a1 green"], []])
    grab(state, A)
    for seat in range(3):
        assert refused(state, seat, GRAB) == ("not now", "nobody-acts")


@shows("JUN-R15")
def test_a_false_grab_with_nothing_on_the_table() -> None:
    state = exact([["e1 red"], ["e2 red"], ["e3 red"]], [[], ["a1 red"], []])
    grab(state, B)
    assert draws(state)[B] == ["e2 red", "a1 red"]
    ticks(state, "settle")
    grab(state, C)
    assert sizes(state) == [(1, 0), (2, 0), (1, 0)]
    ticks(state, "settle")
    assert state.turn == C


# Order and pace


@shows("JUN-R11")
def test_whose_grab_is_right_depends_on_the_phase_too() -> None:
    drawn = [["outward", "e1 red"], ["e2 red", "f2 red"], ["e3 red"]]
    state = exact(drawn, [[], ["a1 red"], ["a1 green"]])
    assert [state.grab_is_right(seat) for seat in range(3)] == [False, True, True]
    flip(state, A)
    assert [state.grab_is_right(seat) for seat in range(3)] == [False, True, True]
    ticks(state, "count", "count", "count")
    state.discards[A][-1] = card("inward")
    assert [state.grab_is_right(seat) for seat in range(3)] == [True] * 3
    grab(state, B)
    assert state.phase == SETTLE
    state.discards[C] = [card("inward")]
    assert not state.grab_is_right(C)
    assert not GAME.start({}, 3).grab_is_right(A)


@shows("JUN-64", "JUN-65", "JUN-66", "JUN-67", "JUN-68", "JUN-70")
def test_times_for_a_table() -> None:
    assert pacing("normal") == NORMAL
    assert NORMAL == {
        "min_gap": 900,
        "max_gap": 4000,
        "count": 700,
        "window": 1800,
        "settle": 1500,
        "settle_more": 700,
        "choice": 6000,
        "lock": 300,
        "false_lock": 1000,
        "stall": 5000,
    }
    assert pacing("relaxed")["count"] == 1050
    assert pacing("fast") == {name: normal * 7 // 10 for name, normal in NORMAL.items()}
    assert GAME.start({}, 4).options.pace == "normal"
