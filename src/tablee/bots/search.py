"""`search`: thinks ahead, for so many rounds of thought or so many milliseconds."""

from __future__ import annotations

import time
from collections.abc import Callable

from tablee.bots.bot import Bot, Sight
from tablee.bots.tree import Tree
from tablee.core.brain import Brain
from tablee.core.dice import Dice

AT_A_TIME = 8  # rounds of thought between two looks at the clock


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
        while self.clock() < end:
            tree.think(sight.state, dice, AT_A_TIME)


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

    def saw(self, mover: int, shown: int) -> None:
        if self.tree is not None:
            self.tree.forward(mover, shown)
