from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tablee import FastDice
from tablee.bots import bots_for
from tablee.bots.advice import Option
from tablee.bots.analysis import Analysis, Judgement, Summary, Turn
from tablee.bots.play import play_out
from tablee.cli.analysing import conclusion
from tablee.cli.main import main
from tablee.core.match import Match
from tablee.core.record import write
from tablee.core.words import Words
from tablee.games import game


def file_of_matches(file: Path, name: str, matches: int, seats: int, **options: object) -> Path:
    """A file of matches between somebody easy and somebody random."""
    dice = FastDice(6)
    with file.open("wb") as lines:
        for _ in range(matches):
            match = Match(game(name), options, seats)
            bots = bots_for(["easy", "random"], match.game, seats)
            lines.write(write(play_out(match, bots, dice)) + b"\n")
    return file


@pytest.fixture
def recorded(tmp_path: Path) -> Path:
    return file_of_matches(tmp_path / "two.jsonl", "punto", 2, 2, rounds_to_win=1)


def analyse(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    code = main([*arguments[:2], "analyse", *arguments[2:]])
    output, errors = capsys.readouterr()
    return code, output, errors


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["line 2: punto", ". seat 2: place the ", "    better: place the ", " choices were best"]),
        ("fr", ["ligne 2 : punto", ". place 2 : poser le ", "    mieux : poser le ", "meilleurs choix : "]),
        ("nl", ["regel 2: punto", ". plaats 2: leg ", "    beter: leg ", " keuzes waren de beste"]),
    ],
)
def test_a_match_is_told_choice_by_choice(
    language: str, said: list[str], recorded: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    flags = ["--budget", "1", "--seat", "1"]
    code, output, errors = analyse(capsys, "--language", language, str(recorded), *flags)
    assert code == 0
    assert errors == ""  # no progress where standard error is no terminal
    for words in said:
        assert words.replace(" :", "\u00a0:") in output


@pytest.mark.parametrize("language", ["en", "fr", "nl"])
def test_turning_points_are_told_in_every_language(language: str) -> None:
    words = Words(language, game("punto"))
    place = Option({"place": "red 5", "at": [0, 1]}, 1, 0.5, 0.01, 100)
    turns = [Turn("mistake", 3, 0, 0.81, 0.5), Turn("swing", 8, 1, 0.25, 0.75)]
    lines = conclusion(Analysis([Judgement(3, 0, place, place, 0)], turns, [Summary(1, 4, 3, 0.125)]), words)
    empty, title, mistake, swing, seat, last = lines
    assert empty == last == ""
    assert title in ("Turning points:", "Tournants\u00a0:", "Keerpunten:")
    assert re.findall(r"\d+", mistake) == ["3", "1", "81", "50"]
    assert re.findall(r"\d+", swing) == ["8", "2", "25", "75"]
    assert {"2", "3", "4", "12"} <= set(re.findall(r"\d+", seat))


def test_data_has_every_choice(recorded: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, output, _ = analyse(capsys, "--language", "en", str(recorded), "--budget", "1", "--json")
    assert code == 0
    lines = output.splitlines()
    assert len(lines) == 2
    for line, record in zip(lines, recorded.read_text().splitlines(), strict=True):
        data, log = json.loads(line), json.loads(record)["log"]
        assert [seat["seat"] for seat in data["seats"]] == [0, 1]
        assert len(data["judgements"]) > 10
        for judgement in data["judgements"]:
            assert judgement["played"]["do"] == log[judgement["entry"]]["do"]
            assert judgement["loss"] >= 0


def test_where_only_the_quickest_has_it_there_is_nothing_to_judge(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = file_of_matches(tmp_path / "race.jsonl", "jungle_speed", 1, 2)
    code, output, _ = analyse(capsys, "--language", "en", str(file), "--budget", "1")
    assert code == 0
    assert "There was nothing to choose but to be quick." in output


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["no/such/file"], "cannot be read"),
        (["/dev/null"], "There is no record in"),
        (["/dev/null", "--budget", "soon"], "“soon” is no time to think"),
    ],
)
def test_bad_input_gets_a_clear_refusal(
    arguments: list[str], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    code, output, errors = analyse(capsys, "--language", "en", *arguments)
    assert code == 1
    assert output == ""
    assert words in errors
    assert errors.count("\n") == 1


def test_a_record_that_does_not_hold_is_named_and_the_next_is_analysed(
    recorded: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    first, second = recorded.read_text().splitlines()
    recorded.write_text(f"{first[:60]}\n{second.replace('rounds_won', 'won', 1)}\n{first}\n")
    code, output, errors = analyse(capsys, "--language", "en", str(recorded), "--budget", "1", "--seat", "0")
    assert code == 1
    assert "line 1: This is not a whole record" in errors
    assert "line 2: The match did not end as the record says." in errors
    assert "line 3: punto" in output


def test_a_seat_that_is_not_there_is_refused(recorded: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, output, errors = analyse(capsys, "--language", "en", str(recorded), "--seat", "2")
    assert code == 1
    assert output == ""
    assert "line 1: There are 2 seats, counted from 0." in errors
