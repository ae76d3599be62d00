"""Reflexes: how quick, how often wrong, how nervous; all from what is seen, and from given dice."""

from __future__ import annotations

from statistics import mean, median
from typing import Any

import pytest

from games.jungle_speed.positions import A, B, C, exact, grab, table
from shows import shows
from tablee import FastDice, Match, Refused
from tablee.bots import Reaction, Sight, bot_for, bots_for
from tablee.bots.play import play_out
from tablee.bots.reflex import FASTEST, NATURES, Nature, Reflex
from tablee.core.words import LANGUAGES, Words
from tablee.games import ROOMS, game
from tablee.games.jungle_speed import GAME
from tablee.games.jungle_speed.actions import FLIP, GIVE_SEAT, GRAB
from tablee.games.jungle_speed.pacing import times
from tablee.games.jungle_speed.rules import JungleSpeed

CALM = Nature(reaction=500, spread=0.25, mistakes=0, nerves=0, lapses=0, leisure=600)
RASH = CALM._replace(mistakes=0.3)


def sight_of(state: JungleSpeed, seat: int = A, now: float = 0.0, seed: int = 1) -> Sight:
    sight = Sight(GAME, state, seat, FastDice(seed))
    sight.now, sight.times = now, times(state.options)
    return sight


def shown(*tops: str) -> JungleSpeed:
    """A table with these active cards, where the last seat is to flip."""
    return exact([["e1 mauve"] for _ in tops], [[top] for top in tops], turn=len(tops) - 1)


DUEL = shown("d2 red", "d2 green", "a1 yellow")
ALIKE = shown("c1 red", "c3 green", "a1 yellow")
BARELY = shown("a1 red", "b1 red", "c1 yellow")


def reactions(nature: Nature, state: JungleSpeed, seat: int = A, times: int = 1500) -> list[Reaction]:
    """What different people of a nature do at the same sight, those who do something."""
    dice = FastDice(7)
    sight = sight_of(state, seat)
    found = [Reflex(GAME.brain, nature).react(sight, dice) for _ in range(times)]
    return [reaction for reaction in found if reaction is not None]


def delays(nature: Nature, state: JungleSpeed, seat: int = A) -> list[float]:
    return [reaction.after for reaction in reactions(nature, state, seat)]


def test_times_are_those_of_the_nature_and_skew_to_the_slow_side() -> None:
    found = delays(CALM, shown("d2 red", "d2 green"))
    assert len(found) == 1500
    assert 480 < median(found) < 520
    assert mean(found) > median(found)
    assert min(found) < 400 and max(found) > 800


@shows("JUN-R40")
def test_nobody_is_quicker_than_a_human_hand() -> None:
    found = delays(CALM._replace(reaction=260), DUEL)
    assert min(found) == FASTEST == 250


def test_many_seats_are_harder_to_watch() -> None:
    crowd = shown("d2 red", "d2 green", "a1 red", "b1 green", "c1 red", "e1 green")
    assert median(delays(CALM, crowd)) > 1.1 * median(delays(CALM, shown("d2 red", "d2 green")))


def test_the_hand_that_has_just_moved_is_slower() -> None:
    def first(mover: int) -> float:
        bot = Reflex(GAME.brain, CALM)
        bot.saw(mover, FLIP, 0)
        reaction = bot.react(sight_of(DUEL), FastDice(1))
        assert reaction is not None
        return reaction.after

    assert first(A) > first(B) == first(C)


def test_somebody_else_s_duel_moves_nobody_who_makes_no_mistakes() -> None:
    assert reactions(CALM, shown("d2 red", "d2 green", "b1 red", "c1 red"), seat=2, times=300) == []


def test_the_more_it_looks_alike_the_more_often_it_is_grabbed_for() -> None:
    alike, barely = len(reactions(RASH, ALIKE)), len(reactions(RASH, BARELY))
    assert 200 < alike < 600
    assert 5 < barely < alike / 8
    assert len(reactions(CALM, ALIKE)) == 0


def test_mistakes_grow_with_haste() -> None:
    assert median(delays(RASH, ALIKE)) < 0.95 * median(delays(CALM, DUEL))


def test_nerves_come_before_a_grab_that_may_be_wrong_so_that_a_true_one_forestalls_it() -> None:
    nervous = RASH._replace(nerves=2000)
    assert median(delays(nervous, ALIKE)) == pytest.approx(median(delays(RASH, ALIKE)) + 0.2 * 2000)
    assert median(delays(nervous, DUEL)) == median(delays(RASH, DUEL))


def test_what_is_overlooked_is_seen_much_later() -> None:
    found = delays(CALM._replace(lapses=0.3), DUEL)
    late = [after for after in found if after > 1500]
    assert 350 < len(late) < 550
    assert median(late) == pytest.approx(3000, rel=0.1)


def test_a_begun_reaction_goes_on_while_the_pull_stays() -> None:
    bot, dice = Reflex(GAME.brain, CALM), FastDice(1)
    first = bot.react(sight_of(DUEL), dice)
    assert first is not None
    later = bot.react(sight_of(DUEL, now=200), dice)
    assert later == (GRAB, pytest.approx(first.after - 200))
    assert bot.react(sight_of(BARELY, now=250), dice) is None
    assert bot.react(sight_of(DUEL, now=300), dice) != (GRAB, pytest.approx(first.after - 300))


def test_a_temptation_resisted_stays_so_while_it_is_the_same() -> None:
    dice = FastDice(3)
    rash = RASH._replace(mistakes=0.1)
    for _ in range(40):
        bot = Reflex(GAME.brain, rash)
        if bot.react(sight_of(ALIKE), dice) is None:
            assert [bot.react(sight_of(ALIKE, now=now), dice) for now in range(1, 60)] == [None] * 59


def test_who_had_to_wait_for_the_totem_starts_anew() -> None:
    bot, dice = Reflex(GAME.brain, CALM), FastDice(1)
    bot.react(sight_of(DUEL), dice)
    again = bot.react(sight_of(DUEL, now=5000), dice)
    assert again is not None and again.after >= FASTEST


def test_flips_come_at_leisure_and_never_before_the_table_is_ready() -> None:
    state = exact([["e1 mauve"], ["e2 mauve"]], [["a1 red"], ["b1 green"]])
    found = reactions(CALM, state)
    assert {reaction.action for reaction in found} == {FLIP}
    assert min(reaction.after for reaction in found) > 900
    assert median(reaction.after for reaction in found) == pytest.approx(1500, rel=0.05)


def test_a_seat_that_sees_its_duel_grabs_before_it_flips() -> None:
    state = exact([["e1 mauve"], ["e2 mauve"]], [["a1 red"], ["a1 green"]])
    found = [reaction.action for reaction in reactions(CALM, state)]
    assert found.count(GRAB) > 1400


def test_the_best_choice_is_made_at_leisure() -> None:
    state = table([(10, 12, "c2 red"), (2, 1, "c2 green"), (20, 1, "c2 mauve"), (34, 0)])
    grab(state, A)
    found = reactions(CALM, state, times=50)
    assert {reaction.action for reaction in found} == {GIVE_SEAT + B}
    assert min(reaction.after for reaction in found) > 900


def test_nothing_unseen_matters() -> None:
    twin = DUEL.imagine(A, FastDice(5))
    assert twin != DUEL
    for nature in NATURES.values():
        for seat in range(3):
            assert reactions(nature, DUEL, seat, 20) == reactions(nature, twin, seat, 20)


def test_levels_go_from_slow_and_careless_to_quick_and_careful() -> None:
    assert list(NATURES) == ["easy", "medium", "hard", "expert"]
    for slow, quick in zip(list(NATURES.values()), list(NATURES.values())[1:], strict=False):
        assert slow.reaction > quick.reaction
        assert slow.mistakes > quick.mistakes
        assert slow.lapses > quick.lapses
        assert slow.leisure > quick.leisure


def beaten(quick: str, slow: str, seats: int, matches: int) -> float:
    """The share of matches in which some quick seat is before all slow ones."""
    won = 0.0
    for number in range(matches):
        wanted = [(quick, slow)[(seat + number) % 2] for seat in range(seats)]
        match = Match(GAME, {}, seats)
        ranks = play_out(match, bots_for(wanted, GAME, seats), FastDice(number)).outcome.ranks
        best = {wanted[seat] for seat in range(seats) if ranks[seat] == 1}
        won += (quick in best) / len(best)
    return won / matches


@pytest.mark.parametrize(
    ("quick", "slow"),
    [("reflex:expert", "reflex:medium"), ("reflex:hard", "reflex:easy"), ("reflex:easy", "random")],
)
def test_a_quicker_nature_wins_more(quick: str, slow: str) -> None:
    assert beaten(quick, slow, 2, 16) > 0.8


def test_a_level_is_named_behind_the_colon() -> None:
    for name, nature in NATURES.items():
        bot = bot_for(f"reflex:{name}", GAME)
        assert isinstance(bot, Reflex) and bot.nature == nature
    for name in ("reflex", "novice"):
        bot = bot_for(name, GAME)
        assert isinstance(bot, Reflex) and bot.nature == NATURES["medium"]


def test_without_a_clock_a_novice_is_no_reflex() -> None:
    for name in ROOMS:
        if game(name).times is None:
            assert not isinstance(bot_for("novice", game(name)), Reflex)


@pytest.mark.parametrize(
    ("name", "room", "key", "about"),
    [
        ("search:50ms", "jungle_speed", "no-time-to-think", {"game": "jungle_speed"}),
        ("reflex", "punto", "no-clock", {"game": "punto"}),
        ("reflex:wild", "jungle_speed", "bad-nature", {"nature": "wild", "natures": ", ".join(NATURES)}),
    ],
)
def test_what_makes_no_sense_is_refused_kindly(name: str, room: str, key: str, about: dict[str, Any]) -> None:
    with pytest.raises(Refused) as refused:
        bot_for(name, game(room))
    assert (refused.value.key, refused.value.about) == (key, about)
    for language in LANGUAGES:
        assert Words(language).knows(f"refusal-{key}")
