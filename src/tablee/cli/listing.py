"""`tablee games`: what there is, with seats and options."""

from __future__ import annotations

import argparse
from typing import Any

from tablee.core.options import described, shown_value, spoken
from tablee.core.words import Words
from tablee.games import game, names


def add_to(commands: Any) -> None:
    command = commands.add_parser("games", help="what there is, with seats and options")
    command.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    for name in names():
        room = game(name)
        words = Words(options.language, room)
        seats = ", ".join(map(str, room.seats))
        print(f"{name}: {words.say('pitch')}")
        print(f"  {words.say('list-seats', seats=seats, usual=room.usual_seats)}")
        usual = room.options().words()
        for option in described(room.options):
            print(f"  {option.name} = {spoken(option)} [{shown_value(usual[option.name])}]")
            print(f"      {words.say('option-' + option.name)}")
    return 0
