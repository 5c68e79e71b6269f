"""The facts of an optimisation with a sketch: what is drawn, and the lengths written on it."""

import msgspec


class Triangle(msgspec.Struct, frozen=True, tag_field="shape", tag="triangle"):
    """A rectangle in the right angle of a triangle."""

    across: int
    up: int


class Ladder(msgspec.Struct, frozen=True, tag_field="shape", tag="ladder"):
    """A ladder over a fence to a wall behind it."""

    fence: int
    gap: int


class Plate(msgspec.Struct, frozen=True, tag_field="shape", tag="plate"):
    """A rectangular plate whose upper right corner is broken off along a straight line."""

    across: int
    up: int
    cut_across: int
    cut_up: int


Facts = Triangle | Ladder | Plate
