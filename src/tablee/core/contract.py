"""The door between a game and everything else.

A game is a deterministic machine: options, then a log of entries, give one state. There are three
kinds of entries and nothing else ever changes a state: a seat acted; something was shuffled or
drawn by lot, and the entry carries the whole result; time that the rules wait for has passed.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, Final, NamedTuple, Self

from mypy_extensions import mypyc_attr

from tablee.core.dice import Dice

MALFORMED = "malformed"
NOT_YOURS = "not yours"
NOT_NOW = "not now"
NOT_ALLOWED = "not allowed"
KINDS = (MALFORMED, NOT_YOURS, NOT_NOW, NOT_ALLOWED)

# Whose turn it is, where it is no seat's: nobody's, or in a random match a deal's or a tick's.
NOBODY: Final = -1
DEALER: Final = -2
CLOCK: Final = -3

# What an action would be in a game that is played against time: nothing that hurries, or a race.
AT_LEISURE: Final = 0
RIGHT: Final = 1  # whoever is first wins something
WRONG: Final = 2  # whoever is first has raced for nothing

# What comes to light is told apart by numbers below this.
NEWS: Final = (1 << 31) - 1

# Where a clock runs while seats may act, it is quicker than they are three times out of four.
PATIENCE: Final = 4


class Deal(NamedTuple):
    """Something random, with its whole result: what it was, and cards (or a seat) in order."""

    what: str
    stacks: list[list[int]]


class Outcome(NamedTuple):
    """How a match ended: scores and ranks by seat (equal ranks share), and a word for why."""

    scores: list[int]
    ranks: list[int]
    reason: str


def ranks_of(standing: list[Any]) -> list[int]:
    """A place for each by how they stand, the greatest first: equals share, and the next is skipped."""
    return [1 + sum([other > own for other in standing]) for own in standing]


class Refused(Exception):
    """An entry that the rules do not take, and why. Whoever raises it has changed nothing."""

    def __init__(self, kind: str, key: str, **about: Any) -> None:
        super().__init__(kind, key)
        self.kind = kind
        self.key = key
        self.about = about

    def __str__(self) -> str:
        facts = ", ".join(f"{name}={value!r}" for name, value in self.about.items())
        return f"{self.kind}: {self.key}" + (f" ({facts})" if facts else "")


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """A match from the first shuffle to the last point. It knows everything; only views speak of it.

    What changes only between deals is replaced, never changed in place, so that copies share it.
    """

    def __init__(self, seats: int) -> None:
        self.seats = seats
        # What the last entry brought about, as small numbers that a view turns into words; None
        # while nobody listens, which is how search and study play.
        self.told: list[tuple[int, int, int, int]] | None = None

    @abstractmethod
    def acting(self) -> list[int]:
        """Who may act now: several while choices are secret. Nobody while a deal is due."""

    @abstractmethod
    def legal(self, seat: int) -> list[int]:
        """The actions of `seat` now, each once. It depends only on what the seat sees."""

    @abstractmethod
    def play(self, seat: int, action: int) -> None:
        """`seat` does `action`. Anything but a legal action is refused and changes nothing."""

    @abstractmethod
    def chance(self) -> bool:
        """Whether a deal is due; nobody may act before it."""

    @abstractmethod
    def shuffle(self, dice: Dice) -> Deal:
        """Draw the deal that is due. The only place with dice; it changes nothing."""

    @abstractmethod
    def deal(self, deal: Deal) -> None:
        """Apply a deal. One that the rules could not have brought about is refused."""

    @abstractmethod
    def outcome(self) -> Outcome | None:
        """Scores, ranks and reason; None while the match goes on."""

    @abstractmethod
    def copy(self) -> Self:
        """A state that is equal now and independent from now on."""

    @abstractmethod
    def imagine(self, seat: int, dice: Dice) -> Self:
        """A whole state that `seat` cannot tell from the true one, drawn at random."""

    def shown(self, seat: int, action: int) -> int:
        """What all others see of an action as it is played: one number for those that look alike."""
        return action

    def news(self, seat: int) -> int:
        """What came to light for `seat` besides, as a number below NEWS: what was drawn, or secret before."""
        return 0

    def race(self, seat: int, action: int) -> int:
        """What an action of `seat` would be now, for a table with a clock: AT_LEISURE, RIGHT or WRONG."""
        return AT_LEISURE

    def waits(self) -> str | None:
        """What the clock owes, if anything."""
        return None

    def tick(self) -> None:
        """The time that `waits` names has passed."""
        raise Refused(NOT_NOW, "no-tick")

    # Random matches. A room may give quicker ways to the same draws, where a profile asks for them.

    def mover(self, dice: Dice) -> int:
        """Whose entry comes next at random: a seat, or DEALER, CLOCK, or NOBODY once it is over."""
        acting = self.acting()
        if not acting:
            if self.chance():
                return DEALER
            return NOBODY if self.waits() is None else CLOCK
        if self.waits() is not None and dice.below(PATIENCE) > 0:
            return CLOCK
        return acting[0] if len(acting) == 1 else acting[dice.below(len(acting))]

    def pick(self, seat: int, dice: Dice) -> int:
        """One of the legal actions of a seat that acts, each as likely."""
        legal = self.legal(seat)
        return legal[dice.below(len(legal))]

    # What the last entry brought about

    def listen(self) -> None:
        """Keep what comes from now on, and forget what was told before."""
        self.told = []

    def tell(self, what: int, a: int = -1, b: int = -1, c: int = -1) -> None:
        """Something happened: one of the room's facts with up to three numbers."""
        if self.told is not None:
            self.told.append((what, a, b, c))

    def heard(self, seat: int) -> list[tuple[int, int, int, int]]:
        """What was told, with -1 for what `seat` may not know; a spectator is seat -1."""
        return [] if self.told is None else self.told[:]

    def refusal(self, seat: int, key: str = "not-legal") -> Refused:
        """Why `seat` may not do what it tried: `key`, unless it may not do anything at all."""
        if self.outcome() is not None:
            return Refused(NOT_NOW, "match-over")
        if not 0 <= seat < self.seats:
            return Refused(MALFORMED, "no-such-seat", seats=self.seats)
        acting = self.acting()
        if not acting:
            return Refused(NOT_NOW, "nobody-acts")
        if seat not in acting:
            return Refused(NOT_YOURS, "not-your-turn")
        return Refused(NOT_ALLOWED, key)

    def check_seat(self, seat: int) -> None:
        """Refuse a seat that does not exist."""
        if not 0 <= seat < self.seats:
            raise Refused(MALFORMED, "no-such-seat", seats=self.seats)

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self.__getstate__() == other.__getstate__()

    def __hash__(self) -> int:
        raise TypeError("a match changes: it has no hash")


@mypyc_attr(allow_interpreted_subclasses=True)
class InTurn(State):
    """A match in which one seat acts at a time: the one in `turn`."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.turn = NOBODY

    def acting(self) -> list[int]:
        return [] if self.turn == NOBODY else [self.turn]

    def mover(self, dice: Dice) -> int:
        if self.turn != NOBODY:
            return self.turn
        return DEALER if self.chance() else NOBODY
