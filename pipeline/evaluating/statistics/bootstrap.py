"""Bayesian bootstrap over clusters, for what is no mean: ratios of sums, and F1.

Clusters have random weights that add to one (Rubin, 1981). One cluster more is weighed with them, as in
`seedproof.scoring.intervals`: as good as can be for the upper bound, as bad as can be for the lower one.

Weights are made from a SHAKE-256 stream by integer arithmetic alone, so they are the same everywhere. They
are millions, too many for `seedproof.record.draws`, which draws one by one.
"""

from collections import Counter
from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import replace
from fractions import Fraction
from functools import lru_cache
from hashlib import shake_256
from typing import Any

from pipeline.evaluating.statistics.estimate import Estimate
from pipeline.evaluating.statistics.sample import Value, sample_of

SEED = b"seedproof bootstrap 2"
"""What the stream begins with. Another seed is another result."""

DRAWS = 1_000

METHOD = "bootstrap"

_TAIL = DRAWS // 40
"""How many of the draws lie beneath the interval of 95 %, and how many above it."""

_AT_ONCE = 1 << 22
"""Weights that are kept at a time."""

_WEIGHT_BITS = 24

_PARTS = 1024
"""Counts are integers of so many parts of one, into which those of the cluster more are rounded."""

Counts = tuple[int, ...]

Extreme = Callable[[Counts], Counts]
"""Returns what sums would be if all episodes were as good, or as bad, as can be."""


def statistic(
    counts: Sequence[Counts],
    of: Callable[[Counts], Fraction | None],
    worst: Extreme,
    best: Extreme,
    clusters: Sequence[Hashable] | None = None,
) -> Estimate | None:
    """Estimate a statistic of sums: those of the counts of all episodes, none of them negative.

    Draws without a value are left out. None where there is no episode, or the statistic has no value.
    """
    if not counts:
        return None
    sums = tuple(map(sum, zip(*counts, strict=True)))
    value = of(sums)
    if value is None:
        return None
    names = range(len(counts)) if clusters is None else clusters
    by_cluster = list(
        zip(*(sample_of(column, names).totals for column in zip(*counts, strict=True)), strict=True)
    )
    # Of all episodes, the share in the cluster in which an episode stands on average.
    share = Fraction(sum(size * size for size in Counter(names).values()), len(counts) ** 2)
    low = _bound(by_cluster, _share_of(worst(sums), share), of, reverse=False)
    high = _bound(by_cluster, _share_of(best(sums), share), of, reverse=True)
    return Estimate(value, len(counts), low, high, METHOD)


def ratio(
    parts: Sequence[Value],
    wholes: Sequence[Value],
    clusters: Sequence[Hashable] | None = None,
    least: int = 0,
) -> Estimate | None:
    """Estimate Σ part / Σ whole of values from 0 to 1, which is never below `least`, 0 or 1.

    None where the wholes add to 0. `n` counts the episodes with a whole.
    """
    sample = sample_of([*parts, *wholes])
    size = len(parts)
    pairs = list(zip(sample.numerators[:size], sample.numerators[size:], strict=True))
    most = size * sample.denominator
    estimate = statistic(pairs, _quotient, lambda _: (least * most, most), lambda _: (most, 0), clusters)
    if estimate is None:
        return None
    return replace(estimate, n=sum(1 for _, whole in pairs if whole))


def _quotient(sums: Counts) -> Fraction | None:
    part, whole = sums
    return Fraction(part, whole) if whole else None


def _share_of(sums: Counts, share: Fraction) -> Counts:
    """Return a share of sums, in parts of one."""
    return tuple(round(_PARTS * share * of_all) for of_all in sums)


def _bound(
    by_cluster: Sequence[Counts], added: Counts, of: Callable[[Counts], Fraction | None], reverse: bool
) -> Fraction:
    """Return the value beyond which the tail of the draws does not reach: the lower one, or in reverse."""
    drawn = [value for value in map(of, _weighed(by_cluster, added)) if value is not None]
    # The quotient of two integers is rounded in the same way everywhere.
    in_order = sorted(drawn, key=float, reverse=reverse)
    return in_order[len(in_order) * _TAIL // DRAWS]


def _weighed(by_cluster: Sequence[Counts], added: Counts) -> Iterator[Counts]:
    """Yield `DRAWS` times the weighed sums of clusters, with that of the one more.

    Shapes: sums (clusters + 1, counts), weights (draws, clusters + 1).
    """
    import numpy as np

    sums = np.array(
        [*(tuple(_PARTS * count for count in counts) for counts in by_cluster), added], dtype=np.int64
    )
    at_once = max(1, _AT_ONCE // len(sums))
    for first in range(0, DRAWS, at_once):
        weights = _weights(len(sums), first, min(at_once, DRAWS - first))
        yield from map(tuple, (weights @ sums).tolist())


@lru_cache(maxsize=2)
def _weights(size: int, first: int, draws: int) -> Any:
    """Return the weights of some draws: the gaps between random places in order. Metrics share them."""
    import numpy as np

    place = b"".join(number.to_bytes(8, "big") for number in (size, first))
    stream = shake_256(SEED + place).digest(4 * (size - 1) * draws)
    places = np.frombuffer(stream, dtype="<u4").reshape(draws, size - 1).astype(np.int64)
    in_order = np.sort(places >> (32 - _WEIGHT_BITS), axis=1)
    return np.diff(in_order, prepend=0, append=1 << _WEIGHT_BITS, axis=1)
