"""How the room speaks: cards, actions, and the table as text."""

from __future__ import annotations

from tablee.core.game import Say, Words
from tablee.core.view import Fact
from tablee.games.pungi.cards import ANIMAL_NUMBERS, SPECIES
from tablee.games.pungi.view import PungiView


def spell(card: str) -> Fact:
    if card in ANIMAL_NUMBERS:
        species, value = card.split()
        return Fact("animal", {"species": species, "value": value})
    return Fact("charmer") if card == "charmer" else Fact("snake", {"value": card})


def phrase(do: Words) -> Fact:
    if "name" in do:
        return Fact("name", {"seat": do["name"]})
    return Fact("play", {"card": do["play"]})


def sketch(view: PungiView, say: Say) -> str:
    lines = [say("sketch-round", game=view.game, round=view.round, row=snakes(view.row, say))]
    on_table = {played.seat: animal(played.species, played.card, say) for played in view.played}
    for seat in range(view.seats):
        hand = zip(view.species[seat], view.hands[seat], strict=True)
        lines.append(
            say(
                "sketch-seat",
                seat=seat,
                hand=", ".join(animal(species, card, say) for species, card in hand) or "-",
                played=on_table.get(seat, "-"),
                taken=snakes(view.taken[seat], say),
                points=view.points[seat],
                total=view.totals[seat],
            )
        )
    if view.next_animal is not None:
        lines.append(
            say(
                "sketch-stacks",
                snakes=view.snakes,
                animals=view.animals,
                species=view.next_animal,
                discards=gathered(view.discards, say),
            )
        )
    return "\n".join(lines)


def animal(species: str, card: str | None, say: Say) -> str:
    return say("species", species=species) if card is None else say("a-card", card=card)


def snakes(cards: list[str], say: Say) -> str:
    return ", ".join(say("a-card", card=card) for card in cards) or "-"


def gathered(animals: list[str], say: Say) -> str:
    """A pile of animals by species: which values of each lie in it."""
    values: dict[str, list[int]] = {species: [] for species in SPECIES}
    for name in animals:
        species, value = name.split()
        values[species].append(int(value))
    piles = [
        f"{say('species', species=species)} {' '.join(map(str, sorted(found)))}"
        for species, found in values.items()
        if found
    ]
    return ", ".join(piles) or "-"
