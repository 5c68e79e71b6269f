"""The facts of a shaded sector."""

from typing import Literal

import msgspec

Integrand = Literal["x", "y", "xy", "x^2", "y^2", "(x^2 + y^2)", r"\sqrt{x^2 + y^2}"]


class Facts(msgspec.Struct, frozen=True):
    """A sector or annular sector about the origin, and a function to be integrated over it."""

    radii: tuple[int, int]
    """The inner radius, which can be zero, and the outer one."""
    eighths: tuple[int, int]
    """The angles of its sides, as multiples of pi/4."""
    integrand: Integrand
