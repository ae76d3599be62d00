"""Pikoko."""

from pathlib import Path

from tablee.core.game import Game
from tablee.games.pikoko.brain import PikokoBrain
from tablee.games.pikoko.options import PikokoOptions
from tablee.games.pikoko.record import cards, describe, describe_deal, read, read_deal, truth
from tablee.games.pikoko.rules import Pikoko
from tablee.games.pikoko.spoken import phrase, sketch, spell
from tablee.games.pikoko.view import PikokoView, view

GAME: Game[Pikoko, PikokoView] = Game(
    name="pikoko",
    options=PikokoOptions,
    seats=(3, 4, 5),
    usual_seats=4,
    reasons=("rounds_played",),
    bound=214,
    new=Pikoko,
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
    brain=PikokoBrain(),
)
