"""How rounds of Punto end, and what comes after them."""

from __future__ import annotations

import pytest

from games.punto.positions import (
    begun,
    block,
    card,
    colours_of,
    give_piles,
    in_round,
    long,
    place,
    position,
    row,
)
from shows import shows
from tablee import FastDice, Refused
from tablee.games.punto import GAME
from tablee.games.punto.cards import CARDS_OF, NEUTRAL
from tablee.games.punto.deals import DEAL, OVER, TROPHY
from tablee.games.punto.rules import ACTIONS


@shows("PTO-15", "PTO-R1", "PTO-R12")
def test_a_blocked_round_goes_to_the_most_short_series() -> None:
    # One red series, and two blue ones that cross.
    board = {**row("R1 R2 R3 B1 B2 B4"), (3, 1): "B9", (3, 2): "B8"}
    state = block(board, turn=3)
    assert state.won == [0, 1, 0, 0]


@shows("PTO-16")
def test_points_break_the_tie() -> None:
    assert begun(4).decided([[[card("R3"), card("R4")]], [[card("B3"), card("B3")]], [], []]) == 1


@shows("PTO-17", "PTO-R10")
def test_the_trophy_is_the_highest_card_of_the_line() -> None:
    state = position({**row("R3 R8 R5"), (1, 1): "R9"}, "R4")
    place(state, "R4", 3, 0)
    assert state.trophies == [[card("R8")], [], [], []]


@shows("PTO-18", "PTO-19", "PTO-R16")
def test_the_trophy_stays_out_and_all_other_cards_come_back() -> None:
    state = position(row("R3 R8 R5"), "R4")
    place(state, "R4", 3, 0)
    state.deal(state.shuffle(FastDice(1)))
    assert in_round(state)["red 8"] == 1
    assert in_round(state).total() == 71
    assert state.round == 2


@shows("PTO-20", "PTO-R17")
def test_unplayed_neutral_cards_stay_and_the_others_are_shared_out() -> None:
    state = begun(3)
    kept = [card("Y1"), card("Y2")]
    give_piles(state, [kept, [], []])
    state.placed = [c for c in CARDS_OF[NEUTRAL] if c not in kept] + kept  # one of each is out
    state.end_drawn()
    state.deal(state.shuffle(FastDice(1)))
    assert [len(share) for share in state.shares] == [5, 5, 5]
    assert len(state.removed) == 1
    assert colours_of(state.pack(0)) == {0: 18, NEUTRAL: 7}
    assert colours_of(state.pack(1)) == {1: 18, NEUTRAL: 5}
    assert set(kept) <= set(state.pack(0))


@shows("PTO-R11", "PTO-20")
def test_a_card_without_a_cell_counts_as_not_played() -> None:
    board = {(x, y): "RBG"[(x + y) % 3] + "9" for y in range(6) for x in range(6)}
    del board[5, 5]
    state = position(board, "B9", turn=1, seats=3, piles=[[], [], ["Y3"]])
    place(state, "B9", 5, 5)
    assert state.phase == DEAL
    assert state.hand(2) == [card("Y3")]
    assert state.unplayed(2) == [card("Y3")]
    assert state.placed.count(card("Y3")) == 0


@shows("PTO-21")
def test_left_of_the_finisher_starts() -> None:
    state = position(row("Y3 Y8 Y5"), "Y4", turn=3)
    place(state, "Y4", 3, 0)
    assert state.start == 0  # the round stays as it is until the packs are dealt
    state.deal(state.shuffle(FastDice(1)))
    assert state.start == 0
    assert state.turn == 0
    state = position(row("B3 B8 B5"), "B4", turn=1)
    place(state, "B4", 3, 0)
    state.deal(state.shuffle(FastDice(1)))
    assert state.start == 2


@shows("PTO-22", "PTO-23", "PTO-R25", "PTO-R28")
@pytest.mark.parametrize("rounds", range(1, 6))
def test_the_agreed_number_of_rounds_wins(rounds: int) -> None:
    state = begun(4, rounds_to_win=rounds)
    state.won = [rounds - 1, 0, 0, 1]
    state.end_round(0, [card("R4"), card("R6")])
    assert state.phase == OVER
    assert state.acting() == []
    assert state.trophies[0] == [card("R6")]  # the last trophy is taken too
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.scores == [rounds, 0, 0, 1]
    assert outcome.ranks == ([1, 3, 3, 2] if rounds > 1 else [1, 3, 3, 1])
    assert outcome.reason == "rounds_won"


@shows("PTO-22")
def test_one_round_does_not_win_the_match() -> None:
    state = begun(4)
    state.end_round(0, [card("R4")])
    assert state.outcome() is None
    assert state.chance()


@shows("PTO-R7")
def test_covering_does_not_win_for_somebody_else() -> None:
    # Blue covers what split a red line: only a red card could complete one.
    state = position(row("R1 R2 B1 R4"), "B5", turn=1)
    place(state, "B5", 2, 0)
    assert state.won == [0, 0, 0, 0]


@shows("PTO-R8")
def test_a_line_of_seven_parts_is_one_line() -> None:
    state = position(row("R1 R2 . R4 R9 R3"), "R5")
    place(state, "R5", 2, 0)
    assert state.trophies[0] == [card("R9")]


@shows("PTO-R9")
def test_lines_that_are_too_short_give_no_trophy() -> None:
    state = position({**row("R1 R2 R3"), (3, 1): "R9", (3, 2): "R8"}, "R4")
    place(state, "R4", 3, 0)
    assert state.trophies[0] == [card("R4")]


@shows("PTO-R10")
def test_in_a_team_the_member_on_turn_or_the_next_one_chooses() -> None:
    for turn, chooser in ((0, 0), (1, 2), (2, 2), (3, 0)):
        state = begun(4, teams=True)
        state.turn = turn
        state.end_round(0, [card("R9"), card("B9"), card("B9"), card("R8")])
        assert state.phase == TROPHY
        assert state.acting() == [chooser]
        assert len(state.legal(chooser)) == 2
        assert state.legal((chooser + 1) % 4) == []


@shows("PTO-R10")
def test_only_a_tied_trophy_may_be_chosen() -> None:
    state = begun(2)
    state.end_round(0, [card("R9"), card("B9"), card("R8")])
    assert {state.pick(0, FastDice(seed)) for seed in range(20)} == set(state.legal(0))
    with pytest.raises(Refused, match=r"^not allowed: not-a-trophy$"):
        state.play(0, GAME.read(state, 0, {"trophy": long("R8")}))
    for action in (0, ACTIONS - 1):
        with pytest.raises(Refused, match=r"not allowed: not-a-trophy$"):
            state.play(0, action)
    for action in (-1, ACTIONS, 2**70):
        with pytest.raises(Refused, match=r"malformed: no-such-action$"):
            state.play(0, action)
    with pytest.raises(Refused, match=r": not-your-turn$"):
        state.play(1, GAME.read(state, 1, {"trophy": long("R9")}))
    state.play(0, GAME.read(state, 0, {"trophy": long("B9")}))
    assert state.trophies == [[card("B9")], []]
    assert state.phase == DEAL
    with pytest.raises(Refused, match=r": no-trophy-due$"):
        place_trophy = GAME.read(begun(4), 0, {"trophy": long("R9")})
        begun(4).play(0, place_trophy)


@shows("PTO-R12")
def test_series_are_unbroken_and_of_one_length() -> None:
    series = position(row("R1 R2 . R3 R4 R5"), "B1").short_series()
    assert series[0] == [[card("R3"), card("R4"), card("R5")]]
    two = position({**row("R1 R2 R3 R4 B1 B2"), (5, 1): "B2", (5, 2): "B3", (5, 3): "B4"}, "G1", seats=2)
    assert [len(lines) for lines in two.short_series()] == [2, 0]


@shows("PTO-R13")
def test_a_level_count_is_a_drawn_round() -> None:
    state = begun(4)
    assert state.decided([[], [], [], []]) == -1
    a, b = [[card("R1"), card("R2")]], [[card("B1"), card("B2")]]
    assert state.decided([a, b, [], []]) == -1
    assert state.decided([a, b, [], [[card("Y1"), card("Y1")]]]) == 3
    drawn = block(row("R1 G9 B1 Y1"), turn=1)
    assert drawn.won == [0, 0, 0, 0]
    assert drawn.phase == DEAL
    assert drawn.round == 1


@shows("PTO-R15")
def test_left_of_the_blocked_player_starts() -> None:
    assert block(row("B3 B5 B4 G1"), turn=3).next_start == 0
    assert block(row("B3 B5 B4 G1"), turn=1).next_start == 2


@shows("PTO-17", "PTO-R9")
def test_the_trophy_comes_from_any_of_the_lines() -> None:
    for first, second in (("9", "8"), ("8", "9")):
        board = {**row(f"R3 R{first} R5"), (3, 1): f"R{second}", (3, 2): "R2", (3, 3): "R1"}
        state = position(board, "R6")
        place(state, "R6", 3, 0)
        assert state.trophies[0] == [card("R9")]


@shows("PTO-R12")
def test_the_cheapest_of_a_party_is_compared_first_wherever_it_lies() -> None:
    a = [[card("R2"), card("R8"), card("R9")], [card("R1"), card("R2"), card("R3")]]  # 19 and 6
    b = [[card("B1"), card("B1"), card("B5")], [card("B2"), card("B4"), card("B5")]]  # 7 and 11
    assert begun(4).decided([a, b, [], []]) == 0


@shows("PTO-R19", "PTO-R25")
def test_members_of_a_team_share_its_rounds_and_its_place() -> None:
    state = begun(6)
    state.won = [0, 1, 1]
    state.end_round(2, [card("G4")])
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.scores == [0, 1, 2, 0, 1, 2]
    assert outcome.ranks == [3, 2, 1, 3, 2, 1]
    assert GAME.view(state, 5).trophies == [[], [], ["green 4"]]
