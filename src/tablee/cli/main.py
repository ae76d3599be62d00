"""`tablee`: games, record, replay, analyse, play, arena."""

from __future__ import annotations

import argparse
import io
import os
import sys
from collections.abc import Sequence

from tablee import __version__
from tablee.bots import BotFailed
from tablee.cli import analysing, competing, listing, playing, recording, replaying
from tablee.core.contract import Refused
from tablee.core.words import LANGUAGES, Words
from tablee.games import game

EXIT_REFUSED = 1
EXIT_INTERRUPTED = 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; says how it went in the exit code."""
    speak_anywhere()
    options = parser().parse_args(arguments)
    try:
        code: int = options.run(options)
        print(end="", flush=True)
    except Refused as refused:
        print(f"tablee: {said(refused, options)}", file=sys.stderr)
        return EXIT_REFUSED
    except BotFailed as failed:
        print(f"tablee: {told(failed, options)}", file=sys.stderr)
        return EXIT_REFUSED
    except OSError as wrong:
        # A full disk, or a reader that has enough, which is no error. The interpreter must not try
        # to write the rest when it ends.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if not isinstance(wrong, BrokenPipeError):
            why = Words(options.language).say("output-lost", why=wrong.strerror or str(wrong))
            print(f"tablee: {why}", file=sys.stderr)
        return EXIT_REFUSED
    except KeyboardInterrupt:
        return EXIT_INTERRUPTED
    return code


def parser() -> argparse.ArgumentParser:
    top = argparse.ArgumentParser(prog="tablee", description="Five card games in a terminal.")
    top.add_argument("--version", action="version", version=f"tablee {__version__}")
    top.add_argument("--language", choices=LANGUAGES, default=spoken_here(), help="of messages")
    commands = top.add_subparsers(required=True, metavar="COMMAND")
    for command in (listing, playing, recording, replaying, analysing, competing):
        command.add_to(commands)
    return top


def speak_anywhere() -> None:
    """A terminal that lacks a character of a message shows a question mark in its place."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def spoken_here() -> str:
    """The language of the environment, where we speak it."""
    wish = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    return wish[:2] if wish[:2] in LANGUAGES else "en"


def said(refused: Refused, options: argparse.Namespace) -> str:
    """A refusal in words; those of a room are known once its name is."""
    words = Words(options.language)
    if not words.knows(f"refusal-{refused.key}"):
        words = Words(options.language, game(options.game))
    return f"{words.say('kind-' + refused.kind.replace(' ', '-'))}: {words.refusal(refused)}"


def told(failed: BotFailed, options: argparse.Namespace) -> str:
    """How a bot failed, in words, with what it last said."""
    words = Words(options.language)
    about = failed.mishap.about
    why = words.say(f"mishap-{failed.mishap.key}", **about)
    said = words.say("mishap-said", said=about["said"]) if about.get("said") else ""
    return words.say("bot-failed", seat=failed.seat, why=why) + said
