"""Jungle Speed in the words of the record: actions, deals and the whole state."""

from __future__ import annotations

from tablee.core.contract import MALFORMED, Deal, Refused
from tablee.core.deals import START
from tablee.core.game import Words, read_cards, whole
from tablee.core.view import somebody
from tablee.games.jungle_speed.actions import FLIP, GIVE_EQUAL, GIVE_SEAT, GRAB
from tablee.games.jungle_speed.cards import NAMES, NUMBERS
from tablee.games.jungle_speed.deals import DEAL, PILES
from tablee.games.jungle_speed.rules import JungleSpeed
from tablee.games.jungle_speed.view import PHASES, bound, one_by_one


def describe(state: JungleSpeed, seat: int, action: int) -> Words:
    if action == FLIP:
        return {"flip": True}
    if action == GRAB:
        return {"grab": True}
    return {"give": "equal" if action == GIVE_EQUAL else action - GIVE_SEAT}


def read(state: JungleSpeed, seat: int, do: Words) -> int:
    match do:
        case {"flip": True, **rest} if not rest:
            return FLIP
        case {"grab": True, **rest} if not rest:
            return GRAB
        case {"give": "equal", **rest} if not rest:
            return GIVE_EQUAL
        case {"give": other, **rest} if not rest and whole(other) and 0 <= other < state.seats:
            return GIVE_SEAT + int(other)
    raise Refused(MALFORMED, "malformed-action")


def alternatives(state: JungleSpeed, seat: int, action: int) -> list[int]:
    """A flip or a grab is a moment, not a choice."""
    return [action] if action < GIVE_EQUAL else state.legal(seat)


def describe_deal(state: JungleSpeed, deal: Deal) -> Words:
    if deal.what == START:
        return {START: deal.stacks[0][0]}
    return {PILES: named(deal.stacks)}


def read_deal(state: JungleSpeed, words: Words) -> Deal:
    match words:
        case {"start": seat, **rest} if not rest and whole(seat):
            return Deal(START, [[seat]])
        case {"piles": list(stacks), **rest} if not rest:
            return Deal(PILES, [read_cards(stack, NUMBERS) for stack in stacks])
    raise Refused(MALFORMED, "bad-deal")


def truth(state: JungleSpeed) -> Words:
    return {
        "phase": PHASES[state.phase],
        "turn": somebody(state.turn),
        "count": state.count or None,
        "pending": state.pending[:],
        "choosing": somebody(state.choosing),
        "bound": [[seat, seats] for seat, seats in bound(state)],
        "stalls": state.stalls,
        "draws": named([pile[::-1] for pile in state.draws]),
        "discards": named(state.discards),
        "pot": [NAMES[card] for card in state.pot],
        "spent": one_by_one(state.spent),
        "claims": {"duels": state.duels(), "inward": state.is_inward_open()},
        "finished": [group[:] for group in state.finished],
    }


def named(stacks: list[list[int]]) -> list[list[str]]:
    return [[NAMES[card] for card in stack] for stack in stacks]


def cards(state: JungleSpeed) -> list[int]:
    if state.phase == DEAL:
        return state.deck[:]
    return sorted([card for pile in [*state.draws, *state.discards, state.pot] for card in pile])


def canonical(words: Words) -> Words:
    """Groups of seats are the same in any order; what finished first stays first."""
    claims = words["claims"]
    return {
        **words,
        "bound": sorted([seat, sorted(seats)] for seat, seats in words["bound"]),
        "spent": sorted(words["spent"]),
        "claims": {**claims, "duels": sorted(sorted(group) for group in claims["duels"])},
        "finished": [sorted(group) for group in words["finished"]],
    }
