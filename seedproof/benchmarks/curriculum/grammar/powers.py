"""Draws powers and roots."""

from functools import cache
from math import gcd

from seedproof.benchmarks.curriculum.grammar.constants import constant, fraction, numeral
from seedproof.benchmarks.curriculum.grammar.made import Draft, Made, operated, whole
from seedproof.benchmarks.curriculum.standards.numbers import Fractions
from seedproof.benchmarks.curriculum.standards.shapes import Powers, Roots
from seedproof.benchmarks.curriculum.symbolic.problem import (
    Number,
    Operation,
    Operator,
    Positive,
    Problem,
    Variable,
)
from seedproof.record.draws import Draws, Rejected


def powers(shape: Powers, bounds: tuple[int, int], draws: Draws) -> Problem:
    """Draw a power, half of the time combined with a number or another power by one of the four operations.

    Raises: Rejected when the value is out of bounds.
    """
    draft = Draft(draws)
    _, high = bounds
    made = _power(shape, high, draws)
    if draws.below(2):
        second = _power(shape, high, draws) if draws.below(4) == 0 else None
        made = _extended(shape, high, draws, made, second)
    return draft.asking(draft.named(made).written)


def _power(shape: Powers, high: int, draws: Draws) -> Made:
    """Draw a power: nine times out of ten a square or a cube."""
    sort = draws.below(20)
    if sort < 9:
        exponent = 2
    elif sort < 18:
        exponent = 3
    else:
        exponent = draws.between(4, shape.exponents.high)
    most = max(base for base in range(1, shape.bases.high + 1) if base**exponent <= high)
    base = draws.between(shape.bases.low, most)
    return operated("**", whole(base), whole(exponent), base**exponent)


def _extended(shape: Powers, high: int, draws: Draws, power: Made, second: Made | None) -> Made:
    op: Operator = draws.choice(("+", "-", "*", "/")) if second is None else draws.choice(("+", "-"))
    operand = second or whole(draws.between(shape.numbers.low, shape.numbers.high))
    left, right = (power, operand) if op in "-/" or draws.below(2) else (operand, power)
    if second is not None and op == "-" and left.value < right.value:
        left, right = right, left
    top = int(left.value)
    by = int(right.value)
    if op == "/" and top % by:
        raise Rejected("a power is not divisible")
    value = {"+": top + by, "-": top - by, "*": top * by, "/": top // by}[op]
    if not 1 < value <= high:
        raise Rejected("the value is out of bounds")
    return operated(op, left, right, value)


def roots(shape: Roots, bounds: tuple[int, int], draws: Draws) -> Problem:
    """Draw p = x**2 or p = x**3, for x whole half of the time, else a decimal or a fraction.

    Half of the time x is a length: then it is positive.

    Raises: Rejected.
    """
    draft = Draft(draws)
    name = Variable(draft.name())
    exponent = 2 if draws.below(2) else 3
    sort = draws.below(4)
    if sort < 2:
        kind = shape.squares if exponent == 2 else shape.cubes
        power = Made(Number(draws.between(kind.low, kind.high) ** exponent), 0)
    elif sort == 2 and exponent == 2:
        root = constant(draws, (shape.decimals,), 1, shape.decimals.high)
        if root is None:
            raise Rejected("no decimal fits")
        power = numeral(root.value**2)
    else:
        top, under = draws.choice(_bases(shape.fractions, exponent, bounds[1]))
        power = fraction(top**exponent, under**exponent)
    draft.equated(power.written, Operation("**", name, Number(exponent)))
    if draws.below(2):
        draft.statements.append(Positive(name.name))
    return draft.asking(name)


@cache
def _bases(kind: Fractions, exponent: int, most: int) -> list[tuple[int, int]]:
    """Return fractions above 1 in lowest terms whose powers have numerators up to `most`."""
    return [
        (top, under)
        for under in kind.denominators
        for top in range(under + 1, min(kind.top, kind.high * under) + 1)
        if gcd(top, under) == 1 and top**exponent <= most
    ]
