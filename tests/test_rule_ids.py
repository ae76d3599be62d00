"""Every rule, ruling and worked example is shown by a test, and no test names one that is not there."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

HERE = Path(__file__).parent
GAMES = sorted(path.stem for path in (HERE / "rule_ids").glob("*.txt"))


def listed(game: str) -> list[str]:
    """The ids of a game: the first word of each line that is not empty or a comment."""
    lines = (HERE / "rule_ids" / f"{game}.txt").read_text(encoding="utf-8").splitlines()
    return [line.split()[0] for line in lines if line.strip() and not line.startswith("#")]


def shown(game: str) -> set[str]:
    """The ids that the tests of a game name in `@shows(...)`."""
    ids = set()
    for path in (HERE / "games" / game).rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for decorator in node.decorator_list:
                    if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "shows":
                        ids |= {ast.literal_eval(argument) for argument in decorator.args}
    return ids


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_shown(game: str) -> None:
    ids = listed(game)
    assert len(ids) == len(set(ids)), "an id is listed twice"
    assert sorted(set(ids) - shown(game)) == []


@pytest.mark.parametrize("game", GAMES)
def test_no_test_names_a_rule_that_does_not_exist(game: str) -> None:
    assert sorted(shown(game) - set(listed(game))) == []
