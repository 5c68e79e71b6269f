"""Numbers and power series that answers state, for those who prove problems and read them."""

import re
from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import NamedTuple

from flint import arb, fmpq, fmpq_series

from seedproof.equivalence import compare, read
from seedproof.equivalence.answer_types import parse_type
from seedproof.equivalence.deciding.balls import precision
from seedproof.equivalence.deciding.enclosure import Unclear, Undefined, enclosure
from seedproof.equivalence.reading.tree import EULER, Call, Node, Number, Power, Product, Sum, Symbol
from seedproof.problems.checking.polynomials import polynomial_of
from seedproof.record.budget import Budget

BITS = 256
"""Of every ball."""

LONGEST = 8
"""Coefficients of an expansion: FLINT keeps ten, and a division by powers of the letter costs some."""

_RATIONAL = re.compile(r"-?[0-9]{1,30}(?:/[1-9][0-9]{0,29})?")
_INTERVAL = re.compile(r"([(\[])(.+), (.+)([)\]])")


class Interval:
    """An interval as an answer states it: two ends, and which of them belong to it."""

    def __init__(self, text: str) -> None:
        """Take the text apart. Raises: ValueError where it is no interval."""
        match = _INTERVAL.fullmatch(text)
        if match is None:
            raise ValueError(f"{text!r} is no interval")
        self.low = match[2]
        self.high = match[3]
        self.has_low = match[1] == "["
        self.has_high = match[4] == "]"


def rational(text: str) -> Fraction:
    """Return a stated fraction. Raises: ValueError for anything else."""
    if not _RATIONAL.fullmatch(text):
        raise ValueError(f"{text!r} is no fraction")
    return Fraction(text)


def components(text: str) -> list[str]:
    """Return the components of a stated tuple of numbers. Raises: ValueError where it is none."""
    if not (text.startswith("(") and text.endswith(")")):
        raise ValueError(f"{text!r} is no tuple")
    return text[1:-1].split(", ")


def ball(text: str, **point: Fraction) -> arb:
    """Return a ball around the value of a formula at a point. Raises: ValueError where it has none."""
    with precision(BITS):
        try:
            return enclosure(read(text), point, Budget(2.0))
        except (Undefined, Unclear) as error:
            raise ValueError(f"{text!r} has no value that can be enclosed: {error}") from None


def exact(value: Fraction | int) -> arb:
    """Return a fraction as a ball."""
    with precision(BITS):
        return arb(fmpq(Fraction(value).numerator, Fraction(value).denominator))


def agree(left: arb, right: arb, digits: int = 60) -> bool:
    """Tell whether two balls lie within so many digits of one another."""
    with precision(BITS):
        return bool(abs(left - right) < arb(10) ** -digits)


def are_equal(left: str, right: str, answer_type: str) -> bool:
    """Tell whether two formulas are proved to be equal."""
    kind, options = parse_type(answer_type)
    return compare(left, right, kind, options).result == "equal"


def fraction(value: fmpq) -> Fraction:
    """Return a number of flint as a fraction."""
    return Fraction(int(value.p), int(value.q))


def expansion(text: str, letter: str, length: int) -> list[Fraction]:
    """Return the coefficients of a function about zero, the constant term first; at most eight.

    Raises: ValueError where it has no expansion with rational coefficients.
    """
    if length > LONGEST:
        raise ValueError(f"{length} coefficients are more than {LONGEST}")
    variable = _series([0, 1], LONGEST + 2)
    try:
        series = _expanded(read(text), letter, variable)
    except (ZeroDivisionError, ArithmeticError) as error:
        raise ValueError(f"{text!r} has no expansion: {error}") from None
    return [fraction(series[power]) for power in range(length)]


def _series(coefficients: Sequence[int | Fraction], length: int) -> fmpq_series:
    terms = [fmpq(Fraction(term).numerator, Fraction(term).denominator) for term in coefficients]
    return fmpq_series(terms, 1, length)


def _expanded(node: Node, letter: str, variable: fmpq_series) -> fmpq_series:
    length = variable.prec
    match node:
        case Number(value):
            return _series([value], length)
        case Symbol(name) if name == letter:
            return variable
        case Sum(terms):
            total = _series([0], length)
            for term in terms:
                total += _expanded(term, letter, variable)
            return total
        case Product(factors):
            return _product(factors, letter, variable)
        case Power(base, exponent) if base == EULER:
            return _expanded(exponent, letter, variable).exp()
        case Power(base, Number(exponent)):
            return _power(_expanded(base, letter, variable), exponent)
        case Call(name, (argument,)):
            return _function(name, _expanded(argument, letter, variable))
    raise ValueError(f"there is no expansion in {letter}")


def _product(factors: Sequence[Node], letter: str, variable: fmpq_series) -> fmpq_series:
    """Multiply first, then divide, so that a power of the letter below may be cancelled."""
    above = _series([1], variable.prec)
    below = _series([1], variable.prec)
    for factor in factors:
        match factor:
            case Power(base, Number(exponent)) if exponent < 0:
                below *= _power(_expanded(base, letter, variable), -exponent)
            case _:
                above *= _expanded(factor, letter, variable)
    return above / below


def _power(base: fmpq_series, exponent: Fraction) -> fmpq_series:
    if exponent.denominator == 2:
        return _power(base.sqrt(), 2 * exponent)
    if exponent.denominator != 1 or abs(exponent) > 12:
        raise ValueError("there is a power that is not expanded")
    result = _series([1], base.prec)
    for _ in range(abs(int(exponent))):
        result *= base
    if exponent < 0:
        return 1 / result
    return result


def _half(series: fmpq_series) -> fmpq_series:
    return _series([Fraction(1, 2)], series.prec) * series


def _function(name: str, inner: fmpq_series) -> fmpq_series:
    match name:
        case "exp":
            return inner.exp()
        case "log":
            # The logarithm of a positive constant would be irrational; the constants of closed forms are 1.
            return inner.log()
        case "sin":
            return inner.sin()
        case "cos":
            return inner.cos()
        case "sinh":
            return _half(inner.exp() - (-inner).exp())
        case "cosh":
            return _half(inner.exp() + (-inner).exp())
        case "atan":
            return inner.atan()
    raise ValueError(f"{name} is not expanded")


_FUNCTION = re.compile(r"y'{0,2}")
_VALUE = re.compile(r"y('?)\(0\) = (-?[0-9]{1,9})")


class Operator(NamedTuple):
    """What stands before y, y' and y'' in a linear equation: coefficients, the highest power of x first."""

    parts: tuple[Sequence[Fraction | int], Sequence[Fraction | int], Sequence[Fraction | int]]

    def image(self, power: int) -> Mapping[int, Fraction]:
        """Return what the equation makes of a power of x: coefficients that are not zero, by power."""
        terms: dict[int, Fraction] = {}
        factor = Fraction(1)
        for derivative, coefficients in enumerate(self.parts):
            for exponent, coefficient in enumerate(reversed(coefficients)):
                place = power - derivative + exponent
                terms[place] = terms.get(place, Fraction(0)) + factor * coefficient
            factor *= power - derivative
        return {place: value for place, value in terms.items() if value}

    @property
    def shift(self) -> int:
        """How far apart the coefficients are in its recurrence. Raises: ValueError unless two are in it."""
        offsets = {
            power - derivative
            for derivative, coefficients in enumerate(self.parts)
            for power, coefficient in enumerate(reversed(coefficients))
            if coefficient
        }
        if len(offsets) != 2:
            raise ValueError("the recurrence has not two terms")
        return max(offsets) - min(offsets)


def operator_of(equation: str) -> Operator:
    """Return the left side of a linear homogeneous equation in y, y' and y''. Raises: ValueError.

    What stands before one of them is found by putting 1 for it and 0 for the others.
    """
    left, _, right = equation.partition(" = ")
    if right != "0":
        raise ValueError("the right side of the equation is not zero")
    return Operator((_before(left, "y"), _before(left, "y'"), _before(left, "y''")))


def _before(left: str, function: str) -> list[Fraction]:
    """Return the polynomial before y or one of its derivatives; nothing where it does not occur."""
    if function not in _FUNCTION.findall(left):
        return []
    text = _FUNCTION.sub(lambda match: "(1)" if match[0] == function else "(0)", left)
    return polynomial_of(text, "x")


def solution_of(operator: Operator, initial: str, length: int) -> list[Fraction]:
    """Return the first coefficients of the power series that solves an initial value problem.

    The initial values are stated as `y(0) = 1, \\quad y'(0) = 2`.
    Raises: ValueError where the equation does not determine them.
    """
    stated = {len(prime): Fraction(value) for prime, value in _VALUE.findall(initial)}
    coefficients: list[Fraction] = []
    residual: dict[int, Fraction] = {}
    for power in range(length):
        image = operator.image(power)
        if power in stated:
            coefficient = stated[power]
        else:
            lowest = min(image)
            coefficient = -residual.get(lowest, Fraction(0)) / image[lowest]
        coefficients.append(coefficient)
        for place, value in image.items():
            residual[place] = residual.get(place, Fraction(0)) + coefficient * value
    return coefficients
