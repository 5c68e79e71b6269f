"""The only source of randomness in Seedproof: a counter stream over a row's seed, and bounded draws from it.

`docs/explanation/seeds.md` specifies the stream in words, with test vectors. It uses SHAKE-256 from the
standard library, so it does not change with the version of Python or of any package.
"""

from collections.abc import Callable, MutableSequence, Sequence
from hashlib import shake_256
from typing import TypeVar

T = TypeVar("T")

BLOCK_BYTES = 512


class Rejected(Exception):
    """Raised when a sampled candidate breaks a rule of its family; the next one uses the same stream."""

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
        """Return a uniform integer in 0 .. bound-1. A bound of 1 takes no byte of the stream.

        Raises: ValueError for a bound below 1, from which no draw would ever come.
        """
        if bound < 1:
            raise ValueError(f"a draw below {bound}, expected at least one number to draw from")
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
        """Return a uniform integer in low .. high, both included."""
        return low + self.below(high - low + 1)

    def integers(self, count: int, low: int, high: int) -> list[int]:
        """Return `count` independent uniform integers in low .. high, as the digits of one draw."""
        base = high - low + 1
        number, values = self.below(base**count), []
        for _ in range(count):
            values.append(low + number % base)
            number //= base
        return values

    def nonzeros(self, count: int, bound: int) -> list[int]:
        """Return `count` independent uniform integers in -bound .. bound without 0, from one draw."""
        return [value - (value <= 0) for value in self.integers(count, 1 - bound, bound)]

    def choice(self, items: Sequence[T]) -> T:
        """Return one of the items, each with the same chance."""
        return items[self.below(len(items))]

    def sample(self, items: Sequence[T], count: int) -> list[T]:
        """Return the items at `count` different positions, in random order."""
        pool = list(items)
        for position in range(count):
            chosen = position + self.below(len(pool) - position)
            pool[position], pool[chosen] = pool[chosen], pool[position]
        return pool[:count]

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Put the items in a uniformly random order, in place."""
        items[:] = self.sample(items, len(items))


def every_way(trial: Callable[[Draws], object], limit: int) -> bool:
    """Run the trial once for every way its draws can fall; return whether `limit` runs were enough.

    A trial may raise `Rejected`. It is taken to be endless when it draws more than 1,000 times in one run.
    """
    path: list[list[int]] = []
    for _ in range(limit):
        try:
            trial(_Chosen(path))
        except Rejected:
            pass
        except _Endless:
            return False
        while path and path[-1][0] == path[-1][1] - 1:
            path.pop()
        if not path:
            return True
        path[-1][0] += 1
    return False


class _Endless(Exception):
    """Raised when a trial never stops drawing."""


class _Chosen(Draws):
    """Draws that follow a list of [value, bound] pairs, and extend it with 0 beyond its end."""

    def __init__(self, path: list[list[int]]) -> None:
        super().__init__("")
        self._way, self._done = path, 0

    def below(self, bound: int) -> int:
        if self._done == len(self._way):
            if self._done == 1000:
                raise _Endless
            self._way.append([0, bound])
        self._done += 1
        return self._way[self._done - 1][0]
