"""Places names beside points so that they cover neither points nor other names."""

from collections.abc import Iterator, Sequence
from typing import TypeAlias

Spot: TypeAlias = tuple[float, float]
Box: TypeAlias = tuple[float, float, float, float]
"""Left, bottom, right, top."""


def placed(
    points: Sequence[Spot], sizes: Sequence[Spot], gap: float, frame: Box, lines: Sequence[Box] = ()
) -> list[Spot]:
    """Return where each name begins: the left end of its middle line.

    `sizes` are the widths and heights of the names and `lines` boxes that should stay free too, all in the
    units of `points`. Of the spots around a point the one that covers least is taken, the right one first.
    """
    taken = [*lines, *((x - gap, y - gap, x + gap, y + gap) for x, y in points)]
    spots: list[Spot] = []
    for point, size in zip(points, sizes, strict=True):
        costs = [
            (_covered(box, taken) + _outside(box, frame), number, box)
            for number, box in enumerate(_around(point, size, gap))
        ]
        *_, best = min(costs)
        left, bottom, _, top = best
        spots.append((left, (bottom + top) / 2))
        taken.append(best)
    return spots


def _around(point: Spot, size: Spot, gap: float) -> Iterator[Box]:
    """Yield boxes for a name: right, left, above, below, then the corners, near and further away."""
    x, y = point
    width, height = size
    for distance in (gap, 2.5 * gap, 4.5 * gap):
        rise = distance + height / 2
        starts = (
            (x + distance, y),
            (x - distance - width, y),
            (x - width / 2, y + rise),
            (x - width / 2, y - rise),
            (x + distance / 2, y + rise),
            (x + distance / 2, y - rise),
            (x - distance / 2 - width, y + rise),
            (x - distance / 2 - width, y - rise),
        )
        for left, middle in starts:
            yield left, middle - height / 2, left + width, middle + height / 2


def _covered(box: Box, others: Sequence[Box]) -> float:
    """Return the area of other boxes that a box covers."""
    area = 0.0
    for left, bottom, right, top in others:
        wide = min(box[2], right) - max(box[0], left)
        high = min(box[3], top) - max(box[1], bottom)
        if wide > 0 and high > 0:
            area += wide * high
    return area


def _outside(box: Box, frame: Box) -> float:
    """Return the area of a box that lies outside the frame."""
    area = (box[2] - box[0]) * (box[3] - box[1])
    wide = max(0.0, min(box[2], frame[2]) - max(box[0], frame[0]))
    high = max(0.0, min(box[3], frame[3]) - max(box[1], frame[1]))
    return area - wide * high
