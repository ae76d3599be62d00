"""The rules of Pikoko, one by one."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from games.pikoko.positions import (
    at_play,
    auction,
    begun,
    bid_all,
    can,
    card,
    confide_all,
    dealt,
    do,
    play,
    position,
    scored,
)
from shows import shows
from tablee import Deal, FastDice, Refused, finish
from tablee.core.contract import NOBODY
from tablee.core.view import Fact
from tablee.games.pikoko import GAME
from tablee.games.pikoko.cards import (
    AS,
    CARD_OF,
    CARDS,
    COLOUR,
    COLOURS,
    DECKS,
    FACES,
    FIRST_FACE,
    FIRST_MIXED,
    NAMES,
    NO_COLOUR,
    VALUE,
    face_of,
)
from tablee.games.pikoko.deals import BID, CONFIDE, DEAL, FEATHERS, NO_CONFIDENCE, OVER, PLAY, START
from tablee.games.pikoko.rules import Pikoko

MIXED = {
    "M1": {"pink", "yellow", "red"},
    "M4": {"blue", "white", "yellow"},
    "M7": {"pink", "white", "red"},
    "M10": {"blue", "white", "red"},
}


def colours_of(name: str) -> set[str]:
    return MIXED[name] if name in MIXED else {name.split()[0]}


def value_of(name: str) -> int:
    return int(name.removeprefix("M") if name in MIXED else name.split()[1])


# Setup


@shows("PIK-01")
@pytest.mark.parametrize("seats", [1, 2, 6, True, "3"])
def test_three_to_five_play(seats: int) -> None:
    with pytest.raises(Refused, match=": wrong-seats"):
        GAME.start({}, seats)


@shows("PIK-02", "PIK-03", "PIK-R18")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_everybody_has_nine_tokens_and_a_card_for_each_player_and_one_for_none(seats: int) -> None:
    state = begun(seats)
    assert state.legal(1) == list(range(10))
    while state.phase == BID:
        finish(state, FastDice(1), 1)
    for seat in range(seats):
        words = [GAME.describe(state, seat, action) for action in state.legal(seat)]
        assert words == [{"confide": None}, *({"confide": other} for other in range(seats))]


@shows("PIK-04", "PIK-05", "PIK-06", "PIK-R1", "PIK-R2", "PIK-R3")
@pytest.mark.parametrize(
    ("seats", "highest", "singles"),
    [(5, 11, [8, 9, 9, 8, 9]), (4, 9, [7, 7, 7, 7, 8]), (3, 7, [5, 5, 5, 5, 6])],
)
def test_the_deck(seats: int, highest: int, singles: list[int]) -> None:
    names = [NAMES[c] for c in DECKS[seats]]
    assert {value_of(name) for name in names} == set(range(1, highest + 1))
    by_colour = Counter(name.split()[0] for name in names if name not in MIXED)
    assert [by_colour[colour] for colour in ("red", "yellow", "pink", "white", "blue")] == singles
    assert len(set(names)) == len(names) == sum(singles) + sum(value_of(name) <= highest for name in MIXED)


@shows("PIK-07", "PIK-13", "PIK-75")
def test_the_whole_deck_is_shuffled_for_each_round() -> None:
    state, dice, orders = GAME.start({}, 3), FastDice(3), []
    while state.outcome() is None:
        if state.chance() and state.start >= 0:
            deal = state.shuffle(dice)
            assert sorted(deal.stacks[0]) == DECKS[3]
            orders.append(deal.stacks[0])
            state.deal(deal)
            assert state.bids == [-1] * 9
            assert state.confidence == [-1] * 3
            assert (state.played, state.winners) == ([], [])
            assert [state.tokens(seat) for seat in range(3)] == [9, 9, 9]
        else:
            finish(state, dice, 1)
    assert len(orders) == 3
    assert len({tuple(order) for order in orders}) == 3


@shows("PIK-08")
def test_the_first_starter_is_drawn_by_lot() -> None:
    state = GAME.start({}, 5)
    assert {tuple(state.shuffle(FastDice(seed)).stacks[0]) for seed in range(60)} == {(i,) for i in range(5)}
    state.deal(Deal(START, [[4]]))
    assert state.start == 4
    assert (state.round, state.phase) == (1, DEAL)


@shows("PIK-09", "PIK-10", "PIK-R15")
def test_every_colour_and_value_is_on_exactly_one_card() -> None:
    assert len(CARDS) == 47
    for colour, value in product(COLOURS, range(1, 12)):
        carriers = [name for name in map(NAMES.__getitem__, CARDS) if value_of(name) == value]
        carriers = [name for name in carriers if colour in colours_of(name)]
        assert len(carriers) == 1
        face = next(
            f for f in range(FIRST_FACE, FIRST_MIXED) if VALUE[f] == value and COLOURS[COLOUR[f]] == colour
        )
        assert NAMES[CARD_OF[face]] == carriers[0]
        assert face_of(colour, value) == face
    for c in CARDS:
        assert {COLOURS[COLOUR[face]] for face in FACES[c]} == colours_of(NAMES[c])
        assert {VALUE[face] for face in FACES[c]} == {VALUE[c]} == {value_of(NAMES[c])}
        for number, colour in enumerate(COLOURS):
            face = AS[number][c]
            assert bool(face) == (colour in colours_of(NAMES[c]))
            assert not face or (CARD_OF[face], COLOUR[face]) == (c, number)


# The round


@shows("PIK-11", "PIK-12", "PIK-76", "PIK-R37")
def test_three_rounds_of_four_phases() -> None:
    """After its last entry a round stays as it is until the next one is dealt."""
    state, dice = GAME.start({}, 3), FastDice(9)
    phases = [(state.round, state.phase)]
    while state.outcome() is None:
        finish(state, dice, 1)
        if phases[-1] != (state.round, state.phase):
            phases.append((state.round, state.phase))
    assert phases == [
        *[(1, phase) for phase in (DEAL, BID, CONFIDE, PLAY, DEAL)],
        *[(2, phase) for phase in (BID, CONFIDE, PLAY, DEAL)],
        *[(3, phase) for phase in (BID, CONFIDE, PLAY, OVER)],
    ]
    assert len(state.scores) == 3
    assert not state.chance()
    assert state.acting() == []


@shows("PIK-14", "PIK-15", "PIK-19", "PIK-R35")
@pytest.mark.parametrize(("seats", "start"), [(3, 0), (4, 2), (5, 4)])
def test_eight_cards_each_from_the_start_seat_on(seats: int, start: int) -> None:
    state = GAME.start({}, seats)
    state.deal(Deal(START, [[start]]))
    deal = state.shuffle(FastDice(2))
    deck = deal.stacks[0]
    state.deal(deal)
    for i in range(seats):
        assert state.dealt[(start + i) % seats] == deck[8 * i : 8 * i + 8]
        assert state.slots(i) == list(range(8))
    assert state.turned == deck[8 * seats]
    assert state.stock == deck[8 * seats + 1 :]
    assert len(state.stock) == {3: 4, 4: 6, 5: 6}[seats]


@shows("PIK-16", "PIK-17", "PIK-18", "PIK-R19")
def test_the_card_turned_up_makes_trump() -> None:
    hands = ["r2 r3 r5 r6 y2 y3 y5 y6", "p2 p3 p5 p6 w2 w3 w5 w6", "b2 b3 b5 b6 M1 M7 y7 w1"]
    trumps = {}
    for turned in ("r4", "p4", "b1", "b7", "M4"):
        state = dealt(hands, turned)
        trumps[turned] = GAME.view(state, 0).trump
        assert GAME.view(state, 0).turned == NAMES[card(turned)]
    assert trumps == {"r4": "red", "p4": "pink", "b1": "blue", "b7": "blue", "M4": None}


@shows("PIK-R19")
def test_three_coloured_cards_are_as_usual_without_trump() -> None:
    state = position(["p2", "M1", "y3 p3"], None)
    play(state, 0, "M1=yellow", "y3", "p2")
    assert state.winners == [2]


# Bidding


@shows("PIK-22", "PIK-23", "PIK-30", "PIK-35", "PIK-R4")
@pytest.mark.parametrize(("seats", "start"), [(3, 1), (4, 3), (5, 0)])
def test_who_bids_on_whom(seats: int, start: int) -> None:
    state = begun(seats, start)
    for i in range(seats):
        subject = (start + i) % seats
        assert state.subject == subject
        assert GAME.view(state, None).subject == subject
        assert state.acting() == [seat for seat in range(seats) if seat != subject]
        assert state.legal(subject) == []
        with pytest.raises(Refused, match=": not-your-turn"):
            auction(state, {subject: 0})
        auction(state, dict.fromkeys(state.acting(), 1))
    assert GAME.view(state, None).subject == "self"
    assert state.acting() == list(range(seats))
    auction(state, dict.fromkeys(range(seats), 1))
    assert (state.phase, state.subject) == (CONFIDE, NOBODY)
    assert state.bids == [1] * seats**2


@shows("PIK-24", "PIK-25", "PIK-29", "PIK-31", "PIK-32", "PIK-R22", "PIK-R23")
def test_bids_are_paid_with_nine_tokens() -> None:
    state = begun(3)
    assert state.legal(1) == list(range(10))
    auction(state, {1: 9, 2: 0})
    assert GAME.view(state, None).tokens == [9, 0, 9]
    auction(state, {0: 5, 2: 7})
    assert state.legal(0) == [0, 1, 2, 3, 4]
    assert state.legal(1) == [0]
    auction(state, {0: 2, 1: 0})
    assert [state.legal(seat) for seat in range(3)] == [[0, 1, 2], [0], [0, 1, 2]]
    with pytest.raises(Refused, match=": too-few-tokens") as refused:
        auction(state, {2: 3})
    assert refused.value.kind == "not allowed"
    auction(state, {0: 0, 1: 0, 2: 2})
    assert [state.tokens(seat) for seat in range(3)] == [2, 0, 0]
    assert state.phase == CONFIDE


@shows("PIK-26", "PIK-27", "PIK-28", "PIK-R21")
def test_bids_are_revealed_together() -> None:
    state = begun(4)
    auction(state, {3: 2})
    auction(state, {1: 0})
    for viewer in (None, 0, 2):
        assert GAME.view(state, viewer).bids == [[None] * 4] * 4
        assert GAME.view(state, viewer).tokens == [9, 9, 9, 9]
        assert GAME.view(state, viewer).acting == [2]
    assert GAME.view(state, 3).tokens == [9, 9, 9, 9]  # as everybody sees them
    assert GAME.view(state, 3).bids[3] == [2, None, None, None]
    assert GAME.view(state, 3).bids[1] == [None] * 4
    assert GAME.view(state, 1).bids[1] == [0, None, None, None]
    state.listen()
    auction(state, {2: 4})
    for viewer in (None, 0, 1, 2, 3):
        seen = GAME.view(state, viewer)
        assert [row[0] for row in seen.bids] == [None, 0, 4, 2]
        assert seen.tokens == [9, 9, 5, 7]
        assert [(fact.what, *fact.about.values()) for fact in seen.facts] == [
            ("chose-bid", 2),
            ("bid", 1, 0, 0),
            ("bid", 2, 0, 4),
            ("bid", 3, 0, 2),
        ]


@shows("PIK-27")
def test_what_comes_to_light_is_what_was_bid() -> None:
    def number(bids: list[int]) -> int:
        return sum((bid + 1) * 11**place for place, bid in enumerate(reversed(bids))) % (2**31 - 1)

    state = begun(3)
    auction(state, {1: 3, 2: 5})
    for _ in range(2):  # what is secret now has no place among them
        assert [state.news(seat) for seat in range(3)] == [number([-1, -1, 3, -1, 5, -1])] * 3
        if state.acting() == [0, 2]:
            auction(state, {0: 4})
    auction(state, {2: 1})
    auction(state, {0: 5, 1: 6})
    assert state.news(0) == number([4, 5, 3, 6, 5, 1])
    auction(state, {0: 0, 1: 0, 2: 3})
    assert state.news(1) == number([0, 4, 5, 3, 0, 6, 5, 1, 3])
    confide_all(state, [None] * 3)
    assert state.news(2) == 0


@shows("PIK-30", "PIK-31")
def test_bids_on_oneself_are_secret_too() -> None:
    state = begun(3)
    for _ in range(3):
        auction(state, dict.fromkeys(state.acting(), 2))
    auction(state, {1: 3})
    auction(state, {0: 1})
    assert [GAME.view(state, 2).bids[seat][seat] for seat in range(3)] == [None] * 3
    assert [GAME.view(state, 1).bids[seat][seat] for seat in range(3)] == [None, 3, None]
    assert GAME.view(state, 2).bids[0] == [None, 2, 2]
    assert GAME.view(state, 2).tokens == [5, 5, 5]
    state.listen()
    auction(state, {2: 0})
    assert [GAME.view(state, None).bids[seat][seat] for seat in range(3)] == [1, 3, 0]
    assert [(fact.what, *fact.about.values()) for fact in GAME.view(state, 0).facts] == [
        ("chose-bid", 2),
        ("bid-self", 0, 1),
        ("bid-self", 1, 3),
        ("bid-self", 2, 0),
    ]


@shows("PIK-33", "PIK-67", "PIK-R7")
def test_a_bid_of_nothing_counts_and_so_does_one_on_oneself() -> None:
    assert scored([[0, 0, 8], [0, 0, 0], [0, 0, 0]], [0, 0, 8], [NO_CONFIDENCE] * 3) == [7, 5, 5]


@shows("PIK-28")
def test_bids_lie_open_until_the_next_deal() -> None:
    state, dice = at_play(3), FastDice(4)
    bids = state.bids[:]
    while state.phase == PLAY:
        finish(state, dice, 1)
    assert state.bids == bids
    state.deal(state.shuffle(dice))
    assert GAME.view(state, 0).bids == [[None] * 3] * 3


@shows("PIK-36", "PIK-37", "PIK-38", "PIK-39", "PIK-40", "PIK-41", "PIK-R7", "PIK-R6")
def test_confidence_cards_are_laid_in_secret() -> None:
    state = begun(3, start=1)
    bid_all(state, [[3, 3, 2]] * 3)
    assert state.acting() == [0, 1, 2]
    state.listen()
    do(state, 2, {"confide": None})
    do(state, 0, {"confide": 2})
    assert [(fact.what, *fact.about.values()) for fact in GAME.view(state, 1).facts] == [
        ("laid", 2),
        ("laid", 0),
    ]
    assert state.acting() == [1]
    assert state.phase == CONFIDE
    with pytest.raises(Refused, match=": not-your-turn"):
        do(state, 0, {"confide": None})
    assert GAME.view(state, 0).confidence == [2, None, None]
    assert GAME.view(state, 2).confidence == [None, None, "none"]
    assert GAME.view(state, None).confidence == [None, None, None]
    state.listen()
    do(state, 1, {"confide": 0})
    assert state.phase == PLAY
    assert state.acting() == [1]
    assert GAME.view(state, 1).confidence == [None, 0, None]
    assert [(fact.what, *fact.about.values()) for fact in GAME.view(state, 2).facts] == [("laid", 1)]
    while state.phase == PLAY:
        finish(state, FastDice(2), 1)
    assert GAME.view(state, None).confidence == [2, 0, "none"]


def test_each_phase_takes_its_own_actions_only() -> None:
    state = begun(4)
    for wrong in (10, 11, 14, 15, 16, 19, 20, 74):
        with pytest.raises(Refused, match=": bid-due") as refused:
            state.play(1, wrong)
        assert refused.value.kind == "not now"
    while state.phase == BID:
        finish(state, FastDice(1), 1)
    for wrong in (0, 9, 20, 74):
        with pytest.raises(Refused, match=": confidence-due") as refused:
            state.play(1, wrong)
        assert refused.value.kind == "not now"
    for wrong in (15, 16, 19):
        with pytest.raises(Refused, match=": nobody-there") as refused:
            state.play(1, wrong)
        assert refused.value.kind == "not allowed"
    assert state.confidence == [-1] * 4
    confide_all(state, [3, None, None, None])
    for wrong in (0, 9, 10, 14, 19):
        with pytest.raises(Refused, match=": card-due") as refused:
            state.play(0, wrong)
        assert refused.value.kind == "not now"
    for wrong in (-1, 75, 2**70, -(2**70)):
        with pytest.raises(Refused, match=": no-such-action") as refused:
            state.play(0, wrong)
        assert refused.value.kind == "malformed"
    for seat in (-1, 4, 2**70):
        assert state.legal(seat) == []
        with pytest.raises(Refused, match=": no-such-seat"):
            state.play(seat, 20)


# Tricks


@shows("PIK-20", "PIK-42", "PIK-43", "PIK-47", "PIK-51", "PIK-52")
def test_the_leader_plays_any_card_of_the_left_neighbour() -> None:
    state = position(["r2 r3", "y2 M1 p2", "b2 b3"], "pink")
    assert state.acting() == [0]
    assert can(state, 0) == ["M1=p", "M1=r", "M1=y", "p2", "y2"]
    for wrong in ("r2", "b2", "M7=red"):
        with pytest.raises(Refused, match=": not-in-peacock") as refused:
            play(state, 0, wrong)
        assert refused.value.kind == "not allowed"
    play(state, 0, "M1=red")
    assert state.acting() == [1]
    assert GAME.view(state, 1).trick == [(0, "M1", "red")]
    with pytest.raises(Refused, match=": not-your-turn"):
        play(state, 0, "y2")


@shows("PIK-44", "PIK-45", "PIK-46")
@pytest.mark.parametrize("start", [0, 2, 3])
def test_the_start_player_leads_and_play_goes_clockwise(start: int) -> None:
    state = at_play(4, start)
    for i in range(4):
        player = (start + i) % 4
        assert state.acting() == [player]
        assert state.leader == start
        seen = GAME.view(state, None)
        assert [p for p, _, _ in seen.trick] == [(start + j) % 4 for j in range(i)]
        state.play(player, state.legal(player)[0])
    seen = GAME.view(state, None)
    assert seen.trick == []
    assert [hand.count("") for hand in seen.hands] == [1, 1, 1, 1]
    assert [len(trick.plays) for trick in seen.past] == [4]


@shows("PIK-48", "PIK-50", "PIK-53", "PIK-56", "PIK-R8", "PIK-R9")
def test_the_colour_led_is_followed_also_with_three_coloured_cards() -> None:
    state = position(["p3", "y2", "y3 y5 M4 p2 M7 M1"], "white")
    play(state, 0, "y2")
    assert can(state, 1) == ["M1=y", "M4=y", "y3", "y5"]
    for wrong in ("p2", "M4=white", "M7=white", "M1=red"):
        with pytest.raises(Refused, match=": must-follow") as refused:
            play(state, 1, wrong)
        assert refused.value.kind == "not allowed"
    play(state, 1, "M4=yellow")


@shows("PIK-49", "PIK-54", "PIK-55", "PIK-R10", "PIK-R5")
def test_without_the_colour_led_any_card_goes_as_any_of_its_colours() -> None:
    state = position(["p3", "b2", "y3 p2 M7 M1 r5"], "red")
    play(state, 0, "b2")
    assert can(state, 1) == ["M1=p", "M1=r", "M1=y", "M7=p", "M7=r", "M7=w", "p2", "r5", "y3"]
    play(state, 1, "M7=white")
    assert GAME.view(state, 0).trick[1] == (1, "M7", "white")
    play(state, 2, "p3")
    assert state.winners == [1]


@shows("PIK-R11")
def test_a_colour_is_named_even_when_it_cannot_matter() -> None:
    state = position(["p3", "b2", "M1"], None)
    play(state, 0, "b2")
    with pytest.raises(Refused, match=": malformed-action"):
        do(state, 1, {"play": "M1"})
    with pytest.raises(Refused, match=": not-its-colour") as refused:
        do(state, 1, {"play": "M1", "as": "blue"})
    assert refused.value.kind == "not allowed"
    do(state, 1, {"play": "M1", "as": "red"})


@shows("PIK-57", "PIK-58", "PIK-59", "PIK-60", "PIK-R13")
@pytest.mark.parametrize(
    ("faces", "trump", "owner"),
    [
        (["r2", "r9", "r5", "r3"], None, 2),
        (["r2", "b9", "y9", "r3"], None, 0),
        (["r2", "b9", "y9", "p9"], None, 1),
        (["r9", "b2", "r8", "b3"], "blue", 0),
        (["r9", "b3", "r8", "b2"], "blue", 2),
        (["b9", "b8", "r8", "y9"], "blue", 1),
        (["r9", "y2", "p9", "w9"], "yellow", 2),
    ],
)
def test_who_takes_a_trick(faces: list[str], trump: str | None, owner: int) -> None:
    state = position([faces[3], *faces[:3]], trump)
    state.listen()
    play(state, 0, *faces)
    assert state.winners == [owner]
    assert state.told is not None
    assert GAME.view(state, 0).facts[-1].about == {"seat": owner, "other": (owner - 1) % 4}


@shows("PIK-61", "PIK-R12")
@pytest.mark.parametrize(("option", "leader"), [("winner", 0), ("card_player", 3)])
def test_who_leads_next(option: str, leader: int) -> None:
    state = position(["r9 r8", "r3 y2", "r2 p2", "r5 b2"], None, trick_leader=option)
    play(state, 0, "r3", "r2", "r5", "r9")
    assert state.tricks() == [1, 0, 0, 0]
    assert (state.acting(), state.leader) == ([leader], leader)
    assert can(state, leader) == (["r8"] if leader == 3 else ["y2"])
    assert GAME.view(state, 1).leader == leader
    first = (leader + 1) % 4
    play(state, leader, *(["y2", "p2", "b2", "r8"] if first == 1 else ["r8", "y2", "p2", "b2"]))
    plays = GAME.view(state, 1).past[1].plays
    assert [seat for seat, _, _ in plays] == [(leader + i) % 4 for i in range(4)]


@shows("PIK-R20")
def test_an_illegal_play_costs_nothing() -> None:
    state = position(["p3", "y2", "y3 p2"], "white")
    play(state, 0, "y2")
    before = state.copy()
    with pytest.raises(Refused):
        play(state, 1, "p2")
    assert state == before
    play(state, 1, "y3")
    assert state.standing == 0b1_00000010_00000000_00000001 - (1 << 24)
    with pytest.raises(Refused, match=": not-in-peacock"):
        position(["p3", "y2", "y3"], None).play(0, card("y3"))


@shows("PIK-62")
def test_eight_tricks_empty_all_peacocks() -> None:
    state, dice = at_play(4, 1), FastDice(5)
    for number in range(8):
        assert sum(state.tricks()) == number
        assert state.phase == PLAY
        finish(state, dice, 4)
    assert sum(state.tricks()) == 8
    assert state.standing == 0
    assert (state.phase, state.acting(), state.leader) == (DEAL, [], -1)
    seen = GAME.view(state, None)
    assert seen.hands == [[""] * 8] * 4
    assert (seen.trick, seen.leader, len(seen.past)) == ([], None, 8)


class Reference:
    """Phases 3 and 4 once more, from names, as simply as can be."""

    def __init__(self, state: Pikoko) -> None:
        self.seats = state.seats
        self.hands = [[NAMES[c] for c in hand] for hand in state.dealt]
        self.trump = GAME.view(state, None).trump
        self.leader = state.start
        self.table: list[tuple[int, str, str]] = []
        self.tricks = [0] * state.seats

    def can(self) -> set[tuple[str, str]]:
        faces = {(name, colour) for name in self.hands[self.owner()] for colour in colours_of(name)}
        led = self.table[0][2] if self.table else None
        return {face for face in faces if face[1] == led} or faces

    def turn(self) -> int:
        return (self.leader + len(self.table)) % self.seats

    def owner(self) -> int:
        return (self.turn() + 1) % self.seats

    def play(self, name: str, colour: str, player_leads: bool) -> None:
        owner = self.owner()
        self.hands[owner].remove(name)
        self.table.append((owner, name, colour))
        if len(self.table) < self.seats:
            return
        suits = {colour for _, _, colour in self.table}
        suit = self.trump if self.trump in suits else self.table[0][2]
        winner = max((value_of(name), owner) for owner, name, colour in self.table if colour == suit)[1]
        self.tricks[winner] += 1
        self.leader = (winner - 1) % self.seats if player_leads else winner
        self.table = []

    def points(self, bids: list[list[int]], backed: list[int | None]) -> list[int]:
        rows = []
        for row, other in zip(bids, backed, strict=True):
            off = [abs(bid - won) for bid, won in zip(row, self.tricks, strict=True)]
            trust = 1 if other is None else 3 if off[other] == 0 else -1
            rows.append(2 * off.count(0) + off.count(1) + trust)
        return rows


@shows("PIK-44", "PIK-45", "PIK-48", "PIK-57", "PIK-58", "PIK-61", "PIK-72")
@pytest.mark.parametrize("option", ["winner", "card_player"])
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_whole_rounds_agree_with_a_second_reading(seats: int, option: str) -> None:
    for seed in range(6):
        state, dice = at_play(seats, seed % seats, seed, trick_leader=option), FastDice(seed)
        second = Reference(state)
        while state.phase == PLAY:
            seat = second.turn()
            assert state.acting() == [seat]
            legal = state.legal(seat)
            faces = {(NAMES[CARD_OF[action]], COLOURS[COLOUR[action]]) for action in legal}
            assert faces == second.can()
            assert len(faces) == len(legal)
            for face in range(FIRST_FACE, FIRST_MIXED):
                if face not in legal:
                    with pytest.raises(Refused):
                        state.play(seat, face)
            action = legal[dice.below(len(legal))]
            state.play(seat, action)
            second.play(NAMES[CARD_OF[action]], COLOURS[COLOUR[action]], option == "card_player")
            assert state.tricks() == second.tricks
        rows = [state.bids[first : first + seats] for first in range(0, seats * seats, seats)]
        backed = [None if other == NO_CONFIDENCE else other for other in state.confidence]
        assert state.scores == [second.points(rows, backed)]


# Scoring


@shows("PIK-63", "PIK-64", "PIK-65", "PIK-66")
def test_correct_close_and_bad_bids() -> None:
    state = begun(3)
    for bid, points in ((0, 0), (1, 0), (2, 1), (3, 2), (4, 1), (5, 0), (9, 0)):
        state.bids = [9, 9, 9, bid, 9, 9, 9, 9, 9]
        assert state.bid_points(1, [3, 0, 0]) == points
        state.bids = [9, 9, 9, 9, 9, bid, 9, 9, 9]
        assert state.bid_points(1, [0, 0, 3]) == points


@shows("PIK-69", "PIK-70", "PIK-71", "PIK-37")
def test_points_for_confidence() -> None:
    state = begun(3)
    state.bids = [9, 9, 9, 1, 2, 3, 9, 9, 9]
    for other in range(3):
        state.confidence[1] = other
        tricks = [1, 2, 3]
        assert state.confidence_points(1, tricks) == 3
        for step in (-1, 1, 2):
            tricks[other] = other + 1 + step
            assert state.confidence_points(1, tricks) == -1
    state.confidence[1] = NO_CONFIDENCE
    assert state.confidence_points(1, [8, 0, 0]) == 1


@shows("PIK-72", "PIK-68")
def test_the_points_of_a_round_are_written_down() -> None:
    state = begun(3)
    state.scores = [[1, 1, 1]]
    state.bids = [3, 3, 2, 0, 0, 0, 1, 1, 1]
    state.confidence = [0, 2, NO_CONFIDENCE]
    state.winners = [0, 0, 0, 1, 1, 1, 2, 2]
    state.listen()
    state.end_round()
    assert state.scores == [[1, 1, 1], [9, -1, 2]]
    assert [(fact.what, *fact.about.values()) for fact in GAME.view(state, None).facts] == [
        ("backed-self", 0, 3),
        ("scored", 0, 6, 9),
        ("backed", 1, 2, -1),
        ("scored", 1, 0, -1),
        ("backed-none", 2, 1),
        ("scored", 2, 1, 2),
    ]


@shows("PIK-73", "PIK-74", "PIK-R24", "PIK-R25")
def test_whoever_has_the_fewest_points_starts() -> None:
    state = begun(3, start=2)
    for scores, start in (
        ([[3, 1, 2]], 1),
        ([[9, 1, 2], [0, 3, 4]], 1),  # the running total counts, not the last round
        ([[1, 1, 1]], 0),  # a tie: the first one after the start player, who comes last
        ([[2, 1, 1]], 1),
        ([[1, 2, 1]], 0),
        ([[2, 2, 1]], 2),
        ([[0, -1, 0]], 1),
    ):
        state.scores = scores
        assert state.next_start() == start


@shows("PIK-73", "PIK-75")
def test_round_and_start_change_with_the_next_deal() -> None:
    state, dice = at_play(3, 2, seed=1), FastDice(1)
    assert GAME.view(state, None).next_start is None
    while state.phase == PLAY:
        finish(state, dice, 1)
    assert (state.round, state.start) == (1, 2)
    following = state.next_start()
    assert following != 2
    assert GAME.view(state, None).next_start == following
    state.listen()
    state.deal(state.shuffle(dice))
    assert (state.round, state.start, state.subject) == (2, following, following)
    assert GAME.view(state, None).next_start is None
    assert GAME.view(state, None).facts[0] == Fact("dealt", {"round": 2})
    while state.phase != DEAL:
        finish(state, dice, 1)
    state.deal(state.shuffle(dice))
    assert state.round == 3
    finish(state, dice)
    assert GAME.view(state, None).next_start is None


@shows("PIK-76", "PIK-77", "PIK-R26")
def test_the_most_points_win() -> None:
    state = begun(3)
    state.scores = [[-1, 4, 2], [2, 0, 2], [3, 4, -1]]
    assert state.outcome() is None
    state.phase = OVER
    assert state.outcome() == ([4, 8, 3], [2, 1, 3], "rounds_played")
    state.scores = [[1, 2, 3], [1, 2, 3]]
    state.phase = BID
    state.winners = [0] * 8
    state.bids = [0] * 9
    state.confidence = [NO_CONFIDENCE] * 3
    state.end_round()
    assert state.phase == OVER
    with pytest.raises(Refused, match=": match-over"):
        state.play(0, 0)


# Deals


def test_deals_that_could_not_have_been_are_refused() -> None:
    state = GAME.start({}, 3)
    assert (state.acting(), state.standing, state.turned, state.stock) == ([], 0, 0, [])
    assert (state.subject, state.leader, state.best_seat, state.led) == (NOBODY, NOBODY, NOBODY, NO_COLOUR)
    assert state.best == 0
    for stacks in ([], [[0], [1]], [[]], [[0, 1]], [[3]], [[-1]], [[2**70]]):
        with pytest.raises(Refused, match=": bad-deal") as refused:
            state.deal(Deal(START, stacks))
        assert refused.value.kind == "malformed"
    with pytest.raises(Refused, match=": other-deal-due") as refused:
        state.deal(Deal(FEATHERS, [DECKS[3]]))
    assert (refused.value.kind, refused.value.about) == ("not now", {"due": "start"})
    state.listen()
    state.deal(Deal(START, [[2]]))
    assert GAME.view(state, 0).facts[0].about == {"seat": 2}
    with pytest.raises(Refused, match=": other-deal-due"):
        state.deal(Deal(START, [[2]]))
    deck = DECKS[3]
    for wrong in (
        deck[1:],
        [*deck, deck[0]],
        [*deck[1:], deck[1]],
        [*deck[1:], 60],
        [*deck[1:], -(2**70)],
        [],
    ):
        with pytest.raises(Refused, match=": bad-deal") as refused:
            state.deal(Deal(FEATHERS, [wrong]))
        assert refused.value.kind == "malformed"
    with pytest.raises(Refused, match="malformed: bad-deal"):
        state.deal(Deal(FEATHERS, [deck, []]))
    assert state.chance()
    assert state.acting() == []
    with pytest.raises(Refused, match=": nobody-acts"):
        state.play(0, 0)
    state.deal(Deal(FEATHERS, [deck]))
    for attempt in (lambda: state.deal(Deal(FEATHERS, [deck])), lambda: state.shuffle(FastDice(1))):
        with pytest.raises(Refused, match=": no-deal-due") as refused:
            attempt()
        assert refused.value.kind == "not now"


def test_a_copy_goes_its_own_way() -> None:
    state, dice = at_play(4), FastDice(3)
    state.listen()
    for entries in (0, 7, 25, 40):
        finish(state, dice, entries)
        before = state.copy()
        twin = state.copy()
        assert twin == state
        assert twin.told == state.told
        finish(twin, dice, 3)
        assert state == before
        assert twin != state
