"""Golden playthroughs: whole matches as text. A rule that moves, moves a line here.

After a change on purpose, `make playthroughs` writes them anew; read the difference before it is committed.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from goldens import HERE, played, playthroughs

ALL = list(playthroughs())


@pytest.mark.parametrize(("path", "name", "options", "seats"), ALL, ids=[case[0].stem for case in ALL])
def test_a_match_goes_as_it_went(path: Path, name: str, options: dict[str, Any], seats: int) -> None:
    assert played(name, options, seats) == path.read_text(encoding="utf-8")


def test_there_are_no_other_playthroughs() -> None:
    assert set((HERE / "playthroughs").glob("*.txt")) == {case[0] for case in ALL}
