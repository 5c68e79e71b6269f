"""What a number of rows can show, before any model is asked."""

from fractions import Fraction

from seedproof.scoring.intervals import wilson


def half_width(rows: int) -> Fraction:
    """Return half the width of the interval of 95 % at one half, the widest that rows have on their own."""
    low, high = wilson(Fraction(rows, 2), rows)
    return (high - low) / 2
