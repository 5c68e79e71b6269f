"""What a number of rows can show, before any model is asked."""

from fractions import Fraction

from seedproof.scoring.intervals import Z, root


def half_width(rows: int) -> Fraction:
    """Return half the width of the normal interval of 95 % at one half, the widest there is."""
    return Z * root(Fraction(1, 4 * rows))
