"""What a seat may see of a match of Pikoko: every hand but its own."""

from __future__ import annotations

import msgspec

from tablee.core.contract import NOBODY
from tablee.core.view import HIDDEN, Fact, View, common, somebody
from tablee.games.pikoko import facts
from tablee.games.pikoko.cards import CARD_OF, COLOUR, COLOURS, FIRST_MIXED, NAMES, NO_COLOUR
from tablee.games.pikoko.deals import (
    BID,
    CONFIDE,
    DEAL,
    NO_BID,
    NO_CONFIDENCE,
    NOT_LAID,
    PLAY,
    SELF,
    TOKENS,
)
from tablee.games.pikoko.rules import Pikoko

PHASES = ("deal", "bid", "confide", "play", "over")
GONE = ""

Play = tuple[int, str, str]
"""A seat, the card it played, and the colour that the card counts as."""


class Trick(msgspec.Struct, frozen=True):
    plays: list[Play]
    winner: int
    """The owner of the winning card."""


class PikokoView(View, frozen=True, kw_only=True):
    round: int
    start: int | None
    next_start: int | None
    """Who starts the coming round, between two rounds."""
    phase: str
    turned: str | None
    trump: str | None
    stock: int
    hands: list[list[str | None]]
    """Eight places by owner, in the order dealt; empty where the card has been played."""
    subject: int | str | None
    """Whose tricks are bid on; "self" when all bid on their own."""
    bids: list[list[int | None]]
    """A row for every bidder, in it the subjects; None where not made or not revealed."""
    tokens: list[int]
    """What each seat has left after the bids revealed."""
    confidence: list[int | str | None]
    """Whose tricks each seat backs its bid on, or "none"; None where not laid or not turned over."""
    leader: int | None
    trick: list[Play]
    past: list[Trick]
    """The tricks of this round that are over."""
    tricks: list[int]
    scores: list[list[int]]


def view(state: Pikoko, seat: int | None) -> PikokoView:
    viewer = NOBODY if seat is None else seat
    seats = range(state.seats)
    return PikokoView(
        **common(state, seat, [fact(told) for told in state.told or []]),
        round=state.round,
        start=somebody(state.start),
        next_start=state.next_start() if state.phase == DEAL and state.scores else None,
        phase=PHASES[state.phase],
        turned=NAMES[state.turned] if state.turned else None,
        trump=colour(state.trump),
        stock=len(state.stock),
        hands=[hand(state, owner, viewer) for owner in seats],
        subject=subject(state),
        bids=[[bid(state, bidder, on, viewer) for on in seats] for bidder in seats],
        tokens=[TOKENS - sum(bid(state, bidder, on, NOBODY) or 0 for on in seats) for bidder in seats],
        confidence=[confidence(state, owner, viewer) for owner in seats],
        leader=somebody(state.leader),
        trick=trick(state),
        past=[Trick(plays(state, number), winner) for number, winner in enumerate(state.winners)],
        tricks=state.tricks(),
        scores=[points[:] for points in state.scores],
    )


def hand(state: Pikoko, owner: int, viewer: int) -> list[str | None]:
    """Nobody sees the own cards, and spectators see no more than anybody. PIK-20, PIK-21, PIK-R32"""
    standing = state.slots(owner)
    hidden = viewer in (owner, NOBODY)
    return [
        GONE if slot not in standing else HIDDEN if hidden else NAMES[card]
        for slot, card in enumerate(state.dealt[owner])
    ]


def subject(state: Pikoko) -> int | str | None:
    return "self" if state.subject == SELF else somebody(state.subject)


def bid(state: Pikoko, bidder: int, on: int, viewer: int) -> int | None:
    """A bid is its bidder's secret until all of the auction are made. PIK-26"""
    at = bidder * state.seats + on
    secret = state.phase == BID and at == state.bid_on(bidder) and viewer != bidder
    return HIDDEN if secret or state.bids[at] == NO_BID else state.bids[at]


def confidence(state: Pikoko, owner: int, viewer: int) -> int | str | None:
    """A confidence card is its owner's secret until the round is scored. PIK-39"""
    if state.phase in (CONFIDE, PLAY) and viewer != owner:
        return HIDDEN
    return backed(state, owner)


def backed(state: Pikoko, owner: int) -> int | str | None:
    laid = state.confidence[owner]
    if laid == NOT_LAID:
        return None
    return "none" if laid == NO_CONFIDENCE else laid


def trick(state: Pikoko) -> list[Play]:
    """The cards of a trick that goes on."""
    return plays(state, len(state.winners))


def plays(state: Pikoko, number: int) -> list[Play]:
    """The cards of a trick of the round, as they were played."""
    leader = state.start if number == 0 else state.next_leader(state.winners[number - 1])
    faces = state.played[number * state.seats : (number + 1) * state.seats]
    return [
        ((leader + i) % state.seats, NAMES[CARD_OF[face]], COLOURS[COLOUR[face]])
        for i, face in enumerate(faces)
    ]


def colour(number: int) -> str | None:
    return None if number == NO_COLOUR else COLOURS[number]


def fact(told: tuple[int, int, int, int]) -> Fact:
    what, a, b, c = told
    match what:
        case facts.STARTS:
            return Fact("starts", {"seat": a})
        case facts.DEALT:
            return Fact("dealt", {"round": a})
        case facts.TURNED:
            return Fact("turned" if a < FIRST_MIXED else "no-trump", {"card": NAMES[a]})
        case facts.CHOSE_BID:
            return Fact("chose-bid", {"seat": a})
        case facts.REVEALED if a == b:
            return Fact("bid-self", {"seat": a, "bid": c})
        case facts.REVEALED:
            return Fact("bid", {"seat": a, "other": b, "bid": c})
        case facts.LAID:
            return Fact("laid", {"seat": a})
        case facts.PLAYED:
            card = CARD_OF[c]
            about = {"seat": a, "other": b, "card": NAMES[card]}
            return (
                Fact("played", about) if card == c else Fact("named", {**about, "colour": COLOURS[COLOUR[c]]})
            )
        case facts.TOOK:
            return Fact("took", {"seat": a, "other": b})
        case facts.BACKED if b == NO_CONFIDENCE:
            return Fact("backed-none", {"seat": a, "points": c})
        case facts.BACKED if a == b:
            return Fact("backed-self", {"seat": a, "points": c})
        case facts.BACKED:
            return Fact("backed", {"seat": a, "other": b, "points": c})
    return Fact("scored", {"seat": a, "bids": b, "points": c})
