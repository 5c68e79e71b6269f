"""Means of values, by the method that fits how the values were drawn.

Values that hang together are taken by cluster, those of fixed strata by stratum, and right and wrong answers
of neither kind by Wilson's interval.
"""

from collections import defaultdict
from collections.abc import Hashable, Sequence
from fractions import Fraction
from typing import Literal

from pipeline.evaluating.statistics.estimate import Estimate, of_single, over_clusters
from pipeline.evaluating.statistics.sample import Sample
from seedproof.scoring.intervals import around, wilson

Unit = Literal["share", "count"]
"""Whether values are from 0 to 1, or from 0 on."""


def mean(sample: Sample, unit: Unit = "share") -> Estimate | None:
    """Estimate the mean of values; None where there is none.

    Where a stratum has one value alone, nothing is known of its variance, and strata are not used.
    """
    if not sample.size:
        return None
    if _hangs_together(sample):
        return _estimate(sample, unit, squared_error_by_clusters(sample), "clustered")
    if _has_strata(sample):
        return _estimate(sample, unit, _squared_error_by_strata(sample), "stratified")
    if unit == "share" and sample.is_binary:
        successes = sum(sample.numerators) // sample.denominator
        return Estimate(sample.mean, sample.size, *wilson(successes, sample.size), "wilson")
    return _estimate(sample, unit, _squared_error_of(sample.numerators, sample.denominator), "normal")


def over(sample: Sample, clusters: Sequence[Hashable], unit: Unit = "share") -> Estimate | None:
    """Estimate a mean for others like these clusters, such as for families like these.

    None where there are fewer than two clusters.
    """
    if len(set(clusters)) < 2:
        return None
    grouped = Sample(sample.numerators, sample.denominator, clusters, sample.strata)
    return _estimate(grouped, unit, squared_error_by_clusters(grouped), "over families")


def share_of_units(
    parts: Sequence[int], wholes: Sequence[int], clusters: Sequence[Hashable] | None = None
) -> Estimate | None:
    """Estimate the share of units, such as requests, of which each episode has so many; None without units.

    The units of a cluster hang together: SE² = (1/W²) Σ_c (p_c − v w_c)², with the share v of all W units.
    """
    units = sum(wholes)
    if not units:
        return None
    part_of: dict[Hashable, int] = defaultdict(int)
    whole_of: dict[Hashable, int] = defaultdict(int)
    names = range(len(parts)) if clusters is None else clusters
    for part, whole, cluster in zip(parts, wholes, names, strict=True):
        if whole:
            part_of[cluster] += part
            whole_of[cluster] += whole
    total = sum(parts)
    value = Fraction(total, units)
    # Deviations times the number of units are integers.
    deviations = (units * part_of[name] - total * whole_of[name] for name in whole_of)
    squares = sum(deviation * deviation for deviation in deviations)
    if squares:
        return Estimate(value, units, *around(value, Fraction(squares, units**4)), "clustered")
    return over_clusters(value, units, len(whole_of))


def _hangs_together(sample: Sample) -> bool:
    return len(set(sample.clusters)) < sample.size


def _has_strata(sample: Sample) -> bool:
    sizes: dict[Hashable, int] = defaultdict(int)
    for stratum in sample.strata:
        sizes[stratum] += 1
    return len(sizes) > 1 and min(sizes.values()) > 1


def _squared_error_of(numerators: Sequence[int], denominator: int) -> Fraction:
    """Return s² / n, with the sample variance s²; 0 for a single value."""
    size = len(numerators)
    if size < 2:
        return Fraction(0)
    total = sum(numerators)
    squares = sum(number * number for number in numerators)
    return Fraction(size * squares - total**2, size**2 * (size - 1) * denominator**2)


def _squared_error_by_strata(sample: Sample) -> Fraction:
    """Return Σ (n_f / N)² s_f² / n_f, over strata f with n_f of N values."""
    by_stratum: dict[Hashable, list[int]] = defaultdict(list)
    for numerator, stratum in zip(sample.numerators, sample.strata, strict=True):
        by_stratum[stratum].append(numerator)
    terms = (
        len(numerators) ** 2 * _squared_error_of(numerators, sample.denominator)
        for numerators in by_stratum.values()
    )
    return sum(terms, Fraction(0)) / sample.size**2


def squared_error_by_clusters(sample: Sample) -> Fraction:
    """Return the square of the standard error of a mean: (1 / N²) Σ_c (Σ_{i∈c} (x_i − x̄))².

    It is over clusters c of N values x_i.
    """
    totals: dict[Hashable, int] = defaultdict(int)
    sizes: dict[Hashable, int] = defaultdict(int)
    for numerator, cluster in zip(sample.numerators, sample.clusters, strict=True):
        totals[cluster] += numerator
        sizes[cluster] += 1
    total = sum(sample.numerators)
    # Deviations times the size of the sample are integers.
    deviations = (sample.size * totals[cluster] - sizes[cluster] * total for cluster in totals)
    squares = sum(deviation * deviation for deviation in deviations)
    return Fraction(squares, sample.size**4 * sample.denominator**2)


def _estimate(sample: Sample, unit: Unit, squared_error: Fraction, method: str) -> Estimate:
    """Return the normal interval, or a cautious one where a standard error of 0 says nothing."""
    value = sample.mean
    if squared_error:
        most = Fraction(1) if unit == "share" else None
        return Estimate(value, sample.size, *around(value, squared_error, most=most), method)
    clusters = len(set(sample.clusters))
    if unit == "share":
        return over_clusters(value, sample.size, clusters)
    if clusters == 1:
        return of_single(value, sample.size)
    return Estimate(value, sample.size, value, value, "all alike")
