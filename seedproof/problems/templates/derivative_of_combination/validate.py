"""Carries jets through the function and compares them with the answers, exactly.

The derivative is compared at points of a prime field, with free numbers for transcendental values; at the
asked point everything is rational. A jet follows the differential equation of each function.
"""

import re
from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from functools import reduce
from math import isqrt
from operator import add, mul
from typing import Any, NamedTuple

from flint import nmod
from flint.utils.flint_exceptions import DomainError

from seedproof.equivalence import read
from seedproof.equivalence.reading.tree import EULER, Call, Node, Number, Power, Product, Sum, Symbol
from seedproof.problems.checker import Checker
from seedproof.problems.templates.derivative_of_combination.facts import AtPoint, Facts, Name

Known = Callable[[str, Any], Any]
"""The value of a function at an argument."""


class _Jet(NamedTuple):
    """Value, slope and half of the second derivative, as rational numbers or in the prime field."""

    value: Any
    slope: Any
    half: Any


_TYPES: dict[AtPoint, str] = {"tangent": "equation_up_to_scale", "second": "number"}
_PRIME = 2**61 - 1
_POINTS = range(1, 30)
_FEWEST_COMPARED = 6
_HIGHEST_POWER = 20
_LONGEST_ANSWER = 400
_RATIONAL = re.compile(r"-?[0-9]{1,9}(?:/[1-9][0-9]{0,8})?")
_LINE = re.compile(
    r"y = (?P<sign>-?)(?:(?P<factor>[0-9]{1,9})\*)?x(?:/(?P<divisor>[1-9][0-9]{0,4}))?"
    r"(?: (?P<intercept>[+-] [0-9]{1,9}(?:/[1-9][0-9]{0,4})?))?"
)
_RATIONAL_VALUES = {
    ("exp", Fraction(0)): Fraction(1),
    ("sin", Fraction(0)): Fraction(0),
    ("cos", Fraction(0)): Fraction(1),
    ("log", Fraction(1)): Fraction(0),
    ("arctan", Fraction(0)): Fraction(0),
}
_SHIFTS = {"exp": 3, "sin": 5, "cos": 5, "log": 7, "arctan": 11}
"""Sine and cosine have the same, so that they belong to one point of the unit circle."""


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """The derivative at points of the field; line and second derivative at the asked point."""
    if len(answers) != len(facts.asked) + 1 or max(map(len, answers)) > _LONGEST_ANSWER:
        yield "the answers are too many, too few or too long"
        return
    yield from _derivative_wrong(facts, answers[0])
    jet = _jet(facts, Fraction(facts.at), _rational)
    for asked, answer in zip(facts.asked, answers[1:], strict=True):
        match asked:
            case "tangent":
                yield from _tangent_wrong(facts, jet, answer)
            case "second":
                if not _RATIONAL.fullmatch(answer) or Fraction(answer) != 2 * jet.half:
                    yield f"the second derivative is {2 * jet.half}, not {answer}"


def _derivative_wrong(facts: Facts, answer: str) -> Iterator[str]:
    """Compare slope and answer at points of the field where all roots exist."""
    formula = read(answer)
    compared = 0
    for number in _POINTS:
        x = nmod(pow(number + 7, 11, _PRIME), _PRIME)
        try:
            slope = _jet(facts, x, _free).slope
            value = _value(formula, x)
        except (DomainError, ZeroDivisionError):
            continue
        if slope != value:
            yield f"at a point of the field f' is {slope}, the answer gives {value}"
            return
        compared += 1
    if compared < _FEWEST_COMPARED:
        yield "there are too few points at which all roots exist"


def _tangent_wrong(facts: Facts, jet: _Jet, answer: str) -> Iterator[str]:
    line = _LINE.fullmatch(answer)
    if line is None:
        yield f"{answer!r} is no line"
        return
    slope = Fraction(int(line["factor"] or 1), int(line["divisor"] or 1))
    if line["sign"]:
        slope = -slope
    intercept = Fraction((line["intercept"] or "0").replace(" ", ""))
    if slope != jet.slope:
        yield f"the slope of the tangent line is {jet.slope}, unlike {answer!r}"
    elif slope * facts.at + intercept != jet.value:
        yield f"the line {answer!r} does not go through the point ({facts.at}, {jet.value})"


def _jet(facts: Facts, x: Any, known: Known) -> _Jet:
    """Return the jet of the function at x."""
    argument = _polynomial(facts.inner, x)
    match facts.inside:
        case [int() as constant, int() as multiple, str() as name]:
            value, slope, half = _applied(name, argument, known)
            argument = _Jet(constant + multiple * value, multiple * slope, multiple * half)
        case [_, *_]:
            raise ValueError("the function in the middle is not given by two numbers and a name")
    function = argument
    if facts.outer != "power":
        function = _applied(facts.outer, argument, known)
    for _ in range(facts.exponent - 1):
        function = _product(function, argument)
    factor = _polynomial(facts.polynomial, x)
    return _product(factor, function) if facts.form == "product" else _quotient(function, factor)


def _polynomial(coefficients: list[int], x: Any) -> _Jet:
    """Return the jet of a polynomial at x, by Horner's rule."""
    zero = 0 * x
    variable = _Jet(x, 1 + zero, zero)
    jet = _Jet(zero, zero, zero)
    for coefficient in coefficients:
        value, slope, half = _product(jet, variable)
        jet = _Jet(value + coefficient, slope, half)
    return jet


def _product(first: _Jet, second: _Jet) -> _Jet:
    return _Jet(
        first.value * second.value,
        first.value * second.slope + first.slope * second.value,
        first.value * second.half + first.slope * second.slope + first.half * second.value,
    )


def _quotient(dividend: _Jet, divisor: _Jet) -> _Jet:
    """Return the jet q with q * divisor = dividend."""
    value = dividend.value / divisor.value
    slope = (dividend.slope - value * divisor.slope) / divisor.value
    half = (dividend.half - value * divisor.half - slope * divisor.slope) / divisor.value
    return _Jet(value, slope, half)


def _applied(name: Name, argument: _Jet, known: Known) -> _Jet:
    """Return the jet of a function of a jet u, by its differential equation."""
    u = argument
    value = known(name, u.value)
    match name:
        case "exp":  # g' = u' g
            return _Jet(value, value * u.slope, value * u.half + value * u.slope**2 / 2)
        case "sin":  # s' = u' c
            cosine = known("cos", u.value)
            return _Jet(value, cosine * u.slope, cosine * u.half - value * u.slope**2 / 2)
        case "cos":  # c' = -u' s
            sine = known("sin", u.value)
            return _Jet(value, -sine * u.slope, -sine * u.half - value * u.slope**2 / 2)
        case "sqrt":  # g g = u
            slope = u.slope / (2 * value)
            return _Jet(value, slope, (u.half - slope**2) / (2 * value))
        case "log":  # u g' = u'
            slope = u.slope / u.value
            return _Jet(value, slope, (2 * u.half - slope * u.slope) / (2 * u.value))
        case "arctan":  # (1 + u u) g' = u'
            weight = u.value**2 + 1
            slope = u.slope / weight
            return _Jet(value, slope, (u.half - slope * u.value * u.slope) / weight)
    raise ValueError("a power is no function in the middle")


def _rational(name: str, x: Fraction) -> Fraction:
    """Return the value of a function where it is rational. Raises: ValueError elsewhere."""
    if name == "sqrt" and x == isqrt(int(x)) ** 2:
        return Fraction(isqrt(int(x)))
    value = _RATIONAL_VALUES.get((name, x))
    if value is None:
        raise ValueError(f"the value of {name} at {x} is not rational")
    return value


def _free(name: str, x: nmod) -> nmod:
    """Return a root, if there is one; else a number that only name and argument decide.

    Raises: DomainError for a root that is not in the field.
    """
    if name == "sqrt":
        return x.sqrt()
    t = (x + _SHIFTS[name]) ** 13
    match name:
        case "sin":
            return 2 * t / (1 + t * t)
        case "cos":
            return (1 - t * t) / (1 + t * t)
    return t


def _value(node: Node, x: nmod) -> nmod:
    """Return what an answer gives at a point of the field. Raises: ValueError for other functions."""
    match node:
        case Number(value):
            return nmod(value.numerator, _PRIME) / value.denominator
        case Symbol("x"):
            return x
        case Sum(terms):
            return reduce(add, (_value(term, x) for term in terms))
        case Product(factors):
            return reduce(mul, (_value(factor, x) for factor in factors))
        case Power(base, exponent) if base == EULER:
            return _free("exp", _value(exponent, x))
        case Power(base, Number(Fraction(numerator=1, denominator=2))):
            return _free("sqrt", _value(base, x))
        case Power(base, Number(exponent)) if exponent.denominator == 1 and abs(exponent) < _HIGHEST_POWER:
            return _value(base, x) ** int(exponent)
        case Call("atan", (argument,)):
            return _free("arctan", _value(argument, x))
        case Call("sin" | "cos" | "log" as name, (argument,)):
            return _free(name, _value(argument, x))
    raise ValueError("the derivative has parts that none here has")


CHECKER = Checker(
    facts=Facts,
    method="jet arithmetic",
    wrong=wrong,
    types=lambda facts: ["expression(x)", *(_TYPES[asked] for asked in facts.asked)],
)
