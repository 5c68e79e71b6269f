"""The shares that a table of probabilities leaves to two absent entries of a row, for surveys."""

from collections import Counter
from collections.abc import Iterable, Sequence
from fractions import Fraction
from math import comb, lcm, perm


def splits(table: Sequence[Sequence[str | Fraction | None]], denominators: Iterable[int]) -> Counter[str]:
    """Return what either absent entry may be, by the tables of each common denominator that give it.

    The rows of such a table are different, and their entries positive.
    """
    size = len(table)
    columns = len(table[0])
    given = [Fraction(entry) for row in table for entry in row if entry is not None]
    common = lcm(*[entry.denominator for entry in given])
    left = size - sum(given)
    tables = {
        whole: perm(comb(whole - 1, columns - 1), size) for whole in denominators if whole % common == 0
    }
    scale = lcm(*tables.values())
    weights: Counter[str] = Counter()
    for whole, count in tables.items():
        for part in range(1, int(left * whole)):
            weights[str(Fraction(part, whole))] += scale // count
    return weights


def half_of_the_rest(row: Sequence[str | Fraction | None]) -> str:
    """Return half of what a row leaves to its two absent entries."""
    left = Fraction(1) - sum(Fraction(entry) for entry in row if entry is not None)
    return str(left / 2)
