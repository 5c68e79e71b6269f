"""Evaluates the planted quadratic at lattice points: symmetry, central differences, second differences."""

import re
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import product

from seedproof.equivalence import Unreadable, read
from seedproof.equivalence.reading.tree import Node, Number, Power, Product, Sum, Symbol
from seedproof.problems.checker import Checker
from seedproof.problems.templates.contour_map.facts import Facts

_POINT = re.compile(r"\((-?[0-9]{1,6}), (-?[0-9]{1,6})\)")
_VECTOR = re.compile(r"\((-?)(0|1|sqrt\(2\)/2), (-?)(0|1|sqrt\(2\)/2)\)")
_LENGTHS_ONE = (("1", "0"), ("0", "1"), ("sqrt(2)/2", "sqrt(2)/2"))
"""The sizes of both components of a unit vector."""
_STEPS = ((1, 0), (0, 1), (1, 1), (2, -1))
_GRID = range(-3, 4)


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """Check each answer by values of the quadratic alone."""
    centre, *others = answers
    stated = _POINT.fullmatch(centre)
    if stated is None or not _is_symmetric(facts, int(stated[1]), int(stated[2])):
        yield f"the level curves are not symmetric about {centre}"
    if facts.formula:
        direction, formula = others
        yield from _formula_wrong(facts, formula)
    else:
        kind, direction = others
        yield from _kind_wrong(facts, kind)
    if not _points_along(direction, _doubled_gradient(facts)):
        yield f"the gradient at P has not the direction {direction}"


def _kind_wrong(facts: Facts, kind: str) -> Iterator[str]:
    """Decide by second differences, which make up the Hessian matrix: by its determinant and its corner."""
    h, k = facts.centre
    middle = _f(facts, h, k)
    across = 2 * (_f(facts, h + 1, k) - middle)
    up = 2 * (_f(facts, h, k + 1) - middle)
    mixed = Fraction(_f(facts, h + 1, k + 1) - _f(facts, h + 1, k - 1), 2)
    determinant = across * up - mixed**2
    if determinant == 0:
        yield "the quadratic is degenerate"
    expected = "local maximum"
    if determinant < 0:
        expected = "saddle point"
    elif across > 0:
        expected = "local minimum"
    if kind != expected:
        yield f"the critical point is no {kind}"


def _f(facts: Facts, x: int, y: int) -> int:
    a, b, c = facts.square
    h, k = facts.centre
    return a * (x - h) ** 2 + b * (x - h) * (y - k) + c * (y - k) ** 2 + facts.value


def _is_symmetric(facts: Facts, x: int, y: int) -> bool:
    """Tell whether the values at opposite steps from the point are the same."""
    return all(_f(facts, x + right, y + up) == _f(facts, x - right, y - up) for right, up in _STEPS)


def _doubled_gradient(facts: Facts) -> tuple[int, int]:
    """Return twice the gradient at P: central differences are exact for a quadratic."""
    x, y = facts.point
    across = _f(facts, x + 1, y) - _f(facts, x - 1, y)
    up = _f(facts, x, y + 1) - _f(facts, x, y - 1)
    return across, up


def _points_along(text: str, vector: tuple[int, int]) -> bool:
    """Tell whether the text is the unit vector in the direction of one on an axis or a diagonal."""
    match = _VECTOR.fullmatch(text)
    if match is None:
        return False
    right_sign, right, up_sign, up = match.groups()
    if (right, up) not in _LENGTHS_ONE:
        return False
    u = _sign(right_sign, right)
    v = _sign(up_sign, up)
    x, y = vector
    return u * y == v * x and u * x + v * y > 0


def _sign(sign: str, size: str) -> int:
    """Return the sign of a stated number, zero of zero."""
    if size == "0":
        return 0
    return -1 if sign else 1


def _formula_wrong(facts: Facts, text: str) -> Iterator[str]:
    """Compare values on seven by seven points: they determine one of degree six in each variable."""
    try:
        tree = read(text)
        differs = any(_value(tree, {"x": x, "y": y}) != _f(facts, x, y) for x, y in product(_GRID, _GRID))
    except Unreadable as error:
        yield str(error)
        return
    if differs:
        yield f"the values of {text} are others than those of the level curves"


def _value(node: Node, variables: Mapping[str, int]) -> Fraction:
    """Return the value of a sum of squares of linear functions. Raises: Unreadable for anything else."""
    match node:
        case Number(value):
            return value
        case Symbol(name) if name in variables:
            return Fraction(variables[name])
        case Sum(terms):
            return sum((_value(term, variables) for term in terms), Fraction(0))
        case Product(factors) if len(factors) <= 3 and _are_simple(factors):
            value = Fraction(1)
            for factor in factors:
                value *= _value(factor, variables)
            return value
        case Power(base, Number(exponent)) if exponent == 2 and _is_linear(base):
            return _value(base, variables) ** 2
    raise Unreadable("it is no sum of squares of linear functions")


def _are_simple(factors: Sequence[Node]) -> bool:
    return all(isinstance(factor, Number | Power) for factor in factors)


def _is_linear(node: Node) -> bool:
    match node:
        case Symbol():
            return True
        case Sum(terms):
            return all(isinstance(term, Number | Symbol) for term in terms)
    return False


def types(facts: Facts) -> Sequence[str]:
    """Return the types with that of the formula, where it is asked for."""
    if facts.formula:
        return ["tuple", "tuple", "expression(x, y)"]
    return ["tuple", "label", "tuple"]


CHECKER = Checker(
    facts=Facts,
    method="central differences of the planted quadratic",
    wrong=wrong,
    types=types,
)
