"""A match with its log: what the record is written from, and what plays a record back."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from tablee.core.contract import MALFORMED, NOT_NOW, Outcome, Refused, State
from tablee.core.dice import Dice
from tablee.core.game import Game, Words, whole
from tablee.core.options import Options
from tablee.core.view import View


class Match:
    """A state that listens, and every entry that led to it.

    Entries are dictionaries in the words of the record. One that the rules do not take is refused
    and changes nothing. For millions of matches play on the bare `state`, which keeps no log.
    """

    def __init__(
        self,
        game: Game[Any, Any],
        options: Mapping[str, Any] | Options | None = None,
        seats: int | None = None,
    ) -> None:
        self.game = game
        self.options, self.seats = game.settle(options, seats)
        self.state: State = game.new(self.options, self.seats)
        self.state.listen()
        self.log: list[Words] = []

    def acting(self) -> list[int]:
        """The seats that may act now."""
        return self.state.acting()

    def legal(self, seat: int) -> list[int]:
        """What a seat may do now, as numbers."""
        return self.state.legal(seat)

    def choices(self, seat: int) -> list[Words]:
        """What a seat may do now, in the words of the record."""
        return [self.game.describe(self.state, seat, action) for action in self.state.legal(seat)]

    def view(self, seat: int | None = None) -> View:
        """What a seat may see, or a spectator; with what the last entry brought about."""
        view: View = self.game.view(self.state, seat)
        return view

    def outcome(self) -> Outcome | None:
        """Scores, ranks and reason once the match is over."""
        return self.state.outcome()

    def deal(self, source: Dice | Words) -> Words:
        """Deal what is due, with dice or as given; returns the deal."""
        if isinstance(source, Dice):
            deal = self.state.shuffle(source)
            words = self.game.describe_deal(self.state, deal)
        else:
            words = source
            deal = self.game.read_deal(self.state, source)
        self._enter(lambda: self.state.deal(deal), {"deal": words})
        return words

    def play(self, seat: int, action: int | Words) -> Words:
        """A seat acts, by number or in words; returns the words."""
        if not whole(seat) or not 0 <= seat < self.seats:
            raise Refused(MALFORMED, "no-such-seat", seats=self.seats)
        if isinstance(action, dict):
            if self.state.outcome() is not None or seat not in self.state.acting():
                raise self.state.refusal(seat)
            number = self.game.read(self.state, seat, action)
        elif whole(action):
            number = action
        else:
            raise Refused(MALFORMED, "malformed-action")
        words = self.game.describe(self.state, seat, number) if number in self.legal(seat) else {}
        self._enter(lambda: self.state.play(seat, number), {"seat": seat, "do": words})
        return words

    def tick(self, name: str | None = None) -> None:
        """The time that the rules wait for has passed."""
        waits = self.state.waits()
        if waits is None or name not in (None, waits):
            raise Refused(NOT_NOW, "no-tick")
        self._enter(self.state.tick, {"tick": waits})

    def enter(self, entry: Words) -> None:
        """One entry of a record: a deal, an action or a tick."""
        match entry:
            case {"deal": dict(deal), **rest} if not rest:
                self.deal(deal)
            case {"seat": seat, "do": dict(do), **rest} if not rest:
                self.play(seat, do)
            case {"tick": str(name), **rest} if not rest:
                self.tick(name)
            case _:
                raise Refused(MALFORMED, "malformed-entry")

    def copy(self) -> Match:
        """The same match, independent from now on."""
        new = Match.__new__(Match)
        new.game, new.options, new.seats = self.game, self.options, self.seats
        new.state = self.state.copy()
        new.log = self.log[:]
        return new

    def _enter(self, change: Callable[[], None], entry: Words) -> None:
        told = self.state.told
        self.state.listen()
        try:
            change()
        except Refused:
            self.state.told = told
            raise
        self.log.append(entry)
