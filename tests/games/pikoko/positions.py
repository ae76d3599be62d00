"""Positions of Pikoko, set up as the rules' examples describe them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tablee import Deal, FastDice, finish
from tablee.core.contract import NOBODY
from tablee.games.pikoko import GAME
from tablee.games.pikoko.cards import COLOURS, DECKS, NO_COLOUR, NUMBERS
from tablee.games.pikoko.deals import FEATHERS, HAND, NO_CONFIDENCE, PLAY, START
from tablee.games.pikoko.rules import Pikoko

INITIALS = {name[0]: name for name in COLOURS}


def long(short: str) -> str:
    """r5 is red 5, M7 is itself."""
    return short if short.startswith("M") else f"{INITIALS[short[0]]} {short[1:]}"


def short(name: str) -> str:
    return name if name.startswith("M") else name[0] + name.split()[1]


def card(name: str) -> int:
    return NUMBERS[long(name)]


def cards(names: str) -> list[int]:
    return [card(name) for name in names.split()]


def doing(name: str) -> dict[str, str]:
    """`y6`, or `M7=red` for a three-colour card and what it counts as."""
    name, _, colour = name.partition("=")
    return {"play": long(name), "as": colour} if colour else {"play": long(name)}


def begun(seats: int = 4, start: int = 0, seed: int = 1, **options: Any) -> Pikoko:
    """A match with the cards of its first round dealt."""
    state = GAME.start(options, seats)
    state.deal(Deal(START, [[start]]))
    state.deal(state.shuffle(FastDice(seed)))
    return state


def dealt(hands: Sequence[str], turned: str, start: int = 0, **options: Any) -> Pikoko:
    """A match whose first round is dealt as told."""
    state = GAME.start(options, len(hands))
    state.deal(Deal(START, [[start]]))
    order = [*range(start, len(hands)), *range(start)]
    deck = [c for seat in order for c in cards(hands[seat])] + [card(turned)]
    deck += [c for c in DECKS[len(hands)] if c not in deck]
    state.deal(Deal(FEATHERS, [deck]))
    return state


def do(state: Pikoko, seat: int, words: dict[str, Any]) -> None:
    state.play(seat, GAME.read(state, seat, words))


def auction(state: Pikoko, bids: dict[int, int]) -> None:
    for seat, tokens in bids.items():
        do(state, seat, {"bid": tokens})


def bid_all(state: Pikoko, rows: Sequence[Sequence[int]]) -> None:
    """Every auction and the bids on oneself, from a row a bidder with a bid a subject."""
    seats = state.seats
    for i in range(seats):
        subject = (state.start + i) % seats
        auction(state, {seat: rows[seat][subject] for seat in range(seats) if seat != subject})
    auction(state, {seat: rows[seat][seat] for seat in range(seats)})


def confide_all(state: Pikoko, backed: Sequence[int | None]) -> None:
    for seat, other in enumerate(backed):
        do(state, seat, {"confide": other})


def play(state: Pikoko, seat: int, *names: str) -> None:
    """Cards played one after another, by a seat and those after it."""
    for i, name in enumerate(names):
        do(state, (seat + i) % state.seats, doing(name))


def position(hands: Sequence[str], trump: str | None, leader: int = 0, **options: Any) -> Pikoko:
    """The first trick of a round, with just these cards in the peacocks."""
    state = begun(len(hands), leader, **options)
    state.dealt = [cards(hand) for hand in hands]
    state.standing = sum(
        1 << HAND * owner + slot for owner, hand in enumerate(state.dealt) for slot in range(len(hand))
    )
    state.trump = COLOURS.index(trump) if trump else NO_COLOUR
    state.bids = [0] * state.seats**2
    state.confidence = [NO_CONFIDENCE] * state.seats
    state.phase = PLAY
    state.subject = NOBODY
    state.lead(leader)
    return state


def can(state: Pikoko, seat: int) -> list[str]:
    """What a seat may play, in short: `y6`, `M7=r`."""
    words = [GAME.describe(state, seat, action) for action in state.legal(seat)]
    return sorted(short(word["play"]) + (f"={word['as'][0]}" if "as" in word else "") for word in words)


def at_play(seats: int = 4, start: int = 0, seed: int = 1, **options: Any) -> Pikoko:
    """A random match when the first card is due."""
    state, dice = begun(seats, start, seed, **options), FastDice(seed)
    while state.phase != PLAY:
        finish(state, dice, 1)
    return state


def scored(bids: Sequence[Sequence[int]], tricks: Sequence[int], backed: Sequence[int]) -> list[int]:
    """The points of a round: bids, tricks, and whose bid each seat backs (or NO_CONFIDENCE)."""
    state = begun(len(bids))
    state.bids = [bid for row in bids for bid in row]
    state.confidence = list(backed)
    state.winners = [seat for seat, won in enumerate(tricks) for _ in range(won)]
    state.end_round()
    return state.scores[-1]
