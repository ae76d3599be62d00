from __future__ import annotations

import pickle

import pytest

import tablee
from tablee import FastDice, Match, Outcome, Refused, State
from tablee.core.contract import Deal
from tablee.games import ROOMS


def dealt(seats: int = 4) -> Match:
    match = tablee.match("punto", seats)
    match.deal({"start": 0})
    match.deal(FastDice(1))
    return match


def test_a_match_keeps_its_log() -> None:
    match = dealt()
    choice = match.choices(0)[0]
    assert match.play(0, choice) == choice
    assert match.play(1, match.legal(1)[0]) == match.log[-1]["do"]
    assert match.log[0] == {"deal": {"start": 0}}
    assert match.log[2] == {"seat": 0, "do": choice}
    assert len(match.log) == 4


def test_numbers_and_words_come_to_the_same() -> None:
    one, two = dealt(), dealt()
    for _ in range(20):
        seat = one.acting()[0]
        words = one.choices(seat)[-1]
        one.play(seat, one.legal(seat)[-1])
        two.enter({"seat": seat, "do": words})
    assert one.state == two.state
    assert one.log == two.log


def test_a_copy_goes_its_own_way() -> None:
    match = dealt()
    other = match.copy()
    other.play(0, other.legal(0)[0])
    assert len(match.log) == 2
    assert match.acting() == [0]
    assert other.acting() == [1]


def test_a_view_tells_what_the_last_entry_brought_about() -> None:
    match = dealt()
    match.play(0, match.legal(0)[0])
    assert [fact.what for fact in match.view().facts] == ["placed", "turned"]
    with pytest.raises(Refused):
        match.play(0, 0)
    assert [fact.what for fact in match.view(2).facts] == ["placed", "turned"]


@pytest.mark.parametrize("name", ROOMS)
@pytest.mark.parametrize("seat", [-1, -2, 4, 2**70, True])
def test_nobody_sees_from_a_seat_that_there_is_not(name: str, seat: int) -> None:
    """In Pikoko, a seat that is nobody's would see every hand."""
    match = tablee.match(name, 4)
    tablee.finish(match.state, FastDice(1), 5)
    with pytest.raises(Refused, match="no-such-seat"):
        match.view(seat)


@pytest.mark.parametrize(
    ("entry", "key"),
    [
        ({}, "malformed-entry"),
        ({"deal": []}, "malformed-entry"),
        ({"seat": 0}, "malformed-entry"),
        ({"seat": 0, "do": {}, "more": 1}, "malformed-entry"),
        ({"seat": 0, "do": {}}, "malformed-action"),
        ({"seat": 0, "do": {"place": "red 5", "at": [True, False]}}, "malformed-action"),
        ({"seat": 4, "do": {"place": "red 5", "at": [0, 0]}}, "no-such-seat"),
        ({"seat": -1, "do": {"place": "red 5", "at": [0, 0]}}, "no-such-seat"),
        ({"seat": True, "do": {"place": "red 5", "at": [0, 0]}}, "no-such-seat"),
        ({"seat": 1, "do": {"place": "red 5", "at": [0, 0]}}, "not-your-turn"),
        ({"deal": {"start": 1}}, "no-deal-due"),
        ({"tick": "flip"}, "no-tick"),
    ],
)
def test_a_wrong_entry_is_refused_and_changes_nothing(entry: dict[str, object], key: str) -> None:
    match = dealt()
    before = match.copy()
    with pytest.raises(Refused) as refused:
        match.enter(entry)
    assert refused.value.key == key
    assert (match.state, match.log) == (before.state, before.log)


@pytest.mark.parametrize("action", ["0", None, 1.0, True, [0]])
def test_an_action_is_a_number_or_words(action: object) -> None:
    with pytest.raises(Refused, match="malformed-action"):
        dealt().play(0, action)  # type: ignore[arg-type]


def test_a_refusal_says_what_and_why() -> None:
    with pytest.raises(Refused) as refused:
        tablee.match("punto", 5)
    assert str(refused.value).startswith("malformed: wrong-seats (game='punto', seats='5'")
    assert str(Refused("not now", "match-over")) == "not now: match-over"


def test_unknown_games_and_options_are_refused() -> None:
    with pytest.raises(Refused, match="unknown-game"):
        tablee.match("tarot")
    with pytest.raises(Refused, match="unknown-option"):
        tablee.match("punto", 4, jokers=True)
    with pytest.raises(Refused, match="bad-option-value"):
        tablee.match("punto", 4, rounds_to_win=6)
    with pytest.raises(Refused, match="bad-option-value"):
        tablee.match("punto", 4, rounds_to_win=True)
    with pytest.raises(Refused, match="options-of-another-game"):
        tablee.start("punto", 4, tablee.Options())


def test_options_may_be_given_ready_made() -> None:
    ready, _ = tablee.game("punto").settle({"expert": True}, 3)
    state = tablee.start("punto", 3, ready)
    assert state == tablee.start("punto", 3, {"expert": True})
    assert state != tablee.start("punto", 3)


def test_a_state_has_no_hash_and_survives_a_pickle() -> None:
    state = tablee.start("punto")
    with pytest.raises(TypeError, match="no hash"):
        hash(state)
    tablee.finish(state, FastDice(1), 50)
    assert pickle.loads(pickle.dumps(state)) == state
    assert state != "punto"


class Coin(State):
    """The smallest game: one seat, one choice."""

    def __init__(self) -> None:
        super().__init__(1)
        self.done = False

    def acting(self) -> list[int]:
        return [] if self.done else [0]

    def legal(self, seat: int) -> list[int]:
        return [] if self.done else [0, 1]

    def play(self, seat: int, action: int) -> None:
        if seat != 0 or self.done or action not in (0, 1):
            raise self.refusal(seat)
        self.done = True

    def chance(self) -> bool:
        return False

    def shuffle(self, dice: tablee.Dice) -> Deal:
        raise Refused("not now", "no-deal-due")

    def deal(self, deal: Deal) -> None:
        raise Refused("not now", "no-deal-due")

    def outcome(self) -> Outcome | None:
        return Outcome([1], [1], "done") if self.done else None

    def copy(self) -> Coin:
        new = Coin()
        new.done = self.done
        return new

    def imagine(self, seat: int, dice: tablee.Dice) -> Coin:
        return self.copy()


def test_a_state_of_somebody_elses_making_plays_along() -> None:
    coin = Coin()
    with pytest.raises(Refused, match="no-tick"):
        coin.tick()
    with pytest.raises(Refused, match="not-legal"):
        coin.play(0, 7)
    with pytest.raises(Refused, match="no-such-seat"):
        coin.play(3, 0)
    assert coin.waits() is None
    assert tablee.finish(coin, FastDice(1)) == 1
    assert tablee.finish(coin, FastDice(1)) == 0
    with pytest.raises(Refused, match="match-over"):
        coin.play(0, 0)


def test_what_nobody_hears_is_not_kept() -> None:
    coin = Coin()
    coin.tell(1, 2)
    assert coin.told is None
    coin.listen()
    coin.tell(1, 2)
    assert coin.told == [(1, 2, -1, -1)]


def test_finish_stops_where_it_is_told() -> None:
    state = tablee.start("punto")
    assert tablee.finish(state, FastDice(1), 7) == 7
    assert state.outcome() is None


@pytest.mark.parametrize("name", ROOMS)
def test_nobody_imagines_from_a_seat_that_is_not_there(name: str) -> None:
    state = tablee.start(name)
    for seat in (-1, state.seats):
        with pytest.raises(Refused, match="no-such-seat"):
            state.imagine(seat, FastDice(1))
