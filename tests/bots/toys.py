"""Games small enough to know the right answer."""

from __future__ import annotations

from typing import Self

from tablee.core.contract import Deal, InTurn, Outcome, State
from tablee.core.dice import Dice


class Pennies(State):
    """Two seats hide a coin each; the first wins if they are alike. Nobody can know better than a guess."""

    def __init__(self, named_openly: bool = False) -> None:
        super().__init__(2)
        self.named_openly = named_openly
        self.coins = [-1, -1]

    def acting(self) -> list[int]:
        hiding = [seat for seat in range(2) if self.coins[seat] < 0]
        return hiding[:1] if self.named_openly else hiding

    def legal(self, seat: int) -> list[int]:
        return [0, 1] if seat in self.acting() else []

    def shown(self, seat: int, action: int) -> int:
        return action if self.named_openly else 0

    def play(self, seat: int, action: int) -> None:
        self.coins[seat] = action

    def chance(self) -> bool:
        return False

    def shuffle(self, dice: Dice) -> Deal:
        raise NotImplementedError

    def deal(self, deal: Deal) -> None:
        raise NotImplementedError

    def outcome(self) -> Outcome | None:
        if -1 in self.coins:
            return None
        alike = self.coins[0] == self.coins[1]
        return Outcome([int(alike), int(not alike)], [1, 2] if alike else [2, 1], "shown")

    def copy(self) -> Self:
        new = type(self)(self.named_openly)
        new.coins = self.coins[:]
        return new

    def imagine(self, seat: int, dice: Dice) -> Self:
        new = self.copy()
        if new.coins[1 - seat] >= 0 and not self.named_openly:
            new.coins[1 - seat] = dice.below(2)
        return new


class Ladder(InTurn):
    """One seat climbs: 1 takes a step up, 0 rolls dice for a fall. Five steps, or one fall, and it ends."""

    TOP = 5

    def __init__(self) -> None:
        super().__init__(2)
        self.turn = 0
        self.steps = 0
        self.rolled = -1
        self.rolling = False

    def legal(self, seat: int) -> list[int]:
        return [0, 1] if seat == self.turn else []

    def play(self, seat: int, action: int) -> None:
        if action == 1:
            self.steps += 1
        else:
            self.rolling = True
        self.turn = -1 if self.rolling or self.steps == self.TOP else 0

    def chance(self) -> bool:
        return self.rolling and self.rolled < 0

    def shuffle(self, dice: Dice) -> Deal:
        return Deal("roll", [[dice.below(4)]])

    def deal(self, deal: Deal) -> None:
        self.rolled = deal.stacks[0][0]

    def outcome(self) -> Outcome | None:
        if self.turn == 0 or self.chance():
            return None
        won = self.steps == self.TOP or self.rolled == 0
        return Outcome([int(won), int(not won)], [1, 2] if won else [2, 1], "climbed")

    def copy(self) -> Self:
        new = type(self)()
        new.turn, new.steps, new.rolled, new.rolling = self.turn, self.steps, self.rolled, self.rolling
        return new

    def imagine(self, seat: int, dice: Dice) -> Self:
        return self.copy()
