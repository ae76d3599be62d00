from __future__ import annotations

import hashlib
from collections import Counter

import pytest

from tablee import Dice, FastDice, ProvableDice
from tablee.core.dice import commitment


class Loaded(Dice):
    """Dice of somebody else's making."""

    def below(self, n: int) -> int:
        return n - 1


def drawn(dice: Dice, n: int, times: int) -> list[int]:
    return [dice.below(n) for _ in range(times)]


def test_the_same_seed_draws_the_same_numbers() -> None:
    assert drawn(FastDice(7), 1000, 8) == drawn(FastDice(7), 1000, 8)
    assert drawn(FastDice(7), 1000, 8) != drawn(FastDice(8), 1000, 8)
    # These very numbers: records and golden files of other machines depend on them.
    assert drawn(FastDice(1), 100, 10) == [55, 64, 51, 0, 62, 53, 25, 95, 79, 81]


@pytest.mark.parametrize("dice", [FastDice(3), ProvableDice(b"secret", ["a", "b"])])
def test_every_number_is_as_likely(dice: Dice) -> None:
    counts = Counter(drawn(dice, 7, 14_000))
    assert set(counts) == set(range(7))
    assert all(abs(count - 2_000) < 250 for count in counts.values())


@pytest.mark.parametrize("dice", [FastDice(3), ProvableDice(b"secret", [])])
def test_every_order_is_as_likely(dice: Dice) -> None:
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(6_000):
        cards = [0, 1, 2]
        dice.shuffle(cards)
        orders[tuple(cards)] += 1
    assert len(orders) == 6
    assert all(abs(count - 1_000) < 180 for count in orders.values())


def test_shuffling_is_drawing() -> None:
    one, two, cards, others = FastDice(5), FastDice(5), list(range(9)), list(range(9))
    one.shuffle(cards)
    Dice.shuffle(two, others)
    assert cards == others
    assert one.below(1000) == two.below(1000)


def test_anybody_can_bring_dice() -> None:
    cards = [1, 2, 3]
    Loaded().shuffle(cards)
    assert cards == [1, 2, 3]
    with pytest.raises(NotImplementedError):
        Dice().below(3)


def test_provable_dice_follow_from_the_secret_and_every_nonce() -> None:
    first = drawn(ProvableDice(b"s", ["a", "b"]), 10**6, 5)
    assert first == drawn(ProvableDice(b"s", ["a", "b"]), 10**6, 5)
    assert first != drawn(ProvableDice(b"t", ["a", "b"]), 10**6, 5)
    assert first != drawn(ProvableDice(b"s", ["a", "c"]), 10**6, 5)
    assert first != drawn(ProvableDice(b"s", ["a\nb"]), 10**6, 5)
    assert commitment(b"s") == hashlib.sha256(b"s").hexdigest()


def test_provable_dice_reject_what_would_be_unfair() -> None:
    # Three quarters of all words are fair for this bound, so a quarter is drawn again.
    bound = 3 << 30
    assert all(number < bound for number in drawn(ProvableDice(b"s", []), bound, 200))
    assert max(drawn(ProvableDice(b"s", []), bound, 200)) > bound * 0.9
