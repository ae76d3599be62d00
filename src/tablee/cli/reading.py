"""Records from a file or from standard input, alike in every command."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import nullcontext
from pathlib import Path
from typing import IO

from tablee.core.contract import MALFORMED, Refused
from tablee.core.record import Record
from tablee.core.words import Words
from tablee.games import game


def lines_of(name: str) -> Iterator[tuple[int, bytes]]:
    """The lines of a file that hold something, with their numbers from 1; - is standard input."""
    empty = True
    with nullcontext(sys.stdin.buffer) if name == "-" else opened(name) as file:
        for number, line in enumerate(file, 1):
            if line.strip():
                empty = False
                yield number, line
    if empty:
        raise Refused(MALFORMED, "no-record", file=name)


def opened(file: str) -> IO[bytes]:
    try:
        return Path(file).open("rb")
    except OSError as wrong:
        raise Refused(MALFORMED, "no-file", file=file, why=wrong.strerror or str(wrong)) from None


def complain(file: str, line: int, refused: Refused, record: Record | None, language: str) -> None:
    """Say on standard error which record does not hold, where, and why."""
    words = Words(language)
    print(words.say("replay-line", file=file, line=line, why=why(refused, record, words)), file=sys.stderr)


def why(refused: Refused, record: Record | None, words: Words) -> str:
    if record is not None and not words.knows(f"refusal-{refused.key}"):
        words = Words(words.language, game(record.game))
    if "entry" not in refused.about:
        return words.refusal(refused)
    return words.say("replay-entry", entry=refused.about["entry"], why=words.refusal(refused))
