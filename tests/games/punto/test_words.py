"""Punto as it is spoken and drawn."""

from __future__ import annotations

import pytest

from games.punto.positions import position, row
from tablee.core.view import Fact
from tablee.core.words import Words
from tablee.games.punto import GAME


@pytest.mark.parametrize(
    ("language", "placed", "covered"),
    [
        ("en", "Ann places the red 5 at 0, -1.", "It covers the yellow 3."),
        ("fr", "Ann pose le 5 rouge en 0, -1.", "Le 3 jaune est recouvert."),
        ("nl", "Ann legt de rode 5 op 0, -1.", "De gele 3 wordt bedekt."),
    ],
)
def test_cards_are_said_with_their_article(language: str, placed: str, covered: str) -> None:
    words = Words(language, GAME, names=["Ann", "Bea"])
    assert words.fact(Fact("placed", {"seat": 0, "card": "red 5", "x": 0, "y": -1})) == placed
    assert words.fact(Fact("covered", {"card": "yellow 3"})) == covered


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "take the red 9 as the trophy"),
        ("fr", "prendre le 9 rouge comme trophée"),
        ("nl", "neem de rode 9 als trofee"),
    ],
)
def test_a_trophy_is_an_action_in_words(language: str, said: str) -> None:
    assert Words(language, GAME).action({"trophy": "red 9"}) == said


@pytest.mark.parametrize(
    ("language", "cards", "removed", "said"),
    [
        ("en", 6, 0, "Every party gets 6 neutral cards."),
        ("en", 1, 2, "Every party gets one neutral card; 2 leave the match."),
        ("en", 0, 1, "No neutral cards are shared out; one leaves the match."),
        ("fr", 6, 0, "Chaque camp reçoit 6 cartes neutres."),
        ("fr", 1, 2, "Chaque camp reçoit une carte neutre\N{NO-BREAK SPACE}; 2 cartes quittent la partie."),
        ("fr", 0, 1, "Aucune carte neutre n’est distribuée\N{NO-BREAK SPACE}; une carte quitte la partie."),
        ("nl", 6, 0, "Elke kant krijgt 6 neutrale kaarten."),
        ("nl", 1, 2, "Elke kant krijgt één neutrale kaart; 2 kaarten gaan uit het spel."),
        ("nl", 0, 1, "Er worden geen neutrale kaarten verdeeld; één kaart gaat uit het spel."),
    ],
)
def test_neutral_cards_are_counted_in_words(language: str, cards: int, removed: int, said: str) -> None:
    assert Words(language, GAME).fact(Fact("shared", {"cards": cards, "removed": removed})) == said


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "   0   .  R3  B5  G9  Y1   ."),
        ("fr", "   0   .  R3  B5  V9  J1   ."),
        ("nl", "   0   .  R3  B5 Gr9 Ge1   ."),
    ],
)
def test_the_table_is_drawn_with_the_initials_of_the_language(language: str, line: str) -> None:
    view = GAME.view(position(row("R3 B5 G9 Y1"), "R4"), 0)
    assert line in GAME.sketch(view, Words(language, GAME).say).splitlines()
