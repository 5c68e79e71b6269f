"""Compares the difficulty of a release with one from another root seed: quantiles and an exact test.

The test is that of Kolmogorov and Smirnov for two samples of one size. Its p-value is a quotient of sums of
binomial coefficients (Gnedenko and Korolyuk), so it is exact; where measures are equal it errs on the large
side.
"""

from bisect import bisect_right
from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from itertools import accumulate
from math import comb
from typing import NamedTuple

QUANTILES = (0, 10, 25, 50, 75, 90, 100)
"""The quantiles that are compared, in percent."""


class Compared(NamedTuple):
    """Two samples of difficulty measures of the same size."""

    quantiles: tuple[tuple[Fraction, Fraction], ...]
    """The quantiles of both samples, at QUANTILES."""
    below: tuple[int, ...]
    """The percentage of the other sample, rounded, up to each percentile 0 to 100 of this one."""
    distance: Fraction
    """The largest difference between the two shares of measures up to a number."""
    p_value: Fraction
    """The chance of such a distance, or a larger one, between two samples of one distribution."""


def compared(measures: Sequence[Fraction], others: Sequence[Fraction]) -> Compared:
    """Compare a sample of difficulty measures with another of the same size.

    Raises: ValueError when they are empty or differ in size.
    """
    if not measures or len(measures) != len(others):
        raise ValueError(f"the samples have {len(measures)} and {len(others)} measures, expected as many")
    first = sorted(measures)
    second = sorted(others)
    steps = _steps_apart(first, second)
    size = len(first)
    return Compared(
        tuple((_quantile(first, share), _quantile(second, share)) for share in QUANTILES),
        tuple(
            (200 * bisect_right(second, _quantile(first, share)) + size) // (2 * size) for share in range(101)
        ),
        Fraction(steps, size),
        _p_value(size, steps),
    )


def _steps_apart(first: Sequence[Fraction], second: Sequence[Fraction]) -> int:
    """Return the largest difference between the numbers of measures in two samples up to a number."""
    more = Counter(first)
    more.subtract(second)
    return max(map(abs, accumulate(more[value] for value in sorted(more))))


def _quantile(ordered: Sequence[Fraction], percent: int) -> Fraction:
    """Return the least measure that at least so many percent do not exceed."""
    return ordered[max(-(-percent * len(ordered) // 100), 1) - 1]


def _p_value(size: int, steps: int) -> Fraction:
    """Return P(distance >= steps / size) for two samples of `size`."""
    if steps == 0:
        return Fraction(1)
    paths = sum(
        (-1) ** (turn - 1) * comb(2 * size, size - turn * steps) for turn in range(1, size // steps + 1)
    )
    return Fraction(2 * paths, comb(2 * size, size))
