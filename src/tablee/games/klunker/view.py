"""What a seat may see of a match of Klunker."""

from __future__ import annotations

from tablee.core.contract import NOBODY
from tablee.core.view import HIDDEN, Fact, View, common, somebody
from tablee.games.klunker import facts
from tablee.games.klunker.cards import NAMES, hand_size, listed
from tablee.games.klunker.rules import SET, Klunker

PHASES = ("display", "store", "sell", "buy", "over")


class KlunkerView(View, frozen=True, kw_only=True):
    game: int
    """0 before the first deal, then 1 and on."""
    games: int
    round: int
    first: int | None
    """The start seat of the first game."""
    start: int | None
    phase: str
    turn: int | None
    hands: list[list[str | None]]
    known: list[list[str]]
    """What everybody knows to be in a hand: it came from sold jewels on top of the pile."""
    windows: list[list[str]]
    safes: list[list[str]]
    bills: list[int]
    bills_of: list[str]
    """The jewels that sales have turned into bills in this game, whoever has them now."""
    pile: int
    on_top: list[str]
    """The jewels of the pile that everybody knows, next drawn first."""
    purchase: list[int | None]
    totals: list[int]


def view(state: Klunker, seat: int | None) -> KlunkerView:
    viewer = NOBODY if seat is None else seat
    return KlunkerView(
        **common(state, seat, [fact(told) for told in state.heard(viewer)]),
        game=state.game,
        games=state.games,
        round=state.round,
        first=somebody(state.first),
        start=somebody(state.start),
        phase=PHASES[state.phase],
        turn=somebody(state.turn),
        hands=[
            [*named(hand)] if owner == viewer else [HIDDEN] * hand_size(hand)
            for owner, hand in enumerate(state.hands)
        ],
        known=[named(heap) for heap in state.known],
        windows=[named(window) for window in state.windows],
        safes=[named(safe) for safe in state.safes],
        bills=state.bills[:],
        bills_of=named(state.sold),
        pile=state.left + len(state.returned),
        on_top=[NAMES[kind] for kind in reversed(state.returned)],
        purchase=purchase_cards(state),
        totals=state.totals[:],
    )


def named(heap: int) -> list[str]:
    return [NAMES[kind] for kind in listed(heap)]


def purchase_cards(state: Klunker) -> list[int | None]:
    return [number or None for number in state.purchase]


def fact(told: tuple[int, int, int, int]) -> Fact:
    what, a, b, c = told
    match what:
        case facts.STARTS:
            return Fact("starts", {"seat": a})
        case facts.DEALT:
            return Fact("dealt", {"game": a})
        case facts.SHOWED:
            return Fact("showed", {"seat": a, "cards": named(b)}) if b else Fact("showed-none", {"seat": a})
        case facts.STORED:
            return Fact("stored", {"seat": a, "card": NAMES[b]})
        case facts.PASSED:
            return Fact("passed", {"seat": a, "number": b})
        case facts.SOLD:
            return Fact("sold", {"seat": a, "card": NAMES[b], "bills": c, "returned": SET - c})
        case facts.BOUGHT if a == b:
            return Fact("took-own", {"seat": a, "cards": named(c)})
        case facts.BOUGHT:
            return Fact("bought", {"seat": a, "other": b, "cards": named(c)})
        case facts.DECLINED:
            return Fact("declined", {"seat": a})
        case facts.KEEPS_START:
            return Fact("keeps-start", {"seat": a})
        case facts.DREW:
            return Fact("drew", {"seat": a, "count": b, "cards": HIDDEN if c == -1 else named(c)})
        case facts.ROUND:
            return Fact("round", {"round": a})
    return Fact("pile-out")
