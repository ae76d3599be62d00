"""Messages in English, French and Dutch, from Fluent files: the house's own and those of a room."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

from tablee.core.contract import Refused
from tablee.core.game import Game
from tablee.core.game import Words as Do
from tablee.core.view import Fact

LANGUAGES = ("en", "fr", "nl")
HOUSE = Path(__file__).parent / "words"

SEATS = ("seat", "other")
LONGEST = 2_000  # characters: Fluent takes little more, and somebody may have typed them


class Words:
    """One language, for one game (or for none: then only the house's own messages)."""

    def __init__(
        self, language: str = "en", game: Game[Any, Any] | None = None, names: Sequence[str] = ()
    ) -> None:
        self.language = language
        self._game = game
        self._names = names
        self._bundle = _bundle(language, game.words if game else None)

    def say(self, key: str, **about: Any) -> str:
        """A message, with seats and cards among what it is about put into words first."""
        message = self._bundle.get_message(key)
        spoken = {name: self._spoken(name, value) for name, value in about.items()}
        text, errors = self._bundle.format_pattern(message.value, spoken)
        if errors:
            raise ValueError(f"{key} in {self.language}: {errors}")
        return str(text)

    def knows(self, key: str) -> bool:
        """Whether there is a message of this name."""
        return bool(self._bundle.has_message(key))

    def fact(self, fact: Fact) -> str:
        """Something that happened; what is hidden has a message of its own."""
        about = {name: value for name, value in fact.about.items() if value is not None}
        hidden = "" if len(about) == len(fact.about) else "-hidden"
        text = self.say(f"fact-{fact.what}{hidden}", **about)
        return text[:1].upper() + text[1:]

    def action(self, do: Do) -> str:
        """What somebody does, or could do."""
        assert self._game is not None
        fact = self._game.phrase(do)
        return self.say(f"action-{fact.what}", **fact.about)

    def card(self, name: str) -> str:
        """A card of the record."""
        assert self._game is not None
        fact = self._game.spell(name)
        return self.say(fact.what, **fact.about)

    def seat(self, seat: int) -> str:
        """The name of who sits there, or the number of the seat, counted from one."""
        return self._names[seat] if self._names else self.say("seat-name", number=seat + 1)

    def refusal(self, refused: Refused) -> str:
        """Why something was refused."""
        return self.say(f"refusal-{refused.key}", **refused.about)

    def reason(self, reason: str) -> str:
        """Why a match is over."""
        return self.say(f"reason-{reason}")

    def every(self, things: Sequence[str]) -> str:
        """One and two, or one, two and three."""
        if len(things) < 2:
            return "".join(things)
        return self.say("list", first=", ".join(things[:-1]), last=things[-1])

    def _spoken(self, name: str, value: Any) -> Any:
        if name in SEATS:
            return self.seat(value)
        if name == "seats" and isinstance(value, list):
            return self.every([self.seat(seat) for seat in value])
        if name == "card":
            return self.card(value)
        if name == "cards" and isinstance(value, list):
            return self.every([self.card(card) for card in value])
        return value[:LONGEST] if isinstance(value, str) else value


@lru_cache
def _bundle(language: str, room: Path | None) -> Any:
    # Imported late: most programs that play matches never say a word.
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    for folder in (HOUSE, room):
        if folder:
            text = (folder / f"{language}.ftl").read_text(encoding="utf-8")
            bundle.add_resource(FluentResource(text))
    return bundle


def message_keys(folder: Path, language: str) -> set[str]:
    """The names of all messages of a file."""
    from fluent.syntax import FluentParser, ast

    resource = FluentParser().parse((folder / f"{language}.ftl").read_text(encoding="utf-8"))
    return {entry.id.name for entry in resource.body if isinstance(entry, ast.Message)}
