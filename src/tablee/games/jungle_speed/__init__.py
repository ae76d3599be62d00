"""Jungle Speed."""

from pathlib import Path

from tablee.core.game import Game
from tablee.games.jungle_speed.brain import JungleBrain
from tablee.games.jungle_speed.options import JungleSpeedOptions
from tablee.games.jungle_speed.pacing import times
from tablee.games.jungle_speed.record import (
    alternatives,
    canonical,
    cards,
    describe,
    describe_deal,
    read,
    read_deal,
    truth,
)
from tablee.games.jungle_speed.rules import JungleSpeed
from tablee.games.jungle_speed.spoken import phrase, sketch, spell
from tablee.games.jungle_speed.view import JungleSpeedView, view

GAME: Game[JungleSpeed, JungleSpeedView] = Game(
    name="jungle_speed",
    options=JungleSpeedOptions,
    seats=tuple(range(2, 11)),
    usual_seats=4,
    reasons=("emptied", "counted", "stalled"),
    bound=100_000,
    new=JungleSpeed,
    view=view,
    describe=describe,
    read=read,
    describe_deal=describe_deal,
    read_deal=read_deal,
    cards=cards,
    truth=truth,
    spell=spell,
    phrase=phrase,
    sketch=sketch,
    words=Path(__file__).parent / "words",
    canonical=canonical,
    alternatives=alternatives,
    parties=lambda state: 2 if state.two_hands else state.seats,  # JUN-58
    brain=JungleBrain(),
    times=times,
)
