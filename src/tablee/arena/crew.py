"""Who plays the matches: processes of this machine. A worker that dies costs nothing but its match, once."""

from __future__ import annotations

import os
import signal
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from typing import Self

from tablee.arena.schedule import Fixture
from tablee.arena.settings import Question
from tablee.arena.worker import Result, play, spoilt

# Spawning works everywhere and inherits no threads.
CONTEXT = get_context("spawn")
AHEAD = 2  # matches a worker has been given: the one it plays and the next, so that it never waits


class Crew(ABC):
    """Matches go in, results come out in any order."""

    room: int
    """How many matches it likes to have at a time."""

    @abstractmethod
    def send(self, fixture: Fixture) -> None: ...

    @abstractmethod
    def next(self) -> Result:
        """Wait for a match that was sent."""

    @abstractmethod
    def stop(self) -> None:
        """Leave what is being played, at once."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()


@contextmanager
def uninterrupted() -> Iterator[None]:
    """A process that starts in here never hears Ctrl-C: it is for the arena to stop it."""
    if not hasattr(signal, "pthread_sigmask"):  # no such thing on Windows; `work` must do there
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class Worker:
    """A process, and what it has been given."""

    def __init__(self, settings: Question, guarded: bool = False) -> None:
        self.pipe, there = CONTEXT.Pipe()
        self.process = CONTEXT.Process(target=work, args=(there, settings, guarded), daemon=True)
        with uninterrupted():
            self.process.start()
        there.close()
        self.given: deque[Fixture] = deque()

    def give(self, fixture: Fixture) -> None:
        self.given.append(fixture)
        with suppress(OSError):  # a worker that has died is noticed when its result is awaited
            self.pipe.send(fixture)

    def stop(self) -> None:
        self.process.kill()
        self.process.join()
        self.process.close()
        self.pipe.close()


class Processes(Crew):
    """So many processes at a time."""

    def __init__(self, settings: Question, jobs: int = 1) -> None:
        self.settings = settings
        self.room = jobs * AHEAD
        self.workers = [Worker(settings) for _ in range(jobs)]

    def send(self, fixture: Fixture) -> None:
        min(self.workers, key=lambda worker: len(worker.given)).give(fixture)

    def next(self) -> Result:
        busy = [worker for worker in self.workers if worker.given]
        ready = wait([worker.pipe for worker in busy])
        worker = next(worker for worker in busy if worker.pipe in ready)
        try:
            result: Result = worker.pipe.recv()
        except (EOFError, OSError):
            return self.replace(worker)
        worker.given.popleft()
        return result

    def replace(self, dead: Worker) -> Result:
        """The match that was being played is played again with care; the others go to a new worker."""
        dead.stop()
        suspect = dead.given.popleft()
        fresh = Worker(self.settings)
        self.workers[self.workers.index(dead)] = fresh
        for fixture in dead.given:
            fresh.give(fixture)
        return play_guarded(self.settings, suspect)

    def stop(self) -> None:
        for worker in self.workers:
            worker.stop()


def play_guarded(settings: Question, fixture: Fixture) -> Result:
    """A match in a process of its own that says whose bot acts: if it dies too, that bot has lost."""
    worker = Worker(settings, guarded=True)
    worker.give(fixture)
    seat = -1
    try:
        while True:
            told: int | Result = worker.pipe.recv()
            if isinstance(told, Result):
                return told
            seat = told
    except (EOFError, OSError):
        if seat < 0:
            raise RuntimeError(f"no worker can play {fixture}") from None
        return spoilt(fixture, seat, "took the whole process down, twice")
    finally:
        worker.stop()


def work(pipe: Connection, settings: Question, guarded: bool) -> None:
    """Play what comes, until nobody sends any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.dup2(2, 1)  # what a bot prints is not the arena's output
    while True:
        try:
            fixture = pipe.recv()
        except EOFError:
            return
        pipe.send(play(settings, fixture, pipe.send if guarded else None))
