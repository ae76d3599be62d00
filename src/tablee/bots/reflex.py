"""`reflex`: eyes, nerves and hands, for games that are played against time."""

from __future__ import annotations

from math import exp, inf
from statistics import NormalDist
from typing import Final, NamedTuple

from tablee.bots.bot import Reaction, Sight
from tablee.bots.plain import Novice
from tablee.core.brain import CERTAIN, Brain, Urge
from tablee.core.contract import AT_LEISURE
from tablee.core.dice import Dice

FINE: Final = 1 << 20
NORMAL: Final = NormalDist()

FASTEST: Final = 250.0  # no human hand is quicker. JUN-R40
CROWD: Final = 0.04  # slower by so much for each seat more than two, with so much more to look at
BUSY: Final = 0.1  # slower by so much with the hand that has just moved
HASTE: Final = 2.0  # half the usual time to look: mistakes four times as often
LAPSE: Final = 2500.0  # how long it usually takes until what was overlooked is seen
UNEVEN: Final = 0.5  # the spread of what is done at leisure, and of lapses


class Nature(NamedTuple):
    """How somebody is, in milliseconds and in shares of one."""

    reaction: float
    """The median, from sight to hand, at a table for two."""
    spread: float
    """Of its logarithm."""
    mistakes: float
    """How often something that looks exactly right moves the hand, though it is not."""
    nerves: float
    """How long it hesitates before what does not look right at all."""
    lapses: float
    """How often something is overlooked at first."""
    leisure: float
    """The median of what it takes for a thing without hurry, once the table is ready."""


NATURES: Final = {
    "easy": Nature(reaction=720, spread=0.30, mistakes=0.07, nerves=250, lapses=0.15, leisure=900),
    "medium": Nature(reaction=560, spread=0.26, mistakes=0.04, nerves=300, lapses=0.08, leisure=650),
    "hard": Nature(reaction=470, spread=0.22, mistakes=0.025, nerves=350, lapses=0.04, leisure=450),
    "expert": Nature(reaction=390, spread=0.18, mistakes=0.01, nerves=400, lapses=0.015, leisure=300),
}


class Feeling(NamedTuple):
    """What a seat has made of a pull, and when its hand comes down: perhaps never."""

    pull: int
    due: float


class Reflex(Novice):
    """Somebody of a nature. As long as a pull stays the same, so does what was made of it."""

    against_time = True

    def __init__(self, brain: Brain, nature: Nature) -> None:
        super().__init__(brain)
        self.nature = nature
        self.felt: dict[int, Feeling] = {}
        self.mover = -1

    def saw(self, mover: int, shown: int, news: int) -> None:
        self.mover = mover

    def react(self, sight: Sight, dice: Dice) -> Reaction | None:
        calm: list[Urge] = []
        felt: dict[int, Feeling] = {}
        for urge in self.brain.urges(sight.state, sight.seat):
            if sight.state.race(sight.seat, urge.action) == AT_LEISURE:
                calm.append(urge)
                continue
            known = self.felt.get(urge.action)
            stands = known is not None and known.pull == urge.pull and known.due > sight.now
            felt[urge.action] = known if known and stands else self.feel(urge, sight, dice)
        self.felt = felt
        reactions = [
            Reaction(action, feeling.due - sight.now) for action, feeling in felt.items() if feeling.due < inf
        ]
        if calm:
            reactions.append(self.take_time(calm, sight, dice))
        return min(reactions, key=lambda reaction: reaction.after, default=None)

    def feel(self, urge: Urge, sight: Sight, dice: Dice) -> Feeling:
        """Whether, and when, a new pull moves the hand. Who is quick looks less closely."""
        nature = self.nature
        usual = nature.reaction * (1 + CROWD * (sight.state.seats - 2) + BUSY * (self.mover == sight.seat))
        after = max(FASTEST, drawn(usual, nature.spread, dice))
        if urge.pull == CERTAIN:
            if share(dice) < nature.lapses:
                after += drawn(LAPSE, UNEVEN, dice)
        else:
            doubt = 1 - urge.pull / CERTAIN
            if share(dice) >= nature.mistakes * (1 - doubt) * (usual / after) ** HASTE:
                return Feeling(urge.pull, inf)
            after += nature.nerves * doubt
        return Feeling(urge.pull, sight.now + after)

    def take_time(self, calm: list[Urge], sight: Sight, dice: Dice) -> Reaction:
        """What is best without hurry, once the table is ready for it."""
        most = max(urge.pull for urge in calm)
        best = [urge.action for urge in calm if urge.pull == most]
        gap = sight.times.gap if sight.times else 0
        after = gap + drawn(self.nature.leisure, UNEVEN, dice)
        return Reaction(best[dice.below(len(best))], after)


def share(dice: Dice) -> float:
    """A number between 0 and 1, each as likely."""
    return (dice.below(FINE) + 0.5) / FINE


def drawn(median: float, spread: float, dice: Dice) -> float:
    """A time as people take it: as often twice as long as half."""
    return median * exp(spread * NORMAL.inv_cdf(share(dice)))
