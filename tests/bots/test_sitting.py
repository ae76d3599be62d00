"""What bots hear of a match."""

from __future__ import annotations

import pytest

from tablee import FastDice, Match
from tablee.bots import Bot, BotFailed
from tablee.bots.sitting import Sitting
from tablee.core.contract import DEALER
from tablee.games.punto import GAME
from tablee.games.punto.rules import Punto


class Closed(Punto):
    """Punto as it is not played: nobody sees what others do."""

    def shown(self, seat: int, action: int) -> int:
        return 0


class Listening(Bot):
    def __init__(self) -> None:
        self.heard: list[tuple[int, int, int]] = []

    def saw(self, mover: int, shown: int, news: int) -> None:
        self.heard.append((mover, shown, news))


def test_of_an_action_others_hear_what_they_see_and_its_seat_all() -> None:
    match = Match(GAME, {}, 3)
    match.state = Closed(match.options, 3)
    bots = [Listening() for _ in range(3)]
    sitting = Sitting(match, bots, audit=False)
    while match.state.chance():
        sitting.deal(FastDice(1))
    seat = match.acting()[0]
    action = match.legal(seat)[-1]
    sitting.play(seat, action)
    assert action != 0
    assert bots[0].heard[0] == (DEALER, 0, 0)
    heard = [bot.heard[-1] for bot in bots]
    turned = match.state.news(seat)
    assert turned
    assert heard == [(seat, action if other == seat else 0, turned) for other in range(3)]


def test_a_bot_that_cannot_bear_what_it_hears_has_failed() -> None:
    class Deaf(Bot):
        def saw(self, mover: int, shown: int, news: int) -> None:
            raise ValueError("what?")

    sitting = Sitting(Match(GAME, {}, 2), [Listening(), Deaf()], audit=False)
    with pytest.raises(BotFailed, match="ValueError: what\\?") as failed:
        sitting.deal(FastDice(1))
    assert failed.value.seat == 1
