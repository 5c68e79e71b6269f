"""The pixels of a checked drawing, and their PNG."""

from collections.abc import Callable
from functools import lru_cache
from io import BytesIO
from typing import Any

from PIL import Image

from seedproof.figures.canvas import HEIGHT, Canvas, Pixels, clean_canvas
from seedproof.figures.grid import draw_grid
from seedproof.figures.items import draw_items
from seedproof.figures.plane import plane_of, plane_of_diagram
from seedproof.figures.surfaces import draw_surface
from seedproof.figures.tables import draw_table
from seedproof.record.json_text import value_of

_RIM = 190


def picture(drawing: dict[str, Any]) -> Pixels:
    """Return the pixels of a drawing in a thin frame, which sets it off from a page of any colour."""
    with clean_canvas() as canvas:
        height = _DRAW[drawing["kind"]](drawing, canvas)
        pixels = canvas.pixels(height)
    pixels[[0, -1], :], pixels[:, [0, -1]] = _RIM, _RIM
    return pixels


def _axes(axes: dict[str, Any], canvas: Canvas) -> int:
    plane = plane_of(axes)
    draw_grid(plane, (axes["x_label"], axes["y_label"]), canvas)
    draw_items(plane, canvas, axes["items"])
    return HEIGHT


def _diagram(diagram: dict[str, Any], canvas: Canvas) -> int:
    """Draw a sketch; a flat one leaves the lower part of the image unused."""
    plane = plane_of_diagram(diagram)
    draw_items(plane, canvas, diagram["items"])
    return round(HEIGHT - plane.room[1] + (HEIGHT - plane.room[3]))


_DRAW: dict[str, Callable[[dict[str, Any], Canvas], int]] = {
    "table": draw_table,
    "axes": _axes,
    "diagram": _diagram,
    "surface": draw_surface,
}
"""Each draws at the top of the canvas, and returns the height that it needs."""


@lru_cache(maxsize=512)
def encoded_picture(drawing: str) -> bytes:
    """Return the PNG of a checked drawing, given as JSON.

    A figure of a release stands in its row and on the sheet of the gallery; no release has as many as are
    kept. Their pixels would take fifty times as much memory.
    """
    return encoded(picture(value_of(drawing)))


def encoded(pixels: Pixels) -> bytes:
    """Return a PNG of the pixels alone, without a date or the name of a program."""
    buffer = BytesIO()
    Image.fromarray(pixels, "RGB").save(buffer, "PNG", compress_level=6)
    return buffer.getvalue()
