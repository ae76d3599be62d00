from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import tablee
from tablee.cli.main import main
from tablee.cli.playing import meant
from tablee.games import ROOMS, game


def run(*arguments: str, capsys: pytest.CaptureFixture[str]) -> tuple[int, str, str]:
    code = main(["--language", "en", *arguments])
    output, errors = capsys.readouterr()
    return code, output, errors


def tablee_command(*arguments: str, **environment: str) -> subprocess.CompletedProcess[bytes]:
    """The command as a program of its own."""
    command = [sys.executable, "-m", "tablee", *arguments]
    return subprocess.run(command, capture_output=True, env={**os.environ, **environment}, check=False)


def test_games_lists_all_with_seats_and_options(capsys: pytest.CaptureFixture[str]) -> None:
    code, output, _ = run("games", capsys=capsys)
    assert code == 0
    assert [line.split(":")[0] for line in output.splitlines() if line[0] != " "] == list(ROOMS)
    assert "2, 3, 4, 6, 8 seats (usually 4)" in output
    assert "rounds_to_win = 1…5 [2]" in output
    assert "expert = off | on [off]" in output


@pytest.mark.parametrize("name", ROOMS)
def test_what_is_recorded_replays(
    name: str, tmp_path: Path, capsysbinary: pytest.CaptureFixture[bytes]
) -> None:
    assert main(["record", name, "--matches", "3", "--seed", "5", "--audit"]) == 0
    recorded, errors = capsysbinary.readouterr()
    assert recorded.count(b"\n") == 3
    assert errors == b""  # no progress where standard error is no terminal
    file = tmp_path / "matches.jsonl"
    file.write_bytes(recorded)
    assert main(["replay", str(file)]) == 0
    assert capsysbinary.readouterr()[0].startswith(b"3 ")
    for line in recorded.splitlines():
        assert tablee.replay(line).game.name == name


def test_the_same_seed_gives_the_same_matches_whatever_the_hash_seed() -> None:
    runs = [
        tablee_command("record", name, "--seed", "9", "--matches", "2", PYTHONHASHSEED=hash_seed).stdout
        for name in ROOMS
        for hash_seed in ("0", "1", "4242")
    ]
    for first in range(0, len(runs), 3):
        assert runs[first]
        assert runs[first] == runs[first + 1] == runs[first + 2]


def test_without_a_seed_matches_differ(capsysbinary: pytest.CaptureFixture[bytes]) -> None:
    main(["record", "punto"])
    main(["record", "punto"])
    one, two = capsysbinary.readouterr()[0].splitlines()
    assert one != two


def test_options_seats_and_bots_are_taken(capsys: pytest.CaptureFixture[str]) -> None:
    flags = ["--seats", "4", "--option", "teams=on", "--option", "rounds_to_win=1", *["--bot", "random"] * 4]
    code, output, _ = run("record", "punto", *flags, capsys=capsys)
    assert code == 0
    assert json.loads(output)["options"] == {"rounds_to_win": 1, "teams": True, "expert": False}


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["record", "tarot"], "There is no game called “tarot”"),
        (["record", "punto", "--seats", "5"], "punto is for 2, 3, 4, 6, 8 seats, not 5"),
        (["record", "punto", "--option", "jokers=on"], "There is no option “jokers”"),
        (["record", "punto", "--option", "expert"], "Say what “expert” shall be"),
        (["record", "punto", "--option", "expert=7"], "expert cannot be “7”. It can be: off | on."),
        (["record", "punto", "--seats", "3", "--option", "teams=on"], "Teams need four"),
        (["record", "punto", "--bot", "shark"], "There is no bot called “shark”"),
        (["record", "punto", "--bot", "random", "--bot", "random"], "Name one bot for all seats"),
        (["record", "punto", "--option", "expert=" + "[" * 3000], "expert cannot be “[["),
        (["record", "punto", "--matches", "-1"], "There cannot be -1 matches"),
        (["replay", "no/such/file"], "cannot be read"),
        (["replay", f"{__file__}/no"], "cannot be read"),
        (["replay", "a" * 3000], "cannot be read"),
        (["record", "punto", "--option", "a" * 3000 + "=1"], "There is no option “aaa"),
        (["play", "punto", "--seat", "4"], "There are 4 seats"),
    ],
)
def test_bad_input_gets_a_clear_refusal(
    arguments: list[str], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    code, output, errors = run(*arguments, capsys=capsys)
    assert code == 1
    assert output == ""
    assert words in errors
    assert errors.count("\n") == 1


def test_a_record_that_does_not_hold_ends_with_where(
    tmp_path: Path, capsysbinary: pytest.CaptureFixture[bytes]
) -> None:
    main(["record", "punto", "--seed", "1", "--matches", "2"])
    good, other = capsysbinary.readouterr()[0].splitlines()
    bad = json.loads(other)
    bad["log"][2]["do"]["at"] = [3, 3]
    file = tmp_path / "matches.jsonl"
    file.write_bytes(good + b"\n\n" + json.dumps(bad).encode() + b"\n" + good[:50] + b"\n")
    assert main(["--language", "en", "replay", str(file)]) == 1
    output, errors = (text.decode() for text in capsysbinary.readouterr())
    assert output == "1 of 3 records hold.\n"
    first, second = errors.splitlines()
    assert f"{file}, line 3: entry 2: A card must touch another one" in first
    assert f"{file}, line 4: This is not a whole record" in second


def test_an_empty_file_holds_no_record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "empty").write_text("\n\n")
    code, _, errors = run("replay", str(tmp_path / "empty"), capsys=capsys)
    assert code == 1
    assert "There is no record in" in errors


def test_replay_reads_standard_input() -> None:
    recorded = tablee_command("record", "punto", "--seed", "3").stdout
    command = [sys.executable, "-m", "tablee", "--language", "en", "replay", "-"]
    replayed = subprocess.run(command, input=recorded, capture_output=True, check=True)
    assert replayed.stdout == b"1 of 1 records hold.\n"


@pytest.mark.parametrize(
    ("locale", "words"),
    [("fr_BE.UTF-8", "Il n’y a pas de jeu"), ("nl_BE", "Er is geen spel"), ("C", "There is no")],
)
def test_refusals_follow_the_language_of_the_machine(locale: str, words: str) -> None:
    refused = tablee_command("record", "tarot", LC_ALL=locale, PYTHONUTF8="1")
    assert refused.returncode == 1
    assert words in refused.stderr.decode()


def test_a_reader_that_leaves_is_no_error() -> None:
    command = [sys.executable, "-m", "tablee", "record", "punto", "--matches", "50"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as recording:
        assert recording.stdout is not None
        assert recording.stderr is not None
        recording.stdout.readline()
        recording.stdout.close()
        assert b"Traceback" not in recording.stderr.read()


FULL = Path("/dev/full")


@pytest.mark.skipif(not FULL.exists(), reason="there is no disk that is always full")
def test_a_full_disk_is_said() -> None:
    for command in ("games", "record punto"):
        with FULL.open("wb") as full:
            arguments = [sys.executable, "-m", "tablee", "--language", "en", *command.split()]
            lost = subprocess.run(arguments, stdout=full, stderr=subprocess.PIPE, check=False)
        assert lost.returncode == 1
        assert lost.stderr.startswith(b"tablee: The output cannot be written: ")
        assert lost.stderr.count(b"\n") == 1


def test_a_terminal_without_our_characters_is_no_error() -> None:
    listed = tablee_command("--language", "fr", "games", PYTHONIOENCODING="ascii")
    assert listed.returncode == 0
    assert b"?" in listed.stdout


@pytest.mark.parametrize("name", ROOMS)
@pytest.mark.parametrize("language", ["en", "fr", "nl"])
def test_a_person_plays_a_match_to_its_end(
    name: str, language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n\n\n\n" * 25_000))
    assert main(["--language", language, "play", name, "--seed", "1", "--bot", "random"]) == 0
    output = capsys.readouterr()[0]
    assert "1. " in output.splitlines()[-game(name).usual_seats]


def test_a_person_answers_in_words_and_may_leave(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("99\nplace\nnonsense\nat 1, 1\nplace\nq\n"))
    code, output, _ = run("play", "punto", "--seed", "3", "--seat", "2", capsys=capsys)
    assert code == 0
    assert "Nothing in the list is “nonsense”." in output
    assert "Nothing in the list is “99”." in output
    assert "lines of the list" in output
    assert "Seat 3 (you) places" in output
    assert output.endswith("The match is left.\n")


def test_a_person_plays_against_whom_they_like(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    flags = ["--seats", "3", "--option", "rounds_to_win=1", "--seed", "4"]
    bots = ["--bot", "easy", "--bot", "search:5", "--bot", "novice"]
    played = []
    for _ in range(2):
        monkeypatch.setattr("sys.stdin", io.StringIO("1\n" * 200))
        played.append(run("play", "punto", *flags, *bots, capsys=capsys))
    assert played[0] == played[1]
    assert played[0][0] == 0
    assert "1. " in played[0][1].splitlines()[-3]
    code, _, errors = run("play", "jungle_speed", "--bot", "expert", capsys=capsys)
    assert code == 1
    assert errors.endswith("in jungle_speed only random can sit there.\n")


def test_a_plain_space_is_as_good_as_one_that_does_not_break() -> None:
    phrases = ["mettre au coffre\u00a0: tiare", "mettre au coffre\u00a0: dent", "passer"]
    assert meant("Mettre au coffre : dent", phrases) == [1]
    assert meant("coffre :", phrases) == [0, 1]


def test_after_an_unclear_answer_time_may_still_pass(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("nonsense\n\nq\n"))
    output = run("play", "jungle_speed", "--seed", "3", capsys=capsys)[1]
    assert output.count("an empty line lets time pass") == 3
    assert output.count("Nothing in the list") == 1


def test_a_person_whose_line_breaks_has_left(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    assert run("play", "punto", capsys=capsys)[1].endswith("The match is left.\n")


def test_interrupting_is_quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupted)
    assert main(["play", "punto"]) == 130
