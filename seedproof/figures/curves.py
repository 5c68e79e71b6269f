"""Points along polynomials, sinusoids, exponentials and polylines, as far as the plane shows them."""

from fractions import Fraction
from math import log, pi
from typing import Any

import numpy as np
from matplotlib.path import Path as Outline
from numpy.typing import NDArray

from seedproof.figures.plane import Plane

Values = NDArray[np.float64]
_SAMPLES, _SAMPLES_OF_WAVE = 800, 40


def places(curve: dict[str, Any], plane: Plane) -> tuple[Values, Values]:
    """Return the x and y along a curve between its ends; empty outside the plane."""
    if curve["kind"] == "polyline":
        points = np.array([plane.place(point) for point in curve["points"]])
        if "from" in curve:
            points = _part(points, plane.across(curve["from"]), plane.across(curve["to"]))
        return points[:, 0], points[:, 1]
    low = max(plane.across(curve["from"]), plane.low[0] - plane.span[0] / 50)
    high = min(plane.across(curve["to"]), plane.low[0] + plane.span[0] * 1.02)
    if low > high:
        return np.empty(0), np.empty(0)
    count = _SAMPLES
    if curve["kind"] == "sinusoid":
        count += int(_SAMPLES_OF_WAVE * abs(_frequency(curve)) * (high - low) / (2 * pi))
    x = np.linspace(low, high, count)
    return x, _RULES[curve["kind"]](curve, x, plane)


def stroke_of(x: Values, y: Values, plane: Plane) -> Outline:
    """Return the outline of a curve in pixels, cut a little outside the box."""
    return cut(Outline(np.clip(plane.pixels(x, y), -1e9, 1e9)), plane)


def cut(outline: Outline, plane: Plane) -> Outline:
    """Return the part of an open outline that lies in the box or within a few pixels of it."""
    left, bottom, right, top = plane.box
    return outline.cleaned(clip=(left - 9, bottom - 9, right + 9, top + 9), simplify=False)


def _part(points: Values, low: float, high: float) -> Values:
    """Return a polyline between two x; at a jump it starts after the jump, or ends before it."""
    first = int(np.searchsorted(points[:, 0], low, side="right"))
    last = int(np.searchsorted(points[:, 0], high, side="left"))
    return np.array([_on(points, first, low), *points[first:last], _on(points, last, high)])


def _on(points: Values, index: int, x: float) -> tuple[float, float]:
    """Return the point at x on the edge that ends at an index."""
    index = min(max(index, 1), len(points) - 1)
    (left, start), (right, end) = points[index - 1], points[index]
    return x, end if right == left else start + (end - start) * (x - left) / (right - left)


def _frequency(wave: dict[str, Any]) -> float:
    return float(Fraction(wave["frequency"])) * (pi if "unit" in wave else 1.0)


def _polynomial(curve: dict[str, Any], x: Values, plane: Plane) -> Values:
    height = np.zeros_like(x)
    for coefficient in curve["coefficients"]:
        height = height * x + float(Fraction(coefficient))
    return height


def _sinusoid(curve: dict[str, Any], x: Values, plane: Plane) -> Values:
    height, level = (float(Fraction(curve[name])) for name in ("amplitude", "level"))
    return level + height * np.sin(_frequency(curve) * (x - plane.across(curve["shift"])))


def _exponential(curve: dict[str, Any], x: Values, plane: Plane) -> Values:
    factor, base, level = (float(Fraction(curve[name])) for name in ("factor", "base", "level"))
    return level + factor * np.exp(np.clip(x * log(base), -600.0, 600.0))


_RULES = {"polynomial": _polynomial, "sinusoid": _sinusoid, "exponential": _exponential}
