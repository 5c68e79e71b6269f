"""Intervals of 95 % for shares and means, in exact arithmetic: the same bytes on every machine.

Only square roots are rounded, to `_PLACES` decimals.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import isqrt
from typing import Literal

Method = Literal["wilson", "normal", "clustered", "wilson over clusters"]

Z = Fraction("1.959963984540054")
"""The quantile of the normal distribution that leaves 2.5 % above it."""

_PLACES = 30

_LEAST = Fraction(0)
_MOST = Fraction(1)


@dataclass(frozen=True)
class Interval:
    """The bounds of an interval of 95 %, within 0 and 1, and how they were computed."""

    low: Fraction
    high: Fraction
    method: Method


@dataclass(frozen=True)
class Cluster:
    """Values that belong together, such as those of several questions about one problem."""

    size: int
    total: Fraction
    """The sum of the values."""


def wilson(successes: Fraction | int, trials: int) -> tuple[Fraction, Fraction]:
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


def interval_of_share(values: Iterable[Cluster]) -> Interval:
    """Return the interval of a share of right answers: Wilson's, or by clusters where some have several."""
    clusters = list(values)
    if any(cluster.size > 1 for cluster in clusters):
        return _clustered(clusters)
    low, high = wilson(_total(clusters), len(clusters))
    return Interval(low, high, "wilson")


def interval_of_mean(values: Iterable[Cluster], squares: Fraction) -> Interval:
    """Return the interval of a mean of values from 0 to 1, of which `squares` is the sum of squares.

    It is normal on the standard error of the mean, or of the clusters where some have several values.
    """
    clusters = list(values)
    if any(cluster.size > 1 for cluster in clusters):
        return _clustered(clusters)
    size = len(clusters)
    mean = _total(clusters) / size
    deviations = squares - size * mean**2
    if deviations == 0:
        return _over_clusters(clusters)
    return Interval(*around(mean, deviations / (size - 1) / size), "normal")


def _clustered(clusters: Sequence[Cluster]) -> Interval:
    """Return the interval by SE² = (1/N²) Σ_c (Σ_{i∈c} (x_i − x̄))², over N values x_i in clusters c."""
    size = sum(cluster.size for cluster in clusters)
    mean = _total(clusters) / size
    deviations = [cluster.total - cluster.size * mean for cluster in clusters]
    squares = sum((deviation**2 for deviation in deviations), Fraction(0))
    if squares == 0:
        return _over_clusters(clusters)
    return Interval(*around(mean, squares / size**2), "clustered")


def _over_clusters(clusters: Sequence[Cluster]) -> Interval:
    """Return the interval where all clusters are alike, so that their standard error, 0, says nothing.

    Each cluster counts as one trial. No values from 0 to 1 vary more than right and wrong with their mean.
    """
    size = sum(cluster.size for cluster in clusters)
    mean = _total(clusters) / size
    low, high = wilson(mean * len(clusters), len(clusters))
    return Interval(low, high, "wilson over clusters")


def around(
    mean: Fraction,
    squared_error: Fraction,
    least: Fraction | None = _LEAST,
    most: Fraction | None = _MOST,
) -> tuple[Fraction, Fraction]:
    """Return the normal interval of a mean by the square of its standard error, within `least` and `most`.

    None is no bound.
    """
    half = Z * root(squared_error)
    low = mean - half
    high = mean + half
    if least is not None:
        low = max(low, least)
    if most is not None:
        high = min(high, most)
    return low, high


def _total(clusters: Sequence[Cluster]) -> Fraction:
    return sum((cluster.total for cluster in clusters), Fraction(0))


def root(square: Fraction) -> Fraction:
    """Return the square root of a number that is not negative, rounded down to 30 decimals."""
    scale = 10**_PLACES
    return Fraction(isqrt(square.numerator * scale**2 // square.denominator), scale)
