"""The options of Jungle Speed: places, two hands, fewer arrows, three of one colour."""

from __future__ import annotations

import pytest

from games.jungle_speed.positions import (
    A,
    B,
    C,
    D,
    begun,
    card,
    claims,
    draws,
    exact,
    flip,
    grab,
    pot,
    ranks,
    refused,
    sizes,
    ticks,
)
from shows import shows
from tablee import Refused
from tablee.core.words import LANGUAGES, Words
from tablee.games.jungle_speed import GAME
from tablee.games.jungle_speed.actions import GIVE_EQUAL, GIVE_SEAT, GRAB
from tablee.games.jungle_speed.deals import COUNTDOWN, OVER, SETTLE, TURN


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
    assert [state.grab_is_right(seat) for seat in range(4)] == [True, True, True, False]
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
    assert refused(state, D, GRAB) == ("not now", "seat-finished")
    # Without places the game is over at once.
    other.for_ranks = False
    grab(other, D)
    assert (other.phase, other.pending, other.count) == (OVER, [], 0)


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


def test_the_hand_that_gets_a_pile_flips_next() -> None:
    drawn = [["e1 red"], ["e2 red"], ["e3 red"], ["f1 red"]]
    state = exact(drawn, [["a1 red"], [], ["a1 green"], []], turn=B, two_hands=True)
    grab(state, A)
    assert state.turn == C
