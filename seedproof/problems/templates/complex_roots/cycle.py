"""Reads the power and what it equals; of a quadratic in a power, the values by the discriminant."""

import re
from fractions import Fraction

from seedproof.problems.checking.complex_surds import Field, element, minus, plus
from seedproof.problems.checking.gaussian_integers import zero_of_difference
from seedproof.problems.checking.polynomials import integer, polynomial_of
from seedproof.problems.checking.texts import Values, reader
from seedproof.problems.phrases import Phrases
from seedproof.problems.reader import Unreadable
from seedproof.problems.reading import integer_of
from seedproof.problems.templates.complex_roots.facts import Facts, Moebius, Number, Pure, Quadratic
from seedproof.problems.templates.complex_roots.phrases import TEXTS, WORDS

_POWER = re.compile(r"z\^\{([0-9]+)\}")
_QUOTIENT = re.compile(r"\\left\(\\frac\{(?P<above>.+)\}\{(?P<below>.+)\}\\right\)\^\{(?P<exponent>[0-9]+)\}")


def made(values: Values) -> Facts:
    """Return the facts of an equation."""
    left, half, operation = (values[name] for name in ("left", "half", "operation"))
    if power := _POWER.fullmatch(left):
        return Pure(integer_of(power[1]), _number(element(values["right"])), half, operation)
    if quotient := _QUOTIENT.fullmatch(left):
        return Moebius(
            exponent=integer_of(quotient["exponent"]),
            value=_number(element(values["right"])),
            zero=zero_of_difference(quotient["above"]),
            pole=zero_of_difference(quotient["below"]),
            half=half,
            operation=operation,
        )
    if values["right"] != "0":
        raise Unreadable("the right side is not zero")
    exponent, found = _two_values(left)
    return Quadratic(exponent, found, half, operation)


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


def _two_values(left: str) -> tuple[int, tuple[Number, Number]]:
    """Return n, and the two values of z^n where z^(2n) + p z^n + q vanishes."""
    coefficients = polynomial_of(left, "z")
    degree = len(coefficients) - 1
    exponent = degree // 2
    middle = coefficients[exponent]
    *inner, constant = coefficients[1:]
    others = [*inner[: exponent - 1], *inner[exponent:]]
    if degree % 2 == 1 or coefficients[0] != 1 or any(others):
        raise Unreadable("it is no quadratic polynomial in a power of z")
    root = element(f"sqrt({middle * middle - 4 * constant})/2")
    centre = element(f"{-middle}/2")
    return exponent, (_number(plus(centre, root)), _number(minus(centre, root)))


READER = reader(Pure, Phrases(TEXTS, WORDS), made)
