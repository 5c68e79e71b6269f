"""The difference of two runs on the same rows, by pairs."""

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from fractions import Fraction

from pipeline.evaluating.statistics.estimate import Estimate, of_single
from pipeline.evaluating.statistics.mcnemar import mcnemar
from pipeline.evaluating.statistics.means import squared_error_by_clusters
from pipeline.evaluating.statistics.sample import Sample, Value, sample_of
from seedproof.scoring.intervals import around, root, wilson

_FOR_POWER = Fraction(28, 10)
"""The quantiles of the normal distribution for 5 %, two-sided, and 80 %: 1.96 + 0.84."""

_LEVEL = Fraction(5, 100)
"""The largest p of an exact test that tells two runs apart."""


@dataclass(frozen=True)
class Difference:
    """The mean of second − first, and the smallest true difference that so many rows show in 80 % of runs."""

    estimate: Estimate
    detectable: Fraction
    p: Fraction | None
    """Of McNemar's exact test; None where some value is neither 0 nor 1."""

    @property
    def excludes_zero(self) -> bool:
        """Whether the interval is known and has no 0 in it."""
        low = self.estimate.low
        high = self.estimate.high
        if low is None or high is None:
            return False
        return low > 0 or high < 0

    @property
    def is_clear(self) -> bool:
        """Whether the interval has no 0 in it, and the exact test agrees, which few pairs cannot mislead."""
        return self.excludes_zero and (self.p is None or self.p <= _LEVEL)


def difference(
    first: Sequence[Value], second: Sequence[Value], clusters: Sequence[Hashable] | None = None
) -> Difference | None:
    """Estimate the mean of second − first over pairs of values from 0 to 1; None where there is no pair."""
    if not first:
        return None
    sample = sample_of([after - before for before, after in zip(first, second, strict=True)], clusters)
    error = squared_error_by_clusters(sample)
    return Difference(_estimate(sample, error), _FOR_POWER * root(error), _exact_p(first, second))


def _estimate(sample: Sample, error: Fraction) -> Estimate:
    value = sample.mean
    clusters = len(set(sample.clusters))
    if clusters == 1:
        return of_single(value, sample.size)
    if error:
        low, high = around(value, error, least=Fraction(-1))
        return Estimate(value, sample.size, low, high, "paired, clustered")
    # All differences are alike. As many rows could hide others, as the interval of no success tells.
    _, hidden = wilson(0, clusters)
    low = max(value - hidden, Fraction(-1))
    high = min(value + hidden, Fraction(1))
    return Estimate(value, sample.size, low, high, "paired, wilson over clusters")


def _exact_p(first: Sequence[Value], second: Sequence[Value]) -> Fraction | None:
    if not {*first, *second} <= {0, 1}:
        return None
    return mcnemar((before == 1, after == 1) for before, after in zip(first, second, strict=True)).p
