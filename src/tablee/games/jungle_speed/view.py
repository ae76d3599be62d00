"""What a seat may see of a match of Jungle Speed: what everybody sees, and not whose grab would be right."""

from __future__ import annotations

from tablee.core.view import HIDDEN, Fact, View, common, somebody
from tablee.games.jungle_speed import facts
from tablee.games.jungle_speed.cards import NAMES
from tablee.games.jungle_speed.rules import JungleSpeed

PHASES = ("deal", "turn", "countdown", "window", "choice", "settle", "over")


class JungleSpeedView(View, frozen=True, kw_only=True):
    phase: str
    turn: int | None
    """Whose flip it is, or from where the next flipper will be looked for."""
    count: int | None
    pending: list[int]
    """Seats with an outward card that waits for its flip, the one that counts first."""
    choosing: int | None
    bound: list[tuple[int, list[int]]]
    """Seats with an inward card, and those that must win the race to it."""
    stalls: int
    draws: list[int]
    active: list[str | None]
    """The top of each discard pile; nobody ever sees another face."""
    discards: list[int]
    pot: int
    spent: list[int]
    """Seats whose inward card has been raced for."""
    finished: list[list[int]]
    two_hands: bool


def view(state: JungleSpeed, seat: int | None) -> JungleSpeedView:
    return JungleSpeedView(
        **common(state, seat, [fact(told) for told in state.told or []]),
        phase=PHASES[state.phase],
        turn=somebody(state.turn),
        count=state.count or None,
        pending=state.pending[:],
        choosing=somebody(state.choosing),
        bound=bound(state),
        stalls=state.stalls,
        draws=[len(pile) for pile in state.draws],
        active=[NAMES[pile[-1]] if pile else HIDDEN for pile in state.discards],
        discards=[len(pile) for pile in state.discards],
        pot=len(state.pot),
        spent=one_by_one(state.spent),
        finished=[group[:] for group in state.finished],
        two_hands=state.two_hands,
    )


def one_by_one(bits: int) -> list[int]:
    """The seats of a number that has a bit for each."""
    return [seat for seat in range(bits.bit_length()) if bits >> seat & 1]


def bound(state: JungleSpeed) -> list[tuple[int, list[int]]]:
    return [(seat, one_by_one(bits)) for seat, bits in enumerate(state.bound) if bits]


def fact(told: tuple[int, int, int, int]) -> Fact:
    what, a, b, _ = told
    match what:
        case facts.STARTS:
            return Fact("starts", {"seat": a})
        case facts.DEALT:
            return Fact("dealt")
        case facts.FLIPPED:
            return Fact("flipped", {"seat": a, "card": NAMES[b]})
        case facts.COUNTS:
            return Fact("counts", {"seat": a, "count": b})
        case facts.DUEL:
            return Fact("duel", {"seat": a, "seats": one_by_one(b)})
        case facts.CHOOSES:
            return Fact("chooses", {"seat": a})
        case facts.TUCKED:
            return Fact("tucked", {"seat": a, "cards": b})
        case facts.POTTED:
            return Fact("potted", {"cards": a})
        case facts.RACED:
            return Fact("raced", {"seat": a, "cards": b})
        case facts.MOVED:
            return Fact("moved", {"seat": a, "other": b})
        case facts.FALSE_GRAB:
            return Fact("false-grab", {"seat": a})
        case facts.BOUND:
            return Fact("bound", {"seat": a, "seats": one_by_one(b)})
        case facts.FAILED:
            return Fact("failed", {"seats": one_by_one(a)})
        case facts.RELEASED:
            return Fact("released", {"seat": a, "cards": b})
        case facts.STALLED:
            return Fact("stalled", {"count": a})
    return Fact("finished", {"seats": one_by_one(a)})
