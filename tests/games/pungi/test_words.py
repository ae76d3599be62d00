"""Pungi as it is spoken and drawn."""

from __future__ import annotations

from games.pungi.positions import begun, play
from tablee.core.view import Fact
from tablee.core.words import LANGUAGES, Words
from tablee.games.pungi import GAME
from tablee.games.pungi.cards import ANIMAL_NAMES, SNAKE_NAMES


def test_every_card_has_words() -> None:
    for language in LANGUAGES:
        words = Words(language, GAME)
        said = [words.card(name) for name in ANIMAL_NAMES + SNAKE_NAMES]
        assert len(set(said)) == len(said)
    words = Words("en", GAME)
    assert [words.card(name) for name in ("frog 10", "-4", "+3", "0", "charmer")] == [
        "frog 10",
        "-4",
        "+3",
        "0",
        "a charmer",
    ]


def test_actions_are_said() -> None:
    words = Words("en", GAME)
    assert words.action({"play": "mouse 7"}) == "play mouse 7"
    assert words.action({"name": 2}) == "name seat 3 to start the next round"
    assert words.fact(Fact("kept")) and words.fact(Fact("rejected"))


def test_the_table_is_drawn() -> None:
    hands = ("mouse 1, mouse 2, snail 3, frog 4, frog 5", "frog 9", "mouse 10")
    state = begun(3, 0, "+1 charmer -2 +1 +2 +3", hands, "lizard 1, snail 1, frog 1, frog 2")
    play(state, "mouse 2")
    say = Words("en", GAME).say
    lines = GAME.sketch(GAME.view(state, 0), say).splitlines()
    assert lines[0] == "Game 1, round 1 · row: +1, a charmer, -2"
    assert lines[1] == (
        "seat 1 · hand: mouse 1, snail 3, frog 4, frog 5 · played: mouse 2 · snakes: - (0) · total 0"
    )
    assert GAME.sketch(GAME.view(state, None), say).splitlines()[1] == (
        "seat 1 · hand: mouse, snail, frog, frog · played: mouse · snakes: - (0) · total 0"
    )
    stacks = "snake stack: 34 · animal stack: 45, on top: lizard · discards: -"
    assert lines[4:] == [stacks]
    play(state, "frog 9")
    play(state, "mouse 10")
    stacks = "snake stack: 31 · animal stack: 42, on top: frog · discards: mouse 2 10, frog 9"
    assert GAME.sketch(GAME.view(state, None), say).splitlines()[4] == stacks
    assert "snakes: - (" not in GAME.sketch(GAME.view(state, None), say)
    empty = GAME.sketch(GAME.view(GAME.start({}, 3), None), say).splitlines()
    assert empty[0] == "Game 1, round 1 · row: -"
    assert empty[1] == "seat 1 · hand: - · played: - · snakes: - (0) · total 0"
    assert len(empty) == 4
