"""Moments of matches where it is plain what to do."""

from __future__ import annotations

from tablee import FastDice
from tablee.core.contract import DEALER
from tablee.core.match import Match
from tablee.games import game


def decisive() -> tuple[Match, int]:
    """Punto, one round: of a few places for the card on turn exactly one ends the match."""
    for seed in range(1000):
        match = Match(game("punto"), {"rounds_to_win": 1}, 4)
        dice = FastDice(seed)
        while match.outcome() is None:
            mover = match.state.mover(dice)
            if mover == DEALER:
                match.deal(dice)
                continue
            winning = winners(match, mover)
            if len(winning) == 1 and 3 < len(match.legal(mover)) < 8:
                return match, winning[0]
            match.play(mover, match.state.pick(mover, dice))
    raise AssertionError


def winners(match: Match, seat: int) -> list[int]:
    """The actions with which a seat wins on the spot."""
    return [action for action in match.legal(seat) if wins(match, seat, action)]


def wins(match: Match, seat: int, action: int) -> bool:
    state = match.state.copy()
    state.play(seat, action)
    outcome = state.outcome()
    return outcome is not None and outcome.ranks[seat] == 1
