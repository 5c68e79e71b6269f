"""Carries jets (value, slope, curvature) through the function and compares them with the answers, exactly.

The derivative is compared at points of a prime field, with free numbers for transcendental values; at the
asked point everything is rational. A jet follows the differential equation of each function.
"""

import re
from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from functools import reduce
from math import isqrt
from operator import add, mul
from typing import Any

from flint import nmod
from flint.utils.flint_exceptions import DomainError

from seedproof.equivalence import read
from seedproof.equivalence.reading.tree import EULER, Call, Node, Number, Power, Product, Sum, Symbol
from seedproof.problems.checker import Checker
from seedproof.problems.untyped import Facts

_TYPES = {"tangent": "equation_up_to_scale", "second": "number"}
_PRIME = 2**61 - 1
_LINE = re.compile(
    r"y = (-?)(?:([0-9]{1,9})\*)?x(?:/([1-9][0-9]{0,4}))?(?: ([+-]) ([0-9]{1,9}(?:/[1-9][0-9]{0,4})?))?"
)


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """The derivative at points of the field; line and second derivative at the asked point."""
    if len(answers) != len(facts["asked"]) + 1 or max(map(len, answers)) > 400:
        yield "the answers are too many, too few or too long"
        return
    stated, compared = read(answers[0]), 0
    for number in range(1, 30):
        x = nmod(pow(number + 7, 11, _PRIME), _PRIME)
        try:
            slope, value = _jet(facts, x, _free)[1], _value(stated, x)
        except (DomainError, ZeroDivisionError):  # a root that is not in the field
            continue
        if slope != value:
            yield f"at a point of the field f' is {slope}, the answer gives {value}"
            return
        compared += 1
    if compared < 6:
        yield "there are too few points at which all roots exist"
    at = Fraction(facts["at"])
    value, slope, half = _jet(facts, at, _rational)
    for name, text in zip(facts["asked"], answers[1:], strict=True):
        if name == "tangent":
            line = _LINE.fullmatch(text)
            if line is None or Fraction(f"{line[1]}{line[2] or 1}/{line[3] or 1}") != slope:
                yield f"{text!r} is no line with the slope {slope}"
            elif slope * at + Fraction(f"{line[4] or '+'}{line[5] or 0}") != value:
                yield f"the line {text!r} does not go through the point ({at}, {value})"
        elif not re.fullmatch(r"-?[0-9]{1,9}(?:/[1-9][0-9]{0,8})?", text) or Fraction(text) != 2 * half:
            yield f"the second derivative is {2 * half}, not {text}"


def _jet(facts: Facts, x: Any, known: Callable[[str, Any], Any]) -> list[Any]:
    """The first Taylor coefficients of the function at x."""
    before, u = _horner(facts["polynomial"], x), _horner(facts["inner"], x)
    if facts["inside"]:
        constant, factor, name = facts["inside"]
        u = [factor * one for one in _applied(name, u, known)]
        u[0] += constant
    g = u if facts["outer"] == "power" else _applied(facts["outer"].replace("arctan", "atan"), u, known)
    for _ in range(facts["exponent"] - 1):
        g = _times(g, u)
    return _times(before, g) if facts["form"] == "product" else _over(g, before)


def _horner(coefficients: list[int], x: Any) -> list[Any]:
    found = [0 * x] * 3
    for one in coefficients:
        found = _times(found, [x, 1 + 0 * x, 0 * x])
        found[0] += one
    return found


def _times(a: list[Any], b: list[Any]) -> list[Any]:
    return [a[0] * b[0], a[0] * b[1] + a[1] * b[0], a[0] * b[2] + a[1] * b[1] + a[2] * b[0]]


def _over(a: list[Any], b: list[Any]) -> list[Any]:
    """The quotient q with q b = a."""
    q = [a[0] / b[0]]
    q.append((a[1] - q[0] * b[1]) / b[0])
    return [*q, (a[2] - q[0] * b[2] - q[1] * b[1]) / b[0]]


def _applied(name: str, u: list[Any], known: Callable[[str, Any], Any]) -> list[Any]:
    """g(u), from g' = u' g, s' = u' c, u l' = u', g g = u and (1 + u u) a' = u'."""
    value = known(name, u[0])
    if name in ("exp", "sin", "cos"):
        other = {"exp": value, "sin": known("cos", u[0]), "cos": -known("sin", u[0])}[name]
        return [
            value,
            other * u[1],
            (2 * other * u[2] + (value if name == "exp" else -value) * u[1] ** 2) / 2,
        ]
    if name == "sqrt":
        first = u[1] / (2 * value)
        return [value, first, (u[2] - first**2) / (2 * value)]
    weight = u if name == "log" else [u[0] ** 2 + 1, 2 * u[0] * u[1]]
    first = u[1] / weight[0]
    return [value, first, (2 * u[2] - first * weight[1]) / (2 * weight[0])]


def _rational(name: str, x: Fraction) -> Fraction:
    if name == "sqrt" and x == isqrt(int(x)) ** 2:
        return Fraction(isqrt(int(x)))
    return Fraction({"exp0": 1, "sin0": 0, "cos0": 1, "log1": 0, "atan0": 0}[f"{name}{x}"])


def _free(name: str, x: nmod) -> nmod:
    """A root, if there is one; else a number that only name and argument decide, on the unit circle."""
    if name == "sqrt":
        return x.sqrt()
    t = (x + {"exp": 3, "sin": 5, "cos": 5, "log": 7, "atan": 11}[name]) ** 13
    return 2 * t / (1 + t * t) if name == "sin" else (1 - t * t) / (1 + t * t) if name == "cos" else t


def _value(node: Node, x: nmod) -> nmod:
    """What an answer gives at a point of the field."""
    match node:
        case Number(value):
            return nmod(value.numerator, _PRIME) / value.denominator
        case Symbol("x"):
            return x
        case Sum(parts) | Product(parts):
            return reduce(add if isinstance(node, Sum) else mul, (_value(part, x) for part in parts))
        case Power(base, Number(Fraction(numerator=1, denominator=2))):
            return _free("sqrt", _value(base, x))
        case Power(base, Number(exponent)) if (
            exponent.denominator == 1 and abs(exponent) < 20 and base != EULER
        ):
            return _value(base, x) ** int(exponent)
        case Power(base, exponent) if base == EULER:
            return _free("exp", _value(exponent, x))
        case Call("sin" | "cos" | "log" | "atan" as name, (inner,)):
            return _free(name, _value(inner, x))
    raise ValueError("the derivative has parts that none here has")


CHECKER = Checker(
    facts=Facts,
    method="jet arithmetic",
    wrong=wrong,
    types=lambda facts: ["expression(x)", *(_TYPES[one] for one in facts["asked"])],
)
