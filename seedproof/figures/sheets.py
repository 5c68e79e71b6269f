"""Many figures in one image, each under its caption."""

import json
from typing import Any

import numpy as np

from seedproof.figures.canvas import HEIGHT, WIDTH, Pixels, clean_canvas, width_of
from seedproof.figures.checking import check
from seedproof.figures.picture import encoded, encoded_picture
from seedproof.figures.reading import decoded, size_of
from seedproof.figures.values import text

_MOST, _COLUMNS, _CAPTION, _GAP = 120, 3, 30, 12
_CELL_HEIGHT = HEIGHT + _CAPTION


def grid(drawings: list[tuple[str, dict[str, Any]]]) -> bytes:
    """Draw the figures three in a row, at their own size; everything is checked before it is drawn."""
    if not 1 <= len(drawings) <= _MOST:
        raise ValueError(f"sheet: expected 1 to {_MOST} drawings, found {len(drawings)}")
    for index, (caption, drawing) in enumerate(drawings):
        text(caption, f"sheet[{index}]")
        try:
            check(drawing)
        except ValueError as error:
            raise ValueError(f"{caption}: {error}") from None
    columns = min(_COLUMNS, len(drawings))
    rows = -(-len(drawings) // columns)
    shape = (rows * (_CELL_HEIGHT + _GAP) + _GAP, columns * (WIDTH + _GAP) + _GAP, 3)
    whole = np.full(shape, 255, np.uint8)
    for index, (caption, drawing) in enumerate(drawings):
        top = _GAP + index // columns * (_CELL_HEIGHT + _GAP)
        left = _GAP + index % columns * (WIDTH + _GAP)
        whole[top : top + _CAPTION, left : left + WIDTH] = _caption(caption)
        drawn = _drawn(drawing)
        whole[top + _CAPTION : top + _CAPTION + len(drawn), left : left + WIDTH] = drawn
    return encoded(whole)


def _drawn(drawing: dict[str, Any]) -> Pixels:
    """Return the pixels of a figure, which most often has been drawn for its row."""
    content = encoded_picture(json.dumps(drawing))
    return decoded(content, *size_of(content))


def _caption(caption: str) -> Pixels:
    with clean_canvas() as canvas:
        size = min(16.0, 16.0 * (WIDTH - 10) / max(1.0, width_of(caption, 16.0)))
        canvas.words(caption, 4, HEIGHT - _CAPTION / 2, size=size, across="left")
        return canvas.pixels(_CAPTION)
