"""Draws tables of probabilities in integer parts, and finds stationary distributions without fractions.

For the generators of the families about Markov chains only: validate and cycle decide by other code.
"""

from collections.abc import Hashable, Sequence
from fractions import Fraction
from functools import cache
from itertools import combinations, pairwise
from math import lcm
from operator import mul

from seedproof.record.draws import Draws

Parts = Sequence[Sequence[int]]
"""Rows of positive integers with one sum, in proportion to probabilities."""


def draw_parts(draws: Draws, rows: int, columns: int, whole: int) -> list[list[int]]:
    """Draw different rows of positive integers with the sum `whole`, each such row with the same chance."""
    splits = draws.sample(_splits(whole, columns), rows)
    return [[end - start for start, end in pairwise((0, *split, whole))] for split in splits]


def probabilities(parts: Parts, whole: int) -> list[list[Fraction]]:
    """Divide each part by the sum of its row."""
    return [[_share(part, whole) for part in row] for row in parts]


def parts_of(table: Sequence[Sequence[Fraction]]) -> tuple[list[list[int]], int]:
    """Return the smallest parts of a table of probabilities, and the sum of each row."""
    whole = lcm(*[share.denominator for row in table for share in row])
    parts = [[share.numerator * (whole // share.denominator) for share in row] for row in table]
    return parts, whole


def is_doubly_stochastic(parts: Parts) -> bool:
    """Return whether columns sum to what rows sum to, so that all states have the same weight."""
    whole = sum(parts[0])
    return all([sum(column) == whole for column in zip(*parts, strict=True)])


def stationary_weights(parts: Parts) -> list[int]:
    """Return the stationary distribution of a chain, up to a factor. Shapes: (n, n), (n,).

    The diagonal does not count. The weights are linear in the entries of row 0.
    Up to three states the spanning trees into each state are listed. Of more states the last is left out, and
    the chain is watched while it is not there. Source: Grassmann, Taksar, Heyman 1985.
    """
    if len(parts) == 2:
        (_, ab), (ba, _) = parts
        return [ba, ab]
    if len(parts) == 3:
        (_, ab, ac), (ba, _, bc), (ca, cb, _) = parts
        return [ba * ca + ba * cb + bc * ca, ab * cb + ab * ca + ac * cb, ac * bc + ac * ba + ab * bc]
    *rest, last = parts
    steps = last[:-1]
    leaving = sum(steps)
    watched = [
        [leaving * part + row[-1] * step for part, step in zip(row, steps)]  # noqa: B905
        for row in rest
    ]
    weights = stationary_weights(watched)
    return [*(leaving * weight for weight in weights), sum(map(mul, weights, [row[-1] for row in rest]))]


def on_and_off_diagonal(
    chain: Sequence[Sequence[Fraction]], without: Sequence[tuple[int, int]] = ()
) -> Hashable:
    """Return the entries on and off the diagonal, sorted: renaming the states does not change them."""
    diagonal: list[tuple[int, int]] = []
    others: list[tuple[int, int]] = []
    for i, row in enumerate(chain):
        for j, share in enumerate(row):
            if (i, j) in without:
                continue
            into = diagonal if i == j else others
            into.append(share.as_integer_ratio())
    return tuple(sorted(diagonal)), tuple(sorted(others))


@cache
def _splits(whole: int, count: int) -> tuple[tuple[int, ...], ...]:
    """Return every way to cut `whole` into `count` parts, by the places of the cuts."""
    return tuple(combinations(range(1, whole), count - 1))


@cache
def _share(part: int, whole: int) -> Fraction:
    return Fraction(part, whole)
