"""A report as one HTML page with plots, that asks nobody for anything."""

from __future__ import annotations

from html import escape
from typing import NamedTuple

from tablee.arena.report import Report
from tablee.arena.tables import Table, percent, tables
from tablee.core.words import Words

STYLE = """
:root { color-scheme: light dark; --ink: #1d2430; --paper: #fdfcf9; --line: #c9c5ba; --mark: #1f5fa8; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e8e6e0; --paper: #171a20; --line: #4a4f5a; --mark: #8ab8f0; }
}
body { color: var(--ink); background: var(--paper); font: 1rem/1.5 system-ui, sans-serif;
  max-width: 56rem; margin: 2rem auto; padding: 0 1rem; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: .2rem .8rem; border-bottom: 1px solid var(--line); text-align: right; white-space: nowrap; }
th.word, td.word { text-align: left; white-space: normal; }
svg { width: 100%; height: auto; max-width: 48rem; }
svg text { fill: var(--ink); font: 14px system-ui, sans-serif; }
svg line { stroke: var(--line); }
svg .interval { stroke: var(--mark); stroke-width: 3; }
svg circle { fill: var(--mark); }
"""
WIDTH, LEFT, RIGHT, ROW = 720, 260, 690, 28


class Dot(NamedTuple):
    """One line of a plot: a value with its interval."""

    label: str
    value: float
    low: float
    high: float
    spoken: str


def page(report: Report, words: Words) -> str:
    settings = report.settings
    title = words.say("arena-title", game=settings.game, bots=", ".join(settings.bots))
    every = tables(report, words)
    counted = words.say("arena-counted", matches=report.matches) if every else words.say("arena-nothing")
    parts = [f"<h1>{escape(title)}</h1>", f"<p>{escape(counted)}</p>"]
    plots = {
        words.say("arena-ratings"): rating_plot(report),
        words.say("arena-pairs"): pair_plot(report, words),
    }
    for table in every:
        parts.append(f"<h2>{escape(table.title)}</h2>")
        if table.how:
            parts.append(f"<p>{escape(table.how)}</p>")
        parts += [plots.get(table.title, ""), html_table(table)]
    asked = ", ".join(
        [f"seed = {settings.seed}", *(f"{name} = {value}" for name, value in settings.options.items())]
    )
    return f"""<!DOCTYPE html>
<html lang="{words.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{escape(title)}</title>
<style>{STYLE}</style>
</head>
<body>
<main>
{chr(10).join(part for part in parts if part)}
<p><small>{escape(asked)}</small></p>
</main>
</body>
</html>
"""


def html_table(table: Table) -> str:
    def row(cells: list[str], tag: str) -> str:
        scope = ' scope="col"' if tag == "th" else ""
        marked = [' class="word"' if column in table.words else "" for column in range(len(cells))]
        inside = "".join(
            f"<{tag}{scope}{mark}>{escape(cell)}</{tag}>" for cell, mark in zip(cells, marked, strict=True)
        )
        return f"<tr>{inside}</tr>"

    body = "\n".join(row(cells, "td") for cells in table.rows)
    return (
        f'<div class="wide" tabindex="0" role="region" aria-label="{escape(table.title)}"><table>\n'
        f"<thead>{row(table.heads, 'th')}</thead>\n<tbody>\n{body}\n</tbody>\n</table></div>"
    )


def rating_plot(report: Report) -> str:
    dots = [Dot(each.bot, each.rating, each.low, each.high, f"{each.rating:+.0f}") for each in report.ratings]
    if not dots:
        return ""
    low, high = min(dot.low for dot in dots), max(dot.high for dot in dots)
    return plot(dots, low, high, [(low, f"{low:+.0f}"), (0.0, "0"), (high, f"{high:+.0f}")])


def pair_plot(report: Report, words: Words) -> str:
    dots = [
        Dot(f"{met.bot} – {met.opponent} ({met.seats})", met.share, met.low, met.high, percent(met.share))
        for met in report.pairs
    ]
    even = words.say("arena-even")
    return plot(dots, 0.0, 1.0, [(0.0, "0 %"), (0.25, "25 %"), (0.5, even), (0.75, "75 %"), (1.0, "100 %")])


def plot(dots: list[Dot], low: float, high: float, marks: list[tuple[float, str]]) -> str:
    """Dots on their intervals, one a line. The numbers are in the table below, for who cannot see it."""

    def x(value: float) -> float:
        return round(LEFT + (RIGHT - LEFT) * (value - low) / ((high - low) or 1), 1)

    bottom = ROW * len(dots) + 10
    spoken = "; ".join(f"{dot.label}: {dot.spoken}" for dot in dots)
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {bottom + ROW}" '
        f'role="img" aria-label="{escape(spoken)}">'
    ]
    for value, label in marks:
        lines.append(f'<line x1="{x(value)}" x2="{x(value)}" y1="0" y2="{bottom}"/>')
        lines.append(f'<text x="{x(value)}" y="{bottom + 18}" text-anchor="middle">{escape(label)}</text>')
    for number, dot in enumerate(dots):
        y = ROW * number + 20
        label = dot.label if len(dot.label) <= 34 else dot.label[:33] + "…"
        lines += [
            f"<g><title>{escape(dot.label)}: {escape(dot.spoken)}</title>",
            f'<text x="{LEFT - 16}" y="{y + 5}" text-anchor="end">{escape(label)}</text>',
            f'<line class="interval" x1="{x(dot.low)}" x2="{x(dot.high)}" y1="{y}" y2="{y}"/>',
            f'<circle cx="{x(dot.value)}" cy="{y}" r="5"/></g>',
        ]
    return "\n".join([*lines, "</svg>"])
