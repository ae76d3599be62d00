"""What may be agreed before a match: frozen dataclasses, checked once, listed for forms and flags.

A room declares its options as a frozen dataclass whose fields are made by `flag`, `choice`, `whole`
or `custom`; everything else (the command line, the record, the docs, a form) reads `described`.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from typing import Any, TypeVar

from tablee.core.contract import MALFORMED, Refused

Value = Any


@dataclass(frozen=True)
class Option:
    """One thing to agree on: its values in the words of the record, and how to read one."""

    name: str
    default: Value
    values: tuple[Value, ...] | str
    """All of them, or what they look like where there are too many."""
    read: Callable[[Value], Value]
    examples: tuple[Value, ...]
    """Values worth trying: all, or some."""


def flag() -> Any:
    """An option that is off unless it is agreed."""
    return _field(False, (False, True), _one_of((False, True)))


def choice(*values: str | int) -> Any:
    """One of `values`; the first is the default."""
    return _field(values[0], values, _one_of(values))


def whole(low: int, high: int, default: int, *words: str) -> Any:
    """A whole number from `low` to `high`, or one of `words`."""
    values = (*range(low, high + 1), *words)
    return _field(default, values, _one_of(values))


def custom(
    default: Value, described: str, read: Callable[[Value], Value], examples: tuple[Value, ...] = ()
) -> Any:
    """An option with a reader of its own, which raises ValueError for what it does not take."""
    return _field(default, described, read, examples)


class Options:
    """The base of every room's options."""

    def settled(self, seats: int) -> tuple[Options, int]:
        """Options and seats with what each decides of the other; refuses what does not go together."""
        return self, seats

    def words(self) -> dict[str, Value]:
        """Every option with its value, as the record writes it."""
        return {option.name: getattr(self, option.name) for option in described(type(self))}


Agreed = TypeVar("Agreed", bound=Options)


_DESCRIBED: dict[type[Options], tuple[Option, ...]] = {}


def described(options: type[Options]) -> tuple[Option, ...]:
    """The options of a room, in order; put together once, since every match begins with them."""
    if options not in _DESCRIBED:
        _DESCRIBED[options] = tuple(
            Option(f.name, f.default, **f.metadata)
            for f in fields(options)  # type: ignore[arg-type]  # every Options is a dataclass
        )
    return _DESCRIBED[options]


def read_options(options: type[Agreed], given: Mapping[str, Value]) -> Agreed:
    """Check what was given, by name and value; what was not given keeps its default."""
    known = {option.name: option for option in described(options)}
    taken = {}
    for name, value in given.items():
        if name not in known:
            raise Refused(MALFORMED, "unknown-option", option=name, options=", ".join(known))
        try:
            taken[name] = known[name].read(value)
        except (ValueError, TypeError):
            raise Refused(
                MALFORMED, "bad-option-value", option=name, value=str(value)[:40], values=spoken(known[name])
            ) from None
    return options(**taken)


def read_flag_value(text: str) -> Value:
    """A value typed on a command line: JSON where it is JSON, on and off, else the word itself."""
    if text in ("on", "off"):
        return text == "on"
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return text


def spoken(option: Option) -> str:
    """The values of an option in a line, for a person."""
    if isinstance(option.values, str):
        return option.values
    numbers = [v for v in option.values if isinstance(v, int) and not isinstance(v, bool)]
    if len(numbers) > 2 and numbers == list(range(numbers[0], numbers[-1] + 1)):
        words = [v for v in option.values if isinstance(v, str)]
        return " | ".join([f"{numbers[0]}…{numbers[-1]}", *words])
    return " | ".join(map(shown_value, option.values))


def shown_value(value: Value) -> str:
    """One value, for a person: as it may be typed on a command line."""
    if isinstance(value, bool):
        return "on" if value else "off"
    return value if isinstance(value, str) else json.dumps(value)


def _one_of(values: tuple[Value, ...]) -> Callable[[Value], Value]:
    def read(value: Value) -> Value:
        for known in values:
            # 1 == True in Python, but not in a record.
            if type(value) is type(known) and value == known:
                return known
        raise ValueError

    return read


def _field(
    default: Value,
    values: tuple[Value, ...] | str,
    read: Callable[[Value], Value],
    examples: tuple[Value, ...] = (),
) -> Any:
    if not isinstance(values, str):
        examples = values
    return field(default=default, metadata={"values": values, "read": read, "examples": examples})
