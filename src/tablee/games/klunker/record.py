"""Klunker in the words of the record: actions, deals and the whole state."""

from __future__ import annotations

from tablee.core.contract import MALFORMED, Deal, Refused
from tablee.core.deals import START
from tablee.core.game import Words, read_cards, whole
from tablee.core.view import somebody
from tablee.games.klunker.actions import BUY, BUY_NOTHING, DISPLAY, HAND, HEAPS, PASS, PLACES, SELL, STORE
from tablee.games.klunker.cards import DECK, NAMES, NUMBERS, ONE, listed
from tablee.games.klunker.deals import JEWELS
from tablee.games.klunker.rules import Klunker
from tablee.games.klunker.view import PHASES, named, purchase_cards


def describe(state: Klunker, seat: int, action: int) -> Words:
    if action >= DISPLAY:
        return {"display": named(HEAPS[action - DISPLAY])}
    if action == BUY_NOTHING:
        return {"buy": None}
    if action >= BUY:
        return {"buy": action - BUY}
    if action >= SELL:
        return {"sell": NAMES[action - SELL]}
    return {"pass": True} if action == PASS else {"store": NAMES[action - STORE]}


def read(state: Klunker, seat: int, do: Words) -> int:
    match do:
        case {"display": list(names), **rest} if not rest and known(names):
            if len(names) > HAND:
                raise state.refusal(seat, "not-in-hand")
            return DISPLAY + PLACES[sum(ONE[NUMBERS[name]] for name in names)]
        case {"store": str(name), **rest} if name in NUMBERS and not rest:
            return STORE + NUMBERS[name]
        case {"pass": True, **rest} if not rest:
            return PASS
        case {"sell": str(name), **rest} if name in NUMBERS and not rest:
            return SELL + NUMBERS[name]
        case {"buy": None, **rest} if not rest:
            return BUY_NOTHING
        case {"buy": owner, **rest} if not rest and whole(owner) and 0 <= owner < state.seats:
            return BUY + int(owner)
    raise Refused(MALFORMED, "malformed-action")


def known(names: list[object]) -> bool:
    return all(isinstance(name, str) and name in NUMBERS for name in names)


def describe_deal(state: Klunker, deal: Deal) -> Words:
    if deal.what == START:
        return {START: deal.stacks[0][0]}
    return {JEWELS: [NAMES[kind] for kind in deal.stacks[0]]}


def read_deal(state: Klunker, words: Words) -> Deal:
    match words:
        case {"start": seat, **rest} if not rest and whole(seat):
            return Deal(START, [[seat]])
        case {"jewels": names, **rest} if not rest:
            return Deal(JEWELS, [read_cards(names, NUMBERS)])
    raise Refused(MALFORMED, "bad-deal")


def truth(state: Klunker) -> Words:
    return {
        "round": state.round,
        "start": somebody(state.start),
        "phase": PHASES[state.phase],
        "turn": somebody(state.turn),
        "hands": [named(hand) for hand in state.hands],
        "windows": [named(window) for window in state.windows],
        "safes": [named(safe) for safe in state.safes],
        "bills": state.bills[:],
        "pile": [NAMES[kind] for kind in reversed(pile(state))],
        "purchase": purchase_cards(state),
        "totals": state.totals[:],
    }


def pile(state: Klunker) -> list[int]:
    """The whole pile, next drawn last."""
    return state.jewels[: state.left] + state.returned


def cards(state: Klunker) -> list[int]:
    """All 94 jewels; before the first game they are not yet on the table."""
    if state.game == 0:
        return DECK[:]
    heaps = [*state.hands, *state.windows, *state.safes, state.sold]
    return sorted([kind for heap in heaps for kind in listed(heap)] + state.starting + pile(state))


def canonical(words: Words) -> Words:
    heaps = {zone: [sorted(heap) for heap in words[zone]] for zone in ("hands", "windows", "safes")}
    return {**words, **heaps}
