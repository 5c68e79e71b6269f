"""The facts of a linear differential equation of second order."""

import msgspec


class Zero(msgspec.Struct, frozen=True, array_like=True, tag=""):
    """No right side: the equation is homogeneous."""


class Exponential(msgspec.Struct, frozen=True, array_like=True, tag="exp"):
    """The right side factor e^(rate x), a constant for the rate 0."""

    factor: int
    rate: int


class Wave(msgspec.Struct, frozen=True, array_like=True, tag="trig"):
    """The right side cosine cos(turn x) + sine sin(turn x)."""

    cosine: int
    sine: int
    turn: int


Force = Zero | Exponential | Wave


class Facts(msgspec.Struct, frozen=True):
    """The equation y'' + linear y' + constant y = force, and the values of y and y' at zero."""

    linear: int
    constant: int
    force: Force
    initial: tuple[int, int]
