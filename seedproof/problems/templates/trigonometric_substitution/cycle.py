"""Reads the kind of the function and its quadratic polynomial, whose square it completes."""

import re
from fractions import Fraction
from math import isqrt
from typing import get_args

from seedproof.problems.checking.closed_forms import closed_form
from seedproof.problems.checking.polynomials import integer, polynomial_of
from seedproof.problems.checking.texts import Values, reader
from seedproof.problems.phrases import Phrases
from seedproof.problems.reader import Unreadable
from seedproof.problems.reading import Gaps, integer_of, read_gaps
from seedproof.problems.templates.trigonometric_substitution.facts import Facts, Kind
from seedproof.problems.templates.trigonometric_substitution.phrases import DOMAINS, FUNCTIONS, TEXTS

_LINEAR = re.compile(r"x(?: [-+] [0-9]+)?")


def made(values: Values) -> Facts:
    """Return what the function, its domain and the ends say."""
    kind, numbers, side, shift = _function(values["f"])
    if values["domain"] != _domain(kind, side, shift):
        raise Unreadable("the function is given on another set")
    offset = 0
    if "linear" in numbers:
        slope, constant = polynomial_of(numbers["linear"], "x")
        if slope != 1:
            raise Unreadable("the numerator is not x plus a number")
        offset = integer(constant) + shift
    return Facts(
        kind=kind,
        factor=integer_of(numbers.get("above", "1")),
        side=side,
        shift=shift,
        offset=offset,
        low=_end(values["start"], shift),
        high=_end(values["end"], shift),
    )


def _function(text: str) -> tuple[Kind, Gaps, int, int]:
    """Return the kind, the gaps of the function, the side and the shift. Raises: Unreadable."""
    readings: list[tuple[Kind, Gaps, int, int]] = []
    for kind in get_args(Kind):
        try:
            gaps = read_gaps(text, FUNCTIONS[kind])
            family, side, shift = _completed(gaps["below"])
        except ValueError:
            continue
        is_number = gaps.get("above", "1").isdecimal()
        is_linear = _LINEAR.fullmatch(gaps.get("linear", "x"))
        if kind.startswith(family) and is_number and is_linear:
            readings.append((kind, gaps, side, shift))
    if len(readings) != 1:
        raise Unreadable("the function is of no known kind")
    return readings[0]


def _completed(below: str) -> tuple[str, int, int]:
    """Return the family, the side and the shift of a quadratic polynomial. Raises: Unreadable, ValueError."""
    square, linear, constant = polynomial_of(below, "x")
    if square not in (1, -1):
        raise Unreadable("the square has a coefficient")
    shift = -linear / (2 * square)
    rest = constant - square * shift**2
    side = isqrt(abs(integer(rest)))
    if side**2 != abs(rest):
        raise Unreadable(f"{rest} is not the square of an integer")
    family = {(-1, 1): "circle", (1, 1): "plus", (1, -1): "minus"}[int(square), 1 if rest > 0 else -1]
    return family, side, integer(shift)


def _domain(kind: Kind, side: int, shift: int) -> str:
    """Return the text of the set on which a function of this kind is given."""
    low = shift - side
    high = shift + side
    if kind in ("circle_over_square", "circle_reciprocal", "plus_reciprocal"):
        low = 0
    closed = {"circle_root": "closed", "circle_over_square": "up to"}.get(kind, "between")
    if kind.startswith("minus"):
        low = high
        closed = "from" if kind in ("minus_root", "minus_over") else "above"
    elif kind.startswith("plus"):
        closed = "above" if kind == "plus_reciprocal" else "everywhere"
    return DOMAINS[closed].replace("<low>", str(low)).replace("<high>", str(high))


def _end(text: str, shift: int) -> tuple[str, int]:
    """Read a rational number times a root, less the shift. Raises: Unreadable."""
    number = closed_form(text)
    if number.keys() <= {(0, 1)}:
        return str(number.get((0, 1), Fraction(0)) - shift), 1
    (((power, radicand), size),) = number.items()
    if shift != 0 or power != 0:
        raise Unreadable("an end has a root beside the shift, or pi")
    return str(size), radicand


READER = reader(Facts, Phrases(TEXTS, {}), made)
