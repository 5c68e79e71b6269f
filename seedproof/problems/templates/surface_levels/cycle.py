"""Reads the level lines, the curve and its centre off the figure."""

from collections.abc import Sequence
from itertools import pairwise

from seedproof.problems.checking.axes import axes_of
from seedproof.problems.checking.marks import dots, lattice_point
from seedproof.problems.checking.texts import values_of
from seedproof.problems.drawing import Drawing
from seedproof.problems.phrases import Phrases
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.reading import integer_of
from seedproof.problems.templates.surface_levels.facts import Facts
from seedproof.problems.templates.surface_levels.phrases import TEXTS

_FEWEST = 3
"""Level lines, from which the function is read."""


def read(statement: str, questions: Sequence[str], drawing: Drawing | None) -> Facts:
    """Read a linear function and a curve."""
    values_of(Facts, Phrases(TEXTS, {}), statement, questions)
    contours, curve, *marks = axes_of(drawing)["items"]
    (centre,) = dots(marks, ["M"])
    if (contours["kind"], curve["kind"]) != ("contours", "ellipse"):
        raise Unreadable("the figure shows no level lines with a curve")
    if curve["label"] != "K" or curve["dashed"] != 0 or lattice_point(curve["centre"]) != centre:
        raise Unreadable("the curve has another name, or another centre than M")
    *squares, p, q, constant = map(integer_of, contours["quadratic"])
    if any(squares):
        raise Unreadable("the function is not linear")
    levels = list(map(integer_of, contours["levels"]))
    steps = {following - level for level, following in pairwise(levels)}
    if len(levels) < _FEWEST or len(steps) != 1:
        raise Unreadable("there are few level lines, or their values have different distances")
    return Facts(
        gradient=(p, q),
        constant=constant,
        first_level=levels[0],
        step=steps.pop(),
        lines=len(levels),
        centre=centre,
        radii=lattice_point(curve["radii"]),
    )


READER = Reader(read=read)
