"""Klunker."""

from pathlib import Path

from tablee.core.game import Game
from tablee.games.klunker.brain import BRAIN
from tablee.games.klunker.options import KlunkerOptions
from tablee.games.klunker.record import canonical, cards, describe, describe_deal, read, read_deal, truth
from tablee.games.klunker.rules import Klunker
from tablee.games.klunker.spoken import phrase, sketch, spell
from tablee.games.klunker.view import KlunkerView, view

GAME: Game[Klunker, KlunkerView] = Game(
    name="klunker",
    options=KlunkerOptions,
    seats=(3, 4, 5),  # KLU-01
    usual_seats=4,
    reasons=("pile_out",),
    bound=20_000,
    new=Klunker,
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
