"""The limits of a drawing: one from outside is refused in a sentence, and cannot hang or fill the memory.

The kinds are those of `problems/drawing.py`; the limits, and what must go together, are here.
"""

from fractions import Fraction
from math import ceil, floor, pi
from typing import Any

from seedproof.figures import values
from seedproof.figures.agreement import MOST_WAVES, RULES
from seedproof.figures.corners import Corner, corners_of
from seedproof.figures.heights import heights_of
from seedproof.figures.kinds import ITEMS, MOST_LEVELS, MOST_POINTS, Fields, check_fields, kind_of
from seedproof.figures.values import increasing, many, number, text

MOST_ITEMS, MOST_STEPS = 200, 200
MOST_MARKS = 900
MOST_STRETCH = 6
MOST_COLUMNS, MOST_ROWS, WIDEST_TABLE = 12, 14, 100

Item = dict[str, Any]


def check(drawing: object) -> None:
    """Raise ValueError with one sentence unless this is a valid drawing."""
    kind_of(drawing, "drawing", _DRAWINGS)(drawing, "drawing")


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
    _items(axes, path)


def _diagram(diagram: Item, path: str) -> None:
    items = many(_item, 1, MOST_ITEMS, "items")
    check_fields(diagram, path, {"x": increasing, "y": increasing, "items": items}, {})
    wide, high = (Fraction(diagram[name][1]) - Fraction(diagram[name][0]) for name in ("x", "y"))
    if max(wide, high) > MOST_STRETCH * min(wide, high):
        raise ValueError(f"{path}: one side of the plane is more than {MOST_STRETCH} times the other")
    _items(diagram, path)


def _items(plane: Item, path: str) -> None:
    """Check what the items of a plane are allowed together, and in its window."""
    for plural, limit in _TOGETHER.items():
        count = sum(len(curve.get(plural, ())) for item in plane["items"] for curve in _with_curves(item))
        if count > limit:
            raise ValueError(f"{path}.items: {count} {plural} are too many, the limit is {limit}")
    marks = sum(_marks(item, plane) for item in plane["items"])
    if marks > MOST_MARKS:
        raise ValueError(f"{path}.items: {marks} marks of fields are too many, the limit is {MOST_MARKS}")
    for index, item in enumerate(plane["items"]):
        for field, corners in corners_of(item):
            if not all(_is_inside(corner, plane) for corner in corners):
                where = "the axes" if plane["kind"] == "axes" else "the plane"
                raise ValueError(f"{path}.items[{index}].{field}: the {item['kind']} lies outside {where}")
        for curve in _with_curves(item):
            if curve["kind"] == "sinusoid" and _waves(curve | _span(item), "x_unit" in plane) > MOST_WAVES:
                raise ValueError(f"{path}.items[{index}]: more than {MOST_WAVES} waves cannot be told apart")


def _marks(item: Item, plane: Item) -> int:
    """Return the number of points at which a field is drawn, at most."""
    if item["kind"] not in ("slope_field", "vector_field"):
        return 0
    step = Fraction(item["step"])
    columns, rows = ((Fraction(plane[name][1]) - Fraction(plane[name][0])) / step for name in ("x", "y"))
    return int(columns + 1) * int(rows + 1)


def _surface(surface: Item, path: str) -> None:
    names: Fields = {"x": increasing, "y": increasing, "x_step": number, "y_step": number}
    names |= {"x_label": text, "y_label": text, "z_label": text}
    names |= {"quadratic": many(number, 6, 6, "coefficients")}
    check_fields(surface, path, names | {"levels": many(number, 1, MOST_LEVELS, "levels")}, {})
    for name in ("x", "y"):
        _axis([Fraction(bound) for bound in (*surface[name], surface[f"{name}_step"])], f"{path}.{name}")
    low, high = heights_of(surface)
    for index, level in enumerate(surface["levels"]):
        if not low <= Fraction(level) <= high:
            raise ValueError(f"{path}.levels[{index}]: the surface does not reach {level}")


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
    if item["kind"] in RULES:
        RULES[item["kind"]](item, path)


def _with_curves(item: Item) -> list[Item]:
    return [item, item["upper"], item["lower"]] if item["kind"] == "between" else [item]


def _span(item: Item) -> Item:
    return {"from": item["from"], "to": item["to"]} if "from" in item else {}


def _is_inside(corner: Corner, plane: Item) -> bool:
    ends = ((Fraction(coordinate) for coordinate in plane[name]) for name in ("x", "y"))
    return all(low <= coordinate <= high for coordinate, (low, high) in zip(corner, ends, strict=True))


def _waves(wave: Item, in_pi: bool) -> float:
    turns = float(Fraction(wave["frequency"])) * (1 if "unit" in wave else 1 / pi) / 2
    return abs(turns) * (pi if in_pi else 1) * float(Fraction(wave["to"]) - Fraction(wave["from"]))


_DRAWINGS = {"table": _table, "axes": _axes, "diagram": _diagram, "surface": _surface}
_TOGETHER = {"points": MOST_POINTS, "levels": MOST_LEVELS, "edges": MOST_POINTS}
