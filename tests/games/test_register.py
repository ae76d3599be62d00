"""How a game is found by its name."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablee import Refused
from tablee.games import ROOMS, game, names


def test_our_rooms_come_first() -> None:
    assert names()[: len(ROOMS)] == list(ROOMS)
    assert [game(name).name for name in ROOMS] == list(ROOMS)


def test_a_game_of_another_package_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "parlour.py").write_text("GAME = 'a game'\nIMPOSTOR = 'not our Punto'\n", encoding="utf-8")
    registered = tmp_path / "parlour-1.0.dist-info"
    registered.mkdir()
    (registered / "METADATA").write_text(
        "Metadata-Version: 2.1\nName: parlour\nVersion: 1.0\n", encoding="utf-8"
    )
    (registered / "entry_points.txt").write_text(
        "[tablee.games]\nsardines = parlour:GAME\npunto = parlour:IMPOSTOR\n", encoding="utf-8"
    )
    monkeypatch.syspath_prepend(tmp_path)
    assert names() == [*ROOMS, "sardines"]
    assert game.__wrapped__("sardines") == "a game"
    assert game.__wrapped__("punto").name == "punto"  # nobody takes the place of a room of ours


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(Refused, match="unknown-game"):
        game("sardines")
