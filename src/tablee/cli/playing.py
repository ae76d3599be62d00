"""`tablee play`: a match in the terminal against bots, also over ssh."""

from __future__ import annotations

import argparse
import secrets
from contextlib import ExitStack
from typing import Any

from tablee.bots import Bot, Sight, bots_for
from tablee.bots.play import chosen
from tablee.bots.sitting import Sitting
from tablee.cli.agreed import add_match_flags, agreed_options
from tablee.core.contract import CLOCK, DEALER, MALFORMED, NOBODY, Refused
from tablee.core.dice import Dice, FastDice
from tablee.core.match import Match
from tablee.core.words import Words
from tablee.games import game

COLUMNS = 3


class Left(Exception):
    """The player has had enough."""


def add_to(commands: Any) -> None:
    command = commands.add_parser("play", help="a match in the terminal against bots")
    add_match_flags(command)
    command.add_argument("--seat", type=int, default=0, metavar="N", help="where you sit, from 0")
    command.add_argument(
        "--bot",
        action="append",
        default=[],
        metavar="NAME",
        help="who plays, once for all seats or once a seat, yours too; medium, or random against time",
    )
    command.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    room = game(options.game)
    match = Match(room, agreed_options(options.option), options.seats)
    if not 0 <= options.seat < match.seats:
        raise Refused(MALFORMED, "no-such-seat", seats=match.seats)
    dice = FastDice(secrets.randbits(63) if options.seed is None else options.seed)
    plain = Words(options.language, room)
    names = [plain.seat(seat) for seat in range(match.seats)]
    names[options.seat] = plain.say("seat-yours", number=options.seat + 1)
    with ExitStack() as ends:
        bots = opponents(options.bot, match, options.seat)
        for bot in bots:
            ends.callback(bot.close)
        sitting = Sitting(match, bots, audit=False)
        table = Terminal(sitting, options.seat, dice, Words(options.language, room, names))
        try:
            table.play()
        except (Left, EOFError):
            print(table.words.say("play-left"))
    return 0


def opponents(wanted: list[str], match: Match, seat: int) -> list[Bot]:
    """A bot for every seat but the person's, where nobody hears anything."""
    timed = match.game.times is not None
    if timed and set(wanted) - {"random"}:
        raise Refused(MALFORMED, "no-clock-here", game=match.game.name)
    bots = bots_for(wanted or ["random" if timed else "medium"], match.game, match.seats)
    bots[seat] = Bot()
    return bots


class Terminal:
    """One person's side of a match: what is printed, and what is read."""

    def __init__(self, sitting: Sitting, seat: int, dice: Dice, words: Words) -> None:
        self.sitting = sitting
        self.match = sitting.match
        self.seat = seat
        self.dice = dice
        self.words = words
        self.action: int | None = None

    def play(self) -> None:
        print(self.words.say("play-help"))
        while (mover := self.next_mover()) != NOBODY:
            if mover == DEALER:
                self.sitting.deal(self.dice)
            elif mover == CLOCK:
                self.sitting.tick()
            elif mover == self.seat and self.action is not None:
                self.sitting.play(mover, self.action)
            else:
                sight = Sight(self.match.game, self.match.state, mover, self.dice, self.match.options)
                self.sitting.play(mover, chosen(self.sitting.bots[mover], sight, self.dice))
            for fact in self.match.view(self.seat).facts:
                print("  " + self.words.fact(fact))
        self.show_end()

    def next_mover(self) -> int:
        """The person is asked whenever there is something to do; time waits for the answer."""
        self.action = self.ask() if self.seat in self.match.acting() else None
        if self.action is not None:
            return self.seat
        while (mover := self.match.state.mover(self.dice)) == self.seat:
            pass
        return mover

    def ask(self) -> int | None:
        """A legal action, by its number in the list or by its words; None lets the clock run on."""
        legal = self.match.legal(self.seat)
        phrases = [self.words.action(do) for do in self.match.choices(self.seat)]
        self.show(phrases)
        clock = self.match.state.waits() is not None
        prompt = self.words.say("play-prompt-clock" if clock else "play-prompt")
        while True:
            answer = input(prompt + " ").strip()
            if answer == "q":
                raise Left
            if clock and not answer:
                return None
            chosen = meant(answer, phrases)
            if len(chosen) == 1:
                return legal[chosen[0]]
            print(self.words.say("play-unclear", answer=answer, count=len(chosen)))

    def show(self, phrases: list[str]) -> None:
        print()
        print(self.match.game.sketch(self.match.view(self.seat), self.words.say))
        print()
        lines = [f"{i:4} {phrase}" for i, phrase in enumerate(phrases, 1)]
        width = max(map(len, lines))
        columns = max(1, min(COLUMNS, 100 // (width + 2)))
        for first in range(0, len(lines), columns):
            print("  ".join(line.ljust(width) for line in lines[first : first + columns]).rstrip())

    def show_end(self) -> None:
        outcome = self.match.outcome()
        assert outcome is not None
        print()
        print(self.match.game.sketch(self.match.view(self.seat), self.words.say))
        print()
        print(self.words.reason(outcome.reason))
        for seat in sorted(range(self.match.seats), key=lambda s: outcome.ranks[s]):
            print(
                self.words.say("play-result", rank=outcome.ranks[seat], seat=seat, score=outcome.scores[seat])
            )


def meant(answer: str, phrases: list[str]) -> list[int]:
    """The places in the list that an answer can mean: a number, whole words, or a part of them."""
    if answer.isdecimal():
        return [int(answer) - 1] if 1 <= int(answer) <= len(phrases) else []
    wanted = typed(answer)
    whole = [i for i, phrase in enumerate(phrases) if typed(phrase) == wanted]
    return whole or [i for i, phrase in enumerate(phrases) if wanted and wanted in typed(phrase)]


def typed(text: str) -> str:
    """Words as anybody may type them: in small letters, and with no space but the plain one."""
    return text.casefold().replace("\u00a0", " ")
