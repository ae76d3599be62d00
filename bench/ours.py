"""Measure Tablée as this interpreter finds it, compiled or not; one JSON object on standard output.

Random matches, everything included that a match needs, per second of processor time. What is counted are
decisions, as in the peers: shuffles take their time and count for nothing. In Jungle Speed ticks count too:
there they are what most of a match is made of.
"""

from __future__ import annotations

import gc
import json
import pickle
import random
import sys
import time
from collections.abc import Callable
from typing import Any

import tablee
from tablee import FastDice, State
from tablee.bots.tree import Tree
from tablee.core.brain import IGNORANT

SECONDS = 1.0
REPEATS = 3
CLOCK_IS_QUICKER = 0.75
BEGINNINGS = 12  # first decisions that a measurement starts from: matches differ much in length
SIMULATIONS = 200  # of a search, in each of these
DEALS_OF_PIKOKO = 2  # who starts, then the feathers
MATCHES = 20
SAMPLE = 100  # matches, to see how many of their entries are deals


def rate(work: Callable[[], int]) -> float:
    """The best of a few rounds: how many a second, in millions."""
    best = 0.0
    for _ in range(REPEATS):
        gc.collect()
        done, start = 0, time.process_time()
        while (spent := time.process_time() - start) < SECONDS:
            done += work()
        best = max(best, done / spent / 1e6)
    return best


def loop(name: str) -> float:
    """Matches played by the loop inside the package."""
    dice = FastDice(1)

    def matches() -> int:  # many between two looks at the clock: one takes as long as some decisions
        return sum([tablee.finish(tablee.start(name), dice) for _ in range(MATCHES)])

    entries = rate(matches)
    return entries * (1 - deals(name) / sum(tablee.finish(tablee.start(name), dice) for _ in range(SAMPLE)))


def deals(name: str) -> int:
    """How many deals a sample of random matches has."""
    dice, count = FastDice(4), 0
    for _ in range(SAMPLE):
        state = tablee.start(name)
        while state.outcome() is None:
            count += state.chance()
            tablee.finish(state, dice, 1)
    return count


def driven(name: str) -> float:
    """Matches driven from plain Python, with `random.choice` over what is legal."""
    dice, chance, choice = FastDice(1), random.random, random.choice

    def match() -> int:
        state, decisions = tablee.start(name), 0
        clock = state.waits
        while True:
            acting = state.acting()
            if acting and (clock() is None or chance() > CLOCK_IS_QUICKER):
                seat = acting[0] if len(acting) == 1 else choice(acting)
                state.play(seat, choice(state.legal(seat)))
                decisions += 1
            elif state.chance():
                state.deal(state.shuffle(dice))
            elif clock() is not None:
                state.tick()
                decisions += 1
            else:
                return decisions

    return rate(match)


def middle(name: str) -> State:
    """A match that is half played."""
    entries = tablee.finish(tablee.start(name), FastDice(2))
    state = tablee.start(name)
    tablee.finish(state, FastDice(2), entries // 2)
    return state


def many(action: Callable[[], object]) -> float:
    def work() -> int:
        for _ in range(1000):
            action()
        return 1000

    return rate(work)


def search() -> dict[str, float]:
    """Searches of Pikoko with random playouts to the end of the match, from the first bids of a few deals."""
    dice = FastDice(5)
    beginnings = [tablee.start("pikoko") for _ in range(BEGINNINGS)]
    for state in beginnings:
        tablee.finish(state, dice, DEALS_OF_PIKOKO)

    def think() -> int:
        decisions = 0
        for state in beginnings:
            tree = Tree(state.acting()[0], state.seats, IGNORANT)
            tree.think(state, dice, SIMULATIONS)
            decisions += tree.decisions
        return decisions

    decisions = rate(think)
    length = think() / (SIMULATIONS * BEGINNINGS)
    return {"simulations": decisions / length, "decisions": decisions}


def size(value: Any, seen: set[int]) -> int:
    """Bytes of memory that one live state alone holds: options and constants are shared."""
    if id(value) in seen or isinstance(value, type) or value is None:
        return 0
    seen.add(id(value))
    total = sys.getsizeof(value)
    if isinstance(value, dict):
        total += sum(size(part, seen) for part in value.values())
    elif isinstance(value, (list, tuple)):
        total += sum(size(part, seen) for part in value)
    elif isinstance(value, int) and -5 <= value <= 256:
        total = 0
    elif hasattr(value, "copy"):
        total += size(value.__getstate__(), seen)
    return total


def main() -> None:
    measured = {}
    for name in tablee.names():
        state, dice = middle(name), FastDice(3)
        measured[name] = {
            "loop": loop(name),
            "driven": driven(name),
            "copy": many(state.copy),
            "imagine": many(lambda state=state, dice=dice: state.imagine(0, dice)),  # type: ignore[misc]
            "bytes": size(state, set()),
            "pickle": len(pickle.dumps(state)),
        }
    print(json.dumps({"games": measured, "search": search()}))


if __name__ == "__main__":
    main()
