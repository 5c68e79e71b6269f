"""Reads a quotient as a tree, and sorts its factors into numbers, powers of x and functions."""

from collections.abc import Sequence
from fractions import Fraction
from typing import NamedTuple

from seedproof.equivalence import read as read_formula
from seedproof.equivalence.reading.tree import (
    EULER,
    ONE,
    Call,
    Node,
    Number,
    Power,
    Product,
    Sum,
    Symbol,
    negative,
)
from seedproof.problems.checking.polynomials import integer
from seedproof.problems.drawing import Drawing
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.reading import read_gaps, read_kind
from seedproof.problems.templates.limit_by_taylor.facts import Denominator, Facts, Function, Name, Term
from seedproof.problems.templates.limit_by_taylor.phrases import (
    DEFINITIONS,
    QUESTIONS,
    STATEMENTS,
    Asked,
    Kind,
)

_ASKED: dict[Kind, list[Asked]] = {"limit": ["limit"], "limit with constant": ["constant", "limit"]}
_CALLS: dict[str, Name] = {"sin": "sin", "cos": "cos", "atan": "arctan"}
_HALF = Number(Fraction(1, 2))


class _Numerator(NamedTuple):
    functions: list[Term]
    polynomial: list[str]


class _Factors(NamedTuple):
    """A product: its number, the powers of x and of the unknown constant, and functions."""

    number: Fraction
    power: int
    constants: int
    functions: list[Function]


def read(statement: str, questions: Sequence[str], drawing: Drawing | None) -> Facts:
    """Read a limit at zero."""
    if drawing is not None:
        raise Unreadable("a limit at zero has no figure")
    definition = read_gaps(statement, STATEMENTS)["definition"]
    kind, gaps = read_kind(definition, DEFINITIONS)
    if [read_kind(question, QUESTIONS)[0] for question in questions] != _ASKED[kind]:
        raise Unreadable("the questions do not fit to the limit")
    above, below = _quotient(gaps["quotient"])
    numerator = _numerator(above)
    has_constant = any(coefficient.endswith("a") for coefficient in numerator.polynomial)
    if has_constant != (kind == "limit with constant"):
        raise Unreadable("the constant is missing, or is not explained")
    return Facts(
        functions=numerator.functions,
        polynomial=numerator.polynomial,
        below=_denominator(below),
    )


def _quotient(text: str) -> tuple[Node, Node]:
    """Return numerator and denominator. Raises: Unreadable where the formula is no quotient."""
    match read_formula(text):
        case Product((above, Power(below, Number(exponent)))) if exponent == -1:
            return above, below
    raise Unreadable("it is no quotient")


def _denominator(node: Node) -> Denominator:
    factors = _factors(node)
    if factors.constants:
        raise Unreadable("there is a constant in the denominator")
    return Denominator(integer(factors.number), factors.power, factors.functions)


def _numerator(node: Node) -> _Numerator:
    """Return the terms with functions, and the coefficients of the others from the lowest power."""
    terms: list[Term] = []
    coefficients: dict[int, str] = {}
    for addend in node.terms if isinstance(node, Sum) else (node,):
        factors = _factors(addend)
        if factors.functions:
            if factors.power or factors.constants:
                raise Unreadable("a function has a power of x or a constant before it")
            terms.append(Term(integer(factors.number), factors.functions))
        elif factors.power in coefficients:
            raise Unreadable("a power of x stands twice")
        else:
            coefficients[factors.power] = _coefficient(factors)
    degree = max(coefficients, default=-1)
    return _Numerator(terms, [coefficients.get(power, "0") for power in range(degree + 1)])


def _coefficient(factors: _Factors) -> str:
    """Return the coefficient of a power of x. Raises: Unreadable for a multiple of the constant."""
    if factors.constants == 0:
        return str(factors.number)
    if factors.constants == 1 and factors.number == 1:
        return "a"
    if factors.constants == 1 and factors.number == -1:
        return "-a"
    raise Unreadable("the constant has a coefficient, or a power")


def _factors(node: Node) -> _Factors:
    """Sort the factors of a product."""
    number = Fraction(1)
    power = 0
    constants = 0
    functions: list[Function] = []
    for factor in _flat(node):
        match factor:
            case Number(value):
                number *= value
            case Symbol("x"):
                power += 1
            case Power(Symbol("x"), Number(exponent)) if exponent.denominator == 1 and exponent > 0:
                power += int(exponent)
            case Symbol("a"):
                constants += 1
            case _:
                functions.append(_function(factor))
    return _Factors(number, power, constants, functions)


def _flat(node: Node) -> list[Node]:
    """Return the factors of a product of products."""
    if isinstance(node, Product):
        return [factor for part in node.factors for factor in _flat(part)]
    return [node]


def _function(node: Node) -> Function:
    """Return a function of a multiple of x. Raises: Unreadable where it is none of the template."""
    match node:
        case Power(base, argument) if base == EULER:
            return Function("exp", _multiple(argument))
        case Power(radicand, exponent) if exponent == _HALF:
            return Function("sqrt", _multiple_beside_one(radicand))
        case Call("log", (argument,)):
            return Function("log", _multiple_beside_one(argument))
        case Call(name, (argument,)) if name in _CALLS:
            return Function(_CALLS[name], _multiple(argument))
        case Sum((Power(base, argument), Number(value))) if base == EULER and value == -1:
            return Function("expm1", _multiple(argument))
        case Sum((Number(value), subtracted)) if value == 1:
            return Function("vercos", _multiple_in_cosine(negative(subtracted)))
    raise Unreadable("there is a function that no limit here has")


def _multiple_in_cosine(node: Node) -> int:
    """Return k of cos(kx), which may stand beside factors of one. Raises: Unreadable."""
    match [factor for factor in _flat(node) if factor != ONE]:
        case [Call("cos", (argument,))]:
            return _multiple(argument)
    raise Unreadable("a cosine was expected")


def _multiple_beside_one(node: Node) -> int:
    """Return k of 1 + kx. Raises: Unreadable."""
    match node:
        case Sum((constant, linear)) if constant == ONE:
            return _multiple(linear)
    raise Unreadable("1 + k x was expected")


def _multiple(node: Node) -> int:
    """Return k of kx. Raises: Unreadable."""
    factors = _factors(node)
    if factors.power != 1 or factors.constants or factors.functions:
        raise Unreadable("k x was expected")
    return integer(factors.number)


READER = Reader(read=read)
