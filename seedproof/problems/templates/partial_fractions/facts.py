"""The facts of a decomposition into partial fractions."""

import msgspec


class Factor(msgspec.Struct, frozen=True, array_like=True):
    """A power of an irreducible polynomial; a list in JSON."""

    coefficients: list[int]
    """That of the highest power of x first."""
    power: int


class Facts(msgspec.Struct, frozen=True):
    """A rational function."""

    top: list[int]
    """The coefficients of the numerator, that of the highest power first."""
    factors: list[Factor]
    """The denominator; its leading coefficient is 1."""
