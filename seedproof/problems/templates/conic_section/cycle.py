"""Reads the coefficients of the equation, and the points."""

from fractions import Fraction

from seedproof.equivalence import read
from seedproof.equivalence.reading.tree import Bracketed, Number
from seedproof.problems.checking.polynomials import Terms, expanded, integer
from seedproof.problems.checking.texts import Values, reader
from seedproof.problems.phrases import Phrases
from seedproof.problems.reader import Unreadable
from seedproof.problems.templates.conic_section.facts import Facts, Given, Point, Through
from seedproof.problems.templates.conic_section.phrases import TEXTS

_POWERS = ((2, 0), (1, 1), (0, 2), (1, 0), (0, 1), (0, 0))
_UNKNOWN = {(0, 2, 1, 0, 0), (0, 1, 0, 1, 0), (0, 0, 0, 0, 1)}
"""The powers of x, y, a, b, c in a y^2, b y and c."""


def made(values: Values) -> Facts:
    """Return the equation and its points."""
    polynomial = read(values["polynomial"])
    if values["kind"] == "given":
        terms = expanded(polynomial, "xy")
        if not {*terms} <= {*_POWERS}:
            raise Unreadable("the polynomial is not of the second degree")
        return Given([_coefficient(terms, powers) for powers in _POWERS], _point(values["p"]))
    terms = expanded(polynomial, "xyabc")
    unknown = {powers for powers in terms if powers[2:] != (0, 0, 0)}
    if unknown != _UNKNOWN or any(terms[powers] != 1 for powers in unknown):
        raise Unreadable("the unknown numbers are not where they should be")
    return Through(
        square=_coefficient(terms, (2, 0, 0, 0, 0)),
        linear=_coefficient(terms, (1, 0, 0, 0, 0)),
        points=(_point(values["p"]), _point(values["q"]), _point(values["r"])),
    )


def _coefficient(terms: Terms, powers: tuple[int, ...]) -> int:
    return integer(terms.get(powers, Fraction(0)))


def _point(text: str) -> Point:
    match read(text):
        case Bracketed("(", (Number(x), Number(y)), ")"):
            return integer(x), integer(y)
    raise Unreadable(f"{text!r} is no point with integer coordinates")


READER = reader(Facts, Phrases(TEXTS, {}), made)
