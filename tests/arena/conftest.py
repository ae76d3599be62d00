from __future__ import annotations

import os
from pathlib import Path

import pytest

GUESTS = Path(__file__).parent / "guests"


@pytest.fixture(autouse=True)
def guests(monkeypatch: pytest.MonkeyPatch) -> None:
    """The bots of tests/arena/guests can be named, here and in processes that are started."""
    monkeypatch.syspath_prepend(str(GUESTS))
    paths = [str(GUESTS), os.environ.get("PYTHONPATH", "")]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(path for path in paths if path))
