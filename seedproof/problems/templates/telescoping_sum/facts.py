"""The facts of a telescoping sum."""

import msgspec


class Factor(msgspec.Struct, frozen=True, array_like=True):
    """A factor `(step k + start)^power`; a list in JSON."""

    step: int
    start: int
    power: int


class Facts(msgspec.Struct, frozen=True):
    """A polynomial over a product of factors, or times a power of a ratio."""

    numerator: list[int]
    """The coefficients of the polynomial in k, that of the highest power first."""
    factors: list[Factor]
    """The denominator; none where there is a power."""
    ratio: str
    """The base of the power, a rational number; `1` where there is none."""
