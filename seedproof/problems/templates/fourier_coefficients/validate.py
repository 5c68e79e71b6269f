"""Integrates each piece by parts from end to end, exactly in powers of pi, for many n.

Stated formulas are evaluated at the same n. For even and for odd n they are rational functions of low
degree, so they agree for all n if they do for the first ones.
"""

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from functools import reduce
from math import perm

from seedproof.equivalence import read
from seedproof.equivalence.reading.tree import PI, Node, Number, Power, Product, Sum, Symbol, nodes
from seedproof.problems.checker import Checker
from seedproof.problems.checking.closed_forms import ClosedForm, added, multiplied, rational, times_pi
from seedproof.problems.templates.fourier_coefficients.facts import Facts

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
            yield f"{answers[0]} is not {_by_power(_mean(facts))}"
        if _evaluated(value, 0) != _middle(facts):
            yield f"{answers[3]} is not {_by_power(_middle(facts))}"
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


def _mean(facts: Facts) -> ClosedForm:
    """Return the integral over a period, over pi."""
    degree = len(facts.left) - 1
    integral: ClosedForm = {}
    for low, high, piece in ((-1, 0, facts.left), (0, 1, facts.right)):
        terms = [Fraction(number, degree - index + 1) for index, number in enumerate(piece)]
        antiderivative = [*terms, Fraction(0)]
        integral = added(integral, _value(antiderivative, high), _value(antiderivative, low, 0, Fraction(-1)))
    return multiplied(integral, times_pi(1, -1))


def _middle(facts: Facts) -> ClosedForm:
    """Return the middle of the limits from both sides at the index asked for."""
    half = Fraction(1, 2)
    return added(_value(facts.right, facts.at_pi, weight=half), _value(facts.left, -facts.at_pi, weight=half))


def _coefficient(facts: Facts, n: int, integrals: Sequence[int]) -> ClosedForm:
    """Return the integral over a period of the function times a wave, over pi.

    It is found by parts: derivatives of the pieces with integrals of the wave, signs in turn.
    """
    integral: ClosedForm = {}
    for piece, end, side in (
        (facts.left, 0, 1),
        (facts.left, -1, -1),
        (facts.right, 1, 1),
        (facts.right, 0, -1),
    ):
        for order, cosine in enumerate(integrals):
            wave = cosine * (-1) ** (n * abs(end))
            weight = Fraction(side * (-1) ** order * wave, n ** (order + 1))
            integral = added(integral, _value(piece, end, order, weight))
    return multiplied(integral, times_pi(1, -1))


def _value(
    coefficients: Sequence[int | Fraction], end: int, order: int = 0, weight: Fraction = Fraction(1)
) -> ClosedForm:
    """Return the value of a derivative of a piece at end * pi, times a weight."""
    degree = len(coefficients) - 1
    value = Fraction(0)
    for index, coefficient in enumerate(coefficients):
        power = degree - index
        if power >= order:
            value += coefficient * perm(power, order) * end ** (power - order)
    return times_pi(value * weight, degree - order)


def _by_power(number: ClosedForm) -> Mapping[int, Fraction]:
    """Return the coefficients by the power of pi."""
    return {power: coefficient for (power, _), coefficient in number.items()}


def _evaluated(node: Node, n: int) -> ClosedForm:
    """Return the value of a formula at an integer n, 0 for none. Raises: ValueError, ZeroDivisionError."""
    match node:
        case Number(number):
            return rational(number)
        case Symbol("n") if n:
            return rational(n)
        case Sum(terms):
            return added(*(_evaluated(term, n) for term in terms))
        case Product(factors):
            return reduce(multiplied, [_evaluated(factor, n) for factor in factors], rational(1))
        case Power(Number(base), exponent) if base == -1:
            whole = _by_power(_evaluated(exponent, n)).get(0, Fraction(0))
            if whole.denominator == 1:
                return rational((-1) ** (int(whole) % 2))
        case Power(base, Number(exponent)) if exponent.denominator == 1 and abs(exponent) <= _HIGHEST_POWER:
            inside = _by_power(_evaluated(base, n))
            if len(inside) == 1:
                ((power, coefficient),) = inside.items()
                return times_pi(coefficient ** int(exponent), power * int(exponent))
        case _ if node == PI:
            return times_pi(1)
    raise ValueError("there is more than n, pi, and powers of -1")


CHECKER = Checker(
    facts=Facts,
    method="integration by parts, between the ends of the pieces",
    wrong=wrong,
    types=lambda facts: ["number", *["expression(n; n >= 1, integer)"] * 2, "number"],
)
