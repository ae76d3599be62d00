"""Four levels that a person understands: easy, medium, hard and expert."""

from __future__ import annotations

from typing import Any, Final

from tablee.bots.bot import Bot, Sight
from tablee.bots.search import Budget, Search
from tablee.core.brain import Brain
from tablee.core.dice import Dice
from tablee.core.game import Game

LEVELS: Final = ("easy", "medium", "hard", "expert")

OVERLOOKED: Final = 3  # of ten actions, by somebody who plays for the first time
ABSURD: Final = 5  # times less than the best: nobody who knows the rules does that

MEDIUM: Final = 40  # rounds of thought: just enough to see what one's own action leads to
HARD: Final = 50.0  # milliseconds: an answer before one has looked up
EXPERT: Final = 500.0  # milliseconds: three of them in a row do not yet keep a person waiting


class Easy(Bot):
    """Plays by first sight as people do: overlooks things, and is not sure what is best of the rest."""

    def __init__(self, brain: Brain) -> None:
        self.brain = brain

    def choose(self, sight: Sight, dice: Dice) -> int:
        weights = self.brain.weigh(sight.state, sight.seat)
        most = max(weights)
        looks = zip(sight.legal, weights, strict=True)
        sensible = [(action, weight) for action, weight in looks if weight * ABSURD >= most]
        noticed = [look for look in sensible if dice.below(10) >= OVERLOOKED] or sensible
        drawn = dice.below(sum(weight for _, weight in noticed))
        for action, weight in noticed:
            drawn -= weight
            if drawn < 0:
                return action
        raise AssertionError


def bot_of(level: str, game: Game[Any, Any]) -> Bot:
    """A bot of one of the `LEVELS`."""
    if level == "easy":
        return Easy(game.brain)
    budgets = {
        "medium": Budget(rounds=MEDIUM),
        "hard": Budget(milliseconds=HARD),
        "expert": Budget(milliseconds=EXPERT),
    }
    return Search(game.brain, budgets[level])
