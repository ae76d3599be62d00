"""A report as tables: what the terminal, the page and the CSV show."""

from __future__ import annotations

import csv
import io
from typing import NamedTuple

from tablee.arena.report import Report, Seated
from tablee.core.words import Words


class Table(NamedTuple):
    """Cells are text; the columns of words are on the left, figures on the right."""

    title: str
    how: str
    heads: list[str]
    rows: list[list[str]]
    words: tuple[int, ...]


def tables(report: Report, words: Words) -> list[Table]:
    """Everything there is to say, in somebody's language; tables without rows are left out."""
    every = [ratings(report, words), pairs(report, words)]
    if len(report.settings.seats) > 1:
        every.append(shares("arena-by-seats", report.by_seats, words))
    every += [shares("arena-by-seat", report.by_seat, words), failures(report, words)]
    return [table for table in every if table.rows]


def text(report: Report, words: Words) -> str:
    """All tables for a terminal."""
    settings = report.settings
    lines = [words.say("arena-title", game=settings.game, bots=", ".join(settings.bots))]
    every = tables(report, words)
    lines.append(words.say("arena-counted", matches=report.matches) if every else words.say("arena-nothing"))
    for table in every:
        lines += ["", table.title, *([table.how] if table.how else []), *aligned(table)]
    return "\n".join(lines)


def aligned(table: Table) -> list[str]:
    rows = [table.heads, *table.rows]
    widths = [max(len(row[column]) for row in rows) for column in range(len(table.heads))]
    lines = []
    for row in rows:
        cells = [
            cell.ljust(width) if column in table.words else cell.rjust(width)
            for column, (cell, width) in enumerate(zip(row, widths, strict=True))
        ]
        lines.append(("  " + "  ".join(cells)).rstrip())
    return lines


def comma_separated(report: Report) -> str:
    """Every pair both ways round, one a line, for a spreadsheet."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(["seats", "bot", "opponent", "deals", "matches", "share", "low", "high", "decided"])
    for met in report.pairs:
        known = met.deals, met.matches
        decided = str(met.decided).lower()
        ours, theirs = (met.share, met.low, met.high), (1 - met.share, 1 - met.high, 1 - met.low)
        for bot, opponent, figures in ((met.bot, met.opponent, ours), (met.opponent, met.bot, theirs)):
            writer.writerow([met.seats, bot, opponent, *known, *(f"{x:.4f}" for x in figures), decided])
    return text.getvalue()


def ratings(report: Report, words: Words) -> Table:
    heads = [words.say(f"arena-{name}") for name in ("bot", "rating", "interval")]
    rows = [
        [rated.bot, f"{rated.rating:+.0f}", f"{rated.low:+.0f} … {rated.high:+.0f}"]
        for rated in report.ratings
    ]
    return Table(words.say("arena-ratings"), words.say("arena-ratings-how"), heads, rows, (0,))


def pairs(report: Report, words: Words) -> Table:
    names = ("seats", "bot", "opponent", "share", "interval", "deals", "matches", "decided")
    rows = [
        [
            str(met.seats),
            met.bot,
            met.opponent,
            percent(met.share),
            between(met.low, met.high),
            str(met.deals),
            str(met.matches),
            words.say("arena-yes" if met.decided else "arena-no"),
        ]
        for met in report.pairs
    ]
    heads = [words.say(f"arena-{name}") for name in names]
    return Table(words.say("arena-pairs"), words.say("arena-pairs-how"), heads, rows, (1, 2, 7))


def shares(title: str, every: list[Seated], words: Words) -> Table:
    by_seat = any(seated.seat is not None for seated in every)
    names = ["seats", *(["seat"] if by_seat else []), "bot", "share", "interval"]
    rows = [
        [
            str(seated.seats),
            *([] if seated.seat is None else [str(seated.seat + 1)]),
            seated.bot,
            percent(seated.share),
            between(seated.low, seated.high),
        ]
        for seated in every
    ]
    heads = [words.say(f"arena-{name}") for name in names]
    return Table(words.say(title), "", heads, rows, (names.index("bot"),))


def failures(report: Report, words: Words) -> Table:
    heads = [words.say(f"arena-{name}") for name in ("bot", "matches", "why")]
    rows = [[spoilt.bot, str(spoilt.matches), spoilt.why] for spoilt in report.failures]
    return Table(words.say("arena-failures"), "", heads, rows, (0, 2))


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def between(low: float, high: float) -> str:
    return f"{100 * low:.1f} … {100 * high:.1f} %"
