"""Twins: states that differ only in what a seat cannot see, to show that nothing depends on that."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import msgspec

from tablee.core.contract import CLOCK, DEALER, NOBODY, Deal, Refused, State
from tablee.core.dice import Dice
from tablee.core.game import Game, Words
from tablee.core.match import Match

SWAPS = 16  # tries to find a deal that differs only in what a seat cannot see


def twins(match: Match, dice: Dice) -> Iterator[tuple[int, State]]:
    """Play a random match; at each of its moments, every seat that has a twin of the state, with it."""
    found: list[State | None] = [None] * match.seats
    while (mover := match.state.mover(dice)) != NOBODY:
        before = match.state.copy()
        if mover == DEALER:
            match.deal(dice)
        elif mover == CLOCK:
            match.tick()
        else:
            match.play(mover, match.state.pick(mover, dice))
        for seat in range(match.seats):
            twin = found[seat] = twin_of(match, seat, found[seat], before, dice)
            if twin is not None:
                yield seat, twin


def twin_of(match: Match, seat: int, twin: State | None, before: State, dice: Dice) -> State | None:
    """The twin of the state as it is now, out of the twin of the state `before` the last entry.

    It begins with a deal in which two cards have changed places, and lives until the seat can tell.
    """
    entry = match.log[-1]
    if twin is not None:
        follow(match.game, twin, entry)
        if cannot_tell(match, seat, twin):
            return twin
    if "deal" not in entry:
        return None
    deal = match.game.read_deal(before, entry["deal"])
    swapped = (dealt_otherwise(before, deal, dice) for _ in range(SWAPS))
    return next((other for other in swapped if other and cannot_tell(match, seat, other)), None)


def cannot_tell(match: Match, seat: int, other: State) -> bool:
    """Whether a different state looks the same to a seat."""
    view = match.game.view
    return other != match.state and msgspec.json.encode(view(other, seat)) == msgspec.json.encode(
        view(match.state, seat)
    )


def follow(game: Game[Any, Any], twin: State, entry: Words) -> None:
    """The same entry again, where it is possible."""
    twin.listen()
    with suppress(Refused):
        match entry:
            case {"deal": deal}:
                twin.deal(game.read_deal(twin, deal))
            case {"seat": seat, "do": do}:
                twin.play(seat, game.read(twin, seat, do))
            case _:
                twin.tick()


def dealt_otherwise(before: State, deal: Deal, dice: Dice) -> State | None:
    """The same deal with two cards in each other's place, if the rules could have brought it about."""
    stacks = [stack[:] for stack in deal.stacks]
    places = [(stack, i) for stack in stacks for i in range(len(stack))]
    one, i = places[dice.below(len(places))]
    two, j = places[dice.below(len(places))]
    one[i], two[j] = two[j], one[i]
    twin = before.copy()
    twin.listen()
    try:
        twin.deal(Deal(deal.what, stacks))
    except Refused:
        return None
    return twin
