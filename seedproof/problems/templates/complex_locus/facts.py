"""The facts of a circle of Apollonius in the complex plane."""

from typing import Literal

import msgspec

Gaussian = tuple[int, int]
"""The complex number a + b i, as (a, b)."""
Asked = Literal["farthest", "point", "image"]
"""What is asked of the circle: its largest modulus, its point farthest from a given one, its image."""


class Facts(msgspec.Struct, frozen=True):
    """All z with |z - first| = k |z - second|."""

    first: Gaussian
    second: Gaussian
    ratio: tuple[int, int]
    """The square of k, as numerator and denominator in lowest terms."""
    asked: Asked
    given: tuple[Gaussian, ...]
    """The point from which the distance is largest; of a map w = (a z + b) / (z - c) the numbers a, b, c."""
