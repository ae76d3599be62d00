"""The promises of the door, for every game, seat count and option."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.games import ROOMS, game
from tablee.testing import check_game, option_sets

CASES = [
    pytest.param(name, seats, options, id=f"{name} {seats} {options}")
    for name in ROOMS
    for seats in game(name).seats
    for options in option_sets(game(name), seats)
]


@pytest.mark.parametrize(("name", "seats", "options"), CASES)
def test_a_game_keeps_its_promises(name: str, seats: int, options: dict[str, Any]) -> None:
    check_game(game(name), options, seats, seed=len(str(options)) + seats)


@pytest.mark.parametrize("name", ROOMS)
def test_a_short_look_at_a_game(name: str) -> None:
    """A few cases that are soon over: what a mutant is shown before all others."""
    room = game(name)
    check_game(room, {}, room.seats[0], seed=3)
    check_game(room, {}, room.seats[1], seed=4)
    for options in list(option_sets(room, room.usual_seats))[-1:]:
        check_game(room, options, room.usual_seats, seed=5)
