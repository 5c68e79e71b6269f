"""What readers of sketches have in common: places, single items, lengths that stand beside their arrows."""

from collections.abc import Sequence
from fractions import Fraction

from seedproof.problems.drawing import Drawing
from seedproof.problems.reader import Unreadable

Place = tuple[Fraction, Fraction]


def place(coordinates: Sequence[str]) -> Place:
    """Return a point of a drawing."""
    x, y = coordinates
    return Fraction(x), Fraction(y)


def only(items: Sequence[Drawing], kind: str) -> Drawing:
    """Return the item of a kind. Raises: Unreadable where there is not one."""
    matching = [item for item in items if item["kind"] == kind]
    if len(matching) != 1:
        raise Unreadable(f"there is not one {kind}")
    return matching[0]


def measured(arrow: Drawing, unit: str) -> tuple[Place, Place]:
    """Return the ends of a double arrow along an axis. Raises: Unreadable unless its length stands beside."""
    start = place(arrow["from"])
    end = place(arrow["to"])
    length = abs(end[0] - start[0]) + abs(end[1] - start[1])
    if start[0] != end[0] and start[1] != end[1]:
        raise Unreadable("an arrow is askew")
    if arrow["label"] != f"{length} {unit}":
        raise Unreadable(f"{arrow['label']!r} is not as long as its arrow")
    return start, end
