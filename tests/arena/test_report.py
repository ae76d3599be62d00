from __future__ import annotations

import csv
import io
import random
import re
from html.parser import HTMLParser
from typing import Any
from xml.etree import ElementTree

import msgspec
import pytest

from arena.made import imagined, quick
from tablee.arena import Report, Result, report
from tablee.arena.page import page
from tablee.arena.tables import comma_separated, text
from tablee.core.words import LANGUAGES, Words


@pytest.fixture(scope="module")
def found() -> Report:
    settings = quick("random", "novice", seats=(2, 3), matches=24)
    results = imagined(settings, 0.7, random.Random(1))
    spoilt = Result(0, ("random", "novice"), [1, 2], failed="novice", why="<b>& no idea")
    return report(settings, [*results, spoilt])


class Reader(HTMLParser):
    """Checks that what is opened is closed, and keeps what is asked of others."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[str] = []
        self.asked: list[str] = []

    def handle_starttag(self, tag: str, attributes: list[tuple[str, Any]]) -> None:
        self.tags.append(tag)
        self.asked += [value for name, value in attributes if name in ("src", "href", "xlink:href", "data")]
        if tag not in ("meta", "line", "circle"):
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attributes: list[tuple[str, Any]]) -> None:
        self.handle_starttag(tag, attributes)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_is_whole_and_asks_nobody_for_anything(found: Report, language: str) -> None:
    html = page(found, Words(language))
    reader = Reader()
    reader.feed(html)
    assert reader.open == reader.asked == []
    assert {"script", "link", "img", "iframe"}.isdisjoint(reader.tags)
    assert set(re.findall(r"https?://[^\s\"<]*|@import|url\(", html)) == {"http://www.w3.org/2000/svg"}
    assert f'<html lang="{language}">' in html
    assert "prefers-color-scheme: dark" in html
    assert "<b>" not in html
    assert "&lt;b&gt;&amp; no idea" in html


def test_the_plots_are_drawings_that_can_be_heard_too(found: Report) -> None:
    plots = re.findall(r"<svg.*?</svg>", page(found, Words("en")), re.S)
    assert len(plots) == 2
    for plot in plots:
        drawing = ElementTree.fromstring(plot)
        assert drawing.get("role") == "img"
        assert "random" in (drawing.get("aria-label") or "")
        dots = drawing.findall(".//{*}circle")
        assert len(dots) == 2
        for dot in dots:
            assert 260 <= float(dot.get("cx", "")) <= 700
    ratings, _ = plots
    across = [float(x) for x in re.findall(r'cx="([\d.]+)"', ratings)]
    assert across[0] > across[1]  # the strongest is on top, and on the right


@pytest.mark.parametrize("language", LANGUAGES)
def test_tables_line_up_in_every_language(found: Report, language: str) -> None:
    words = Words(language)
    shown = text(found, words)
    for title in ("ratings", "pairs", "by-seats", "by-seat", "failures"):
        assert words.say(f"arena-{title}") in shown.splitlines()
    ratings = shown.split(words.say("arena-ratings-how") + "\n")[1].splitlines()[:3]
    assert len({len(line) for line in ratings}) == 1
    one_size = report(quick("random", "novice"), [])
    assert words.say("arena-nothing") in text(one_size, words)


def test_the_data_is_the_report(found: Report) -> None:
    assert msgspec.json.decode(msgspec.json.encode(found), type=Report) == found
    rows = list(csv.DictReader(io.StringIO(comma_separated(found))))
    assert len(rows) == 2 * len(found.pairs)
    for there, back in zip(rows[::2], rows[1::2], strict=True):
        assert (there["bot"], there["opponent"]) == (back["opponent"], back["bot"])
        assert float(there["share"]) + float(back["share"]) == pytest.approx(1)
        assert float(there["low"]) <= float(there["share"]) <= float(there["high"])


def test_results_by_seat_and_by_number_of_seats(found: Report) -> None:
    every = {(each.seats, each.seat, each.bot): each.share for each in found.by_seat}
    assert set(every) == {
        (seats, seat, bot) for seats in (2, 3) for seat in range(seats) for bot in ("random", "novice")
    }
    for seats in (2, 3):
        random_share, novice_share = (
            each.share for each in found.by_seats if each.seats == seats and each.seat is None
        )
        assert random_share + novice_share == pytest.approx(1)
    settings = quick("random", "novice")
    pair = ("random", "novice")
    leader_wins = [Result(deal, seating, [1, 2]) for deal in range(2) for seating in (pair, pair[::-1])]
    found = report(settings, leader_wins)
    assert [(each.seat, each.share) for each in found.by_seat] == [(0, 1.0), (1, 0.0)] * 2
    assert [each.share for each in found.by_seats] == [0.5, 0.5]


def test_failures_say_what_was_wrong_first(found: Report) -> None:
    assert [(each.bot, each.matches, each.why) for each in found.failures] == [("novice", 1, "<b>& no idea")]
