"""Matches against time: the earliest hand or the clock comes first, and nobody sleeps."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games.jungle_speed.positions import A, B, C, D, Pile, table
from shows import shows
from tablee import FastDice, Match
from tablee.bots import Bot, BotFailed, Reaction, Sight, bot_for, bots_for
from tablee.bots.play import play_out
from tablee.core.brain import IGNORANT
from tablee.core.contract import AT_LEISURE
from tablee.core.record import read, replay, write
from tablee.games import game
from tablee.games.jungle_speed import GAME
from tablee.games.jungle_speed.actions import FLIP, GRAB
from tablee.games.jungle_speed.pacing import times

IDLE: dict[float, Reaction] = {}


class Planned(Bot):
    """Reacts as planned, by the time of the last entry, and keeps the times at which it was asked."""

    against_time = True

    def __init__(self, plan: dict[float, Reaction]) -> None:
        self.plan = plan
        self.asked: list[float] = []

    def react(self, sight: Sight, dice: object) -> Reaction | None:
        self.asked.append(sight.now)
        return self.plan.get(sight.now)


def play(
    piles: list[Pile],
    *plans: dict[float, Reaction],
    nexts: dict[int, list[str]] | None = None,
    turn: int = A,
    seed: int = 1,
) -> tuple[list[tuple[int, object]], list[Planned]]:
    """A match from this table on: when something was entered, and what."""
    match = Match(GAME, {}, len(piles))
    match.state = table(piles, nexts=nexts, turn=turn)
    bots = [Planned(plan) for plan in plans]
    record = play_out(match, bots, FastDice(seed))
    return [(entry.at or 0, entry.tick or (entry.seat, *(entry.do or ()))) for entry in record.log], bots


APART: list[Pile] = [(10, 5, "a1 red"), (20, 5, "b1 red"), (35, 5, "c1 red")]
DUEL: list[Pile] = [(10, 5, "d2 red"), (20, 5, "d2 green"), (35, 5, "c1 red")]


@shows("JUN-64", "JUN-65", "JUN-66", "JUN-70", "JUN-72")
def test_the_clock_runs_alone_where_nobody_does_anything() -> None:
    match = Match(GAME, {}, 3)
    record = play_out(match, [Planned(IDLE), Planned(IDLE), Planned(IDLE)], FastDice(3))
    lasts = {"flip": 4000, "stall": 5000, "count": 700, "window": 1800}
    ticks = [entry for entry in record.log if entry.tick]
    gaps = [after.at - before.at for before, after in zip([record.log[1], *ticks], ticks, strict=False)]
    assert gaps == [lasts[entry.tick] for entry in ticks]
    assert {entry.tick for entry in ticks} == set(lasts)
    assert record.outcome.reason == "stalled"
    assert record.log[0].at == record.log[1].at == 0


@shows("JUN-64")
def test_a_pace_has_its_times() -> None:
    fast = times(GAME.start({"pace": "fast"}, 2).options)
    assert fast.waits == {
        "flip": 2800,
        "count": 490,
        "window": 1260,
        "settle": 1050,
        "choice": 4200,
        "stall": 3500,
    }
    assert fast[1:] == ({"settle": 490}, 630, 200, 700)
    match = Match(GAME, {"pace": "fast"}, 2)
    assert play_out(match, [Planned(IDLE)] * 2, FastDice(3)).log[2].at == 2800


@shows("JUN-35", "JUN-69")
def test_the_earliest_hand_has_the_totem() -> None:
    log, _ = play(DUEL, {0: Reaction(GRAB, 500)}, {0: Reaction(GRAB, 499)}, IDLE)
    assert log[0] == (499, (B, "grab"))
    assert log[1][1] == "settle"  # and A, too late by a hair, is not in the record
    log, _ = play(DUEL, {0: Reaction(GRAB, 500)}, {0: Reaction(GRAB, 501)}, IDLE)
    assert log[0] == (500, (A, "grab"))


@shows("JUN-67")
def test_cards_take_a_while_to_move() -> None:
    lasting = set()
    for seed in range(20):
        log, _ = play(DUEL, {0: Reaction(GRAB, 500)}, IDLE, IDLE, seed=seed)
        assert log[1][1] == "settle"
        lasting.add(log[1][0] - log[0][0])
    assert 1500 <= min(lasting) < 1600
    assert 2100 < max(lasting) <= 2200


def test_nobody_flips_before_the_table_is_ready() -> None:
    log, _ = play(APART, {0: Reaction(FLIP, 10)}, {900: Reaction(FLIP, 1300)}, IDLE)
    assert log[:3] == [(900, (A, "flip")), (2200, (B, "flip")), (6200, "flip")]


def test_everybody_reacts_anew_to_what_is_entered() -> None:
    plan = {0: Reaction(GRAB, 1200), 900: Reaction(FLIP, 1000)}
    log, bots = play(APART, {0: Reaction(FLIP, 0)}, plan, IDLE)
    assert log[:2] == [(900, (A, "flip")), (1900, (B, "flip"))]
    assert [bot.asked[:3] for bot in bots] == [[0, 900, 1900]] * 3


@shows("JUN-R11", "JX-31")
def test_a_hand_that_was_right_and_comes_a_little_late_is_void() -> None:
    flips = {0: Reaction(FLIP, 900)}
    nexts = {B: ["e1 yellow"]}
    log, bots = play(DUEL, {0: Reaction(GRAB, 1100)}, flips, IDLE, nexts=nexts, turn=B)
    assert log[:2] == [(900, (B, "flip")), (4900, "flip")]
    assert bots[A].asked[:3] == [0, 1100, 4900]

    log, bots = play(DUEL, {0: Reaction(GRAB, 1101)}, flips, IDLE, nexts=nexts, turn=B)
    assert log[:2] == [(900, (B, "flip")), (4900, "flip")]
    assert bots[A].asked[:3] == [0, 900, 4900]  # in time to hold it back


@shows("JUN-R11")
def test_a_hand_that_was_wrong_all_along_is_a_false_grab() -> None:
    log, _ = play(DUEL, IDLE, {0: Reaction(FLIP, 900)}, {0: Reaction(GRAB, 1000)}, turn=B)
    assert log[:2] == [(900, (B, "flip")), (1000, (C, "grab"))]
    assert log[2][1] == "settle"


@shows("JUN-R11")
def test_a_hand_that_has_become_right_wins() -> None:
    nexts = {B: ["a1 yellow"]}
    log, bots = play(APART, {0: Reaction(GRAB, 1000)}, {0: Reaction(FLIP, 900)}, IDLE, nexts=nexts, turn=B)
    assert log[1] == (1000, (A, "grab"))
    assert bots[C].asked[:3] == [0, 900, log[2][0]]
    assert log[2][1] == "settle"


@shows("JUN-68")
def test_after_a_false_grab_the_offender_waits_a_little() -> None:
    class Wild(Planned):
        def react(self, sight: Sight, dice: object) -> Reaction | None:
            return Reaction(GRAB, 0) if sight.now < 20_000 else None

    match = Match(GAME, {}, 3)
    match.state = table(APART, turn=B)
    log = play_out(match, [Wild(IDLE), Planned(IDLE), Planned(IDLE)], FastDice(1)).log
    assert [(entry.seat, entry.tick) for entry in log[:3]] == [(A, None), (None, "settle"), (A, None)]
    assert log[2].at - log[1].at == 1000


@pytest.mark.parametrize(
    ("react", "why"),
    [
        (lambda sight, dice: Reaction(77, 1), "not-allowed (action='77')"),
        (lambda sight, dice: Reaction(GRAB, -1), "not a time: -1"),
        (lambda sight, dice: Reaction(GRAB, float("nan")), "not a time: nan"),
        (lambda sight, dice: 1 // 0, "ZeroDivisionError: integer division or modulo by zero"),
    ],
)
def test_a_bot_that_fails_is_named(react: Callable[[Sight, object], Reaction], why: str) -> None:
    bad = Planned(IDLE)
    bad.react = react  # type: ignore[method-assign]
    with pytest.raises(BotFailed) as failed:
        play_out(Match(GAME, {}, 3), [Planned(IDLE), bad, Planned(IDLE)], FastDice(1))
    assert (failed.value.seat, failed.value.why) == (1, why)


def test_bots_hear_of_every_entry() -> None:
    class Listening(Planned):
        def saw(self, mover: int, shown: int, news: int) -> None:
            heard.append((mover, shown))

    heard: list[tuple[int, int]] = []
    match = Match(GAME, {}, 3)
    match.state = table(DUEL)
    plans = [Planned({0: Reaction(GRAB, 500)}), Listening(IDLE), Planned(IDLE)]
    record = play_out(match, plans, FastDice(1))
    assert heard[:2] == [(A, GRAB), (-3, 0)]
    assert len(heard) == len(record.log)


@pytest.mark.parametrize("wanted", [["reflex"], ["random", "reflex:hard", "novice", "reflex:easy"]])
def test_records_hold_and_the_same_dice_give_the_same(wanted: list[str]) -> None:
    room = game("jungle_speed")
    lines = [
        write(play_out(Match(room, {}, 4), bots_for(wanted, room, 4), FastDice(5), audit=True))
        for _ in range(2)
    ]
    assert lines[0] == lines[1]
    record = read(lines[0])
    assert replay(record, game).outcome() is not None
    stamps = [entry.at for entry in record.log]
    assert stamps == sorted(stamps)  # type: ignore[type-var]
    assert all(entry.state for entry in record.log)


def test_deals_come_out_alike_whatever_bots_draw() -> None:
    logs = [
        play_out(Match(GAME, {}, 4), bots_for([who], GAME, 4), FastDice(1), deals=FastDice(9)).log
        for who in ("reflex:easy", "reflex:expert")
    ]
    assert logs[0][:2] == logs[1][:2]
    assert logs[0] != logs[1]


def test_random_seats_alone_need_no_clock() -> None:
    record = play_out(Match(GAME, {}, 4), [bot_for("random", GAME) for _ in range(4)], FastDice(1))
    assert all(entry.at is None for entry in record.log)


def test_random_seats_leave_most_to_the_clock() -> None:
    match = Match(GAME, {}, 2)
    match.state = table(APART[:2])
    sight = Sight(GAME, match.state, A, FastDice(1))
    sight.times = times(match.options)
    dice = FastDice(1)
    bot = bot_for("random", GAME)
    drawn = [bot.react(sight, dice) for _ in range(2000)]
    assert {reaction.action for reaction in drawn if reaction} == {FLIP, GRAB}
    assert 400 < len([reaction for reaction in drawn if reaction and reaction.after < 4000]) < 600


def test_the_seat_that_chooses_takes_its_time() -> None:
    piles: list[Pile] = [(10, 5, "c2 red"), (20, 5, "c2 green"), (30, 5, "c2 mauve"), (5, 0)]
    plan = {0: Reaction(GRAB, 300), 300: Reaction(5, 100)}
    log, bots = play(piles, plan, IDLE, IDLE, IDLE)
    assert log[:2] == [(300, (A, "grab")), (1200, (A, "give"))]
    assert bots[D].asked[:2] == [0, log[2][0]]  # all others have nothing to do
    log, _ = play(piles, {0: Reaction(GRAB, 300)}, IDLE, IDLE, IDLE)
    assert log[1] == (6300, "choice")


def test_where_no_time_runs_nothing_hurries() -> None:
    state = game("punto").start()
    assert state.race(0, 0) == AT_LEISURE
    assert IGNORANT.urges(state, 0) == []
