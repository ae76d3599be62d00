"""Pikoko: say how many tricks everybody will win, yourself too, from hands of which you see all but one.

Eight feathers stand in your peacock with their faces to the others: they see them, you do not. First
everybody is bid on in turn, in secret and with nine tokens for the whole round, then all bid on
themselves and back one of their bids, or none. In the tricks you play the cards of your left
neighbour, who has no say; the usual rules hold, so the colour led must be followed while the
neighbour can. A trick belongs to whoever owned its best card. After three rounds the points tell
who foresaw best.

The catch: what may be played from a hand is known to everybody but its owner. So nothing that the
owner gets to hear, not even a refusal, may depend on it.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from tablee.core.contract import DEALER, MALFORMED, NOBODY, NOT_ALLOWED, NOT_NOW, Outcome, Refused, ranks_of
from tablee.core.dice import Dice
from tablee.games.pikoko.bids import BIDS, CONFIDE_NONE, CONFIDE_SEAT, PikokoBids
from tablee.games.pikoko.cards import AS, CARD_OF, COLOUR, FACES, FIRST_FACE, FIRST_MIXED, NO_COLOUR
from tablee.games.pikoko.deals import (
    BID,
    CONFIDE,
    DEAL,
    HAND,
    NO_BID,
    NO_CONFIDENCE,
    NOT_LAID,
    OVER,
    PLAY,
    ROUNDS,
)
from tablee.games.pikoko.facts import BACKED, PLAYED, SCORED, TOOK

CORRECT: Final = 2  # PIK-64
CLOSE: Final = 1  # PIK-65
TRUSTED: Final = 3  # PIK-69
MISTRUSTED: Final = -1  # PIK-70
CAUTIOUS: Final = 1  # PIK-71

TRUMP: Final = 100  # more than any card of another colour

ACTIONS: Final = FIRST_MIXED  # bids and confidence cards, then the faces
SECRET: Final = 0  # what others see of a bid or a confidence card

# The members of a set of up to eight, a bit each: seats that may act, cards that stand in a peacock.
LISTED: Final = [[i for i in range(8) if members >> i & 1] for members in range(256)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Pikoko(PikokoBids):
    def acting(self) -> list[int]:
        return LISTED[self.awaited][:]

    def legal(self, seat: int) -> list[int]:
        if not 0 <= seat < self.seats or not self.awaited >> seat & 1:
            return []
        if self.phase == PLAY:
            return self.playable(self.after(seat))
        if self.phase == BID:
            return BIDS[self.tokens(seat)][:]
        return list(range(CONFIDE_NONE, CONFIDE_SEAT + self.seats))

    def mover(self, dice: Dice) -> int:
        if self.awaited == 0:
            return DEALER if self.phase == DEAL else NOBODY
        acting = LISTED[self.awaited]
        return acting[0] if len(acting) == 1 else acting[dice.below(len(acting))]

    def pick(self, seat: int, dice: Dice) -> int:
        if self.phase == BID:
            return dice.below(self.tokens(seat) + 1)
        if self.phase == CONFIDE:
            return CONFIDE_NONE + dice.below(self.seats + 1)
        return super().pick(seat, dice)

    def play(self, seat: int, action: int) -> None:
        if not 0 <= seat < self.seats or not self.awaited >> seat & 1:
            raise self.refusal(seat)
        if not 0 <= action < ACTIONS:
            raise Refused(MALFORMED, "no-such-action")
        if self.phase == PLAY:
            self.play_card(seat, action)
        elif self.phase == BID:
            self.bid(seat, action)
        else:
            self.confide(seat, action)

    def shown(self, seat: int, action: int) -> int:
        """That something was laid is all that others see before it is turned over. PIK-26, PIK-39"""
        return action if self.phase == PLAY else SECRET

    # Phase 3: tricks

    def begin_tricks(self) -> None:
        self.phase = PLAY
        self.lead(self.start)  # PIK-44

    def lead(self, seat: int) -> None:
        self.leader = seat
        self.led = NO_COLOUR
        self.best = 0
        self.await_only(seat)

    def await_only(self, seat: int) -> None:
        self.awaited = 1
        self.awaited <<= seat

    def slots(self, owner: int) -> list[int]:
        """Where cards still stand in a peacock."""
        shift: i64 = owner * HAND
        return LISTED[self.standing >> shift & 255]

    def playable(self, target: int) -> list[int]:
        """The faces that may be played from a peacock. PIK-47 to PIK-50, PIK-53, PIK-54, PIK-56"""
        hand = self.dealt[target]
        slots = self.slots(target)
        faces: list[int] = []
        if self.led != NO_COLOUR:
            as_led = AS[self.led]
            for slot in slots:
                face = as_led[hand[slot]]
                if face:
                    faces.append(face)
            if faces:
                return faces
        for slot in slots:
            card = hand[slot]
            if card < FIRST_MIXED:
                faces.append(card)
            else:
                faces += FACES[card]
        return faces

    def play_card(self, seat: int, face: int) -> None:
        """Play a card of the left neighbour as one of its colours. PIK-42 to PIK-56"""
        if face < FIRST_FACE:
            raise Refused(NOT_NOW, "card-due")
        target = self.after(seat)
        hand = self.dealt[target]
        card = CARD_OF[face]
        colour = COLOUR[face]
        as_led = AS[colour if self.led == NO_COLOUR else self.led]
        found = NOBODY
        follows = False
        for slot in self.slots(target):
            if hand[slot] == card:
                found = slot
            if as_led[hand[slot]]:
                follows = True
        if found == NOBODY:
            raise Refused(NOT_ALLOWED, "not-in-peacock")
        if follows and not as_led[face]:
            raise Refused(NOT_ALLOWED, "must-follow")

        if self.led == NO_COLOUR:
            self.led = colour  # PIK-51
        bit: i64 = 1
        bit <<= target * HAND + found
        self.standing ^= bit
        self.played.append(face)
        self.tell(PLAYED, seat, target, face)
        worth = 0  # PIK-59
        if colour == self.trump:
            worth = TRUMP + face  # PIK-57
        elif colour == self.led:
            worth = face  # PIK-58
        if worth > self.best:
            self.best = worth
            self.best_seat = seat
        if target == self.leader:  # everybody has played: PIK-45
            self.end_trick()
        else:
            self.await_only(target)

    def end_trick(self) -> None:
        """Credit the trick to the owner of the winning card, who leads next. PIK-60, PIK-61"""
        owner = self.after(self.best_seat)
        self.winners.append(owner)
        self.tell(TOOK, owner, self.best_seat)
        if len(self.winners) == HAND:  # PIK-62
            self.end_round()
        else:
            self.lead(self.next_leader(owner))

    def next_leader(self, winner: int) -> int:
        """Who leads after a trick: its winner, or who played the card. PIK-61, PIK-R12"""
        return (winner - 1) % self.seats if self.player_leads else winner

    # Phase 4: scoring

    def end_round(self) -> None:
        tricks = self.tricks()
        points = []
        for seat in range(self.seats):
            bids = self.bid_points(seat, tricks)
            trust = self.confidence_points(seat, tricks)
            points.append(bids + trust)  # PIK-72
            self.tell(BACKED, seat, self.confidence[seat], trust)
            self.tell(SCORED, seat, bids, bids + trust)
        self.scores = [*self.scores, points]
        self.awaited = 0
        self.leader = NOBODY
        self.phase = OVER if len(self.scores) == ROUNDS else DEAL  # PIK-11, PIK-76

    def tricks(self) -> list[int]:
        """How many tricks each seat was credited with this round."""
        return [self.winners.count(seat) for seat in range(self.seats)]

    def bid_points(self, bidder: int, tricks: list[int]) -> int:
        """PIK-63 to PIK-67"""
        points = 0
        for subject in range(self.seats):
            off = self.bids[bidder * self.seats + subject] - tricks[subject]
            if off == 0:
                points += CORRECT
            elif off == 1 or off == -1:
                points += CLOSE
        return points

    def confidence_points(self, bidder: int, tricks: list[int]) -> int:
        """PIK-68 to PIK-71"""
        subject = self.confidence[bidder]
        if subject == NO_CONFIDENCE:
            return CAUTIOUS
        correct = self.bids[bidder * self.seats + subject] == tricks[subject]
        return TRUSTED if correct else MISTRUSTED

    def total(self, seat: int) -> int:
        return sum([points[seat] for points in self.scores])

    def next_start(self) -> int:
        """Whoever has the fewest points; of several the next one clockwise. PIK-73, PIK-74"""
        totals = [self.total(seat) for seat in range(self.seats)]
        fewest = min(totals)
        seat = self.after(self.start)
        while totals[seat] != fewest:  # the start seat comes last. PIK-R25
            seat = self.after(seat)
        return seat

    def outcome(self) -> Outcome | None:
        """The most points win, then the best round. PIK-77 to PIK-79, PIK-R27"""
        if self.phase != OVER:
            return None
        standing = [
            (self.total(seat), max([points[seat] for points in self.scores])) for seat in range(self.seats)
        ]
        return Outcome([total for total, _ in standing], ranks_of(standing), "rounds_played")

    # Copies

    def copy(self) -> Pikoko:
        new = Pikoko.__new__(Pikoko)
        new.seats = self.seats
        new.told = None if self.told is None else self.told[:]
        new.player_leads = self.player_leads
        new.phase = self.phase
        new.awaited = self.awaited
        new.round = self.round
        new.start = self.start
        new.dealt = self.dealt
        new.standing = self.standing
        new.turned = self.turned
        new.stock = self.stock
        new.trump = self.trump
        new.subject = self.subject
        new.bids = self.bids[:]
        new.confidence = self.confidence[:]
        new.leader = self.leader
        new.led = self.led
        new.best = self.best
        new.best_seat = self.best_seat
        new.played = self.played[:]
        new.winners = self.winners[:]
        new.scores = self.scores
        return new

    def imagine(self, seat: int, dice: Dice) -> Pikoko:
        """Draw anew what `seat` cannot see: its own cards, the stock, and what others chose in secret."""
        self.check_seat(seat)
        new = self.copy()
        self.draw_cards(new, seat, dice)
        for other in range(self.seats):
            if other != seat:
                self.draw_choice(new, other, dice)
        return new

    def draw_cards(self, new: Pikoko, seat: int, dice: Dice) -> None:
        """The own cards show no colour that could not be followed with them. PIK-48, PIK-R30"""
        slots = self.slots(seat)
        hand = self.dealt[seat][:]
        pool = self.stock + [hand[slot] for slot in slots]
        pool.sort()
        own, rest = pool, []
        for colour in self.missing(seat):
            as_colour = AS[colour]
            rest += [card for card in own if as_colour[card]]
            own = [card for card in own if not as_colour[card]]
        dice.shuffle(own)
        for i in range(len(slots)):
            hand[slots[i]] = own[i]
        rest += own[len(slots) :]
        dice.shuffle(rest)
        new.stock = rest
        new.dealt = [hand if owner == seat else cards for owner, cards in enumerate(self.dealt)]

    def missing(self, owner: int) -> list[int]:
        """The colours that were led and could not be followed from a peacock, each time it happened."""
        seats = self.seats
        player = (owner - 1) % seats
        leader = self.start
        found: list[int] = []
        for trick in range(HAND):
            first = trick * seats
            at = first + (player - leader) % seats
            if at >= len(self.played):
                break
            led = COLOUR[self.played[first]]
            if COLOUR[self.played[at]] != led:
                found.append(led)
            if trick < len(self.winners):
                leader = self.next_leader(self.winners[trick])
        return found

    def draw_choice(self, new: Pikoko, other: int, dice: Dice) -> None:
        """What another seat chose in secret is one of all that it could choose."""
        if self.phase == BID:
            at = self.bid_on(other)
            if self.bids[at] != NO_BID:
                new.bids[at] = dice.below(self.tokens(other) + self.bids[at] + 1)
        elif (self.phase == CONFIDE or self.phase == PLAY) and self.confidence[other] != NOT_LAID:
            choice = dice.below(self.seats + 1)
            new.confidence[other] = NO_CONFIDENCE if choice == self.seats else choice
