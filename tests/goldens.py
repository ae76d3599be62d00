"""The golden playthroughs and counts: what they are made of, and `make playthroughs` to write them anew."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tablee import FastDice, finish
from tablee.games import ROOMS, game
from tablee.testing import count_positions, playthrough

HERE = Path(__file__).parent
ENOUGH = 1_000  # positions
MOMENTS = (0, 0.5, 0.97)  # parts of a match that counts begin after


@dataclass(frozen=True)
class Golden:
    """A match that is kept as text; its seed was chosen because it is short and its option shows."""

    name: str
    seats: int
    seed: int
    options: dict[str, Any] = field(default_factory=dict)
    language: str = "en"

    @property
    def path(self) -> Path:
        shown = "".join(f"-{option}" for option in self.options)
        language = "" if self.language == "en" else f".{self.language}"
        return HERE / "playthroughs" / f"{self.name}-{self.seats}{shown}{language}.txt"

    def played(self) -> str:
        return playthrough(game(self.name), self.options, self.seats, self.seed, self.language)


GOLDENS = (
    Golden("pungi", 4, 0),
    Golden("pungi", 4, 0, language="fr"),
    Golden("pungi", 3, 0, {"next_start": "nominate"}, language="nl"),
    Golden("pungi", 3, 0, {"next_start": "nominate"}),
    Golden("pungi", 5, 0, {"charmers": 5}),
    Golden("pungi", 5, 0, {"games_per_match": 2}),
    Golden("pungi", 4, 0, {"snake_values": {"-9": 4, "-3": 6, "0": 5, "+2": 16}}),
    Golden("pikoko", 4, 0),
    Golden("pikoko", 3, 0, {"trick_leader": "card_player"}),
    Golden("pikoko", 3, 0, language="fr"),
    Golden("pikoko", 3, 0, language="nl"),
    Golden("klunker", 4, 75),
    Golden("klunker", 4, 75, language="fr"),
    Golden("klunker", 4, 75, language="nl"),
    Golden("klunker", 5, 393, {"games_per_match": 2}),
    Golden("punto", 4, 333),
    Golden("punto", 3, 309),
    Golden("punto", 3, 309, language="fr"),
    Golden("punto", 3, 309, language="nl"),
    Golden("punto", 2, 114, {"rounds_to_win": 1}),
    Golden("punto", 4, 109, {"teams": True}),
    Golden("punto", 6, 51, {"expert": True}),
    Golden("punto", 8, 81, {"expert": True}),
    Golden("jungle_speed", 4, 7),
    Golden("jungle_speed", 4, 7, language="fr"),
    Golden("jungle_speed", 4, 7, language="nl"),
    Golden("jungle_speed", 10, 152),
    Golden("jungle_speed", 6, 205, {"play_for_ranks": True}),
    Golden("jungle_speed", 5, 210, {"endgame_forced_inward": True}),
    Golden("jungle_speed", 4, 58, {"endgame_outward_exit": True}),
    Golden("jungle_speed", 2, 121, {"two_hands": True}),
    Golden("jungle_speed", 3, 220, {"remove_colour_arrows": True}),
    Golden("jungle_speed", 3, 159, {"remove_colour_arrows": True, "triple_colour_rule": True}),
)


def counted(name: str) -> str:
    """What can come next for every number of seats, from fixed moments of a random match."""
    lines = [
        f"# {name}: seats, and how many entries of a random match of seed 1 have been; then for 0, 1, 2 ...",
        "# steps ahead how many sequences of them there are, and to how many different positions they lead.",
    ]
    for seats in game(name).seats:
        whole = finish(game(name).start({}, seats), FastDice(1))
        for part in MOMENTS:
            entries = int(whole * part)
            lines.append(f"{seats:2} {entries:3}  " + "  ".join(counts(name, seats, entries)))
    return "\n".join(lines) + "\n"


def counts(name: str, seats: int, entries: int) -> Iterator[str]:
    state = game(name).start({}, seats)
    finish(state, FastDice(1), entries)
    for count in count_positions(game(name), state):
        if not count.sequences:
            return
        yield f"{count.sequences}/{count.positions}"
        if count.positions > ENOUGH:
            return


if __name__ == "__main__":
    for old in (HERE / "playthroughs").glob("*.txt"):
        old.unlink()
    for golden in GOLDENS:
        golden.path.write_text(golden.played(), encoding="utf-8")
    for name in ROOMS:
        (HERE / "counts" / f"{name}.txt").write_text(counted(name), encoding="utf-8")
