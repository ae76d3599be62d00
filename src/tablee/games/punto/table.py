"""The cards on the table: where the next one may go, and the lines they form."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from tablee.games.punto.area import AHEAD, AROUND, BACK, COLUMNS, EVERYWHERE, RING, ROWS, SPAN, listed, run
from tablee.games.punto.cards import EMPTY


@mypyc_attr(allow_interpreted_subclasses=True)
class Table:
    """A card is six bits, and the table six sets of cells: those whose visible card has the bit.

    So a colour, or all cards lower than a value, are a few operations on whole sets; with a list of
    cells the same took most of a match's time.
    """

    def __init__(self) -> None:
        self.colour_1: i64 = 0
        self.colour_2: i64 = 0
        self.value_1: i64 = 0
        self.value_2: i64 = 0
        self.value_4: i64 = 0
        self.value_8: i64 = 0
        self.taken: i64 = 0  # the occupied cells
        self.near: i64 = 1  # cells that a card may touch; the first one has only (0, 0). PTO-09
        self.spread: i64 = 0  # the columns and rows that the cards take up, where they cross
        self.inside: i64 = EVERYWHERE  # cells that the area can still contain
        self.low_x = self.high_x = self.low_y = self.high_y = 0

    def spots(self, card: i64) -> i64:
        """Where a card may go: next to the others, or on a lower one. PTO-11, PTO-12, PTO-R6"""
        value = card >> 2
        lower: i64 = 0
        level = self.taken  # cards that are the same in the bits compared so far
        if value & 8:
            lower |= level & ~self.value_8
            level &= self.value_8
        else:
            level &= ~self.value_8
        if value & 4:
            lower |= level & ~self.value_4
            level &= self.value_4
        else:
            level &= ~self.value_4
        if value & 2:
            lower |= level & ~self.value_2
            level &= self.value_2
        else:
            level &= ~self.value_2
        if value & 1:
            lower |= level & ~self.value_1
        return lower | (self.near & self.inside & ~self.taken)

    def why_not(self, cell: i64) -> str:
        """Why a card may not go to a cell that is none of its spots."""
        if self.taken >> cell & 1:
            return "not-lower"
        return "outside-area" if self.near >> cell & 1 else "touches-nothing"

    def why_far(self, x: int, y: int) -> str:
        """Why a card may not go to coordinates that are no cell of the area at all."""
        wide = max(self.high_x, x) - min(self.low_x, x) >= SPAN
        high = max(self.high_y, y) - min(self.low_y, y) >= SPAN
        return "outside-area" if wide or high else "touches-nothing"

    def card_at(self, cell: i64) -> int:
        """The visible card of a cell."""
        return (
            (self.colour_1 >> cell & 1)
            | (self.colour_2 >> cell & 1) << 1
            | (self.value_1 >> cell & 1) << 2
            | (self.value_2 >> cell & 1) << 3
            | (self.value_4 >> cell & 1) << 4
            | (self.value_8 >> cell & 1) << 5
        )

    def of_colour(self, colour: i64) -> i64:
        """The cells that show a colour."""
        first = self.colour_1 if colour & 1 else ~self.colour_1
        second = self.colour_2 if colour & 2 else ~self.colour_2
        return first & second & self.taken

    def put(self, card: i64, cell: i64) -> int:
        """Lay a card on one of its spots; says which card it covers, if any."""
        bit: i64 = 1
        bit <<= cell
        covered = EMPTY
        if self.taken & bit:
            covered = self.card_at(cell)
        else:
            self.taken |= bit
            self.near |= AROUND[cell]
            if not self.spread & bit:
                self.grow(cell)
        change: i64 = card ^ covered
        if change & 1:
            self.colour_1 ^= bit
        if change & 2:
            self.colour_2 ^= bit
        if change & 4:
            self.value_1 ^= bit
        if change & 8:
            self.value_2 ^= bit
        if change & 16:
            self.value_4 ^= bit
        if change & 32:
            self.value_8 ^= bit
        return covered

    def grow(self, cell: i64) -> None:
        """Six columns are all there is: then the seventh is closed, and so for rows. PTO-13, PTO-R5"""
        x = self.x_of(cell)
        y = self.y_of(cell)
        self.low_x = min(self.low_x, x)
        self.high_x = max(self.high_x, x)
        self.low_y = min(self.low_y, y)
        self.high_y = max(self.high_y, y)
        columns: i64 = 0
        for x in range(self.low_x, self.high_x + 1):
            columns |= COLUMNS[x % RING]
        rows: i64 = 0
        for y in range(self.low_y, self.high_y + 1):
            rows |= ROWS[y % RING]
        self.spread = columns & rows
        if self.high_x - self.low_x == SPAN - 1:
            self.inside &= columns
        if self.high_y - self.low_y == SPAN - 1:
            self.inside &= rows

    def x_of(self, cell: i64) -> int:
        """The column of a cell as the record counts it, from the first card to the right."""
        return self.low_x - 1 + (cell - self.low_x + 1) % RING

    def y_of(self, cell: i64) -> int:
        """The row of a cell as the record counts it, from the first card downwards."""
        return self.low_y - 1 + (cell // RING - self.low_y + 1) % RING

    def long_lines(self, card: i64, cell: i64, length: int) -> list[int]:
        """The cards of all lines of at least `length` through a card just put down."""
        found: list[int] = []
        alike = self.of_colour(card & 3)
        if not alike & AROUND[cell]:
            return found
        for i in range(4):
            ahead, back = AHEAD[i], BACK[i]
            after: i64 = ahead[cell]
            before: i64 = back[cell]
            if not (alike >> after | alike >> before) & 1:
                continue  # most of the time, so it is worth not counting
            if run(alike, cell, ahead) + 1 + run(alike, cell, back) >= length:
                found += self.following(alike, cell, ahead) + self.following(alike, cell, back)
        if found:
            found.append(card)
        return found

    def lines_of(self, colour: i64, length: int) -> list[list[int]]:
        """All unbroken lines of exactly `length` cards of a colour, as cards. PTO-R12"""
        found = []
        alike = self.of_colour(colour)
        for cell in listed(alike):
            for i in range(4):
                is_first = run(alike, cell, BACK[i]) == 0
                if is_first and run(alike, cell, AHEAD[i]) == length - 1:
                    found.append([self.card_at(cell), *self.following(alike, cell, AHEAD[i])])
        return found

    def following(self, alike: i64, cell: i64, way: list[int]) -> list[int]:
        """The cards of a set of cells that follow one in one direction, without a gap."""
        cards = []
        for _ in range(run(alike, cell, way)):
            cell = way[cell]
            cards.append(self.card_at(cell))
        return cards

    def copy(self) -> Table:
        new = Table.__new__(Table)
        new.colour_1 = self.colour_1
        new.colour_2 = self.colour_2
        new.value_1 = self.value_1
        new.value_2 = self.value_2
        new.value_4 = self.value_4
        new.value_8 = self.value_8
        new.taken = self.taken
        new.near = self.near
        new.spread = self.spread
        new.inside = self.inside
        new.low_x = self.low_x
        new.high_x = self.high_x
        new.low_y = self.low_y
        new.high_y = self.high_y
        return new

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Table) and self.__getstate__() == other.__getstate__()

    __hash__ = None  # type: ignore[assignment]  # it changes
