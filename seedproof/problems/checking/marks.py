"""Marked points of a figure."""

from collections.abc import Sequence

from seedproof.problems.drawing import Drawing
from seedproof.problems.reader import Unreadable
from seedproof.problems.reading import integer_of


def lattice_point(coordinates: Sequence[str]) -> tuple[int, int]:
    """Return a point of a drawing. Raises: Unreadable where it is not on the lattice."""
    x, y = map(integer_of, coordinates)
    return x, y


def dots(items: Sequence[Drawing], labels: Sequence[str]) -> list[tuple[int, int]]:
    """Return where dots with these labels stand. Raises: Unreadable where there is anything else."""
    if [item["kind"] for item in items] != ["point"] * len(labels) or any(item["open"] for item in items):
        raise Unreadable(f"the figure does not show {len(labels)} dots")
    if [item["label"] for item in items] != list(labels):
        raise Unreadable("the marked points have other names")
    return [lattice_point(item["at"]) for item in items]
