"""What every test may use."""

from __future__ import annotations

import os

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
