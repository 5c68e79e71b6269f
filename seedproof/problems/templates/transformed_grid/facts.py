"""The facts of a drawn linear map."""

from typing import Literal

import msgspec

Vector = tuple[int, int]


class Facts(msgspec.Struct, frozen=True):
    """Two vectors, and their images under a linear map of the plane."""

    basis: tuple[Vector, Vector]
    images: tuple[Vector, Vector]
    asked: Literal["point", "eigenvectors"]
    radius: int = 0
    """Of a disc whose image is measured, 0 where eigenvectors are asked for."""
    point: Vector = (0, 0)
    """Whose inverse image is asked for, (0, 0) where eigenvectors are."""
