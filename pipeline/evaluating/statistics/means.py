"""Means of values and shares of units, with the intervals of `seedproof.scoring.intervals`."""

from collections.abc import Hashable, Sequence
from fractions import Fraction
from typing import Literal

from pipeline.evaluating.statistics.estimate import Estimate, of_single
from pipeline.evaluating.statistics.sample import Sample, sample_of
from seedproof.scoring.intervals import interval_of

Unit = Literal["share", "count"]
"""Whether values are from 0 to 1, or from 0 on."""


def mean(sample: Sample, unit: Unit = "share") -> Estimate | None:
    """Estimate the mean of values; None where there is none.

    Counts are taken as shares of the largest one that was seen, or of 1. A single cluster of counts tells
    nothing of others.
    """
    if not sample.size:
        return None
    sizes = sample.sizes
    if unit == "count" and len(sizes) == 1:
        return of_single(sample.mean, sample.size)
    most = sample.denominator
    if unit == "count":
        most = max(most, *sample.numerators)
    interval = interval_of([most * size for size in sizes], sample.totals, most)
    scale = Fraction(most, sample.denominator)
    return Estimate(sample.mean, sample.size, scale * interval.low, scale * interval.high, interval.method)


def share_of_units(
    parts: Sequence[int], wholes: Sequence[int], clusters: Sequence[Hashable] | None = None
) -> Estimate | None:
    """Estimate the share of units, such as requests, of which each episode has some; None without units."""
    units = sum(wholes)
    if not units:
        return None
    names = range(len(parts)) if clusters is None else clusters
    having = [(name, part, whole) for name, part, whole in zip(names, parts, wholes, strict=True) if whole]
    of_having = [name for name, _, _ in having]
    sizes = sample_of([whole for _, _, whole in having], of_having).totals
    totals = sample_of([part for _, part, _ in having], of_having).totals
    interval = interval_of(sizes, totals)
    return Estimate(Fraction(sum(totals), units), units, interval.low, interval.high, interval.method)
