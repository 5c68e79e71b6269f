"""Reads both distances, the map, and the point that is given."""

import re
from collections.abc import Sequence
from fractions import Fraction

from seedproof.equivalence import read as tree_of
from seedproof.problems.checking.complex_surds import (
    Field,
    element,
    element_of,
    gaussian,
    minus,
    rational,
    times,
)
from seedproof.problems.checking.polynomials import integer
from seedproof.problems.drawing import Drawing
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.reading import read_gaps, read_kind
from seedproof.problems.templates.complex_locus.facts import Facts, Gaussian
from seedproof.problems.templates.complex_locus.phrases import CENTRES, LAST, RADII, STATEMENTS

_DISTANCE = re.compile(r"(?:(?P<factor>[^|]+) )?\\left\|(?P<inside>[^|]+)\\right\|")
_MAP = re.compile(r"\\frac\{(?P<above>.+)\}\{(?P<below>z[^{}]*)\}")


def read(statement: str, questions: Sequence[str], drawing: Drawing | None) -> Facts:
    """Read the equation of a circle, and what is asked of it."""
    if drawing is not None:
        raise Unreadable("the circle is not drawn")
    figure, gaps = read_kind(statement, STATEMENTS)
    centre, radius, last = questions
    read_gaps(centre, CENTRES[figure])
    read_gaps(radius, RADII[figure])
    asked, last_gaps = read_kind(last, LAST)
    if (asked == "image") != (figure == "image"):
        raise Unreadable("the last question is not about what is given")
    given: tuple[Gaussian, ...] = ()
    if asked == "point":
        given = (_gaussian(element(last_gaps["point"])),)
    if asked == "image":
        given = _map(gaps["map"])
    ratio, first = _distance(gaps["left"])
    square, second = _distance(gaps["right"])
    if ratio != 1:
        raise Unreadable("the first distance has a factor")
    return Facts(first, second, (square.numerator, square.denominator), asked, given)


def _distance(text: str) -> tuple[Fraction, Gaussian]:
    """Return the square of the factor, and the point from which the distance is taken."""
    match = _DISTANCE.fullmatch(text)
    if match is None:
        raise Unreadable(f"{text!r} is no distance")
    factor = element(match["factor"] or "1")
    return rational(times(factor, factor)), _gaussian(_zero(match["inside"]))


def _zero(text: str) -> Field:
    """Return the a of z - a. Raises: Unreadable for anything else."""
    constant, slope = _linear(text)
    if slope != gaussian(1, 0):
        raise Unreadable(f"{text!r} is not z - a")
    return minus({}, constant)


def _linear(text: str) -> tuple[Field, Field]:
    """Return the constant and the factor of z. Raises: ValueError where the text is not linear."""
    tree = tree_of(text)
    values = [element_of(tree, {"z": gaussian(z, 0)}) for z in (0, 1, 2)]
    slope = minus(values[1], values[0])
    if minus(values[2], values[1]) != slope:
        raise Unreadable(f"{text!r} is not linear")
    return values[0], slope


def _map(text: str) -> tuple[Gaussian, Gaussian, Gaussian]:
    match = _MAP.fullmatch(text)
    if match is None:
        raise Unreadable(f"{text!r} is no Moebius map")
    constant, factor = _linear(match["above"])
    return _gaussian(factor), _gaussian(constant), _gaussian(_zero(match["below"]))


def _gaussian(value: Field) -> Gaussian:
    """Return a Gaussian integer. Raises: ValueError where the value is none."""
    if any(radicand != 1 for _, radicand in value):
        raise Unreadable("a number is no Gaussian integer")
    imaginary = value.get((1, 1), Fraction(0))
    return integer(value.get((0, 1), Fraction(0))), integer(imaginary)


READER = Reader(read=read)
