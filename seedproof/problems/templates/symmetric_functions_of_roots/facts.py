"""The facts of a cubic polynomial whose roots nobody can write down."""

from typing import Literal

import msgspec

Sum = Literal["squares", "cubes", "fourth_powers", "reciprocals", "reciprocal_squares", "pair_squares"]
"""Which symmetric function of the roots is asked for."""
Image = Literal[
    "linear", "reciprocal", "pair_sum", "square", "pair_product", "shifted", "quotient", "with_pair"
]
"""What is made of each root, see `phrases.py`."""


class Given(msgspec.Struct, frozen=True, tag_field="kind", tag="given"):
    """A monic cubic polynomial."""

    coefficients: tuple[int, int, int]
    """Of x^2, x and 1."""
    asked: Sum
    image: Image
    numbers: tuple[int, int]
    """The numbers that the image needs; zeros where it needs none."""


class Conditioned(msgspec.Struct, frozen=True, tag_field="kind", tag="conditioned"):
    """A monic cubic polynomial of which one coefficient follows from a sum over the roots."""

    coefficients: tuple[int, int]
    """Of x^2 and 1 where the sum of squares is known, of x^2 and x where it is that of cubes."""
    known: Literal["squares", "cubes"]
    value: int
    """The known sum."""
    asked: Sum
    image: Image
    numbers: tuple[int, int]


Facts = Given | Conditioned
