"""Objects with sides, by how long these can be: no card is 400 centimeters wide."""

from collections.abc import Callable

import msgspec


class Thing(msgspec.Struct, frozen=True):
    """An object with sides: their unit, and how long they are, at least and at most."""

    name: str
    unit: str
    least: int
    most: int


OUTLINES = (
    Thing("tile", "centimeters", 2, 60), Thing("card", "centimeters", 5, 30),
    Thing("window", "centimeters", 30, 250),
    Thing("sign", "inches", 6, 72), Thing("flag", "inches", 6, 96), Thing("table", "inches", 15, 96),
    Thing("rug", "feet", 2, 20), Thing("sandbox", "feet", 2, 25), Thing("stage", "feet", 5, 60),
    Thing("yard", "feet", 8, 200), Thing("garden", "meters", 2, 80), Thing("pool", "meters", 3, 50),
    Thing("field", "meters", 10, 450), Thing("park", "meters", 10, 450),
    Thing("picture", "inches", 4, 60), Thing("picture", "centimeters", 10, 150),
    Thing("poster", "inches", 8, 60), Thing("mirror", "inches", 6, 80),
    Thing("tablecloth", "inches", 24, 120), Thing("quilt", "inches", 30, 110),
    Thing("floor", "feet", 5, 60), Thing("deck", "feet", 6, 50), Thing("patio", "feet", 6, 50),
    Thing("board", "inches", 8, 96), Thing("garden", "feet", 3, 90), Thing("field", "yards", 20, 450),
)  # fmt: skip
SQUARES = (
    Thing("tile", "inches", 1, 24), Thing("card", "centimeters", 5, 30), Thing("painting", "inches", 5, 31),
    Thing("poster", "inches", 10, 31), Thing("window", "feet", 1, 6), Thing("tablecloth", "feet", 3, 10),
    Thing("rug", "feet", 2, 20), Thing("stage", "feet", 8, 31), Thing("garden", "meters", 2, 31),
    Thing("field", "meters", 10, 31), Thing("board", "feet", 1, 10), Thing("park", "meters", 15, 31),
)  # fmt: skip
CUBES = (
    Thing("block", "centimeters", 1, 10), Thing("candle", "inches", 1, 5),
    Thing("puzzle", "centimeters", 3, 10),
    Thing("box", "inches", 1, 12), Thing("crate", "feet", 1, 4), Thing("tank", "feet", 1, 6),
    Thing("container", "feet", 1, 10), Thing("die", "centimeters", 1, 3),
)  # fmt: skip


def fitting(things: tuple[Thing, ...], fits: Callable[[Thing], bool]) -> tuple[Thing, ...]:
    """Return the objects that have such sides."""
    return tuple(thing for thing in things if fits(thing))
