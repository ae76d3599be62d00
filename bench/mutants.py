"""`make mutants`: change the rules in thousands of small ways, and count which changes no test notices.

At least 95 of a hundred must be caught, and whatever survives must be explained in tests/mutants.md: a table
of patterns, each with a reason, that are searched in the changed lines of a survivor.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).parents[1]
MUTMUT = str(Path(sys.executable).parent / "mutmut")
EXPLAINED = ROOT / "tests" / "mutants.md"
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


def reasons() -> list[tuple[str, re.Pattern[str]]]:
    """The rows of the table: where (a part of the mutant's name), and a pattern of the changed lines."""
    rows = re.findall(r"^\| `([^`]+)` \| `([^`]+)` \|", EXPLAINED.read_text(encoding="utf-8"), re.M)
    return [(where, re.compile(pattern)) for where, pattern in rows]


def main() -> int:
    subprocess.run([MUTMUT, "run"], cwd=ROOT, check=False)
    every: Counter[str] = Counter()
    caught: Counter[str] = Counter()
    unexplained = []
    known = reasons()
    for mutant, status in results().items():
        room = mutant.split(".")[2]
        every[room] += 1
        if status in CAUGHT:
            caught[room] += 1
            continue
        change = changed_lines(mutant)
        if not any(where in mutant and pattern.search(change) for where, pattern in known):
            unexplained.append(f"{mutant}: {status}\n{change}")
    print("\n\n".join(unexplained))
    for room in every:
        print(f"{room:14}{caught[room]:6} of {every[room]:6} caught, {caught[room] / every[room]:.1%}")
    share = caught.total() / every.total()
    print(f"{'all':14}{caught.total():6} of {every.total():6} caught, {share:.1%}")
    print(f"survivors without an explanation: {len(unexplained)}")
    return 0 if share >= WANTED and not unexplained else 1


if __name__ == "__main__":
    sys.exit(main())
