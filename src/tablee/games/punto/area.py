"""The imaginary square that all cards of a round must fit in: its cells, and sets of them.

The square is wherever the cards are, so it has no fixed edge. But cards never spread over more than
six columns and rows: with one more before the first of each, seven by seven cells are all that can
matter. They are numbered row by row, so that the next cell of a row, a column or a diagonal is always
as many numbers further on; and since no card ever lies in the column before the first, no line runs
out at one end and in at the other. A set of cells is a number with a bit for each.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

SPAN: Final = 6  # PTO-13
RING: Final = SPAN + 1
CELLS: Final = RING * RING
NOWHERE: Final = -1

# From a cell to the next one: along a row, a column and the two diagonals.
FALLING: Final = RING + 1
STEPS: Final = [1, RING, FALLING, RING - 1]


def cell_at(column: int, row: int) -> int:
    """The cell of a column and a row; cards lie from 1 on."""
    return column + RING * row


FIRST_CELL: Final = cell_at(1, 1)


def cells_of(columns: range, rows: range) -> int:
    """The set of all cells within some columns and rows."""
    return sum([1 << cell_at(column, row) for column in columns for row in rows])


# The eight cells that touch one by a side or a corner; around the edges of the square nobody looks.
AROUND: Final = [
    sum([1 << cell + way for step in STEPS for way in (-step, step) if cell + way >= 0])
    for cell in range(CELLS)
]

# Seen from the neighbour that comes first: by the step, where the two beside a cell are; and all eight.
BESIDE: Final = [1 << FALLING - step | 1 << FALLING + step for step in range(FALLING + 1)]
NEAR: Final = sum([BESIDE[step] for step in STEPS])

# By the number of rows and columns that cards have taken: all cells between the outermost cards, and
# those with the ones beside them that a card can take as well. PTO-R5
SPREAD: Final = [
    [cells_of(range(1, wide + 1), range(1, high + 1)) for wide in range(RING)] for high in range(RING)
]


def with_margin(taken: int) -> range:
    return range(1, taken + 1) if taken == SPAN else range(taken + 2)


INSIDE: Final = [
    [cells_of(with_margin(wide), with_margin(high)) for wide in range(RING)] for high in range(RING)
]

# The cells of every set within one fifth of all, listed.
PART: Final = 10
PART_CELLS: Final = (1 << PART) - 1
LISTED_1, LISTED_2, LISTED_3, LISTED_4, LISTED_5 = (
    [[first + i for i in range(PART) if bits >> i & 1] for bits in range(PART_CELLS + 1)]
    for first in range(0, CELLS, PART)
)

# The cell of a set of one: powers of two all differ modulo 53.
MODULUS: Final = 53
ONLY: Final = [0] * MODULUS
for _cell in range(CELLS):
    ONLY[(1 << _cell) % MODULUS] = _cell


def listed(cells: i64) -> list[int]:
    """The cells of a set, in order."""
    return [
        *LISTED_1[cells & PART_CELLS],
        *LISTED_2[cells >> PART & PART_CELLS],
        *LISTED_3[cells >> 2 * PART & PART_CELLS],
        *LISTED_4[cells >> 3 * PART & PART_CELLS],
        *LISTED_5[cells >> 4 * PART],
    ]


def size(cells: i64) -> int:
    """How many cells a set has: counted in pairs, in fours and in bytes, which are then added up."""
    cells -= cells >> 1 & 0x5555555555555
    cells = (cells & 0x3333333333333) + (cells >> 2 & 0x3333333333333)
    return (cells + (cells >> 4) & 0xF0F0F0F0F0F0F) % 255


def nth(cells: i64, n: i64) -> int:
    """The cell of a set that `n` others come before."""
    while n:
        cells &= cells - 1
        n -= 1
    return ONLY[(cells & -cells) % MODULUS]


def run(cells: i64, cell: i64, way: i64) -> int:
    """How many cells of a set follow `cell` in one direction, without a gap."""
    length = 0
    cell += way
    while cells >> cell & 1:
        length += 1
        cell += way
    return length
