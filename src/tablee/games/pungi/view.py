"""What a seat may see of a match of Pungi."""

from __future__ import annotations

import msgspec

from tablee.core.contract import NOBODY
from tablee.core.view import HIDDEN, Fact, View, common, somebody
from tablee.games.pungi import facts
from tablee.games.pungi.cards import ANIMAL_NAMES, SNAKE_NAMES, SPECIES, SPECIES_OF
from tablee.games.pungi.record import animal_names, hands, snake_names
from tablee.games.pungi.rules import Pungi
from tablee.games.pungi.scoring import score

PHASES = ("deal", "play", "name", "over")


class Played(msgspec.Struct, frozen=True):
    """An animal on the table, not yet revealed: its species is for all to see."""

    seat: int
    species: str
    card: str | None


class PungiView(View, frozen=True, kw_only=True):
    game: int
    games: int
    """How many games make the match."""
    round: int
    start: int | None
    turn: int | None
    phase: str
    row: list[str]
    """The snake cards of this round that lie there to be taken, next one first."""
    played: list[Played]
    species: list[list[str]]
    """The species in each hand, sorted; in the same order as `hands`."""
    hands: list[list[str | None]]
    taken: list[list[str]]
    points: list[int]
    """What each seat's snake cards are worth as they lie."""
    totals: list[int]
    """Points of finished games."""
    deck: dict[str, int]
    """All snake cards of a game: how many there are of each."""
    snakes: int
    animals: int
    next_animal: str | None
    """The species on top of the animal stack."""
    discards: list[str]


def view(state: Pungi, seat: int | None) -> PungiView:
    viewer = NOBODY if seat is None else seat
    taken = [state.taken[owner :: state.seats] for owner in range(state.seats)]
    stack = state.animals[state.animals_drawn :]
    return PungiView(
        **common(state, seat, [fact(state, told) for told in state.heard(viewer)]),
        game=state.game,
        games=state.games,
        round=state.round,
        start=somebody(state.start),
        turn=somebody(state.turn),
        phase=PHASES[state.phase],
        row=snake_names(state.row),
        played=[
            played((state.start + index) % state.seats, card, viewer)
            for index, card in enumerate(state.played)
        ],
        species=[[SPECIES[SPECIES_OF[card]] for card in hand] for hand in hands(state)],
        hands=[
            [ANIMAL_NAMES[card] if owner == viewer else HIDDEN for card in hand]
            for owner, hand in enumerate(hands(state))
        ],
        taken=[snake_names(cards) for cards in taken],
        points=[score(cards) for cards in taken],
        totals=state.totals[:],
        deck={SNAKE_NAMES[card]: state.deck.count(card) for card in sorted(set(state.deck))},
        snakes=len(state.snakes) - state.snakes_drawn,
        animals=len(stack),
        next_animal=SPECIES[SPECIES_OF[stack[0]]] if stack else None,
        discards=animal_names(state.discards),
    )


def played(seat: int, card: int, viewer: int) -> Played:
    return Played(seat, SPECIES[SPECIES_OF[card]], ANIMAL_NAMES[card] if seat == viewer else HIDDEN)


def fact(state: Pungi, told: tuple[int, int, int, int]) -> Fact:
    what, a, b, c = told
    match what:
        case facts.STARTS:
            return Fact("starts", {"seat": a})
        case facts.DEALT:
            return Fact("dealt", {"game": a})
        case facts.LAID:
            return Fact("laid", {"round": a, "cards": snake_names(state.row)})
        case facts.REJECTED:
            return Fact("rejected")
        case facts.KEPT:
            return Fact("kept")
        case facts.PLAYED:
            return Fact("played", {"seat": a, "species": SPECIES[b], "card": secret(c)})
        case facts.PRIORITY:
            return Fact("priority", {"species": SPECIES[a]})
        case facts.NO_PRIORITY:
            return Fact("no-priority")
        case facts.REVEALED:
            return Fact("revealed", {"seat": a, "card": ANIMAL_NAMES[b]})
        case facts.TOOK:
            return Fact("took", {"seat": a, "card": SNAKE_NAMES[b]})
        case facts.NAMED:
            return Fact("named", {"seat": a, "other": b})
        case facts.DREW:
            return Fact("drew", {"seat": a, "species": SPECIES[b], "card": secret(c)})
    return Fact("scored", {"seat": a, "points": b, "total": c})


def secret(card: int) -> str | None:
    return HIDDEN if card == -1 else ANIMAL_NAMES[card]
