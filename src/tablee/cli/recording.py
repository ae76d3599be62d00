"""`tablee record`: play matches and write one record a line."""

from __future__ import annotations

import argparse
import secrets
import sys
from typing import Any

from tablee.bots import bots_for, names
from tablee.bots.play import play_out
from tablee.cli.agreed import add_match_flags, agreed_options
from tablee.core.contract import MALFORMED, Refused
from tablee.core.dice import FastDice
from tablee.core.match import Match
from tablee.core.record import write
from tablee.games import game


def add_to(commands: Any) -> None:
    command = commands.add_parser("record", help="play matches and write one record a line")
    add_match_flags(command)
    command.add_argument("--matches", type=int, default=1, metavar="M", help="how many (1)")
    command.add_argument(
        "--bot",
        action="append",
        default=[],
        metavar="NAME",
        help=f"who plays, once for all seats or once a seat: {', '.join(names())}",
    )
    command.add_argument("--audit", action="store_true", help="add what was possible and how it stood")
    command.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    from tqdm import tqdm

    if options.matches < 0:
        raise Refused(MALFORMED, "fewer-than-none", matches=options.matches)
    room = game(options.game)
    agreed, seats = room.settle(agreed_options(options.option), options.seats)
    wanted = options.bot or ["random"]
    dice = FastDice(secrets.randbits(63) if options.seed is None else options.seed)
    # Without a terminal on standard error, disable=None keeps the bar away.
    for _ in tqdm(range(options.matches), disable=None, unit="match", delay=1):
        bots = bots_for(wanted, room, seats)
        record = play_out(Match(room, agreed, seats), bots, dice, options.audit)
        sys.stdout.buffer.write(write(record) + b"\n")
    sys.stdout.buffer.flush()
    return 0
