"""Labels on a canvas, never crossed: on a clear spot, or on a white plate that hides what runs below."""

from collections.abc import Iterable

from seedproof.figures.canvas import Canvas, width_of
from seedproof.figures.labels import Ink, Raster, Spot
from seedproof.figures.outlines import rectangle

_MARGIN = 2.0
_PLATE_LAYER = 4.0


def write(
    words: str,
    spots: Iterable[Spot],
    canvas: Canvas,
    ink: Ink,
    *,
    size: float,
    colour: str,
    own: Raster | None = None,
    room: float = 0.0,
) -> None:
    """Write a label at the best of its spots.

    `own` is the curve on which it stands, in which it leaves a gap; `room` a margin that counts as well.
    """
    width = width_of(words, size)
    placed = ink.place(width, size + 1, spots, room, own)
    if placed is None:
        return
    x, y = placed.middle
    if own is not None or not placed.is_clear:
        across, up = width / 2 + _MARGIN, size / 2 + _MARGIN
        plate = rectangle((x - across, y - up, x + across, y + up))
        canvas.outline(plate, fill="white", layer=_PLATE_LAYER)
    canvas.words(words, x, y, size=size, colour=colour, halo=True)
