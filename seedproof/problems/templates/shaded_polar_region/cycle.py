"""Reads the integrand from the questions, and the radii and angles of the shaded region off the figure."""

from collections.abc import Sequence
from fractions import Fraction

from seedproof.problems.checking.axes import axes_of
from seedproof.problems.checking.polynomials import integer
from seedproof.problems.checking.texts import values_of
from seedproof.problems.drawing import Drawing
from seedproof.problems.phrases import Phrases
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.templates.shaded_polar_region.facts import Facts
from seedproof.problems.templates.shaded_polar_region.phrases import TEXTS, WORDS


def read(statement: str, questions: Sequence[str], drawing: Drawing | None) -> Facts:
    """Read a shaded region."""
    values = values_of(Facts, Phrases(TEXTS, WORDS), statement, questions)
    (sector,) = axes_of(drawing)["items"]
    if sector["kind"] != "sector" or sector["centre"] != ["0", "0"] or sector["label"] != "R":
        raise Unreadable("the figure shows no region R between rays from the origin")
    inner, outer = (integer(Fraction(radius)) for radius in sector["radii"])
    start, end = (integer(4 * Fraction(angle)) for angle in sector["angles"])
    return Facts(radii=(inner, outer), eighths=(start, end), **values)


READER = Reader(read=read)
