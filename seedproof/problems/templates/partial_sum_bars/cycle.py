"""Reads the words, and the heights off the bars; axes and grid must let everybody read them."""

from collections.abc import Sequence
from fractions import Fraction

from seedproof.problems.checking.axes import axes_of
from seedproof.problems.checking.polynomials import integer
from seedproof.problems.checking.texts import values_of
from seedproof.problems.drawing import Drawing
from seedproof.problems.phrases import Phrases
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.templates.partial_sum_bars.facts import Facts
from seedproof.problems.templates.partial_sum_bars.phrases import COUNTS, TEXTS

_LABELS = {"terms": "aₙ", "sequence": "xₙ"}
_KEYS = {"kind", "x", "y", "x_step", "y_step", "x_label", "y_label", "items"}


def read(statement: str, questions: Sequence[str], drawing: Drawing | None) -> Facts:
    """Read a bar chart of a sequence."""
    values = values_of(Facts, Phrases(TEXTS, {}), statement, questions)
    figure = axes_of(drawing, x_label="n", y_label=_LABELS[values["kind"]], grid=None)
    heights = _heights(figure)
    if values.pop("count") != COUNTS.get(len(heights)):
        raise Unreadable("there are not as many bars as the words say")
    return Facts(heights=heights, **values)


def _heights(figure: Drawing) -> list[int]:
    """Return the heights of the bars. Raises: Unreadable unless they can be read off."""
    if set(figure) != _KEYS or (figure["x_step"], figure["y_step"]) != ("1", "1"):
        raise Unreadable("the grid does not show units")
    (bars,) = figure["items"]
    if bars["kind"] != "bars" or "labels" in bars:
        raise Unreadable("there is something else than bars without labels")
    heights = [integer(Fraction(height)) for height in bars["heights"]]
    if bars["edges"] != [str(Fraction(2 * edge + 1, 2)) for edge in range(len(heights) + 1)]:
        raise Unreadable("the bars do not stand about 1, 2, 3 and so on")
    if figure["x"] != ["0", str(len(heights) + 1)]:
        raise Unreadable("the window is not that of the bars")
    if list(map(Fraction, figure["y"])) != [min(0, *heights) - 1, max(0, *heights) + 1]:
        raise Unreadable("the window does not show the bars from end to end")
    return heights


READER = Reader(read=read)
