"""The difference of two runs on the same rows, by pairs."""

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from fractions import Fraction

from pipeline.evaluating.statistics.estimate import Estimate
from pipeline.evaluating.statistics.mcnemar import mcnemar
from pipeline.evaluating.statistics.sample import Value, sample_of
from seedproof.scoring.intervals import interval_of

_FOR_POWER = Fraction(280, 196)
"""Half widths of an interval of 95 % that a difference needs to be shown in 80 %: (1.96 + 0.84) / 1.96."""

_LEVEL = Fraction(5, 100)
"""The largest p of an exact test that tells two runs apart."""


@dataclass(frozen=True)
class Difference:
    """The mean of second − first, with the bounds of its interval."""

    estimate: Estimate
    low: Fraction
    high: Fraction
    p: Fraction | None
    """Of McNemar's exact test; None where some value is neither 0 nor 1."""

    @property
    def detectable(self) -> Fraction:
        """The smallest true difference that so many rows show in 80 % of runs."""
        return _FOR_POWER * (self.high - self.low) / 2

    @property
    def excludes_zero(self) -> bool:
        """Whether the interval has no 0 in it."""
        return self.low > 0 or self.high < 0

    @property
    def is_clear(self) -> bool:
        """Whether the interval has no 0 in it, and the exact test agrees, which few pairs cannot mislead."""
        return self.excludes_zero and (self.p is None or self.p <= _LEVEL)


def difference(
    first: Sequence[Value], second: Sequence[Value], clusters: Sequence[Hashable] | None = None
) -> Difference | None:
    """Estimate the mean of second − first over pairs of values from 0 to 1; None where there is no pair.

    A difference from −1 to 1 is taken as twice a share, less 1.
    """
    if not first:
        return None
    sample = sample_of([after - before for before, after in zip(first, second, strict=True)], clusters)
    one = sample.denominator
    sizes = [one * size for size in sample.sizes]
    totals = [total + size for total, size in zip(sample.totals, sizes, strict=True)]
    interval = interval_of([2 * size for size in sizes], totals, 2 * one)
    low = 2 * interval.low - 1
    high = 2 * interval.high - 1
    estimate = Estimate(sample.mean, sample.size, low, high, interval.method)
    return Difference(estimate, low, high, _exact_p(first, second))


def _exact_p(first: Sequence[Value], second: Sequence[Value]) -> Fraction | None:
    if not {*first, *second} <= {0, 1}:
        return None
    return mcnemar((before == 1, after == 1) for before, after in zip(first, second, strict=True)).p
