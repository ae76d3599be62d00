"""The rules of Pungi, one by one."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Any

import pytest

from games.pungi.positions import (
    animal,
    begun,
    finished,
    listed,
    mixed,
    play,
    play_round,
    played,
    rows,
    served,
    snakes,
    stacks,
    started,
    taken,
)
from shows import shows
from tablee import Deal, FastDice, Match, Refused
from tablee.core.contract import MALFORMED, NOBODY, NOT_ALLOWED, NOT_NOW, NOT_YOURS
from tablee.games.pungi import GAME
from tablee.games.pungi.cards import ANIMAL_NAMES, ANIMALS, SNAKE_NAMES, SPECIES
from tablee.games.pungi.deals import DEAL, NAME, OVER, PLAY, SNAKES, STACKS, START
from tablee.games.pungi.options import SNAKE_VALUES
from tablee.games.pungi.rules import FIRST_NAME, Pungi
from tablee.games.pungi.scoring import score

DEFAULT_DECK = {"-4": 3, "-3": 3, "-2": 3, "-1": 3, "+1": 5, "+2": 5, "+3": 5, "+4": 4, "charmer": 6}


def refused(kind: str, key: str, attempt: Any, *arguments: Any) -> None:
    with pytest.raises(Refused) as caught:
        attempt(*arguments)
    assert (caught.value.kind, caught.value.key) == (kind, key)


def whole_deck(state: Pungi) -> Counter[str]:
    return Counter(SNAKE_NAMES[card] for card in state.snakes)


@shows("PUN-01", "PUN-R1")
def test_three_four_or_five_players() -> None:
    assert GAME.seats == (3, 4, 5)
    for seats in (2, 6):
        refused(MALFORMED, "wrong-seats", GAME.start, {}, seats)
    assert GAME.start({}).seats == 4


@shows("PUN-03", "PUN-R2", "PUN-R3")
def test_the_snake_stack() -> None:
    assert whole_deck(begun(4)) == Counter(DEFAULT_DECK)
    assert len(begun(4).snakes) == 37
    assert whole_deck(begun(4, charmers=5)) == Counter({**DEFAULT_DECK, "charmer": 5})
    assert sum(value * count for value, count in SNAKE_VALUES) == 16
    firsts = {started(4).shuffle(FastDice(seed)).stacks[0][0] for seed in range(200)}
    assert len(firsts) == 9


@shows("PUN-R3")
@pytest.mark.parametrize(("seats", "rounds", "undealt"), [(3, 12, 0), (4, 9, 0), (5, 7, 1)])
def test_five_charmers_leave_fewer_cards(seats: int, rounds: int, undealt: int) -> None:
    state = begun(seats, charmers=5)
    assert 1 + rows(state) == rounds
    state = finished(state)
    assert state.round == rounds
    assert len(GAME.truth(state)["snakes"]) == undealt


@shows("PUN-04", "PUN-R4", "PUN-05", "PUN-07")
def test_animals_and_hands() -> None:
    state = started(4, start=2)
    deal = state.shuffle(FastDice(3))
    state.deal(deal)
    names = [ANIMAL_NAMES[card] for card in deal.stacks[1]]
    assert sorted(names) == sorted(f"{species} {value}" for species in SPECIES for value in range(1, 11))
    assert SPECIES == ["mouse", "snail", "lizard", "dragonfly", "grasshopper", "frog"]
    truth = GAME.truth(state)
    for turn, seat in enumerate((2, 3, 0, 1)):
        assert sorted(truth["hands"][seat]) == sorted(names[5 * turn : 5 * turn + 5])
    assert truth["animals"] == names[20:]
    assert len({started(3).shuffle(FastDice(seed)).stacks[1][0] for seed in range(400)}) == 60


@shows("PUN-08", "PUN-R27")
def test_the_first_start_player_is_drawn_by_lot() -> None:
    for seats in (3, 5):
        state = GAME.start({}, seats)
        assert GAME.truth(state)["start"] is None
        assert (state.first_start, state.start, state.animals_drawn) == (NOBODY, NOBODY, 0)
        assert {state.shuffle(FastDice(seed)).stacks[0][0] for seed in range(80)} == set(range(seats))
    state = started(4, start=3)
    assert GAME.truth(state) == {
        "round": 1,
        "start": 3,
        "row": [],
        "hands": [[], [], [], []],
        "played": [],
        "taken": [[], [], [], []],
        "snakes": [],
        "animals": [],
        "discards": [],
        "totals": [0, 0, 0, 0],
    }


@shows("PUN-09", "PUN-10", "PUN-02")
def test_the_row_is_laid_before_anybody_plays() -> None:
    for seats in (3, 4, 5):
        row = ["+1", "-2", "charmer", "+4", "-4"][:seats]
        state = begun(seats, 1, " ".join(row))
        truth = GAME.truth(state)
        assert truth["row"] == row
        assert len(truth["snakes"]) == 37 - seats
        assert truth["taken"] == [[]] * seats
        assert state.acting() == [1]


@shows("PUN-11", "PUN-R6")
@pytest.mark.parametrize("odd", range(5))
def test_four_identical_cards_among_five_go_back(odd: int) -> None:
    for kind in ("+3", "charmer"):
        row = [kind] * 5
        row[odd] = "-3"
        state = begun(5, 0, " ".join(row))
        assert (state.phase, state.due, state.acting()) == (DEAL, SNAKES, [])
    state = begun(5, 0, "+3 +3 +3 +3 +3")
    assert state.due == SNAKES


@shows("PUN-11", "PUN-R6")
@pytest.mark.parametrize("row", ["+3 +3 +3 -3 +2", "+3 +2 +3 -3 +3", "+1 +1 +2 +2 +1", "+2 +1 +1 +1 +2"])
def test_three_identical_cards_stay(row: str) -> None:
    assert begun(5, 0, row).phase == PLAY


@shows("PUN-R7")
def test_three_players_never_redeal() -> None:
    for kind in ("+1", "-4", "charmer"):
        assert begun(3, 0, " ".join([kind] * 3)).phase == PLAY


@shows("PUN-12", "PUN-R9")
def test_a_row_that_goes_back_is_shuffled_with_the_stack() -> None:
    state = begun(4, 1, "+2 +2 +2 +2")
    truth = GAME.truth(state)
    assert truth["row"] == ["+2"] * 4
    assert len(truth["snakes"]) == 33
    deal = state.shuffle(FastDice(1))
    assert deal.what == SNAKES
    assert sorted(deal.stacks[0]) == sorted(state.snakes)
    assert len({state.shuffle(FastDice(seed)).stacks[0][0] for seed in range(200)}) == 9

    again = snakes("+1 +1 +1 +1")
    rest = snakes(" ".join((Counter(DEFAULT_DECK) - Counter({"+1": 4})).elements()))
    state.deal(Deal(SNAKES, [again + rest]))  # alike once more
    assert (state.phase, state.due) == (DEAL, SNAKES)
    assert GAME.truth(state)["row"] == ["+1"] * 4
    state.deal(Deal(SNAKES, [[*rest[::4], *again, *[c for i, c in enumerate(rest) if i % 4]]]))
    assert (state.phase, state.acting()) == (PLAY, [1])
    truth = GAME.truth(state)
    assert (len(truth["row"]), len(truth["snakes"])) == (4, 33)
    assert Counter(truth["row"] + truth["snakes"]) == Counter(DEFAULT_DECK)


@shows("PUN-R9")
def test_snakes_that_were_taken_stay_where_they_are() -> None:
    state = begun(4, 0, "+1 +2 +3 +4 charmer charmer charmer charmer")
    play_round_only(state)
    before = taken(state)
    assert (state.due, sum(map(len, before))) == (SNAKES, 4)
    deal = state.shuffle(FastDice(2))
    assert len(deal.stacks[0]) == 33
    refused(MALFORMED, "bad-deal", state.deal, Deal(SNAKES, [[*deal.stacks[0], 0]]))
    refused(MALFORMED, "bad-deal", state.deal, Deal(SNAKES, [[0] * 33]))
    refused(MALFORMED, "bad-deal", state.deal, Deal(SNAKES, [deal.stacks[0], []]))
    refused(MALFORMED, "bad-deal", state.deal, Deal(SNAKES, []))
    state.deal(deal)
    assert taken(state) == before


def play_round_only(state: Pungi) -> None:
    for _ in range(state.seats):
        state.play(state.turn, state.legal(state.turn)[0])


@shows("PUN-R8")
@pytest.mark.parametrize(
    ("seats", "pool", "goes_back"),
    [
        (5, "charmer charmer charmer charmer +1 charmer charmer", False),
        (5, "charmer charmer charmer charmer +1 +1 +2", True),
        (5, "+1 +1 +1 +1 +2", False),
        (5, "+1 +1 +1 +1 +2 +2", True),
        (5, "+1 +1 +1 +1 +1 +1 +1 charmer -1", True),
        (4, "+1 +1 +1 +1 +1", False),
        (4, "+1 +1 +1 +1 +1 -4", True),
        (4, "charmer charmer charmer charmer 0", True),
    ],
)
def test_a_row_goes_back_only_if_a_better_one_exists(seats: int, pool: str, goes_back: bool) -> None:
    state = begun(seats)
    state.snakes, state.snakes_drawn = snakes(pool), 0
    state.lay_row()
    assert (state.phase == DEAL) == goes_back
    possible = any(max(Counter(row).values()) < 4 for row in combinations(snakes(pool), seats))
    assert goes_back == possible


@shows("PUN-13", "PUN-14")
def test_everybody_plays_one_card_in_turn() -> None:
    state = begun(4, 2)
    for turn, seat in enumerate((2, 3, 0, 1)):
        assert state.acting() == [seat]
        assert [bool(state.legal(other)) for other in range(4)] == [other == seat for other in range(4)]
        assert sorted(state.legal(seat)) == state.hand(seat)
        assert len(state.legal(seat)) == 5
        assert GAME.truth(state)["played"] == [
            [(2 + i) % 4, ANIMAL_NAMES[c]] for i, c in enumerate(state.played)
        ]
        assert len(state.played) == turn
        card = state.legal(seat)[turn]
        if turn < 3:
            state.play(seat, card)
            assert state.played[-1] == card
            assert card not in state.hand(seat)
            assert len(state.hand(seat)) == 4


@shows("PUN-10", "PUN-28")
def test_what_comes_to_light_is_the_row_and_the_own_hand() -> None:
    state = begun(3, 0, "-4 +1 charmer", ("mouse 1, mouse 3, mouse 5, mouse 7, frog 10",))
    number = 5 * 400 + 10 * 20 + 19  # the row, in digits of twenty
    for held in (0, 2, 4, 6, 59):
        number = (number * 60 + held) % (2**31 - 1)
    assert state.news(0) == number
    assert state.news(1) != number
    play(state, "mouse 1")
    assert [state.news(seat) for seat in range(3)] == [0, 0, 0]


def test_a_deal_is_due_when_nobody_acts() -> None:
    assert started(4).chance()
    assert not begun(4).chance()
    assert begun(4, 0, "+1 +1 +1 +1").chance()
    assert not finished(begun(4)).chance()


def test_a_legal_list_is_a_copy() -> None:
    state = begun(4)
    state.legal(0).clear()
    assert len(state.legal(0)) == 5


@shows("PUN-16", "PUN-17", "PUN-R5")
def test_priority_is_for_the_one_species_played_most() -> None:
    """Against counting, over random rounds."""
    dice = FastDice(8)
    seen = set()
    for seats in (3, 4, 5):
        for seed in range(80):
            state = begun(seats, seed % seats, seed=seed)
            if state.phase != PLAY:
                continue
            cards = []
            for _ in range(seats):
                legal = state.legal(state.turn)
                cards.append(legal[dice.below(5)])
                state.listen()
                row, start = state.row, state.start
                state.play(state.turn, cards[-1])
            counts = Counter(card // 10 for card in cards).most_common()
            first = counts[0][0] if len(counts) == 1 or counts[0][1] > counts[1][1] else None
            seen.add((seats, tuple(sorted(count for _, count in counts)), first is not None))
            facts = {fact.what: fact.about for fact in GAME.view(state, None).facts}
            assert ("no-priority" in facts) == (first is None)
            if first is not None:
                assert facts["priority"] == {"species": SPECIES[first]}
            # PUN-18, PUN-22 to PUN-24: by priority, value and turn.
            order = sorted(range(seats), key=lambda i: (cards[i] // 10 != first, -(cards[i] % 10), i))
            assert state.discards == [cards[i] for i in order]
            for snake, i in zip(row, order, strict=True):
                assert state.taken[(start + i) % seats] == snake
    assert {shape for _, shape, _ in seen} >= {(1, 1, 1), (1, 2), (1, 1, 2), (1, 1, 1, 2), (1, 2, 2)}


@shows("PUN-18", "PUN-22", "PUN-R25")
def test_a_group_of_any_size_goes_first_by_value() -> None:
    state = played(1, "+1 +2 +3 +4 -1", "frog 1, mouse 3, mouse 9, snail 10, mouse 5")
    assert served(state) == ["mouse 9", "mouse 5", "mouse 3", "snail 10", "frog 1"]
    assert taken(state) == [["+2"], ["-1"], ["+3"], ["+1"], ["+4"]]


@shows("PUN-19", "PUN-20", "PUN-21", "PUN-25")
def test_each_takes_the_next_card_and_the_row_is_empty() -> None:
    state = played(0, "charmer -4 +1 +4", "mouse 1, snail 4, frog 3, lizard 2", next_start="nominate")
    truth = GAME.truth(state)
    assert truth["taken"] == [["+4"], ["charmer"], ["-4"], ["+1"]]
    assert truth["discards"] == ["snail 4", "frog 3", "lizard 2", "mouse 1"]
    assert truth["row"] == truth["played"] == []


@shows("PUN-20")
def test_taken_cards_stay_until_the_game_is_scored() -> None:
    state, dice = begun(3), FastDice(7)
    before = taken(state)
    for number in range(1, 12):
        play_round(state, dice)
        now = taken(state)
        assert [cards[: number - 1] for cards in now] == before
        assert [len(cards) for cards in now] == [number] * 3
        before = now


@shows("PUN-23", "PUN-24", "PUN-R10")
def test_equal_values_go_by_turn_with_and_without_priority() -> None:
    state = played(3, "+1 +2 +3 +4", "frog 5, mouse 5, snail 5, lizard 5")
    assert taken(state) == [["+2"], ["+3"], ["+4"], ["+1"]]
    state = played(2, "+1 +2 +3 +4 -1", "frog 5, mouse 8, snail 8, mouse 2, lizard 8")
    assert served(state) == ["mouse 8", "mouse 2", "snail 8", "lizard 8", "frog 5"]


@shows("PUN-R24")
def test_how_a_round_is_told() -> None:
    hands = ("mouse 4", "snail 9", "mouse 10", "frog 1")
    state = begun(4, 1, "+1 +2 +3 +4 -1 -2 -3 -4", hands, "frog 2, frog 3, frog 4, frog 5")
    for name in hands:
        state.listen()
        play(state, name)
    told = [(fact.what, *fact.about.values()) for fact in GAME.view(state, None).facts]
    assert told == [
        ("played", 0, "frog", None),
        ("priority", "mouse"),
        ("revealed", 3, "mouse 10"),
        ("revealed", 1, "mouse 4"),
        ("took", 3, "+1"),
        ("took", 1, "+2"),
        ("revealed", 2, "snail 9"),
        ("revealed", 0, "frog 1"),
        ("took", 2, "+3"),
        ("took", 0, "+4"),
        ("starts", 2),
        ("drew", 2, "frog", None),
        ("drew", 3, "frog", None),
        ("drew", 0, "frog", None),
        ("drew", 1, "frog", None),
        ("laid", 2, ["-1", "-2", "-3", "-4"]),
    ]


def test_what_else_is_told() -> None:
    match = Match(GAME, {"next_start": "nominate"}, 3)
    match.deal({"start": 1})
    assert [(fact.what, fact.about) for fact in match.view().facts] == [("starts", {"seat": 1})]
    hands = ("mouse 1", "snail 2", "frog 3")
    match.deal(stacks(match.state, "+1 +2 +3", hands))
    told = [(fact.what, *fact.about.values()) for fact in match.view().facts]
    assert told == [("dealt", 1), ("laid", 1, ["+1", "+2", "+3"])]
    for seat, name in zip((1, 2, 0), hands, strict=True):
        match.play(seat, {"play": name})
    assert ("no-priority", {}) in [(fact.what, fact.about) for fact in match.view().facts]
    match.play(1, {"name": 0})
    told = [(fact.what, *fact.about.values()) for fact in match.view().facts]
    assert told[:2] == [("named", 1, 0), ("starts", 0)]
    state = match.state
    while state.outcome() is None:
        state.listen()
        state.play(state.acting()[0], state.legal(state.acting()[0])[0])
    view = GAME.view(state, None)
    scored = [fact.about for fact in view.facts if fact.what == "scored"]
    assert [about["seat"] for about in scored] == [0, 1, 2]
    assert [about["points"] for about in scored] == [about["total"] for about in scored] == view.totals


@shows("PUN-26", "PUN-28", "PUN-29", "PUN-R26")
def test_the_neighbour_starts_and_all_draw_from_there() -> None:
    hands = ("mouse 1", "snail 2", "frog 3", "lizard 4")
    state = begun(4, 3, "+1 +2 +3 +4 -1 -2 -3 -4", hands, "frog 6, frog 7, frog 8, frog 9")
    for name in hands:
        play(state, name)
    assert (state.start, state.round, state.acting()) == (0, 2, [0])
    truth = GAME.truth(state)
    assert truth["row"] == ["-1", "-2", "-3", "-4"]
    assert [len(hand) for hand in truth["hands"]] == [5] * 4
    assert [f"frog {value}" in truth["hands"][seat] for seat, value in enumerate((6, 7, 8, 9))] == [True] * 4
    assert len(truth["animals"]) == 36


def test_hands_are_kept_in_order() -> None:
    state, dice = begun(5), FastDice(3)
    for _ in range(6):
        play_round(state, dice)
        for seat in range(5):
            assert state.hand(seat) == sorted(state.hand(seat))
            assert len(set(state.hand(seat))) == 5
            assert state.places[5 * seat : 5 * seat + 5] == state.hand(seat)
        assert GAME.cards(state) == GAME.cards(begun(5))


@shows("PUN-27", "PUN-R22")
def test_the_start_player_names_another() -> None:
    state = played(1, "+1 +2 +3 +4", "mouse 1, snail 2, frog 3, lizard 4", next_start="nominate")
    assert (state.phase, state.acting(), state.round, state.start) == (NAME, [1], 1, 1)
    assert [len(state.hand(seat)) for seat in range(4)] == [4] * 4
    assert [GAME.describe(state, 1, action) for action in state.legal(1)] == [
        {"name": 0},
        {"name": 2},
        {"name": 3},
    ]
    assert state.legal(0) == []
    refused(NOT_ALLOWED, "not-yourself", state.play, 1, FIRST_NAME + 1)
    refused(NOT_ALLOWED, "nobody-there", state.play, 1, FIRST_NAME + 4)
    refused(NOT_NOW, "name-first", state.play, 1, 0)
    refused(NOT_NOW, "name-first", state.play, 1, FIRST_NAME - 1)
    refused(MALFORMED, "no-such-action", state.play, 1, FIRST_NAME + 5)
    refused(MALFORMED, "no-such-action", state.play, 1, -1)
    refused(NOT_YOURS, "not-your-turn", state.play, 0, FIRST_NAME + 2)
    top = state.animals[state.animals_drawn]
    state.play(1, GAME.read(state, 1, {"name": 3}))
    assert (state.phase, state.acting(), state.round, state.start) == (PLAY, [3], 2, 3)
    assert top in state.hand(3)
    for seat in (3, 0, 1, 2):
        assert state.acting() == [seat]
        state.play(seat, state.legal(seat)[0])
    assert state.acting() == [3]
    state.play(3, FIRST_NAME)
    assert state.start == 0
    play_round_only(state)
    refused(NOT_ALLOWED, "not-yourself", state.play, 0, FIRST_NAME)


@shows("PUN-R22", "PUN-R17")
def test_nobody_is_named_after_the_last_round() -> None:
    state, dice = begun(4, next_start="nominate"), FastDice(2)
    for _ in range(8):
        play_round(state, dice)
    assert state.round == 9
    start = state.start
    play_round_only(state)
    assert (state.phase, state.acting(), state.round, state.start) == (OVER, [], 9, start)


@shows("PUN-30", "PUN-R17", "PUN-R19", "PUN-R21")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_end_comes_when_no_row_can_be_laid(seats: int) -> None:
    state, dice = begun(seats), FastDice(5)
    while state.outcome() is None:
        assert len(state.snakes) - state.snakes_drawn + seats >= seats
        left, number = len(state.snakes) - state.snakes_drawn, state.round
        start = state.start
        play_round(state, dice)
        assert (state.outcome() is not None) == (left < seats)
    assert (state.round, state.start) == (number, start)
    assert state.animals_drawn < 60
    assert [len(state.hand(seat)) for seat in range(seats)] == [4] * seats
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.reason == "snakes_out"
    # Snakes that were never dealt score for nobody.
    assert outcome.scores == [best(cards) for cards in taken(state)]
    refused(NOT_NOW, "match-over", state.play, 0, 0)
    refused(NOT_NOW, "no-deal-due", state.deal, Deal(STACKS, []))
    refused(NOT_NOW, "no-deal-due", state.shuffle, dice)


@shows("PUN-30")
def test_exactly_enough_snakes_make_another_row() -> None:
    state = begun(4)
    state.snakes_drawn = 33
    play_round_only(state)
    assert state.outcome() is None
    state = begun(4)
    state.snakes_drawn = 34
    play_round_only(state)
    assert state.outcome() is not None


def best(cards: list[str]) -> int:
    """The best that charmers can do, found by trying everything that they may."""
    values = [int(card) for card in cards if card != "charmer"]
    minus = [i for i, value in enumerate(values) if value < 0]
    plus = [i for i, value in enumerate(values) if value > 0]
    charmers = cards.count("charmer")
    of_minus = min(charmers, len(minus))
    of_plus = min(charmers - of_minus, len(plus))
    return max(
        sum(-value if i in turned else value for i, value in enumerate(values))
        for some in combinations(minus, of_minus)
        for more in combinations(plus, of_plus)
        for turned in [(*some, *more)]
    )


@shows("PUN-31", "PUN-32", "PUN-33", "PUN-34", "PUN-R14", "PUN-R15", "PUN-R16")
def test_charmers_do_the_best_they_may() -> None:
    dice = FastDice(6)
    kinds = ["-9", "-4", "-2", "-1", "0", "+1", "+2", "+3", "+9", "charmer", "charmer"]
    for _ in range(400):
        cards = [kinds[dice.below(len(kinds))] for _ in range(dice.below(9))]
        assert score(snakes(" ".join(cards))) == best(cards), cards


@shows("PUN-R14", "PUN-R15")
@pytest.mark.parametrize(
    ("cards", "points"),
    [
        ("charmer", 0),
        ("+3", 3),
        ("-3", -3),
        ("0 charmer", 0),
        ("0 charmer +2", -2),
        ("0 0 charmer charmer -2 +1 +3", 4),
        ("charmer charmer -4 +4", 0),
        ("charmer charmer charmer +1", -1),
        ("-9 +9", 0),
    ],
)
def test_what_cards_are_worth(cards: str, points: int) -> None:
    assert score(snakes(cards)) == points


@shows("PUN-35", "PUN-R23")
def test_the_highest_total_wins_and_equals_share() -> None:
    state = finished(begun(5))
    for totals, ranks in [([1, 2, 3, 4, 5], [5, 4, 3, 2, 1]), ([7, 7, -1, 7, -1], [1, 1, 4, 1, 4])]:
        state.totals = totals
        outcome = state.outcome()
        assert outcome is not None
        assert (outcome.scores, outcome.ranks, outcome.reason) == (totals, ranks, "snakes_out")


@shows("PUN-36", "PUN-R20")
@pytest.mark.parametrize(("games", "number"), [(1, 1), (2, 2), (3, 3), ("players", 5), (10, 10)])
def test_games_add_up(games: int | str, number: int) -> None:
    state, dice = started(5, 4, games_per_match=games), FastDice(1)
    totals = [0] * 5
    for game in range(1, number + 1):
        assert state.outcome() is None
        assert (state.phase, state.due) == (DEAL, STACKS)
        state.deal(state.shuffle(dice))
        while state.due == SNAKES and state.phase == DEAL:
            state.deal(state.shuffle(dice))
        assert (state.game, state.round, state.start) == (game, 1, (4 + game - 1) % 5)
        truth = GAME.truth(state)
        assert truth["taken"] == [[]] * 5
        assert truth["discards"] == []
        assert truth["totals"] == totals
        assert (len(truth["snakes"]), len(truth["animals"])) == (32, 35)
        finished(state, game)
        points = [best(cards) for cards in taken(state)]
        totals = [total + more for total, more in zip(totals, points, strict=True)]
        # The table stays as it lies, with the game booked.
        assert state.totals == totals
        assert (state.round, state.acting()) == (7, [])
        assert GAME.view(state, 0).points == points
    assert state.phase == OVER
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.scores == totals


@shows("PUN-R20")
def test_a_game_after_one_with_a_redeal() -> None:
    state = begun(4, 0, "+1 +1 +1 +1", games_per_match=2)
    dice = FastDice(3)
    while state.due == SNAKES and state.phase == DEAL:
        state.deal(state.shuffle(dice))
    finished(state)
    assert (state.phase, state.due, state.game) == (DEAL, STACKS, 1)
    state.deal(state.shuffle(dice))
    assert (state.game, state.start) == (2, 1)


@shows("PUN-R2", "PUN-R18")
def test_a_list_of_snakes_of_ones_own() -> None:
    given = {"1": 20, "-9": 2, "0": 4, "+9": 5, "-1": 0}
    match = Match(GAME, {"snake_values": given}, 3)
    assert match.options.words() == {
        "snake_values": {"-9": 2, "-1": 0, "0": 4, "+1": 20, "+9": 5},
        "charmers": 6,
        "next_start": "clockwise",
        "games_per_match": 1,
    }
    assert list(match.options.words()["snake_values"]) == ["-9", "-1", "0", "+1", "+9"]
    assert hash(match.options) == hash(Match(GAME, {"snake_values": given}, 3).options)
    deck = {"-9": 2, "0": 4, "+1": 20, "+9": 5, "charmer": 6}
    match.deal(FastDice(1))
    match.deal(FastDice(1))
    assert whole_deck(match.state) == Counter(deck)  # type: ignore[arg-type]
    assert match.view().deck == deck  # type: ignore[attr-defined]
    defaults = GAME.start({}).options.words()
    assert defaults["snake_values"] == {name: n for name, n in DEFAULT_DECK.items() if name != "charmer"}
    assert defaults == GAME.start(defaults).options.words()


@shows("PUN-R2", "PUN-R18")
@pytest.mark.parametrize(
    "given",
    [
        {"+1": 30},
        {"+1": 32},
        {"+1": 31, "1": 0},
        {"+10": 31},
        {"-10": 31},
        {"+1": 32, "-1": -1},
        {"+1": True, "+2": 30},
        {"+1": 31.0},
        {"+1": "31"},
        {"+0": 31},
        {"-0": 31},
        {"01": 31},
        {"one": 31},
        {"charmer": 31},
        {1: 31},
        {},
        [["+1", 31]],
        "31",
        31,
        None,
    ],
)
def test_other_lists_are_refused(given: Any) -> None:
    refused(MALFORMED, "bad-option-value", GAME.start, {"snake_values": given}, 4)


@pytest.mark.parametrize(
    "options",
    [
        {"charmers": 4},
        {"charmers": 7},
        {"next_start": "self"},
        {"games_per_match": 0},
        {"games_per_match": 11},
        {"games_per_match": "seats"},
    ],
)
def test_other_options_are_refused(options: dict[str, Any]) -> None:
    refused(MALFORMED, "bad-option-value", GAME.start, options, 4)


def test_what_cannot_be_played() -> None:
    state = begun(4, 1, hands=("mouse 2, frog 1, frog 2, frog 3, frog 4",))
    for theirs in ("mouse 1", "frog 10"):
        refused(NOT_ALLOWED, "not-in-hand", state.play, 1, animal(theirs))
    refused(NOT_NOW, "no-name-due", state.play, 1, FIRST_NAME)
    refused(NOT_NOW, "no-name-due", state.play, 1, FIRST_NAME + 4)
    for action in (-1, FIRST_NAME + 5, 2**70, -(2**70)):
        refused(MALFORMED, "no-such-action", state.play, 1, action)
    refused(NOT_YOURS, "not-your-turn", state.play, 0, state.hand(0)[0])
    refused(MALFORMED, "no-such-seat", state.play, 4, 0)
    refused(NOT_NOW, "nobody-acts", started(4).play, 0, 0)
    refused(MALFORMED, "no-such-seat", started(4).play, -1, 0)
    refused(NOT_NOW, "no-deal-due", state.deal, Deal(SNAKES, [[]]))
    refused(NOT_NOW, "no-deal-due", state.shuffle, FastDice(1))
    refused(NOT_NOW, "other-deal-due", started(4).deal, Deal(START, [[0]]))


def test_what_cannot_be_dealt() -> None:
    fresh = GAME.start({}, 4)
    for wrong in ([], [[]], [[4]], [[-1]], [[0, 1]], [[0], [0]]):
        refused(MALFORMED, "bad-deal", fresh.deal, Deal(START, wrong))
    state = started(4)
    snake_cards, animals = state.shuffle(FastDice(1)).stacks
    for wrong in (
        [snake_cards],
        [snake_cards, animals, []],
        [snake_cards[1:], animals],
        [[*snake_cards, 0], animals],
        [snake_cards, animals[1:]],
        [snake_cards, [*animals, 0]],
        [[*snake_cards[:-1], 60], animals],
        [[*snake_cards[:-1], -1], animals],
        [snake_cards, [*animals[:-1], animals[0]]],
        [snake_cards, [card or 1 for card in animals]],
        [snake_cards, [*animals[:-1], 2**70]],
        [[snake_cards[0]] * 37, animals],
    ):
        refused(MALFORMED, "bad-deal", state.deal, Deal(STACKS, wrong))
    assert state == started(4)


@pytest.mark.parametrize(
    "words",
    [
        {},
        {"play": "mouse"},
        {"play": "mouse 11"},
        {"play": "mouse 1", "as": "snail"},
        {"play": 3},
        {"name": True},
        {"name": "1"},
        {"name": 1, "play": "mouse 1"},
    ],
)
def test_words_that_are_no_action(words: dict[str, Any]) -> None:
    refused(MALFORMED, "malformed-action", GAME.read, begun(4), 0, words)


def test_seats_that_cannot_be_named() -> None:
    state = begun(4)
    assert GAME.read(state, 0, {"name": 0}) == FIRST_NAME
    assert GAME.read(state, 0, {"name": 3}) == FIRST_NAME + 3
    for seat in (-1, 4, 2**70):
        refused(MALFORMED, "no-such-seat", GAME.read, state, 0, {"name": seat})


@pytest.mark.parametrize(
    "words",
    [
        {},
        {"start": True},
        {"start": "0"},
        {"start": 0, "seat": 0},
        {"snakes": "+1"},
        {"snakes": ["+5", "mouse 1"]},
        {"snakes": [1]},
        {"snakes": [], "row": []},
        {"snakes": [], "animals": ["mouse"]},
        {"snakes": [], "animals": [], "start": 0},
    ],
)
def test_words_that_are_no_deal(words: dict[str, Any]) -> None:
    refused(MALFORMED, "bad-deal", GAME.read_deal, begun(4), words)


def test_deals_in_words() -> None:
    state = GAME.start({}, 4)
    assert GAME.describe_deal(state, Deal(START, [[2]])) == {"start": 2}
    words = {"snakes": ["-9", "0", "+9", "charmer"]}
    deal = GAME.read_deal(state, words)
    assert (deal.what, GAME.describe_deal(state, deal)) == (SNAKES, words)
    words = {"snakes": ["+1"], "animals": ["mouse 1", "frog 10"]}
    deal = GAME.read_deal(state, words)
    assert deal == Deal(STACKS, [snakes("+1"), [animal("mouse 1"), animal("frog 10")]])
    assert GAME.describe_deal(state, deal) == words


def test_states_in_any_order_of_the_hands() -> None:
    truth = GAME.truth(begun(4))
    other = {**truth, "hands": [hand[::-1] for hand in truth["hands"]]}
    assert other != truth
    assert GAME.canonical(other) == GAME.canonical(truth)
    other["row"] = truth["row"][::-1]
    assert (GAME.canonical(other) == GAME.canonical(truth)) == (other["row"] == truth["row"])


def test_a_copy_goes_its_own_way() -> None:
    state = begun(4, next_start="nominate", games_per_match=2)
    dice = FastDice(1)
    for _ in range(3):
        play_round(state, dice)
    play(state, ANIMAL_NAMES[state.legal(state.turn)[2]])
    other = state.copy()
    assert other == state
    before = other.__getstate__()
    finished(state)
    state.deal(state.shuffle(dice))
    assert other.__getstate__() == before


def test_cards_are_counted_before_and_after_the_deal() -> None:
    everything = GAME.cards(GAME.start({}, 4))
    assert len(everything) == 97
    assert everything[:60] == ANIMALS
    state = begun(4)
    for _ in range(4):
        assert GAME.cards(state) == everything
        state.play(state.turn, state.legal(state.turn)[0])
    assert GAME.cards(finished(begun(4))) == everything


def test_mixed_is_a_helper_that_loses_nothing() -> None:
    assert sorted(mixed(listed("a, b, c, d"), 1)) == listed("a, b, c, d")
