"""Klunker: show jewels, hoard jewels, and sell them four of a kind, the purer the better.

In every round all seats first put jewels from their hand into their shop window, as many as they
like. Then, in turn, they put one jewel at a time into their safe, until they pass; who passes early
buys early. At last each may take the whole window of somebody, for a bill, or their own for nothing.
Four of a kind in a safe are sold at once: for four bills, less one for every other type in there.

The catch: bills are jewels turned over. What a sale did not earn goes back on the pile, where
everybody knows it lies; when the pile can no longer fill the hands, most bills win.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from tablee.core.contract import MALFORMED, NOBODY, NOT_NOW, Outcome, Refused, ranks_of
from tablee.core.dice import Dice
from tablee.games.klunker.actions import (
    ACTIONS,
    BUY,
    BUY_NOTHING,
    DISPLAY,
    HEAPS,
    PASS,
    SELL,
    STORE,
    displays,
    stores,
)
from tablee.games.klunker.cards import (
    FOUR_OR_MORE,
    NECKLACE,
    ONE,
    TYPES,
    WHOLE_DECK,
    count,
    hand_size,
    has,
    listed,
    size,
    without,
)
from tablee.games.klunker.deals import BUYING, OVER, SELLING, SHOWING, STORING, KlunkerDeals
from tablee.games.klunker.facts import (
    BOUGHT,
    DECLINED,
    DREW,
    KEEPS_START,
    PASSED,
    SHOWED,
    SOLD,
    STORED,
)

SET: Final = 4  # jewels of a type that are sold together


def worth(safe: i64, kind: int) -> int:
    """The bills for four of a type out of a safe. KLU-27, KLU-30, KLU-31, KLU-R3 to KLU-R6"""
    if kind == NECKLACE:
        return SET
    types: i64 = 0
    while safe:
        here = safe & 15
        if here > SET:
            types += 2  # what is beyond the fourth is one further type
        elif here:
            types += 1
        safe >>= 4
    return SET + 1 - types if types < SET else 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Klunker(KlunkerDeals):
    def begin_round(self) -> None:
        """KLU-09, KLU-45"""
        self.phase = SHOWING
        self.turn = self.start

    def legal(self, seat: int) -> list[int]:
        if seat != self.turn or seat == NOBODY:
            return []
        phase = self.phase
        if phase == SHOWING:
            if self.windows[seat] == 0:
                return displays(self.hands[seat])[1:]  # KLU-12
            return displays(self.hands[seat])[:]
        if phase == STORING:
            return stores(self.hands[seat])[:]
        if phase == SELLING:
            safe = self.safes[seat]
            return [SELL + kind for kind in range(TYPES) if count(safe, kind) >= SET]
        return self.offers(seat)

    def pick(self, seat: int, dice: Dice) -> int:
        if self.phase == SHOWING:
            shown = displays(self.hands[seat])
            least = 1 if self.windows[seat] == 0 else 0
            return shown[least + dice.below(len(shown) - least)]
        if self.phase == STORING:
            stored = stores(self.hands[seat])
            return stored[dice.below(len(stored))]
        return super().pick(seat, dice)

    def play(self, seat: int, action: int) -> None:
        if seat != self.turn or seat == NOBODY:
            raise self.refusal(seat)
        if not 0 <= action < ACTIONS:
            raise Refused(MALFORMED, "no-such-action")
        if action >= DISPLAY:
            self.show(seat, HEAPS[action - DISPLAY])
        elif action >= BUY:
            self.buy(seat, NOBODY if action == BUY_NOTHING else action - BUY)
        elif action >= SELL:
            self.choose_sale(seat, action - SELL)
        else:
            self.store(seat, action)

    def news(self, seat: int) -> int:
        """What was dealt to `seat` since it last played: its hand tells. KLU-44"""
        return self.hands[seat]

    # Phase 1: fill the windows

    def show(self, seat: int, cards: int) -> None:
        """Move any cards from the hand into the window. KLU-10 to KLU-16, KLU-R20"""
        if self.phase != SHOWING:
            raise Refused(NOT_NOW, "other-phase")
        hand = self.hands[seat]
        if not has(hand, cards):
            raise self.refusal(seat, "not-in-hand")
        if cards == 0 and self.windows[seat] == 0:
            raise self.refusal(seat, "show-one")
        if cards:
            self.hands[seat] = hand - cards
            self.windows[seat] += cards
            if self.known[seat]:
                self.known[seat] = without(self.known[seat], cards)
        self.tell(SHOWED, seat, cards)
        seat = seat + 1 if seat + 1 < self.seats else 0
        if seat == self.start:
            self.phase = STORING
            self.next_to_store(seat)  # KLU-17
        else:
            self.turn = seat

    # Phase 2: fill the safes

    def next_to_store(self, seat: int) -> None:
        """The turn goes to `seat`, or on to who has no purchase card. KLU-17, KLU-21, KLU-R13"""
        while self.passed < self.seats:
            if self.purchase[seat] == 0:
                if self.hands[seat]:
                    self.turn = seat
                    return
                self.take_purchase_card(seat)  # KLU-19, KLU-R12
            seat = seat + 1 if seat + 1 < self.seats else 0
        self.phase = BUYING  # KLU-25
        self.next_to_buy()

    def store(self, seat: int, action: int) -> None:
        """Move one card from the hand into the safe, or pass. KLU-18, KLU-22 to KLU-24"""
        if self.phase != STORING:
            raise Refused(NOT_NOW, "other-phase")
        if action == PASS:
            self.take_purchase_card(seat)
        else:
            kind = action - STORE
            if count(self.hands[seat], kind) == 0:
                raise self.refusal(seat, "not-in-hand")
            one = ONE[kind]
            self.hands[seat] -= one
            self.safes[seat] += one
            if self.known[seat]:
                self.known[seat] = without(self.known[seat], one)
            self.tell(STORED, seat, kind)
            if self.safes[seat] & FOUR_OR_MORE:
                self.sell(seat, kind)  # KLU-R21
        self.next_to_store(seat + 1 if seat + 1 < self.seats else 0)

    def take_purchase_card(self, seat: int) -> None:
        """The lowest one left. KLU-06, KLU-20"""
        self.passed += 1
        self.purchase[seat] = self.passed
        self.tell(PASSED, seat, self.passed)

    # Selling

    def sell(self, seat: int, kind: int) -> None:
        """Four of a type become bills, or go back onto the pile. KLU-26, KLU-28, KLU-29, KLU-R14"""
        safe = self.safes[seat]
        bills = worth(safe, kind)
        self.safes[seat] = safe - SET * ONE[kind]
        self.bills[seat] += bills
        self.sold += bills * ONE[kind]
        for _ in range(SET - bills):
            self.returned.append(kind)
        self.tell(SOLD, seat, kind, bills)

    def must_choose_sale(self, seat: int) -> bool:
        """Sell what leaves no choice; says whether a choice is left. KLU-R7"""
        while self.safes[seat] & FOUR_OR_MORE:
            fours = self.safes[seat] & FOUR_OR_MORE
            kind = 0
            while not fours & 15:
                fours >>= 4
                kind += 1
            if fours > 15:
                self.phase = SELLING
                self.turn = seat
                return True
            self.sell(seat, kind)
        return False

    def choose_sale(self, seat: int, kind: int) -> None:
        if self.phase != SELLING:
            raise Refused(NOT_NOW, "other-phase")
        if count(self.safes[seat], kind) < SET:
            raise self.refusal(seat, "no-four")
        self.sell(seat, kind)
        if not self.must_choose_sale(seat):
            self.phase = BUYING
            self.next_to_buy()

    # Phase 3: buy

    def offers(self, seat: int) -> list[int]:
        """What a buyer may do; one without money is never asked. KLU-33, KLU-38, KLU-39, KLU-R9"""
        actions = [BUY + owner for owner in range(self.seats) if self.windows[owner]]
        if self.windows[seat] == 0:
            actions.append(BUY_NOTHING)
        return actions

    def has_no_choice(self, seat: int) -> bool:
        """Without money, or when no other window is filled. KLU-R10"""
        if self.bills[seat] == 0:
            return True
        # Every buyer before has emptied one window: the last one finds one filled. KLU-R11
        return self.bought == self.seats - 1 and self.windows[seat] != 0

    def next_to_buy(self) -> None:
        """The turn goes to the next purchase card that has a choice. KLU-32, KLU-R29"""
        while self.bought < self.seats:
            seat = self.purchase.index(self.bought + 1)
            if not self.has_no_choice(seat):
                self.turn = seat
                return
            if self.windows[seat] == 0:
                self.decline(seat)
                return
            self.take_window(seat, seat)
            if self.must_choose_sale(seat):
                return
        self.tell(KEEPS_START, self.start)
        self.end_round()  # KLU-41

    def buy(self, seat: int, owner: int) -> None:
        """Take a window, or nothing."""
        if self.phase != BUYING:
            raise Refused(NOT_NOW, "other-phase")
        if owner == NOBODY:
            if self.windows[seat]:
                raise self.refusal(seat, "must-buy")
            self.decline(seat)
            return
        if owner >= self.seats or self.windows[owner] == 0:
            raise self.refusal(seat, "empty-window")
        self.take_window(seat, owner)
        if not self.must_choose_sale(seat):
            self.next_to_buy()

    def take_window(self, seat: int, owner: int) -> None:
        """All of it, at once; the own one is free. KLU-34 to KLU-37, KLU-R2, KLU-R8"""
        if owner != seat:
            self.bills[seat] -= 1
            self.bills[owner] += 1
        cards = self.windows[owner]
        self.windows[owner] = 0
        self.safes[seat] += cards
        self.bought += 1
        self.tell(BOUGHT, seat, owner, cards)

    def decline(self, seat: int) -> None:
        """Who buys nothing ends the phase and is the next start player. KLU-40, KLU-43, KLU-R22"""
        self.start = seat
        self.tell(DECLINED, seat)
        self.end_round()

    # The end of the match

    def outcome(self) -> Outcome | None:
        """Most bills; then fewest cards left over, in a match of one game. KLU-49 to KLU-51, KLU-R24"""
        if self.phase != OVER or self.game < self.games:
            return None
        order = [100 * total for total in self.totals]
        if self.games == 1:
            order = [
                order[seat] - size(self.windows[seat]) - size(self.safes[seat]) for seat in range(self.seats)
            ]
        return Outcome(self.totals[:], ranks_of(order), "pile_out")

    # Copies

    def copy(self) -> Klunker:
        new = Klunker.__new__(Klunker)
        new.seats = self.seats
        new.told = None if self.told is None else self.told[:]
        new.games = self.games
        new.game = self.game
        new.first = self.first
        new.totals = self.totals
        new.due = self.due
        new.phase = self.phase
        new.round = self.round
        new.start = self.start
        new.turn = self.turn
        new.hands = self.hands[:]
        new.windows = self.windows[:]
        new.safes = self.safes[:]
        new.known = self.known[:]
        new.bills = self.bills[:]
        new.purchase = self.purchase[:]
        new.passed = self.passed
        new.bought = self.bought
        new.jewels = self.jewels
        new.left = self.left
        new.returned = self.returned[:]
        new.starting = self.starting
        new.sold = self.sold
        return new

    def heard(self, seat: int) -> list[tuple[int, int, int, int]]:
        """What was told, without what `seat` may not know (-1 stands for it)."""
        return [(what, a, b, -1 if what == DREW and a != seat else c) for what, a, b, c in self.told or []]

    def imagine(self, seat: int, dice: Dice) -> Klunker:
        """Deal anew what `seat` cannot see: other hands, starting bills, the pile.

        What lies open, was sold, went back onto the pile or came from there into a hand is known.
        """
        self.check_seat(seat)
        new = self.copy()
        if self.told is not None:
            new.told = self.heard(seat)
        if self.game == 0:
            return new
        hidden: i64 = WHOLE_DECK - self.sold
        for owner in range(self.seats):
            hidden -= self.windows[owner] + self.safes[owner]
            hidden -= self.hands[owner] if owner == seat else self.known[owner]
        for kind in self.returned:
            hidden -= ONE[kind]
        cards = listed(hidden)
        dice.shuffle(cards)
        done = self.seats
        new.starting = cards[:done]
        for owner in range(self.seats):
            if owner != seat:
                hand: i64 = self.known[owner]
                for _ in range(hand_size(self.hands[owner]) - hand_size(hand)):
                    hand += ONE[cards[done]]
                    done += 1
                new.hands[owner] = hand
        new.jewels = cards[done:]
        return new
