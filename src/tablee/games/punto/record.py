"""Punto in the words of the record: actions, deals and the whole state."""

from __future__ import annotations

from tablee.core.contract import MALFORMED, Deal, Refused
from tablee.core.deals import START
from tablee.core.game import Words, read_cards, whole
from tablee.core.view import somebody
from tablee.games.punto.area import CELLS, NOWHERE
from tablee.games.punto.cards import NAMES, NEUTRAL, NUMBERS, colour_of
from tablee.games.punto.deals import DEAL, PACKS, PLACE, SHARE, TROPHY
from tablee.games.punto.rules import FIRST_TROPHY, Punto
from tablee.games.punto.view import PHASES, board


def describe(state: Punto, seat: int, action: int) -> Words:
    if action >= FIRST_TROPHY:
        return {"trophy": NAMES[action - FIRST_TROPHY]}
    cell = action % CELLS
    card = state.hand(seat)[action // CELLS]
    return {"place": NAMES[card], "at": [state.table.x_of(cell), state.table.y_of(cell)]}


def read(state: Punto, seat: int, do: Words) -> int:
    match do:
        case {"trophy": str(name), **rest} if name in NUMBERS and not rest:
            return FIRST_TROPHY + NUMBERS[name]
        case {"place": str(name), "at": [x, y], **rest} if name in NUMBERS and not rest and whole(x, y):
            cell = state.table.cell_of(x, y)
            if cell == NOWHERE:
                raise state.refusal(seat, state.table.why_far(x, y))
            hand = state.hand(seat)
            if NUMBERS[name] not in hand:
                raise state.refusal(seat, "no-such-card")
            return hand.index(NUMBERS[name]) * CELLS + cell
    raise Refused(MALFORMED, "malformed-action")


def describe_deal(state: Punto, deal: Deal) -> Words:
    if deal.what == START:
        return {START: deal.stacks[0][0]}
    return {deal.what: [[NAMES[card] for card in stack] for stack in deal.stacks]}


def read_deal(state: Punto, words: Words) -> Deal:
    match words:
        case {"start": seat, **rest} if not rest and whole(seat):
            return Deal(START, [[seat]])
        case {"neutral": list(stacks), **rest} if not rest:
            return Deal(SHARE, [read_cards(stack, NUMBERS) for stack in stacks])
        case {"packs": list(stacks), **rest} if not rest:
            return Deal(PACKS, [read_cards(stack, NUMBERS) for stack in stacks])
    raise Refused(MALFORMED, "bad-deal")


def truth(state: Punto) -> Words:
    return {
        "round": state.round,
        "start": somebody(state.start),
        "turn": somebody(state.turn),
        "phase": PHASES[state.phase],
        "board": [list(place) for place in board(state)],
        "hands": named([state.hand(seat) for seat in range(state.seats)]),
        "piles": named([state.pile(seat) for seat in range(state.seats)]),
        "trophies": named(state.trophies),
        "won": state.won[:],
        "neutral_removed": [NAMES[card] for card in state.removed],
    }


def named(stacks: list[list[int]]) -> list[list[str]]:
    return [[NAMES[card] for card in stack] for stack in stacks]


def cards(state: Punto) -> list[int]:
    """All 72 cards. Between rounds own colours are back with their parties, whatever is still shown."""
    if state.phase in (PLACE, TROPHY):
        stacks = [state.unplayed(party) for party in range(state.parties)]
        stacks += [*state.trophies, state.placed, state.removed]
    else:
        stacks = [*state.owned, *state.trophies]
        if state.parties == 3:
            stacks += neutral_between_rounds(state)
    return sorted(card for stack in stacks for card in stack)


def neutral_between_rounds(state: Punto) -> list[list[int]]:
    """Those not played, those out of the match, and those shared out or still to be."""
    kept = [
        [card for card in state.unplayed(party) if colour_of(card) == NEUTRAL]
        for party in range(state.parties)
    ]
    shared = state.phase == DEAL and state.due == PACKS
    return [*kept, state.removed, *(state.shares if shared else [state.neutral_pool()])]


def canonical(words: Words) -> Words:
    """What has no order in an order of its own."""
    return {
        **words,
        "hands": [sorted(hand) for hand in words["hands"]],
        "board": sorted(words["board"]),
        "neutral_removed": sorted(words["neutral_removed"]),
    }
