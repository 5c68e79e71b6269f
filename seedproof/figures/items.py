"""The items of axes: shaded areas, then lines, then points, then labels where they cover least."""

from collections.abc import Callable, Iterable
from fractions import Fraction
from math import atan2, cos, hypot, inf, pi, sin
from typing import Any

from matplotlib.path import Path as Outline

from seedproof.figures.canvas import INK, WIDTH, Canvas, width_of
from seedproof.figures.contours import level_curves, write_values
from seedproof.figures.curves import cut, places, stroke_of
from seedproof.figures.labels import Ink, Spot, along, around
from seedproof.figures.middles import middle_of
from seedproof.figures.plane import Plane
from seedproof.figures.shading import shade
from seedproof.figures.styles import Styles

Item = dict[str, Any]
_SIZE, _RADIUS = 15, 4.6
_SHADED, _LINES = (
    ("region", "between", "sector"),
    ("polynomial", "sinusoid", "exponential", "polyline", "line"),
)


class Drawer:
    """A drawer of items on one plane, which keeps their labels until everything else is drawn."""

    def __init__(self, plane: Plane, canvas: Canvas, items: list[Item]) -> None:
        self._plane, self._canvas, self._items = plane, canvas, items
        self._ink, self._shaded = Ink(plane.box, WIDTH), 0
        self._styles = Styles(any(item.get("dashed") for item in items))
        self._labels: list[Callable[[], None]] = []

    def draw(self) -> None:
        """Draw everything. Fixed texts are placed first among the labels, values of level curves last."""
        for kinds, draw in (
            (_SHADED, self._shade),
            (_LINES, self._line),
            (("contours",), self._contours),
            (("arrow",), self._arrow),
            (("point",), self._point),
            (("text",), self._text),
        ):
            for item in self._items:
                if item["kind"] in kinds:
                    draw(item)
        for label in reversed(self._labels):
            label()

    def _shade(self, item: Item) -> None:
        seen = shade(item, self._shaded, self._plane, self._canvas, self._ink)
        self._shaded += 1
        if seen is not None:
            self._label(item, INK, lambda: _near(*middle_of(seen)))

    def _line(self, item: Item) -> None:
        plane = self._plane
        if item["kind"] == "line":
            outline, low, high = self._straight(item), -inf, inf
        else:
            x, y = places(item, plane)
            if not len(x):
                return
            outline, low, high = stroke_of(x, y, plane), float(x.min()), float(x.max())
        colour, dash = self._styles.style(low, high, item.get("label", ""), item.get("dashed"))
        self._canvas.outline(outline, colour=colour, width=2.4, dash=dash, clip=plane.box, layer=1.0)
        self._ink.stroke(outline)
        self._label(item, colour, lambda: _beside(outline, _wide(item["label"])))

    def _straight(self, item: Item) -> Outline:
        """Return a line from one side of the plane to the other."""
        plane = self._plane
        x, y = plane.place(item["through"])
        if item["slope"] == "oo":
            left, (_, bottom, _, top) = plane.pixels(x, y)[0], plane.box
            return cut(Outline([(left, bottom - 9), (left, top + 9)]), plane)
        slope = float(Fraction(item["slope"]))
        ends = [plane.low[0] - plane.span[0], plane.low[0] + 2 * plane.span[0]]
        return cut(Outline(plane.pixels(ends, [y + slope * (end - x) for end in ends])), plane)

    def _contours(self, item: Item) -> None:
        colour, dash = self._styles.style(-inf, inf, "", None)
        curves = level_curves(item, self._plane)
        for _, outline in curves:
            self._canvas.outline(outline, colour=colour, width=1.6, dash=dash, clip=self._plane.box)
            self._ink.stroke(outline)
        seen = [(words, cut(outline, self._plane)) for words, outline in curves]
        self._labels.insert(0, lambda: write_values(seen, colour, self._canvas, self._ink))

    def _arrow(self, item: Item) -> None:
        (x0, y0), (x1, y1) = (self._plane.pixels(*self._plane.place(item[end])) for end in ("from", "to"))
        length, turn = hypot(x1 - x0, y1 - y0), atan2(y1 - y0, x1 - x0)
        head = min(14.0, length)
        wings = [(x1 - head * cos(turn + spread), y1 - head * sin(turn + spread)) for spread in (0.38, -0.38)]
        neck = (x1 - 0.8 * head * cos(turn), y1 - 0.8 * head * sin(turn))
        shaft = cut(Outline([(x0, y0), neck]), self._plane)
        self._canvas.outline(shaft, colour=INK, width=2.2, clip=self._plane.box, layer=2.0)
        tip = Outline([(x1, y1), *wings, (x1, y1)], closed=True)
        self._canvas.outline(tip, fill=INK, clip=self._plane.box, layer=2.0)
        self._ink.stroke(shaft)
        self._ink.cover((x1 - 5, y1 - 5, x1 + 5, y1 + 5))
        self._label(item, INK, lambda: around((x0 + x1) / 2, (y0 + y1) / 2, *_wide(item["label"]), 5))

    def _point(self, item: Item) -> None:
        x, y = self._plane.pixels(*self._plane.place(item["at"]))
        fill = "white" if item.get("open") else INK
        circle = Outline.circle((x, y), _RADIUS)
        self._canvas.outline(circle, colour=INK, width=1.8, fill=fill, layer=3.0)
        self._ink.cover((x - 6, y - 6, x + 6, y + 6))
        self._label(item, INK, lambda: around(x, y, *_wide(item["label"]), 6))

    def _text(self, item: Item) -> None:
        x, y = self._plane.pixels(*self._plane.place(item["at"]))
        self._label(item | {"label": item["text"]}, INK, lambda: _near(x, y))

    def _label(self, item: Item, colour: str, spots: Callable[[], Iterable[Spot]]) -> None:
        words = item.get("label", "")
        if not words.strip():
            return
        width, height = _wide(words)
        size = height - 1

        def write() -> None:
            if middle := self._ink.place(width, height, spots()):
                self._canvas.words(words, *middle, size=size, colour=colour, halo=True)

        self._labels.append(write)


def _wide(words: str) -> tuple[float, float]:
    """Return the width and height of a label, which is smaller if it would not fit."""
    size = min(_SIZE, _SIZE * (WIDTH - 24) / max(1.0, width_of(words, _SIZE)))
    return width_of(words, size), size + 1


def _near(x: float, y: float) -> list[Spot]:
    """Return spots for a label at a point, then a little away from it."""
    spots = [(x, y, 0.0)]
    for distance, dislike in ((10, 25), (20, 45), (34, 80)):
        for turn in range(8):
            angle = turn * pi / 4
            spots.append((x + distance * cos(angle), y + distance * sin(angle), dislike))
    return spots


def _beside(outline: Outline, size: tuple[float, float]) -> list[Spot]:
    """Return spots for a label beside a curve, those near its end first."""
    spots = []
    for order, (x, y) in enumerate(along(outline, 12)):
        spots += [(x1, y1, dislike + order) for x1, y1, dislike in list(around(x, y, *size, 5))[:16]]
    return spots
