"""How strong the bots are: a list of lines, each two bots of one game at one number of seats, in the arena.

    PYTHONPATH=build/compiled .venv/bin/python bench/strength.py                        every line
    PYTHONPATH=build/compiled .venv/bin/python bench/strength.py pikoko-3 --minutes 10  those so named
    PYTHONPATH=build/compiled .venv/bin/python bench/strength.py --list                 which there are

Every finished match is in a journal under bench/journals, so a run may be interrupted at any time and goes on
from there. The figures go to bench/strength.json, and their table to docs/strength.md.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import sys
import time
from contextlib import closing
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

from tqdm import tqdm

import tablee.core.contract
from tablee.arena import Journal, Processes, Result, Settings, Tally, play, report, settled

ROOT = Path(__file__).parents[1]
JOURNALS = ROOT / "bench" / "journals"
RESULTS = ROOT / "bench" / "strength.json"
PAGE = ROOT / "docs" / "strength.md"
START, END = "<!-- the table begins -->", "<!-- the table ends -->"
MATCHES = {"random": 3000, "novice": 1200, "search:50ms": 600, "easy": 3000, "medium": 3000, "hard": 3000}
WIDTH = 0.02


class Line(NamedTuple):
    """Two bots, and the share of comparisons that the first is to win."""

    game: str
    seats: int
    bot: str
    opponent: str
    goal: float = 0.5
    alone: bool = False

    @property
    def name(self) -> str:
        return f"{self.game}-{self.seats}-{self.bot}-{self.opponent}"

    @property
    def settings(self) -> Settings:
        matches = MATCHES[self.opponent.removeprefix("reflex:")]
        bots = [self.bot, self.opponent]
        return settled(
            self.game, bots, [self.seats], alone=self.alone, matches=matches, goal=self.goal, width=WIDTH
        )

    @property
    def journal(self) -> Path:
        return JOURNALS / f"{self.name.replace(':', '-')}.jsonl"


def lines() -> list[Line]:
    every = []
    tables = {"pungi": (0.7, 3, 4), "pikoko": (0.8, 3, 4), "klunker": (0.8, 3, 4), "punto": (0.95, 2, 3, 4)}
    for game, (much, *sizes) in tables.items():
        for seats in map(int, sizes):
            every += [
                Line(game, seats, "novice", "random"),
                Line(game, seats, "search:50ms", "novice"),
                Line(game, seats, "search:500ms", "search:50ms", alone=True),
                Line(game, seats, "search:500ms", "random", much, alone=True),
            ]
    levels = ("easy", "medium", "hard", "expert")
    for lower, upper in pairwise(levels):
        every.append(Line("jungle_speed", 4, f"reflex:{upper}", f"reflex:{lower}"))
    return every


def run(line: Line, jobs: int, end: float) -> list[Result]:
    """Play until it is decided or time is up; what was played is in the journal, whatever happens."""
    settings = line.settings
    JOURNALS.mkdir(exist_ok=True)
    with closing(Journal(line.journal, settings)) as journal:
        results = journal.results[:]
        tally = Tally(settings, results)
        if tally.open() and time.monotonic() < end:
            with Processes(settings, jobs) as crew, tqdm(desc=line.name, unit="match", disable=None) as bar:
                for result in play(settings, crew, journal):
                    bar.update()
                    tally.add(result)
                    share, off = tally.standings[0].known()
                    bar.set_postfix_str(f"{share:.1%} ± {off:.1%}", refresh=False)
                    results.append(result)
                    if time.monotonic() > end:
                        break
    return results


def figures(line: Line, results: list[Result]) -> dict[str, Any] | None:
    """What a line has come to, or None before its first whole deal."""
    found = report(line.settings, results)
    if not found.pairs:
        return None
    met = found.pairs[0]
    return {
        **line._asdict(),
        "share": round(met.share, 4),
        "low": round(met.low, 4),
        "high": round(met.high, 4),
        "deals": met.deals,
        "matches": met.matches,
        "failed": sum(each.matches for each in found.failures),
    }


def save(line: Line, found: dict[str, Any]) -> None:
    known = json.loads(RESULTS.read_text(encoding="utf-8")) if RESULTS.exists() else {}
    measured = known.get("lines", {}) | {line.name: found}
    machine = f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}"
    ordered = {each.name: measured[each.name] for each in lines() if each.name in measured}
    data = {"machine": machine, "lines": ordered}
    RESULTS.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")
    before, _, rest = PAGE.read_text(encoding="utf-8").partition(START)
    after = rest.partition(END)[2]
    PAGE.write_text(f"{before}{START}\n{table(machine, ordered)}\n{END}{after}", encoding="utf-8")


def table(machine: str, measured: dict[str, Any]) -> str:
    rows = [
        f"Measured on {machine}, compiled.",
        "",
        "| game | seats | bot | against | share | 95 % interval | deals | goal | reached |",
        "| --- | ---: | --- | --- | ---: | ---: | ---: | ---: | --- |",
    ]
    for each in measured.values():
        interval = f"{100 * each['low']:.1f} … {100 * each['high']:.1f} %"
        alone = " alone" if each["alone"] else ""
        rows.append(
            f"| {each['game']} | {each['seats']} | `{each['bot']}`{alone} | `{each['opponent']}` "
            f"| {100 * each['share']:.1f} % | {interval} | {each['deals']} "
            f"| {100 * each['goal']:.0f} % | {reached(each)} |"
        )
    return "\n".join(rows)


def reached(each: dict[str, Any]) -> str:
    if each["low"] > each["goal"]:
        return "yes"
    if each["high"] < each["goal"]:
        return "no"
    return "likely" if each["share"] >= each["goal"] else "unlikely"


def main() -> None:
    parser = argparse.ArgumentParser(description="How strong the bots are.")
    parser.add_argument("names", nargs="*", help="only lines whose name has one of these in it")
    parser.add_argument("--minutes", type=float, default=60.0, help="for all of them together (60)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes (all cores)")
    parser.add_argument("--fresh", action="store_true", help="forget what was played: the bots have changed")
    parser.add_argument("--list", action="store_true", help="name the lines, and play nothing")
    options = parser.parse_args()
    chosen = [
        line for line in lines() if not options.names or any(name in line.name for name in options.names)
    ]
    if options.list:
        print("\n".join(line.name for line in chosen))
        return
    if (tablee.core.contract.__file__ or "").endswith(".py"):
        sys.exit("these are the interpreted rules: make build/compiled/ready, then PYTHONPATH=build/compiled")
    end = time.monotonic() + 60 * options.minutes
    for number, line in enumerate(chosen):
        if options.fresh:
            line.journal.unlink(missing_ok=True)
        now = time.monotonic()
        results = run(line, options.jobs, now + (end - now) / (len(chosen) - number))
        found = figures(line, results)
        if found:
            save(line, found)
            interval = f"{found['low']:.1%} to {found['high']:.1%}"
            print(f"{line.name}: {found['share']:.1%}, {interval}: {reached(found)}")


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit(130)
