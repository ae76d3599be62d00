"""How the room speaks: cards, actions, and the table as text."""

from __future__ import annotations

from tablee.core.game import Say, Words
from tablee.core.view import Fact
from tablee.games.jungle_speed.cards import NUMBERS, SYMBOLS
from tablee.games.jungle_speed.view import JungleSpeedView


def spell(card: str) -> Fact:
    if NUMBERS[card] >= SYMBOLS:
        return Fact(f"arrows-{card}")
    shape, colour = card.split()
    return Fact("card", {"shape": shape, "colour": colour})


def phrase(do: Words) -> Fact:
    if "give" not in do:
        return Fact("flip" if "flip" in do else "grab")
    return Fact("share") if do["give"] == "equal" else Fact("give", {"seat": do["give"]})


def sketch(view: JungleSpeedView, say: Say) -> str:
    lines = [say(f"sketch-{view.phase}", **about(view))]
    for seat in range(view.seats):
        active = view.active[seat]
        shown = say("no-card") if active is None else say("a-card", card=active)
        if seat in view.spent:
            shown = say("spent-card", shown=shown)
        lines.append(
            say("sketch-seat", seat=seat, shown=shown, draws=view.draws[seat], discards=view.discards[seat])
        )
    lines.append(say("sketch-pot", cards=view.pot))
    return "\n".join(lines)


def about(view: JungleSpeedView) -> dict[str, int]:
    """What the first line of a sketch speaks of: the seat that matters in this phase, and the count."""
    who = view.turn if view.choosing is None else view.choosing
    if view.count is not None:
        return {"seat": view.pending[0], "count": view.count}
    return {} if who is None else {"seat": who}
