"""Counts of positions: from a fixed deal, how many sequences of actions there are of each length."""

from __future__ import annotations

import pytest

from goldens import HERE, counted
from tablee.games import ROOMS


@pytest.mark.parametrize("name", ROOMS)
def test_as_many_positions_as_ever(name: str) -> None:
    assert counted(name) == (HERE / "counts" / f"{name}.txt").read_text(encoding="utf-8")
