"""The difference of two runs on the same rows, by pairs."""

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from fractions import Fraction

from pipeline.evaluating.statistics.estimate import Estimate
from pipeline.evaluating.statistics.means import squared_error
from pipeline.evaluating.statistics.sample import Value, sample_of
from seedproof.scoring.intervals import around, root, wilson

_FOR_POWER = Fraction(28, 10)
"""The quantiles of the normal distribution for 5 %, two-sided, and 80 %: 1.96 + 0.84."""


@dataclass(frozen=True)
class Difference:
    """The mean of second − first, and the smallest true difference that so many rows show in 80 % of runs."""

    estimate: Estimate
    detectable: Fraction

    @property
    def is_clear(self) -> bool:
        """Whether the interval has no 0 in it."""
        return self.estimate.low > 0 or self.estimate.high < 0


def difference(
    first: Sequence[Value], second: Sequence[Value], clusters: Sequence[Hashable] | None = None
) -> Difference | None:
    """Estimate the mean of second − first over pairs of values from 0 to 1; None where there is no pair."""
    if not first:
        return None
    sample = sample_of([after - before for before, after in zip(first, second, strict=True)], clusters)
    value = sample.mean
    error = squared_error(sample)
    if error:
        low, high = around(value, error, least=Fraction(-1))
        method = "paired, clustered"
    else:
        # All differences are alike. As many rows could hide others, as the interval of no success tells.
        _, hidden = wilson(0, len(set(sample.clusters)))
        low = max(value - hidden, Fraction(-1))
        high = min(value + hidden, Fraction(1))
        method = "paired, wilson over clusters"
    estimate = Estimate(value, sample.size, low, high, method)
    return Difference(estimate, _FOR_POWER * root(error))
