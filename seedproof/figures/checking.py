"""The limits of a drawing: one from outside is refused in a sentence, and cannot hang or fill the memory.

The kinds are those of `problems/drawing.py`; the limits, and what must go together, are here.
"""

from fractions import Fraction
from math import ceil, floor, pi
from typing import Any

from seedproof.figures import values
from seedproof.figures.kinds import CURVES, ITEMS, MOST_LEVELS, MOST_POINTS, Fields, check_fields, kind_of
from seedproof.figures.values import excerpt, increasing, many, number, text

MOST_ITEMS, MOST_STEPS, MOST_WAVES = 200, 200, 100
MOST_COLUMNS, MOST_ROWS, WIDEST_TABLE = 12, 14, 100

Item = dict[str, Any]


def check(drawing: object) -> None:
    """Raise ValueError with one sentence unless this is a valid drawing."""
    kind_of(drawing, "drawing", {"table": _table, "axes": _axes})(drawing, "drawing")


def _table(table: Item, path: str) -> None:
    row = many(text, 1, MOST_COLUMNS, "cells")
    check_fields(table, path, {"head": row, "rows": many(row, 1, MOST_ROWS, "rows")}, {})
    count = len(table["head"])
    for index, cells in enumerate(table["rows"]):
        if len(cells) != count:
            raise ValueError(f"{path}.rows[{index}]: expected {count} cells, found {len(cells)}")
    columns = zip(table["head"], *table["rows"], strict=True)
    if sum(max(3, *map(len, column)) for column in columns) > WIDEST_TABLE:
        raise ValueError(f"{path}: the table is wider than {WIDEST_TABLE} characters")


def _axes(axes: Item, path: str) -> None:
    items = many(_item, 0, MOST_ITEMS, "items")
    names: Fields = {"x": increasing, "y": increasing, "x_step": number, "y_step": number, "items": items}
    check_fields(axes, path, names | {"x_label": text, "y_label": text}, {"x_unit": values.pi})
    for name in ("x", "y"):
        _axis([Fraction(bound) for bound in (*axes[name], axes[f"{name}_step"])], f"{path}.{name}")
    for plural, limit in (("points", MOST_POINTS), ("levels", MOST_LEVELS)):
        count = sum(len(curve.get(plural, ())) for item in axes["items"] for curve in _with_curves(item))
        if count > limit:
            raise ValueError(f"{path}.items: {count} {plural} are too many, the limit is {limit}")
    for index, item in enumerate(axes["items"]):
        if item["kind"] in ("point", "text") and not _is_inside(item["at"], axes):
            raise ValueError(f"{path}.items[{index}].at: the {item['kind']} lies outside the axes")
        for curve in _with_curves(item):
            if curve["kind"] == "sinusoid" and _waves(curve | _span(item), "x_unit" in axes) > MOST_WAVES:
                raise ValueError(f"{path}.items[{index}]: more than {MOST_WAVES} waves cannot be told apart")


def _axis(axis: list[Fraction], path: str) -> None:
    low, high, step = axis
    if step <= 0:
        raise ValueError(f"{path}_step: {step} is not positive")
    if (high - low) / step > MOST_STEPS:
        raise ValueError(f"{path}: the axis is longer than {MOST_STEPS} steps")
    if floor(high / step) - ceil(low / step) < 1:
        raise ValueError(f"{path}: the axis has fewer than two ticks, so nothing can be read from it")


def _item(item: Any, path: str) -> None:
    required, optional = kind_of(item, path, ITEMS)
    check_fields(item, path, required, optional)
    if item["kind"] in ("between", *CURVES) and "from" in required:
        increasing([item["from"], item["to"]], path)
    if item["kind"] == "between":
        _between(item, path)
    if item["kind"] == "exponential":
        _base(item, path)
    if item["kind"] == "arrow" and item["from"] == item["to"]:
        raise ValueError(f"{path}: the arrow has no length")
    if item["kind"] == "sector":
        if Fraction(item["radii"][0]) < 0:
            raise ValueError(f"{path}.radii: {item['radii'][0]} is negative")
        if Fraction(item["angles"][1]) - Fraction(item["angles"][0]) > 2:
            raise ValueError(f"{path}.angles: the sector is more than a full turn")


def _base(curve: Item, path: str) -> None:
    if Fraction(curve["base"]) <= 0:
        raise ValueError(f"{path}.base: {excerpt(curve['base'])} is not positive")


def _between(item: Item, path: str) -> None:
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


def _with_curves(item: Item) -> list[Item]:
    return [item, item["upper"], item["lower"]] if item["kind"] == "between" else [item]


def _span(item: Item) -> Item:
    return {"from": item["from"], "to": item["to"]} if "from" in item else {}


def _is_inside(coordinates: list[str], axes: Item) -> bool:
    ends = ((Fraction(coordinate) for coordinate in axes[name]) for name in ("x", "y"))
    return all(
        low <= Fraction(coordinate) <= high for coordinate, (low, high) in zip(coordinates, ends, strict=True)
    )


def _waves(wave: Item, in_pi: bool) -> float:
    turns = float(Fraction(wave["frequency"])) * (1 if "unit" in wave else 1 / pi) / 2
    return abs(turns) * (pi if in_pi else 1) * float(Fraction(wave["to"]) - Fraction(wave["from"]))
