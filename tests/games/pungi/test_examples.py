"""The worked examples of Pungi, each a test that reads like the example."""

from __future__ import annotations

import pytest

from games.pungi.positions import begun, finished, listed, play_round, played, served, snakes, started, taken
from shows import shows
from tablee import FastDice
from tablee.games.pungi import GAME
from tablee.games.pungi.cards import CHARMER
from tablee.games.pungi.deals import DEAL, OVER, PLAY, SNAKES, STACKS
from tablee.games.pungi.rules import Pungi
from tablee.games.pungi.scoring import score

A, B, C, D, E = range(5)


def worth(names: str) -> int:
    return score(snakes(names))


def priority(cards: str) -> str | None:
    """Which species goes first, as everybody is told."""
    hands = tuple(listed(cards))
    state = begun(len(hands), 0, "+1 +2 +3 +4 -1", hands)
    for name in hands:
        state.listen()
        state.play(state.turn, GAME.read(state, state.turn, {"play": name}))
    told = [fact.about["species"] for fact in GAME.view(state, None).facts if fact.what == "priority"]
    return told[0] if told else None


@shows("PUX-01")
def test_three_mice_and_two_snails() -> None:
    assert priority("snail 1, mouse 2, snail 3, mouse 4, mouse 5") == "mouse"


@shows("PUX-02")
def test_two_species_played_twice() -> None:
    assert priority("lizard 1, dragonfly 2, lizard 3, dragonfly 4, grasshopper 5") is None


@shows("PUX-03")
def test_a_charmer_for_the_minus_and_one_for_the_smallest_plus() -> None:
    assert worth("charmer charmer -3 +2 +3 +4") == 8


@shows("PUX-04")
def test_the_mice_go_first() -> None:
    state = played(A, "+4 -2 charmer +1 -4", "mouse 4, snail 9, mouse 10, mouse 1, snail 2")
    assert served(state) == ["mouse 10", "mouse 4", "mouse 1", "snail 9", "snail 2"]
    assert taken(state) == [["-2"], ["+1"], ["+4"], ["charmer"], ["-4"]]


@shows("PUX-05")
def test_equal_values_without_priority() -> None:
    state = played(C, "-1 +3 +2 charmer", "frog 7, mouse 7, frog 10, mouse 2")
    assert served(state) == ["frog 10", "frog 7", "mouse 7", "mouse 2"]
    assert taken(state) == [["-1"], ["charmer"], ["+3"], ["+2"]]


@shows("PUX-06")
def test_everybody_played_the_same_species() -> None:
    state = played(A, "+1 +2 +3", "mouse 2, mouse 9, mouse 5")
    assert served(state) == ["mouse 9", "mouse 5", "mouse 2"]
    assert taken(state) == [["+3"], ["+1"], ["+2"]]


@shows("PUX-07")
def test_all_values_equal() -> None:
    state = played(B, "+1 +2 +3", "frog 6, snail 6, lizard 6")
    assert taken(state) == [["+3"], ["+1"], ["+2"]]


@shows("PUX-08")
def test_two_pairs_are_no_priority() -> None:
    state = played(D, "+1 +2 +3 +4 -1", "lizard 3, lizard 8, dragonfly 10, dragonfly 3, grasshopper 8")
    assert taken(state) == [["+1"], ["-1"], ["+3"], ["+4"], ["+2"]]


@shows("PUX-09")
def test_low_cards_with_priority_go_before_high_ones() -> None:
    state = played(B, "+1 +2 +3 +4", "frog 1, mouse 9, frog 2, snail 9")
    assert served(state) == ["frog 2", "frog 1", "mouse 9", "snail 9"]
    assert taken(state) == [["+4"], ["+2"], ["+3"], ["+1"]]


@shows("PUX-10")
def test_a_pair_goes_before_three_singles() -> None:
    state = played(A, "+1 +2 +3 +4 -1", "mouse 5, mouse 6, snail 10, frog 10, lizard 1")
    assert taken(state) == [["+2"], ["+1"], ["+3"], ["+4"], ["-1"]]


@shows("PUX-11")
def test_a_charmer_must_turn_a_plus() -> None:
    assert worth("+1 charmer +4") == 3


@shows("PUX-12")
def test_charmers_turn_the_most_negative_first() -> None:
    assert worth("charmer -1 +2 charmer -4") == 7
    assert worth("-1 -4 +2 charmer") == 5


@shows("PUX-13")
def test_one_of_two_equal_snakes() -> None:
    assert worth("+2 +2 -4 -4 charmer") == 4


@shows("PUX-14")
def test_nothing_to_turn() -> None:
    assert worth("charmer charmer charmer") == 0
    assert score([]) == 0


@shows("PUX-15")
def test_a_second_charmer_without_a_snake_is_idle() -> None:
    assert worth("charmer +4 charmer") == -4


@shows("PUX-16")
def test_three_charmers_turn_three_snakes() -> None:
    assert worth("charmer charmer charmer -3 +2 +3 +4") == 2


@shows("PUX-17")
def test_more_charmers_than_snakes() -> None:
    assert worth("charmer charmer charmer -2 +1") == 1


@shows("PUX-18")
def test_a_minus_and_a_plus_both_turned() -> None:
    assert worth("charmer charmer -1 +1") == 0


@shows("PUX-19")
def test_four_alike_go_back() -> None:
    assert begun(4, 0, "+2 +2 +2 +2").due == SNAKES
    assert begun(4, 0, "+2 +2 +2 -2").phase == PLAY
    assert begun(3, 0, "+1 +1 +1").phase == PLAY


@shows("PUX-20")
def test_four_charmers_go_back() -> None:
    state = begun(5, 0, "charmer charmer charmer charmer +1")
    assert (state.phase, state.due) == (DEAL, SNAKES)


def late(pool: str) -> Pungi:
    """Five seats, and only these snake cards left when the next row is laid."""
    state = begun(5)
    state.snakes = snakes(pool)
    state.snakes_drawn = 0
    state.listen()
    state.lay_row()
    return state


@shows("PUX-21")
def test_a_row_that_cannot_be_better_stays() -> None:
    state = late("charmer charmer charmer charmer +1 charmer charmer")
    assert state.phase == PLAY
    assert [fact.what for fact in GAME.view(state, None).facts] == ["laid", "kept"]
    state = late("charmer charmer charmer charmer +1 +1 +2")
    assert (state.phase, state.due) == (DEAL, SNAKES)
    assert [fact.what for fact in GAME.view(state, None).facts] == ["laid", "rejected"]


@shows("PUX-22", "PUX-23")
@pytest.mark.parametrize(
    ("seats", "rounds", "undealt", "animals"), [(3, 12, 1, 12), (4, 9, 1, 8), (5, 7, 2, 5)]
)
def test_how_a_game_ends(seats: int, rounds: int, undealt: int, animals: int) -> None:
    state = begun(seats)
    dice = FastDice(4)
    for number in range(1, rounds + 1):
        assert state.outcome() is None
        assert state.round == number
        play_round(state, dice)
    truth = GAME.truth(state)
    assert state.phase == OVER
    assert state.round == rounds
    assert len(truth["snakes"]) == undealt
    assert len(truth["animals"]) == animals
    assert [len(cards) for cards in truth["taken"]] == [rounds] * seats
    assert [len(hand) for hand in truth["hands"]] == [4] * seats


@shows("PUX-24")
def test_the_start_goes_round() -> None:
    state, dice, starts = begun(4, start=2), FastDice(1), []
    for _ in range(9):
        starts.append(state.start)
        play_round(state, dice)
    assert starts == [2, 3, 0, 1, 2, 3, 0, 1, 2]


@shows("PUX-25")
def test_a_match_of_three_games() -> None:
    state = started(3, start=1, games_per_match="players")
    dice = FastDice(9)
    starts = []
    scores = [(8, 5, 12), (3, 11, -2), (10, 4, 6)]
    for game in scores:
        assert (state.phase, state.due) == (DEAL, STACKS)
        state.deal(state.shuffle(dice))
        starts.append(state.start)
        # One snake card each and the last round done, so that the scores are those of the example.
        state.totals = [total + points for total, points in zip(state.totals, game, strict=True)]
        state.taken = [CHARMER] * 3
        state.end_game()
    assert starts == [1, 2, 0]
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.scores == [21, 20, 16]
    assert outcome.ranks == [1, 2, 3]


@shows("PUX-26")
def test_the_best_share_the_win() -> None:
    state = finished(begun(4))
    state.totals = [9, 14, 14, 3]
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.ranks == [3, 1, 1, 4]
