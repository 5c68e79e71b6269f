"""Reads the function: a polynomial, or one with an exponential or a logarithm."""

from seedproof.equivalence import read
from seedproof.equivalence.reading.tree import Node, Number, Power, Symbol
from seedproof.problems.checking.polynomials import integer
from seedproof.problems.checking.terms import function_of, multiple_of, term_of
from seedproof.problems.checking.texts import Values, reader
from seedproof.problems.phrases import Phrases
from seedproof.problems.reader import Unreadable
from seedproof.problems.reading import integer_of
from seedproof.problems.templates.mean_value_theorem.facts import Count, Facts, Level, Mean
from seedproof.problems.templates.mean_value_theorem.phrases import NUMBERS, TEXTS, WORDS


def made(values: Values) -> Facts:
    """Return the function, with its interval if there is one."""
    if values["kind"] == "mean":
        return Mean(values["coefficients"], (integer_of(values["low"]), integer_of(values["high"])))
    facts: Count | Level
    if values["kind"] == "count":
        facts = Count(values["coefficients"])
        most = len(facts.coefficients) - 1
    else:
        facts = _level(values)
        most = 3 if facts.shape == "exp" and facts.power % 2 == 0 else 2
    if values["number"] != NUMBERS.get(most):
        raise Unreadable("the question is not about the largest number of solutions")
    return facts


def _level(values: Values) -> Level:
    factor, (first, second) = term_of(read(values["f"]))
    if values["shape"] == "exp":
        name, argument = function_of(second)
        power = _power(first)
        sign = -1
    else:
        name, argument = function_of(first)
        power = -_power(second)
        sign = 1
    if name != values["shape"] or power < 1:
        raise Unreadable("another function was expected")
    multiple = sign * integer(multiple_of(argument, (Symbol("x"),)))
    return Level(shape=values["shape"], factor=integer(factor), power=power, multiple=multiple)


def _power(node: Node) -> int:
    """Return the exponent of x."""
    match node:
        case Symbol("x"):
            return 1
        case Power(Symbol("x"), Number(exponent)):
            return integer(exponent)
        case Power(inner, Number(exponent)) if exponent == -1:
            return -_power(inner)
    raise Unreadable("a power of x was expected")


READER = reader(Facts, Phrases(TEXTS, WORDS), made)
