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
