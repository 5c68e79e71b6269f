"""Reads the kind of the function and its quadratic polynomial, whose square it completes."""

import re
from collections.abc import Sequence
from fractions import Fraction
from math import isqrt

from seedproof.problems.checking.polynomials import integer, polynomial_of
from seedproof.problems.drawing import Drawing
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.reading import Gaps, integer_of, read_gaps
from seedproof.problems.templates.trigonometric_substitution.facts import Facts, Kind
from seedproof.problems.templates.trigonometric_substitution.phrases import (
    ANTIDERIVATIVES,
    DOMAINS,
    FUNCTIONS,
    INTEGRALS,
    STATEMENTS,
)

_END = re.compile(
    r"(?P<sign>-?)(?:\\frac\{(?P<above>[0-9]+)\}\{(?P<below>[0-9]+)\}|(?P<whole>[0-9]*))"
    r" ?(?P<root>\\sqrt\{(?P<radicand>[0-9]+)\})?"
)
_LINEAR = re.compile(r"x(?: [-+] [0-9]+)?")


def read(statement: str, questions: Sequence[str], drawing: Drawing | None) -> Facts:
    """Read an integral that a trigonometric substitution solves."""
    if drawing is not None:
        raise Unreadable("an integral has no figure")
    first, second = questions
    read_gaps(first, ANTIDERIVATIVES)
    gaps = read_gaps(statement, STATEMENTS)
    kind, numbers, side, shift = _function(gaps["f"])
    ends = read_gaps(second, INTEGRALS)
    if gaps["domain"] != _domain(kind, side, shift):
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
        low=_end(ends["low"], shift),
        high=_end(ends["high"], shift),
    )


def _function(text: str) -> tuple[Kind, Gaps, int, int]:
    """Read the kind, the gaps of the function, the side and the shift. Raises: Unreadable."""
    readings: list[tuple[Kind, Gaps, int, int]] = []
    for kind, wording in FUNCTIONS.items():
        try:
            gaps = read_gaps(text, wording)
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
    low = str(shift - side)
    high = str(shift + side)
    match kind:
        case "circle_root":
            return DOMAINS["closed"].replace("<low>", low).replace("<high>", high)
        case "circle_over_square":
            return DOMAINS["up to"].replace("<low>", "0").replace("<high>", high)
        case "circle_reciprocal":
            return DOMAINS["between"].replace("<low>", "0").replace("<high>", high)
        case "minus_root" | "minus_over":
            return DOMAINS["from"].replace("<low>", high)
        case "plus_reciprocal":
            return DOMAINS["above"].replace("<low>", "0")
    if kind.startswith("circle"):
        return DOMAINS["between"].replace("<low>", low).replace("<high>", high)
    if kind.startswith("plus"):
        return DOMAINS["everywhere"]
    return DOMAINS["above"].replace("<low>", high)


def _end(text: str, shift: int) -> tuple[str, int]:
    """Read a rational number times a root, less the shift. Raises: Unreadable."""
    match = _END.fullmatch(text)
    if match is None or text in ("", "-"):
        raise Unreadable(f"{text!r} is no end of an integral")
    size = Fraction(int(match["above"] or match["whole"] or 1), int(match["below"] or 1))
    if match["sign"]:
        size = -size
    if match["root"]:
        if shift != 0:
            raise Unreadable("an end has a root beside the shift")
        return str(size), int(match["radicand"])
    return str(size - shift), 1


READER = Reader(read=read)
