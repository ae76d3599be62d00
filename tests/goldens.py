"""The golden playthroughs and counts: what they are made of, and `make playthroughs` to write them anew."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tablee import FastDice
from tablee.games import ROOMS, game
from tablee.testing import count_positions, option_sets, playthrough

HERE = Path(__file__).parent
DEPTH_LIMIT = 3_000


def playthroughs() -> Iterator[tuple[Path, str, dict[str, Any], int]]:
    """File, game, options and seats of every playthrough: usual seats and each option's last value."""
    for name in ROOMS:
        room = game(name)
        yield HERE / "playthroughs" / f"{name}.txt", name, {}, room.usual_seats
        last: dict[str, tuple[Any, int]] = {}
        for seats in room.seats:
            for options in option_sets(room, seats):
                for option, value in options.items():
                    last.setdefault(option, (value, seats))
        for option, (value, seats) in last.items():
            yield HERE / "playthroughs" / f"{name}-{option}.txt", name, {option: value}, seats


def played(name: str, options: dict[str, Any], seats: int) -> str:
    return playthrough(game(name), options, seats, seed=2026)


def counted(name: str) -> str:
    """Positions by depth for every number of seats, from one fixed deal each."""
    lines = [f"# {name}: seats, then the number of sequences of 0, 1, 2 ... actions after the deal of seed 1"]
    for seats in game(name).seats:
        counts: list[int] = []
        while not counts or (counts[-1] < DEPTH_LIMIT and len(counts) < 6):
            counts.append(count_positions(game(name).start({}, seats), len(counts), FastDice(1)))
        lines.append(f"{seats}  " + " ".join(map(str, counts)))
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    for path, name, options, seats in playthroughs():
        path.write_text(played(name, options, seats), encoding="utf-8")
    for name in ROOMS:
        (HERE / "counts" / f"{name}.txt").write_text(counted(name), encoding="utf-8")
