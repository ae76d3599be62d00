"""A game as the rest of the house sees it: its name, its seats, and the functions of its room."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic, NamedTuple, TypeVar

from tablee.core.brain import IGNORANT, Brain
from tablee.core.contract import MALFORMED, Deal, Refused, State
from tablee.core.options import Options, read_options
from tablee.core.view import Fact, View

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)

Words = dict[str, Any]
"""Something of the record: an action, a deal, a whole state."""
Say = Callable[..., str]
"""A message key and what to say in it, in somebody's language."""


def whole(*values: Any) -> bool:
    """Whether all are whole numbers; JSON's true and false are not."""
    return all(type(value) is int for value in values)


def read_cards(names: Any, numbers: Mapping[str, int]) -> list[int]:
    """The cards of a record as numbers, or a refusal."""
    if type(names) is not list or not all(isinstance(name, str) and name in numbers for name in names):
        raise Refused(MALFORMED, "bad-deal")
    return [numbers[name] for name in names]


class Times(NamedTuple):
    """How fast a table goes in a game that is played against time, in milliseconds."""

    waits: dict[str, int]
    """How long each of `State.waits()` lasts."""
    more: dict[str, int]
    """And up to how much longer, at random."""
    gap: int
    """What is done at leisure comes no sooner after the last entry."""
    grace: int
    """A race that was right on the table last seen is void if that is gone for so long at most."""
    lock: int
    """A seat that raced for nothing does not race again for so long, once the next entry is made."""


@dataclass(frozen=True)
class Game(Generic[S, V]):
    """One room's exports. `GAME` of a room is one of these, and so is a game of another package."""

    name: str
    options: type[Options]
    seats: tuple[int, ...]
    usual_seats: int
    reasons: tuple[str, ...]
    """Every word that `Outcome.reason` may be."""
    bound: int
    """No random match has more entries than this."""
    new: Callable[[Any, int], S]
    """A fresh state, from settled options and a number of seats."""
    view: Callable[[S, int | None], V]
    describe: Callable[[S, int, int], Words]
    """A seat's action as the `do` of the record."""
    read: Callable[[S, int, Words], int]
    """The `do` of a record as an action, or a refusal (malformed). It need not be legal."""
    describe_deal: Callable[[S, Deal], Words]
    read_deal: Callable[[S, Words], Deal]
    cards: Callable[[S], list[int]]
    """Every card of the match wherever it lies, sorted: they never change."""
    truth: Callable[[S], Words]
    """The whole match, hiding nothing: the `state` of an audited record."""
    spell: Callable[[str], Fact]
    """A card of the record as a message."""
    phrase: Callable[[Words], Fact]
    """The `do` of the record as a message."""
    sketch: Callable[[V, Say], str]
    """A view as text, for a terminal."""
    words: Path
    """The folder with the room's Fluent files."""
    canonical: Callable[[Words], Words] = lambda truth: truth
    """A `truth` with the zones whose order means nothing put in order."""
    alternatives: Callable[[S, int, int], list[int]] = lambda state, seat, action: state.legal(seat)
    """What a seat could have done instead of an action, and that action: an audit's `legal`."""
    parties: Callable[[S], int] = lambda state: state.seats
    """How many play against each other; seats that are so many apart win and lose together."""
    brain: Brain = IGNORANT
    """What bots know of the game."""
    times: Callable[[Any], Times] | None = None
    """How fast a table with these options goes; while seats act there, the clock always owes something."""

    def start(self, options: Mapping[str, Any] | Options | None = None, seats: int | None = None) -> S:
        """A state before its first deal, or a refusal."""
        settled, seats = self.settle(options, seats)
        return self.new(settled, seats)

    def settle(self, options: Mapping[str, Any] | Options | None, seats: int | None) -> tuple[Options, int]:
        """Options and seats as the match will have them, or a refusal."""
        if not isinstance(options, self.options):
            if isinstance(options, Options):
                raise Refused(MALFORMED, "options-of-another-game")
            options = read_options(self.options, options or {})
        if seats is None:
            seats = self.usual_seats
        if not whole(seats) or seats not in self.seats:
            allowed = ", ".join(map(str, self.seats))
            raise Refused(MALFORMED, "wrong-seats", game=self.name, seats=str(seats), allowed=allowed)
        return options.settled(seats)
