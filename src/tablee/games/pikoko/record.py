"""Pikoko in the words of the record: actions, deals and the whole state."""

from __future__ import annotations

from tablee.core.contract import MALFORMED, NOT_ALLOWED, Deal, Refused
from tablee.core.deals import START
from tablee.core.game import Words, read_cards, whole
from tablee.core.view import somebody
from tablee.games.pikoko.bids import CONFIDE_NONE, CONFIDE_SEAT
from tablee.games.pikoko.cards import (
    AS,
    CARD_OF,
    COLOUR,
    COLOURS,
    DECKS,
    FIRST_FACE,
    FIRST_MIXED,
    NAMES,
    NUMBERS,
)
from tablee.games.pikoko.deals import FEATHERS, NO_BID, TOKENS
from tablee.games.pikoko.rules import Pikoko
from tablee.games.pikoko.view import PHASES, backed, colour, subject, trick


def describe(state: Pikoko, seat: int, action: int) -> Words:
    if action < CONFIDE_NONE:
        return {"bid": action}
    if action < FIRST_FACE:
        return {"confide": None if action == CONFIDE_NONE else action - CONFIDE_SEAT}
    card = CARD_OF[action]
    if card < FIRST_MIXED:
        return {"play": NAMES[card]}
    return {"play": NAMES[card], "as": COLOURS[COLOUR[action]]}


def read(state: Pikoko, seat: int, do: Words) -> int:
    """What is meant, whether or not it is in the peacock: nobody learns that from here. PIK-R28"""
    match do:
        case {"bid": bid, **rest} if not rest and whole(bid) and 0 <= bid <= TOKENS:
            return int(bid)
        case {"confide": None, **rest} if not rest:
            return CONFIDE_NONE
        case {"confide": other, **rest} if not rest and whole(other) and 0 <= other < len(COLOURS):
            return CONFIDE_SEAT + int(other)
        case {"play": str(name), **rest} if not rest and NUMBERS.get(name, FIRST_MIXED) < FIRST_MIXED:
            return NUMBERS[name]
        case {"play": str(name), "as": str(named), **rest} if not rest and named in COLOURS:
            card = NUMBERS.get(name, 0)
            if card >= FIRST_MIXED:
                face = AS[COLOURS.index(named)][card]
                if not face:
                    raise Refused(NOT_ALLOWED, "not-its-colour")  # PIK-10, PIK-R11
                return face
    raise Refused(MALFORMED, "malformed-action")


def describe_deal(state: Pikoko, deal: Deal) -> Words:
    if deal.what == START:
        return {START: deal.stacks[0][0]}
    return {FEATHERS: [NAMES[card] for card in deal.stacks[0]]}


def read_deal(state: Pikoko, words: Words) -> Deal:
    match words:
        case {"start": seat, **rest} if not rest and whole(seat):
            return Deal(START, [[seat]])
        case {"feathers": names, **rest} if not rest:
            return Deal(FEATHERS, [read_cards(names, NUMBERS)])
    raise Refused(MALFORMED, "bad-deal")


def truth(state: Pikoko) -> Words:
    seats = range(state.seats)
    return {
        "round": state.round,
        "start": somebody(state.start),
        "phase": PHASES[state.phase],
        "subject": subject(state),
        "trump": colour(state.trump),
        "hands": [[NAMES[state.dealt[owner][slot]] for slot in state.slots(owner)] for owner in seats],
        "bids": [
            [None if bid == NO_BID else bid for bid in state.bids[first : first + state.seats]]
            for first in range(0, len(state.bids), state.seats)
        ],
        "confidence": [backed(state, owner) for owner in seats],
        "trick": [list(play) for play in trick(state)],
        "leader": somebody(state.leader),
        "tricks": state.tricks(),
        "scores": [points[:] for points in state.scores],
    }


def cards(state: Pikoko) -> list[int]:
    """The whole deck: the cards of the round, once there is one."""
    if not state.turned:
        return DECKS[state.seats][:]
    return sorted([card for hand in state.dealt for card in hand] + [state.turned] + state.stock)
