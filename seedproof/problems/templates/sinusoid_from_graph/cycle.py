"""Reads the words, and the wave off its two marked points; the drawn curve must go through them."""

from collections.abc import Sequence
from fractions import Fraction

from seedproof.problems.checking.axes import axes_of
from seedproof.problems.checking.polynomials import integer
from seedproof.problems.drawing import Drawing
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.reading import read_gaps
from seedproof.problems.templates.sinusoid_from_graph.facts import Facts
from seedproof.problems.templates.sinusoid_from_graph.phrases import AMPLITUDES, PERIODS, RULES, STATEMENTS


def read(statement: str, questions: Sequence[str], drawing: Drawing | None) -> Facts:
    """Read a drawn sinusoid."""
    read_gaps(statement, STATEMENTS)
    for question, wordings in zip(questions, (AMPLITUDES, PERIODS, RULES), strict=True):
        read_gaps(question, wordings)
    figure = axes_of(drawing)
    wave, *marked = figure["items"]
    if wave["kind"] != "sinusoid" or [item["kind"] for item in marked] != ["point", "point"]:
        raise Unreadable("the figure does not show a wave with two marked points")
    if any(point["label"] or point["open"] for point in marked):
        raise Unreadable("a marked point has a name, or is no dot")
    crest, top = _coordinates(marked[0])
    trough, bottom = _coordinates(marked[1])
    amplitude = (top - bottom) / 2
    period = 2 * (trough - crest)
    level = (top + bottom) / 2
    drawn = [Fraction(wave[name]) for name in ("amplitude", "level", "frequency", "shift")]
    if wave.get("unit") != "pi" or drawn != [amplitude, level, 2 / period, crest - period / 4]:
        raise Unreadable("the wave does not go through its marked points")
    return Facts(
        amplitude=integer(amplitude),
        period=integer(period),
        crest=integer(crest),
        level=integer(level),
    )


def _coordinates(point: Drawing) -> tuple[Fraction, Fraction]:
    x, y = point["at"]
    return Fraction(x), Fraction(y)


READER = Reader(read=read)
