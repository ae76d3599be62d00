"""Where chance comes from: fast dice for study, provable ones for tables."""

from __future__ import annotations

import hashlib
import hmac
import json
from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

MULTIPLIER: Final = 698769069
LOW: Final = 0xFFFFFFFF


@mypyc_attr(allow_interpreted_subclasses=True)
class Dice:
    """Anything that can draw a number below n."""

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each as likely."""
        raise NotImplementedError

    def shuffle(self, cards: list[int]) -> None:
        """Put `cards` in random order, in place."""
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]


@mypyc_attr(allow_interpreted_subclasses=True)
class FastDice(Dice):
    """Dice for study: the same seed, the same numbers, compiled or not.

    A multiply-with-carry generator whose state fits 63 bits, so that plain integers and machine
    words agree. Good for millions of matches, worthless as a secret.
    """

    def __init__(self, seed: int) -> None:
        digest = hashlib.sha256(str(seed).encode()).digest()
        self._state: i64 = 1 + int.from_bytes(digest[:8], "big") % (MULTIPLIER << 31)

    def below(self, n: int) -> int:
        state = MULTIPLIER * (self._state & LOW) + (self._state >> 32)
        self._state = state
        size: i64 = n
        return (((state ^ (state >> 32)) & LOW) * size) >> 32

    def shuffle(self, cards: list[int]) -> None:
        # The same draws as `below` would give, without a call for each; and whatever the cards are,
        # they are only moved, which compiled code does faster than taking numbers out and putting them in.
        things = cast("list[object]", cards)
        low = self._state & LOW
        carry = self._state >> 32
        i: i64 = len(things)
        while i > 1:
            state = MULTIPLIER * low + carry
            low = state & LOW
            carry = state >> 32
            j = ((low ^ carry) * i) >> 32
            i -= 1
            things[i], things[j] = things[j], things[i]
        self._state = carry << 32 | low


@mypyc_attr(allow_interpreted_subclasses=True)
class ProvableDice(Dice):
    """Dice for tables: everybody can compute the draws again once the secret is shown.

    Before the first card the table shows `commitment`, then every seat sends a nonce; the draws are
    HMAC-SHA256(secret, nonces and a counter), so neither side alone has chosen them.
    """

    def __init__(self, secret: bytes, nonces: list[str]) -> None:
        self._secret = secret
        self._nonces = nonces
        self._blocks = 0
        self._words: list[int] = []

    def below(self, n: int) -> int:
        fair = (1 << 32) - (1 << 32) % n
        while True:
            if not self._words:
                self._words = self._next_words()
            word = self._words.pop()
            if word < fair:
                return word % n

    def _next_words(self) -> list[int]:
        message = json.dumps([self._nonces, self._blocks]).encode()
        block = hmac.new(self._secret, message, hashlib.sha256).digest()
        self._blocks += 1
        return [int.from_bytes(block[i : i + 4], "big") for i in range(28, -1, -4)]


def commitment(secret: bytes) -> str:
    """What a table shows before the deal, so that it cannot change its secret afterwards."""
    return hashlib.sha256(secret).hexdigest()
