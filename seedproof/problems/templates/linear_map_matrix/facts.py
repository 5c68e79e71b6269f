"""The facts of a linear map on polynomials."""

import msgspec


class Facts(msgspec.Struct, frozen=True):
    """The map that takes p to f p'' + g p' + c p, with polynomials f and g, and a basis."""

    second: tuple[int, int, int]
    """The coefficients of f, that of the highest power first."""
    first: tuple[int, int]
    """The coefficients of g, that of the highest power first."""
    zeroth: int
    basis: list[list[int]]
    """The polynomials of the basis, for each the coefficients of 1, x, x^2 and so on."""
