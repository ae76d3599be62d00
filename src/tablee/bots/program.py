"""A program that is told a line and answers with a line, within limits; nothing of it outlives its end."""

from __future__ import annotations

import os
import selectors
import subprocess
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import IO, Final, NamedTuple

from tablee.bots.bot import Mishap

KEEPER: Final = Path(__file__).with_name("keeper.py")
ANSWER: Final = 1 << 16  # bytes that a line may have
SAID: Final = 1 << 10  # bytes kept of what it says on standard error
SHOWN: Final = 200  # characters of that in a message
AT_A_TIME: Final = 1 << 16


class Limits(NamedTuple):
    """What a program may take. No megabytes: as many as there are."""

    seconds: float = 5.0
    starting: float = 5.0
    """What the first answer may take on top."""
    parting: float = 1.0
    """How long it may run on once its match is over."""
    megabytes: int = 1024


class Program:
    """A running program."""

    def __init__(self, command: Sequence[str], limits: Limits) -> None:
        self.limits = limits
        self._heard = b""
        self._said = b""
        kept, self._life = os.pipe()
        try:
            self._keeper = subprocess.Popen(
                [sys.executable, "-I", "-S", str(KEEPER), str(kept), str(limits.megabytes), *command],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                pass_fds=[kept],
                start_new_session=True,  # who interrupts us does not interrupt it: we end it
            )
        except OSError as wrong:
            os.close(self._life)
            raise Mishap("not-started", why=wrong.strerror or str(wrong)) from wrong
        finally:
            os.close(kept)
        self._stdin = unhurried(self._keeper.stdin)
        self._stdout = unhurried(self._keeper.stdout)
        self._stderr = unhurried(self._keeper.stderr)

    def ask(self, question: bytes, seconds: float) -> bytes:
        """Say something, and hear the next line of the program."""
        wrong = self._exchange(question, time.monotonic() + seconds)
        if wrong:
            raise self.failed(wrong, seconds=seconds, bytes=ANSWER)
        answer, _, self._heard = self._heard.partition(b"\n")
        return answer

    def failed(self, key: str, **about: object) -> Mishap:
        """End a program that went wrong; how it did, and what it last said of it."""
        code = self.end()
        return Mishap(key, **about, code=code, said=shown(self._said))

    def part(self, goodbye: bytes) -> None:
        """Say goodbye, let the program end by itself, and see to it that it does."""
        if self._stdin.closed:
            return
        with suppress(BrokenPipeError):
            self._stdin.write(goodbye)
        self._stdin.close()
        end = time.monotonic() + self.limits.parting
        while not self._exchange(b"", end):
            self._heard = b""
        self.end()

    def end(self) -> int:
        """Kill the program with all that it started; its exit code."""
        if not self._stderr.closed:
            os.close(self._life)
            self._wait()
            while self._listen():
                pass
            for pipe in (self._stdin, self._stdout, self._stderr):
                pipe.close()
        code = self._keeper.wait()
        return code if code >= 0 else 128 - code

    def _wait(self) -> None:
        try:
            self._keeper.wait(self.limits.parting)
        except subprocess.TimeoutExpired:  # the program has stopped its own keeper
            self._keeper.kill()

    def _exchange(self, question: bytes, end: float) -> str:
        """Write the question and read until there is a whole line; says what went wrong."""
        with selectors.DefaultSelector() as ready:
            ready.register(self._stdout, selectors.EVENT_READ)
            ready.register(self._stderr, selectors.EVENT_READ)
            if question:
                ready.register(self._stdin, selectors.EVENT_WRITE)
            while question or b"\n" not in self._heard:
                left = end - time.monotonic()
                if left <= 0:
                    return "slow"
                for key, _ in ready.select(left):
                    if key.fileobj is self._stdin:
                        question = self._write(question)
                        if not question:
                            ready.unregister(self._stdin)
                    elif key.fileobj is self._stdout:
                        heard = self._stdout.read(AT_A_TIME)
                        if not heard:
                            return "ended"
                        self._heard += heard
                    elif not self._listen():
                        ready.unregister(self._stderr)
                if len(self._heard) > ANSWER:
                    return "flood"
        return ""

    def _write(self, question: bytes) -> bytes:
        """Write as much as the program takes now; gives the rest."""
        try:
            return question[self._stdin.write(question) :]
        except BrokenPipeError:
            return b""  # it reads no more, and will be seen to end or to be slow

    def _listen(self) -> bool:
        """What the program says on standard error, so that it never waits to be read."""
        said = self._stderr.read(AT_A_TIME)
        self._said = (self._said + (said or b""))[-SAID:]
        return bool(said)


def unhurried(pipe: IO[bytes] | None) -> IO[bytes]:
    """Our end of a pipe, on which we never wait."""
    assert pipe is not None
    os.set_blocking(pipe.fileno(), False)
    return pipe


def shown(text: bytes) -> str:
    """The last line of what a program wrote, fit for a terminal."""
    lines = text.decode(errors="replace").split("\n")
    last = next((line for line in reversed(lines) if line.strip()), "")
    return "".join([char if char.isprintable() else " " for char in last]).strip()[-SHOWN:]
