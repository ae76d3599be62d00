"""Golden playthroughs: whole matches as text. A rule that moves, moves a line here.

After a change on purpose, `make playthroughs` writes them anew; read the difference before it is committed.
"""

from __future__ import annotations

import pytest

from goldens import GOLDENS, HERE, Golden
from tablee.core.options import described
from tablee.core.words import LANGUAGES
from tablee.games import ROOMS, game

SHOWS_NOTHING = {"pace"}  # the rules keep no time


@pytest.mark.parametrize("golden", GOLDENS, ids=lambda golden: golden.path.stem)
def test_a_match_goes_as_it_went(golden: Golden) -> None:
    assert golden.played() == golden.path.read_text(encoding="utf-8")


def test_there_are_no_other_playthroughs() -> None:
    assert set((HERE / "playthroughs").glob("*.txt")) == {golden.path for golden in GOLDENS}


@pytest.mark.parametrize("name", ROOMS)
def test_every_game_option_and_language_has_one(name: str) -> None:
    ours = [golden for golden in GOLDENS if golden.name == name]
    assert any(not golden.options for golden in ours)
    assert {golden.language for golden in ours} == set(LANGUAGES)
    wanted = {option.name for option in described(game(name).options)} - SHOWS_NOTHING
    assert {option for golden in ours for option in golden.options} == wanted


@pytest.mark.parametrize("golden", [g for g in GOLDENS if g.options], ids=lambda golden: golden.path.stem)
def test_an_option_shows_in_its_playthrough(golden: Golden) -> None:
    """The same dice without the last of its options lead elsewhere."""
    *others, last = golden.options
    usual = {option: golden.options[option] for option in others}
    plain = Golden(golden.name, golden.seats, golden.seed, usual, golden.language)
    assert golden.played().splitlines()[2:] != plain.played().splitlines()[2:], last
