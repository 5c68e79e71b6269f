"""The facts of a separable differential equation."""

import msgspec


class Reciprocal(msgspec.Struct, frozen=True, tag_field="kind", tag="reciprocal"):
    """y' = power factor x^(power - 1) y^2, with 1 / y = factor end^power at x = 0."""

    factor: int
    power: int
    end: int
    """Where the solution becomes infinite."""


class Root(msgspec.Struct, frozen=True, tag_field="kind", tag="root"):
    """y' = -power factor^2 base x^(power - 1) / (2 y); y^2 is factor^2 base (end^power - x^power)."""

    factor: int
    power: int
    end: int
    """Where the solution becomes zero."""
    base: int
    """1 for an even power; for an odd one the size of the end, so that y is an integer at x = 0."""


class Bounded(msgspec.Struct, frozen=True, tag_field="kind", tag="bounded"):
    """y' = factor (y - low) (high - y) / divisor, with a value in between at x = 0."""

    factor: int
    divisor: int
    low: int
    high: int
    start: int


Facts = Reciprocal | Root | Bounded
