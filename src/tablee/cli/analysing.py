"""`tablee analyse`: how good every choice of a match was, and where it turned."""

from __future__ import annotations

import argparse
import sys
from typing import Any

import msgspec

from tablee.bots.advice import LIKELY, Option
from tablee.bots.analysis import Analysis, Judgement, Turn, judgements, summed_up, value
from tablee.bots.search import Budget, read_budget
from tablee.cli.reading import complain, lines_of
from tablee.core.contract import MALFORMED, Refused
from tablee.core.dice import FastDice
from tablee.core.match import Match
from tablee.core.record import Record, read, replay
from tablee.core.words import Words
from tablee.games import game

SEED = 1  # the same record and the same rounds of thought, the same words


def add_to(commands: Any) -> None:
    command = commands.add_parser("analyse", help="how good every choice of a match was, and where it turned")
    command.add_argument("file", metavar="FILE", help="one record a line; - is standard input")
    command.add_argument(
        "--budget", default="100ms", metavar="B", help="how long to think about each: 100ms, or 2000 rounds"
    )
    command.add_argument("--seat", type=int, metavar="N", help="only the choices of one seat, from 0")
    command.add_argument("--json", action="store_true", help="one line of data for each record")
    command.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    budget = read_budget(options.budget)
    every_holds = True
    for number, line in lines_of(options.file):
        record = None
        try:
            record = read(line)
            replay(record, game)
            seats = wanted_seats(record, options.seat)
        except Refused as refused:
            every_holds = False
            complain(options.file, number, refused, record, options.language)
            continue
        words = None if options.json else Words(options.language, game(record.game))
        if words:
            print(words.say("analyse-record", file=options.file, line=number, game=record.game))
        analysis = analyse(record, budget, seats, words)
        if options.json:
            print(msgspec.json.encode(analysis).decode())
    return 0 if every_holds else 1


def wanted_seats(record: Record, seat: int | None) -> list[int]:
    if seat is None:
        return list(range(record.seats))
    if not 0 <= seat < record.seats:
        raise Refused(MALFORMED, "no-such-seat", seats=record.seats)
    return [seat]


def analyse(record: Record, budget: Budget, seats: list[int], words: Words | None) -> Analysis:
    """Judge a match, and say each judgement as it comes if there are words for it."""
    from tqdm import tqdm

    match = Match(game(record.game), record.options, record.seats)
    found = judgements(record, match, FastDice(SEED), budget, seats)
    judged = []
    # Without a terminal on standard error, disable=None keeps the bar away.
    for judgement in tqdm(found, total=len(record.log), disable=None, unit="entry", delay=1):
        if judgement is not None:
            judged.append(judgement)
            if words:
                tqdm.write(spoken(judgement, words), file=sys.stdout)
    analysis = summed_up(judged)
    if words:
        print("\n".join(conclusion(analysis, words)))
    return analysis


def spoken(judgement: Judgement, words: Words) -> str:
    """What was played and how good it was; what would have been better."""
    line = words.say(
        "analyse-choice",
        entry=judgement.entry,
        seat=judgement.seat,
        action=words.action(judgement.played.do),
        expected=percent(value(judgement.played)),
        error=percent(LIKELY * judgement.played.error),
    )
    if not judgement.loss:
        return line
    return f"{line}\n    {better(judgement.best, words)}"


def better(option: Option, words: Words) -> str:
    return words.say(
        "analyse-better",
        action=words.action(option.do),
        expected=percent(value(option)),
        error=percent(LIKELY * option.error),
    )


def conclusion(analysis: Analysis, words: Words) -> list[str]:
    """The turning points and the seats."""
    if not analysis.judgements:
        return [words.say("analyse-nothing"), ""]
    lines = ["", words.say("analyse-turns" if analysis.turns else "analyse-no-turns")]
    lines += [turned(turn, words) for turn in analysis.turns]
    for seat in analysis.seats:
        about = {"choices": seat.choices, "best": seat.best, "loss": round(100 * seat.loss, 1)}
        lines.append(words.say("analyse-seat", seat=seat.seat, **about))
    return [*lines, ""]


def turned(turn: Turn, words: Words) -> str:
    about = {"before": percent(turn.before), "after": percent(turn.after)}
    return "  " + words.say(f"analyse-{turn.kind}", entry=turn.entry, seat=turn.seat, **about)


def percent(share: float) -> int:
    return round(100 * share)
