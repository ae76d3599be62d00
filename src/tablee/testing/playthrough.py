"""A match as text that a person can read: what happened, in words, and the table as it stood."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from tablee.core.contract import CLOCK, DEALER, NOBODY
from tablee.core.dice import FastDice
from tablee.core.game import Game
from tablee.core.match import Match
from tablee.core.words import Words


def playthrough(
    game: Game[Any, Any],
    options: Mapping[str, Any] | None = None,
    seats: int | None = None,
    seed: int = 1,
    language: str = "en",
    sketch_every: int = 10,
) -> str:
    """One random match from the first deal to the last point."""
    match = Match(game, options, seats)
    dice = FastDice(seed)
    words = Words(language, game)
    lines = [f"{game.name}, {match.seats} seats, {json.dumps(match.options.words())}, seed {seed}", ""]
    while True:
        mover = match.state.mover(dice)
        if mover == NOBODY:
            break
        if mover == DEALER:
            entry = json.dumps({"deal": match.deal(dice)})
        elif mover == CLOCK:
            entry = json.dumps({"tick": match.state.waits()})
            match.tick()
        else:
            legal = match.legal(mover)
            action = legal[dice.below(len(legal))]
            said = words.action(game.describe(match.state, mover, action))
            match.play(mover, action)
            entry = f"{words.seat(mover)}: {said} (one of {len(legal)})"
        lines.append(f"{len(match.log):4}  {entry}")
        view = match.view()
        lines += [f"        {words.fact(fact)}" for fact in view.facts]
        if len(match.log) % sketch_every == 0:
            lines += ["", *(f"    | {line}" for line in game.sketch(view, words.say).splitlines()), ""]
    outcome = match.outcome()
    assert outcome is not None
    lines += ["", game.sketch(match.view(), words.say), ""]
    lines.append(f"{words.reason(outcome.reason)} scores {outcome.scores}, ranks {outcome.ranks}")
    return "\n".join(lines) + "\n"
