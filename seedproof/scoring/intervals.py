"""Intervals of 95 % for means of values from 0 to 1, in exact arithmetic: the same bytes on every machine.

Right and wrong answers that do not hang together have Wilson's interval. All other values are taken by
cluster, and their mean is bounded as if one cluster more had been seen: all right for the upper bound, all
wrong for the lower one. So clusters that are all alike do not prove their mean. Of right and wrong answers
alone, these bounds are those of Clopper and Pearson. Source: Gaffke, 2005; Learned-Miller and Thomas, 2019;
a beta distribution of the same mean and variance stands for theirs, as with Korn and Graubard, 1998.

Only square roots are rounded, to `_PLACES` decimals.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import isqrt
from typing import Literal, NamedTuple

Method = Literal["wilson", "beta", "beta over clusters"]

Number = Fraction | int

Z = Fraction("1.959963984540054")
"""The quantile of the normal distribution that leaves 2.5 % above it."""

_PLACES = 30

_FEW = 3
"""Up to so many right answers, or wrong ones, Wilson's interval is too narrow towards 0, or towards 1."""


@dataclass(frozen=True)
class Interval:
    """The bounds of an interval of 95 %, within 0 and 1, and how they were computed."""

    low: Fraction
    high: Fraction
    method: Method


class Sums(NamedTuple):
    """Sums over clusters, of which each has a size m and a total y from 0 to m."""

    clusters: int
    size: Number
    """Σ m."""
    total: Number
    """Σ y."""
    sizes_squared: Number
    """Σ m²."""
    products: Number
    """Σ m y."""
    totals_squared: Number
    """Σ y²."""

    @property
    def mirrored(self) -> "Sums":
        """The sums if right were wrong: with m − y for y."""
        return Sums(
            self.clusters,
            self.size,
            self.size - self.total,
            self.sizes_squared,
            self.sizes_squared - self.products,
            self.sizes_squared - 2 * self.products + self.totals_squared,
        )


def sums_of(sizes: Iterable[Number], totals: Iterable[Number]) -> Sums:
    """Return the sums of clusters by their sizes and totals."""
    return _counted(Counter(zip(sizes, totals, strict=True)))


def _counted(clusters: Mapping[tuple[Number, Number], int]) -> Sums:
    """Return the sums of clusters: how many there are of each size and total."""
    every = clusters.items()
    return Sums(
        sum(clusters.values()),
        sum(count * size for (size, _), count in every),
        sum(count * total for (_, total), count in every),
        sum(count * size * size for (size, _), count in every),
        sum(count * size * total for (size, total), count in every),
        sum(count * total * total for (_, total), count in every),
    )


def interval_of(sizes: Sequence[Number], totals: Sequence[Number], unit: Number = 1) -> Interval:
    """Return the interval of the mean of clusters, at least one, by their sizes and totals.

    A value alone is a cluster of the size `unit`, and right if that is its total.
    """
    return interval_of_counts(Counter(zip(sizes, totals, strict=True)), unit)


def interval_of_counts(clusters: Mapping[tuple[Number, Number], int], unit: Number = 1) -> Interval:
    """Return the same where it is known how many clusters there are of each size and total."""
    if any(size != unit for size, _ in clusters):
        return Interval(*bounds(_counted(clusters)), "beta over clusters")
    if any(total not in (0, unit) for _, total in clusters):
        return Interval(*bounds(_counted(clusters)), "beta")
    successes = sum(count for (_, total), count in clusters.items() if total)
    return Interval(*proportion(successes, sum(clusters.values())), "wilson")


def proportion(successes: int, trials: int) -> tuple[Fraction, Fraction]:
    """Return the bounds of Wilson's interval for a proportion, of at least one trial.

    Of few successes, or few others, the end near to them is that of Clopper and Pearson: without it, a rate
    of 1 % is in 92 % of intervals over 100 trials. Source: Brown, Cai and DasGupta, 2001, section 4.1.1.
    """
    low, high = wilson(successes, trials)
    exact = bounds(Sums(trials, trials, successes, trials, successes, successes))
    if successes <= _FEW:
        low = min(low, exact[0])
    if trials - successes <= _FEW:
        high = max(high, exact[1])
    return low, high


def wilson(successes: Number, trials: int) -> tuple[Fraction, Fraction]:
    """Return the bounds of Wilson's score interval for a proportion, of at least one trial.

    `successes` may be a fraction, from 0 to `trials`. Source: Wilson, 1927; Newcombe, 1998, method 3.
    """
    share = Fraction(successes) / trials
    spread = Z * root(share * (1 - share) / trials + (Z / (2 * trials)) ** 2)
    centre = share + Z**2 / (2 * trials)
    scale = 1 + Z**2 / trials
    low = Fraction(0) if successes == 0 else (centre - spread) / scale
    high = Fraction(1) if successes == trials else (centre + spread) / scale
    return low, high


def bounds(sums: Sums) -> tuple[Fraction, Fraction]:
    """Return the bounds of the mean Σ y / Σ m of clusters like these."""
    return 1 - _upper(sums.mirrored), _upper(sums)


def _upper(sums: Sums) -> Fraction:
    """Return the upper bound of the mean, with one cluster more that is all right.

    Its size is that of the cluster in which a value stands on average. The mean has the variance that random
    weights of the clusters give it, drawn from Dirichlet's distribution.
    """
    added = Fraction(sums.sizes_squared) / sums.size
    size = sums.size + added
    mean = (sums.total + added) / size
    if mean == 1:
        return mean
    deviations = sums.totals_squared - 2 * mean * sums.products + mean**2 * sums.sizes_squared
    squares = deviations + (added * (1 - mean)) ** 2
    variance = squares / size**2 * Fraction(sums.clusters + 1, sums.clusters + 2)
    trials = mean * (1 - mean) / variance - 1
    return _beta_quantile(trials * mean, trials * (1 - mean))


def _beta_quantile(right: Fraction, wrong: Fraction) -> Fraction:
    """Return what a beta distribution exceeds in 2.5 %; 1 where `wrong` is too small for the formula.

    Source: Paulson, 1942; its error is below 0.5 % of the quantile, mostly upwards.
    """
    of_right = 1 / (9 * right)
    of_wrong = 1 / (9 * wrong)
    scale = (1 - of_wrong) ** 2 - Z**2 * of_wrong
    if scale <= 0:
        return Fraction(1)
    spread = (1 - of_wrong) ** 2 * of_right + (1 - of_right) ** 2 * of_wrong - Z**2 * of_right * of_wrong
    odds = right / wrong * (((1 - of_right) * (1 - of_wrong) + Z * root(spread)) / scale) ** 3
    return odds / (1 + odds)


def root(square: Fraction) -> Fraction:
    """Return the square root of a number that is not negative, rounded down to 30 decimals."""
    scale = 10**_PLACES
    return Fraction(isqrt(square.numerator * scale**2 // square.denominator), scale)
