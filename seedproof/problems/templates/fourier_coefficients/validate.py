"""Integrates each piece by parts from end to end, exactly in powers of pi, for many n.

Stated formulas are evaluated at the same n. For even and for odd n they are rational functions of low
degree, so they agree for all n if they do for the first ones.
"""

from collections.abc import Iterator, Sequence
from fractions import Fraction

from seedproof.equivalence import read
from seedproof.equivalence.reading.tree import PI, Node, Number, Power, Product, Sum, Symbol, nodes
from seedproof.problems.checker import Checker
from seedproof.problems.untyped import Facts

Value = dict[int, Fraction]
"""A sum of multiples of powers of pi."""

_PLACES, _SIZE, _HIGHEST = 24, 60, 4


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """Mean, both kinds of coefficients, and the middle of the two limits at the place asked for."""
    pieces = [(-1, 0, facts["left"]), (0, 1, facts["right"])]
    middle = Fraction(1, 2)
    if facts["at_pi"]:
        wanted = _sum(_value(facts["right"], 1, 0, middle), _value(facts["left"], -1, 0, middle))
    else:
        wanted = _sum(_value(facts["right"], 0, 0, middle), _value(facts["left"], 0, 0, middle))
    mean: Value = {}
    for low, high, piece in pieces:
        # The antiderivative is a polynomial of the next degree; the quotient by pi takes one power off.
        higher = [Fraction(one, len(piece) - place) for place, one in enumerate(piece)]
        ends = _value([*higher, Fraction(0)], high), _value([*higher, Fraction(0)], low)
        mean = _sum(mean, _shifted(ends[0], -1), _shifted(_scaled(ends[1], -1), -1))
    try:
        trees = [read(answer) for answer in answers]
        if any(sum(1 for _ in nodes(tree)) > _SIZE for tree in trees):
            raise ValueError("it is too long")
        for tree, expected, answer in ((trees[0], mean, answers[0]), (trees[3], wanted, answers[3])):
            if _evaluated(tree, 0) != expected:
                yield f"{answer} is not {expected}"
        for n in range(1, _PLACES + 1):
            for tree, sine, answer in ((trees[1], False, answers[1]), (trees[2], True, answers[2])):
                coefficient = _sum(*(_integral(piece, n, sine) for piece in pieces))
                if _evaluated(tree, n) != _shifted(coefficient, -1):
                    yield f"{answer} is not the coefficient where n is {n}"
    except (ValueError, ZeroDivisionError) as error:
        yield f"an answer is not in the expected form: {error}"


def _integral(piece: tuple[int, int, list[int]], n: int, sine: bool) -> Value:
    """Derivatives of the piece in turn with integrals of the wave, with changing signs."""
    low, high, coefficients = piece
    found: Value = {}
    # Integrals of sin(nx): -cos/n, -sin/n^2, cos/n^3; of cos(nx): sin/n, -cos/n^2, -sin/n^3.
    signs = (-1, 0, 1) if sine else (0, -1, 0)
    for order in range(3):
        for end, side in ((high, 1), (low, -1)):
            wave = signs[order] * (-1) ** (n * abs(end))  # sines vanish at multiples of pi
            weight = Fraction(side * (-1) ** order * wave, n ** (order + 1))
            found = _sum(found, _value(coefficients, end, order, weight))
    return found


def _value(
    coefficients: Sequence[int | Fraction], end: int, order: int = 0, weight: Fraction = Fraction(1)
) -> Value:
    """A derivative of a piece at end * pi, times a weight."""
    degree, found = len(coefficients) - 1, Fraction(0)
    for place, one in enumerate(coefficients):
        factor = Fraction(one)
        for step in range(order):
            factor *= degree - place - step
        if degree - place >= order:
            found += factor * end ** (degree - place - order)
    return _scaled({degree - order: found}, weight)


def _scaled(value: Value, factor: Fraction | int) -> Value:
    return {power: one * factor for power, one in value.items() if one * factor}


def _shifted(value: Value, powers: int) -> Value:
    return {power + powers: one for power, one in value.items()}


def _sum(*values: Value) -> Value:
    found: Value = {}
    for value in values:
        for power, one in value.items():
            found[power] = found.get(power, Fraction(0)) + one
    return {power: one for power, one in found.items() if one}


def _evaluated(node: Node, n: int) -> Value:
    """The value of a formula at an integer n. Raises: ValueError, ZeroDivisionError."""
    match node:
        case Number(value):
            return _scaled({0: value}, 1)
        case Symbol("n") if n:
            return {0: Fraction(n)}
        case Sum(terms):
            return _sum(*(_evaluated(term, n) for term in terms))
        case Product(factors):
            found: Value = {0: Fraction(1)}
            for factor in factors:
                other = _evaluated(factor, n)
                found = _sum(*(_shifted(_scaled(found, one), power) for power, one in other.items()))
            return found
        case Power(Number(base), exponent) if base == -1:
            whole = _evaluated(exponent, n).get(0, Fraction(0))
            if whole.denominator == 1:
                return {0: Fraction((-1) ** (int(whole) % 2))}
        case Power(base, Number(exponent)) if exponent.denominator == 1 and abs(exponent) <= _HIGHEST:
            inside = _evaluated(base, n)
            if len(inside) == 1:
                ((power, one),) = inside.items()
                return {power * int(exponent): one ** int(exponent)}
        case _ if node == PI:
            return {1: Fraction(1)}
    raise ValueError("there is more than n, pi, and powers of -1")


def _types(facts: Facts) -> list[str]:
    kind = "expression(n; n >= 1, integer)"
    return ["number", kind, kind, "number"]


CHECKER = Checker(
    facts=Facts, method="integration by parts, between the ends of the pieces", wrong=wrong, types=_types
)
