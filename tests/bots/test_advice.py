from __future__ import annotations

import gc

import msgspec
import pytest

import tablee
from bots.moments import decisive
from tablee import FastDice, State
from tablee.bots import Sight
from tablee.bots.advice import AGAINST_TIME, Advice, advise
from tablee.bots.search import Budget, no_collections
from tablee.games import game

SEARCHED = ("pungi", "pikoko", "klunker", "punto")


def some_choice(name: str, after: int = 12) -> tuple[State, int]:
    """A moment of a random match where somebody has something to choose."""
    state = tablee.start(name)
    dice = FastDice(7)
    tablee.finish(state, dice, after)
    while not state.acting() or len(state.legal(state.acting()[-1])) < 2:
        tablee.finish(state, dice, 1)
    return state, state.acting()[-1]


def advice_for(state: State, seat: int, name: str, rounds: int = 60, played: int | None = None) -> Advice:
    sight = Sight(game(name), state, seat, FastDice(3))
    return advise(sight, FastDice(4), Budget(rounds=rounds), played)


def test_the_winning_move_comes_first_and_is_known_to_win() -> None:
    match, winning = decisive()
    advice = advice_for(match.state, match.acting()[0], "punto", 100)
    first = advice.options[0]
    assert first.action == winning
    assert first.do == match.game.describe(match.state, advice.seat, winning)
    assert first.expected == 1
    assert first.interval[0] > 0.9
    assert advice.rounds == 100


@pytest.mark.parametrize("name", SEARCHED)
def test_every_action_is_ranked_with_what_is_known_of_it(name: str) -> None:
    state, seat = some_choice(name)
    advice = advice_for(state, seat, name)
    assert sorted(option.action for option in advice.options) == sorted(state.legal(seat))
    assert [option.tried for option in advice.options] == sorted(
        (option.tried for option in advice.options), reverse=True
    )
    for option in advice.options:
        low, high = option.interval
        assert (option.expected is None) == (option.tried == 0)
        assert 0 <= low < high <= 1
        if option.expected is not None:
            assert low <= option.expected <= high
    assert msgspec.json.decode(msgspec.json.encode(advice), type=Advice) == advice


@pytest.mark.parametrize("name", SEARCHED)
def test_nothing_unseen_matters(name: str) -> None:
    state, seat = some_choice(name)
    twin = state.imagine(seat, FastDice(99))
    assert twin != state
    advice = advice_for(state, seat, name)
    assert advice == advice_for(twin, seat, name)
    assert advice == advice_for(state, seat, name)


def test_more_thought_makes_surer() -> None:
    state, seat = some_choice("pikoko")
    hasty, thorough = (advice_for(state, seat, "pikoko", rounds).options[0].error for rounds in (20, 320))
    assert thorough < hasty / 2


def test_what_was_played_gets_as_much_thought_as_the_best() -> None:
    state, seat = some_choice("klunker")
    last = advice_for(state, seat, "klunker").options[-1]
    advice = advice_for(state, seat, "klunker", played=last.action)
    again = next(option for option in advice.options if option.action == last.action)
    assert again.tried == max(option.tried for option in advice.options) > last.tried


def test_in_a_race_there_is_no_advice_and_it_says_why() -> None:
    state = tablee.start("jungle_speed")
    tablee.finish(state, FastDice(1), 30)
    seat = state.acting()[0]
    advice = advice_for(state, seat, "jungle_speed")
    assert advice == Advice(seat, [], 0, AGAINST_TIME)


def test_garbage_is_collected_again_after_thinking() -> None:
    for usual in (gc.enable, gc.disable):
        usual()
        before = gc.isenabled()
        with no_collections():
            assert not gc.isenabled()
        assert gc.isenabled() == before
    gc.enable()
