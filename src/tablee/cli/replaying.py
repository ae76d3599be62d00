"""`tablee replay`: play records back and check every word of them."""

from __future__ import annotations

import argparse
from typing import Any

from tablee.cli.reading import complain, lines_of
from tablee.core.contract import Refused
from tablee.core.record import read, replay
from tablee.core.words import Words
from tablee.games import game


def add_to(commands: Any) -> None:
    command = commands.add_parser("replay", help="play records back and check every line")
    command.add_argument("file", metavar="FILE", help="one record a line; - is standard input")
    command.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    every = held = 0
    for number, line in lines_of(options.file):
        every += 1
        record = None
        try:
            record = read(line)
            replay(record, game)
            held += 1
        except Refused as refused:
            complain(options.file, number, refused, record, options.language)
    print(Words(options.language).say("replay-held", held=held, all=every))
    return 0 if held == every else 1
