"""Shares and ratings, always with how sure they are.

The seatings of a deal share its cards, so what is drawn again is whole deals: each counts with a random
weight, a thousand times over (the Bayesian bootstrap). Two more deals of half a weight, one won and one lost
by everybody, keep a few deals that all went one way from passing for certainty; where every deal is won or
lost altogether this is exactly Jeffreys' interval.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import log
from typing import Any, NamedTuple

import choix
import numpy as np

WORLDS = 1000
TAILS = (2.5, 97.5)
POINTS = 400 / log(10)  # as in chess: 100 points more win 64 % of the comparisons


class Figure(NamedTuple):
    """A value, and between what it is 95 % sure to lie."""

    value: float
    low: float
    high: float


class Counts:
    """Comparisons won, and played, by deal."""

    def __init__(self) -> None:
        self.won: dict[int, float] = {}
        self.of: dict[int, float] = {}

    def add(self, deal: int, won: float, of: float) -> None:
        self.won[deal] = self.won.get(deal, 0.0) + won
        self.of[deal] = self.of.get(deal, 0.0) + of


class Worlds:
    """The deals, each time with other weights. The same seed, the same weights."""

    def __init__(self, deals: int, seed: int) -> None:
        self.deals = deals
        self.random = np.random.default_rng(seed)
        self.weights = self.random.standard_gamma(1.0, (WORLDS, deals))

    def drawn(self, counts: Counts) -> tuple[Any, Any]:
        """Comparisons won and lost in every world; in the first all deals weigh the same."""
        won, of = self._array(counts.won), self._array(counts.of)
        usual = of.sum() / max(1, len(counts.of))
        more = usual * np.vstack([[0.5, 0.5], self.random.standard_gamma(0.5, (WORLDS, 2))])
        weights = np.vstack([np.ones(self.deals), self.weights])
        return weights @ won + more[:, 0], weights @ (of - won) + more[:, 1]

    def share(self, counts: Counts) -> Figure:
        won, lost = self.drawn(counts)
        low, high = np.percentile((won / (won + lost))[1:], TAILS)
        return Figure(sum(counts.won.values()) / sum(counts.of.values()), float(low), float(high))

    def ratings(self, bots: Sequence[str], pairs: Mapping[tuple[str, str], Sequence[Counts]]) -> list[Figure]:
        """Bradley-Terry strengths in points, of which the average is zero."""
        table = np.zeros((WORLDS + 1, len(bots), len(bots)))
        for (one, two), lines in pairs.items():
            i, j = bots.index(one), bots.index(two)
            for counts in lines:
                won, lost = self.drawn(counts)
                table[:, i, j] += won
                table[:, j, i] += lost
        start = choix.ilsr_pairwise_dense(table[0])
        found = np.array([choix.ilsr_pairwise_dense(world, initial_params=start) for world in table])
        points = POINTS * (found - found.mean(axis=1, keepdims=True))
        low, high = np.percentile(points[1:], TAILS, axis=0)
        return [Figure(*map(float, each)) for each in zip(points[0], low, high, strict=True)]

    def _array(self, by_deal: Mapping[int, float]) -> Any:
        values = np.zeros(self.deals)
        for deal, value in by_deal.items():
            values[deal] = value
        return values
