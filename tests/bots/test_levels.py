from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

import tablee
from bots.moments import decisive
from tablee import FastDice, State
from tablee.bots import Sight, bot_for, names
from tablee.bots.levels import LEVELS, Easy
from tablee.bots.search import Search
from tablee.cli.main import main
from tablee.core.brain import Brain
from tablee.games import game


class Looks(Brain):
    """Finds the first action best, some not bad, and the rest absurd."""

    WEIGHTS = (100, 60, 30, 2)

    def weigh(self, state: State, seat: int) -> list[int]:
        looks = [*self.WEIGHTS, *[2] * 100]
        return looks[: len(state.legal(seat))]


def begun() -> Sight:
    state = tablee.start("punto", 4)
    dice = FastDice(1)
    tablee.finish(state, dice, 8)
    return Sight(replace(game("punto"), brain=Looks()), state, state.acting()[0], dice)


def test_easy_overlooks_things_but_does_nothing_absurd() -> None:
    sight = begun()
    dice = FastDice(2)
    chosen = Counter(Easy(Looks()).choose(sight, dice) for _ in range(2000))
    first, second, third, *absurd = sight.legal
    assert absurd
    assert set(chosen) == {first, second, third}
    assert chosen[first] > chosen[second] > chosen[third] > 0
    assert 0.4 < chosen[first] / 2000 < 0.7


def test_easy_never_misses_the_only_sensible_thing_but_now_and_then_the_best_of_two() -> None:
    class OnlyOne(Looks):
        WEIGHTS = (1000, 1, 1, 1)

    class TwoGood(Looks):
        WEIGHTS = (1000, 250, 1, 1)

    sight = begun()
    dice = FastDice(3)
    assert {Easy(OnlyOne()).choose(sight, dice) for _ in range(200)} == {sight.legal[0]}
    missed = sum(Easy(TwoGood()).choose(sight, dice) != sight.legal[0] for _ in range(1000))
    assert 200 < missed < 500


def test_levels_above_easy_think_and_longer_each_time() -> None:
    budgets = []
    for level in LEVELS[1:]:
        bot = bot_for(level, game("pikoko"))
        assert isinstance(bot, Search)
        budgets.append((bot.budget.milliseconds, bot.budget.rounds))
    assert budgets == sorted(budgets)
    assert [milliseconds for milliseconds, _ in budgets] == [0, 50, 500]


@pytest.mark.parametrize("level", LEVELS)
def test_levels_are_bots_by_name(level: str) -> None:
    assert level in names()
    bot_for(level, game("klunker"))


def test_time_to_think_goes_by_the_clock_that_is_handed_in() -> None:
    match, winning = decisive()
    sight = Sight(match.game, match.state, match.acting()[0], FastDice(1))
    bot = bot_for("hard", match.game)
    assert isinstance(bot, Search)
    looks: list[float] = []

    def clock() -> float:
        looks.append(0.001 * len(looks))
        return looks[-1]

    bot.budget.clock = clock
    assert bot.choose(sight, FastDice(2)) == winning
    assert 50 <= len(looks) <= 53
    assert bot.tree is not None
    assert (
        48 <= bot.tree.roots[sight.seat].visits <= 50
    )  # a look before each round, a millisecond later each time


def test_records_are_played_by_level(capsysbinary: pytest.CaptureFixture[bytes]) -> None:
    assert main(["record", "pungi", "--seed", "1", "--bot", "easy"]) == 0
    assert tablee.replay(capsysbinary.readouterr()[0]).outcome() is not None
