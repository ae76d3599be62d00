"""How the room speaks: cards, actions, and the table as text."""

from __future__ import annotations

from tablee.core.game import Say, Words
from tablee.core.view import Fact
from tablee.games.pikoko.view import GONE, PikokoView, Play


def spell(card: str) -> Fact:
    if card.startswith("M"):
        return Fact("mixed-card", {"value": int(card[1:])})
    colour, value = card.split()
    return Fact("card", {"colour": colour, "value": value})


def phrase(do: Words) -> Fact:
    match do:
        case {"bid": bid}:
            return Fact("bid", {"bid": bid})
        case {"confide": None}:
            return Fact("confide-none")
        case {"confide": other}:
            return Fact("confide", {"other": other})
        case {"play": card, "as": colour}:
            return Fact("play-as", {"card": card, "colour": colour})
    return Fact("play", {"card": do["play"]})


def sketch(view: PikokoView, say: Say) -> str:
    lines = [say("sketch-round", round=view.round)]
    if view.turned is not None:
        lines[0] += " · " + trump(view, say)
    if view.subject == "self":
        lines.append(say("sketch-bidding-self"))
    elif view.subject is not None:
        lines.append(say("sketch-bidding", seat=view.subject))
    for seat in range(view.seats):
        lines.append(
            say(
                "sketch-seat",
                seat=seat,
                tricks=view.tricks[seat],
                points=sum(points[seat] for points in view.scores),
                bids=" ".join("-" if bid is None else str(bid) for bid in view.bids[seat]),
                hand=" ".join(short(card, say) for card in view.hands[seat] if card != GONE) or "-",
            )
        )
    if view.trick:
        lines.append(say("sketch-trick", plays=", ".join(on_table(play, say) for play in view.trick)))
    return "\n".join(lines)


def trump(view: PikokoView, say: Say) -> str:
    if view.trump is None:
        return say("sketch-no-trump", card=view.turned)
    return say("sketch-trump", colour=view.trump, card=view.turned)


def short(card: str | None, say: Say) -> str:
    """r5 for red 5, in the initials of the language; M7 stays as it is."""
    if card is None:
        return "?"
    if card.startswith("M"):
        return card
    colour, value = card.split()
    return say("initial", colour=colour) + value


def on_table(play: Play, say: Say) -> str:
    seat, card, colour = play
    named = "=" + say("initial", colour=colour) if card.startswith("M") else ""
    return say("sketch-play", seat=seat, face=short(card, say) + named)
