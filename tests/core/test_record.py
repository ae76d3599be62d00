from __future__ import annotations

import copy
import json
import random
from functools import cache
from typing import Any

import jsonschema
import pytest
from hypothesis import given
from hypothesis import strategies as st

import tablee
from tablee import FastDice, Match, ProvableDice, Refused
from tablee.bots import bots_for
from tablee.bots.play import play_out
from tablee.core import record
from tablee.core.dice import commitment
from tablee.core.record import Proof, read, record_of, write
from tablee.games import ROOMS, game

Json = dict[str, Any]


@cache
def written(name: str, audit: bool = True, seed: int = 1, seats: int | None = None) -> bytes:
    match = Match(game(name), {}, seats)
    return write(play_out(match, bots_for(["random"], match.game, match.seats), FastDice(seed), audit))


def loaded(name: str, audit: bool = True) -> Json:
    line: Json = json.loads(written(name, audit))
    return line


def refusal(line: Json | str | bytes) -> Refused:
    with pytest.raises(Refused) as refused:
        tablee.replay(json.dumps(line) if isinstance(line, dict) else line)
    return refused.value


@cache
def validator() -> jsonschema.Draft202012Validator:
    jsonschema.Draft202012Validator.check_schema(record.schema())
    return jsonschema.Draft202012Validator(record.schema())


@pytest.mark.parametrize("name", ROOMS)
@pytest.mark.parametrize("audit", [False, True])
def test_a_record_holds_and_fits_the_schema(name: str, audit: bool) -> None:
    for seats in game(name).seats:
        line = written(name, audit, 1, seats)
        validator().validate(json.loads(line))
        assert tablee.replay(line).seats == seats


@pytest.mark.parametrize(
    ("name", "path", "value"),
    [
        ("punto", ["format"], 2),
        ("punto", ["seats"], 5),
        ("punto", ["options", "expert"], 0),
        ("punto", ["log"], []),
        ("punto", ["log", 0, "seat"], 1),
        ("punto", ["log", 0, "deal", "start"], True),
        ("punto", ["log", 0, "state", "round"], 0),
        ("punto", ["log", 1, "deal", "packs"], [[]] * 5),
        ("punto", ["log", 2, "do", "at"], [0, 6]),
        ("punto", ["log", 2, "do", "surplus"], None),
        ("punto", ["log", 2, "state", "hands"], [[]] * 3),
        ("punto", ["log", 2, "tick"], "flip"),
        ("punto", ["outcome", "ranks"], [1, 2, 2]),
        ("punto", ["outcome", "reason"], "emptied"),
        ("punto", ["proof"], {"commitment": "", "secret": "", "nonces": []}),
        ("pikoko", ["log", 2, "do"], {"play": "M7"}),
        ("pikoko", ["log", 2, "do"], {"play": "red 5", "as": "red"}),
        ("pikoko", ["log", 2, "do"], {"bid": 10}),
        ("pungi", ["log", 1, "deal", "animals"], ["mouse 7"] * 60),
        ("klunker", ["log", 1, "deal", "jewels"], ["shoe"] * 93),
        ("jungle_speed", ["log", 2], {"tick": "tock"}),
    ],
)
def test_the_schema_takes_nothing_else(name: str, path: list[Any], value: Any) -> None:
    line = loaded(name)
    line["log"] = line["log"][:3]
    validator().validate(line)
    target = line
    for key in path[:-1]:
        target = target[key]
    target[path[-1]] = value
    assert not validator().is_valid(line)


def test_a_record_reads_as_it_is_told() -> None:
    line = loaded("punto", audit=False)
    assert list(line) == ["format", "game", "seats", "options", "log", "outcome"]
    assert line["format"] == 1
    assert line["options"] == {"rounds_to_win": 2, "teams": False, "expert": False}
    assert list(line["log"][0]) == ["deal"]
    assert list(line["log"][2]) == ["seat", "do"]
    assert list(line["outcome"]) == ["scores", "ranks", "reason"]
    audited = loaded("punto")
    assert list(audited["log"][0]) == ["deal", "state"]
    assert list(audited["log"][2]) == ["seat", "do", "legal", "state"]


def test_an_unfinished_match_has_no_record() -> None:
    with pytest.raises(Refused, match="record-unfinished"):
        record_of(tablee.match("punto"))


@pytest.mark.parametrize(
    "line",
    ["", "\0", "\ud800", '"\\ud800"', b"\xff", b"\xef\xbb\xbf{}", "[" * 9_000, "9" * 9_000, "{}", "null"],
)
def test_what_is_no_record_is_refused(line: str | bytes) -> None:
    assert refusal(line).key == "record-unreadable"


@pytest.mark.parametrize("name", ROOMS)
def test_a_record_cut_off_does_not_hold(name: str) -> None:
    line = written(name)
    for cut in range(0, len(line), max(1, len(line) // 60)):
        assert refusal(line[:cut]).key == "record-unreadable"
    short = loaded(name, audit=False)
    short["log"] = short["log"][:-1]
    assert refusal(short).key == "record-unfinished"


def test_a_record_that_goes_on_after_the_end_does_not_hold() -> None:
    line = loaded("punto", audit=False)
    line["log"].append(line["log"][-1])
    assert refusal(line).about["entry"] == len(line["log"]) - 1


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"format": 2}, "record-format"),
        ({"format": "1"}, "record-unreadable"),
        ({"game": "tarot"}, "unknown-game"),
        ({"seats": 3}, "other-deal-due"),
        ({"seats": 5}, "wrong-seats"),
        ({"seats": True}, "record-unreadable"),
        ({"options": {}}, "record-options"),
        ({"options": {"rounds_to_win": 2, "teams": False, "expert": 0}}, "bad-option-value"),
        ({"outcome": {"scores": [9], "ranks": [1], "reason": "rounds_won"}}, "record-outcome"),
        ({"outcome": None}, "record-unreadable"),
        ({"surplus": 1}, "record-unreadable"),
        ({"log": []}, "record-unfinished"),
        ({"log": [{}]}, "malformed-entry"),
        ({"log": [{"tick": "flip"}]}, "no-tick"),
        ({"log": [{"deal": {"start": 0}, "seat": 0}]}, "malformed-entry"),
        ({"proof": {"commitment": "", "secret": "zz", "nonces": []}}, "record-proof"),
        ({"proof": {"commitment": "", "secret": "00", "nonces": []}}, "record-proof"),
    ],
)
def test_a_tampered_record_does_not_hold(change: Json, key: str) -> None:
    assert refusal({**loaded("punto", audit=False), **change}).key == key


def test_a_wrong_card_in_a_deal_is_found_where_it_is() -> None:
    line = loaded("punto", audit=False)
    line["log"][1]["deal"]["packs"][0][0] = "yellow 1"
    refused = refusal(line)
    assert (refused.key, refused.about["entry"]) == ("bad-deal", 1)


def test_an_audit_is_checked_word_by_word() -> None:
    line = loaded("punto")
    line["log"][5]["legal"].pop()
    assert refusal(line).key == "record-legal"
    line = loaded("punto")
    line["log"][5]["legal"].append(line["log"][5]["legal"][0])
    assert refusal(line).key == "record-legal"
    line = loaded("punto")
    line["log"][0]["legal"] = []
    assert refusal(line).key == "malformed-entry"
    line = loaded("punto")
    line["log"][5]["seat"] = (line["log"][5]["seat"] + 1) % 4
    assert refusal(line).key == "not-your-turn"
    for spoil in (
        lambda state: state.update(round=9),
        lambda state: state.pop("board"),
        lambda state: state.update(hands=None),
        lambda state: state.update(round=True),
        lambda state: state.update(won=[0.0, 0, 0, 0]),
        lambda state: state.update(trophies=[{}, [], [], []]),
        lambda state: state["neutral_removed"].extend([1, "red 5"]),
    ):
        line = loaded("punto")
        spoil(line["log"][5]["state"])
        assert (refusal(line).key, refusal(line).about["entry"]) == ("record-state", 5)


def test_zones_without_an_order_may_come_in_any() -> None:
    line = loaded("punto")
    for entry in line["log"]:
        entry["state"]["board"].reverse()
        entry.get("legal", []).reverse()
    tablee.replay(json.dumps(line))


def test_time_does_not_run_backwards() -> None:
    line = loaded("punto", audit=False)
    for number, entry in enumerate(line["log"]):
        entry["at"] = number * 10
    tablee.replay(json.dumps(line))
    line["log"][4]["at"] = 5
    assert (refusal(line).key, refusal(line).about["entry"]) == ("record-clock", 4)


def test_deals_of_a_table_follow_from_its_proof() -> None:
    secret, nonces = b"a secret of the table", ["one", "two", "three", "four"]
    match = tablee.match("punto")
    played = play_out(match, bots_for(["random"], match.game, 4), FastDice(1))
    dice = ProvableDice(secret, nonces)
    match = tablee.match("punto")
    while match.outcome() is None:
        if match.state.chance():
            match.deal(dice)
        else:
            seat = match.acting()[0]
            match.play(seat, match.legal(seat)[0])
    proof = Proof(commitment(secret), secret.hex(), nonces)
    line = json.loads(write(record_of(match)))
    line["proof"] = {"commitment": proof.commitment, "secret": proof.secret, "nonces": nonces}
    validator().validate(line)
    tablee.replay(json.dumps(line))
    other = json.loads(write(played))
    assert refusal({**other, "proof": line["proof"]}).key == "record-proof"


def paths(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The way to every part of a JSON value."""
    found = [path]
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, inner in items:
        found += paths(inner, (*path, key))
    return found


JUNK = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8)
    | st.sampled_from(["red 5", "mouse 7", "+3", "charmer", "shoe", "M7", "d2 red", "equal", "place"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=6,
)  # fmt: skip


@pytest.mark.parametrize("name", ROOMS)
@given(data=st.data())
def test_a_record_mangled_at_random_is_refused_or_holds(name: str, data: st.DataObject) -> None:
    line = copy.deepcopy(loaded(name, data.draw(st.booleans())))
    places = paths(line)
    for _ in range(data.draw(st.integers(1, 3))):
        path = places[data.draw(st.integers(1, len(places) - 1))]
        target = line
        try:
            for key in path[:-1]:
                target = target[key]
            if data.draw(st.booleans()):
                target[path[-1]] = data.draw(JUNK)
            else:
                del target[path[-1]]
        except (KeyError, IndexError, TypeError):
            continue  # an earlier change took this part away
    try:
        tablee.replay(json.dumps(line))
    except Refused as refused:
        assert refused.key


@pytest.mark.parametrize("name", ROOMS)
@given(noise=st.binary(max_size=40), seed=st.integers(0, 10_000))
def test_bytes_mangled_at_random_are_refused_or_hold(name: str, noise: bytes, seed: int) -> None:
    line = bytearray(written(name, False))
    place = random.Random(seed).randrange(len(line))
    line[place : place + len(noise)] = noise
    try:
        tablee.replay(bytes(line))
    except Refused as refused:
        assert refused.key


@pytest.mark.parametrize("name", ROOMS)
@given(
    seat=st.integers() | st.booleans() | st.none() | st.text(max_size=3), do=JUNK, steps=st.integers(0, 40)
)
def test_actions_out_of_the_blue_are_refused_or_legal(name: str, seat: Any, do: Any, steps: int) -> None:
    match = Match(game(name))
    dice = FastDice(steps)
    tablee.finish(match.state, dice, steps)
    before = match.state.copy()
    try:
        match.enter({"seat": seat, "do": do})
    except Refused as refused:
        assert refused.key
        assert match.state == before
        assert match.log == []


@pytest.mark.parametrize("name", ROOMS)
@given(deal=JUNK, steps=st.integers(0, 2))
def test_deals_out_of_the_blue_are_refused(name: str, deal: Any, steps: int) -> None:
    match = Match(game(name))
    tablee.finish(match.state, FastDice(1), steps)
    before = match.state.copy()
    for words in (deal, {"start": deal}, {"packs": deal}, {"snakes": deal, "animals": deal}, {"piles": deal}):
        try:
            match.enter({"deal": words})
        except Refused:
            assert match.state == before
        else:
            return  # {"start": 2} is a deal like any other


def test_reading_checks_only_that_it_is_a_record() -> None:
    assert read(written("punto")).game == "punto"
