"""`search`: thinks ahead, for so many rounds of thought or so many milliseconds."""

from __future__ import annotations

import gc
import re
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from tablee.bots.bot import Bot, Sight
from tablee.bots.tree import Tree
from tablee.core.brain import Brain
from tablee.core.contract import MALFORMED, Refused
from tablee.core.dice import Dice


class Budget:
    """How long to think: rounds of thought, or milliseconds by a clock that counts seconds."""

    def __init__(
        self, rounds: int = 0, milliseconds: float = 0.0, clock: Callable[[], float] = time.perf_counter
    ) -> None:
        self.rounds = rounds
        self.milliseconds = milliseconds
        self.clock = clock

    def spend(self, tree: Tree, sight: Sight, dice: Dice) -> None:
        if self.rounds:
            tree.think(sight.state, dice, self.rounds)
            return
        end = self.clock() + self.milliseconds / 1000
        if tree.decisions == 0:
            gc.collect()  # once a match, as part of the thinking
        with no_collections():
            while self.clock() < end:
                tree.think(sight.state, dice, 1)


@contextmanager
def no_collections() -> Iterator[None]:
    """Python does not look for garbage meanwhile.

    A growing tree makes it look again and again, and a look at a large tree takes longer than a bot has; what
    search throws away has no cycles, so there is nothing to find. What was made meanwhile counts as old
    afterwards (that is all that the freezing is for), or the first look would come at once.
    """
    usual = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        gc.unfreeze()
        if usual:
            gc.enable()


def read_budget(text: str) -> Budget:
    """`50ms` is time, `2000` are rounds of thought."""
    match = re.fullmatch(r"([1-9]\d{0,8})(ms)?", text)
    if match is None:
        raise Refused(MALFORMED, "bad-budget", budget=text[:40])
    number = int(match[1])
    return Budget(milliseconds=number) if match[2] else Budget(rounds=number)


class Search(Bot):
    """What has been tried most often once the budget is spent. It remembers what it thought of before."""

    def __init__(self, brain: Brain, budget: Budget) -> None:
        self.brain = brain
        self.budget = budget
        self.tree: Tree | None = None

    def choose(self, sight: Sight, dice: Dice) -> int:
        if len(sight.legal) == 1:
            return sight.legal[0]
        if self.tree is None:
            self.tree = Tree(sight.seat, sight.state.seats, self.brain)
        self.budget.spend(self.tree, sight, dice)
        return self.tree.best(sight.legal)

    def saw(self, mover: int, shown: int, news: int) -> None:
        if self.tree is not None:
            self.tree.forward(mover, shown, news)
