"""The same matches on a Ray cluster."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from tablee.arena.crew import AHEAD, Crew, play_guarded
from tablee.arena.schedule import Fixture
from tablee.arena.settings import Question
from tablee.arena.worker import Result, play
from tablee.core.contract import MALFORMED, Refused


class RayCluster(Crew):
    """Ray at an address, or `local`: one on this machine, for as long as the arena takes."""

    def __init__(self, settings: Question, address: str, jobs: int = 1) -> None:
        try:
            ray: Any = import_module("ray")
        except ImportError:
            raise Refused(MALFORMED, "missing-package", package="Ray", extra="ray") from None
        self.ray = ray
        self.settings = settings
        here = {"num_cpus": jobs, "include_dashboard": False} if address == "local" else {}
        try:
            ray.init(address=address, log_to_driver=False, logging_level="ERROR", **here)
        except (ConnectionError, ValueError) as wrong:
            raise Refused(MALFORMED, "no-ray", address=address, why=str(wrong)) from None
        self.room = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        # A match that takes a worker down is for us to judge, not to be tried again and again.
        self.play = ray.remote(max_retries=0)(play)
        self.question = ray.put(settings)
        self.given: dict[Any, Fixture] = {}

    def send(self, fixture: Fixture) -> None:
        self.given[self.play.remote(self.question, fixture)] = fixture

    def next(self) -> Result:
        done = self.ray.wait(list(self.given), num_returns=1)[0][0]
        fixture = self.given.pop(done)
        try:
            result: Result = self.ray.get(done)
        except self.ray.exceptions.RayError:
            return play_guarded(self.settings, fixture)
        return result

    def stop(self) -> None:
        for reference in self.given:
            self.ray.cancel(reference, force=True)
        self.ray.shutdown()
