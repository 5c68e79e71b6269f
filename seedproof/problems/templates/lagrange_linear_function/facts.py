"""The facts of a linear function on a curved surface."""

import msgspec


class Facts(msgspec.Struct, frozen=True):
    """A linear function on the set with w1 x^2 + w2 y^2 (+ w3 z^2) = total."""

    linear: list[int]
    """The coefficients of the letters in the function."""
    constant: int
    """The constant of the function."""
    weights: list[str]
    """Of the squares: rational numbers."""
    total: int
