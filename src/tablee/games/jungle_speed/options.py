"""What may be agreed before a match of Jungle Speed."""

from __future__ import annotations

from dataclasses import dataclass

from tablee.core.contract import MALFORMED, Refused
from tablee.core.options import Options, choice, flag

HANDS = 4  # of two players with two hands each


@dataclass(frozen=True)
class JungleSpeedOptions(Options):
    play_for_ranks: bool = flag()  # JUN-41
    endgame_forced_inward: bool = flag()  # JUN-42
    endgame_outward_exit: bool = flag()  # JUN-43
    two_hands: bool = flag()  # JUN-44
    remove_colour_arrows: bool = flag()  # JUN-45
    triple_colour_rule: bool = flag()  # JUN-46
    pace: str = choice("normal", "relaxed", "fast")  # JUN-64 to JUN-70

    def settled(self, seats: int) -> tuple[JungleSpeedOptions, int]:
        """A game with two hands is asked for with its players or with its hands; it has four seats."""
        players = seats
        if self.two_hands:
            if seats not in (2, HANDS):
                raise Refused(MALFORMED, "two-hands-need-two")
            others = (
                self.triple_colour_rule
                or self.play_for_ranks
                or self.endgame_forced_inward
                or self.endgame_outward_exit
            )
            if others:  # JUN-R41
                raise Refused(MALFORMED, "two-hands-alone")
            players, seats = 2, HANDS
        if self.remove_colour_arrows and players > 3:
            raise Refused(MALFORMED, "too-many-without-colour-arrows")
        if self.triple_colour_rule and not (players == 3 and self.remove_colour_arrows):
            raise Refused(MALFORMED, "triple-colour-needs-three")
        return self, seats
