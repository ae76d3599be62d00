from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import pytest

from tablee import Refused
from tablee.core.options import (
    Options,
    choice,
    custom,
    described,
    flag,
    read_flag_value,
    read_options,
    spoken,
    whole,
)
from tablee.games import ROOMS, game


@dataclass(frozen=True)
class Some(Options):
    quick: bool = flag()
    way: str = choice("left", "right")
    size: int = choice(6, 5)
    games: int | str = whole(1, 10, 1, "players")
    tune: int = custom(3, "any number", int, examples=(4, "5"))


def test_options_are_described_by_their_fields() -> None:
    assert [(o.name, o.default, spoken(o)) for o in described(Some)] == [
        ("quick", False, "off | on"),
        ("way", "left", "left | right"),
        ("size", 6, "6 | 5"),
        ("games", 1, "1…10 | players"),
        ("tune", 3, "any number"),
    ]


def test_values_worth_trying_are_all_or_some() -> None:
    examples = {option.name: option.examples for option in described(Some)}
    assert examples["size"] == (6, 5)
    assert examples["tune"] == (4, "5")


def test_what_is_not_given_keeps_its_default() -> None:
    options = read_options(Some, {"games": "players", "tune": "8"})
    assert options.words() == {"quick": False, "way": "left", "size": 6, "games": "players", "tune": 8}
    assert options.settled(3) == (options, 3)


@pytest.mark.parametrize(
    ("name", "value"),
    [("quick", 1), ("quick", "on"), ("way", "up"), ("size", "6"), ("games", 0), ("games", 11), ("games", 1.0),
     ("games", True), ("tune", "x"), ("tune", None), ("way", [1])],
)  # fmt: skip
def test_other_values_are_refused(name: str, value: object) -> None:
    with pytest.raises(Refused) as refused:
        read_options(Some, {name: value})
    assert refused.value.key == "bad-option-value"
    assert refused.value.about["option"] == name


@pytest.mark.parametrize(
    ("text", "value"),
    [("on", True), ("off", False), ("true", True), ("3", 3), ("left", "left"), ('{"a": 1}', {"a": 1})],
)
def test_values_are_typed_as_people_type(text: str, value: object) -> None:
    assert read_flag_value(text) == value


@pytest.mark.parametrize("name", ROOMS)
def test_the_page_of_a_game_names_every_option_and_reason(name: str) -> None:
    page = (Path(__file__).parents[2] / "docs" / f"{name}.md").read_text(encoding="utf-8")
    words = [option.name for option in described(game(name).options)] + list(game(name).reasons)
    assert [word for word in words if f"`{word}`" not in page] == []
