"""`program`: a program in any language plays, over its standard input and output; see docs/bots.md."""

from __future__ import annotations

import os
import re
import shlex
import shutil
from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Final

import msgspec

from tablee.bots.bot import Bot, Reaction, Sight
from tablee.bots.program import Limits, Program, shown
from tablee.core.contract import MALFORMED, Refused
from tablee.core.dice import Dice
from tablee.core.game import Words

PROTOCOL: Final = 1
A_MOMENT: Final = 500.0  # milliseconds that a program takes where it does not say

GOODBYE: Final = b'{"bye":true}\n'


class Hello(msgspec.Struct):
    """The first line."""

    protocol: int
    game: str
    options: Words
    seats: int
    seat: int
    seed: int


class Question(msgspec.Struct, omit_defaults=True):
    """A line for each decision."""

    request: int
    choices: int
    legal: list[Words]
    view: Any
    timed: bool = False


class Answer(msgspec.Struct, forbid_unknown_fields=True):
    """A line of the program: an action by its place in the list or in words, or to wait."""

    request: int
    choose: int | None = None
    do: Words | None = None
    wait: bool = False
    after: Annotated[float, msgspec.Meta(ge=0)] = A_MOMENT


class Outside(Bot):
    """A program that runs from its first question to the end of the match."""

    def __init__(self, command: Sequence[str], limits: Limits) -> None:
        self.command = command
        self.limits = limits
        self.program: Program | None = None
        self.asked = 0

    def choose(self, sight: Sight, dice: Dice) -> int:
        program, answer = self.ask(sight, dice, timed=False)
        return chosen(program, answer, sight)

    def react(self, sight: Sight, dice: Dice) -> Reaction | None:
        program, answer = self.ask(sight, dice, timed=True)
        return None if answer.wait else Reaction(chosen(program, answer, sight), answer.after)

    def ask(self, sight: Sight, dice: Dice, timed: bool) -> tuple[Program, Answer]:
        """What the program says to what its seat sees."""
        self.asked += 1
        lines = question(sight, self.asked, timed)
        seconds = self.limits.seconds
        if self.program is None:
            self.program = Program(self.command, self.limits)
            lines = hello(sight, dice) + lines
            seconds += self.limits.starting
        line = self.program.ask(lines, seconds)
        try:
            answer = msgspec.json.decode(line, type=Answer)
        except (msgspec.DecodeError, RecursionError, UnicodeError) as wrong:
            raise self.program.failed("nonsense", answer=shown(line), why=str(wrong)) from wrong
        if answer.request != self.asked:
            raise self.program.failed("late", answered=answer.request, asked=self.asked)
        return self.program, answer

    def close(self) -> None:
        if self.program is not None:
            self.program.part(GOODBYE)


def hello(sight: Sight, dice: Dice) -> bytes:
    options = sight.options.words() if sight.options else {}
    first = Hello(PROTOCOL, sight.game.name, options, sight.state.seats, sight.seat, dice.below(1 << 31))
    return msgspec.json.encode({"hello": first}) + b"\n"


def question(sight: Sight, number: int, timed: bool) -> bytes:
    legal = in_words(sight)
    return msgspec.json.encode(Question(number, len(legal), legal, sight.view, timed)) + b"\n"


def in_words(sight: Sight) -> list[Words]:
    """What the seat may do, as the record has it."""
    return [sight.game.describe(sight.state, sight.seat, action) for action in sight.legal]


def chosen(program: Program, answer: Answer, sight: Sight) -> int:
    """The action that an answer means."""
    if answer.do is None and answer.choose is not None and 0 <= answer.choose < len(sight.legal):
        return sight.legal[answer.choose]
    if answer.choose is None and answer.do in (words := in_words(sight)):
        return sight.legal[words.index(answer.do)]
    wanted = {"choose": answer.choose, "do": answer.do}
    raise program.failed("not-allowed", action=shown(msgspec.json.encode(wanted)))


def make_program(game: object, how: str) -> Outside:
    """`program:./my-bot --flag` is a command as one types it, with quotes where they are needed."""
    if not runs_here():
        raise Refused(MALFORMED, "no-programs-here")
    try:
        command = shlex.split(how)
    except ValueError:
        command = []
    if not command:
        raise Refused(MALFORMED, "bad-program", program=how)
    if shutil.which(command[0]) is None:
        raise Refused(MALFORMED, "no-such-program", program=command[0])
    return Outside(command, limits(os.environ))


def runs_here() -> bool:
    """Whether this is a system with process groups and pipes that can be waited for."""
    return os.name == "posix"


def limits(environment: Mapping[str, str]) -> Limits:
    """Ours, unless somebody has set others."""
    usual = Limits()
    return usual._replace(
        seconds=number(environment, "TABLEE_BOT_SECONDS", usual.seconds),
        megabytes=int(number(environment, "TABLEE_BOT_MEGABYTES", usual.megabytes)),
    )


def number(environment: Mapping[str, str], name: str, usual: float) -> float:
    value = environment.get(name, str(usual))
    if not re.fullmatch(r"\d{1,6}(\.\d{1,6})?", value):
        raise Refused(MALFORMED, "bad-limit", name=name, value=value)
    return float(value)
