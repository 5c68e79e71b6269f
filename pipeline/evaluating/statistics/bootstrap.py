"""Percentile bootstrap over clusters, for what is no mean: ratios of sums, and F1.

Draws are made from a SHAKE-256 stream by integer arithmetic alone, so they are the same everywhere. There are
millions of them, too many for `seedproof.record.draws`, which draws one by one.
"""

from collections import Counter, defaultdict
from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import replace
from fractions import Fraction
from functools import lru_cache
from hashlib import shake_256
from itertools import accumulate

from pipeline.evaluating.statistics.estimate import Estimate, of_single, over_clusters
from pipeline.evaluating.statistics.sample import Value, sample_of

SEED = b"seedproof bootstrap 1"
"""What the stream begins with. Another seed is another result."""

DRAWS = 2_000

METHOD = "bootstrap"

_TAIL = DRAWS // 40
"""How many of the draws lie beneath the interval of 95 %, and how many above it."""

_AT_ONCE = 1 << 23
"""Words of the stream that are kept at a time."""

_WORD_BITS = 32

Counts = tuple[int, ...]


def statistic(
    counts: Sequence[Counts],
    of: Callable[[Counts], Fraction | None],
    clusters: Sequence[Hashable] | None = None,
    counts_in: Callable[[Counts], bool] = any,
) -> Estimate | None:
    """Estimate a statistic of sums: those of the counts of all episodes.

    Clusters are drawn with replacement. Draws without a value are left out. Where all draws are alike, the
    interval is Wilson's, over the clusters whose sums count in the statistic.
    None where there is no episode, or the statistic has no value.
    """
    if not counts:
        return None
    by_cluster = Counter(_sums_by_cluster(counts, clusters))
    value = of(tuple(map(sum, zip(*counts, strict=True))))
    if value is None:
        return None
    drawn: Counter[Fraction] = Counter()
    for sums, times in _resampled(by_cluster):
        of_draw = of(sums)
        if of_draw is not None:
            drawn[of_draw] += times
    # The quotient of two integers is rounded in the same way everywhere.
    in_order = sorted(drawn, key=float)
    if len(in_order) == 1:
        # Draws that are all alike do not prove their value.
        size = sum(times for sums, times in by_cluster.items() if counts_in(sums))
        if 0 <= value <= 1:
            return over_clusters(value, len(counts), size)
        if size == 1:
            return of_single(value, len(counts))
    low = _beyond(in_order, drawn)
    high = _beyond(in_order[::-1], drawn)
    return Estimate(value, len(counts), low, high, METHOD)


def _beyond(in_order: Sequence[Fraction], drawn: Counter[Fraction]) -> Fraction:
    """Return the first value, from one end, beyond which the tail of the draws does not reach."""
    left = drawn.total() * _TAIL // DRAWS
    for value in in_order:
        left -= drawn[value]
        if left < 0:
            return value
    raise ValueError("there are no draws")


def ratio(
    parts: Sequence[Value], wholes: Sequence[Value], clusters: Sequence[Hashable] | None = None
) -> Estimate | None:
    """Estimate Σ part / Σ whole; None where the wholes add to 0. `n` counts the episodes with a whole."""
    sample = sample_of([*parts, *wholes])
    size = len(parts)
    pairs = list(zip(sample.numerators[:size], sample.numerators[size:], strict=True))
    estimate = statistic(pairs, _quotient, clusters, _has_whole)
    if estimate is None:
        return None
    return replace(estimate, n=sum(1 for _, whole in pairs if whole))


def _quotient(sums: Counts) -> Fraction | None:
    part, whole = sums
    return Fraction(part, whole) if whole else None


def _has_whole(sums: Counts) -> bool:
    _, whole = sums
    return whole != 0


def _sums_by_cluster(counts: Sequence[Counts], clusters: Sequence[Hashable] | None) -> Sequence[Counts]:
    if clusters is None:
        return counts
    grouped: dict[Hashable, list[Counts]] = defaultdict(list)
    for of_episode, cluster in zip(counts, clusters, strict=True):
        grouped[cluster].append(of_episode)
    return [tuple(map(sum, zip(*episodes, strict=True))) for episodes in grouped.values()]


def _resampled(by_cluster: Counter[Counts]) -> Iterator[tuple[Counts, int]]:
    """Draw as many clusters as there are with replacement, `DRAWS` times. Yield sums, and how often.

    Clusters with the same sums are of one kind, and only how often a kind is drawn is counted. A word of the
    stream draws the kind in whose share of all words it falls.
    """
    kinds = sorted(by_cluster)
    size = by_cluster.total()
    ends = list(accumulate(by_cluster[kind] for kind in kinds))
    bounds = [(end << _WORD_BITS) // size for end in ends[:-1]]
    at_once = max(1, _AT_ONCE // size)
    for first in range(0, DRAWS, at_once):
        draws = min(at_once, DRAWS - first)
        yield from _drawn(kinds, bounds, size, _stream(size, first, draws))


def _drawn(
    kinds: Sequence[Counts], bounds: Sequence[int], size: int, stream: bytes
) -> Iterator[tuple[Counts, int]]:
    """Yield the sums of draws, and how often each is drawn.

    `bounds` are the first words of all kinds but the first one.
    Shapes: words (draws, size), beneath (kinds + 1, draws), sums (draws, counts).
    """
    import numpy as np

    words = np.frombuffer(stream, dtype="<u4").reshape(-1, size)
    beneath = np.zeros((len(kinds) + 1, len(words)), dtype=np.int64)
    for position, bound in enumerate(bounds, start=1):
        beneath[position] = np.count_nonzero(words < np.uint32(bound), axis=1)
    beneath[-1] = size
    times = np.diff(beneath, axis=0)
    # Draws with the same counts are alike, and there are few of them.
    alike, repeats = np.unique(times.T, axis=0, return_counts=True)
    sums = alike @ np.array(kinds, dtype=np.int64)
    yield from zip(map(tuple, sums.tolist()), repeats.tolist(), strict=True)


@lru_cache(maxsize=2)
def _stream(size: int, first: int, draws: int) -> bytes:
    """Return the words of some draws. Metrics over the same episodes use the same ones."""
    place = b"".join(number.to_bytes(8, "big") for number in (size, first))
    return shake_256(SEED + place).digest(_WORD_BITS // 8 * size * draws)
