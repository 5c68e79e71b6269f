"""What the fields of one item must be together; each field by itself is checked already."""

from collections.abc import Callable
from fractions import Fraction
from itertools import pairwise
from typing import Any

from seedproof.figures.values import excerpt, increasing

MOST_WAVES, MOST_TURNS = 100, 20

Item = dict[str, Any]
Rule = Callable[[Item, str], None]


def _ends(item: Item, path: str) -> None:
    increasing([item["from"], item["to"]], path)


def _exponential(item: Item, path: str) -> None:
    _ends(item, path)
    _base(item, path)


def _base(curve: Item, path: str) -> None:
    if Fraction(curve["base"]) <= 0:
        raise ValueError(f"{path}.base: {excerpt(curve['base'])} is not positive")


def _between(item: Item, path: str) -> None:
    _ends(item, path)
    for side in ("upper", "lower"):
        curve, curve_path = item[side], f"{path}.{side}"
        if curve["kind"] == "exponential":
            _base(curve, curve_path)
        if curve["kind"] != "polyline":
            continue
        across = [Fraction(point[0]) for point in curve["points"]]
        if across != sorted(across):
            raise ValueError(f"{curve_path}.points: the polyline turns back, so nothing is above or below it")
        if across[0] > Fraction(item["from"]) or across[-1] < Fraction(item["to"]):
            raise ValueError(f"{curve_path}.points: the polyline ends before the shaded range does")


def _length(item: Item, path: str) -> None:
    if item["from"] == item["to"]:
        raise ValueError(f"{path}: the {item['kind']} has no length")


def _sector(item: Item, path: str) -> None:
    if Fraction(item["radii"][0]) < 0:
        raise ValueError(f"{path}.radii: {item['radii'][0]} is negative")
    if Fraction(item["angles"][1]) - Fraction(item["angles"][0]) > 2:
        raise ValueError(f"{path}.angles: the sector is more than a full turn")


def _angle(item: Item, path: str) -> None:
    (x0, y0), (x1, y1) = _legs(item)
    if x0 * y1 == x1 * y0:
        raise ValueError(f"{path}: the directions do not make an angle between 0 and 180 degrees")


def _right_angle(item: Item, path: str) -> None:
    (x0, y0), (x1, y1) = _legs(item)
    if item["at"] in (item["from"], item["to"]) or x0 * x1 + y0 * y1:
        raise ValueError(f"{path}: the directions are not at right angles")


def _legs(item: Item) -> list[tuple[Fraction, Fraction]]:
    """Return the vectors from the vertex of an angle to its two points."""
    x, y = map(Fraction, item["at"])
    return [(Fraction(item[end][0]) - x, Fraction(item[end][1]) - y) for end in ("from", "to")]


def _bars(item: Item, path: str) -> None:
    count = len(item["heights"])
    if len(item["edges"]) != count + 1:
        raise ValueError(f"{path}.edges: expected {count + 1}, one more than heights")
    if "labels" in item and len(item["labels"]) != count:
        raise ValueError(f"{path}.labels: expected {count}, one for each height")
    if any(Fraction(low) >= Fraction(high) for low, high in pairwise(item["edges"])):
        raise ValueError(f"{path}.edges: they do not increase")


def _polar(item: Item, path: str) -> None:
    _ends(item, path)
    turns = (Fraction(item["to"]) - Fraction(item["from"])) / 2
    if turns > MOST_TURNS:
        raise ValueError(f"{path}: the curve turns more than {MOST_TURNS} times around its centre")
    if abs(Fraction(item["multiple"])) * turns > MOST_WAVES:
        raise ValueError(f"{path}: more than {MOST_WAVES} waves cannot be told apart")


def _trajectory(item: Item, path: str) -> None:
    for index, (point, following) in enumerate(pairwise(item["points"])):
        if point == following:
            raise ValueError(f"{path}.points[{index + 1}]: is the same as the point before it")


RULES: dict[str, Rule] = {
    "polynomial": _ends,
    "sinusoid": _ends,
    "exponential": _exponential,
    "between": _between,
    "arrow": _length,
    "segment": _length,
    "dimension": _length,
    "sector": _sector,
    "angle": _angle,
    "right_angle": _right_angle,
    "bars": _bars,
    "polar": _polar,
    "trajectory": _trajectory,
}
