"""Reads the function as a tree: what stands around all of it, and the factors inside."""

from collections.abc import Sequence
from fractions import Fraction

from seedproof.equivalence import read as read_tree
from seedproof.equivalence.reading.tree import (
    EULER,
    Call,
    Node,
    Number,
    Power,
    Product,
    Sum,
    Symbol,
    negative,
    total,
)
from seedproof.problems.drawing import Drawing
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.reading import integer_of, read_gaps
from seedproof.problems.templates.taylor_polynomial.facts import Facts, Function
from seedproof.problems.templates.taylor_polynomial.phrases import DERIVATIVES, POLYNOMIALS, STATEMENTS

_ONE = Number(Fraction(1))
_MINUS_ONE = Number(Fraction(-1))


def read(statement: str, questions: Sequence[str], drawing: Drawing | None) -> Facts:
    """Read a function to be expanded."""
    if drawing is not None:
        raise Unreadable("a function to be expanded has no figure")
    f = read_tree(read_gaps(statement, STATEMENTS)["f"])
    taylor, derivative = questions
    order = integer_of(read_gaps(taylor, POLYNOMIALS)["order"])
    if order != integer_of(read_gaps(derivative, DERIVATIVES)["order"]):
        raise Unreadable("the derivative is another one than the last of the Taylor polynomial")
    application = _application(f)
    if application is None or _polynomial(application[1]) is not None:
        coefficients, factors = _product(f)
        return Facts("", coefficients, factors, order)
    outer, inside = application
    match outer:
        case "sin" | "cos":
            raise Unreadable("the outer function is a sine or a cosine")
        case _:
            coefficients, factors = _product(inside)
            return Facts(outer, coefficients, factors, order)


def _product(node: Node) -> tuple[list[int], list[tuple[Function, int]]]:
    """Return the polynomial and the functions of multiples of x that a product has as factors."""
    number = 1
    coefficients = [1]
    functions: list[tuple[Function, int]] = []
    for factor in _factors(node):
        function = _of_multiple(factor)
        polynomial = _polynomial(factor)
        if function is not None:
            functions.append(function)
        elif polynomial is None:
            raise Unreadable("a factor is no function of a multiple of x")
        elif len(polynomial) == 1:
            number *= polynomial[0]
        elif coefficients == [1]:
            coefficients = polynomial
        else:
            raise Unreadable("there are two polynomials")
    return [number * coefficient for coefficient in coefficients], sorted(functions)


def _factors(node: Node) -> list[Node]:
    """Return the factors of a product, and of products in it."""
    if isinstance(node, Product):
        return [inner for factor in node.factors for inner in _factors(factor)]
    return [node]


def _of_multiple(node: Node) -> tuple[Function, int] | None:
    """Return a function of a multiple of x, and that multiple; None for anything else."""
    application = _application(node)
    if application is None:
        return None
    function, inside = application
    match _polynomial(inside):
        case [scale, 0]:
            return function, scale
    return None


def _application(node: Node) -> tuple[Function, Node] | None:
    """Return a function and what it is taken of, of 1 + t only the t; None for anything else."""
    match node:
        case Power(base, exponent) if base == EULER:
            return "exp", exponent
        case Call("sin", (inside,)):
            return "sin", inside
        case Call("cos", (inside,)):
            return "cos", inside
        case Call("log", (inside,)):
            return "log", _less_one(inside)
        case Power(inside, Number(exponent)) if exponent == Fraction(1, 2):
            return "sqrt", _less_one(inside)
        case Power(inside, exponent) if exponent == _MINUS_ONE:
            return "reciprocal", negative(_less_one(inside))
    return None


def _less_one(node: Node) -> Node:
    """Return a sum without the 1 in it. Raises: Unreadable where there is none."""
    if not isinstance(node, Sum) or _ONE not in node.terms:
        raise Unreadable("there is no 1 in what a function is taken of")
    return total(*(term for term in node.terms if term != _ONE))


def _polynomial(node: Node) -> list[int] | None:
    """Return the integer coefficients of an expanded polynomial, the highest power first; None for others."""
    by_power: dict[int, int] = {}
    for term in node.terms if isinstance(node, Sum) else (node,):
        monomial = _monomial(term)
        if monomial is None:
            return None
        coefficient, power = monomial
        by_power[power] = by_power.get(power, 0) + coefficient
    return [by_power.get(power, 0) for power in range(max(by_power), -1, -1)]


def _monomial(node: Node) -> tuple[int, int] | None:
    """Return the integer coefficient and the power of x; None for anything else."""
    coefficient = 1
    power = 0
    for factor in _factors(node):
        match factor:
            case Number(value) if value.denominator == 1:
                coefficient *= int(value)
            case Symbol("x"):
                power += 1
            case Power(Symbol("x"), Number(exponent)) if exponent == 2:
                power += 2
            case _:
                return None
    return coefficient, power


READER = Reader(read=read)
