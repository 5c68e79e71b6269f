"""Reads the integrand from the questions, and the radii and angles of the shaded region off the figure."""

from collections.abc import Sequence
from fractions import Fraction

from seedproof.problems.checking.axes import axes_of
from seedproof.problems.checking.polynomials import integer
from seedproof.problems.drawing import Drawing
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.reading import read_gaps, read_kind
from seedproof.problems.templates.shaded_polar_region.facts import Facts, Integrand
from seedproof.problems.templates.shaded_polar_region.phrases import (
    AREA_QUESTIONS,
    AVERAGE_QUESTIONS,
    INTEGRAL_QUESTIONS,
    INTEGRANDS,
    STATEMENTS,
)


def read(statement: str, questions: Sequence[str], drawing: Drawing | None) -> Facts:
    """Read a shaded region."""
    read_gaps(statement, STATEMENTS)
    area, integral, average = questions
    read_gaps(area, AREA_QUESTIONS)
    integrand = _integrand(integral, INTEGRAL_QUESTIONS)
    if _integrand(average, AVERAGE_QUESTIONS) != integrand:
        raise Unreadable("it asks for the average of another function")
    sector = _sector(drawing)
    inner, outer = (integer(Fraction(radius)) for radius in sector["radii"])
    start, end = (integer(4 * Fraction(angle)) for angle in sector["angles"])
    return Facts(
        radii=(inner, outer),
        eighths=(start, end),
        integrand=integrand,
    )


def _integrand(question: str, wordings: Sequence[str]) -> Integrand:
    gaps = read_gaps(question, wordings)
    integrand, _ = read_kind(gaps["integrand"], INTEGRANDS)
    return integrand


def _sector(drawing: Drawing | None) -> Drawing:
    """Return the sector that a figure shows. Raises: Unreadable for another figure."""
    sector: Drawing
    (sector,) = axes_of(drawing)["items"]
    if sector["kind"] != "sector" or sector["centre"] != ["0", "0"] or sector["label"] != "R":
        raise Unreadable("the figure shows no region R between rays from the origin")
    return sector


READER = Reader(read=read)
