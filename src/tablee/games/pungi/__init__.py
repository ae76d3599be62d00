"""Pungi."""

from pathlib import Path

from tablee.core.game import Game
from tablee.games.pungi.brain import BRAIN
from tablee.games.pungi.options import PungiOptions
from tablee.games.pungi.record import canonical, cards, describe, describe_deal, read, read_deal, truth
from tablee.games.pungi.rules import Pungi
from tablee.games.pungi.spoken import phrase, sketch, spell
from tablee.games.pungi.view import PungiView, view

GAME: Game[Pungi, PungiView] = Game(
    name="pungi",
    options=PungiOptions,
    seats=(3, 4, 5),
    usual_seats=4,
    reasons=("snakes_out",),
    bound=20_000,
    new=Pungi,
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
    brain=BRAIN,
)
