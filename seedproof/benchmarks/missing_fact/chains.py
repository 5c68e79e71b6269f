"""Draws tables of probabilities in integer parts, and finds stationary distributions without fractions.

For the generators of the families about Markov chains only: validate and cycle decide by other code.
"""

from collections.abc import Sequence
from fractions import Fraction
from functools import cache
from math import lcm
from operator import mul

from seedproof.record.draws import Draws

Parts = Sequence[Sequence[int]]
"""Rows of positive integers, each row proportional to a distribution."""


def draw_parts(draws: Draws, rows: int, columns: int, largest: int) -> Parts:
    """Draw independent uniform parts in 1 .. largest."""
    drawn = draws.integers(rows * columns, 1, largest)
    return [drawn[start : start + columns] for start in range(0, len(drawn), columns)]


def probabilities(parts: Parts) -> list[list[Fraction]]:
    """Divide each row by its sum."""
    shares = []
    for row in parts:
        whole = sum(row)
        shares.append([_share(part, whole) for part in row])
    return shares


def parts_of(rows: Sequence[Sequence[Fraction]]) -> list[list[int]]:
    """Return the smallest parts of each row; they sum to the row's common denominator."""
    parts = []
    for row in rows:
        whole = lcm(*[share.denominator for share in row])
        parts.append([share.numerator * (whole // share.denominator) for share in row])
    return parts


def stationary_weights(parts: Parts) -> list[int]:
    """Return the stationary distribution of a chain, up to a factor. Shapes: (n, n), (n,).

    The weights are linear in row 0 as long as its sum stays the same.
    """
    return list(map(mul, map(sum, parts), _trees(parts)))


def _trees(table: Parts) -> list[int]:
    """Return the weights of the spanning trees into each state, up to a factor; the diagonal does not count.

    Up to three states the trees are listed. Of more, the last is left out, and the chain is watched while it
    is not there. Source: Grassmann, Taksar, Heyman 1985.
    """
    if len(table) == 2:
        (_, ab), (ba, _) = table
        return [ba, ab]
    if len(table) == 3:
        (_, ab, ac), (ba, _, bc), (ca, cb, _) = table
        return [ba * ca + ba * cb + bc * ca, ab * cb + ab * ca + ac * cb, ac * bc + ac * ba + ab * bc]
    *rest, last = table
    steps = last[:-1]
    leaving = sum(steps)
    weights = _trees([[leaving * part + row[-1] * step for part, step in zip(row, steps)] for row in rest])  # noqa: B905
    return [*(leaving * weight for weight in weights), sum(map(mul, weights, (row[-1] for row in rest)))]


@cache
def _share(part: int, whole: int) -> Fraction:
    return Fraction(part, whole)
