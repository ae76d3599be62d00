from __future__ import annotations

import json
import random
import sys
from pathlib import Path

import pytest

from arena.made import imagined, quick
from tablee.arena import Tally
from tablee.cli.competing import expected, so_far
from tablee.cli.main import main
from tablee.core.words import Words

SHORT = ["arena", "punto", "--bots", "random", "novice", "--seats", "2", "--option", "rounds_to_win=1"]
REFUSED = {
    "few-bots": (["--bots", "random"], "two bots or more", "au moins deux robots", "twee bots of meer"),
    "twice": (
        ["--bots", "random", "random"],
        "“random” is named twice",
        "« random » est nommé deux fois",
        "“random” is twee keer genoemd",
    ),
    "none": (["--matches", "0"], "0 are too few", "0, c’est trop peu", "0 is te weinig"),
    "jobs": (["--jobs", "-1"], "-1 are too few", "-1, c’est trop peu", "-1 is te weinig"),
    "bot": (["--bots", "shark", "random"], "no bot called", "pas de robot", "geen bot"),
    "seats": (["--seats", "5"], "not 5", "pas à 5", "niet voor 5"),
}


@pytest.mark.parametrize("case", REFUSED)
@pytest.mark.parametrize("language", ["en", "fr", "nl"])
def test_refusals_speak_three_languages(case: str, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    flags, *said = REFUSED[case]
    assert main(["--language", language, *SHORT, *flags]) == 1
    output, errors = capsys.readouterr()
    assert output == ""
    assert errors.count("\n") == 1
    assert said[("en", "fr", "nl").index(language)] in errors.replace("\u00a0", " ")


@pytest.mark.parametrize(
    ("package", "flags", "words"),
    [
        ("choix", [], 'This needs choix: pip install "tablee[arena]".'),
        ("ray", ["--ray", "local"], 'This needs Ray: pip install "tablee[ray]".'),
    ],
)
def test_what_is_not_installed_is_named(
    package: str,
    flags: list[str],
    words: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setitem(sys.modules, package, None)
    monkeypatch.delitem(sys.modules, "tablee.arena.figures", raising=False)
    assert main(["--language", "en", *SHORT, *flags]) == 1
    output, errors = capsys.readouterr()
    assert output == ""
    assert words in errors


def test_the_report_in_four_ways(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    files = [f"--{kind}={tmp_path / kind}" for kind in ("html", "json", "csv", "journal")]
    assert main(["--language", "en", *SHORT, "--matches", "3", *files]) == 0
    output, errors = capsys.readouterr()
    assert errors == ""  # no bar where standard error is no terminal
    assert output.startswith("punto: random, novice\n4 matches count")
    assert (tmp_path / "html").read_text(encoding="utf-8").startswith("<!DOCTYPE html>")
    assert json.loads((tmp_path / "json").read_bytes())["matches"] == 4
    assert len((tmp_path / "csv").read_text(encoding="utf-8").splitlines()) == 3
    assert len((tmp_path / "journal").read_bytes().splitlines()) == 5


def test_the_journal_of_other_matches_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    journal = tmp_path / "journal"
    journal.write_text('{"game": "pikoko"}\n')
    for language, words in (
        ("en", "of other matches"),
        ("fr", "d’autres parties"),
        ("nl", "andere partijen"),
    ):
        assert main(["--language", language, *SHORT, "--journal", str(journal)]) == 1
        assert words in capsys.readouterr()[1]


def test_a_file_that_cannot_be_written_is_said_before_anything_is_played(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    journal = tmp_path / "journal"
    nowhere = str(tmp_path / "no" / "where")
    assert main(["--language", "en", *SHORT, "--journal", str(journal), "--html", nowhere]) == 1
    output, errors = capfd.readouterr()
    assert (output, errors.count("\n")) == ("", 1)
    assert "No such file or directory" in errors
    assert not journal.exists()


def test_the_bar_says_what_is_open_and_how_the_least_known_pair_stands() -> None:
    settings = quick("random", "novice", seats=(2, 3), matches=60, early=True)
    tally = Tally(settings)
    assert expected(tally) == 120
    assert so_far(tally, Words("en")) == "2 of 2 pairs open, random – novice: 50% ± 98%"
    for result in imagined(settings, 1.0, random.Random(1)):
        if len(result.bots) == 2:
            tally.add(result)
    assert so_far(tally, Words("en")) == "1 of 2 pairs open, random – novice: 50% ± 98%"
    decided = tally.standings[0]
    assert decided.decided
    assert expected(tally) == 2 * len(decided.shares) + 60 < 120
