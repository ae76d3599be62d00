"""Which matches there are: duplicate deals, so that luck cancels.

Every pair of bots plays every deal with every seating that is as even as can be, so each of the two sits in
every seat equally often with the very same cards.
"""

from __future__ import annotations

import hashlib
from itertools import combinations, product

import msgspec

from tablee.arena.settings import Question, Settings
from tablee.games import game

Pair = tuple[str, str]


class Fixture(msgspec.Struct, frozen=True):
    """A match to be played: the number of its deal, and who sits where."""

    deal: int
    bots: tuple[str, ...]


class Line(msgspec.Struct, frozen=True):
    """Two bots at one number of seats, and every way to seat them."""

    seats: int
    pair: Pair
    seatings: tuple[tuple[str, ...], ...]


def seatings(pair: Pair, seats: int, parties: int, alone: bool = False) -> tuple[tuple[str, ...], ...]:
    """Every even way to seat two bots, or the first alone; whoever wins together is the same bot."""
    of_the_second = (parties - 1,) if alone else (parties // 2, parties - parties // 2)
    return tuple(
        tuple(pair[which[seat % parties]] for seat in range(seats))
        for which in product((0, 1), repeat=parties)
        if sum(which) in of_the_second
    )


def lines_of(settings: Question) -> list[Line]:
    """Round robin, at each number of seats."""
    room = game(settings.game)
    lines = []
    for seats in settings.seats:
        parties = room.parties(room.start(settings.options, seats))
        lines += [
            Line(seats, pair, seatings(pair, seats, parties, settings.alone))
            for pair in combinations(settings.bots, 2)
        ]
    return lines


def deals_of(line: Line, settings: Settings) -> int:
    """How many deals a line may take."""
    return -(-settings.matches // len(line.seatings))


def deal_seed(settings: Question, deal: int) -> int:
    """All that play this deal get the same cards."""
    return seed_of(settings.seed, "deal", deal)


def own_seed(settings: Question, fixture: Fixture) -> int:
    """What the bots of a match draw from; whoever else plays, and when, changes nothing."""
    return seed_of(settings.seed, "bots", fixture.deal, *fixture.bots)


def seed_of(*parts: object) -> int:
    return int.from_bytes(hashlib.sha256(repr(parts).encode()).digest()[:8], "big")
