"""The cards on the table: where the next one may go, and the lines they form."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from tablee.games.punto.area import (
    AROUND,
    BESIDE,
    FALLING,
    FIRST_CELL,
    INSIDE,
    NEAR,
    NOWHERE,
    RING,
    SPAN,
    SPREAD,
    STEPS,
    cell_at,
    listed,
    run,
)


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
        self.free: i64 = 1 << FIRST_CELL  # the empty ones that a card may go to. PTO-09
        # The outermost cards: how many columns and rows there are, and where the first of them are
        # as the record counts, from the first card of the round.
        self.wide = 0
        self.high = 0
        self.left = 0
        self.top = 0
        self.spread: i64 = SPREAD[0][0]  # the cells between them
        self.inside: i64 = INSIDE[0][0]  # and those beside these that a card can take

    def spots(self, card: i64) -> i64:
        """Where a card may go: next to the others, or on a lower one. PTO-11, PTO-12, PTO-R6"""
        less = (card >> 2) - 1
        # The cells with a value greater than `less`, as far as the bits compared so far can tell.
        not_lower: i64 = 0
        if not less & 1:
            not_lower = self.value_1
        if less & 2:
            not_lower &= self.value_2
        else:
            not_lower |= self.value_2
        if less & 4:
            not_lower &= self.value_4
        else:
            not_lower |= self.value_4
        if less & 8:
            not_lower &= self.value_8
        else:
            not_lower |= self.value_8
        return self.taken & ~not_lower | self.free

    def why_not(self, cell: i64) -> str:
        """Why a card may not go to a cell that is none of its spots."""
        if self.taken >> cell & 1:
            return "not-lower"
        return self.why_far(self.x_of(cell), self.y_of(cell))

    def why_far(self, x: int, y: int) -> str:
        """Why a card may not go to coordinates where no card lies."""
        columns = max(self.left + self.wide - 1, x) - min(self.left, x) + 1
        rows = max(self.top + self.high - 1, y) - min(self.top, y) + 1
        return "outside-area" if columns > SPAN or rows > SPAN else "touches-nothing"

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

    def put(self, card: i64, cell: i64) -> i64:
        """Lay a card on one of its spots; says what number the cell has from now on."""
        bit: i64 = 1
        bit <<= cell
        rest: i64 = 0
        covers = self.taken & bit != 0
        if covers:
            rest = ~bit
        else:
            if not self.spread & bit:
                by = self.grow(cell)
                cell += by
                bit <<= by
            self.taken |= bit
            self.free = (self.free | AROUND[cell]) & self.inside & ~self.taken
        if card & 1:
            self.colour_1 |= bit
        elif covers:
            self.colour_1 &= rest
        if card & 2:
            self.colour_2 |= bit
        elif covers:
            self.colour_2 &= rest
        if card & 4:
            self.value_1 |= bit
        elif covers:
            self.value_1 &= rest
        if card & 8:
            self.value_2 |= bit
        elif covers:
            self.value_2 &= rest
        if card & 16:
            self.value_4 |= bit
        elif covers:
            self.value_4 &= rest
        if card & 32:
            self.value_8 |= bit
        elif covers:
            self.value_8 &= rest
        return cell

    def grow(self, cell: i64) -> i64:
        """A card lies further out than all others; says how much further on all cells have moved."""
        column = cell % RING
        row = cell // RING
        by: i64 = 0
        if column == 0:
            by = 1
            self.left -= 1
            self.wide += 1
        elif column > self.wide:
            self.wide += 1
        if row == 0:
            by += RING
            self.top -= 1
            self.high += 1
        elif row > self.high:
            self.high += 1
        self.spread = SPREAD[self.high][self.wide]
        self.inside = INSIDE[self.high][self.wide]
        if by:
            self.move(by)
        return by

    def move(self, by: i64) -> None:
        """A column before the first or a row above it is taken: all cells get greater numbers."""
        self.colour_1 <<= by
        self.colour_2 <<= by
        self.value_1 <<= by
        self.value_2 <<= by
        self.value_4 <<= by
        self.value_8 <<= by
        self.taken <<= by
        self.free <<= by

    def cell_of(self, x: int, y: int) -> int:
        """The cell of the record's coordinates; NOWHERE if no card could ever lie there."""
        column, row = x - self.left + 1, y - self.top + 1
        return cell_at(column, row) if 0 <= column < RING and 0 <= row < RING else NOWHERE

    def x_of(self, cell: i64) -> int:
        """The column of a cell as the record counts it, from the first card to the right."""
        return self.left - 1 + cell % RING

    def y_of(self, cell: i64) -> int:
        """The row of a cell as the record counts it, from the first card downwards."""
        return self.top - 1 + cell // RING

    def long_lines(self, card: i64, cell: i64, length: int) -> list[int]:
        """The cards of all lines of at least `length` through a card just put down."""
        found: list[int] = []
        alike = self.of_colour(card & 3)
        near = alike >> cell - FALLING & NEAR
        if not near:
            return found
        step: i64
        for step in STEPS:
            if near & BESIDE[step]:
                fours = alike & alike >> step
                if fours & fours >> 2 * step:
                    ahead = run(alike, cell, step)
                    back = run(alike, cell, -step)
                    if ahead + 1 + back >= length:
                        found += self.following(cell, step, ahead) + self.following(cell, -step, back)
        if found:
            found.append(card)
        return found

    def lines_of(self, colour: i64, length: int) -> list[list[int]]:
        """All lines of `length` cards of a colour, as cards; longer ones have won. PTO-R12"""
        found = []
        alike = self.of_colour(colour)
        step: i64
        for step in STEPS:
            firsts = alike  # of so many in line
            for _ in range(length - 1):
                firsts &= firsts >> step
            if firsts:
                for cell in listed(firsts):
                    found.append([self.card_at(cell), *self.following(cell, step, length - 1)])
        return found

    def completing(self, colour: i64, length: int) -> i64:
        """The cells where one more card of a colour makes a line of `length`: four or five."""
        alike = self.of_colour(colour)
        found: i64 = 0
        step: i64
        for step in STEPS:
            twos = alike & alike >> step  # the first cells of two in line
            if twos:
                threes = twos & alike >> 2 * step
                if length == 4:
                    found |= threes << 3 * step | threes >> step
                    found |= twos << 2 * step & alike >> step | alike << step & twos >> step
                else:
                    fours = twos & twos >> 2 * step
                    found |= fours << 4 * step | fours >> step
                    found |= threes << 3 * step & alike >> step | alike << step & threes >> step
                    found |= twos << 2 * step & twos >> step
        return found & ~alike

    def following(self, cell: i64, way: i64, number: int) -> list[int]:
        """The cards on the next cells in one direction."""
        cards = []
        for _ in range(number):
            cell += way
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
        new.free = self.free
        new.wide = self.wide
        new.high = self.high
        new.left = self.left
        new.top = self.top
        new.spread = self.spread
        new.inside = self.inside
        return new

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Table) and self.__getstate__() == other.__getstate__()

    __hash__ = None  # type: ignore[assignment]  # it changes
