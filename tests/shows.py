"""How a test says which rules it shows: `@shows("PTO-07", "PTO-R8")`."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

Test = TypeVar("Test", bound=Callable[..., None])


def shows(*ids: str) -> Callable[[Test], Test]:
    """Name the rules, rulings and worked examples that a test shows; `test_rule_ids.py` reads it."""
    assert ids

    def mark(test: Test) -> Test:
        return test

    return mark
