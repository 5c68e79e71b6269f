"""Lists the integer signals of length 4 with given squared magnitudes of their discrete Fourier transform."""

from collections.abc import Sequence
from math import isqrt

LARGEST_MAGNITUDE = 1_000_000
"""Of |X1|^2; all squares below it are tried."""


def signals_of(magnitudes: Sequence[int]) -> list[tuple[int, int, int, int]]:
    """Return all integer signals, whatever their size. The magnitudes bound them, so none is left out.

    With a = x0 + x2, b = x1 + x3, c = x0 - x2, d = x1 - x3: |X0|^2 is (a + b)^2, |X2|^2 is (a - b)^2, and
    |X1|^2 and |X3|^2 are c^2 + d^2.
    """
    at_0, at_1, at_2, at_3 = magnitudes
    if at_1 != at_3 or min(magnitudes) < 0 or at_1 > LARGEST_MAGNITUDE:
        return []
    signals = [
        ((a + c) // 2, (b + d) // 2, (a - c) // 2, (b - d) // 2)
        for sum_of_all in _roots(at_0)
        for difference in _roots(at_2)
        if (sum_of_all + difference) % 2 == 0
        for a, b in [((sum_of_all + difference) // 2, (sum_of_all - difference) // 2)]
        for c in range(-isqrt(at_1), isqrt(at_1) + 1)
        for d in _roots(at_1 - c * c)
        if (a + c) % 2 == 0 and (b + d) % 2 == 0
    ]
    return sorted(set(signals))


def _roots(square: int) -> list[int]:
    """Return the integers with this square."""
    root = isqrt(square)
    if root * root != square:
        return []
    return [root, -root] if root else [0]
