"""How the room speaks: jewels, actions, and the table as text."""

from __future__ import annotations

from collections import Counter

from tablee.core.game import Say, Words
from tablee.core.view import Fact
from tablee.games.klunker.view import KlunkerView


def spell(card: str) -> Fact:
    return Fact("jewel", {"jewel": card})


def phrase(do: Words) -> Fact:
    match do:
        case {"display": []}:
            return Fact("display-none")
        case {"display": cards}:
            return Fact("display", {"cards": cards})
        case {"store": card}:
            return Fact("store", {"card": card})
        case {"sell": card}:
            return Fact("sell", {"card": card})
        case {"buy": None}:
            return Fact("buy-nothing")
        case {"buy": owner}:
            return Fact("buy", {"seat": owner})
    return Fact("pass")


def sketch(view: KlunkerView, say: Say) -> str:
    pile = say("sketch-pile", pile=view.pile, top=heap(view.on_top, say))
    lines = [say("sketch-round", game=view.game, games=view.games, round=view.round), pile]
    for seat in range(view.seats):
        lines.append(
            say(
                "sketch-seat",
                seat=seat,
                starts="yes" if seat == view.start else "no",
                purchase=view.purchase[seat] or "-",
                bills=view.bills[seat],
                total=view.totals[seat],
                hand=hand(view, seat, say),
                window=heap(view.windows[seat], say),
                safe=heap(view.safes[seat], say),
            )
        )
    return "\n".join(lines)


def hand(view: KlunkerView, seat: int, say: Say) -> str:
    """The cards of the own hand; of another one how many, and what everybody knows to be among them."""
    cards = view.hands[seat]
    seen = [card for card in cards if card is not None]
    if seen:
        return heap(seen, say)
    if view.known[seat]:
        return say("sketch-hand-known", count=len(cards), known=heap(view.known[seat], say))
    return str(len(cards))


def heap(cards: list[str], say: Say) -> str:
    """Jewels counted by type, in the order in which the types come."""
    counted = Counter(cards).items()
    return ", ".join(say("some-cards", card=card, count=number) for card, number in counted) or "-"
