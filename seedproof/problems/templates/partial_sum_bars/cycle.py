"""Reads the words, and the heights off the bars; axes and grid must let everybody read them."""

from collections.abc import Sequence
from fractions import Fraction

from seedproof.problems.checking.axes import axes_of
from seedproof.problems.checking.polynomials import integer
from seedproof.problems.drawing import Drawing
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.reading import integer_of, read_gaps, read_kind
from seedproof.problems.templates.partial_sum_bars.facts import Facts
from seedproof.problems.templates.partial_sum_bars.phrases import (
    COUNTS,
    ERRORS,
    FORMULAS,
    LIMITS,
    STATEMENTS,
    Kind,
)

_LABELS: dict[Kind, str] = {"terms": "aₙ", "sequence": "xₙ"}
_KEYS = {"kind", "x", "y", "x_step", "y_step", "x_label", "y_label", "items"}


def read(statement: str, questions: Sequence[str], drawing: Drawing | None) -> Facts:
    """Read a bar chart of a sequence."""
    kind, gaps = read_kind(statement, STATEMENTS)
    count, _ = read_kind(gaps["count"], COUNTS)
    rule, limit, error = questions
    read_gaps(rule, FORMULAS[kind])
    read_gaps(limit, LIMITS[kind])
    precision = integer_of(read_gaps(error, ERRORS[kind])["precision"])
    figure = axes_of(drawing, x_label="n", y_label=_LABELS[kind], grid=None)
    return Facts(kind=kind, heights=_heights(figure, count), precision=precision)


def _heights(figure: Drawing, count: int) -> list[int]:
    """Return the heights of the bars. Raises: Unreadable unless they can be read off."""
    if set(figure) != _KEYS or (figure["x_step"], figure["y_step"]) != ("1", "1"):
        raise Unreadable("the grid does not show units")
    (bars,) = figure["items"]
    if bars["kind"] != "bars" or "labels" in bars:
        raise Unreadable("there is something else than bars without labels")
    if bars["edges"] != [str(Fraction(2 * edge + 1, 2)) for edge in range(count + 1)]:
        raise Unreadable("the bars do not stand about 1, 2, 3 and so on")
    heights = [integer(Fraction(height)) for height in bars["heights"]]
    if len(heights) != count:
        raise Unreadable("there are not as many bars as the words say")
    low, high = [integer(Fraction(end)) for end in figure["y"]]
    if figure["x"] != ["0", str(count + 1)]:
        raise Unreadable("the window is not that of the bars")
    if low != min(0, *heights) - 1 or high != max(0, *heights) + 1:
        raise Unreadable("the window does not show the bars from end to end")
    return heights


READER = Reader(read=read)
