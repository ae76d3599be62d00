"""What a bot would say to its neighbour: what can be done now, what comes of it, and how sure that is."""

from __future__ import annotations

from math import sqrt
from typing import Final

import msgspec

from tablee.bots.bot import Sight
from tablee.bots.search import Budget
from tablee.bots.tree import Edge, Tree
from tablee.core.dice import Dice
from tablee.core.game import Words

LIKELY: Final = 1.96  # standard errors to either side: 95 of 100

AGAINST_TIME: Final = "against-time"


class Option(msgspec.Struct, frozen=True):
    """One thing that a seat can do, and what it may expect of it."""

    do: Words
    action: int
    expected: float | None
    """The share of the others that it will leave behind, from 0 to 1; None if it was never tried."""
    error: float
    """Its standard error, as far as the bot understands the game."""
    tried: int
    """In how many rounds of thought."""

    @property
    def interval(self) -> tuple[float, float]:
        """Where it lies in 95 of 100 cases; anywhere if it was never tried."""
        if self.expected is None:
            return 0.0, 1.0
        return max(0.0, self.expected - LIKELY * self.error), min(1.0, self.expected + LIKELY * self.error)


class Advice(msgspec.Struct, frozen=True):
    """All that a seat can do now, what the bot would do first."""

    seat: int
    options: list[Option]
    rounds: int
    """Rounds of thought in all."""
    reason: str | None = None
    """Why there is no advice: `against-time` where whoever is quickest has it."""


def advise(sight: Sight, dice: Dice, budget: Budget, played: int | None = None) -> Advice:
    """Think about what the seat can do, from what it sees.

    What was `played` gets as much thought as the best, for a fair comparison: up to as much again.
    """
    if sight.state.waits() is not None and len(sight.state.acting()) > 1:
        return Advice(sight.seat, [], 0, AGAINST_TIME)
    tree = Tree(sight.seat, sight.state.seats, sight.game.brain)
    budget.spend(tree, sight, dice)
    tree.try_out(sight.state, dice, sight.legal[0], 0)
    edges = [tree.roots[sight.seat].edges[action] for action in sight.legal]
    if played is not None:
        most = max(edge.visits for edge in edges)
        edge = edges[sight.legal.index(played)]
        tree.try_out(sight.state, dice, played, most - edge.visits)
    ranked = sorted(edges, key=lambda edge: (-edge.visits, -edge.total))
    options = [option(sight, edge) for edge in ranked]
    return Advice(sight.seat, options, sum(edge.visits for edge in ranked))


def option(sight: Sight, edge: Edge) -> Option:
    """The error counts one more try that ends best and one that ends worst: a few tries say little."""
    tried = edge.visits + 2
    mean = (edge.total + 1) / tried
    return Option(
        do=sight.game.describe(sight.state, sight.seat, edge.action),
        action=edge.action,
        expected=edge.total / edge.visits if edge.visits else None,
        error=sqrt(max(0.0, (edge.squares + 1) / tried - mean * mean) / tried),
        tried=edge.visits,
    )
