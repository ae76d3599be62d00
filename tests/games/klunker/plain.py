"""Klunker once more, as plainly as can be, on states of the record: to check the rules against."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Any

State = dict[str, Any]


def price(safe: list[str], name: str) -> int:
    """Four bills, one less for every other type; a fifth of a type makes another."""
    if name == "necklace":
        return 4
    counts = Counter(safe)
    types = len(counts) + sum(1 for number in counts.values() if number > 4)
    return {1: 4, 2: 3, 3: 2}.get(types, 1)


def sellable(safe: list[str]) -> list[str]:
    return sorted(name for name, number in Counter(safe).items() if number >= 4)


def choices(state: State, seat: int) -> list[Any]:
    """Every `do` of a seat that decides, in some order."""
    if state["phase"] == "display":
        hand = sorted(state["hands"][seat])
        least = 0 if state["windows"][seat] else 1
        shown = {some for n in range(least, len(hand) + 1) for some in combinations(hand, n)}
        return [{"display": list(some)} for some in shown]
    if state["phase"] == "store":
        return [{"pass": True}, *({"store": name} for name in set(state["hands"][seat]))]
    if state["phase"] == "sell":
        return [{"sell": name} for name in sellable(state["safes"][seat])]
    others = [owner for owner, window in enumerate(state["windows"]) if window and owner != seat]
    offers = [{"buy": owner} for owner in others] if state["bills"][seat] else []
    return [*offers, {"buy": seat if state["windows"][seat] else None}]


class Plain:
    """One game on a state of the record, which it changes; `known` is what came from the top."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.seats = len(state["hands"])
        self.on_top: list[str] = []
        self.known: list[Counter[str]] = [Counter() for _ in range(self.seats)]

    def play(self, seat: int, do: State) -> None:
        s = self.state
        match do:
            case {"display": names}:
                for name in names:
                    self.from_hand(seat, name)
                    s["windows"][seat].append(name)
                if (seat + 1) % self.seats == s["start"]:
                    s["phase"] = "store"
                s["turn"] = (seat + 1) % self.seats
            case {"store": name}:
                self.from_hand(seat, name)
                s["safes"][seat].append(name)
                s["turn"] = (seat + 1) % self.seats
                self.sell_forced(seat)
            case {"pass": True}:
                s["purchase"][seat] = 1 + sum(1 for number in s["purchase"] if number)
                s["turn"] = (seat + 1) % self.seats
            case {"sell": name}:
                self.sell(seat, name)
                self.sell_forced(seat)
            case {"buy": None}:
                self.end_round(seat)
            case {"buy": owner}:
                s["bills"][seat] -= 1
                s["bills"][owner] += 1
                s["safes"][seat] += s["windows"][owner]
                s["windows"][owner] = []
                s["purchase"][seat] += 100  # has bought
                self.sell_forced(seat)
        self.force()

    def from_hand(self, seat: int, name: str) -> None:
        self.state["hands"][seat].remove(name)
        self.known[seat] -= Counter([name])

    def sell(self, seat: int, name: str) -> None:
        bills = price(self.state["safes"][seat], name)
        for n in range(4):
            self.state["safes"][seat].remove(name)
            if n >= bills:
                self.state["pile"].insert(0, name)
                self.on_top.insert(0, name)
        self.state["bills"][seat] += bills

    def sell_forced(self, seat: int) -> None:
        while len(sellable(self.state["safes"][seat])) == 1:
            self.sell(seat, sellable(self.state["safes"][seat])[0])

    def force(self) -> None:
        """All that follows without a choice."""
        s = self.state
        if s["phase"] == "sell":
            s["phase"] = "buy"
        if s["phase"] == "store":
            if None not in s["purchase"]:
                s["phase"] = "buy"
            else:
                while s["purchase"][s["turn"]] is not None:
                    s["turn"] = (s["turn"] + 1) % self.seats
                if not s["hands"][s["turn"]]:
                    self.play(s["turn"], {"pass": True})
                    return
        if s["phase"] == "buy":
            for seat in range(self.seats):
                if len(sellable(s["safes"][seat])) > 1:
                    s["phase"], s["turn"] = "sell", seat
                    return
            waiting = [number for number in s["purchase"] if number < 100]
            if not waiting:
                self.end_round(s["start"])
                return
            s["turn"] = s["purchase"].index(min(waiting))
            (only, *more) = choices(s, s["turn"])
            if not more:
                self.play(s["turn"], only)

    def end_round(self, start: int) -> None:
        s = self.state
        s["start"] = start
        s["purchase"] = [None] * self.seats
        if sum(6 - len(hand) for hand in s["hands"]) > len(s["pile"]):
            s["phase"], s["turn"] = "over", None
            s["totals"] = [total + bills for total, bills in zip(s["totals"], s["bills"], strict=True)]
            return
        for seat in [*range(start, self.seats), *range(start)]:
            while len(s["hands"][seat]) < 6:
                s["hands"][seat].append(s["pile"].pop(0))
                if self.on_top:
                    self.known[seat] += Counter([self.on_top.pop(0)])
        s["phase"], s["turn"] = "display", start
        s["round"] += 1

    def shown(self) -> State:
        """The state as the record has it: who has bought still has the purchase card."""
        purchase = [None if number is None else number % 100 for number in self.state["purchase"]]
        return {**self.state, "purchase": purchase}
