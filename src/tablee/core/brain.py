"""What a decent player of a game knows: bots ask it, and know no game by name."""

from __future__ import annotations

from math import exp
from typing import Final, NamedTuple

from mypy_extensions import mypyc_attr

from tablee.core.contract import Outcome, State
from tablee.core.dice import Dice


def share_of_wins(outcome: Outcome) -> list[float]:
    """Each seat's result from 0 to 1: the share of the others that it left behind, a tie counting half."""
    ranks = outcome.ranks
    others = len(ranks) - 1
    return [
        (sum([rank > own for rank in ranks]) + 0.5 * (sum([rank == own for rank in ranks]) - 1)) / others
        for own in ranks
    ]


def shares_by_points(points: list[int], scale: float, outcome: Outcome | None, places: float) -> list[float]:
    """Results by how far each seat is ahead: three times `scale` points are nearly a win.

    Once the match is over, a share of `places` is by the places. Not all of it: who is well ahead seldom owes
    it to luck.
    """
    others = len(points) - 1
    shares = []
    for own in points:
        ahead = sum([1 / (1 + exp((other - own) / scale)) for other in points]) - 0.5  # itself is no other
        shares.append(ahead / others)
    if outcome is not None:
        wins = share_of_wins(outcome)
        shares = [places * wins[seat] + (1 - places) * shares[seat] for seat in range(len(points))]
    return shares


CERTAIN: Final = 100


class Urge(NamedTuple):
    """Something that a seat feels like doing at the sight of the table, and how much."""

    action: int
    pull: int
    """From 0 to CERTAIN; in a race CERTAIN is for what is right, and less for what only looks like it."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Brain:
    """This one knows nothing of its game. A room's own knows more; what it answers about a seat
    depends on nothing that the seat cannot see.
    """

    def weigh(self, state: State, seat: int) -> list[int]:
        """How good each of `state.legal(seat)` looks, in that order, from 1 to 1000.

        Twice the weight: good players would do it twice as often.
        """
        return [1] * len(state.legal(seat))

    def instinct(self, state: State, seat: int, dice: Dice) -> int:
        """What `seat` does without a thought; playouts ask for it a million times a second."""
        return state.pick(seat, dice)

    def urges(self, state: State, seat: int) -> list[Urge]:
        """What the table makes `seat` feel like doing, in a game that is played against time."""
        return []

    def rests(self, state: State) -> bool:
        """Whether a playout may stop here, where a deal is due, because `worth` tells as much."""
        return False

    def worth(self, state: State) -> list[float]:
        """What result each seat may expect, from 0 to 1: where a playout rests, or a match is over."""
        outcome = state.outcome()
        return [0.5] * state.seats if outcome is None else share_of_wins(outcome)


IGNORANT: Final = Brain()
