"""The facts of a multiple integral."""

import msgspec


class Below(msgspec.Struct, frozen=True, tag_field="kind", tag="below"):
    """The triangle between y = 0 and y = factor x, as far as x = width."""

    width: int
    factor: int


class Above(msgspec.Struct, frozen=True, tag_field="kind", tag="above"):
    """The triangle between y = factor x and y = factor width, from x = 0 on."""

    width: int
    factor: int


class Parabola(msgspec.Struct, frozen=True, tag_field="kind", tag="parabola"):
    """The region between the parabola y = factor x^2 and the line y = factor width x."""

    width: int
    factor: int


class Tetrahedron(msgspec.Struct, frozen=True, tag_field="kind", tag="tetrahedron"):
    """The tetrahedron between the coordinate planes and a plane with these intercepts."""

    intercepts: tuple[int, int, int]


Plane = Below | Above | Parabola


class Facts(msgspec.Struct, frozen=True):
    """A region, and a polynomial in two or three variables to be integrated over it."""

    region: Below | Above | Parabola | Tetrahedron
    terms: list[list[int]]
    """Of each term the power of every variable, and the coefficient at the end; the highest powers first."""
