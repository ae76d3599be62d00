"""What a seat may see of a match of Punto."""

from __future__ import annotations

from tablee.core.contract import NOBODY
from tablee.core.view import HIDDEN, Fact, View, common, somebody
from tablee.games.punto import facts
from tablee.games.punto.area import listed
from tablee.games.punto.cards import COLOURS, NAMES, NEUTRAL, colour_of
from tablee.games.punto.rules import Punto

PHASES = ("deal", "place", "trophy", "over")


class PuntoView(View, frozen=True, kw_only=True):
    parties: int
    colours: list[list[str]]
    """Each party's own colours."""
    length: int
    """How many cards in line win a round."""
    round: int
    start: int | None
    next_start: int | None
    blocked: int | None
    """Who could not place, and so ended the round."""
    turn: int | None
    phase: str
    board: list[tuple[int, int, str]]
    """x, y and the visible card of every occupied cell."""
    placed: list[str]
    """Every card placed this round, in order, covered ones too."""
    hands: list[list[str | None]]
    piles: list[int]
    neutral: list[int]
    """How many neutral cards each party has not yet played."""
    neutral_removed: int
    trophies: list[list[str]]
    choices: list[str]
    """The tied cards of which one will be the trophy."""
    won: list[int]


def view(state: Punto, seat: int | None) -> PuntoView:
    viewer = NOBODY if seat is None else seat
    return PuntoView(
        **common(state, seat, [fact(state, told) for told in state.heard(viewer)]),
        parties=state.parties,
        colours=[
            [COLOURS[colour] for colour in range(4) if state.owner(colour) == party]
            for party in range(state.parties)
        ],
        length=state.length,
        round=state.round,
        start=somebody(state.start),
        next_start=somebody(state.next_start),
        blocked=somebody(state.blocked),
        turn=somebody(state.turn),
        phase=PHASES[state.phase],
        board=board(state),
        placed=[NAMES[card] for card in state.placed],
        hands=[
            [HIDDEN if state.hidden_hand(owner, viewer) else NAMES[card] for card in state.hand(owner)]
            for owner in range(state.seats)
        ],
        piles=[len(state.pile(owner)) for owner in range(state.seats)],
        neutral=[neutral_left(state, party) for party in range(state.parties)],
        neutral_removed=len(state.removed),
        trophies=[[NAMES[card] for card in cards] for cards in state.trophies],
        choices=[NAMES[card] for card in state.choices],
        won=state.won[:],
    )


def board(state: Punto) -> list[tuple[int, int, str]]:
    cells = listed(state.table.taken)
    return sorted(
        (state.table.x_of(cell), state.table.y_of(cell), NAMES[state.table.card_at(cell)]) for cell in cells
    )


def neutral_left(state: Punto, party: int) -> int:
    if state.parties != 3:
        return 0
    unplayed = [card for card in state.unplayed(party) if colour_of(card) == NEUTRAL]
    return len(unplayed) + len(state.shares[party])


def fact(state: Punto, told: tuple[int, int, int, int]) -> Fact:
    what, a, b, c = told
    match what:
        case facts.STARTS:
            return Fact("starts", {"seat": a})
        case facts.SHARED:
            return Fact("shared", {"cards": a, "removed": b})
        case facts.DEALT:
            return Fact("dealt", {"round": a})
        case facts.TURNED:
            return Fact("turned", {"seat": a, "card": NAMES[b]})
        case facts.DREW:
            return Fact("drew", {"seat": a, "card": HIDDEN if b == -1 else NAMES[b]})
        case facts.PLACED:
            return Fact(
                "placed", {"seat": a, "card": NAMES[b], "x": state.table.x_of(c), "y": state.table.y_of(c)}
            )
        case facts.COVERED:
            return Fact("covered", {"card": NAMES[a]})
        case facts.BLOCKED:
            return Fact("blocked", {"seat": a})
        case facts.WON:
            return Fact("won", {"seats": list(range(a, state.seats, state.parties))})
        case facts.NOBODY_WON:
            return Fact("nobody-won")
        case facts.TOOK:
            return Fact("took", {"seats": list(range(a, state.seats, state.parties)), "card": NAMES[b]})
    raise AssertionError(f"nobody tells {what}")
