"""How a match ends: who is finished, and who has which place."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from tablee.core.contract import NOBODY, Outcome
from tablee.games.jungle_speed.deals import OVER
from tablee.games.jungle_speed.facts import FINISHED
from tablee.games.jungle_speed.table import JungleTable, several

LAST_PLACE: Final = 2  # so many seats share it. JUN-R26


@mypyc_attr(allow_interpreted_subclasses=True)
class JungleEnding(JungleTable):
    """The part of a match that is about its end."""

    def check_end(self) -> None:
        """Whoever has no card is finished; with that the match may be over. JUN-32, JUN-R33"""
        empty = [seat for seat in self.unfinished if not self.draws[seat] and not self.discards[seat]]
        if not empty:
            return
        self.finished = [*self.finished, empty]
        self.unfinished = [seat for seat in self.unfinished if seat not in empty]
        self.tell(FINISHED, several(empty))
        if self.two_hands:
            first = len([hand for hand in self.unfinished if hand % 2 == 0])  # of the first player. JUN-58
            second = len(self.unfinished) - first
            if first == 0 or second == 0:  # JUN-62
                self.end("emptied")
            elif first == 1 and second == 1:  # JUN-63
                self.end("counted")
        elif not self.for_ranks or len(self.unfinished) <= LAST_PLACE:  # JUN-41
            self.end("emptied")

    def end(self, reason: str) -> None:
        self.reason = reason
        self.phase = OVER
        self.turn = NOBODY
        self.pending = []
        self.bound = [0] * self.seats

    def outcome(self) -> Outcome | None:
        if self.phase != OVER:
            return None
        held = [len(self.draws[seat]) + len(self.discards[seat]) for seat in range(self.seats)]
        if self.two_hands:  # the two players, by the cards of both hands. JUN-62, JUN-63, JUN-R24, JUN-R32
            held = [held[hand] + held[self.other_hand(hand)] for hand in range(self.seats)]
            return Outcome(held, [2 if cards > min(held) else 1 for cards in held], self.reason)
        ranks = [0] * self.seats
        place = 1
        for group in self.finished:
            for seat in group:
                ranks[seat] = place
            place += len(group)
        for seat in self.unfinished:  # JUN-R24, JUN-R26
            ranks[seat] = place
            if self.reason == "stalled":
                ranks[seat] += len([other for other in self.unfinished if held[other] < held[seat]])
        return Outcome(held, ranks, self.reason)
