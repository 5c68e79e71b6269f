"""The facts of extremes under a condition."""

import msgspec


class Form(msgspec.Struct, frozen=True, tag_field="kind", tag="form"):
    """The form a x^2 + b x y + c y^2 on the ellipse x^2 / A + y^2 / B = 1, a circle where A = B."""

    coefficients: tuple[int, int, int]
    squares: tuple[int, int]
    """The squares A and B of the half-axes."""


class Budget(msgspec.Struct, frozen=True, tag_field="kind", tag="budget"):
    """The output x^m y^n of two goods with given prices, bought for all of a budget."""

    exponents: tuple[int, int]
    prices: tuple[int, int]
    budget: int


class Disc(msgspec.Struct, frozen=True, tag_field="kind", tag="disc"):
    """The function a x^2 + c y^2 - 2 a h x on a disc about the origin."""

    coefficients: tuple[int, int]
    """The numbers a and c."""
    centre: int
    """The number h: the critical point is (h, 0)."""
    radius: int


Facts = Form | Budget | Disc
