"""Information-set Monte-Carlo tree search: what a seat would do if it could try everything out.

Every round of thought imagines a whole state behind what the seat sees, and plays it on: as far as the
trees have grown by what earlier rounds found good, from there by instinct. Each seat has a tree of its
own, in which a branch is what that seat sees of an action; so nobody in there knows more than at the
table, secret choices stay secret, and each seat seeks its own best result. Chance is averaged over.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from tablee.core.brain import Brain
from tablee.core.contract import CLOCK, DEALER, NEWS, State
from tablee.core.dice import Dice

CURIOSITY: Final = 0.25  # how much a good first look counts against results
CAUTION: Final = 0.1  # what was never tried is thought to be so much worse than the rest

FREE: Final = -1  # no action in particular
SEATS: Final = 16  # more than any game has


class Edge:
    """An action of the seat whose tree it is, and what came of it."""

    def __init__(self, action: int, prior: float) -> None:
        self.action = action
        self.prior = prior
        self.visits = 0
        self.total = 0.0
        self.squares = 0.0


class Moment:
    """A place in a seat's tree: all moments of the match that look alike to it."""

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        self.edges: dict[int, Edge] = {}
        self.after: dict[int, Moment] = {}

    def next(self, key: int) -> Moment:
        found = self.after.get(key)
        if found is None:
            found = Moment()
            self.after[key] = found
        return found


def key_of(mover: int, what: int, news: int) -> int:
    """The branch of somebody's action, or of what is seen of it, and of what came to light with it."""
    return (what * SEATS + mover) * NEWS + news


class Tree:
    """What a seat has thought out so far, at one moment of a match."""

    def __init__(self, seat: int, seats: int, brain: Brain) -> None:
        self.seat = seat
        self.brain = brain
        self.roots = [Moment() for _ in range(seats)]
        self.decisions = 0  # simulated so far, for whoever measures

    def think(self, sight: State, dice: Dice, rounds: int) -> None:
        """So many rounds of thought about a state, of which only what the seat sees matters."""
        for _ in range(rounds):
            self.simulate(sight.imagine(self.seat, dice), dice)

    def try_out(self, sight: State, dice: Dice, action: int, rounds: int) -> None:
        """So many rounds of thought about what comes of one action of the seat that thinks."""
        if action not in self.roots[self.seat].edges:
            self.look(self.roots[self.seat], sight, self.seat, sight.legal(self.seat))
        for _ in range(rounds):
            self.simulate(sight.imagine(self.seat, dice), dice, action)

    def forward(self, mover: int, shown: int, news: int) -> None:
        """The match goes on: keep what was thought about what has come, and forget the rest.

        Of the other seats' trees nothing is kept, for nobody knows where in them they are.
        """
        own = self.roots[self.seat].after.get(key_of(mover, shown, news))
        self.roots = [Moment() for _ in self.roots]
        if own is not None:
            self.roots[self.seat] = own

    def best(self, legal: list[int]) -> int:
        """The action that was tried most often, and of those the one with the best results."""
        edges = self.roots[self.seat].edges
        best = legal[0]
        for action in legal:
            if action in edges and better(edges[action], edges.get(best)):
                best = action
        return best

    def simulate(self, state: State, dice: Dice, first: int = FREE) -> None:
        """One round of thought: down the trees, on by instinct, and back up with the result.

        It begins with the action `first`, if there is one.
        """
        places = self.roots[:]
        taken: list[Edge] = []
        takers: list[int] = []
        moments: list[Moment] = []
        brain = self.brain
        while True:
            mover = self.next_mover(state, dice)
            what = 0
            shown = 0
            fresh = False
            if mover >= 0:
                moment = places[mover]
                if first != FREE and moment is self.roots[self.seat]:
                    edge = moment.edges[first]
                else:
                    edge = self.select(moment, state, mover)
                what = edge.action
                shown = state.shown(mover, what)
                fresh = edge.visits == 0
                taken.append(edge)
                takers.append(mover)
                moments.append(moment)
                state.play(mover, what)
                self.decisions += 1
            elif mover == DEALER:
                if brain.rests(state):
                    break
                state.deal(state.shuffle(dice))
            elif mover == CLOCK:
                state.tick()
            else:
                break
            if fresh:
                self.decisions += play_on(state, brain, dice)
                break
            for seat in range(len(places)):
                seen = what if seat == mover else shown
                places[seat] = places[seat].next(key_of(mover, seen, state.news(seat)))
        worth = brain.worth(state)
        for i in range(len(taken)):
            value = worth[takers[i]]
            edge = taken[i]
            edge.visits += 1
            edge.total += value
            edge.squares += value * value
            moment = moments[i]
            moment.visits += 1
            moment.total += value

    def next_mover(self, state: State, dice: Dice) -> int:
        """Of seats that choose at the same time the one that thinks is first: its tree begins with it."""
        acting = state.acting()
        if not acting or state.waits() is not None:
            return state.mover(dice)
        return self.seat if self.seat in acting else acting[0]

    def select(self, moment: Moment, state: State, seat: int) -> Edge:
        """The action that promises most, by its results and by how good it looked at first."""
        legal = state.legal(seat)
        edges = moment.edges
        tried = 0
        for action in legal:
            known = edges.get(action)
            if known is None:
                self.look(moment, state, seat, legal)
                known = edges[action]
            tried += known.visits
        expected = moment.total / moment.visits - CAUTION if moment.visits else 0.0
        eager = CURIOSITY * sqrt(tried + 1)
        best: Edge | None = None
        most = -1.0
        for action in legal:
            edge = edges[action]
            mean = edge.total / edge.visits if edge.visits else expected
            promise = mean + eager * edge.prior / (1 + edge.visits)
            if promise > most or best is None:
                most = promise
                best = edge
        assert best is not None
        return best

    def look(self, moment: Moment, state: State, seat: int, legal: list[int]) -> None:
        """How good actions look that were never possible here before."""
        weights = self.brain.weigh(state, seat)
        total = sum(weights)
        edges = moment.edges
        for i in range(len(legal)):
            if legal[i] not in edges:
                edges[legal[i]] = Edge(legal[i], weights[i] / total)


def better(one: Edge, other: Edge | None) -> bool:
    if other is None or one.visits != other.visits:
        return other is None or one.visits > other.visits
    return one.total > other.total


def play_on(state: State, brain: Brain, dice: Dice) -> int:
    """Play by instinct until the brain can tell how it stands, or to the end; says how many decisions."""
    decisions = 0
    while True:
        mover = state.mover(dice)
        if mover >= 0:
            state.play(mover, brain.instinct(state, mover, dice))
            decisions += 1
        elif mover == DEALER:
            if brain.rests(state):
                return decisions
            state.deal(state.shuffle(dice))
        elif mover == CLOCK:
            state.tick()
        else:
            return decisions
