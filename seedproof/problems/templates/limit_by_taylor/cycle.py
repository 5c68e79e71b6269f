"""Reads a quotient as a tree, and sorts its factors into numbers, powers of x and functions."""

from fractions import Fraction
from typing import NamedTuple

import msgspec

from seedproof.equivalence import read
from seedproof.equivalence.reading.tree import EULER, Node, Number, Power, Product, Sum, Symbol, negative
from seedproof.problems.checking.functions_of_multiples import function_of_multiple, multiple
from seedproof.problems.checking.polynomials import integer
from seedproof.problems.checking.terms import term_of
from seedproof.problems.checking.texts import Values, reader
from seedproof.problems.phrases import Phrases
from seedproof.problems.reader import Unreadable
from seedproof.problems.templates.limit_by_taylor.facts import Facts
from seedproof.problems.templates.limit_by_taylor.phrases import TEXTS

_X = Symbol("x")


class Factors(NamedTuple):
    """A product: its number, the powers of x and of the unknown constant, and functions."""

    number: Fraction
    power: int
    constants: int
    functions: list[tuple[str, int]]


def made(values: Values) -> Facts:
    """Return the quotient, whose numerator has terms with functions, and others."""
    match read(values["quotient"]):
        case Product((above, Power(below, Number(exponent)))) if exponent == -1:
            pass
        case _:
            raise Unreadable("it is no quotient")
    terms: list[tuple[int, list[tuple[str, int]]]] = []
    coefficients: dict[int, str] = {}
    for addend in above.terms if isinstance(above, Sum) else (above,):
        factors = _factors(addend)
        if factors.functions:
            if factors.power or factors.constants:
                raise Unreadable("a function has a power of x or a constant before it")
            terms.append((integer(factors.number), factors.functions))
        elif factors.power in coefficients:
            raise Unreadable("a power of x stands twice")
        else:
            coefficients[factors.power] = _coefficient(factors)
    degree = max(coefficients, default=-1)
    polynomial = [coefficients.get(power, "0") for power in range(degree + 1)]
    if not any(coefficient.endswith("a") for coefficient in polynomial):
        raise Unreadable("the constant is missing")
    factors = _factors(below)
    if factors.constants:
        raise Unreadable("there is a constant in the denominator")
    denominator = (integer(factors.number), factors.power, factors.functions)
    return msgspec.convert({"functions": terms, "polynomial": polynomial, "below": denominator}, Facts)


def _coefficient(factors: Factors) -> str:
    """Return the coefficient of a power of x. Raises: Unreadable for a multiple of the constant."""
    if factors.constants == 0:
        return str(factors.number)
    if factors.constants > 1 or abs(factors.number) != 1:
        raise Unreadable("the constant has a coefficient, or a power")
    return "a" if factors.number == 1 else "-a"


def _factors(node: Node) -> Factors:
    """Sort the factors of a product."""
    number, factors = term_of(node)
    power = 0
    constants = 0
    functions: list[tuple[str, int]] = []
    for factor in factors:
        match factor:
            case Symbol("x"):
                power += 1
            case Power(Symbol("x"), Number(exponent)) if exponent.denominator == 1 and exponent > 0:
                power += int(exponent)
            case Symbol("a"):
                constants += 1
            case _:
                functions.append(_function(factor))
    return Factors(number, power, constants, functions)


def _function(node: Node) -> tuple[str, int]:
    """Return a function of a multiple of x. Raises: ValueError where it is none of the template."""
    match node:
        case Sum((Power(base, argument), Number(value))) if base == EULER and value == -1:
            return "expm1", multiple(argument, _X)
        case Sum((Number(value), subtracted)) if value == 1:
            number, (cosine,) = term_of(negative(subtracted))
            name, within = function_of_multiple(cosine, _X)
            if name != "cos" or number != 1:
                raise Unreadable("a cosine was expected")
            return "vercos", within
    name, within = function_of_multiple(node, _X)
    return name.replace("atan", "arctan"), within


READER = reader(Facts, Phrases(TEXTS, {}), made)
