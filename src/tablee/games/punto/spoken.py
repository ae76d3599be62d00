"""How the room speaks: cards, actions, and the table as text."""

from __future__ import annotations

from tablee.core.game import Say, Words
from tablee.core.view import Fact
from tablee.games.punto.view import PuntoView


def spell(card: str) -> Fact:
    colour, value = card.split()
    return Fact("card", {"colour": colour, "value": value})


def phrase(do: Words) -> Fact:
    if "trophy" in do:
        return Fact("trophy", {"card": do["trophy"]})
    x, y = do["at"]
    return Fact("place", {"card": do["place"], "x": x, "y": y})


def sketch(view: PuntoView, say: Say) -> str:
    lines = [say("sketch-round", round=view.round, length=view.length)]
    lines += board(view, say)
    for seat in range(view.seats):
        party = seat % view.parties
        held = [say("unseen") if card is None else say("a-card", card=card) for card in view.hands[seat]]
        lines.append(
            say(
                "sketch-seat",
                seat=seat,
                colours=", ".join(say("colour", colour=colour) for colour in view.colours[party]),
                pile=view.piles[seat],
                hand=", ".join(held) or "-",
                won=view.won[party],
            )
        )
    return "\n".join(lines)


def board(view: PuntoView, say: Say) -> list[str]:
    """The area as a grid, with a margin for the next card and the coordinates of the record."""
    tops = {}
    for x, y, card in view.board:
        colour, value = card.split()
        tops[x, y] = say("initial", colour=colour) + value
    xs = [x for x, _ in tops] or [0]
    ys = [y for _, y in tops] or [0]
    columns = range(min(xs) - 1, max(xs) + 2)
    lines = ["    " + "".join(f"{x:4}" for x in columns)]
    for y in range(min(ys) - 1, max(ys) + 2):
        lines.append(f"{y:4}" + "".join(f"{tops.get((x, y), '.'):>4}" for x in columns))
    return lines
