"""What a bot is, and what it gets to see."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cached_property
from typing import Any, NamedTuple

from tablee.core.contract import State
from tablee.core.dice import Dice
from tablee.core.game import Game, Times
from tablee.core.options import Options
from tablee.core.view import View


class Sight:
    """What a bot gets of a match: a whole state that its seat cannot tell from the true one.

    The truth itself never comes here, so no bot can look at it, be it ours or somebody's.
    """

    def __init__(
        self,
        game: Game[Any, Any],
        truth: State,
        seat: int,
        dice: Dice,
        options: Options | None = None,
    ) -> None:
        self.game = game
        self.options = options
        self.seat = seat
        self.state: State = truth.imagine(seat, dice)
        self.legal = self.state.legal(seat)
        self.now = 0.0
        """Milliseconds since the first entry, where a clock runs."""
        self.times: Times | None = None
        """How fast the table goes there."""

    @cached_property
    def view(self) -> View:
        """What the seat sees, in words."""
        view: View = self.game.view(self.state, self.seat)
        return view


class Reaction(NamedTuple):
    """What a seat will do, and in how many milliseconds, unless something else happens before."""

    action: int
    after: float


class Mishap(Exception):
    """What went wrong with a bot, as a message key and what to say in it."""

    def __init__(self, key: str, **about: Any) -> None:
        super().__init__(key)
        self.key = key
        self.about = about

    def __str__(self) -> str:
        facts = ", ".join(f"{name}={value!r}" for name, value in self.about.items())
        return self.key + (f" ({facts})" if facts else "")


class BotFailed(Exception):
    """A bot has crashed, took too long or did what is not allowed; says which seat's, and what it was."""

    def __init__(self, seat: int, why: str | Mishap) -> None:
        super().__init__(seat, why)
        self.seat = seat
        self.why = str(why)
        self.mishap = why if isinstance(why, Mishap) else Mishap("crashed", why=why)


@contextmanager
def blame(seat: int) -> Iterator[None]:
    """Whatever goes wrong in here is the fault of this seat's bot."""
    try:
        yield
    except Mishap as mishap:
        raise BotFailed(seat, mishap) from mishap
    except Exception as wrong:
        raise BotFailed(seat, f"{type(wrong).__name__}: {wrong}") from wrong


class Bot:
    """Somebody who plays one seat of one match."""

    against_time = False
    """Whether it reacts in its own time: with such a bot at the table, a clock runs."""

    def choose(self, sight: Sight, dice: Dice) -> int:
        """One of `sight.legal`."""
        raise NotImplementedError

    def react(self, sight: Sight, dice: Dice) -> Reaction | None:
        """The same in a game that is played against time; None to let things happen."""
        raise NotImplementedError

    def saw(self, mover: int, shown: int, news: int) -> None:
        """`mover` (a seat, DEALER or CLOCK) did something: this seat saw `shown` of it, and `news` besides.

        Only a bot that remembers wants to know; of its own actions it sees everything.
        """

    def close(self) -> None:
        """The match is over, or goes on without this bot."""
