"""`tablee replay`: play records back and check every word of them."""

from __future__ import annotations

import argparse
import sys
from contextlib import nullcontext
from pathlib import Path
from typing import IO, Any

from tablee.core.contract import MALFORMED, Refused
from tablee.core.record import Record, read, replay
from tablee.core.words import Words
from tablee.games import game


def add_to(commands: Any) -> None:
    command = commands.add_parser("replay", help="play records back and check every line")
    command.add_argument("file", metavar="FILE", help="one record a line; - is standard input")
    command.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    with nullcontext(sys.stdin.buffer) if options.file == "-" else opened(options.file) as file:
        return replay_all(file, options)


def opened(file: str) -> IO[bytes]:
    try:
        return Path(file).open("rb")
    except OSError as wrong:
        raise Refused(MALFORMED, "no-file", file=file, why=wrong.strerror or str(wrong)) from None


def replay_all(file: IO[bytes], options: argparse.Namespace) -> int:
    words = Words(options.language)
    every = held = 0
    for number, line in enumerate(file, 1):
        if not line.strip():
            continue
        every += 1
        wrong = check(line, options.language)
        held += wrong is None
        if wrong is not None:
            print(words.say("replay-line", file=options.file, line=number, why=wrong), file=sys.stderr)
    if not every:
        raise Refused(MALFORMED, "no-record", file=options.file)
    print(words.say("replay-held", held=held, all=every))
    return 0 if held == every else 1


def check(line: bytes, language: str) -> str | None:
    """Why a record does not hold and at which entry; None if it holds."""
    record = None
    try:
        record = read(line)
        replay(record, game)
    except Refused as refused:
        return why(refused, record, language)
    return None


def why(refused: Refused, record: Record | None, language: str) -> str:
    words = Words(language)
    if record is not None and not words.knows(f"refusal-{refused.key}"):
        words = Words(language, game(record.game))
    if "entry" not in refused.about:
        return words.refusal(refused)
    return words.say("replay-entry", entry=refused.about["entry"], why=words.refusal(refused))
