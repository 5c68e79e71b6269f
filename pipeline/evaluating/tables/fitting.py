"""The straight line that fits points best."""

from collections.abc import Sequence
from fractions import Fraction


def fitted(xs: Sequence[Fraction], ys: Sequence[Fraction]) -> tuple[Fraction, Fraction] | None:
    """Return slope and intercept of the line of least squares; None where all x are alike."""
    count = len(xs)
    middle_x = sum(xs, Fraction(0)) / count
    middle_y = sum(ys, Fraction(0)) / count
    spread = sum(((x - middle_x) ** 2 for x in xs), Fraction(0))
    if not spread:
        return None
    joint = sum(((x - middle_x) * (y - middle_y) for x, y in zip(xs, ys, strict=True)), Fraction(0))
    slope = joint / spread
    return slope, middle_y - slope * middle_x
