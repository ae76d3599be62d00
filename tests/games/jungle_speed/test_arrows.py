"""The three kinds of arrows: colours, the inward race, the simultaneous flip."""

from __future__ import annotations

from games.jungle_speed.positions import (
    A,
    B,
    C,
    D,
    E,
    card,
    claims,
    draws,
    exact,
    flip,
    grab,
    pot,
    refused,
    sizes,
    ticks,
    told,
)
from shows import shows
from tablee.games.jungle_speed import GAME
from tablee.games.jungle_speed.actions import GRAB
from tablee.games.jungle_speed.deals import CHOICE, COUNTDOWN, TURN


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


@shows("JUN-52")
def test_one_race_spends_all_inward_cards_on_the_table() -> None:
    state = exact([["e1 red"], ["e2 red"], ["e3 red"]], [["inward"], ["inward"], ["a1 red"]])
    grab(state, C)
    assert (state.spent, claims(state)) == (1 << A | 1 << B, ([], False))


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
