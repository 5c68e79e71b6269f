"""Whether an item of a drawing can be seen in the window of its plane, by the points that it consists of."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from fractions import Fraction
from itertools import product
from math import cos, pi, sin

from seedproof.problems.drawing import Drawing

Point = tuple[float, float]

_SAMPLES = 48
_SLACK = 1e-9
_SHARE = 0.25
"""Of a curve that may leave the window, at least this part is in it."""


@dataclass(frozen=True)
class Window:
    """The ranges of x and y that are drawn, as they are written; one unit of x is 1, or pi."""

    low: Point
    high: Point
    unit: float

    @classmethod
    def of(cls, plane: Drawing) -> "Window":
        """Return the window of axes or of a diagram."""
        ends = [(float(Fraction(plane[axis][0])), float(Fraction(plane[axis][1]))) for axis in ("x", "y")]
        (left, right), (bottom, top) = ends
        return cls((left, bottom), (right, top), pi if "x_unit" in plane else 1.0)

    def shows(self, point: Point) -> bool:
        """Return whether a point lies in the window, or on its edge."""
        return all(
            low - _SLACK <= coordinate <= high + _SLACK
            for low, coordinate, high in zip(self.low, point, self.high, strict=True)
        )


def is_visible(item: Drawing, window: Window) -> bool:
    """Return whether all of an item lies in the window, or enough of one that may leave it."""
    kind = item["kind"]
    if kind in _FIELDS:
        return True
    if kind == "contours":
        return _levels_are_reached(item, window)
    if kind == "between":
        return all(window.low[0] <= float(Fraction(item[end])) <= window.high[0] for end in ("from", "to"))
    points = [window.shows(point) for point in _POINTS[kind](item, window)]
    if kind in _LEAVING:
        return sum(points) >= _SHARE * len(points)
    return all(points)


def _point(coordinates: list[str]) -> Point:
    return float(Fraction(coordinates[0])), float(Fraction(coordinates[1]))


def _at(item: Drawing, window: Window) -> Iterator[Point]:
    yield _point(item["at"])


def _both_ends(item: Drawing, window: Window) -> Iterator[Point]:
    yield _point(item["from"])
    yield _point(item["to"])


def _corners(item: Drawing, window: Window) -> Iterator[Point]:
    for point in item["points"]:
        yield _point(point)


def _box(item: Drawing, window: Window) -> Iterator[Point]:
    x, y = _point(item["at"])
    wide, high = _point(item["size"])
    yield x - wide / 2, y - high / 2
    yield x + wide / 2, y + high / 2


def _bars(item: Drawing, window: Window) -> Iterator[Point]:
    edges = [float(Fraction(edge)) for edge in item["edges"]]
    yield edges[0], 0.0
    yield edges[-1], 0.0
    for height in item["heights"]:
        yield edges[0], float(Fraction(height))


def _circle(item: Drawing, window: Window) -> Iterator[Point]:
    radius = float(Fraction(item["radius"]))
    yield from _arc(item["centre"], (radius, radius), (0.0, 2.0))


def _ellipse(item: Drawing, window: Window) -> Iterator[Point]:
    yield from _arc(item["centre"], _point(item["radii"]), (0.0, 2.0))


def _sector(item: Drawing, window: Window) -> Iterator[Point]:
    angles = _point(item["angles"])
    for radius in _point(item["radii"]):
        yield from _arc(item["centre"], (radius, radius), angles)


def _arc(centre: list[str], radii: Point, angles: Point) -> Iterator[Point]:
    """Yield points of an arc between two angles, in multiples of pi."""
    x, y = _point(centre)
    for angle in _between(*angles):
        yield x + radii[0] * cos(angle * pi), y + radii[1] * sin(angle * pi)


def _polar(item: Drawing, window: Window) -> Iterator[Point]:
    x, y = _point(item.get("centre", ["0", "0"]))
    constant, factor, multiple = (float(Fraction(item[name])) for name in ("constant", "factor", "multiple"))
    wave = cos if item["function"] == "cos" else sin
    for share in _between(float(Fraction(item["from"])), float(Fraction(item["to"]))):
        angle = share * pi
        radius = constant + factor * wave(multiple * angle)
        yield x + radius * cos(angle), y + radius * sin(angle)


def _line(item: Drawing, window: Window) -> Iterator[Point]:
    x, y = _point(item["through"])
    if item["slope"] == "oo":
        yield x, (window.low[1] + window.high[1]) / 2
        return
    slope = float(Fraction(item["slope"])) * window.unit
    for across in _between(window.low[0], window.high[0]):
        yield across, y + slope * (across - x)


def _polynomial(item: Drawing, window: Window) -> Iterator[Point]:
    coefficients = [float(Fraction(coefficient)) for coefficient in item["coefficients"]]
    for x in _range(item):
        height = 0.0
        for coefficient in coefficients:
            height = height * x * window.unit + coefficient
        yield x, height


def _sinusoid(item: Drawing, window: Window) -> Iterator[Point]:
    amplitude, shift, level = (float(Fraction(item[name])) for name in ("amplitude", "shift", "level"))
    frequency = float(Fraction(item["frequency"])) * (pi if "unit" in item else 1.0)
    for x in _range(item):
        yield x, level + amplitude * sin(frequency * (x - shift) * window.unit)


def _exponential(item: Drawing, window: Window) -> Iterator[Point]:
    factor, base, level = (float(Fraction(item[name])) for name in ("factor", "base", "level"))
    for x in _range(item):
        yield x, level + factor * base ** (x * window.unit)


def _range(item: Drawing) -> Iterator[float]:
    yield from _between(float(Fraction(item["from"])), float(Fraction(item["to"])))


def _between(low: float, high: float) -> Iterator[float]:
    """Yield numbers from the one to the other, both included."""
    for index in range(_SAMPLES + 1):
        yield low + (high - low) * index / _SAMPLES


def _levels_are_reached(item: Drawing, window: Window) -> bool:
    """Return whether the quadratic takes each level in the window, by its values on a lattice."""
    a, b, c, d, e, f = (float(Fraction(coefficient)) for coefficient in item["quadratic"])
    across, up = (
        [low + (high - low) * index / 16 for index in range(17)]
        for low, high in zip(window.low, window.high, strict=True)
    )
    values = [a * x * x + b * x * y + c * y * y + d * x + e * y + f for x, y in product(across, up)]
    return all(min(values) <= float(Fraction(level)) <= max(values) for level in item["levels"])


_FIELDS = ("slope_field", "vector_field")
_LEAVING = ("polynomial", "sinusoid", "exponential", "line", "trajectory")
_POINTS: dict[str, Callable[[Drawing, Window], Iterator[Point]]] = {
    "polynomial": _polynomial,
    "sinusoid": _sinusoid,
    "exponential": _exponential,
    "polyline": _corners,
    "point": _at,
    "line": _line,
    "region": _corners,
    "sector": _sector,
    "arrow": _both_ends,
    "text": _at,
    "circle": _circle,
    "ellipse": _ellipse,
    "segment": _both_ends,
    "angle": _at,
    "right_angle": _at,
    "dimension": _both_ends,
    "box": _box,
    "bars": _bars,
    "polar": _polar,
    "trajectory": _corners,
}
