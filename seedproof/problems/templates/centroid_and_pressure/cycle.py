"""Reads both curves as multiples of powers, finds where they meet, and reads the line or the pressure."""

from fractions import Fraction

from seedproof.equivalence import read
from seedproof.problems.checking.polynomials import expanded, integer, polynomial_of
from seedproof.problems.checking.texts import Values, reader
from seedproof.problems.phrases import Phrases
from seedproof.problems.reader import Unreadable
from seedproof.problems.reading import integer_of
from seedproof.problems.templates.centroid_and_pressure.facts import Curve, Facts
from seedproof.problems.templates.centroid_and_pressure.phrases import TEXTS

_LARGEST_END = 12


def made(values: Values) -> Facts:
    """Return what both curves, and the line or the force, say."""
    upper = _curve(values["top"])
    lower = _curve(values["bottom"]) if "bottom" in values else Curve("0", 0)
    return Facts(
        kind=values["kind"],
        upper=upper,
        lower=lower,
        end=values["end"] if "end" in values else _meeting(upper, lower),
        line=_line(values["axis"]) if "axis" in values else [],
        weight=values.get("weight", 0),
        force=_number(values["total"]) if "total" in values else "0",
    )


def _number(text: str) -> str:
    (number,) = polynomial_of(text, "x")
    return str(number)


def _curve(text: str) -> Curve:
    """Read a multiple of a power. Raises: Unreadable, ValueError."""
    factor, *rest = polynomial_of(text, "x")
    if any(rest):
        raise Unreadable(f"{text!r} is more than a power")
    return Curve(str(factor), len(rest))


def _meeting(upper: Curve, lower: Curve) -> int:
    """Return the positive integer at which both curves meet. Raises: Unreadable."""
    for x in range(1, _LARGEST_END + 1):
        heights = {Fraction(curve.factor) * x**curve.exponent for curve in (upper, lower)}
        if len(heights) == 1 and upper.exponent != lower.exponent:
            return x
    raise Unreadable("the curves do not meet at an integer")


def _line(text: str) -> list[int]:
    """Read a x + b y = c."""
    left, _, right = text.partition(" = ")
    terms = expanded(read(left), "xy")
    if not {*terms} <= {(1, 0), (0, 1)}:
        raise Unreadable(f"{text!r} is no line")
    a, b = (integer(terms.get(place, Fraction(0))) for place in ((1, 0), (0, 1)))
    return [a, b, integer_of(right)]


READER = reader(Facts, Phrases(TEXTS, {}), made)
