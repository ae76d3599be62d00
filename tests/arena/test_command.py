"""The command as a program of its own."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from arena.made import played, quick
from tablee.arena import Settings, report


def command(settings: Settings, *more: str) -> subprocess.CompletedProcess[bytes]:
    arguments = ["arena", settings.game, "--bots", *settings.bots, "--seats", *map(str, settings.seats)]
    arguments += ["--option", "rounds_to_win=1", "--matches", str(settings.matches), "--all", *more]
    line = [sys.executable, "-m", "tablee", "--language", "en", *arguments]
    return subprocess.run(line, capture_output=True, check=False, start_new_session=True)


def expected(settings: Settings) -> Any:
    return json.loads(msgspec.json.encode(report(settings, played(settings))))


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such signals")
def test_interrupted_and_resumed_no_match_is_lost_or_played_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    once, journal, found = (tmp_path / name for name in ("once", "matches.jsonl", "report.json"))
    monkeypatch.setenv("STOPPED", str(once))
    settings = quick("stopper", "random", matches=12)
    flags = ["--journal", str(journal), "--json", str(found)]
    stopped = command(settings, *flags)
    assert once.exists()
    assert (stopped.returncode, stopped.stderr) == (130, b"")
    assert b"Interrupted. The same command goes on from here." in stopped.stdout
    lines = journal.read_bytes().splitlines()
    # The third match was given out when the first had come back; the second may still have been on its way.
    assert 1 + 1 <= len(lines) < 1 + 12
    resumed = command(settings, *flags)
    assert (resumed.returncode, resumed.stderr) == (0, b"")
    assert journal.read_bytes().splitlines()[: len(lines)] == lines
    assert len(journal.read_bytes().splitlines()) == 1 + 12
    assert json.loads(found.read_bytes()) == expected(settings)


def test_ray_finds_what_one_process_finds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("ray")
    once, found = tmp_path / "once", tmp_path / "report.json"
    monkeypatch.setenv("UNLUCKY", str(once))
    settings = quick("unlucky", "random", matches=8)
    done = command(settings, "--ray", "local", "--jobs", "2", "--json", str(found))
    assert done.returncode == 0, done.stderr
    assert once.exists()  # a worker died, and was replaced
    assert json.loads(found.read_bytes()) == expected(settings)
