"""The rules and rulings of Jungle Speed, one by one."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Any

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
    sizes,
    table,
    ticks,
    told,
)
from shows import shows
from tablee import FastDice, Refused, finish
from tablee.core.contract import Deal
from tablee.core.match import Match
from tablee.core.words import LANGUAGES, Words
from tablee.games.jungle_speed import GAME
from tablee.games.jungle_speed.actions import FLIP, GIVE_EQUAL, GIVE_SEAT, GRAB
from tablee.games.jungle_speed.cards import COLOURS, DECK, NAMES, SHAPES
from tablee.games.jungle_speed.deals import CHOICE, COUNTDOWN, DEAL, OVER, SETTLE, TURN, WINDOW
from tablee.games.jungle_speed.pacing import NORMAL, pacing
from tablee.games.jungle_speed.rules import JungleSpeed

BOTH = {"endgame_forced_inward": True, "endgame_outward_exit": True}


def refused(state: JungleSpeed, seat: int, action: int) -> tuple[str, str]:
    before = state.copy()
    with pytest.raises(Refused) as why:
        state.play(seat, action)
    assert state == before
    return why.value.kind, why.value.key


def ranks(state: JungleSpeed) -> tuple[list[int], list[int], str]:
    outcome = state.outcome()
    assert outcome is not None
    return outcome.scores, outcome.ranks, outcome.reason


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
    for stacks in ([[3]], [[-1]], [[0, 1]], [[0], [1]], [], [[]]):
        with pytest.raises(Refused, match="bad-deal"):
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
        with pytest.raises(Refused, match="bad-deal"):
            state.deal(Deal("piles", stacks))
    with pytest.raises(Refused, match="no-tick"):
        state.tick()
    state.deal(Deal("piles", good))
    assert draws(state) == [[NAMES[c] for c in pile] for pile in good]
    for attempt in (lambda: state.shuffle(FastDice(1)), lambda: state.deal(Deal("piles", good))):
        with pytest.raises(Refused, match="no-deal-due"):
            attempt()


# Turns


@shows("JUN-11", "JUN-12", "JUN-13", "JUN-16", "JUN-09")
def test_seats_flip_in_turn_the_top_card_onto_their_own_pile() -> None:
    state = exact([["a1 red", "a2 red"], ["b1 red"], ["c1 red", "c2 red"]], [["d1 red"], [], []], turn=C)
    assert state.tops() == [card("d1 red"), 75, 75]
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
    assert (state.phase, state.acting(), state.turn) == (CHOICE, [B], B)
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
    with pytest.raises(Refused, match="no-tick"):
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
    assert state.tops() == [75, 75, card("c2 red")]
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


# Action cards


@shows("JUN-26", "JUN-27", "JUN-R8", "JUN-R17", "JUN-R19", "JUN-47")
def test_colour_arrows_match_by_colour() -> None:
    tops = [["a1 red"], ["a1 green"], ["b1 red"], ["c1 green"], ["a2 red", "colour"]]
    state = exact([["e1 mauve"]] * 5, tops)
    assert claims(state) == ([[A, C], [B, D]], False)
    state.discards[E] = [card("colour"), card("a2 red")]  # covered
    assert claims(state) == ([[A, B]], False)


@shows("JUN-R18")
def test_arrows_match_nothing() -> None:
    for name in ("inward", "outward", "colour"):
        state = exact([["e1 red"]] * 3, [[name], [name], ["b1 red"]])
        assert claims(state)[0] == []


@shows("JUN-28", "JUN-29", "JUN-52", "JUN-53")
def test_an_inward_race_is_for_all_and_fills_the_pot() -> None:
    state = exact(
        [["e1 red"], ["e2 red"], ["e3 red"]],
        [["a1 red"], ["b1 red", "inward"], ["b2 red", "c1 red"]],
        ["f1 red"],
        turn=B,
    )
    assert [state.grab_is_right(seat) for seat in range(3)] == [True] * 3
    grab(state, C)
    assert pot(state) == ["f1 red", "b2 red", "c1 red"]
    assert (state.spent, state.turn, claims(state)) == (1 << B, C, ([], False))
    ticks(state, "settle")
    assert sizes(state) == [(1, 1), (1, 2), (1, 0)]


@shows("JUN-52")
def test_its_owner_carries_an_inward_card_off() -> None:
    state = exact([["e1 red"], ["e2 red"], ["e3 red"]], [["inward"], ["inward"], []])
    grab(state, A)
    assert (pot(state), state.spent) == (["inward"], 1 << B)
    ticks(state, "settle")
    flip(state, A)
    flip(state, B)
    assert state.spent == 0  # a spent mark goes with its card


@shows("JUN-39", "JUN-R21")
def test_duel_and_inward_at_once() -> None:
    state = exact([["e1 red"], ["e2 red"], ["e3 red"]], [["a1 red"], ["a1 green"], ["inward"]])
    outsider, duellist = state.copy(), state.copy()
    grab(outsider, C)
    assert (pot(outsider), outsider.spent, claims(outsider)) == (["inward"], 0, ([[A, B]], False))
    grab(duellist, B)
    assert (pot(duellist), duellist.spent, claims(duellist)) == ([], 1 << C, ([], False))
    assert draws(duellist)[A] == ["e1 red", "a1 red", "a1 green"]


@shows("JUN-R20")
def test_an_inward_card_stays_open_until_it_is_covered() -> None:
    state = exact([["e1 red", "e2 red"], ["f1 red", "f2 red"]], [["inward"], []], turn=B)
    flip(state, B)
    assert claims(state)[1]
    flip(state, A)
    assert not claims(state)[1]


@shows("JUN-R16")
def test_a_seat_without_discards_may_race() -> None:
    state = exact([["e1 red"], ["e2 red"], ["e3 red"]], [["inward"], [], []])
    grab(state, B)
    assert (pot(state), state.spent, sizes(state)[B]) == ([], 1, (1, 0))


@shows("JUN-30", "JUN-31", "JUN-65", "JUN-66", "JUN-R22")
def test_an_outward_card_makes_all_flip_at_once() -> None:
    state = exact(
        [["e1 red"], ["outward", "a1 red"], ["a1 green"], []],
        [[], [], [], ["b1 red"]],
        turn=B,
    )
    state.listen()
    flip(state, B)
    assert told(state) == ["flipped", "counts"]
    assert (state.turn, state.count, state.pending) == (C, 3, [B])
    ticks(state, "count", "count")
    assert (state.count, state.phase) == (1, COUNTDOWN)
    state.listen()
    ticks(state, "count")
    assert told(state) == ["flipped"] * 3
    assert sizes(state) == [(0, 1), (0, 2), (0, 1), (0, 1)]
    assert claims(state) == ([[B, C]], False)
    ticks(state, "window")
    assert (state.waits(), state.turn) == ("stall", C)


@shows("JUN-40", "JUN-56", "JUN-R23", "JUN-51")
def test_outward_cards_turned_up_by_one() -> None:
    # All three outward cards: B's turns up D's, and its own again.
    state = exact(
        [
            ["a1 red", "e1 red"],
            ["outward", "outward", "e2 red"],
            ["a1 green", "e3 red"],
            ["outward", "f1 red"],
        ],
        [[], [], [], []],
        turn=B,
    )
    flip(state, B)
    ticks(state, "count", "count", "count")
    assert state.pending == [D, B]
    # A settlement comes first.
    settled = state.copy()
    grab(settled, A)
    assert settled.pending == [D, B]
    ticks(settled, "settle")
    assert (settled.phase, settled.count) == (COUNTDOWN, 3)
    ticks(settled, "count")
    # B has nothing to grab for: all is B's, and nothing waits any more.
    grab(settled, B)
    assert (settled.pending, settled.count) == ([], 0)
    ticks(settled, "settle")
    assert (settled.phase, settled.turn) == (TURN, B)
    # When the one that counts is dropped the next one counts.
    state.discards[A][-1] = card("inward")
    grab(state, D)
    assert state.pending == [B]
    ticks(state, "settle")
    assert (state.phase, state.pending, state.turn) == (COUNTDOWN, [B], D)


@shows("JUN-56", "JUN-50")
def test_a_countdown_starts_again_after_a_settlement() -> None:
    state = exact([["outward", "e1 red"], ["e2 red"], ["e3 red"]], [[], ["inward"], ["a1 red"]])
    flip(state, A)
    ticks(state, "count", "count")
    grab(state, C)
    assert (state.count, state.pending) == (0, [A])
    ticks(state, "settle")
    assert (state.phase, state.count, state.turn) == (COUNTDOWN, 3, C)
    ticks(state, "count", "count", "count", "window")
    assert state.turn == C  # all have flipped their last card: a stall, after which C flips


# The end of the game


@shows("JUN-32", "JUN-33", "JUN-34", "JUN-R33")
def test_the_first_without_any_card_wins() -> None:
    state = exact([["a1 red"], ["e2 red", "f1 red"], ["e3 red"]], [["f2 red"], ["a1 green"], ["b1 red"]])
    flip(state, A)
    assert state.outcome() is None  # no card to flip is no win
    flip(state, B)
    flip(state, C)
    assert state.turn == B  # A is skipped
    state.discards[B].append(card("a1 mauve"))
    grab(state, A)
    assert state.phase == OVER
    assert ranks(state) == ([0, 6, 2], [1, 2, 2], "emptied")
    assert (state.turn, state.pending, state.finished) == (-1, [], [[A]])


@shows("JUN-34", "JUN-R34")
def test_a_false_grab_may_let_others_win() -> None:
    state = exact([["e1 red"], [], ["e3 red"], []], [["a1 red"], ["b1 red"], ["c1 red"], ["d1 red"]])
    grab(state, C)
    assert (state.finished, ranks(state)) == ([[B, D]], ([1, 0, 5, 0], [3, 1, 3, 1], "emptied"))


@shows("JUN-54", "JUN-53")
def test_the_next_flipper_is_looked_for_from_the_seat_named() -> None:
    state = exact([[], ["e2 red"], [], ["e3 red"]], [["inward"], ["a1 red"], ["b1 red"], ["c1 red"]], turn=D)
    state.for_ranks = True
    grab(state, C)
    assert state.turn == C  # remembered as it is
    ticks(state, "settle")
    assert state.turn == D
    state = exact([["a1 red"], [], [], ["b1 red"]], [[], ["e1 red"], ["e2 red"], []])
    flip(state, A)
    assert state.turn == D


@shows("JUN-70", "JUN-R24")
def test_three_stalls_in_a_row_end_the_match() -> None:
    piles = [["a1 red", "b1 red"], ["c1 red", "d1 red", "e1 red"], ["f1 red", "inward"]]
    state = exact([[], [], []], piles, turn=B)
    state.spent = 1 << C
    assert refused(state, B, FLIP) == ("not now", "nobody-can-flip")
    ticks(state, "stall")
    assert (draws(state), state.spent, state.stalls, state.turn) == (piles, 0, 1, B)
    while state.waits() == "flip":
        state.tick()
    ticks(state, "stall")
    assert state.stalls == 2
    grabbed = state.copy()
    flip(grabbed, grabbed.turn)
    grab(grabbed, A)
    assert grabbed.stalls == 0
    while state.waits() == "flip":
        state.tick()
    state.pending = []
    ticks(state, "stall")
    assert (state.phase, state.stalls, sizes(state)) == (OVER, 3, [(0, 2), (0, 3), (0, 2)])
    assert ranks(state) == ([2, 3, 2], [1, 3, 1], "stalled")


@shows("JUN-70", "JUN-R24")
def test_every_kind_of_grab_starts_the_count_of_stalls_again() -> None:
    for top in ("a1 green", "inward", "b1 green"):
        state = exact([[], [], []], [["a1 red", "a1 mauve"], ["c1 red", top], ["d1 red"]])
        state.stalls = 2
        grab(state, A)
        assert state.stalls == 0


def test_a_match_without_grabs_ends_after_three_stalls() -> None:
    for seats in (2, 3, 7, 10):
        state = begun(seats, seed=seats)
        stalls = 0
        while state.outcome() is None:
            stalls += state.waits() == "stall"
            state.tick()
        assert stalls == 3
        assert ranks(state)[2] == "stalled"


@shows("JUN-54", "JUN-R24")
def test_in_a_stall_the_first_unfinished_seat_is_next() -> None:
    state = exact([["e1 red"], [], [], []], [[], [], ["a1 red"], ["b1 red"]], play_for_ranks=True)
    state.unfinished = [A, C, D]
    state.finished = [[B]]
    flip(state, A)
    assert (state.waits(), state.turn) == ("stall", C)
    assert [state.legal(seat) for seat in range(4)] == [[GRAB], [], [GRAB], [GRAB]]
    assert refused(state, B, GRAB) == ("not now", "seat-finished")
    assert not state.grab_is_right(B)
    state.stalls = 2
    state.discards[A].append(card("f1 red"))
    ticks(state, "stall")
    assert ranks(state) == ([2, 0, 1, 1], [4, 1, 2, 2], "stalled")


# Optional rules


@shows("JUN-41", "JUN-R26")
def test_places_are_played_out_until_two_are_left() -> None:
    state = exact(
        [["e1 red"], ["e2 red"], ["e3 red"], []], [[], [], ["inward"], ["a1 red"]], play_for_ranks=True
    )
    grab(state, D)
    assert (state.phase, state.finished, state.acting()) == (SETTLE, [[D]], [])
    ticks(state, "settle")
    assert (state.acting(), state.turn) == ([A, B, C], A)
    flip(state, A)
    state.discards[B] = [card("inward")]
    grab(state, A)
    assert ranks(state) == ([0, 2, 2, 0], [2, 3, 3, 1], "emptied")
    plain = exact([["e1 red"], []], [["inward"], ["a1 red"]], play_for_ranks=True)
    grab(plain, B)
    assert ranks(plain)[1] == [2, 1]


@shows("JUN-R35")
def test_an_outward_card_goes_on_without_a_finished_seat() -> None:
    state = exact(
        [["outward", "e1 red"], ["e2 red"], ["e3 red"], []],
        [[], [], ["inward"], ["a1 red"]],
        play_for_ranks=True,
    )
    flip(state, A)
    other = state.copy()
    grab(state, D)
    ticks(state, "settle")
    assert (state.phase, state.pending, state.acting()) == (COUNTDOWN, [A], [A, B, C])
    ticks(state, "count", "count", "count")
    assert sizes(state) == [(0, 2), (0, 1), (0, 2), (0, 0)]
    # Without places the game is over at once.
    other.for_ranks = False
    grab(other, D)
    assert (other.phase, other.pending, other.count) == (OVER, [], 0)


def forced(
    drawn: list[list[str]], flipped: list[list[str]], in_pot: tuple[str, ...] = (), turn: int = A, **more: Any
) -> JungleSpeed:
    return exact(drawn, flipped, in_pot, turn, endgame_forced_inward=True, **more)


@shows("JUN-42", "JUN-R27", "JUN-71")
def test_who_must_win_the_inward_race_and_does_not() -> None:
    state = forced(
        [[], ["e2 red"], ["e3 red", "inward"], ["inward", "f1 red"]],
        [["a1 red", "a2 red"], ["b1 red", "b2 red"], ["c1 red"], ["d1 red"]],
        ("f3 red",),
        turn=D,
    )
    flip(state, D)
    assert state.bound == [0, 0, 0, 1 << A]
    assert GAME.truth(state)["bound"] == [[D, [A]]]
    grab(state, C)
    assert draws(state) == [
        ["a1 red", "a2 red", "b1 red", "b2 red", "d1 red", "inward"],
        ["e2 red"],
        ["e3 red", "inward"],
        ["f1 red"],
    ]
    assert pot(state) == ["f3 red", "c1 red"]
    assert (state.bound, state.spent, state.turn, state.phase) == ([0] * 4, 0, C, SETTLE)
    assert GAME.truth(state)["bound"] == []


@shows("JUN-42", "JUN-R27")
def test_several_that_fail_share_all_discard_piles() -> None:
    state = forced(
        [[], [], ["e3 red"], ["inward", "f1 red"]],
        [["a1 red", "a2 red"], ["b1 red", "b2 red"], ["c1 red"], ["d1 red"]],
        ("f3 red",),
        turn=D,
    )
    flip(state, D)
    assert state.bound == [0, 0, 0, 0b0011]
    grab(state, C)
    # From C, clockwise, newest first: D's two, A's two, B's two; A and B are dealt in turn.
    assert draws(state)[A] == ["inward", "a2 red", "b2 red"]
    assert draws(state)[B] == ["d1 red", "a1 red", "b1 red"]
    assert pot(state) == ["f3 red", "c1 red"]
    assert state.discards == [[], [], [], []]

    state = forced(
        [[], [], [], ["inward", "f1 red"]],
        [["a1 red", "a2 red"], ["b1 red", "b2 red"], ["c1 red", "c2 red", "c3 red"], []],
        ("f3 red",),
        turn=D,
    )
    flip(state, D)
    assert state.bound == [0, 0, 0, 0b0111]
    grab(state, D)
    assert draws(state) == [["a2 red", "b1 red"], ["a1 red", "c3 red"], ["b2 red", "c2 red"], ["f1 red"]]
    assert pot(state) == ["f3 red", "inward", "c1 red"]


@shows("JUN-42", "JUN-R27")
def test_a_rest_that_does_not_divide_stays_in_the_pot_as_it_lies() -> None:
    state = forced(
        [[], [], [], ["inward", "f1 red"], ["f2 red"]],
        [["a1 red"], ["b1 red"], ["c1 red", "c2 red", "c3 red"], [], []],
        ("f3 red",),
        turn=D,
    )
    flip(state, D)
    grab(state, E)
    assert draws(state)[:3] == [["a1 red", "c2 red"], ["b1 red", "c1 red"], ["c3 red", "inward"]]
    assert pot(state) == ["f3 red"]
    state = forced([[], [], ["inward", "f1 red"]], [["a1 red"], ["b1 red"], []], ("f3 red",), turn=C)
    flip(state, C)
    state.discards[A].append(card("a2 red"))
    state.discards[B] = [card("b1 red"), card("b2 red"), card("b3 red")]
    # C's next flip covers its inward card: 2 + 3 + 2 cards for two.
    for seat in (A, B):
        assert state.draws[seat] == []
    assert state.turn == C
    flip(state, C)
    assert draws(state) == [["a2 red", "b3 red", "b1 red"], ["a1 red", "b2 red", "f1 red"], []]
    assert pot(state) == ["f3 red", "inward"]
    assert state.finished == [[C]]


@shows("JUN-R27")
def test_an_obligation_lapses_when_its_card_is_covered() -> None:
    state = forced(
        [["inward", "e1 red", "e2 red"], [], ["f1 red", "f2 red"]], [["a1 red"], ["b1 red"], ["c1 red"]]
    )
    flip(state, A)
    assert state.bound == [1 << B, 0, 0]
    flip(state, C)
    assert state.bound == [1 << B, 0, 0]
    flip(state, A)
    assert draws(state) == [
        ["e2 red"],
        ["b1 red", "c1 red", "f1 red", "a1 red", "inward", "e1 red"],
        ["f2 red"],
    ]
    assert (state.bound, state.phase, state.turn) == ([0, 0, 0], TURN, B)


@shows("JUN-R27", "JUN-56", "JUN-71")
def test_a_penalty_drops_the_outward_card_that_covered_the_inward_one() -> None:
    state = forced([["inward", "outward", "e2 red"], [], ["f1 red", "f2 red"]], [[], ["b1 red"], []])
    flip(state, A)
    flip(state, C)
    flip(state, A)
    assert (state.pending, state.phase, state.turn) == ([], TURN, B)
    assert draws(state)[B] == ["b1 red", "f1 red", "inward", "outward"]


@shows("JUN-R27")
def test_a_flipper_whose_last_card_is_the_inward_one_is_bound() -> None:
    state = forced([["e1 red", "e2 red"], ["inward"], ["f1 red"]], [[], ["b1 red"], []], turn=B)
    flip(state, B)
    assert state.bound == [0, 1 << B, 0]
    flip(state, C)  # C has only a discard pile now, but had not when the inward card came
    assert state.bound == [0, 1 << B, 0]
    won, lost = state.copy(), state.copy()
    grab(won, B)
    assert (won.finished, won.bound, pot(won)) == ([[B]], [0, 0, 0], ["b1 red", "inward"])
    grab(lost, A)
    assert draws(lost)[B] == ["b1 red", "inward", "f1 red"]
    assert lost.finished == [[C]]  # the penalty took its last card


@shows("JUN-R27")
def test_a_duel_won_by_another_is_a_race_lost() -> None:
    state = forced(
        [["inward", "e1 red"], [], ["e2 red"], ["e3 red"]],
        [[], ["b1 red"], ["d2 red"], ["d2 green"]],
    )
    flip(state, A)
    assert state.bound == [1 << B, 0, 0, 0]
    grab(state, D)
    assert draws(state) == [["e1 red"], ["b1 red", "inward"], ["e2 red", "d2 red", "d2 green"], ["e3 red"]]
    assert (state.turn, state.bound) == (C, [0] * 4)


@shows("JUN-R27")
def test_a_choice_comes_before_the_penalty() -> None:
    state = forced(
        [["inward", "e1 red"], [], ["e2 red"], ["e3 red"]],
        [[], ["d2 mauve"], ["d2 red"], ["d2 green"]],
    )
    flip(state, A)
    grab(state, D)
    assert (state.phase, state.bound, state.spent) == (CHOICE, [1 << B, 0, 0, 0], 1 << A)
    all_to(state, C)
    assert draws(state) == [["e1 red"], ["d2 mauve", "inward"], ["e2 red", "d2 red", "d2 green"], ["e3 red"]]
    assert (state.turn, state.bound) == (C, [0] * 4)


@shows("JUN-R27", "JUN-42")
def test_obligations_of_a_simultaneous_flip() -> None:
    drawn = [["outward", "inward", "e1 red"], ["c1 red"], ["inward", "e2 red", "e3 red"], []]
    state = forced(drawn, [[], [], [], ["b1 red"]])
    flip(state, A)
    ticks(state, "count", "count", "count")
    assert state.bound == [0b1010, 0, 0b1010, 0]  # B has flipped its last card
    assert GAME.truth(state)["bound"] == [[A, [B, D]], [C, [B, D]]]
    won = state.copy()
    grab(won, B)
    assert draws(won)[D] == ["b1 red", "outward", "inward", "inward"]
    assert (won.finished, pot(won), won.bound) == ([[B]], ["c1 red"], [0] * 4)
    # A simultaneous flip that covers both: who counted, first of two, is where the dealing begins.
    state.pending = [C, A]
    ticks(state, "window", "count", "count", "count")
    # From C: D's, A's newest first, B's, C's newest first; D and B in turn.
    assert draws(state) == [[], ["e1 red", "outward", "e2 red"], ["e3 red"], ["b1 red", "inward", "c1 red"]]
    assert pot(state) == ["inward"]
    assert state.finished == [[A]]


@shows("JUN-R24", "JUN-R27")
def test_nothing_is_owed_for_an_inward_card_that_is_recycled() -> None:
    state = forced([["inward"], []], [[], ["b1 red"]])
    flip(state, A)
    assert (state.bound, state.waits()) == ([0b11, 0], "stall")
    third = state.copy()
    ticks(state, "stall")
    assert (state.bound, sizes(state), state.waits()) == ([0, 0], [(1, 0), (1, 0)], "flip")
    third.stalls = 2
    ticks(third, "stall")
    assert (third.phase, third.bound) == (OVER, [0, 0])


def freed(drawn: list[list[str]], flipped: list[list[str]], turn: int = A, **more: Any) -> JungleSpeed:
    return exact(drawn, flipped, ["f3 red"], turn, endgame_outward_exit=True, **more)


@shows("JUN-43", "JUN-R28", "JUN-56")
def test_an_outward_card_frees_seats_with_only_a_discard_pile() -> None:
    state = freed(
        [[], ["e2 red"], ["outward"], []], [["a1 red"], ["b1 red"], ["c1 red"], ["d1 red", "d2 red"]], C
    )
    flip(state, C)
    # Clockwise from C, who exits too, with the outward card itself.
    assert pot(state) == ["f3 red", "d1 red", "d2 red", "a1 red", "c1 red", "outward"]
    assert state.finished == [[A, C, D]]
    assert ranks(state) == ([0, 2, 0, 0], [1, 4, 1, 1], "emptied")
    assert (state.pending, state.phase) == ([], OVER)


@shows("JUN-43", "JUN-R28", "JUN-50")
def test_a_flipper_that_exits_takes_its_outward_card_along() -> None:
    drawn = [["outward"], ["e1 red"], ["e2 red"], ["e3 red"]]
    state = freed(drawn, [["a1 red"], ["b1 red"], [], []], play_for_ranks=True)
    flip(state, A)
    assert (state.phase, state.turn, state.pending) == (TURN, B, [])
    assert (state.finished, pot(state)) == ([[A]], ["f3 red", "a1 red", "outward"])
    assert state.acting() == [B, C, D]


@shows("JUN-43", "JUN-R28")
def test_exits_at_a_simultaneous_flip() -> None:
    drawn = [["outward", "e1 red", "e2 red"], ["outward"], ["f1 red", "f2 red"], ["c1 red"]]
    state = freed(drawn, [[], [], [], []], play_for_ranks=True)
    flip(state, A)
    ticks(state, "count", "count", "count")
    assert state.phase == OVER
    assert pot(state) == ["f3 red", "outward", "c1 red"]
    assert ranks(state) == ([3, 0, 2, 0], [3, 1, 3, 1], "emptied")
    # No outward card, no exit.
    state = freed([["outward", "e1 red"], ["f1 red"], ["f2 red"]], [[], [], []])
    flip(state, A)
    ticks(state, "count", "count", "count")
    assert (state.phase, sizes(state)) == (WINDOW, [(0, 2), (0, 1), (0, 1)])


@shows("JUN-71", "JUN-R27")
def test_a_seat_that_exits_owes_nothing() -> None:
    drawn = [["inward", "outward", "e1 red"], [], ["f1 red", "f2 red"], ["e2 red", "f2 green"]]
    state = freed(drawn, [[], ["b1 red"], [], []], play_for_ranks=True, endgame_forced_inward=True)
    flip(state, A)
    assert state.bound == [1 << B, 0, 0, 0]
    flip(state, C)
    flip(state, D)
    flip(state, A)
    assert (state.finished, state.bound, state.pending) == ([[B]], [0] * 4, [A])
    assert sizes(state) == [(1, 2), (0, 0), (1, 1), (1, 1)]
    assert (pot(state), state.phase) == (["f3 red", "b1 red"], COUNTDOWN)


@shows("JUN-71")
def test_a_seat_that_exits_is_not_bound() -> None:
    drawn = [["outward", "a1 red", "a2 red"], ["outward", "b1 red"], ["inward", "c1 red"], ["d1 red"]]
    state = freed(drawn, [[], [], [], []], play_for_ranks=True, endgame_forced_inward=True)
    flip(state, A)
    ticks(state, "count", "count", "count")
    assert (state.finished, state.phase, claims(state)) == ([[D]], WINDOW, ([], True))
    assert state.bound == [0] * 4


@shows("JUN-44", "JUN-57", "JUN-58")
def test_two_players_with_two_hands() -> None:
    for seats in (2, 4, None):
        state = GAME.start({"two_hands": True}, seats)
        assert state.seats == 4
    state = begun(4, two_hands=True)
    assert [len(pile) for pile in state.draws] == [20] * 4
    for seat in (0, 1, 2, 3, 0):
        assert (state.turn, state.phase) == (seat, TURN)
        state.draws[seat][-1] = 4 * seat  # nothing special
        flip(state, seat)
    small = begun(4, start=1, two_hands=True, remove_colour_arrows=True)
    assert [len(pile) for pile in small.draws] == [19, 20, 20, 19]


@shows("JUN-59", "JUN-60", "JUN-R31")
def test_a_duel_is_for_the_hands_concerned() -> None:
    for other in (1, 3):
        tops = [["a1 red"], ["b1 red"], ["c1 red"], ["d1 red"]]
        tops[other] = ["a1 green"]
        state = exact([["e1 red"], ["e2 red"], ["e3 red"], ["f1 red"]], tops, two_hands=True)
        assert [state.grab_is_right(hand) for hand in range(4)] == [hand in (0, other) for hand in range(4)]
        grab(state, 2)
        assert sizes(state)[2] == (5, 0)


@shows("JUN-61", "JUN-R31")
def test_a_hand_may_pass_its_pile_to_the_other_one() -> None:
    tops = [["a2 red", "a1 red"], ["b2 red", "b1 red"], ["c1 red", "a1 green"], ["b1 green"]]
    state = exact([["e1 red"], ["e2 red"], ["e3 red"], ["f1 red"]], tops, ["f2 red"], two_hands=True)
    assert claims(state) == ([[0, 2], [1, 3]], False)
    assert all(state.grab_is_right(hand) for hand in range(4))
    grab(state, 2)
    assert draws(state)[0] == ["e1 red", "a2 red", "a1 red", "c1 red", "a1 green"]
    assert (draws(state)[2], pot(state), state.turn, state.phase) == (["e3 red"], ["f2 red"], 0, SETTLE)
    assert claims(state) == ([[1, 3]], False)


@shows("JUN-R31")
def test_own_pairs_add_no_losers_and_an_inward_race_comes_first() -> None:
    tops = [["a1 red"], ["inward"], ["a1 green"], ["c1 red"]]
    state = exact([["e1 red"], ["e2 red"], ["e3 red"], ["f1 red"]], tops, two_hands=True)
    grab(state, 0)
    assert (pot(state), state.spent, state.turn) == (["a1 red"], 0b10, 0)
    # Three hands are an ordinary duel, both hands of a player included.
    tops = [["a1 red"], ["a1 yellow"], ["a1 green"], ["c1 red"]]
    state = exact([["e1 red"], ["e2 red"], ["e3 red"], ["f1 red"]], tops, two_hands=True)
    grab(state, 0)
    assert state.legal(0) == [GIVE_EQUAL, GIVE_SEAT + 1, GIVE_SEAT + 2]
    assert state.losers(state.keys(), 0) == [1, 2]
    # An own pair counts in nobody's race.
    state = exact([["e1 red"]] * 4, [["a1 red"], ["b1 red"], ["a1 green"], ["b1 green"]], two_hands=True)
    assert state.losers(state.keys(), 0) == []
    plain = exact([["e1 red"]] * 4, [["a1 red"], ["b1 red"], ["a1 green"], ["b1 green"]])
    assert plain.losers(plain.keys(), 0) == [1, 2, 3]
    grab(plain, 0)
    assert plain.legal(0) == [GIVE_EQUAL, GIVE_SEAT + 2]


@shows("JUN-62", "JUN-R32")
def test_a_player_without_cards_in_both_hands_wins() -> None:
    state = exact([["e1 red"], [], ["e3 red"], []], [["inward"], [], [], ["a1 red"]], two_hands=True)
    state.check_end()
    assert (state.finished, state.phase, state.acting()) == ([[1]], TURN, [0, 2, 3])
    assert refused(state, 1, GRAB) == ("not now", "seat-finished")
    grab(state, 3)
    assert (state.finished, ranks(state)) == ([[1], [3]], ([3, 0, 3, 0], [2, 1, 2, 1], "emptied"))


@shows("JUN-63", "JUN-R32")
def test_one_hand_each_is_counted() -> None:
    drawn: list[list[str]] = [["e1 red"], [], [], ["f1 red"]]
    state = exact(drawn, [["a1 red"], ["inward"], ["c1 red", "b1 red"], []], ["f2 red"], two_hands=True)
    grab(state, 1)
    assert (state.finished, state.phase) == ([[1]], SETTLE)
    ticks(state, "settle")
    state.discards[0].append(card("inward"))
    grab(state, 2)
    assert ranks(state) == ([3, 1, 3, 1], [2, 1, 2, 1], "counted")


def test_a_stalled_game_with_two_hands() -> None:
    piles = [["a1 red"], ["b1 red"], ["c1 red"], ["d1 red", "f1 red"]]
    state = exact([[], [], [], []], piles, two_hands=True)
    state.stalls = 2
    ticks(state, "stall")
    assert ranks(state) == ([2, 3, 2, 3], [1, 2, 1, 2], "stalled")


@shows("JUN-45", "JUN-R29")
def test_both_colour_arrows_may_be_left_out() -> None:
    for seats in (2, 3):
        state = begun(seats, remove_colour_arrows=True)
        assert len(GAME.cards(state)) == 78
        assert card("colour") not in GAME.cards(state)


@shows("JUN-46", "JUN-R30", "JUN-53")
def test_three_of_one_colour() -> None:
    options = {"remove_colour_arrows": True, "triple_colour_rule": True}
    drawn = [["e1 red"], ["e2 red"], ["e3 red"]]
    state = exact(drawn, [["a1 red"], ["b1 red"], ["d1 green", "c1 red"]], **options)
    assert all(state.grab_is_right(seat) for seat in range(3))
    grab(state, C)
    assert (pot(state), state.turn, state.spent) == (["d1 green", "c1 red"], C, 0)
    assert claims(state) == ([], False)
    for tops in (
        ["a1 red", "b1 red", "c1 green"],
        ["a1 green", "b1 red", "c1 red"],
        ["a1 red", "b1 green", "c1 red"],
    ):
        assert not claims(exact(drawn, [[top] for top in tops], **options))[1]


@shows("JUN-R41")
@pytest.mark.parametrize(
    ("seats", "options", "key"),
    [
        (3, {"two_hands": True}, "two-hands-need-two"),
        (5, {"two_hands": True}, "two-hands-need-two"),
        (2, {"two_hands": True, "triple_colour_rule": True}, "two-hands-alone"),
        (2, {"two_hands": True, "play_for_ranks": True}, "two-hands-alone"),
        (4, {"two_hands": True, "endgame_forced_inward": True}, "two-hands-alone"),
        (4, {"two_hands": True, "endgame_outward_exit": True}, "two-hands-alone"),
        (4, {"remove_colour_arrows": True}, "too-many-without-colour-arrows"),
        (3, {"triple_colour_rule": True}, "triple-colour-needs-three"),
        (2, {"remove_colour_arrows": True, "triple_colour_rule": True}, "triple-colour-needs-three"),
        (4, {"triple_colour_rule": True}, "triple-colour-needs-three"),
    ],
)
def test_options_that_do_not_go_together(seats: int, options: dict[str, bool], key: str) -> None:
    with pytest.raises(Refused) as why:
        GAME.start(options, seats)
    assert (why.value.kind, why.value.key) == ("malformed", key)
    for language in LANGUAGES:
        assert Words(language, GAME).refusal(why.value)


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


# Words of the record


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
    for no_list in (
        {"bound": {}},
        {"spent": ""},
        {"claims": {"duels": {}, "inward": True}},
        {"finished": {}},
    ):
        with pytest.raises(TypeError):
            GAME.canonical({**mixed, **no_list})


def test_deals_in_words() -> None:
    state = GAME.start({}, 2)
    for wrong in (
        {"start": True},
        {"start": 0, "x": 1},
        {"piles": 3},
        {"piles": [["a1 pink"]]},
        {"piles": ["a1 red"]},
    ):
        with pytest.raises(Refused, match="bad-deal"):
            GAME.read_deal(state, wrong)
    assert GAME.describe_deal(state, state.shuffle(FastDice(1))) in ({"start": 0}, {"start": 1})
    state.deal(Deal("start", [[1]]))
    deal = state.shuffle(FastDice(1))
    words = GAME.describe_deal(state, deal)
    assert GAME.read_deal(state, words) == deal
    assert words["piles"][0][0] == NAMES[deal.stacks[0][0]]
    with pytest.raises(Refused, match="bad-deal"):
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


# Small things that are easy to get wrong


def test_a_choice_stops_the_count() -> None:
    drawn: list[list[str]] = [["outward", "e1 red"], ["e2 red"], ["e3 red"], []]
    state = exact(drawn, [[], ["a1 red"], ["a1 green"], ["a1 mauve"]])
    assert not state.chance()
    flip(state, A)
    state.listen()
    ticks(state, "count")
    assert [fact.about for fact in GAME.view(state, None).facts] == [{"seat": A, "count": 2}]
    grab(state, B)
    assert (state.phase, GAME.truth(state)["count"], state.pending) == (CHOICE, None, [A])
    assert GAME.view(state, None).count is None
    state.finished, state.unfinished = [[A]], [B, C, D]
    assert refused(state, A, GRAB) == ("not now", "totem-held")


def test_who_is_finished_is_told_that_all_is_over() -> None:
    state = exact([[], ["a2 red"]], [["a1 red"], ["a1 green"]])
    grab(state, A)
    assert refused(state, A, GRAB) == ("not now", "match-over")


def test_exits_alone_bind_nobody() -> None:
    state = freed([["inward", "e1 red"], [], ["e2 red"]], [[], ["b1 red"], []])
    flip(state, A)
    assert state.bound == [0, 0, 0]


def test_the_hand_that_gets_a_pile_flips_next() -> None:
    drawn = [["e1 red"], ["e2 red"], ["e3 red"], ["f1 red"]]
    state = exact(drawn, [["a1 red"], [], ["a1 green"], []], turn=B, two_hands=True)
    grab(state, A)
    assert state.turn == C


@shows("JUN-R27", "JUN-R6")
def test_the_rest_of_a_penalty_keeps_its_order() -> None:
    state = forced(
        [[], [], [], ["inward", "f1 red"], ["f2 red"]],
        [["a1 red", "a2 red"], ["b1 red", "b2 red"], ["c1 red", "c2 red", "c3 red"], [], []],
        ("f3 red",),
        turn=D,
    )
    flip(state, D)
    grab(state, E)
    assert draws(state)[:3] == [["a2 red", "b1 red"], ["a1 red", "c3 red"], ["b2 red", "c2 red"]]
    assert pot(state) == ["f3 red", "inward", "c1 red"]
