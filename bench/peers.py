"""Measure OpenSpiel in the same way: from Python, and its own rollouts in C++."""

from __future__ import annotations

import json
import random
from typing import Any

import pyspiel

from ours import many, rate

GAMES = ("oh_hell", "hearts", "gin_rummy", "connect_four")
ROLLOUTS = 1_000


def draw(state: Any) -> int:
    actions, weights = zip(*state.chance_outcomes(), strict=True)
    action: int = random.choices(actions, weights)[0]
    return action


def driven(game: Any) -> float:
    """Decisions of random matches driven from Python; what chance does is not counted."""
    choice = random.choice

    def match() -> int:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(draw(state))
            else:
                state.apply_action(choice(state.legal_actions()))
                decisions += 1
        return decisions

    return rate(match)


def first_decision(game: Any) -> Any:
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(draw(state))
    return state


def decisions_left(state: Any, matches: int = 300) -> float:
    """How many decisions a random match has from here, on average."""
    decisions = 0
    for _ in range(matches):
        match = state.clone()
        while not match.is_terminal():
            if match.is_chance_node():
                match.apply_action(draw(match))
            else:
                match.apply_action(random.choice(match.legal_actions()))
                decisions += 1
    return decisions / matches


def rollouts(game: Any) -> float:
    """Decisions of random rollouts in C++: a search of one simulation is nothing else."""
    state = first_decision(game)
    average = decisions_left(state)
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1)
    bot = pyspiel.MCTSBot(game, evaluator, 1.0, 1, 100, False, 1, False)

    def work() -> int:
        bot.step(state)
        return round(ROLLOUTS * average)

    return rate(work)


def middle(game: Any, decisions: int = 20) -> Any:
    state = first_decision(game)
    for _ in range(decisions):
        state.apply_action(random.choice(state.legal_actions()))
    return state


def main() -> None:
    random.seed(1)
    measured: dict[str, dict[str, float]] = {}
    for name in GAMES:
        game = pyspiel.load_game(name)
        measured[name] = {"driven": driven(game), "rollouts": rollouts(game)}
    state = middle(pyspiel.load_game("hearts"))
    measured["hearts"]["copy"] = many(state.clone)
    player = state.current_player()
    measured["hearts"]["imagine"] = many(lambda: state.resample_from_infostate(player, random.random))
    print(json.dumps(measured))


if __name__ == "__main__":
    main()
