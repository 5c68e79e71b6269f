"""Reads the power and what it equals; of a quadratic in a power, the values by the discriminant."""

import re
from collections.abc import Sequence
from fractions import Fraction

from seedproof.problems.checking.complex_surds import Field, element, plus
from seedproof.problems.checking.polynomials import integer, polynomial_of
from seedproof.problems.drawing import Drawing
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.reading import integer_of, read_gaps, read_kind
from seedproof.problems.templates.complex_roots.facts import (
    Facts,
    Half,
    Moebius,
    Number,
    Operation,
    Pure,
    Quadratic,
)
from seedproof.problems.templates.complex_roots.phrases import ALL, HALVES, SOME, STATEMENTS

_POWER = re.compile(r"z\^\{([0-9]+)\}")
_QUOTIENT = re.compile(r"\\left\(\\frac\{(?P<above>.+)\}\{(?P<below>.+)\}\\right\)\^\{(?P<exponent>[0-9]+)\}")


def read(statement: str, questions: Sequence[str], drawing: Drawing | None) -> Facts:
    """Read the equation, and what is asked of its solutions."""
    if drawing is not None:
        raise Unreadable("the equation has no figure")
    gaps = read_gaps(statement, STATEMENTS)
    every, some = questions
    read_gaps(every, ALL)
    operation, some_gaps = read_kind(some, SOME)
    half, _ = read_kind(some_gaps["half"], HALVES)
    left = gaps["left"]
    right = gaps["right"]
    power = _POWER.fullmatch(left)
    if power is not None:
        return Pure(integer_of(power[1]), _number(element(right)), half, operation)
    quotient = _QUOTIENT.fullmatch(left)
    if quotient is None:
        return _quadratic(left, right, half, operation)
    return Moebius(
        exponent=integer_of(quotient["exponent"]),
        value=_number(element(right)),
        zero=_zero(quotient["above"]),
        pole=_zero(quotient["below"]),
        half=half,
        operation=operation,
    )


def _number(value: Field) -> Number:
    """Return a number as the facts have it. Raises: Unreadable where it is not a + b sqrt(c) i."""
    real = value.get((0, 1), Fraction(0))
    imaginary = [(radicand, factor) for (units, radicand), factor in value.items() if units == 1]
    if len(imaginary) > 1 or any(units == 0 and radicand != 1 for units, radicand in value):
        raise Unreadable("the value is not a + b sqrt(c) i")
    if not imaginary:
        return integer(real), 0, 1
    ((radicand, factor),) = imaginary
    return integer(real), integer(factor), radicand


def _zero(text: str) -> tuple[int, int]:
    """Return the zero of z - a. Raises: Unreadable for anything else."""
    if not text.startswith("z"):
        raise Unreadable(f"{text!r} does not begin with z")
    if text == "z":
        return 0, 0
    value = element("0" + text.removeprefix("z"))
    real, imaginary, radicand = _number(value)
    if radicand != 1:
        raise Unreadable("a zero or a pole is no Gaussian integer")
    return -real, -imaginary


def _quadratic(left: str, right: str, half: Half, operation: Operation) -> Quadratic:
    """Return the two values of the power in z^(2n) + p z^n + q = 0."""
    if right != "0":
        raise Unreadable("the right side is not zero")
    coefficients = polynomial_of(left, "z")
    degree = len(coefficients) - 1
    exponent = degree // 2
    middle = coefficients[exponent]
    constant = coefficients[degree]
    others = [coefficients[index] for index in range(1, degree) if index != exponent]
    if degree % 2 == 1 or coefficients[0] != 1 or any(others):
        raise Unreadable("it is no quadratic polynomial in a power of z")
    root = element(f"sqrt({middle * middle - 4 * constant})/2")
    centre = element(f"{-middle}/2")
    opposite = {key: -factor for key, factor in root.items()}
    return Quadratic(
        exponent, (_number(plus(centre, root)), _number(plus(centre, opposite))), half, operation
    )


READER = Reader(read=read)
