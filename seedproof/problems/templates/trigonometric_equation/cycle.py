"""Reads the terms of a trigonometric equation, and turns squares and double angles into one polynomial."""

from collections.abc import Sequence
from typing import NamedTuple

from msgspec import convert

from seedproof.equivalence import read
from seedproof.equivalence.reading.tree import Call, Node, Number, Power, Symbol
from seedproof.problems.checking.polynomials import integer
from seedproof.problems.checking.shares import share_of_pi
from seedproof.problems.checking.terms import multiple_of, terms_of
from seedproof.problems.checking.texts import Values, reader
from seedproof.problems.phrases import Phrases
from seedproof.problems.reader import Unreadable
from seedproof.problems.reading import read_kind
from seedproof.problems.templates.trigonometric_equation.facts import Facts, Form, Function, Interval
from seedproof.problems.templates.trigonometric_equation.phrases import INTERVALS, TEXTS

_FUNCTIONS: dict[str, Function] = {"sin": "sin", "cos": "cos", "tan": "tan"}


class _Power(NamedTuple):
    """A power of a function of a multiple of x."""

    function: Function
    multiple: int
    exponent: int


class _Polynomial(NamedTuple):
    """The left side in one function, the highest power first, and the form that it has."""

    function: Function
    form: Form
    multiple: int
    coefficients: list[int]


def made(values: Values) -> Facts:
    """Return the polynomial and the interval."""
    brackets, ends = read_kind(values["within"], INTERVALS)
    low, high = (str(share_of_pi(read(ends[end]))) for end in ("low", "high"))
    interval = convert([low, high, brackets], Interval)
    constant = 0
    coefficients: dict[_Power, int] = {}
    for number, factors in terms_of(read(values["left"])):
        if not factors:
            constant += integer(number)
            continue
        power = _power(factors)
        if power in coefficients:
            raise Unreadable("a term stands twice")
        coefficients[power] = integer(number)
    return Facts(*_polynomial(coefficients, constant), interval)


def _power(factors: Sequence[Node]) -> _Power:
    exponent = 1
    match factors:
        case [Power(function, Number(stated))]:
            factors = [function]
            exponent = integer(stated)
    match factors:
        case [Call(name, (argument,))] if name in _FUNCTIONS:
            return _Power(_FUNCTIONS[name], integer(multiple_of(argument, (Symbol("x"),))), exponent)
    raise Unreadable("a term is no power of a sine, cosine or tangent")


def _polynomial(coefficients: dict[_Power, int], constant: int) -> _Polynomial:
    """Write the terms in one function. Raises: Unreadable where they cannot be rewritten."""
    functions = {(power.function, power.multiple) for power in coefficients}
    if len(functions) == 1:
        (function, multiple), *_ = functions
        degree = max(power.exponent for power in coefficients)
        powers = [_Power(function, multiple, exponent) for exponent in range(degree, 0, -1)]
        ordered = [coefficients.get(power, 0) for power in powers]
        return _Polynomial(function, "plain", multiple, [*ordered, constant])
    match [*coefficients]:
        case [first, _Power("sin" | "cos" as function, multiple, 1)]:
            leading, linear = coefficients.values()
            if first == ("cos" if function == "sin" else "sin", multiple, 2):
                return _Polynomial(function, "mixed", multiple, [-leading, linear, constant + leading])
            if first == ("cos", 2, 1) and multiple == 1:
                square = -2 * leading if function == "sin" else 2 * leading
                return _Polynomial(function, "double", 1, [square, linear, constant - square // 2])
    raise Unreadable("it cannot be rewritten in one function")


READER = reader(Facts, Phrases(TEXTS, {}), made)
