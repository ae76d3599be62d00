"""A bot that looks at everybody's cards, and at those to come: no bot of ours, but the yardstick for them."""

from __future__ import annotations

from tablee.bots import Bot, Sight
from tablee.bots.tree import Tree
from tablee.core.dice import Dice
from tablee.core.match import Match


class Cheat(Bot):
    """Searches like the honest one, but never imagines: every round of thought starts from the truth."""

    def __init__(self, match: Match, rounds: int) -> None:
        self.match = match
        self.rounds = rounds

    def choose(self, sight: Sight, dice: Dice) -> int:
        if len(sight.legal) > 1:
            tree = Tree(sight.seat, self.match.seats, self.match.game.brain)
            for _ in range(self.rounds):
                tree.simulate(self.match.state.copy(), dice)
            return tree.best(sight.legal)
        return sight.legal[0]
