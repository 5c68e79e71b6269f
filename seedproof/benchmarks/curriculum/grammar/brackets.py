"""Draws equations with brackets and the unknown on both sides, which may fix it or not."""

from collections.abc import Callable
from math import gcd
from typing import NamedTuple

from seedproof.benchmarks.curriculum.grammar.applications import Sides, times
from seedproof.benchmarks.curriculum.standards.shapes import Linear
from seedproof.benchmarks.curriculum.symbolic.problem import Expression, Number, Operation, Operator, Variable
from seedproof.exact.number import Exact
from seedproof.record.draws import Draws, Rejected


class Side(NamedTuple):
    """A side of an equation as it is written, and the coefficient and the constant that it comes to."""

    written: Expression
    coefficient: int
    constant: int


def fixing(shape: Linear, draws: Draws, name: Variable, value: Exact, step: int) -> Sides:
    """Draw an equation that has one solution, `value`, whose denominator is `step`. Raises: Rejected."""
    left = draws.choice(LEFT)(draws, name)
    change = step * draws.between(1, 4)
    if left.coefficient - change < 1 or draws.below(2):
        change = -change
    constant = left.constant + change * value
    right = _right(shape, draws, name, left.coefficient - change, constant.numerator)
    return _in_any_order(draws, left.written, right)


def fixing_nothing(shape: Linear, draws: Draws, name: Variable, has_none: bool) -> Sides:
    """Draw an equation without solution, or one that every number solves. Raises: Rejected."""
    left = draws.choice(LEFT)(draws, name)
    excess = draws.choice((-6, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6)) if has_none else 0
    right = _right(shape, draws, name, left.coefficient, left.constant + excess)
    if right == left.written:
        raise Rejected("the two sides are written alike")
    return _in_any_order(draws, left.written, right)


def _in_any_order(draws: Draws, left: Expression, right: Expression) -> Sides:
    return (left, right) if draws.below(2) else (right, left)


def _right(shape: Linear, draws: Draws, name: Variable, coefficient: int, constant: int) -> Expression:
    """Write `coefficient * name + constant`, often with a common factor before brackets."""
    size = abs(constant)
    if constant == 0 or not shape.numbers.low <= size <= shape.numbers.high:
        raise Rejected("the constant is out of bounds")
    sign: Operator = "+" if constant > 0 else "-"
    common = gcd(coefficient, size)
    if common > 1 and draws.below(3):
        inside = Operation(sign, times(coefficient // common, name), Number(size // common))
        return Operation("*", Number(common), inside)
    return Operation(sign, times(coefficient, name), Number(size))


def _less_terms(draws: Draws, name: Variable) -> Side:
    """Draw a*(b*x + c) - d*x."""
    a = draws.between(2, 6)
    b = draws.between(2, 6)
    c = draws.between(1, 9)
    d = draws.between(2, a * b - 1)
    bracket = Operation("*", Number(a), Operation("+", times(b, name), Number(c)))
    return Side(Operation("-", bracket, times(d, name)), a * b - d, a * c)


def _more_terms(draws: Draws, name: Variable) -> Side:
    """Draw a*(x + c) + d*x."""
    a = draws.between(2, 9)
    c = draws.between(1, 9)
    d = draws.between(2, 9)
    bracket = Operation("*", Number(a), Operation("+", name, Number(c)))
    return Side(Operation("+", bracket, times(d, name)), a + d, a * c)


def _unordered(draws: Draws, name: Variable) -> Side:
    """Draw a*x + b + c*x."""
    a = draws.between(2, 9)
    b = draws.between(2, 40)
    c = draws.between(2, 9)
    return Side(Operation("+", Operation("+", times(a, name), Number(b)), times(c, name)), a + c, b)


def _bracket(draws: Draws, name: Variable) -> Side:
    """Draw a*(b*x + c), or a*(b*x - c)."""
    a = draws.between(2, 9)
    b = draws.between(2, 8)
    c = draws.between(1, 9)
    sign = 1 if draws.below(2) else -1
    inside = Operation("+" if sign > 0 else "-", times(b, name), Number(c))
    return Side(Operation("*", Number(a), inside), a * b, sign * a * c)


def _bracket_and_number(draws: Draws, name: Variable) -> Side:
    """Draw a*(x - c) + d."""
    a = draws.between(2, 9)
    c = draws.between(1, 9)
    d = draws.between(1, 30)
    bracket = Operation("*", Number(a), Operation("-", name, Number(c)))
    return Side(Operation("+", bracket, Number(d)), a, d - a * c)


LEFT: tuple[Callable[[Draws, Variable], Side], ...] = (
    _less_terms,
    _more_terms,
    _unordered,
    _bracket,
    _bracket_and_number,
)
