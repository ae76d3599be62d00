"""`make bench`: Tablée compiled and interpreted beside OpenSpiel, in one run, with ratios.

The figures go to bench/results.json, and the table that is printed to docs/speed.md.
"""

from __future__ import annotations

import json
import os
import platform
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
RESULTS = ROOT / "bench" / "results.json"
PAGE = ROOT / "docs" / "speed.md"
YARDSTICK = "oh_hell"
IMPORT = "import time; t = time.perf_counter(); import tablee; print(time.perf_counter() - t)"

# What we want: millions a second, or how often the yardstick (driven, interpreted).
SEARCH_AT_LEAST = 1.2
AT_LEAST = {"loop": 3.0, "driven": 5.0, "copy": 1.0, "imagine": 0.3, "interpreted": 1.5}
SLOWER_CLOCK = {"jungle_speed": 1.5}
BYTES_AT_MOST = 8_000
IMPORT_MS_AT_MOST = 100


def measure(script: str, source: str) -> Any:
    environment = {**os.environ, "PYTHONPATH": str(ROOT / source)}
    command = [sys.executable, str(ROOT / "bench" / script)]
    return json.loads(subprocess.run(command, env=environment, stdout=subprocess.PIPE, check=True).stdout)


def import_time(source: str) -> float:
    environment = {**os.environ, "PYTHONPATH": str(ROOT / source)}
    runs = [
        subprocess.run([sys.executable, "-c", IMPORT], env=environment, stdout=subprocess.PIPE, check=True)
        for _ in range(7)
    ]
    return min(float(done.stdout) for done in runs)


def table(results: dict[str, Any]) -> str:
    peers, compiled, plain = (
        results["openspiel"],
        results["compiled"]["games"],
        results["interpreted"]["games"],
    )
    python, native = peers[YARDSTICK]["driven"], peers[YARDSTICK]["rollouts"]
    lines = [
        "Millions a second of processor time, one core, random matches; × is against OpenSpiel's",
        f"{YARDSTICK}: {python:.3f} driven from Python, {native:.2f} in its C++ rollouts.",
        "",
        f"{'':14}{'loop':>7}{'× C++':>7}{'driven':>8}{'×':>6}{'interpreted':>13}{'×':>6}"
        f"{'copy':>7}{'imagine':>9}{'bytes':>7}{'pickle':>8}",
    ]
    for name, ours in compiled.items():
        slow = plain[name]["driven"]
        lines.append(
            f"{name:14}{ours['loop']:7.2f}{ours['loop'] / native:7.2f}{ours['driven']:8.2f}"
            f"{ours['driven'] / python:6.1f}{slow:13.3f}{slow / python:6.2f}"
            f"{ours['copy']:7.2f}{ours['imagine']:9.2f}{ours['bytes']:7}{ours['pickle']:8}"
        )
    lines.append("")
    for name, peer in peers.items():
        more = "".join(f", {key} {peer[key]:.2f}" for key in ("copy", "imagine") if key in peer)
        lines.append(f"OpenSpiel {name}: {peer['driven']:.3f} from Python, {peer['rollouts']:.2f} C++{more}")
    ours, theirs = results["compiled"]["search"], peers[YARDSTICK]["search"]
    lines += [
        "",
        "Inside a search, one core: thousands of simulations and millions of decisions a second.",
        f"Tablée, pikoko:      {1000 * ours['simulations']:7.1f}{ours['decisions']:7.2f}"
        f"   × {ours['decisions'] / theirs['decisions']:.2f}",
        f"OpenSpiel, {YARDSTICK}:  {1000 * theirs['simulations']:7.1f}{theirs['decisions']:7.2f}",
        "",
    ]
    lines.append(f"import tablee: {results['import_ms']:.0f} ms")
    return "\n".join([*lines, *missed(results)])


def missed(results: dict[str, Any]) -> list[str]:
    """Every figure that does not reach its goal."""
    python = results["openspiel"][YARDSTICK]["driven"]
    lines = []
    search, theirs = results["compiled"]["search"], results["openspiel"][YARDSTICK]["search"]
    goal = max(SEARCH_AT_LEAST, theirs["decisions"])
    if search["decisions"] < goal:
        lines.append(f"below its goal: search: {search['decisions']:.2f} of {goal:.2f}")
    for name, ours in results["compiled"]["games"].items():
        reached = {
            "loop": ours["loop"],
            "driven": ours["driven"] / python,
            "interpreted": results["interpreted"]["games"][name]["driven"] / python,
            "copy": ours["copy"],
            "imagine": ours["imagine"],
        }
        goals = AT_LEAST | ({"loop": SLOWER_CLOCK[name]} if name in SLOWER_CLOCK else {})
        for key, value in reached.items():
            if value < goals[key]:
                lines.append(f"below its goal: {name} {key}: {value:.2f} of {goals[key]}")
        if ours["bytes"] > BYTES_AT_MOST:
            lines.append(f"above its goal: {name} bytes: {ours['bytes']} of {BYTES_AT_MOST}")
    if results["import_ms"] > IMPORT_MS_AT_MOST:
        lines.append(f"above its goal: import: {results['import_ms']:.0f} of {IMPORT_MS_AT_MOST} ms")
    return lines


def main() -> None:
    results = {
        "machine": f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}",
        "openspiel": measure("peers.py", "src"),
        "compiled": measure("ours.py", "build/compiled"),
        "interpreted": measure("ours.py", "src"),
        "import_ms": 1000 * import_time("build/compiled"),
    }
    RESULTS.write_text(json.dumps(results, indent=1) + "\n", encoding="utf-8")
    measured = f"{results['machine']}\n\n{table(results)}"
    before, _, after = PAGE.read_text(encoding="utf-8").split("```")
    PAGE.write_text(f"{before}```\n{measured}\n```{after}", encoding="utf-8")
    print(measured)


if __name__ == "__main__":
    main()
