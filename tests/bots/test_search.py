from __future__ import annotations

import pytest

import tablee
from bots.toys import Ladder, Pennies
from tablee import FastDice, State
from tablee.bots import Sight, bot_for, bots_for
from tablee.bots.play import play_out
from tablee.bots.search import Budget, Search
from tablee.bots.tree import Tree, key_of
from tablee.core.brain import IGNORANT
from tablee.games import game

SEARCHED = ("pungi", "pikoko", "klunker", "punto")


def thought(state: State, seat: int, rounds: int) -> Tree:
    tree = Tree(seat, state.seats, IGNORANT)
    tree.think(state, FastDice(1), rounds)
    return tree


def expected(tree: Tree) -> float:
    root = tree.roots[tree.seat]
    return root.total / root.visits


def test_a_long_way_that_leads_to_a_sure_win_is_found() -> None:
    tree = thought(Ladder(), 0, 2000)
    assert tree.best([0, 1]) == 1
    assert expected(tree) > 0.9


def test_chance_is_averaged_over() -> None:
    state = Ladder()
    edge = thought(state, 0, 2000).roots[0].edges[0]
    assert 0.05 < edge.total / edge.visits < 0.45  # it wins once in four


def test_nobody_sees_a_secret_choice_in_the_tree() -> None:
    """Whoever knew the other coin would win always; so would the other seat, if it knew this one's."""
    for seat in (0, 1):
        tree = thought(Pennies(), seat, 4000)
        assert 0.4 < expected(tree) < 0.6


def test_what_is_done_openly_is_answered() -> None:
    """The second seat sees the first coin, in its own tree too: the first cannot win."""
    assert expected(thought(Pennies(named_openly=True), 0, 4000)) < 0.1


def test_a_coin_that_lies_hidden_already_is_imagined() -> None:
    state = Pennies()
    state.play(1, 1)
    assert 0.4 < expected(thought(state, 0, 2000)) < 0.6


@pytest.mark.parametrize("name", SEARCHED)
def test_the_same_dice_give_the_same_match(name: str) -> None:
    room = game(name)
    records = []
    for _ in range(2):
        match = tablee.match(name, min(room.seats))
        bots = bots_for(["search:3"], room, match.seats)
        records.append(play_out(match, bots, FastDice(5)))
    assert records[0] == records[1]


def test_what_was_thought_before_is_kept_while_the_match_goes_on() -> None:
    state = Ladder()
    tree = thought(state, 0, 500)
    edge = tree.roots[0].edges[1]
    tree.forward(0, 1, state.news(0))
    assert 100 < tree.roots[0].visits == edge.visits - 1  # but for the round that first tried it
    tree.forward(0, 7, 0)  # what nobody thought of
    assert tree.roots[0].visits == 0


def test_what_comes_to_light_is_told_apart() -> None:
    """In Punto the next card is turned over: what was thought about another card says nothing of it."""
    dice = FastDice(2)
    state = tablee.start("punto", 2)
    tablee.finish(state, dice, 10)
    seat = state.acting()[0]
    tree = thought(state, seat, 400)
    action = tree.best(state.legal(seat))
    news = set()
    for draw in range(200):
        after = state.imagine(seat, FastDice(draw))
        after.play(seat, action)
        news.add(after.news(seat))
    keys = {key_of(seat, action, number) for number in news}
    assert len(news) > 8
    assert len(set(tree.roots[seat].after) & keys) > 4


class Ticking:
    """A clock that goes on by a hundredth of a second whenever somebody looks at it."""

    def __init__(self) -> None:
        self.looks = 0

    def __call__(self) -> float:
        self.looks += 1
        return self.looks / 100


def test_the_budget_is_time_by_a_clock_or_rounds() -> None:
    state = tablee.start("klunker", 3)
    dice = FastDice(3)
    tablee.finish(state, dice, 2)
    seat = state.acting()[0]
    sight = Sight(game("klunker"), state, seat, dice)
    clock = Ticking()
    assert Search(IGNORANT, Budget(milliseconds=50, clock=clock)).choose(sight, dice) in sight.legal
    assert clock.looks in (6, 7)
    bot = Search(IGNORANT, Budget(rounds=30))
    bot.choose(sight, dice)
    assert bot.tree is not None
    assert bot.tree.roots[seat].visits == 30


def test_one_choice_needs_no_thought() -> None:
    dice = FastDice(1)
    state = tablee.start("punto", 2)
    tablee.finish(state, dice, 2)
    seat = state.acting()[0]
    bot = Search(IGNORANT, Budget(rounds=10))
    sight = Sight(game("punto"), state, seat, dice)
    assert sight.legal == [bot.choose(sight, dice)]
    assert bot.tree is None


@pytest.mark.parametrize("name", SEARCHED)
def test_search_beats_chance(name: str) -> None:
    """A few matches with a short search against random seats: the search is ahead."""
    room = game(name)
    seats = min(room.seats)
    ahead = 0.0
    for deal in range(6):
        for seat in range(2):
            match = tablee.match(name, seats)
            bots = [bot_for("search:40" if s == seat else "random", room) for s in range(seats)]
            ranks = play_out(match, bots, FastDice(deal), deals=FastDice(deal)).outcome.ranks
            ahead += sum(rank > ranks[seat] for rank in ranks) - sum(rank < ranks[seat] for rank in ranks)
    assert ahead > 0
