"""Reads the linear function and the weights of the surface."""

from collections.abc import Sequence
from fractions import Fraction

from seedproof.equivalence import read as read_formula
from seedproof.equivalence.reading.tree import Node, Number, Power, Product, Relation, Sum, Symbol
from seedproof.problems.checking.polynomials import integer
from seedproof.problems.drawing import Drawing
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.reading import read_gaps
from seedproof.problems.templates.lagrange_linear_function.facts import Facts
from seedproof.problems.templates.lagrange_linear_function.phrases import (
    MAXIMUM_QUESTIONS,
    MINIMUM_QUESTIONS,
    OTHER_SURFACES,
    POINT_QUESTIONS,
    ROUND_SURFACES,
    STATEMENTS,
)

Monomial = tuple[str, int]
"""A letter and its power."""

Terms = dict[Monomial, Fraction]
"""Coefficients."""

_CONSTANT: Monomial = ("", 0)


def read(statement: str, questions: Sequence[str], drawing: Drawing | None) -> Facts:
    """Read a linear function on a surface."""
    if drawing is not None:
        raise Unreadable("a linear function on a surface has no figure")
    gaps = read_gaps(statement, STATEMENTS)
    quadratic, constant_side = _sides(gaps["constraint"])
    linear = _terms(read_formula(gaps["linear"]))
    letters = "xyz"[: len(quadratic)]
    squares = [(letter, 2) for letter in letters]
    powers = [(letter, 1) for letter in letters]
    if {*quadratic} != {*squares} or not {*linear} <= {*powers, _CONSTANT}:
        raise Unreadable("there is more than a linear function on a surface")
    if {*constant_side} != {_CONSTANT}:
        raise Unreadable("the right side of the surface's equation is no number")
    weights = [quadratic[square] for square in squares]
    at = f"({', '.join(letters)})"
    surface = _surface(weights)
    if gaps["at"] != at or gaps["surface"] != surface:
        raise Unreadable("the point or the surface has another name")
    _check_questions(questions, at, surface)
    return Facts(
        linear=[integer(linear.get(power, Fraction(0))) for power in powers],
        constant=integer(linear.get(_CONSTANT, Fraction(0))),
        weights=[str(weight) for weight in weights],
        total=integer(constant_side[_CONSTANT]),
    )


def _sides(text: str) -> tuple[Terms, Terms]:
    """Return the terms of both sides of an equation."""
    constraint = read_formula(text)
    if not isinstance(constraint, Relation) or constraint.signs != ("=",):
        raise Unreadable("the surface has no equation")
    left, right = constraint.operands
    return _terms(left), _terms(right)


def _surface(weights: Sequence[Fraction]) -> str:
    names = OTHER_SURFACES
    if len({*weights}) == 1:
        names = ROUND_SURFACES
    if len(weights) not in names:
        raise Unreadable("the surface does not have two or three coordinates")
    return names[len(weights)]


def _check_questions(questions: Sequence[str], at: str, surface: str) -> None:
    """Raise Unreadable unless maximum, minimum and highest point are asked for, by their names."""
    if len(questions) != 3:
        raise Unreadable("there are not three questions")
    maximum, minimum, point = questions
    named = {"surface": surface}
    if read_gaps(maximum, MAXIMUM_QUESTIONS) != named or read_gaps(minimum, MINIMUM_QUESTIONS) != named:
        raise Unreadable("it asks for the values on another surface")
    if read_gaps(point, POINT_QUESTIONS) != {"at": at, "surface": surface}:
        raise Unreadable("it asks for a point of another surface")


def _terms(node: Node) -> Terms:
    """Return the coefficients of powers of single letters."""
    addends: Sequence[Node] = (node,)
    if isinstance(node, Sum):
        addends = node.terms
    terms: Terms = {}
    for addend in addends:
        monomial, coefficient = _term(addend)
        terms[monomial] = terms.get(monomial, Fraction(0)) + coefficient
    return terms


def _term(node: Node) -> tuple[Monomial, Fraction]:
    """Return a letter with its power, and the coefficient. Raises: Unreadable for any other term."""
    coefficient = Fraction(1)
    monomial = _CONSTANT
    for factor in _factors(node):
        match factor:
            case Number(value):
                coefficient *= value
            case Power(Number(value), Number(exponent)) if exponent == -1 and value:
                coefficient /= value
            case Symbol(name) if monomial == _CONSTANT:
                monomial = (name, 1)
            case Power(Symbol(name), Number(exponent)) if exponent == 2 and monomial == _CONSTANT:
                monomial = (name, 2)
            case _:
                raise Unreadable("a term is neither linear nor a square")
    return monomial, coefficient


def _factors(node: Node) -> list[Node]:
    if not isinstance(node, Product):
        return [node]
    factors: list[Node] = []
    for factor in node.factors:
        factors += _factors(factor)
    return factors


READER = Reader(read=read)
