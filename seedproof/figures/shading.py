"""Shading of regions, of areas between two curves, and of sectors."""

from fractions import Fraction
from math import pi
from typing import Any

import numpy as np
from matplotlib.path import Path as Outline
from matplotlib.transforms import Bbox

from seedproof.figures.canvas import Canvas
from seedproof.figures.curves import cut, places
from seedproof.figures.labels import Ink
from seedproof.figures.middles import Places
from seedproof.figures.plane import Plane
from seedproof.figures.styles import HATCHES, SHADES


def shade(item: dict[str, Any], order: int, plane: Plane, canvas: Canvas, ink: Ink) -> Places | None:
    """Shade the `order`th shaded item; return the corners of its visible part, or None without one."""
    rings = [np.clip(ring, -1e9, 1e9) for ring in _RINGS[item["kind"]](item, plane)]
    corners = np.concatenate(rings)
    if len(corners) < 3:
        return None
    left, bottom, right, top = plane.box
    whole = Outline(np.concatenate([corners, corners[:1]]), closed=True)
    seen = whole.clip_to_bbox(Bbox.from_extents(left - 30, bottom - 30, right + 30, top + 30))
    visible = np.asarray(seen.vertices, float)
    if len(visible) < 3:
        return None
    colour, hatch = SHADES[order % len(SHADES)], HATCHES[order % len(HATCHES)]
    canvas.outline(seen, fill=colour, opacity=0.38, clip=plane.visible, layer=0.5)
    if hatch:
        canvas.outline(seen, colour=colour, width=0, hatch=hatch, clip=plane.visible, layer=0.6)
    for ring in rings:
        edge = cut(Outline(np.concatenate([ring, ring[:1]])), plane)
        canvas.outline(edge, colour=colour, width=1.4, clip=plane.visible, layer=0.7)
        ink.stroke(edge)
    return np.asarray(np.clip(visible, (left, bottom), (right, top)))


def _region(item: dict[str, Any], plane: Plane) -> list[Places]:
    return [plane.pixels(*np.array([plane.place(point) for point in item["points"]]).T)]


def _between(item: dict[str, Any], plane: Plane) -> list[Places]:
    ends = {"from": item["from"], "to": item["to"]}
    upper, lower = (places(item[side] | ends, plane) for side in ("upper", "lower"))
    return [np.concatenate([plane.pixels(*upper), plane.pixels(*lower)[::-1]])]


def _sector(item: dict[str, Any], plane: Plane) -> list[Places]:
    """Return one ring, or two for a full turn around a hole: no line is drawn where the turn begins."""
    x, y = plane.place(item["centre"])
    inner, outer = (float(Fraction(radius)) for radius in item["radii"])
    start, end = (Fraction(angle) for angle in item["angles"])
    turn = np.linspace(float(start % 2) * pi, float(start % 2 + end - start) * pi, 361)
    arcs = [
        plane.pixels(x + radius * np.cos(angle), y + radius * np.sin(angle))
        for radius, angle in ((outer, turn), (inner, turn[::-1]))
    ]
    if end - start == 2:
        return arcs if inner else arcs[:1]
    return [np.concatenate(arcs)]


_RINGS = {"region": _region, "between": _between, "sector": _sector}
