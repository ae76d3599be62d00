from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast, visitor

from tablee import Refused
from tablee.core.view import Fact
from tablee.core.words import HOUSE, LANGUAGES, Words, message_keys
from tablee.games import ROOMS, game

SOURCE = Path(__file__).parents[2] / "src" / "tablee"
FOLDERS = [HOUSE, *(game(name).words for name in ROOMS)]


class Spoken(visitor.Visitor):
    """What a message speaks about, and which messages it is made of."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


def variables(folder: Path, language: str) -> dict[str, set[str]]:
    """What each message of a file speaks about, through the messages that it is made of too."""
    resource = FluentParser().parse((folder / f"{language}.ftl").read_text(encoding="utf-8"))
    spoken: dict[str, Spoken] = {}
    for entry in resource.body:
        if isinstance(entry, ast.Message):
            spoken[entry.id.name] = Spoken()
            spoken[entry.id.name].visit(entry)

    def every(key: str) -> set[str]:
        found = spoken[key]
        return found.variables.union(*(every(part) for part in found.messages if part in spoken))

    return {key: every(key) for key in spoken}


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_there_in_every_language(folder: Path, language: str) -> None:
    assert message_keys(folder, language) == message_keys(folder, "en")
    assert variables(folder, language) == variables(folder, "en")


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_no_line_breaks_before_a_french_colon(folder: Path) -> None:
    french = (folder / "fr.ftl").read_text(encoding="utf-8")
    assert not re.findall(r".* [:;?!»].*|.*« .*", french)


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_every_refusal_in_the_source_has_words(folder: Path) -> None:
    sources = (
        folder.parent.glob("*.py")
        if folder != HOUSE
        else [*SOURCE.glob("c*/*.py"), *SOURCE.glob("bots/*.py"), *SOURCE.glob("arena/*.py")]
    )
    keys = set()
    for path in sources:
        text = path.read_text(encoding="utf-8")
        keys |= set(re.findall(r'Refused\(\s*\w+,\s*"([a-z-]+)"', text))
        keys |= set(re.findall(r'refusal\(\w+, "([a-z-]+)"\)', text))
    known = message_keys(folder, "en") | message_keys(HOUSE, "en")
    assert {f"refusal-{key}" for key in keys} <= known


def test_seats_and_cards_are_put_into_words() -> None:
    words = Words("fr", game("punto"), ["Ana", "Bo", "Cy"])
    fact = Fact("placed", {"seat": 1, "card": "red 5", "x": -1, "y": 2})
    assert words.fact(fact) == "Bo pose le 5 rouge en -1, 2."
    assert words.fact(Fact("won", {"seats": [0, 1, 2]})) == "La manche revient à Ana, Bo et Cy."
    assert words.fact(Fact("won", {"seats": [2]})) == "La manche revient à Cy."
    assert Words("nl", game("punto")).seat(0) == "plaats 1"
    assert Words("en", game("punto")).every(["a"]) == "a"


def test_what_is_hidden_is_said_otherwise() -> None:
    words = Words("en", game("punto"))
    assert words.fact(Fact("drew", {"seat": 0, "card": "red 5"})) == "Seat 1 draws the red 5."
    assert words.fact(Fact("drew", {"seat": 0, "card": None})) == "Seat 1 draws a card."


def test_a_card_and_a_list_of_cards() -> None:
    words = Words("nl", game("punto"))
    assert words.card("red 5") == "rode 5"
    assert words.say("list", first="a", last="b") == "a en b"


def test_a_message_without_what_it_needs_is_an_error() -> None:
    with pytest.raises(ValueError, match="fact-starts"):
        Words("en", game("punto")).say("fact-starts")


def test_refusals_speak_the_players_language() -> None:
    refused = Refused("not yours", "not-your-turn")
    said = [Words(language).refusal(refused) for language in LANGUAGES]
    assert said == [
        "It is somebody else’s turn.",
        "C’est à quelqu’un d’autre de jouer.",
        "Iemand anders is aan de beurt.",
    ]
