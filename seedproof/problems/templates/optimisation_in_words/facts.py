"""The facts of an optimisation in words: a setting, with its numbers."""

import msgspec


class Box(msgspec.Struct, frozen=True, tag_field="story", tag="box"):
    """Squares are cut from the corners of a sheet, and the sides are folded up."""

    length: int
    width: int


class Profit(msgspec.Struct, frozen=True, tag_field="story", tag="profit"):
    """A price a - b q, and costs of fixed + linear q + q^3."""

    highest: int
    fall: int
    fixed: int
    linear: int


class Can(msgspec.Struct, frozen=True, tag_field="story", tag="can"):
    """A cylinder of the volume pi times a number; ends and side cost differently."""

    volume: int
    end_price: int
    side_price: int


class InCone(msgspec.Struct, frozen=True, tag_field="story", tag="cone"):
    """A cylinder in a cone."""

    radius: int
    height: int


class InSphere(msgspec.Struct, frozen=True, tag_field="story", tag="sphere"):
    """A cylinder in a sphere."""

    radius: int


class Shore(msgspec.Struct, frozen=True, tag_field="story", tag="shore"):
    """Someone rows to a straight shore and walks on along it."""

    across: int
    along: int
    slow: int
    fast: int


class Tax(msgspec.Struct, frozen=True, tag_field="story", tag="tax"):
    """A monopolist with the price a - b q and costs c q + d q^2 pays a tax on each unit."""

    highest: int
    fall: int
    linear: int
    square: int


Facts = Box | Profit | Can | InCone | InSphere | Shore | Tax
