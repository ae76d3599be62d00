"""What a decent player of Klunker does, as far as anybody can tell from what the seat sees."""

from __future__ import annotations

from typing import Any

import pytest

from games.klunker.positions import SHOE, begun, buying, do, heap, position, storing
from tablee import FastDice, finish
from tablee.games.klunker import GAME
from tablee.games.klunker.actions import ACTIONS, HEAPS, displays
from tablee.games.klunker.brain import promise, promises, promises_kept
from tablee.games.klunker.rules import DISPLAY, Klunker

BRAIN = GAME.brain


def weight(state: Klunker, **do: Any) -> int:
    """How good something looks to the seat whose turn it is, in the words of the record."""
    action = GAME.read(state, state.turn, do)
    return BRAIN.weigh(state, state.turn)[state.legal(state.turn).index(action)]


def favourite(state: Klunker) -> dict[str, Any]:
    looks = BRAIN.weigh(state, state.turn)
    action = state.legal(state.turn)[looks.index(max(looks))]
    return GAME.describe(state, state.turn, action)


def test_a_safe_promises_more_the_purer_it_is() -> None:
    assert promise(heap(shoe=4)) == 400
    assert promise(heap(shoe=4, fob=1)) < 400
    assert promise(heap(shoe=3)) > promise(heap(shoe=3, fob=1)) > promise(heap(shoe=3, fob=1, tiara=1))
    assert promise(heap(necklace=4, shoe=1, fob=1)) > 400
    assert promise(0) == 0


def test_parts_of_a_hand_come_in_the_order_of_the_displays() -> None:
    safe, hand = heap(shoe=2, fob=1, necklace=1), heap(shoe=2, tiara=1, necklace=3)
    shown = [HEAPS[action - DISPLAY] for action in displays(hand)]
    assert promises(safe, hand) == [promise(safe + part) for part in shown]
    kept = promises_kept(safe, hand)
    assert len(kept) == len(shown)
    assert kept[shown.index(hand)] == 0
    assert kept[0] == max(kept) > kept[shown.index(heap(shoe=2))] > 0


def test_the_fourth_of_a_type_is_stored() -> None:
    state = storing(
        hands=[heap(shoe=1, tooth=2, fob=1), SHOE, SHOE], windows=[SHOE] * 3, safes=[heap(shoe=3), 0, 0]
    )
    assert favourite(state) == {"store": "shoe"}
    assert weight(state, store="tooth") < weight(state, store="shoe") / 3


def test_a_type_is_stored_that_the_window_to_come_has_as_well() -> None:
    state = storing(
        hands=[heap(shoe=1, tooth=1, fob=1), SHOE, SHOE],
        windows=[heap(fob=1), heap(tooth=2), heap(tooth=2)],
        safes=[heap(shoe=1, tooth=1), 0, 0],
    )
    assert favourite(state) == {"store": "tooth"}


def test_who_needs_a_window_that_others_may_take_passes_early() -> None:
    about: dict[str, Any] = {"hands": [heap(fob=1), SHOE, SHOE], "safes": [heap(tooth=3)] * 3}
    hurried = storing(windows=[heap(fob=1), heap(tooth=1), heap(fob=1)], **about)
    assert favourite(hurried) == {"pass": True}
    calm = storing(windows=[heap(fob=1)] * 3, **about)
    assert favourite(calm) == {"store": "fob"}
    poor = storing(windows=[heap(fob=1), heap(tooth=1), heap(fob=1)], bills=[0, 1, 1], **about)
    assert favourite(poor) == {"store": "fob"}


def test_of_two_good_windows_one_will_be_left() -> None:
    windows = [heap(fob=2, tiara=2), heap(tooth=1), heap(tooth=1)]
    about: dict[str, Any] = {"hands": [SHOE, SHOE, SHOE], "safes": [heap(tooth=3)] * 3}
    lucky = weight(storing(windows=windows, **about), store="shoe")
    windows[2] = heap(fob=2, tiara=2)
    assert weight(storing(windows=windows, **about), store="shoe") < lucky
    windows[1], windows[2] = windows[2], heap(tooth=1)
    assert weight(storing(windows=windows, **about), store="shoe") < lucky


def test_the_window_is_bought_that_completes_four() -> None:
    state = buying([0, 1, 2], windows=[heap(tooth=1), heap(earring=1), heap(fob=2)], bills=[2, 1, 1])
    state.safes[0] = heap(earring=3)
    assert favourite(state) == {"buy": 1}


def test_nobody_pays_for_what_is_no_better_than_the_own_window() -> None:
    state = buying([0, 1, 2], windows=[SHOE, heap(earring=1), heap(fob=1, tooth=1)], bills=[2, 1, 1])
    state.safes[0] = SHOE
    assert favourite(state) == {"buy": 0}


def test_a_pure_safe_is_not_spoilt() -> None:
    state = buying([0, 1, 2], windows=[0, heap(earring=1, tooth=1), heap(fob=1, tooth=1)], bills=[2, 1, 1])
    state.safes[0] = heap(shoe=3)
    assert favourite(state) == {"buy": None}


def test_necklaces_are_sold_first() -> None:
    state = buying([0, 1, 2], windows=[heap(necklace=5, earring=4), SHOE, SHOE], bills=[1] * 3, pile=[])
    do(state, 0, buy=0)
    assert favourite(state) == {"sell": "necklace"}
    assert BRAIN.instinct(state, 0, FastDice(1)) in state.legal(0)


def test_one_shows_what_somebody_will_pay_for_and_not_a_heap_that_nobody_can_use() -> None:
    one_of_each = heap(shoe=1, tooth=1, fob=1, tiara=1, earring=1, piercing=1)
    state = position(
        hands=[one_of_each] * 3, safes=[heap(tooth=2), heap(fob=3), heap(fob=3)], windows=[0, 0, 0]
    )
    assert favourite(state) == {"display": ["fob"]}
    everything = ["piercing", "earring", "tooth", "shoe", "fob", "tiara"]
    assert weight(state, display=everything) < 100
    state.windows[0] = SHOE
    assert weight(state, display=[]) > weight(state, display=everything)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_nothing_unseen_is_looked_at(seats: int) -> None:
    for drawn in range(2):
        state, dice = begun(seats, seed=drawn), FastDice(seats)
        while state.outcome() is None:
            seat, other = state.turn, state.imagine(state.turn, dice)
            looks = BRAIN.weigh(state, seat)
            assert looks == BRAIN.weigh(other, seat)
            assert len(looks) == len(state.legal(seat))
            assert all(1 <= look <= 1000 for look in looks)
            assert max(looks) == 1000
            action = BRAIN.instinct(state, seat, FastDice(drawn))
            assert action == BRAIN.instinct(other, seat, FastDice(drawn))
            assert action in state.legal(seat)
            finish(state, dice, 1)


def test_by_instinct_all_jewels_of_a_type_are_shown_and_rather_what_the_safe_lacks() -> None:
    state = position(hands=[heap(shoe=2, tooth=3, fob=1)] * 3, safes=[SHOE, 0, 0])
    shown = [GAME.describe(state, 0, BRAIN.instinct(state, 0, FastDice(seed))) for seed in range(99)]
    shoes = shown.count({"display": ["shoe"] * 2})
    fobs, teeth = shown.count({"display": ["fob"]}), shown.count({"display": ["tooth"] * 3})
    assert shoes + fobs + teeth == 99
    assert 0 < shoes < 25 < min(fobs, teeth)
    state.windows[0] = SHOE
    later = [GAME.describe(state, 0, BRAIN.instinct(state, 0, FastDice(seed))) for seed in range(99)]
    assert 30 < later.count({"display": []}) < 70


def test_by_instinct_the_fitting_jewel_is_stored() -> None:
    state = storing(hands=[heap(shoe=1, tooth=1, fob=1), SHOE, SHOE], windows=[SHOE] * 3)
    state.safes = [heap(shoe=3, tooth=1), 0, 0]
    stored = {BRAIN.instinct(state, 0, FastDice(seed)) for seed in range(50)}
    assert [GAME.describe(state, 0, action) for action in stored] == [{"store": "shoe"}]
    state.safes = [heap(tiara=1), 0, 0]
    varied = {BRAIN.instinct(state, 0, FastDice(seed)) for seed in range(50)}
    assert varied == set(state.legal(0))


def test_by_instinct_the_pleasing_window_is_bought() -> None:
    state = buying([0, 1, 2], windows=[SHOE, heap(tooth=1), heap(fob=1)], bills=[1] * 3)
    state.safes[0] = heap(tooth=3)
    assert GAME.describe(state, 0, BRAIN.instinct(state, 0, FastDice(1))) == {"buy": 1}
    state.safes[0], state.windows[0] = heap(necklace=1), 0
    assert GAME.describe(state, 0, BRAIN.instinct(state, 0, FastDice(1))) == {"buy": None}


def test_all_that_is_done_is_seen_by_all() -> None:
    state = begun()
    assert [state.shown(0, action) for action in range(ACTIONS)] == [*range(ACTIONS)]


def test_playouts_rest_between_games() -> None:
    state, dice = GAME.start({"games_per_match": 2}, 3), FastDice(1)
    finish(state, dice, 1)
    assert not BRAIN.rests(state)  # nothing was dealt
    finish(state, dice, 1)
    assert not BRAIN.rests(state)
    while not state.chance():
        finish(state, dice, 1)
    assert BRAIN.rests(state)
    state.totals = [9, 2, 5]
    worth = BRAIN.worth(state)
    assert sum(worth) == pytest.approx(1.5)
    assert 1 > worth[0] > worth[2] > worth[1] > 0


def test_a_match_that_is_over_is_worth_its_ranks_and_a_little_the_lead() -> None:
    state = position(bills=[7, 7, 3])
    state.end_game()
    shared = BRAIN.worth(state)
    assert shared[0] == shared[1] > 0.6
    assert shared[2] < 0.25
    state.totals = [7, 6, 3]
    assert BRAIN.worth(state)[0] > shared[0] + 0.1
