"""Reads the words, and the wave off its two marked points; the drawn curve must go through them."""

from collections.abc import Sequence
from fractions import Fraction

from seedproof.problems.checking.axes import axes_of
from seedproof.problems.checking.marks import dots
from seedproof.problems.checking.polynomials import integer
from seedproof.problems.checking.texts import values_of
from seedproof.problems.drawing import Drawing
from seedproof.problems.phrases import Phrases
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.templates.sinusoid_from_graph.facts import Facts
from seedproof.problems.templates.sinusoid_from_graph.phrases import TEXTS


def read(statement: str, questions: Sequence[str], drawing: Drawing | None) -> Facts:
    """Read a drawn sinusoid."""
    values_of(Facts, Phrases(TEXTS, {}), statement, questions)
    wave, *marked = axes_of(drawing)["items"]
    (crest, top), (trough, bottom) = dots(marked, ["", ""])
    period = 2 * (trough - crest)
    amplitude = Fraction(top - bottom, 2)
    level = Fraction(top + bottom, 2)
    if wave["kind"] != "sinusoid" or wave.get("unit") != "pi":
        raise Unreadable("the figure does not show a wave")
    drawn = [Fraction(wave[name]) for name in ("amplitude", "level", "frequency", "shift")]
    if drawn != [amplitude, level, Fraction(2, period), crest - Fraction(period, 4)]:
        raise Unreadable("the wave does not go through its marked points")
    return Facts(amplitude=integer(amplitude), period=period, crest=crest, level=integer(level))


READER = Reader(read=read)
