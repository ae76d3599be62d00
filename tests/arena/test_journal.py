from __future__ import annotations

from pathlib import Path

import pytest

from arena.made import Here, played, quick
from tablee import Refused
from tablee.arena import Journal, Result, Settings, play


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "matches.jsonl"


def run(settings: Settings, path: Path, matches: int | None = None) -> list[Result]:
    """Play on from a journal: to the end, or until so many results have come."""
    journal = Journal(path, settings)
    results: list[Result] = []
    with Here(settings, room=3) as crew:
        for result in play(settings, crew, journal):
            results.append(result)
            if len(results) == matches:
                break
    journal.close()
    return results


def by_fixture(results: list[Result]) -> list[Result]:
    return sorted(results, key=lambda result: (result.deal, result.bots))


def test_interrupted_and_resumed_is_as_never_interrupted(path: Path) -> None:
    settings = quick("random", "first", matches=16)
    whole = by_fixture(played(settings))
    run(settings, path, 5)
    run(settings, path, 11)
    assert len(path.read_bytes().splitlines()) == 1 + 11
    assert by_fixture(run(settings, path)) == whole
    before = path.read_bytes()
    assert len(before.splitlines()) == 1 + 16
    assert by_fixture(run(settings, path)) == whole
    assert path.read_bytes() == before


@pytest.mark.parametrize("kept", [0.2, 0.5, 0.9, 0.99])
def test_a_torn_line_is_dropped_and_its_match_played_again(path: Path, kept: float) -> None:
    settings = quick("random", "first", matches=8)
    whole = run(settings, path)
    written = path.read_bytes()
    path.write_bytes(written[: int(kept * len(written))])
    assert by_fixture(run(settings, path)) == by_fixture(whole)
    assert sorted(path.read_bytes().splitlines()) == sorted(written.splitlines())


@pytest.mark.parametrize("torn", [b"", b'{"game":"pun'])
def test_a_journal_may_be_empty_or_torn_in_its_first_line(path: Path, torn: bytes) -> None:
    path.write_bytes(torn)
    settings = quick("random", "first")
    run(settings, path)
    assert len(run(settings, path)) == 4


def test_more_matches_may_be_wished_later(path: Path) -> None:
    run(quick("random", "first", matches=4), path)
    more = quick("random", "first", matches=8)
    assert by_fixture(run(more, path)) == by_fixture(played(more))


@pytest.mark.parametrize(
    ("other", "what"),
    [
        (quick("random", "search:20"), "bots"),
        (quick("novice", "random"), "bots"),
        (quick("random", "novice", "search:20"), "bots"),
        (quick("random", "novice", seats=(3,)), "seats"),
        (quick("random", "novice", seed=2), "seed"),
    ],
)
def test_other_settings_are_refused(path: Path, other: Settings, what: str) -> None:
    run(quick("random", "novice"), path, 1)
    before = path.read_bytes()
    with pytest.raises(Refused) as refused:
        Journal(path, other)
    assert (refused.value.key, refused.value.about["what"]) == ("journal-of-other", what)
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    "line", [b"", b"[]", b'{"deal": 1}', b"\xff", b'{"deal":1,"bots":["x","y"],"ranks":[1,2]}']
)
@pytest.mark.parametrize("place", [0, 2])
def test_a_line_that_is_none_is_refused_and_the_file_kept(path: Path, line: bytes, place: int) -> None:
    settings = quick("random", "first")
    run(settings, path)
    lines = path.read_bytes().splitlines()
    lines[place] = line
    spoilt = b"\n".join(lines) + b"\n"
    path.write_bytes(spoilt)
    with pytest.raises(Refused, match="journal"):
        Journal(path, settings)
    assert path.read_bytes() == spoilt
