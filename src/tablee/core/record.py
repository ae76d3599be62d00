"""The record of a match: the whole match as data, one JSON object a line."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from importlib.resources import files
from typing import Any

import msgspec

from tablee.core.contract import MALFORMED, NOT_ALLOWED, NOT_NOW, Refused
from tablee.core.dice import ProvableDice, commitment
from tablee.core.game import Game, Words
from tablee.core.match import Match

FORMAT = 1


class Result(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    scores: list[int]
    ranks: list[int]
    reason: str


class Proof(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What every deal of the log can be computed again from."""

    commitment: str
    secret: str
    nonces: list[str]


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One entry of the log; which fields it has says which kind it is."""

    deal: Words | None = None
    seat: int | None = None
    do: Words | None = None
    tick: str | None = None
    legal: list[Words] | None = None
    state: Words | None = None
    at: int | None = None

    def words(self) -> Words:
        """The entry without what a table or an audit adds."""
        named = {"deal": self.deal, "seat": self.seat, "do": self.do, "tick": self.tick}
        return {name: value for name, value in named.items() if value is not None}


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    format: int
    game: str
    seats: int
    options: Words
    log: list[Entry]
    outcome: Result
    proof: Proof | None = None


def record_of(match: Match, audit: list[Words] | None = None) -> Record:
    """The record of a match that is over; `audit` has what an audited log adds to each entry."""
    outcome = match.outcome()
    if outcome is None:
        raise Refused(NOT_NOW, "record-unfinished")
    additions = audit if audit is not None else [{}] * len(match.log)
    return Record(
        format=FORMAT,
        game=match.game.name,
        seats=match.seats,
        options=match.options.words(),
        log=[Entry(**entry, **more) for entry, more in zip(match.log, additions, strict=True)],
        outcome=Result(outcome.scores, outcome.ranks, outcome.reason),
    )


def write(record: Record) -> bytes:
    """One line of a file of records, without its end."""
    return msgspec.json.encode(record)


def read(line: bytes | str) -> Record:
    """A line as a record, or a refusal; whether it holds is for `replay` to say."""
    try:
        return msgspec.json.decode(line, type=Record)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as wrong:
        raise Refused(MALFORMED, "record-unreadable", why=str(wrong)) from None


def replay(record: Record, find: Callable[[str], Game[Any, Any]]) -> Match:
    """Play a record back and check every word of it; the refusal says which entry does not hold."""
    if record.format != FORMAT:
        raise Refused(MALFORMED, "record-format", format=record.format)
    game = find(record.game)
    match = Match(game, record.options, record.seats)
    if match.options.words() != record.options or match.seats != record.seats:
        raise Refused(MALFORMED, "record-options")
    dice = _proven_dice(record.proof)
    clock = 0
    for number, entry in enumerate(record.log):
        try:
            _check_proof(match, entry, dice)
            _check_legal(match, entry)
            match.enter(entry.words())
            _check_state(match, entry)
            clock = _check_clock(entry, clock)
        except Refused as refused:
            raise Refused(refused.kind, refused.key, **{**refused.about, "entry": number}) from None
    outcome = match.outcome()
    if outcome is None:
        raise Refused(MALFORMED, "record-unfinished")
    if Result(*outcome) != record.outcome:
        raise Refused(NOT_ALLOWED, "record-outcome")
    return match


def alternatives(match: Match, seat: int, do: Words) -> list[int]:
    """What a seat could have chosen instead of this, and this: the `legal` of an audited entry."""
    return match.game.alternatives(match.state, seat, match.game.read(match.state, seat, do))


def _check_legal(match: Match, entry: Entry) -> None:
    """What an audited entry claims, compared by number: words may come in any order."""
    if entry.legal is None:
        return
    seat, do = entry.seat, entry.do
    if seat is None or do is None:
        raise Refused(MALFORMED, "malformed-entry")
    if seat not in match.acting():
        raise match.state.refusal(seat)
    claimed = sorted(match.game.read(match.state, seat, other) for other in entry.legal)
    if claimed != sorted(alternatives(match, seat, do)):
        raise Refused(NOT_ALLOWED, "record-legal")


def _check_state(match: Match, entry: Entry) -> None:
    if entry.state is None:
        return
    truth = match.game.truth(match.state)
    if not _same_kind(entry.state, truth) or not _same_state(match.game, entry.state, truth):
        raise Refused(NOT_ALLOWED, "record-state")


def _same_state(game: Game[Any, Any], claimed: Words, truth: Words) -> bool:
    if claimed == truth:
        return True
    try:
        return game.canonical(claimed) == game.canonical(truth)
    except (KeyError, TypeError, ValueError):
        return False


def _same_kind(claimed: Any, truth: Any) -> bool:
    """Whether numbers stand where numbers are, and so on: in Python, not in a record, True == 1 == 1.0."""
    if type(claimed) is not type(truth):
        return False
    if isinstance(truth, dict):
        return claimed.keys() == truth.keys() and all(_same_kind(claimed[key], truth[key]) for key in truth)
    return not isinstance(truth, list) or all(map(_same_kind, claimed, truth))


def _check_clock(entry: Entry, clock: int) -> int:
    if entry.at is None:
        return clock
    if entry.at < clock:
        raise Refused(MALFORMED, "record-clock")
    return entry.at


def _proven_dice(proof: Proof | None) -> ProvableDice | None:
    if proof is None:
        return None
    try:
        secret = bytes.fromhex(proof.secret)
    except ValueError:
        raise Refused(MALFORMED, "record-proof") from None
    if commitment(secret) != proof.commitment:
        raise Refused(NOT_ALLOWED, "record-proof")
    return ProvableDice(secret, proof.nonces)


def _check_proof(match: Match, entry: Entry, dice: ProvableDice | None) -> None:
    if dice is None or entry.deal is None:
        return
    proven = match.game.describe_deal(match.state, match.state.shuffle(dice))
    if proven != entry.deal:
        raise Refused(NOT_ALLOWED, "record-proof")


@lru_cache
def schema() -> dict[str, Any]:
    """The JSON Schema of a record, as it ships with the package."""
    text = files("tablee.core").joinpath("record.schema.json").read_bytes()
    loaded: dict[str, Any] = msgspec.json.decode(text)
    return loaded
