"""`make mutants`: change the rules in thousands of small ways, and count which changes no test notices.

At least 95 of a hundred must be caught, and whatever survives must be explained in tests/mutants/: for each
room a table of patterns, each with a reason, that are searched in the changed lines of a survivor. A row that
explains no survivor any more has to go.

`python bench/mutants.py punto` looks at one room only.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).parents[1]
WORK = ROOT / "mutants"  # where mutmut puts its copy, and keeps what it found
MUTMUT = str(Path(sys.executable).parent / "mutmut")
EXPLAINED = ROOT / "tests" / "mutants"
WANTED = 0.95
CAUGHT = ("killed", "timeout", "suspicious", "segfault", "caught by type check")


def mutmut(*arguments: str) -> str:
    return subprocess.run(
        [MUTMUT, *arguments], cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True
    ).stdout


def results() -> dict[str, str]:
    """Every mutant and what became of it."""
    lines = (line.strip().rpartition(": ") for line in mutmut("results", "--all", "true").splitlines())
    return {name: status for name, _, status in lines if name.startswith("tablee.")}


def changed_lines(mutant: str) -> str:
    lines = mutmut("show", mutant).splitlines()
    return "\n".join(line for line in lines if line[:1] in "+-" and line[:3] not in ("+++", "---"))


def reasons(room: str) -> list[tuple[str, re.Pattern[str]]]:
    """The rows of a room's table: a part of the mutant's name, and a pattern of the changed lines."""
    table = EXPLAINED / f"{room}.md"
    text = table.read_text(encoding="utf-8") if table.exists() else ""
    rows = re.findall(r"^\| `([^`]+)` \| `([^`]+)` \|", text, re.M)
    return [(where, re.compile(pattern)) for where, pattern in rows]


def main() -> int:
    rooms = sys.argv[1:]
    shutil.rmtree(WORK, ignore_errors=True)  # it would not notice that a test has changed
    subprocess.run([MUTMUT, "run", *(f"tablee.games.{room}.*" for room in rooms)], cwd=ROOT, check=True)
    every: Counter[str] = Counter()
    caught: Counter[str] = Counter()
    unexplained = []
    needed = set()
    for mutant, status in results().items():
        room = mutant.split(".")[2]
        if rooms and room not in rooms:
            continue
        every[room] += 1
        if status in CAUGHT:
            caught[room] += 1
            continue
        change = changed_lines(mutant)
        rows = {(room, row) for row in reasons(room) if row[0] in mutant and row[1].search(change)}
        needed |= rows
        if not rows:
            unexplained.append(f"{mutant}: {status}\n{change}")
    idle = [row for room in every for row in reasons(room) if (room, row) not in needed]
    print("\n\n".join(unexplained))
    for where, pattern in idle:
        print(f"explains nothing: {where} {pattern.pattern}")
    for room in every:
        print(f"{room:14}{caught[room]:6} of {every[room]:6} caught, {caught[room] / every[room]:.1%}")
    share = caught.total() / every.total()
    print(f"{'all':14}{caught.total():6} of {every.total():6} caught, {share:.1%}")
    print(f"survivors without an explanation: {len(unexplained)}")
    return 0 if share >= WANTED and not unexplained and not idle else 1


if __name__ == "__main__":
    sys.exit(main())
