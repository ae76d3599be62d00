"""Punto."""

from pathlib import Path

from tablee.core.game import Game
from tablee.games.punto.brain import PuntoBrain
from tablee.games.punto.options import PuntoOptions
from tablee.games.punto.record import canonical, cards, describe, describe_deal, read, read_deal, truth
from tablee.games.punto.rules import Punto
from tablee.games.punto.spoken import phrase, sketch, spell
from tablee.games.punto.view import PuntoView, view

GAME: Game[Punto, PuntoView] = Game(
    name="punto",
    options=PuntoOptions,
    seats=(2, 3, 4, 6, 8),
    usual_seats=4,
    reasons=("rounds_won",),
    bound=20_000,
    new=Punto,
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
    parties=lambda state: state.parties,
    brain=PuntoBrain(),
)
