"""The facts of a change of variables."""

import msgspec


class Linear(msgspec.Struct, frozen=True, tag_field="kind", tag="linear"):
    """New variables that are linear forms, and an integrand f = u^power * (a u + b v (+ c w))."""

    matrix: list[list[int]]
    """The coefficients of x, y (and z) in u, v (and w)."""
    power: int
    combination: list[int]
    """The numbers a, b (and c)."""
    bounds: list[tuple[int, int]]
    """Between which values each of u, v (and w) lies."""


class Monomial(msgspec.Struct, frozen=True, tag_field="kind", tag="monomial"):
    """New variables that are products of powers of positive x, y (and z), and an integrand of this kind."""

    matrix: list[list[int]]
    """The exponents of x, y (and z) in u, v (and w)."""
    factor: int
    """Before the integrand."""
    exponents: list[int]
    """Of x, y (and z) in the integrand."""
    bounds: list[tuple[int, int]]


Facts = Linear | Monomial
