"""What every reader of a figure checks: names of axes, ticks, and that all of it can be seen in its window.

    figure = axes_of(drawing, x_label="t", y_label="v(t) [m/s]", grid=("1", "1"))
    sketch = diagram_of(drawing)
    surface = surface_of(drawing, x_label="x", y_label="y", z_label="z")

Each returns the drawing, which is there then, and raises Unreadable otherwise. What is drawn, and what is
written beside it, is read by the template itself.
"""

from collections.abc import Iterator
from fractions import Fraction
from math import ceil, floor

from seedproof.problems.checking.visible import Window, is_visible
from seedproof.problems.drawing import Drawing
from seedproof.problems.reader import Unreadable

MOST_TICKS = 40
"""On one axis; of more than this, nobody counts squares."""


def axes_of(
    drawing: Drawing | None,
    *,
    x_label: str = "x",
    y_label: str = "y",
    grid: tuple[str, str] | None = ("1", "1"),
    in_pi: bool = False,
) -> Drawing:
    """Return a drawing of axes with these names, in whose window every item can be seen.

    `grid` has the steps of x and y, on whose multiples all marked points must lie; without it, ticks may
    have any step, and points lie anywhere. With `in_pi`, x counts multiples of pi.
    Raises: Unreadable.
    """
    figure = _of_kind(drawing, "axes")
    _expect_names(figure, {"x_label": x_label, "y_label": y_label})
    if figure.get("x_unit", "") != ("pi" if in_pi else ""):
        raise Unreadable("x is counted in another unit")
    for axis in ("x", "y"):
        _expect_ticks(figure, axis)
    if grid is not None:
        _expect_grid(figure, grid)
    _expect_visible(figure)
    return figure


def diagram_of(drawing: Drawing | None) -> Drawing:
    """Return a sketch in whose window every item can be seen. Raises: Unreadable."""
    figure = _of_kind(drawing, "diagram")
    _expect_visible(figure)
    return figure


def surface_of(
    drawing: Drawing | None, *, x_label: str = "x", y_label: str = "y", z_label: str = "z"
) -> Drawing:
    """Return a drawing of a surface with these names and different levels. Raises: Unreadable."""
    figure = _of_kind(drawing, "surface")
    _expect_names(figure, {"x_label": x_label, "y_label": y_label, "z_label": z_label})
    for axis in ("x", "y"):
        _expect_ticks(figure, axis)
    if len(set(figure["levels"])) != len(figure["levels"]):
        raise Unreadable("a level is drawn twice")
    return figure


def _of_kind(drawing: Drawing | None, kind: str) -> Drawing:
    if drawing is None:
        raise Unreadable("there is no figure")
    if drawing["kind"] != kind:
        raise Unreadable(f"the figure is of the kind {drawing['kind']}, not {kind}")
    return drawing


def _expect_names(figure: Drawing, names: dict[str, str]) -> None:
    for field, name in names.items():
        if figure[field] != name:
            raise Unreadable(f"{field} is {figure[field]!r}, not {name!r}")


def _expect_ticks(figure: Drawing, axis: str) -> None:
    low, high = map(Fraction, figure[axis])
    step = Fraction(figure[f"{axis}_step"])
    count = floor(high / step) - ceil(low / step) + 1
    if count < 2:
        raise Unreadable(f"the axis of {axis} has fewer than two ticks")
    if count > MOST_TICKS:
        raise Unreadable(f"the axis of {axis} has {count} ticks, more than {MOST_TICKS}")


def _expect_grid(figure: Drawing, grid: tuple[str, str]) -> None:
    if (figure["x_step"], figure["y_step"]) != grid:
        raise Unreadable(f"the grid has other steps than {grid[0]} and {grid[1]}")
    for x, y in _marked_points(figure):
        if x % Fraction(grid[0]) or y % Fraction(grid[1]):
            raise Unreadable(f"the marked point ({x}, {y}) is not on the grid")


def _marked_points(figure: Drawing) -> Iterator[tuple[Fraction, Fraction]]:
    for item in figure["items"]:
        if item["kind"] == "point":
            x, y = item["at"]
            yield Fraction(x), Fraction(y)


def _expect_visible(figure: Drawing) -> None:
    window = Window.of(figure)
    for item in figure["items"]:
        if not is_visible(item, window):
            raise Unreadable(f"{item['kind']}: it cannot be seen in the window of the figure")
