"""Places names beside points so that they cover neither points nor other names."""

from collections.abc import Iterator, Sequence

from matplotlib.transforms import Bbox

_DIRECTIONS = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (1, -1), (-1, 1), (-1, -1))
"""Right, left, above, below, then the corners."""


def placed(
    points: Sequence[tuple[float, float]], sizes: Sequence[tuple[float, float]], gap: float, frame: Bbox
) -> list[Bbox]:
    """Return a box for the name of each point: of those around it the one that covers least.

    `sizes` are the widths and heights of the names, in the units of `points`. Of equals the nearest is taken.
    """
    taken = [Bbox.from_extents(x - gap, y - gap, x + gap, y + gap) for x, y in points]
    boxes: list[Bbox] = []
    for point, size in zip(points, sizes, strict=True):
        best = min(_around(*point, *size, gap), key=lambda box: _cost(box, taken, frame))
        boxes.append(best)
        taken.append(best)
    return boxes


def _around(x: float, y: float, width: float, height: float, gap: float) -> Iterator[Bbox]:
    for distance in (gap, 2.5 * gap, 4.5 * gap):
        for across, upwards in _DIRECTIONS:
            left = x + across * (distance + width / 2) - width / 2
            bottom = y + upwards * (distance + height / 2) - height / 2
            yield Bbox.from_bounds(left, bottom, width, height)


def _cost(box: Bbox, taken: Sequence[Bbox], frame: Bbox) -> float:
    """Return the area of a box that covers something, or lies outside the frame."""
    covered = sum(_common(box, other) for other in taken)
    return covered + float(box.width * box.height) - _common(box, frame)


def _common(box: Bbox, other: Bbox) -> float:
    common = Bbox.intersection(box, other)
    return 0.0 if common is None else float(common.width * common.height)
