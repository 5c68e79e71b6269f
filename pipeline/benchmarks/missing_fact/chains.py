"""Tables of probabilities in integer parts, and stationary distributions without fractions.

For the generators of the families about Markov chains only: validate and cycle decide by other code.
"""

from collections.abc import Sequence
from fractions import Fraction
from functools import cache
from math import lcm
from operator import mul

from pipeline.draws import Draws

Parts = Sequence[Sequence[int]]
"""Rows of positive integers, each row proportional to a distribution."""


def draw_parts(draws: Draws, rows: int, columns: int, largest: int) -> Parts:
    """Independent uniform parts in 1 .. largest."""
    drawn = draws.integers(rows * columns, 1, largest)
    return [drawn[start : start + columns] for start in range(0, len(drawn), columns)]


def probabilities(parts: Parts) -> list[list[Fraction]]:
    """Each row divided by its sum."""
    return [[_share(part, whole) for part in row] for row in parts for whole in (sum(row),)]


def parts_of(rows: Sequence[Sequence[Fraction]]) -> list[list[int]]:
    """The smallest parts of each row; they sum to the row's common denominator."""
    parts = []
    for row in rows:
        whole = lcm(*[share.denominator for share in row])
        parts.append([share.numerator * (whole // share.denominator) for share in row])
    return parts


def stationary_weights(parts: Parts) -> list[int]:
    """The stationary distribution of a chain, up to a factor. Shapes: (n, n), (n,).

    The weights are linear in row 0 as long as its sum stays the same. Source: Grassmann, Taksar, Heyman 1985.
    """
    table, left = parts, []
    while len(table) > 1:  # watch the chain only while it is not in its last state
        *table, last = table
        steps = last[:-1]
        leaving = sum(steps)
        left.append((leaving, [row[-1] for row in table]))
        table = [[leaving * part + row[-1] * step for part, step in zip(row, steps)] for row in table]  # noqa: B905
    weights = [1]
    for leaving, entering in reversed(left):
        arriving = sum(map(mul, weights, entering))
        weights = [weight * leaving for weight in weights]
        weights.append(arriving)
    return list(map(mul, map(sum, parts), weights))


@cache
def _share(part: int, whole: int) -> Fraction:
    return Fraction(part, whole)
