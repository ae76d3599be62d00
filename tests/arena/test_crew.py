from __future__ import annotations

import os
import signal
import sys
from pathlib import Path

import pytest

from arena.made import played, quick
from tablee.arena import Fixture, Processes, Report, Result, Settings, play, report
from tablee.arena.crew import play_guarded
from tablee.arena.report import Spoilt


def by_processes(settings: Settings, jobs: int = 1) -> list[Result]:
    with Processes(settings, jobs) as crew:
        return list(play(settings, crew))


def test_the_number_of_jobs_changes_nothing() -> None:
    settings = quick("random", "last", matches=40, early=True, width=0.6)
    here = played(settings)
    found: list[Report] = [report(settings, by_processes(settings, jobs)) for jobs in (1, 2)]
    assert found[0] == found[1] == report(settings, here)
    assert any(met.matches < 40 for met in found[0].pairs)


@pytest.mark.parametrize(("bot", "why"), [("crash", "ValueError: no idea"), ("cheat", "not-allowed")])
def test_a_bot_that_fails_loses_and_is_counted(bot: str, why: str) -> None:
    settings = quick("first", bot, seats=(3,), matches=6)
    found = report(settings, played(settings))
    assert found.pairs[0].share == 1.0
    assert [(each.bot, each.matches) for each in found.failures] == [(bot, 6)]
    assert why in found.failures[0].why


def test_a_bot_that_takes_its_process_down_twice_loses_that_match() -> None:
    settings = quick("first", "bomb", matches=2)
    found = report(settings, by_processes(settings))
    assert found.pairs[0].share == 1.0
    assert found.failures == [Spoilt("bomb", 2, "took the whole process down, twice")]


@pytest.mark.parametrize("bot", ["leaver", "deaf"])
def test_whoever_took_a_process_down_is_found_out(bot: str) -> None:
    settings = quick("first", bot)
    result = play_guarded(settings, Fixture(0, ("first", bot)))
    assert (result.failed, result.ranks) == (bot, [1, 2])


def test_a_match_whose_worker_died_is_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("UNLUCKY", str(tmp_path / "once"))
    settings = quick("unlucky", "last", matches=6)
    results = by_processes(settings)
    assert (tmp_path / "once").exists()
    assert len(results) == 6
    assert {result.failed for result in results} == {None}
    as_if = quick("first", "last", matches=6)
    assert report(settings, results).pairs[0].share == report(as_if, played(as_if)).pairs[0].share


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such signals")
def test_a_worker_that_is_killed_costs_nothing() -> None:
    settings = quick("random", "first", matches=12)
    with Processes(settings, 2) as crew:
        results = []
        for result in play(settings, crew):
            results.append(result)
            if len(results) == 3:
                process = crew.workers[0].process
                assert process.pid
                os.kill(process.pid, signal.SIGKILL)
    assert report(settings, results) == report(settings, played(settings))


def test_what_a_bot_prints_is_not_our_output(capfd: pytest.CaptureFixture[str]) -> None:
    by_processes(quick("loud", "first", matches=2))
    output, errors = capfd.readouterr()
    assert output == ""
    assert "my turn!" in errors
