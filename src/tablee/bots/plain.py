"""Bots that do not think ahead: at random, and by instinct."""

from __future__ import annotations

from tablee.bots.bot import Bot, Reaction, Sight
from tablee.core.brain import Brain
from tablee.core.contract import PATIENCE
from tablee.core.dice import Dice


class Random(Bot):
    """Any legal action, each as likely."""

    def choose(self, sight: Sight, dice: Dice) -> int:
        return sight.legal[dice.below(len(sight.legal))]

    def react(self, sight: Sight, dice: Dice) -> Reaction | None:
        """Any of them at any time, so that the clock is quicker three times out of four."""
        owed = sight.state.waits()
        wait = sight.times.waits[owed] if sight.times and owed else 0
        return Reaction(self.choose(sight, dice), dice.below(PATIENCE * wait + 1))


class Novice(Bot):
    """What looks best at first sight; what looks equally good is as likely."""

    def __init__(self, brain: Brain) -> None:
        self.brain = brain

    def choose(self, sight: Sight, dice: Dice) -> int:
        weights = self.brain.weigh(sight.state, sight.seat)
        most = max(weights)
        best = [action for action, weight in zip(sight.legal, weights, strict=True) if weight == most]
        return best[dice.below(len(best))]
