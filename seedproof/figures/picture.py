"""The pixels of a checked drawing, and their PNG."""

from io import BytesIO
from typing import Any

from PIL import Image

from seedproof.figures.canvas import Pixels, clean_canvas
from seedproof.figures.grid import draw_grid
from seedproof.figures.items import Drawer
from seedproof.figures.plane import plane_of
from seedproof.figures.tables import draw_table

_RIM = 190


def picture(drawing: dict[str, Any]) -> Pixels:
    """Return the pixels of a drawing in a thin frame, which sets it off from a page of any colour."""
    with clean_canvas() as canvas:
        if drawing["kind"] == "table":
            height = draw_table(drawing, canvas)
        else:
            plane = plane_of(drawing)
            draw_grid(plane, (drawing["x_label"], drawing["y_label"]), canvas)
            Drawer(plane, canvas, drawing["items"]).draw()
            height = None
        pixels = canvas.pixels()[:height].copy()
    pixels[[0, -1], :], pixels[:, [0, -1]] = _RIM, _RIM
    return pixels


def encoded(pixels: Pixels) -> bytes:
    """Return a PNG of the pixels alone, without a date or the name of a program."""
    buffer = BytesIO()
    Image.fromarray(pixels, "RGB").save(buffer, "PNG", compress_level=6)
    return buffer.getvalue()
