"""The points of an item that must lie in the window of its plane, so that it can be read."""

from collections.abc import Callable, Iterator
from fractions import Fraction
from typing import Any

Item = dict[str, Any]
Corner = tuple[Fraction, Fraction]
Named = Iterator[tuple[str, list[Corner]]]


def corners_of(item: Item) -> Named:
    """Yield the fields of a checked item that must lie in the window, each with its corners."""
    if item["kind"] in _CORNERS:
        yield from _CORNERS[item["kind"]](item)


def _point(coordinates: list[str]) -> Corner:
    return Fraction(coordinates[0]), Fraction(coordinates[1])


def _at(item: Item) -> Named:
    yield "at", [_point(item["at"])]


def _both_ends(item: Item) -> Named:
    yield "from", [_point(item["from"])]
    yield "to", [_point(item["to"])]


def _circle(item: Item) -> Named:
    yield "radius", _about(item["centre"], item["radius"], item["radius"])


def _ellipse(item: Item) -> Named:
    yield "radii", _about(item["centre"], *item["radii"])


def _box(item: Item) -> Named:
    wide, high = (str(Fraction(size) / 2) for size in item["size"])
    yield "size", _about(item["at"], wide, high)


def _about(centre: list[str], across: str, up: str) -> list[Corner]:
    """Return the corners of the rectangle that reaches this far from a centre."""
    x, y = _point(centre)
    wide, high = Fraction(across), Fraction(up)
    return [(x - wide, y - high), (x + wide, y + high)]


def _bars(item: Item) -> Named:
    edges = [Fraction(item["edges"][0]), Fraction(item["edges"][-1])]
    heights = [Fraction(height) for height in item["heights"]]
    yield "edges", [(edge, Fraction(0)) for edge in edges]
    yield "heights", [(edges[0], height) for height in heights]


_CORNERS: dict[str, Callable[[Item], Named]] = {
    "point": _at,
    "text": _at,
    "angle": _at,
    "right_angle": _at,
    "segment": _both_ends,
    "dimension": _both_ends,
    "circle": _circle,
    "ellipse": _ellipse,
    "box": _box,
    "bars": _bars,
}
