"""A bot sees what its seat sees: where a seat cannot tell two states apart, no bot does otherwise in them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import msgspec
import pytest

from tablee.bots import Sight, bot_for
from tablee.bots.outside import hello, question
from tablee.core.contract import State
from tablee.core.dice import FastDice
from tablee.core.match import Match
from tablee.games import ROOMS, game
from tablee.testing import twins

MOMENTS = 24
TABLES = [pytest.param(name, seats, id=f"{name} {seats}") for name in ROOMS for seats in game(name).seats[:3]]


def decisions(name: str, seats: int) -> Iterator[tuple[Match, int, State]]:
    """Moments at which a seat acts, with a state that this seat cannot tell from the true one."""
    seed = 0
    while True:
        match, seed = Match(game(name), seats=seats), seed + 1
        for seat, twin in twins(match, FastDice(seed)):
            if seat in match.acting():
                yield match, seat, twin


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_all_that_a_bot_gets_is_the_same_in_states_that_its_seat_cannot_tell_apart(
    name: str, seats: int
) -> None:
    for match, seat, twin in islice(decisions(name, seats), MOMENTS):
        assert twin != match.state
        sights = [Sight(match.game, truth, seat, FastDice(5)) for truth in (match.state, twin)]
        assert sights[0].state == sights[1].state
        assert sights[0].legal == sights[1].legal
        assert sights[0].view == sights[1].view


@pytest.mark.parametrize("bot", ["random", "novice", "thinker"])
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_bot_does_the_same_in_states_that_its_seat_cannot_tell_apart(
    name: str, seats: int, bot: str
) -> None:
    if bot == "thinker":
        bot = "search:20" if game(name).times is None else "reflex:easy"
    for match, seat, twin in islice(decisions(name, seats), MOMENTS):
        answers = []
        for truth in (match.state, twin):
            dice = FastDice(len(match.log))
            answers.append(bot_for(bot, match.game).choose(Sight(match.game, truth, seat, dice), dice))
        assert answers[0] == answers[1]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_program_is_told_what_its_seat_sees_and_nothing_of_what_we_imagine(name: str, seats: int) -> None:
    for match, seat, twin in islice(decisions(name, seats), MOMENTS):
        game, options = match.game, match.options
        told = question(Sight(game, match.state, seat, FastDice(1)), 1, timed=False)
        assert told == question(Sight(game, twin, seat, FastDice(2)), 1, timed=False)
        assert msgspec.json.encode(match.view(seat)) in told
        greetings = [
            hello(Sight(game, truth, seat, FastDice(1), options), FastDice(3))
            for truth in (match.state, twin)
        ]
        assert greetings[0] == greetings[1]
