"""How far an honest search is from one that sees everything: both alone among novices, on the same deals.

    PYTHONPATH=build/compiled .venv/bin/python bench/distance.py pungi-3 pikoko-3 --deals 20 --rounds 1000

The cheat is the yardstick of tests/bots/cheat.py. What it wins more than an even share is all there is to
gain; how much of that the honest search gains as well goes to bench/distance.json.
"""

from __future__ import annotations

import argparse
import json
import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import tablee
from tablee import FastDice
from tablee.arena.schedule import seatings
from tablee.bots import bot_for
from tablee.bots.play import play_out
from tablee.core.brain import share_of_wins

ROOT = Path(__file__).parents[1]
RESULTS = ROOT / "bench" / "distance.json"
sys.path.append(str(ROOT / "tests"))

from bots.cheat import Cheat  # noqa: E402


def share(game: str, seats: int, kind: str, rounds: int, deals: int) -> float:
    """The part of its comparisons that a bot alone among novices wins."""
    total = 0.0
    for deal in range(deals):
        for number, seating in enumerate(seatings((kind, "novice"), seats, seats, alone=True)):
            match = tablee.match(game, seats)
            bots = [Cheat(match, rounds) if who == "cheat" else bot_for(who, match.game) for who in seating]
            play_out(match, bots, FastDice(1000 * deal + number), deals=FastDice(deal))
            outcome = match.outcome()
            assert outcome is not None
            total += share_of_wins(outcome)[seating.index(kind)]
    return total / (deals * seats)


def main() -> None:
    parser = argparse.ArgumentParser(description="How far an honest search is from one that sees everything.")
    parser.add_argument("tables", nargs="+", metavar="GAME-SEATS")
    parser.add_argument("--deals", type=int, default=20)
    parser.add_argument("--rounds", type=int, default=1000, help="of thought, for both")
    options = parser.parse_args()
    known = json.loads(RESULTS.read_text(encoding="utf-8")) if RESULTS.exists() else {}
    with ProcessPoolExecutor(2) as pool:
        for table in options.tables:
            game, _, seats = table.rpartition("-")
            runs = [
                pool.submit(share, game, int(seats), kind, options.rounds, options.deals)
                for kind in (f"search:{options.rounds}", "cheat")
            ]
            honest, cheat = (run.result() for run in runs)
            gained = (honest - 0.5) / (cheat - 0.5)
            known[table] = {
                "rounds": options.rounds,
                "deals": options.deals,
                "honest": round(honest, 4),
                "cheat": round(cheat, 4),
                "gained": round(gained, 3),
            }
            RESULTS.write_text(json.dumps(known, indent=1, sort_keys=True) + "\n", encoding="utf-8")
            print(f"{table}: honest {honest:.1%}, cheat {cheat:.1%}: {gained:.0%} of the gain", flush=True)


if __name__ == "__main__":
    main()
