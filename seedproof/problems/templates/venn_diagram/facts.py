"""The facts of a Venn diagram of three sets."""

from typing import Literal

import msgspec

Region = Literal["a", "b", "c", "ab", "ac", "bc", "abc"]
"""A region by the sets that it belongs to."""
Asked = Literal["two", "first", "third"]
"""Which probability is asked for last, see `phrases.py`."""


class Facts(msgspec.Struct, frozen=True):
    """Numbers of persons, one of them unknown; so is the number outside of all sets."""

    counts: tuple[int, int, int, int, int, int, int]
    """In the regions a, b, c, ab, ac, bc, abc; 0 for the unknown one."""
    unknown: Region
    total: int
    condition: tuple[int, int]
    """The probability of C given A, as numerator and denominator; (0, 1) where A and B are independent."""
    asked: Asked
