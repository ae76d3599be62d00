"""The wheel and the sdist, built and installed into a fresh environment; and a sixth game beside them."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
CLEAN = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "TABLEE_EXPECT")}


def run(*command: str | Path, **environment: str) -> str:
    done = subprocess.run(
        list(map(str, command)), capture_output=True, text=True, env={**CLEAN, **environment}, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def build(source: Path, out: Path, kind: str, **environment: str) -> Path:
    run(sys.executable, "-m", "build", "--no-isolation", kind, "--outdir", out, source, **environment)
    return next(out.iterdir())


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of what is needed to build, so that builds do not meet in the project's own folder."""
    folder = tmp_path_factory.mktemp("source")
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", "CHANGELOG.md"):
        shutil.copy(ROOT / name, folder)
    shutil.copytree(ROOT / "src", folder / "src", ignore=shutil.ignore_patterns("*.so", "__pycache__"))
    return folder


@pytest.fixture(scope="module")
def fresh(source: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The interpreter of a fresh environment, with nothing in it but the wheel made from the sdist."""
    folder = tmp_path_factory.mktemp("fresh")
    sdist = build(source, folder / "sdist", "--sdist")
    run(sys.executable, "-m", "venv", folder / "venv")
    shutil.unpack_archive(sdist, folder / "unpacked")
    unpacked = next((folder / "unpacked").iterdir())
    wheel = build(unpacked, folder / "wheel", "--wheel", TABLEE_COMPILE="0")
    assert wheel.name.endswith("-py3-none-any.whl")
    python = folder / "venv" / "bin" / "python"
    run(python, "-m", "pip", "install", "-q", wheel)
    return python


def test_the_wheel_carries_what_programs_need(fresh: Path) -> None:
    program = """
import tablee, sys
from importlib.resources import files
from tablee.core.record import schema
assert files("tablee").joinpath("py.typed").is_file()
assert schema()["title"] == "The record of a match"
assert "site-packages" in tablee.__file__
match = tablee.match("punto")
tablee.finish(match.state, tablee.FastDice(1))
print(match.outcome().reason)
"""
    assert run(fresh, "-c", program) == "rounds_won\n"


def test_the_command_is_installed(fresh: Path) -> None:
    tablee = fresh.parent / "tablee"
    recorded = json.loads(run(tablee, "record", "punto", "--seed", "1"))
    assert recorded["game"] == "punto"
    assert "punto" in run(tablee, "games")


def test_a_wheel_without_a_compiler_runs_interpreted(source: Path, tmp_path: Path) -> None:
    wheel = build(source, tmp_path, "--wheel", CC="/no/such/compiler")
    assert wheel.name.endswith("-py3-none-any.whl")
    names = zipfile.ZipFile(wheel).namelist()
    assert "tablee/games/punto/rules.py" in names
    assert not any(name.endswith(".so") for name in names)


def test_who_insists_on_compiling_hears_that_it_failed(source: Path, tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match="compiler"):
        build(source, tmp_path, "--wheel", CC="/no/such/compiler", TABLEE_COMPILE="1")


@pytest.mark.skipif(shutil.which("cc") is None, reason="no C compiler")
def test_a_compiled_wheel_has_both(source: Path, tmp_path: Path) -> None:
    if os.environ.get("TABLEE_EXPECT") != "compiled":
        pytest.skip("the compiled run looks at it")
    installed = ROOT / "build" / "compiled" / "tablee"
    assert list(installed.glob("games/punto/rules.*.so"))
    assert (installed / "games/punto/rules.py").is_file()


def install_files_of(page: str, fresh: Path, folder: Path) -> None:
    """The files that a page shows, as a package of its own."""
    for name, text in re.findall(r"^`([\w./]+)`:\n\n```\w+\n(.*?)^```", page, re.M | re.S):
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    run(fresh, "-m", "pip", "install", "-q", "--no-deps", folder)


def test_a_sixth_game_is_found_and_keeps_its_promises(fresh: Path, tmp_path: Path) -> None:
    page = (DOCS / "sixth-game.md").read_text(encoding="utf-8")
    install_files_of(page, fresh, tmp_path)
    proof = re.findall(r"^```python\n(.*?)^```", page, re.M | re.S)[-1]
    assert "takes the trick with" in run(fresh, "-c", proof)
    tablee = fresh.parent / "tablee"
    record = tmp_path / "record.jsonl"
    record.write_text(run(tablee, "record", "higher", "--matches", "5", "--audit"))
    assert run(tablee, "--language", "en", "replay", record) == "5 of 5 records hold.\n"
    assert "higher: The highest of three secret cards takes the trick." in run(tablee, "games")


def test_a_bot_of_another_package_plays(fresh: Path, tmp_path: Path) -> None:
    install_files_of((DOCS / "bots.md").read_text(encoding="utf-8"), fresh, tmp_path)
    tablee = fresh.parent / "tablee"
    record = tmp_path / "record.jsonl"
    bots = ["--bot", "dreamer:2", "--bot", "random"]
    record.write_text(run(tablee, "record", "punto", "--seats", "2", "--seed", "1", *bots))
    assert run(tablee, "--language", "en", "replay", record) == "1 of 1 records hold.\n"
    assert json.loads(record.read_text())["outcome"]["ranks"] == [1, 2]
    assert "dreamer" in run(tablee, "record", "--help")


def test_a_program_plays_in_an_installed_tablee(fresh: Path) -> None:
    bot = f"program:sh '{ROOT}/examples/any.sh'"
    assert json.loads(run(fresh.parent / "tablee", "record", "punto", "--bot", bot))["game"] == "punto"
