"""Measure OpenSpiel in the same way: from Python, and its own rollouts in C++."""

from __future__ import annotations

import json
import random
from typing import Any

import pyspiel

from ours import BEGINNINGS, SIMULATIONS, many, rate

GAMES = ("oh_hell", "hearts", "gin_rummy", "connect_four")
ROLLOUTS = 1_000
HALF_OF_HEARTS = 26  # decisions
SAMPLE = 200  # random matches that say how long a rollout is


def draw(state: Any, chance: random.Random) -> int:
    actions, weights = zip(*state.chance_outcomes(), strict=True)
    action: int = chance.choices(actions, weights)[0]
    return action


def step(state: Any, chance: random.Random) -> bool:
    """Anything that can come next; whether it was a decision."""
    if state.is_chance_node():
        state.apply_action(draw(state, chance))
        return False
    state.apply_action(chance.choice(state.legal_actions()))
    return True


def driven(game: Any) -> float:
    """Decisions of random matches driven from Python; what chance does is not counted."""
    choice, chance = random.choice, random.Random(1)

    def match() -> int:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(draw(state, chance))
            else:
                state.apply_action(choice(state.legal_actions()))
                decisions += 1
        return decisions

    return rate(match)


def after(game: Any, decisions: int, seed: int) -> Any:
    """A match in which somebody is to decide after so many random decisions."""
    state, chance = game.new_initial_state(), random.Random(seed)
    while decisions > 0 or state.is_chance_node():
        decisions -= step(state, chance)
    return state


def decisions_left(state: Any) -> float:
    """How many decisions a random match has from here, on average."""
    chance, decisions = random.Random(1), 0
    for _ in range(SAMPLE):
        match = state.clone()
        while not match.is_terminal():
            decisions += step(match, chance)
    return decisions / SAMPLE


def rollouts(game: Any) -> float:
    """Decisions of random rollouts in C++: a search of one simulation is nothing else."""
    beginnings = [after(game, 0, seed) for seed in range(BEGINNINGS)]
    lengths = [(state, decisions_left(state)) for state in beginnings]
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1)
    bot = pyspiel.MCTSBot(game, evaluator, 1.0, 1, 100, False, 1, False)

    def work() -> int:
        for state, _ in lengths:
            bot.step(state)
        return round(ROLLOUTS * sum(length for _, length in lengths))

    return rate(work)


def search(game: Any) -> dict[str, float]:
    """Information-set search in C++ with one random rollout each: simulations, and decisions in them."""
    beginnings = [after(game, 0, seed) for seed in range(BEGINNINGS)]
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    bot = pyspiel.ISMCTSBot(1, evaluator, 1.0, SIMULATIONS, allow_inconsistent_action_sets=True)

    def work() -> int:
        for state in beginnings:
            bot.step(state)
        return SIMULATIONS * BEGINNINGS

    simulations = rate(work)
    length = sum(decisions_left(state) for state in beginnings) / BEGINNINGS
    return {"simulations": simulations, "decisions": simulations * length}


def main() -> None:
    measured: dict[str, Any] = {}
    for name in GAMES:
        game = pyspiel.load_game(name)
        measured[name] = {"driven": driven(game), "rollouts": rollouts(game)}
    measured["oh_hell"]["search"] = search(pyspiel.load_game("oh_hell"))
    state = after(pyspiel.load_game("hearts"), HALF_OF_HEARTS, 1)
    measured["hearts"]["copy"] = many(state.clone)
    player = state.current_player()
    measured["hearts"]["imagine"] = many(lambda: state.resample_from_infostate(player, random.random))
    print(json.dumps(measured))


if __name__ == "__main__":
    main()
