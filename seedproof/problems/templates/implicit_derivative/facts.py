"""The facts of a curve that an equation gives."""

from typing import Literal

import msgspec

Name = Literal["exp", "sin", "log"]
"""e^u, sin(u) and ln(1 + u)."""

Asked = Literal["area", "normal", "horizontal"]


class Function(msgspec.Struct, frozen=True, array_like=True):
    """A multiple of a function of a x + b y, which is zero at the point."""

    factor: int
    name: Name
    a: int
    b: int


class Facts(msgspec.Struct, frozen=True):
    """A sum of monomials, perhaps with a function, that has a value; and a point on the curve."""

    monomials: list[tuple[int, int, int]]
    """Coefficient, power of x, power of y."""
    functions: list[Function]
    """At most one."""
    value: int
    point: tuple[int, int]
    asked: Asked
    """The last part: a triangle of the tangent, a zero of the normal, or all horizontal tangents."""
