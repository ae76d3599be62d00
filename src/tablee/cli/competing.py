"""`tablee arena`: bots against each other, and how sure it is who plays better."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from contextlib import closing, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tablee.bots import names
from tablee.cli.agreed import agreed_options
from tablee.core.contract import MALFORMED, Refused
from tablee.core.words import Words

if TYPE_CHECKING:
    from tablee.arena import Crew, Journal, Report, Result, Settings, Tally

EXIT_INTERRUPTED = 130


def add_to(commands: Any) -> None:
    command = commands.add_parser("arena", help="bots against each other, on duplicate deals")
    command.add_argument("game", metavar="GAME", help="see `tablee games`")
    command.add_argument("--bots", nargs="+", required=True, metavar="BOT", help=", ".join(names()))
    command.add_argument("--seats", nargs="+", type=int, metavar="N", help="at tables of so many, each")
    command.add_argument(
        "--alone", action="store_true", help="the first of a pair against a table of the other"
    )
    command.add_argument("--option", action="append", default=[], metavar="KEY=VALUE", help="agree on more")
    command.add_argument("--seed", type=int, default=1, metavar="S", help="another seed, other cards (1)")
    command.add_argument("--matches", type=int, default=1000, metavar="M", help="a pair, at most (1000)")
    command.add_argument(
        "--width", type=float, default=0.05, metavar="W", help="so narrow an interval is enough (0.05)"
    )
    command.add_argument("--all", action="store_true", help="play all matches, however clear it is")
    command.add_argument("--jobs", type=int, default=1, metavar="J", help="processes (1)")
    command.add_argument("--ray", metavar="ADDRESS", help="on a Ray cluster; local starts one here")
    command.add_argument("--journal", metavar="FILE", help="keep every match, and go on from there")
    for kind in ("html", "json", "csv"):
        command.add_argument(f"--{kind}", metavar="FILE", help=f"write the report as {kind.upper()}")
    command.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    from tablee.arena import Journal, report, settled
    from tablee.arena.report import equipped
    from tablee.arena.tables import text

    equipped()
    if options.jobs < 1:
        raise Refused(MALFORMED, "fewer-than-one", number=options.jobs)
    agreed = agreed_options(options.option)
    limits = {"matches": options.matches, "width": options.width, "early": not options.all}
    settings = settled(
        options.game, options.bots, options.seats, agreed, options.seed, options.alone, **limits
    )
    for file in (options.html, options.json, options.csv):
        if file:
            Path(file).open("a").close()  # what cannot be written is said now, not when all is played
    words = Words(options.language)
    results: list[Result] = []
    code = 0
    journal = Journal(Path(options.journal), settings) if options.journal else None
    with closing(journal) if journal else nullcontext(), crew_for(settings, options) as crew:
        try:
            for result in shown(settings, crew, journal, words):
                results.append(result)
        except KeyboardInterrupt:
            code = EXIT_INTERRUPTED
    found = report(settings, results)
    print(text(found, words))
    if code:
        print(words.say("arena-resumable" if journal else "arena-interrupted"))
    write(found, words, options)
    return code


def crew_for(settings: Settings, options: argparse.Namespace) -> Crew:
    from tablee.arena import Processes
    from tablee.arena.cluster import RayCluster

    if options.ray:
        return RayCluster(settings, options.ray, options.jobs)
    return Processes(settings, options.jobs)


def shown(settings: Settings, crew: Crew, journal: Journal | None, words: Words) -> Iterator[Result]:
    """The results as they come, with a bar on a terminal that says what is known so far."""
    from tqdm import tqdm

    from tablee.arena import Tally, play

    tally = Tally(settings)
    # Without a terminal on standard error, disable=None keeps the bar away.
    with tqdm(disable=None, unit="match", dynamic_ncols=True, total=expected(tally)) as bar:
        for result in play(settings, crew, journal):
            tally.add(result)
            bar.total = expected(tally)
            bar.set_postfix_str(so_far(tally, words), refresh=False)
            bar.update()
            yield result


def expected(tally: Tally) -> int:
    """How many matches there will be, if what is open stays open."""
    return sum(
        (each.most if each.open() else len(each.shares)) * len(each.line.seatings) for each in tally.standings
    )


def so_far(tally: Tally, words: Words) -> str:
    """How many pairs are open, and how the one stands of which least is known."""
    undecided = [standing for standing in tally.standings if standing.open()]
    said = words.say("arena-progress", open=len(undecided), all=len(tally.standings))
    if undecided:
        least = max(undecided, key=lambda standing: standing.known()[1])
        share, off = least.known()
        one, two = least.line.pair
        said += f", {one} – {two}: {share:.0%} ± {off:.0%}"
    return said


def write(found: Report, words: Words, options: argparse.Namespace) -> None:
    import msgspec

    from tablee.arena.page import page
    from tablee.arena.tables import comma_separated

    if options.html:
        Path(options.html).write_text(page(found, words), encoding="utf-8")
    if options.json:
        data = msgspec.json.format(msgspec.json.encode(found), indent=1)
        Path(options.json).write_bytes(data + b"\n")
    if options.csv:
        Path(options.csv).write_text(comma_separated(found), encoding="utf-8")
