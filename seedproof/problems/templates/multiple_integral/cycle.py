"""Reads the region off the equations of its boundary, and the terms of the function."""

from fractions import Fraction

from seedproof.equivalence import read
from seedproof.problems.checking.polynomials import expanded, integer, integer_terms, polynomial_of
from seedproof.problems.checking.texts import Values, reader
from seedproof.problems.phrases import Phrases
from seedproof.problems.reader import Unreadable
from seedproof.problems.reading import Gaps, integer_of, read_kind
from seedproof.problems.templates.multiple_integral import facts as regions
from seedproof.problems.templates.multiple_integral.facts import Facts, Plane
from seedproof.problems.templates.multiple_integral.phrases import REGIONS, SPACES, TEXTS

_UNITS = ((1, 0, 0), (0, 1, 0), (0, 0, 1))
"""The powers in the terms x, y and z."""


def made(values: Values) -> Facts:
    """Return what the boundary and the function show."""
    region = _region(values["boundary"])
    letters = "xyz" if isinstance(region, regions.Tetrahedron) else "xy"
    return Facts(region, integer_terms(values["f"], letters))


def implied(facts: Facts) -> dict[str, str]:
    """Return what is said of so many variables."""
    return SPACES[3 if isinstance(facts.region, regions.Tetrahedron) else 2]


def _region(text: str) -> Plane | regions.Tetrahedron:
    kind, gaps = read_kind(text, REGIONS)
    match kind:
        case "below":
            return regions.Below(width=integer_of(gaps["end"]), factor=_slope(gaps["line"]))
        case "above":
            slope = _slope(gaps["line"])
            return regions.Above(width=integer(Fraction(integer_of(gaps["end"]), slope)), factor=slope)
        case "parabola":
            return _parabola(gaps)
    return _tetrahedron(gaps)


def _slope(text: str) -> int:
    """Return the slope of a line that rises through the origin. Raises: Unreadable for another line."""
    slope, constant = polynomial_of(text, "x")
    if constant != 0 or slope < 1:
        raise Unreadable("the line does not rise through the origin")
    return integer(slope)


def _parabola(gaps: Gaps) -> regions.Parabola:
    leading, *rest = polynomial_of(gaps["curve"], "x")
    slope, constant = polynomial_of(gaps["line"], "x")
    if rest != [0, 0] or constant != 0 or leading < 1:
        raise Unreadable("parabola and line do not meet at the origin")
    return regions.Parabola(width=integer(slope / leading), factor=integer(leading))


def _tetrahedron(gaps: Gaps) -> regions.Tetrahedron:
    coefficients = expanded(read(gaps["plane"]), "xyz")
    if {*coefficients} != {*_UNITS}:
        raise Unreadable("the plane does not meet every axis")
    constant = integer_of(gaps["constant"])
    x, y, z = (integer(constant / coefficients[unit]) for unit in _UNITS)
    return regions.Tetrahedron((x, y, z))


READER = reader(Facts, Phrases(TEXTS, {}), made, implied)
