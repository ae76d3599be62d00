"""The square that the cards of a round must fit in, and sets of its cells."""

from __future__ import annotations

import pytest

from shows import shows
from tablee import FastDice
from tablee.games.punto.area import CELLS, SPAN, cell_at, cells_of, listed, nth, size, with_margin
from tablee.games.punto.table import Table


def test_rows_and_columns_make_a_set_of_cells() -> None:
    assert listed(cells_of(range(1, 3), range(2, 4))) == [cell_at(x, y) for y in (2, 3) for x in (1, 2)]


@shows("PTO-13", "PTO-R5")
def test_there_is_room_beside_the_cards_until_six_are_taken() -> None:
    for taken in range(SPAN):
        assert list(with_margin(taken)) == [0, *range(1, taken + 1), taken + 1]
    assert list(with_margin(SPAN)) == [1, 2, 3, 4, 5, 6]


def test_the_cells_of_any_set_are_counted_and_found() -> None:
    dice = FastDice(1)
    for most in range(CELLS):
        cells = sorted({dice.below(CELLS) for _ in range(most + 1)})
        together = sum(1 << cell for cell in cells)
        assert listed(together) == cells
        assert size(together) == len(cells)
        assert [nth(together, n) for n in range(len(cells))] == cells


def reach(red: set[tuple[int, int]], x: int, y: int, right: int, down: int) -> int:
    """How many red cells follow one in a direction."""
    here = (x + right, y + down)
    return 1 + reach(red, *here, right, down) if here in red else 0


@pytest.mark.parametrize("length", [4, 5])
def test_which_cells_complete_a_line(length: int) -> None:
    """Against counting, one cell after another."""
    dice = FastDice(length)
    square = [(x, y) for y in range(1, SPAN + 1) for x in range(1, SPAN + 1)]
    ways = ((1, 0), (0, 1), (1, 1), (-1, 1))
    for _ in range(200):
        red = {place for place in square if dice.below(2)}
        table = Table()
        table.taken = sum(1 << cell_at(*place) for place in red)  # without a bit for its colour a cell is red
        expected = [
            cell_at(x, y)
            for x, y in square
            if (x, y) not in red
            and any(reach(red, x, y, *way) + 1 + reach(red, x, y, -way[0], -way[1]) >= length for way in ways)
        ]
        inside = cells_of(range(1, SPAN + 1), range(1, SPAN + 1))
        assert listed(table.completing(0, length) & inside) == expected
