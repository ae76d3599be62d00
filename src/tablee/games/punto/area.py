"""The imaginary square that all cards of a round must fit in: its cells, and lines over them.

The square is wherever the cards are, so coordinates have no fixed edge. But cards never spread over
more than six columns, and whoever sits next to them sits within seven: coordinates modulo seven name
every cell that can matter, and the cells form a ring in both directions. A set of cells is a number
with a bit for each.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

SPAN: Final = 6  # PTO-13
RING: Final = 7
CELLS: Final = RING * RING


def cell_at(x: int, y: int) -> int:
    """The cell of the record's coordinates."""
    return y % RING * RING + x % RING


def cells_around(cell: int) -> int:
    """The set of the eight cells that touch one by a side or a corner."""
    around = 0
    for way in WAYS:
        around |= BIT[way[cell]]
    return around


BIT: Final = [1 << cell for cell in range(CELLS)]
EVERYWHERE: Final = (1 << CELLS) - 1
COLUMNS: Final = [sum(BIT[cell_at(x, y)] for y in range(RING)) for x in range(RING)]
ROWS: Final = [sum(BIT[cell_at(x, y)] for x in range(RING)) for y in range(RING)]

# From every cell to the next one: along a row, a column and the two diagonals, there and back.
WAYS: Final = [
    [cell_at(cell % RING + dx, cell // RING + dy) for cell in range(CELLS)]
    for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (-1, -1), (1, -1), (-1, 1))
]
AHEAD: Final = WAYS[0::2]
BACK: Final = WAYS[1::2]
AROUND: Final = [cells_around(cell) for cell in range(CELLS)]

# The cells of every set within one row, listed. Larger parts would need fewer steps and more memory than
# the processor keeps at hand: measured, rows are the quickest.
ROW: Final = (1 << RING) - 1
LISTED: Final = [
    [row * RING + x for x in range(RING) if bits >> x & 1] for row in range(RING) for bits in range(ROW + 1)
]


def listed(cells: i64) -> list[int]:
    """The cells of a set, in order."""
    found: list[int] = []
    first: i64 = 0
    while cells:
        bits = cells & ROW
        if bits:
            found += LISTED[first + bits]
        cells >>= RING
        first += ROW + 1
    return found


def run(cells: i64, cell: i64, way: list[int]) -> int:
    """How many cells of a set follow `cell` in one direction, without a gap."""
    length = 0
    cell = way[cell]
    while cells >> cell & 1:
        length += 1
        cell = way[cell]
    return length
