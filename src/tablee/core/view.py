"""What a seat may see, as data: the parts that the views of all rooms have in common."""

from __future__ import annotations

from typing import Any

import msgspec

from tablee.core.contract import MALFORMED, NOBODY, Outcome, Refused, State

HIDDEN = None


class Fact(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that happened: a message key, and what to say in it (None where it is hidden)."""

    what: str
    about: dict[str, Any] = {}


class View(msgspec.Struct, frozen=True, kw_only=True):
    """A seat's sight of a match, built up from nothing: what is not put in cannot leak.

    Spectators have no seat and see no more than every seat sees. What a viewer may not see is
    None, in the same place where others see it.
    """

    seat: int | None
    seats: int
    acting: list[int]
    waits: str | None
    facts: list[Fact]
    outcome: Outcome | None


def common(state: State, seat: int | None, facts: list[Fact]) -> dict[str, Any]:
    """The fields of `View` for a state; `facts` is what was told, in words fit for `seat`."""
    if seat is not None and (type(seat) is not int or not 0 <= seat < state.seats):
        # Nobody sits there: where a seat sees every hand but its own, that would be all of them.
        raise Refused(MALFORMED, "no-such-seat", seats=state.seats)
    return {
        "seat": seat,
        "seats": state.seats,
        "acting": state.acting(),
        "waits": state.waits(),
        "facts": facts,
        "outcome": state.outcome(),
    }


def somebody(seat: int) -> int | None:
    """A seat as a view and the record have it."""
    return None if seat == NOBODY else seat
