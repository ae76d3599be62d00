"""What every test may use."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator

import pytest
from hypothesis import settings

# Deterministic in every run; deadlines would make a busy machine a failing test.
settings.register_profile("house", deadline=None, derandomize=True)
settings.load_profile("house")


@pytest.fixture(scope="session", autouse=True)
def runs_as_promised() -> None:
    """`make test` runs everything twice; the second time the rules must really be compiled."""
    import tablee.core.contract

    compiled = not (tablee.core.contract.__file__ or "").endswith(".py")
    assert compiled == (os.environ.get("TABLEE_EXPECT") == "compiled")


LONGEST = 4  # seconds of processor time, which a busy machine does not stretch


@pytest.fixture(autouse="MUTANT_UNDER_TEST" in os.environ)
def comes_to_an_end() -> Iterator[None]:
    """Under `make mutants` some matches never end: that is noticed too, and soon."""
    signal.signal(signal.SIGPROF, lambda *_: pytest.fail("it never ends"))
    signal.setitimer(signal.ITIMER_PROF, LONGEST)
    yield
    signal.setitimer(signal.ITIMER_PROF, 0)
