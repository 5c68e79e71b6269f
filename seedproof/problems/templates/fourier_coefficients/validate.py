"""Integrates each piece by parts from end to end, exactly in powers of pi, for many n.

Stated formulas are evaluated at the same n. For even and for odd n they are rational functions of low
degree, so they agree for all n if they do for the first ones.
"""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from math import perm

from seedproof.equivalence import read
from seedproof.equivalence.reading.tree import PI, Node, Number, Power, Product, Sum, Symbol, nodes
from seedproof.problems.checker import Checker
from seedproof.problems.templates.fourier_coefficients.facts import Facts

Value = dict[int, Fraction]
"""A sum of multiples of powers of pi: coefficients by power."""

_LAST_N = 12
_MOST_NODES = 60
_HIGHEST_POWER = 4

_COSINE_INTEGRALS = (0, -1, 0)
"""Repeated integrals of cos(nx): sin/n, -cos/n^2, -sin/n^3; only the cosines are not zero at the ends."""
_SINE_INTEGRALS = (-1, 0, 1)
"""Repeated integrals of sin(nx): -cos/n, -sin/n^2, cos/n^3."""


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """Mean, both kinds of coefficients, and the middle of the two limits at the index asked for."""
    try:
        trees = [_tree(answer) for answer in answers]
        mean, cosines, sines, value = trees
        if _evaluated(mean, 0) != _mean(facts):
            yield f"{answers[0]} is not {_mean(facts)}"
        if _evaluated(value, 0) != _middle(facts):
            yield f"{answers[3]} is not {_middle(facts)}"
        for n in range(1, _LAST_N + 1):
            if _evaluated(cosines, n) != _coefficient(facts, n, _COSINE_INTEGRALS):
                yield f"{answers[1]} is not the coefficient where n is {n}"
            if _evaluated(sines, n) != _coefficient(facts, n, _SINE_INTEGRALS):
                yield f"{answers[2]} is not the coefficient where n is {n}"
    except (ValueError, ZeroDivisionError) as error:
        yield f"an answer is not in the expected form: {error}"


def _tree(answer: str) -> Node:
    """Read an answer. Raises: ValueError where it is no formula, or a long one."""
    tree = read(answer)
    if len(list(nodes(tree))) > _MOST_NODES:
        raise ValueError("it is too long")
    return tree


def _mean(facts: Facts) -> Value:
    """Return the integral over a period, over pi."""
    degree = len(facts.left) - 1
    integral: Value = {}
    for low, high, piece in ((-1, 0, facts.left), (0, 1, facts.right)):
        terms = [Fraction(number, degree - index + 1) for index, number in enumerate(piece)]
        antiderivative = [*terms, Fraction(0)]
        integral = _sum(integral, _value(antiderivative, high), _value(antiderivative, low, 0, Fraction(-1)))
    return _times(integral, Fraction(1), -1)


def _middle(facts: Facts) -> Value:
    """Return the middle of the limits from both sides at the index asked for."""
    half = Fraction(1, 2)
    return _sum(_value(facts.right, facts.at_pi, weight=half), _value(facts.left, -facts.at_pi, weight=half))


def _coefficient(facts: Facts, n: int, integrals: Sequence[int]) -> Value:
    """Return the integral over a period of the function times a wave, over pi.

    It is found by parts: derivatives of the pieces with integrals of the wave, signs in turn.
    """
    integral: Value = {}
    for piece, end, side in (
        (facts.left, 0, 1),
        (facts.left, -1, -1),
        (facts.right, 1, 1),
        (facts.right, 0, -1),
    ):
        for order, cosine in enumerate(integrals):
            wave = cosine * (-1) ** (n * abs(end))
            weight = Fraction(side * (-1) ** order * wave, n ** (order + 1))
            integral = _sum(integral, _value(piece, end, order, weight))
    return _times(integral, Fraction(1), -1)


def _value(
    coefficients: Sequence[int | Fraction], end: int, order: int = 0, weight: Fraction = Fraction(1)
) -> Value:
    """Return the value of a derivative of a piece at end * pi, times a weight."""
    degree = len(coefficients) - 1
    value = Fraction(0)
    for index, coefficient in enumerate(coefficients):
        power = degree - index
        if power >= order:
            value += coefficient * perm(power, order) * end ** (power - order)
    return _times({degree - order: value}, weight)


def _times(value: Value, factor: Fraction, powers: int = 0) -> Value:
    """Return a value times a number and a power of pi."""
    return _sum({power + powers: coefficient * factor for power, coefficient in value.items()})


def _sum(*values: Value) -> Value:
    total: Value = {}
    for value in values:
        for power, coefficient in value.items():
            total[power] = total.get(power, Fraction(0)) + coefficient
    return {power: coefficient for power, coefficient in total.items() if coefficient}


def _product(first: Value, second: Value) -> Value:
    return _sum(*(_times(first, coefficient, power) for power, coefficient in second.items()))


def _evaluated(node: Node, n: int) -> Value:
    """Return the value of a formula at an integer n, 0 for none. Raises: ValueError, ZeroDivisionError."""
    match node:
        case Number(number):
            return _sum({0: number})
        case Symbol("n") if n:
            return {0: Fraction(n)}
        case Sum(terms):
            return _sum(*(_evaluated(term, n) for term in terms))
        case Product(factors):
            product: Value = {0: Fraction(1)}
            for factor in factors:
                product = _product(product, _evaluated(factor, n))
            return product
        case Power(Number(base), exponent) if base == -1:
            whole = _evaluated(exponent, n).get(0, Fraction(0))
            if whole.denominator == 1:
                return {0: Fraction((-1) ** (int(whole) % 2))}
        case Power(base, Number(exponent)) if exponent.denominator == 1 and abs(exponent) <= _HIGHEST_POWER:
            inside = _evaluated(base, n)
            if len(inside) == 1:
                ((power, coefficient),) = inside.items()
                return {power * int(exponent): coefficient ** int(exponent)}
        case _ if node == PI:
            return {1: Fraction(1)}
    raise ValueError("there is more than n, pi, and powers of -1")


CHECKER = Checker(
    facts=Facts,
    method="integration by parts, between the ends of the pieces",
    wrong=wrong,
    types=lambda facts: ["number", *["expression(n; n >= 1, integer)"] * 2, "number"],
)
