"""The only randomness of Seedproof: a counter stream over a row's seed, and bounded draws from it.

`docs/seeds.md` specifies the stream in words, with test vectors. It uses SHAKE-256 from the standard
library, so it does not change with the version of Python or of any package.
"""

from collections.abc import Callable, MutableSequence, Sequence
from hashlib import shake_256
from typing import TypeVar

T = TypeVar("T")

BLOCK_BYTES = 512


class Rejected(Exception):
    """A sampled candidate breaks a rule of its family; the next one goes on drawing from the same stream."""

    def __init__(self, reason: str) -> None:
        """Keep the reason: rejections are counted by it in the manifest."""
        super().__init__(reason)
        self.reason = reason


class Draws:
    """Uniform draws from the stream of one seed. Every method rests on `below` alone."""

    def __init__(self, seed: str) -> None:
        """Start at the first byte of the stream of `seed` (32 hex digits)."""
        self._seed = bytes.fromhex(seed)
        self._blocks = 0
        self._buffer = b""
        self._at = 0

    def below(self, bound: int) -> int:
        """A uniform integer in 0 .. bound-1. A bound of 1 takes no byte of the stream."""
        bits = (bound - 1).bit_length()
        size, mask = (bits + 7) >> 3, (1 << bits) - 1
        while True:
            start = self._at
            end = self._at = start + size
            if end > len(self._buffer):
                self._at = start
                self._refill()
                continue
            # One byte is what most draws take, and is worth a short cut.
            value = self._buffer[start] if size == 1 else int.from_bytes(self._buffer[start:end], "big")
            if value & mask < bound:
                return value & mask

    def _refill(self) -> None:
        block = shake_256(self._seed + self._blocks.to_bytes(8, "big")).digest(BLOCK_BYTES)
        self._buffer, self._at = self._buffer[self._at :] + block, 0
        self._blocks += 1

    def between(self, low: int, high: int) -> int:
        """A uniform integer in low .. high, both included."""
        return low + self.below(high - low + 1)

    def integers(self, count: int, low: int, high: int) -> list[int]:
        """`count` independent uniform integers in low .. high, the digits of one draw."""
        base = high - low + 1
        number, found = self.below(base**count), []
        for _ in range(count):
            found.append(low + number % base)
            number //= base
        return found

    def nonzeros(self, count: int, bound: int) -> list[int]:
        """`count` independent uniform integers in -bound .. bound without 0, the digits of one draw."""
        return [value - (value <= 0) for value in self.integers(count, 1 - bound, bound)]

    def choice(self, items: Sequence[T]) -> T:
        """One of the items, each with the same chance."""
        return items[self.below(len(items))]

    def sample(self, items: Sequence[T], count: int) -> list[T]:
        """`count` different places of `items`, in random order."""
        pool = list(items)
        for place in range(count):
            other = place + self.below(len(pool) - place)
            pool[place], pool[other] = pool[other], pool[place]
        return pool[:count]

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Put the items in a uniformly random order, in place."""
        items[:] = self.sample(items, len(items))


def every_way(trial: Callable[[Draws], object], limit: int) -> bool:
    """Run the trial once for every way in which its draws can fall; whether `limit` runs were enough.

    A trial may raise `Rejected`. It counts as endless when it draws more than 1,000 times in one run.
    """
    way: list[list[int]] = []
    for _ in range(limit):
        try:
            trial(_Chosen(way))
        except Rejected:
            pass
        except _Endless:
            return False
        while way and way[-1][0] == way[-1][1] - 1:
            way.pop()
        if not way:
            return True
        way[-1][0] += 1
    return False


class Firsts(Draws):
    """Draws that always fall on the first: for a text that does not depend on the choice of words."""

    def __init__(self) -> None:
        """No seed goes in."""
        super().__init__("")

    def below(self, bound: int) -> int:
        """0, whatever the bound."""
        return 0


class _Endless(Exception):
    """A trial that goes on drawing for ever."""


class _Chosen(Draws):
    """Draws that fall as a list of [value, bound] says, and as 0 beyond its end, which it extends."""

    def __init__(self, way: list[list[int]]) -> None:
        super().__init__("")
        self._way, self._done = way, 0

    def below(self, bound: int) -> int:
        if self._done == len(self._way):
            if self._done == 1000:
                raise _Endless
            self._way.append([0, bound])
        self._done += 1
        return self._way[self._done - 1][0]
