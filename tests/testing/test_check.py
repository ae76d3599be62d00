"""check_game() itself: a sound game passes, and one broken promise is enough to fail.

The game is the one of docs/sixth-game.md; each case changes a line of it, or two.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from tablee.core.game import Game
from tablee.testing import check_game, count_positions, option_sets, playthrough

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "sixth-game.md").read_text(encoding="utf-8")
FILES: dict[str, str] = dict(re.findall(r"^`([\w./]+)`:\n\n```\w+\n(.*?)^```", PAGE, re.M | re.S))


Maker = Callable[..., Game[Any, Any]]


@pytest.fixture
def made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Maker:
    """Makes the game of the page, with some of its lines changed."""

    def make(*changes: tuple[str, str]) -> Game[Any, Any]:
        for name, text in FILES.items():
            changed = text
            for line, other in changes:
                changed = changed.replace(line, other)
            (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
            (tmp_path / name).write_text(changed, encoding="utf-8")
        for line, _ in changes:
            assert sum(text.count(line) for text in FILES.values()) == 1, f"not one line of the page: {line}"
        monkeypatch.syspath_prepend(tmp_path)
        monkeypatch.delitem(sys.modules, "higher", raising=False)
        found: Game[Any, Any] = import_module("higher").GAME
        monkeypatch.setitem(sys.modules, "higher", sys.modules["higher"])
        return found

    return make


def checked(game: Game[Any, Any]) -> None:
    for seats in game.seats:
        for options in option_sets(game, seats):
            check_game(game, options, seats, matches=3)


def test_a_sound_game_passes(made: Maker) -> None:
    checked(made())


# Every way to break the game of the page: what check_game() says of it, then the change.
BROKEN = """
? a seat acts twice
-if self.hands and self.legal(seat)]
+if self.hands and self.legal(seat)] * 2

? somebody acts before a deal or after the end
-for seat in range(self.seats) if self.hands and self.legal(seat)]
+for seat in range(self.seats) if not self.hands or self.legal(seat)]

? a quicker mover is another one
-class Higher(State):
+class Higher(type("Quicker", (State,), {"mover": lambda self, dice: State.mover(self, dice) and 1})):

? a quicker mover draws more or less
-class Higher(State):
+class Higher(type("Quicker", (State,), {"mover": lambda self, d: d.below(1) or State.mover(self, d)})):

? a quicker pick is another one
-class Higher(State):
+class Higher(type("Quicker", (State,), {"pick": lambda self, seat, dice: self.legal(seat)[0]})):

? a snapshot is not equal
-class Higher(State):
+class Higher(type("Forgetful", (State,), {"__reduce__": lambda self: (Higher, (self.options, self.seats))})):

? what was told is imagined as only others heard it
-class Higher(State):
+class Higher(type("Deaf", (State,), {"heard": lambda self, seat: []})):

? nothing can happen
-return [seat for seat in range(self.seats) if self.hands and self.legal(seat)]
+return [s for s in range(self.seats) if self.hands and self.legal(s) and not sum(self.tricks)]

? something is due after the end
-        return not self.hands
+        return not self.hands or sum(self.tricks) == HAND

? an action is listed twice
-return self.hands[seat][:] if
+return self.hands[seat] * 2 if

? who acts has actions, and nobody else has
-for seat in range(self.seats) if self.hands and self.legal(seat)]
+for seat in range(self.seats) if self.hands and self.legal(seat)][:1]

? one secret choice took another's turn away
-for seat in range(self.seats) if self.hands and self.legal(seat)]
+for seat in range(self.seats) if self.hands and self.legal(seat)][: self.seats - 2 * any(self.chosen)]

? the rules took what they do not offer
-action not in self.legal(seat):
+action > 12 or action < 1 or not self.legal(seat):
-        self.hands[seat].remove(action)
+        self.hands[seat].pop()

? a refusal changed the state
-            raise self.refusal(seat)
+            self.tricks[0] += 1; raise self.refusal(seat)

? what is legal is refused
-action not in self.legal(seat):
+action not in self.legal(seat) or action == 7:

? the rules took what they do not offer
-        case {"play": card, **rest} if not rest and whole(card):
+        case {"play": card, **rest} if whole(card):

? the rules took what they do not offer
-        case {"hands": [*hands], **rest} if not rest:
+        case {"hands": [*hands], **rest}:

? the rules took what they do not offer
-        **common(state, seat, facts),
+        **{**common(state, None, facts), "seat": seat},

? a refusal of no known kind
-            raise self.refusal(seat)
+            raise Refused("no", "not-legal")

? the rules took what they do not offer
-!= [HAND] * self.seats or not fair:
+!= [HAND] * self.seats:

? the rules took what they do not offer
-    raise Refused(MALFORMED, "malformed-action")
+    return 1

? no words: .fact-won
-fact-won = { $seat } takes
+fact-one = { $seat } takes

? no words: .action-play
-action-play = leg
+action-put = leg

? no reason-played in fr
-reason-played = Toutes
+reason-over = Toutes

? no option-lowest_wins in nl
-option-lowest_wins = De
+option-lowest = De

? no title in nl
-title = Hoger
+name = Hoger

? an audit would name other actions
-    sketch=sketch,
+    sketch=sketch, alternatives=lambda state, seat, action: [12],

? is read as something else
-describe=lambda state, seat, action: {"play": action}
+describe=lambda state, seat, action: {"play": 1}

? the seat can tell it imagined
-            [card if owner == seat else HIDDEN for card in hand]
+            [card for card in hand]

? a spectator has a seat
-        **common(state, seat, facts),
+        **{**common(state, seat, facts), "seat": seat or 0},

? a view for another seat
-        **common(state, seat, facts),
+        **{**common(state, seat, facts), "seat": None},

? a spectator sees more than a seat
-        tricks=state.tricks[:],
+        tricks=state.tricks[:] if seat is None else [],

? imagining depends on what the seat cannot see
-        dice.shuffle(unseen)
+        return new

? imagining depends on what the seat cannot see
-        unseen = [card for card in CARDS if card not in seen]
+        unseen = sorted([card for card in CARDS if card not in seen], key=self.aside.count)

? imagining lost or made cards
-self.chosen[seat], *self.played]
+self.chosen[seat]]

? imagining changed what the seat may do
-        return self.hands[seat][:] if
+        return self.hands[seat][: 1 + sum(self.hands[-1]) % 3] if

? changed the state
-        dice.shuffle(cards)
+        dice.shuffle(cards); self.aside = cards

? looking changed the state
-        played=state.played[:],
+        played=state.played.sort() or state.played[:],

? the seat can tell it imagined
-        new.chosen = self.chosen[:]
+        new.chosen = self.chosen

? a copy is not equal
-        new.tricks = self.tricks[:]
+        new.tricks = self.tricks[::-1]

? the snapshot is too large
-        self.tricks = [0] * seats
+        self.tricks = [0] * seats; self.ballast = [*range(9000)]

? the truth that was told is a part of the state
-        "tricks": state.tricks[:],
+        "tricks": state.tricks,

? lost or made cards
-        self.played += self.chosen
+        self.played += self.chosen[1:]

? secret choices do not commute
-        self.chosen[seat] = action
+        self.chosen[seat] = action; self.last = seat

? the record leads to another state
-        case {"hands": [*hands], **rest} if not rest:
+        case {"hands": [hands, *others], **rest} if not rest and (hands := [sorted(hands)[::-1], *others]):
-        self.hands = [sorted(hand) for hand in deal.stacks]
+        self.hands = [hand[:] for hand in deal.stacks]

? longer than the game's stated bound
-    bound=20,
+    bound=4,

? a reason that the game does not name
-ranks, "played")
+ranks, "won")

? nobody is first
-        ranks = [1 + sum
+        ranks = [2 + sum

? others are shown more of an action than they see
-        return 0  # that
+        return action  # that

? news are of what the seat cannot see
-        number = 0
+        number = sum(self.aside[:1])

? a weight for every action
-for card in state.legal(seat)]
+for card in state.legal(seat)[1:]]

? a weight out of bounds
-        last = CARDS[-1] + 1
+        last = 1

? weights depend on what the seat cannot see
-        last = CARDS[-1] + 1
+        last = 13 + sum(state.hands[-1]) % 5

? an instinct for what is not allowed
-class HigherBrain(Brain):
+class HigherBrain(type("Wild", (Brain,), {"instinct": lambda self, state, seat, dice: 99})):

? an instinct depends on what the seat cannot see
-class HigherBrain(Brain):
+class HigherBrain(type("Seer", (Brain,), {"instinct": lambda _, s, i, dice: s.legal(i)[-s.aside[0] % 2]})):

? an urge for what is not allowed
-from tablee.core.brain import Brain
+from tablee.core.brain import Brain, Urge
-class HigherBrain(Brain):
+class HigherBrain(type("Eager", (Brain,), {"urges": lambda _, s, i: [Urge(99, 1)]})):

? a pull out of bounds
-from tablee.core.brain import Brain
+from tablee.core.brain import Brain, Urge
-class HigherBrain(Brain):
+class HigherBrain(type("Eager", (Brain,), {"urges": lambda _, s, i: [Urge(s.legal(i)[0], 101)]})):

? urges depend on what the seat cannot see
-from tablee.core.brain import Brain
+from tablee.core.brain import Brain, Urge
-class HigherBrain(Brain):
+class HigherBrain(type("Eager", (Brain,), {"urges": lambda _, s, i: [Urge(s.legal(i)[0], s.aside[0])]})):

? a race depends on what the seat cannot see
-class Higher(State):
+class Higher(type("Hasty", (State,), {"race": lambda self, seat, action: self.aside[0]})):

? a playout rests where no deal is due
-class HigherBrain(Brain):
+class HigherBrain(type("Idle", (Brain,), {"rests": lambda self, state: True})):

? a worth for every seat
-class HigherBrain(Brain):
+class HigherBrain(type("Poor", (Brain,), {"worth": lambda self, state: []})):

? a worth out of bounds
-class HigherBrain(Brain):
+class HigherBrain(type("Rich", (Brain,), {"worth": lambda self, state: [2] * state.seats})):

? a score and a rank for every seat
-        return Outcome(self.tricks[:],
+        return Outcome(self.tricks[1:],
"""


def broken() -> Iterator[tuple[str, list[tuple[str, str]]]]:
    for case in BROKEN.strip().split("\n\n"):
        complaint, *lines = case.splitlines()
        changes = list(zip(lines[::2], lines[1::2], strict=True))
        assert all(line[0] == "-" and other[0] == "+" for line, other in changes)
        yield complaint.removeprefix("? "), [(line[1:], other[1:]) for line, other in changes]


@pytest.mark.parametrize(("complaint", "changes"), list(broken()))
def test_a_broken_promise_is_found(complaint: str, changes: list[tuple[str, str]], made: Maker) -> None:
    game = made(*changes)
    with pytest.raises(AssertionError, match=complaint):
        checked(game)


def test_counts_find_what_is_alike(made: Maker) -> None:
    """Two seats choose one of three cards each: six ways to begin, nine choices for both in two orders."""
    counts = count_positions(made(), made().start(None, 2))
    assert next(counts) == (1, 1)
    assert next(counts) == (6, 6)
    assert next(counts) == (18, 9)


def test_a_playthrough_tells_the_match(made: Maker) -> None:
    text = playthrough(made(), seed=3, language="fr", sketch_every=4)
    assert text.startswith('higher, 2 seats, {"lowest_wins": false}, seed 3')
    assert text.count("remporte la levée avec") == 3
    assert "Toutes les cartes sont jouées." in text
