"""Ranges of keys, which hold problems out: equal problems have a key in common, whatever their seeds."""

from fractions import Fraction
from typing import NamedTuple

from seedproof.record.candidates import KEY_BYTES
from seedproof.record.errors import Misuse


class KeyRange(NamedTuple):
    """A range of keys, from 0 to 1, with `stop` outside."""

    start: Fraction
    stop: Fraction

    def holds(self, key: bytes) -> bool:
        """Return whether a key lies in the range."""
        return self.start <= Fraction(int.from_bytes(key), 1 << (8 * KEY_BYTES)) < self.stop

    def __str__(self) -> str:
        return f"{self.start}:{self.stop}"


def key_range(name: str, text: str) -> KeyRange:
    """Return the range of an argument, `0:0.05`. Raises: Misuse when it is none."""
    try:
        start, stop = map(Fraction, text.split(":"))
    except (ValueError, ZeroDivisionError):
        start, stop = Fraction(1), Fraction(0)
    if not 0 <= start < stop <= 1:
        raise Misuse(f"{name}: is {text!r:.40}, expected a range between 0 and 1 such as 0:0.05")
    return KeyRange(start, stop)
