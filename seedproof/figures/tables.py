"""A table, drawn as large as its words allow."""

import re
from typing import Any

from matplotlib.path import Path as Outline

from seedproof.figures.canvas import HEIGHT, WIDTH, Canvas, width_of

_EDGE, _RULE, _HEAD = 20, "#6b6b6b", "#e3ecf5"


def draw_table(table: dict[str, Any], canvas: Canvas) -> int:
    """Draw a table at the top, and return the height that it needs."""
    rows = [[_cell_text(cell) for cell in row] for row in [table["head"], *table["rows"]]]
    unit = [max(1.6, *(width_of(row[column], 1.0) for row in rows)) + 1.6 for column in range(len(rows[0]))]
    size = min(20.0, (WIDTH - 2 * _EDGE) / sum(unit), (HEIGHT - 2 * _EDGE) / (2.1 * len(rows)))
    high = 2.1 * size
    left, top = (WIDTH - size * sum(unit)) / 2, HEIGHT - _EDGE
    sides = [left + size * sum(unit[:column]) for column in range(len(unit) + 1)]
    levels = [top - high * row for row in range(len(rows) + 1)]
    canvas.outline(_box(sides[0], levels[1], sides[-1], top), fill=_HEAD, layer=0.1)
    canvas.outline(_box(sides[0], levels[-1], sides[1], top), fill=_HEAD, layer=0.1)
    for side in sides:
        canvas.outline(Outline([(side, levels[-1]), (side, top)]), colour=_RULE, sharp=True)
    for order, level in enumerate(levels):
        width = 2.0 if order == 1 else 1.0
        canvas.outline(
            Outline([(sides[0], level), (sides[-1], level)]), colour=_RULE, width=width, sharp=True
        )
    for level, row in zip(levels, rows, strict=False):
        for side, wide, cell in zip(sides, unit, row, strict=False):
            canvas.words(cell, side + size * wide / 2, level - high / 2, size=size)
    return round(high * len(rows)) + 2 * _EDGE


def _box(left: float, bottom: float, right: float, top: float) -> Outline:
    return Outline([(left, bottom), (right, bottom), (right, top), (left, top), (left, bottom)], closed=True)


def _cell_text(cell: str) -> str:
    """Replace the hyphen of a negative number by a minus sign."""
    return f"−{cell[1:]}" if re.fullmatch(r"-[0-9][0-9./]*", cell) else cell
