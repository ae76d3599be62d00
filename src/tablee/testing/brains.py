"""What check_game() asks of a brain, and of what others see of an action."""

from __future__ import annotations

from typing import Any

import msgspec

from tablee.core.brain import CERTAIN
from tablee.core.contract import State
from tablee.core.dice import Dice, FastDice
from tablee.core.game import Game

HEAVIEST = 1000


def check_brain(game: Game[Any, Any], state: State, imagined: State, seat: int, dice: Dice) -> None:
    """A brain answers for what may be done, and the same whatever the seat cannot see."""
    brain = game.brain
    legal = state.legal(seat)
    if legal:
        weights = brain.weigh(state, seat)
        assert len(weights) == len(legal), "a weight for every action"
        assert all(1 <= weight <= HEAVIEST for weight in weights), "a weight out of bounds"
        assert brain.weigh(imagined, seat) == weights, "weights depend on what the seat cannot see"
        draw = dice.below(2**30)
        action = brain.instinct(state, seat, FastDice(draw))
        assert action in legal, "an instinct for what is not allowed"
        same = brain.instinct(imagined, seat, FastDice(draw))
        assert same == action, "an instinct depends on what the seat cannot see"
        check_urges(game, state, imagined, seat)


def check_urges(game: Game[Any, Any], state: State, imagined: State, seat: int) -> None:
    """Where time matters a brain feels like what may be done, and what is a race is seen by all."""
    legal = state.legal(seat)
    urges = game.brain.urges(state, seat)
    assert all(urge.action in legal for urge in urges), "an urge for what is not allowed"
    assert all(0 <= urge.pull <= CERTAIN for urge in urges), "a pull out of bounds"
    assert game.brain.urges(imagined, seat) == urges, "urges depend on what the seat cannot see"
    races = [[one.race(seat, action) for action in legal] for one in (state, imagined)]
    assert races[0] == races[1], "a race depends on what the seat cannot see"


def check_worth(game: Game[Any, Any], state: State) -> None:
    """Where a playout ends there is a worth for every seat; it may rest only where a deal is due."""
    rests = game.brain.rests(state)
    assert state.chance() or not rests, "a playout rests where no deal is due"
    if rests or state.outcome() is not None:
        worth = game.brain.worth(state)
        assert len(worth) == state.seats, "a worth for every seat"
        assert all(0 <= share <= 1 for share in worth), "a worth out of bounds"


def check_shown(game: Game[Any, Any], state: State, seat: int, dice: Dice) -> None:
    """Two actions that leave all others the same view are shown to them as the same."""
    legal = state.legal(seat)
    pair = [legal[dice.below(len(legal))] for _ in range(2)]
    views = []
    for action in pair:
        after = state.copy()
        after.listen()
        after.play(seat, action)
        others = [other for other in range(state.seats) if other != seat]
        views.append([msgspec.json.encode(game.view(after, other)) for other in others])
    if views[0] == views[1]:
        shown = [state.shown(seat, action) for action in pair]
        assert shown[0] == shown[1], "others are shown more of an action than they see"
