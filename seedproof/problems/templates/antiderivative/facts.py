"""The facts of an indefinite integral."""

from typing import Literal

import msgspec

Function = Literal["power", "exp", "sin", "cos", "sec", "arctan"]


class Term(msgspec.Struct, frozen=True, array_like=True):
    """A multiple of a basic function: of one that is named, or of the derivative of tan or arctan."""

    function: Function
    """`sec` stands for sec^2(a x), `arctan` for 1 / (x^2 + a^2)."""
    factor: int
    parameter: str
    """The exponent of a power, else the number a beside x."""


class Terms(msgspec.Struct, frozen=True, tag_field="kind", tag="sum"):
    """A sum of basic functions."""

    terms: list[Term]
    start: list[int]
    """Where the antiderivative is to have which value: at 1 if all terms are powers, else at 0."""


class Wave(msgspec.Struct, frozen=True, tag_field="kind", tag="product"):
    """A polynomial times exp(growth x), times sin(rate x) or cos(rate x)."""

    polynomial: list[int]
    """The highest power first."""
    growth: int
    """Zero, where there is no exponential function."""
    wave: Literal["", "sin", "cos"]
    rate: int
    start: list[int]


class Logarithm(msgspec.Struct, frozen=True, tag_field="kind", tag="logarithm"):
    """A multiple of a power of x times a power of the logarithm of x."""

    factor: int
    power: int
    logs: int
    start: list[int]


Facts = Terms | Wave | Logarithm
