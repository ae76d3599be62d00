from __future__ import annotations

import tablee
from bots.cheat import Cheat
from tablee import FastDice
from tablee.bots import bot_for
from tablee.bots.play import play_out


def test_who_sees_everything_is_hard_to_beat() -> None:
    """Pungi with open cards against the same search with hidden ones: the yardstick is longer."""
    ahead = 0
    for deal in range(8):
        match = tablee.match("pungi", 3)
        honest = [bot_for("search:60", match.game) for _ in range(2)]
        outcome = play_out(match, [Cheat(match, 60), *honest], FastDice(deal)).outcome
        ahead += sum(rank > outcome.ranks[0] for rank in outcome.ranks)
        ahead -= sum(rank < outcome.ranks[0] for rank in outcome.ranks)
    assert ahead > 0
