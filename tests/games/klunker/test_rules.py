"""The rules of Klunker, one by one."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
import pytest

from games.klunker.positions import SHOE, begun, buying, choices, do, heap, position, storing
from shows import shows
from tablee import Deal, FastDice, Refused, finish
from tablee.games.klunker import GAME, actions
from tablee.games.klunker.actions import (
    ACTIONS,
    BUY,
    BUY_NOTHING,
    DISPLAY,
    HEAPS,
    PASS,
    SELL,
    STORE,
    displays,
    stores,
)
from tablee.games.klunker.cards import DECK, NAMES, hand_size, listed
from tablee.games.klunker.deals import BUYING, JEWELS, OVER, SHOWING, START, STORING
from tablee.games.klunker.rules import Klunker
from tablee.testing import count_positions

FULL = heap(tiara=6)
A, B, C = 0, 1, 2


def facts(state: Klunker, seat: int | None = None) -> list[str]:
    return [fact.what for fact in GAME.view(state, seat).facts]


@shows("KLU-01", "KLU-R1")
def test_three_to_five_seats() -> None:
    assert GAME.seats == (3, 4, 5)
    assert GAME.start().seats == 4
    for seats in (1, 2, 6):
        with pytest.raises(Refused, match="wrong-seats"):
            GAME.start({}, seats)


@shows("KLU-02", "KLU-23")
def test_everybody_has_a_window_a_safe_and_a_money_pile() -> None:
    for seats in (3, 4, 5):
        state = begun(seats)
        seen = GAME.view(state, None)
        assert seen.windows == seen.safes == [[] for _ in range(seats)]
        assert seen.bills == [1] * seats


@shows("KLU-03")
def test_who_starts_is_drawn_by_lot() -> None:
    state = GAME.start({}, 4)
    assert state.chance()
    assert (state.acting(), state.outcome()) == ([], None)
    drawn = {state.shuffle(FastDice(seed)).stacks[0][0] for seed in range(50)}
    assert drawn == {0, 1, 2, 3}
    for start in range(4):
        assert begun(4, start).acting() == [start]


@shows("KLU-04", "KLU-07", "KLU-08")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_first_cards_are_bills_then_hands_from_the_start_seat(seats: int) -> None:
    state = GAME.start({}, seats)
    state.deal(Deal(START, [[2]]))
    assert GAME.truth(state) == {
        "round": 1,
        "start": 2,
        "phase": "display",
        "turn": None,
        "hands": [[]] * seats,
        "windows": [[]] * seats,
        "safes": [[]] * seats,
        "bills": [0] * seats,
        "pile": [],
        "purchase": [None] * seats,
        "totals": [0] * seats,
    }
    assert Counter(DECK) == {kind: 14 if kind < 6 else 10 for kind in range(7)}
    jewels = DECK[:]
    FastDice(9).shuffle(jewels)
    state.deal(Deal(JEWELS, [jewels]))
    assert state.starting == jewels[:seats]
    assert state.bills == [1] * seats
    for i in range(seats):
        dealt = seats + 6 * i
        assert listed(state.hands[(2 + i) % seats]) == sorted(jewels[dealt : dealt + 6])
    assert GAME.truth(state)["pile"] == [NAMES[kind] for kind in jewels[7 * seats :]]
    assert len(state.jewels) == state.left
    assert GAME.truth(state)["turn"] == 2


def test_before_the_first_deal_there_is_nothing() -> None:
    state = GAME.start({}, 3)
    assert (state.first, state.start, state.turn, state.starting) == (-1, -1, -1, [])
    seen = msgspec.to_builtins(GAME.view(state, None))
    assert seen == {
        **dict.fromkeys(("seat", "waits", "outcome", "first", "start", "turn")),
        "seats": 3,
        "acting": [],
        "facts": [],
        "game": 0,
        "games": 1,
        "round": 1,
        "phase": "display",
        **{zone: [[], [], []] for zone in ("hands", "known", "windows", "safes")},
        "bills": [0, 0, 0],
        "bills_of": [],
        "pile": 0,
        "on_top": [],
        "purchase": [None, None, None],
        "totals": [0, 0, 0],
    }


def test_actions_keep_their_numbers_and_lists_are_made_once() -> None:
    assert (PASS, STORE, SELL, BUY, BUY_NOTHING, DISPLAY) == (0, 1, 8, 15, 20, 21)
    hand = heap(tiara=2, fob=1)
    for made in (actions._displays, actions._stores):
        made.clear()
    shown = displays(hand)
    assert [HEAPS[action - DISPLAY] for action in shown] == [
        heap(fob=fobs, tiara=tiaras) for fobs in range(2) for tiaras in range(3)
    ]
    assert displays(hand) is shown
    assert stores(hand) is stores(hand) == [PASS, STORE + 4, STORE + 5]


def test_a_shuffle_is_a_whole_deck_in_any_order() -> None:
    state = GAME.start({}, 3)
    state.deal(Deal(START, [[0]]))
    one, two = (state.shuffle(FastDice(seed)).stacks[0] for seed in (1, 2))
    assert one != two
    assert sorted(one) == sorted(two) == DECK


def test_wrong_deals_are_refused() -> None:
    state = GAME.start({}, 3)
    for stacks in ([[3]], [[-1]], [[]], [[0, 1]], [], [[0], [1]]):
        with pytest.raises(Refused, match=r"^malformed: bad-deal$"):
            state.deal(Deal(START, stacks))
    with pytest.raises(Refused, match="other-deal-due"):
        state.deal(Deal(JEWELS, [DECK]))
    state.deal(Deal(START, [[0]]))
    with pytest.raises(Refused, match="other-deal-due") as refused:
        state.deal(Deal(START, [[0]]))
    assert (refused.value.kind, refused.value.about) == ("not now", {"due": "jewels"})
    for jewels in (DECK[:-1], [*DECK, 0], [*DECK[:-1], 7], [*DECK[:-1], -1], [*DECK[:-1], 0], [6, *DECK[1:]]):
        with pytest.raises(Refused, match=r"^malformed: bad-deal$"):
            state.deal(Deal(JEWELS, [jewels]))
    with pytest.raises(Refused, match=r"^malformed: bad-deal$"):
        state.deal(Deal(JEWELS, [DECK, DECK]))
    before = state.copy()
    assert state == before
    state.deal(Deal(JEWELS, [DECK]))
    for attempt in (lambda: state.deal(Deal(JEWELS, [DECK])), lambda: state.shuffle(FastDice(1))):
        with pytest.raises(Refused, match=r"^not now: no-deal-due$"):
            attempt()


@shows("KLU-10", "KLU-17", "KLU-R28")
def test_everybody_shows_once_clockwise_from_the_start_seat() -> None:
    state = begun(4, start=2)
    for seat in (2, 3, 0, 1):
        assert (state.phase, state.acting(), state.start) == (SHOWING, [seat], 2)
        assert [bool(state.legal(other)) for other in range(4)] == [other == seat for other in range(4)]
        state.play(seat, state.legal(seat)[0])
    assert (state.phase, state.acting(), state.start) == (STORING, [2], 2)


@shows("KLU-11", "KLU-14", "KLU-20", "KLU-R20")
def test_any_cards_can_be_shown_and_the_rest_is_kept() -> None:
    window = heap(shoe=14, fob=3)
    state = position(hands=[heap(tiara=2, fob=1)] * 3, windows=[window, 0, 0])
    shown = [["fob"] * fobs + ["tiara"] * tiaras for tiaras in range(3) for fobs in range(2)]
    assert sorted(str(do["display"]) for do in choices(state, A)) == sorted(map(str, shown))
    do(state, A, display=["tiara", "fob"])
    assert state.hands[A] == heap(tiara=1)
    assert state.windows[A] == window + heap(tiara=1, fob=1)


@shows("KLU-12", "KLU-15")
def test_an_empty_window_gets_at_least_one_card() -> None:
    state = position(hands=[FULL] * 3, windows=[0, SHOE, 0])
    assert len(state.legal(A)) == 6
    assert {"display": []} not in choices(state, A)
    with pytest.raises(Refused, match=r"^not allowed: show-one$"):
        do(state, A, display=[])
    do(state, A, display=["tiara"])
    assert len(state.legal(B)) == 7
    assert {"display": []} in choices(state, B)
    do(state, B, display=[])
    assert (state.hands[B], state.windows[B]) == (FULL, SHOE)
    do(state, C, display=["tiara"] * 6)
    assert all(state.windows)


@shows("KLU-13", "KLU-23", "KLU-R19")
def test_windows_safes_and_money_are_open() -> None:
    state = position(windows=[heap(shoe=2, fob=1), 0, 0], safes=[0, heap(tiara=3), 0], bills=[4, 0, 2])
    for seat in (None, 0, 1, 2):
        seen = GAME.view(state, seat)
        assert seen.windows == [["shoe", "shoe", "fob"], [], []]
        assert seen.safes == [[], ["tiara"] * 3, []]
        assert seen.bills == [4, 0, 2]


@shows("KLU-16", "KLU-33", "KLU-34", "KLU-35", "KLU-36", "KLU-R2")
def test_a_buyer_takes_one_whole_window() -> None:
    windows = [heap(shoe=1, fob=1), heap(tiara=2, tooth=1), heap(fob=2)]
    state = buying([C, A, B], windows=windows, bills=[1, 2, 3])
    assert choices(state, C) == [{"buy": 0}, {"buy": 1}, {"buy": 2}]
    free = state.copy()
    do(free, C, buy=C)
    assert (free.bills, free.windows, free.safes) == ([1, 2, 3], [*windows[:2], 0], [0, 0, windows[C]])
    assert free.turn == A
    do(state, C, buy=B)
    assert (state.bills, state.windows, state.safes) == (
        [1, 3, 2],
        [windows[A], 0, windows[C]],
        [0, 0, windows[B]],
    )
    assert state.turn == A


@shows("KLU-18", "KLU-22", "KLU-24", "KLU-25")
def test_one_card_a_turn_or_pass() -> None:
    state = storing(seats=3, start=1, hands=[heap(tiara=2, fob=1)] * 3, windows=[SHOE] * 3)
    assert choices(state, B) == [{"pass": True}, {"store": "fob"}, {"store": "tiara"}]
    do(state, B, store="tiara")
    assert (state.hands[B], state.safes) == (heap(tiara=1, fob=1), [0, heap(tiara=1), 0])
    do(state, C, pass_=True)
    do(state, A, store="tiara")
    do(state, B, store="fob")
    do(state, A, store="tiara")
    do(state, B, pass_=True)
    assert (state.phase, state.turn) == (STORING, A)
    do(state, A, pass_=True)
    assert (state.phase, state.turn) == (BUYING, C)
    assert state.safes == [heap(tiara=2), heap(tiara=1, fob=1), 0]


@shows("KLU-21")
def test_who_has_passed_may_not_act() -> None:
    state = storing(seats=3, hands=[FULL] * 3, windows=[SHOE] * 3)
    do(state, A, pass_=True)
    do(state, B, store="tiara")
    do(state, C, store="tiara")
    assert state.turn == B
    with pytest.raises(Refused, match=r": not-your-turn$"):
        state.play(A, PASS)


@shows("KLU-26", "KLU-29", "KLU-R21", "KLU-R14")
def test_the_fourth_card_is_sold_at_once_and_the_next_seat_acts() -> None:
    state = storing(
        seats=3, hands=[heap(fob=2)] * 3, safes=[heap(fob=3, shoe=1, tiara=3), 0, 0], windows=[SHOE] * 3
    )
    state.listen()
    do(state, A, store="fob")
    assert (state.bills, state.turn, state.phase) == ([3, 1, 1], B, STORING)
    assert state.safes[A] == heap(shoe=1, tiara=3)
    assert GAME.truth(state)["pile"][:2] == ["fob", "fob"]
    assert [(fact.what, fact.about) for fact in GAME.view(state, C).facts] == [
        ("stored", {"seat": 0, "card": "fob"}),
        ("sold", {"seat": 0, "card": "fob", "bills": 2, "returned": 2}),
    ]
    assert GAME.view(state, C).bills_of == ["fob", "fob"]
    # A later return lies above an earlier one.
    state.safes[B] = heap(fob=1, tiara=4)
    assert not state.must_choose_sale(B)
    assert GAME.view(state, C).on_top == ["tiara", "fob", "fob"]
    assert GAME.view(state, C).pile == 76


@shows("KLU-32", "KLU-R29")
def test_buying_goes_by_purchase_cards() -> None:
    state = buying([2, 0, 3, 1], windows=[SHOE] * 4, bills=[2] * 4, hands=[FULL] * 4)
    for seat in (2, 0, 3):
        assert state.turn == seat
        do(state, seat, buy=seat)
    assert (state.phase, state.safes) == (SHOWING, [SHOE] * 4)


@shows("KLU-38", "KLU-R11")
def test_with_a_filled_window_one_must_buy() -> None:
    state = buying([A, B, C], windows=[SHOE] * 3, bills=[1, 1, 1])
    with pytest.raises(Refused, match=r"^not allowed: must-buy$"):
        state.play(A, BUY_NOTHING)
    assert BUY_NOTHING not in state.legal(A)


@shows("KLU-39", "KLU-40", "KLU-43", "KLU-R22")
def test_with_an_empty_window_one_may_decline() -> None:
    state = buying([A, B, C], windows=[SHOE] * 3, bills=[2, 2, 2], hands=[FULL] * 3, start=C)
    do(state, A, buy=B)
    assert choices(state, B) == [{"buy": 0}, {"buy": 2}, {"buy": None}]
    with pytest.raises(Refused, match=r"^not allowed: empty-window$"):
        do(state, B, buy=B)
    do(state, B, buy=C)
    assert choices(state, C) == [{"buy": 0}, {"buy": None}]
    state.listen()
    do(state, C, buy=None)
    assert (state.start, state.round, state.turn) == (C, 2, C)
    assert facts(state) == ["declined", "round"]


@shows("KLU-41", "KLU-42", "KLU-43")
def test_when_all_have_bought_the_start_player_stays() -> None:
    state = buying([A, B, C], windows=[SHOE] * 3, bills=[2, 2, 2], hands=[FULL] * 3, start=C)
    do(state, A, buy=A)
    assert state.purchase == [1, 2, 3]
    state.listen()
    do(state, B, buy=B)
    assert (state.start, state.round, state.purchase) == (C, 2, [0, 0, 0])
    assert (state.passed, state.bought) == (0, 0)
    assert facts(state) == ["took-own", "took-own", "keeps-start", "round"]


@shows("KLU-44", "KLU-R16", "KLU-45")
def test_hands_are_filled_one_after_the_other() -> None:
    pile = ["fob", "fob", "shoe", "necklace", "tooth"]
    hands = [heap(tiara=5), heap(tiara=4), heap(tiara=5)]
    state = buying([A, B, C], windows=[SHOE, SHOE, 0], bills=[0, 0, 0], hands=hands, pile=pile)
    assert state.start == C
    assert state.hands == [heap(tiara=5, fob=1), heap(tiara=4, shoe=1, necklace=1), heap(tiara=5, fob=1)]
    assert GAME.truth(state)["pile"] == ["tooth"]
    assert (state.phase, state.turn, state.known) == (SHOWING, C, [0, 0, 0])


@shows("KLU-46", "KLU-47", "KLU-48", "KLU-49")
def test_only_bills_count() -> None:
    hands = [heap(tiara=1), 0, 0]
    state = buying([A, B, C], windows=[SHOE, SHOE, 0], bills=[0, 0, 0], hands=hands, pile=["fob"] * 16)
    assert state.phase == OVER
    assert (state.acting(), state.legal(0), state.chance()) == ([], [], False)
    state.totals = [3, 5, 4]
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.ranks) == ([3, 5, 4], [3, 1, 2])
    assert GAME.truth(state)["turn"] is None
    assert GAME.truth(state)["phase"] == "over"
    with pytest.raises(Refused, match=r": match-over$"):
        state.play(0, PASS)


@shows("KLU-R17")
def test_nothing_is_dealt_once_the_pile_is_too_small() -> None:
    state = buying([A, B, C], windows=[SHOE, SHOE, 0], bills=[0, 0, 0], hands=[0, 0, 0], pile=["fob"] * 17)
    assert (state.phase, state.hands, state.left, state.start) == (OVER, [0, 0, 0], 17, C)
    assert (state.purchase, state.totals, state.round) == ([0, 0, 0], [0, 0, 0], 1)


@shows("KLU-R26", "KLU-51")
def test_matches_of_several_games() -> None:
    state = begun(3, start=1, games_per_match=3)
    dice = FastDice(4)
    totals = [0, 0, 0]
    for game in (1, 2, 3):
        assert (state.game, state.round, state.turn) == (game, 1, game % 3)
        while state.acting():
            finish(state, dice, 1)
        totals = [total + bills for total, bills in zip(totals, state.bills, strict=True)]
        seen = GAME.truth(state)
        assert (seen["phase"], seen["totals"], seen["purchase"]) == ("over", totals, [None] * 3)
        assert seen["bills"] == state.bills
        assert GAME.cards(state) == DECK
        assert state.chance() == (game < 3)
        if game < 3:
            assert state.outcome() is None
            state.deal(state.shuffle(dice))
            assert (state.bills, state.windows, state.safes) == ([1] * 3, [0] * 3, [0] * 3)
            assert (state.sold, state.returned, state.known) == (0, [], [0] * 3)
            assert state.totals == totals
            assert state.left == 73
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.scores == totals

    # What is left over decides nothing here.
    state.totals = [9, 9, 8]
    state.safes = [heap(shoe=3), 0, 0]
    assert state.outcome().ranks == [1, 1, 3]


@shows("KLU-R18")
def test_a_sale_can_make_a_further_round_possible() -> None:
    state = buying(
        [A, B, C],
        windows=[heap(fob=4, shoe=1, tiara=1), SHOE, 0],
        bills=[0, 0, 0],
        hands=[heap(tiara=5), heap(tiara=5), FULL],
        pile=[],
    )
    assert (state.phase, state.round) == (SHOWING, 2)
    assert state.hands == [heap(tiara=5, fob=1), heap(tiara=5, fob=1), FULL]
    assert state.known == [heap(fob=1), heap(fob=1), 0]


@shows("KLU-R25")
@pytest.mark.parametrize("seed", range(10))
def test_a_game_ends(seed: int) -> None:
    for seats in (3, 4, 5):
        state = begun(seats, seed=seed)
        assert finish(state, FastDice(seed)) < 400
        assert state.outcome() is not None


def test_actions_of_another_phase_are_refused() -> None:
    showing = begun(3)
    store = storing(seats=3, hands=[heap(tiara=3)] * 3, windows=[SHOE] * 3)
    buy = buying([A, B, C], windows=[SHOE] * 3, bills=[1] * 3)
    sale = buying([A, B, C], windows=[heap(shoe=4, fob=4), SHOE, SHOE], bills=[1] * 3)
    do(sale, A, buy=A)
    groups = {
        "display": range(DISPLAY, ACTIONS),
        "buy": range(BUY, DISPLAY),
        "sell": range(SELL, BUY),
        "store": range(SELL),
    }
    for state, own in ((showing, "display"), (store, "store"), (buy, "buy"), (sale, "sell")):
        for group, numbers in groups.items():
            before = state.copy()
            for action in (numbers[0], numbers[-1]):
                if group == own:
                    continue
                with pytest.raises(Refused, match=r": other-phase$") as refused:
                    state.play(A, action)
                assert refused.value.kind == "not now"
            assert state == before
        for action in (-1, ACTIONS, 2**70, -(2**70)):
            with pytest.raises(Refused, match=r"^malformed: no-such-action$"):
                state.play(A, action)
        for seat in (-1, 3):
            with pytest.raises(Refused, match="no-such-seat"):
                state.play(seat, state.legal(A)[0])
        with pytest.raises(Refused, match=r": not-your-turn$"):
            state.play(B, state.legal(A)[0])


def test_all_that_is_not_legal_is_refused_and_all_that_is_legal_is_not() -> None:
    state = storing(seats=3, hands=[heap(tiara=3)] * 3, windows=[SHOE] * 3)
    for action in range(SELL):
        if action not in (PASS, STORE + 5):
            with pytest.raises(Refused, match=r"^not allowed: not-in-hand$"):
                state.play(A, action)
    state = begun(3, seed=3)
    legal = state.legal(A)
    for action in range(DISPLAY, ACTIONS):
        if action in legal:
            branch = state.copy()
            branch.play(A, action)
            assert GAME.cards(branch) == DECK
        else:
            with pytest.raises(Refused, match=r"^not allowed: (not-in-hand|show-one)$"):
                state.play(A, action)
    state = buying([A, B, C], windows=[SHOE, SHOE, SHOE], bills=[1] * 3)
    for owner in (3, 4):
        with pytest.raises(Refused, match=r"^not allowed: empty-window$"):
            state.play(A, BUY + owner)


@pytest.mark.parametrize(
    "words",
    [
        {"display": "shoe"},
        {"display": ["boot"]},
        {"display": [1]},
        {"display": ["shoe"], "pass": True},
        {"store": "boot"},
        {"store": "shoe", "pass": True},
        {"store": 1},
        {"pass": 1},
        {"pass": False},
        {"pass": True, "buy": 1},
        {"sell": "boot"},
        {"sell": "shoe", "buy": 1},
        {"buy": 3},
        {"buy": -1},
        {"buy": True},
        {"buy": 2**70},
        {"buy": None, "sell": "shoe"},
        {"buy": 1, "sell": "shoe"},
        {"buy": "1"},
    ],
)
def test_other_words_are_malformed(words: dict[str, Any]) -> None:
    with pytest.raises(Refused, match=r": malformed-action$") as refused:
        GAME.read(begun(3), 0, words)
    assert refused.value.kind == "malformed"


@pytest.mark.parametrize(
    "words",
    [
        {},
        {"start": True},
        {"start": 0, "jewels": []},
        {"jewels": "shoe"},
        {"jewels": ["boot"]},
        {"jewels": [["shoe"]]},
        {"jewels": [], "start": 0},
    ],
)
def test_other_deals_are_malformed(words: dict[str, Any]) -> None:
    with pytest.raises(Refused, match=r"^malformed: bad-deal$") as refused:
        GAME.read_deal(begun(3), words)
    assert refused.value.kind == "malformed"


def test_words_of_a_display_come_in_any_order() -> None:
    state = position(hands=[heap(shoe=2, tiara=1)] * 3)
    numbers = {
        GAME.read(state, 0, {"display": names})
        for names in (["shoe", "shoe", "tiara"], ["shoe", "tiara", "shoe"], ["tiara", "shoe", "shoe"])
    }
    assert len(numbers) == 1
    with pytest.raises(Refused, match=r"^not allowed: not-in-hand$"):
        do(state, 0, display=["tiara", "tiara"])
    with pytest.raises(Refused, match=r"^not allowed: not-in-hand$"):
        do(state, 0, display=["shoe"] * 7)
    with pytest.raises(Refused, match=r"^not allowed: not-in-hand$"):
        do(state, 0, display=["necklace"])


def test_words_and_numbers_lead_to_each_other() -> None:
    state = begun(3)
    for action in range(ACTIONS):
        if not BUY + 3 <= action < BUY_NOTHING:
            assert GAME.read(state, 0, GAME.describe(state, 0, action)) == action
    for deal in (Deal(START, [[2]]), Deal(JEWELS, [DECK])):
        assert GAME.read_deal(state, GAME.describe_deal(state, deal)) == deal
    assert GAME.describe_deal(state, Deal(JEWELS, [[0, 6]])) == {"jewels": ["piercing", "necklace"]}


def test_the_order_in_a_heap_means_nothing() -> None:
    words = {"hands": [["b", "a"]], "windows": [["d", "c"]], "safes": [["f", "e"]], "pile": ["h", "g"]}
    assert GAME.canonical(words) == {
        "hands": [["a", "b"]],
        "windows": [["c", "d"]],
        "safes": [["e", "f"]],
        "pile": ["h", "g"],
    }


@pytest.mark.parametrize("part", range(4))
def test_copies_are_independent(part: int) -> None:
    state, dice = begun(4, games_per_match=2), FastDice(part)
    finish(state, dice, 60 * part)
    state.listen()
    before = state.copy()
    assert before == state
    branch = state.copy()
    branch.listen()
    finish(branch, dice)
    assert branch != state
    assert state == before
    state.told = None
    assert state.copy().told is None


def test_how_many_ways_lead_how_deep() -> None:
    state = begun(3, seed=2)
    hands = [listed(hand) for hand in state.hands]
    ways = []
    for hand in hands:
        number = 1
        for kind in range(7):
            number *= hand.count(kind) + 1
        ways.append(number - 1)
    ahead = count_positions(GAME, state)
    assert next(ahead) == (1, 1)
    assert next(ahead) == (ways[0], ways[0])
    assert next(ahead) == (ways[0] * ways[1], ways[0] * ways[1])


def test_hands_never_exceed_six() -> None:
    state, dice = begun(5, seed=7), FastDice(7)
    while state.acting():
        assert max(hand_size(hand) for hand in state.hands) <= 6
        finish(state, dice, 1)
