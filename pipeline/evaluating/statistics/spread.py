"""How far values lie apart."""

from collections.abc import Sequence
from fractions import Fraction

from pipeline.evaluating.statistics.sample import Value
from seedproof.scoring.intervals import root


def standard_deviation(values: Sequence[Value]) -> Fraction | None:
    """Return the sample standard deviation; None for fewer than two values."""
    size = len(values)
    if size < 2:
        return None
    average = Fraction(sum(values)) / size
    squares = sum(((value - average) ** 2 for value in values), Fraction(0))
    return root(squares / (size - 1))


def quantile(values: Sequence[Value], share: Fraction) -> Fraction | None:
    """Return the least value that at least such a share of values does not exceed; None for no values."""
    if not values:
        return None
    ordered = sorted(values)
    position = -(-share.numerator * len(ordered) // share.denominator)
    return Fraction(ordered[max(position, 1) - 1])
