"""What a player's snakes are worth at the end of a game."""

from __future__ import annotations

from mypy_extensions import i64

from tablee.games.pungi.cards import CHARMER, LOWEST


def score(taken: list[int]) -> int:
    """What a player's snakes are worth once each charmer has turned one of them around.

    Charmers turn negative snakes first, the most negative of them, and then must turn positive
    ones: the smallest. That is the best anybody can do. PUN-31 to PUN-34, PUN-R14 to PUN-R16
    """
    cards = sorted(taken)
    snakes: i64 = len(cards)
    while snakes > 0 and cards[snakes - 1] == CHARMER:
        snakes -= 1
    charmers = len(cards) - snakes
    total: i64 = 0
    for i in range(snakes):
        value: i64 = cards[i] + LOWEST
        if charmers > 0 and value != 0:
            charmers -= 1
            value = -value
        total += value
    return total
