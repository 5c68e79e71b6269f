"""Rewrites equations of lines y = mx + b: all on one side, multiplied, by a point, slope before a bracket."""

from collections.abc import Callable
from fractions import Fraction
from math import lcm

from seedproof.benchmarks.judge.rewriting.algebra import polynomial_of, terms_of
from seedproof.benchmarks.judge.rewriting.rewrite import Rewrite, of_whole
from seedproof.text.formula import Formula, Relation, Symbol, equation, latex, product, total

_X = Symbol("x")
_Y = Symbol("y")


def _line(node: Formula) -> tuple[Fraction, Fraction] | None:
    """Return slope and intercept, if the formula is a line that is not horizontal."""
    match node:
        case Relation(left, "=", right) if left == _Y:
            polynomial = polynomial_of(terms_of(right))
            if polynomial is not None and polynomial[0] == _X and len(polynomial[1]) == 2:
                return polynomial[1][0], polynomial[1][1]
    return None


def _of_lines(name: str, description: str, rule: Callable[[Fraction, Fraction], Formula | None]) -> Rewrite:
    def change(node: Formula) -> str | None:
        line = _line(node)
        written = rule(*line) if line else None
        return latex(written) if written else None

    return of_whole(name, description, change, "equation_up_to_scale")


def _one_side(slope: Fraction, start: Fraction) -> Formula:
    scale = lcm(slope.denominator, start.denominator)
    return equation(total(product(slope * scale, _X), product(-scale, _Y), start * scale), 0)


def _multiplied(slope: Fraction, start: Fraction) -> Formula:
    scale = lcm(slope.denominator, start.denominator)
    if scale == 1:
        scale = 2
    return equation(product(scale, _Y), total(product(slope * scale, _X), start * scale))


def _by_point(slope: Fraction, start: Fraction) -> Formula:
    at = 1 if slope + start else -1
    return equation(total(_Y, -(slope * at + start)), product(slope, total(_X, -at)))


def _slope_first(slope: Fraction, start: Fraction) -> Formula | None:
    inner = start / slope
    if start and inner.denominator <= 6:
        return equation(_Y, product(slope, total(_X, inner)))
    return None


def _sides(slope: Fraction, start: Fraction) -> Formula:
    return equation(total(product(slope, _X), start), _Y)


REWRITES = (
    _of_lines("one_side", "all stands on one side", _one_side),
    _of_lines("multiplied", "both sides are multiplied by a number", _multiplied),
    _of_lines("by_point", "the line is given by a point and its slope", _by_point),
    _of_lines("slope_first", "the slope stands before a bracket", _slope_first),
    _of_lines("sides_exchanged", "the sides are exchanged", _sides),
)
