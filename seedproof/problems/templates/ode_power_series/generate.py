"""Chooses equations whose series have recurrences of two terms, and works these out."""

from fractions import Fraction
from math import factorial, isqrt
from typing import NamedTuple

from seedproof.problems.making.coefficients import division, scaled, total, value, with_roots
from seedproof.problems.template import Answer, Template, Words
from seedproof.problems.templates.ode_power_series.facts import Facts
from seedproof.problems.templates.ode_power_series.phrases import (
    INITIAL,
    LAST,
    POLYNOMIALS,
    RECURRENCES,
    STATEMENTS,
)
from seedproof.problems.writing import fill
from seedproof.record.draws import Draws, Rejected
from seedproof.text import formula as formulas
from seedproof.text.formula import (
    Formula,
    Symbol,
    Verbatim,
    call,
    equation,
    formula,
    latex,
    polynomial,
    product,
    quotient,
)

N = Symbol("n")
X = Symbol("x")

_NONZERO = (1, 2, 3, 4, 5, -1, -2, -3, -4, -5)

Polynomial = list[Fraction]
"""Coefficients, the highest power first."""


class Recurrence(NamedTuple):
    """a_(n + shift) = above(n) / below(n) * a_n for n from `start` on, with polynomials in n."""

    shift: int
    start: int
    above: Polynomial
    below: Polynomial


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw an equation of the first order, of the second, or one whose series is known. Raises: Rejected."""
    match difficulty:
        case 1:
            facts = _first_order(draws)
        case 2:
            facts = _second_order(draws)
        case _:
            facts = _summable(draws)
    coefficients = coefficients_of(facts, recurrence(facts))
    if any(number.denominator > 400 or abs(number.numerator) > 5000 for number in coefficients):
        raise Rejected("the coefficients are not neat")
    if facts.asked == "derivative" and 0 in coefficients[-2:]:
        raise Rejected("the series breaks off")
    return facts


def _first_order(draws: Draws) -> Facts:
    """Draw (1 - c x) y' = k y."""
    inner = draws.choice(_NONZERO)
    factor = draws.choice(_NONZERO)
    order = draws.choice((3, 4))
    return Facts(
        second=[],
        first=[-inner, 1],
        zeroth=[-factor],
        start=[draws.choice(_NONZERO)],
        order=order,
        asked="derivative",
        number=order + 1,
    )


def _second_order(draws: Draws) -> Facts:
    """Draw (1 - c x^2) y'' = p x y' + q y; often with c = 0."""
    inner = draws.choice((0, 0, 1, -1, 2, -2))
    linear = draws.choice(_NONZERO)
    factor = draws.choice(_NONZERO)
    second = [1] if inner == 0 else [-inner, 0, 1]
    order = draws.choice((4, 5))
    return Facts(
        second=second,
        first=[-linear, 0],
        zeroth=[-factor],
        start=draws.nonzeros(2, 4),
        order=order,
        asked="derivative",
        number=order + draws.choice((1, 2)),
    )


def _summable(draws: Draws) -> Facts:
    """Draw an equation whose series is geometric, logarithmic, exponential, or that of sine."""
    value_at_zero = draws.choice(_NONZERO)
    slope = draws.choice(_NONZERO)
    c = draws.choice((1, 2, 3, 4, -1, -2, -3, -4))
    match draws.choice(("exponential", "exponential", "geometric", "logarithm", "logarithm", "sine", "sine")):
        case "exponential":
            return _closed([1], [-2 * c, 0], [-2 * c], [value_at_zero, 0], 6)
        case "geometric":
            return _closed([-c, 0, 1], [-4 * c, 0], [-2 * c], [value_at_zero, slope], 4)
        case "logarithm":
            if slope % c:
                raise Rejected("the factor of the logarithm is no integer")
            return _closed([-c, 1], [-c], [], [value_at_zero, slope], 4)
    return _closed([1, 0], [2], [c * abs(c), 0], [abs(c) * value_at_zero, 0], 4)


def _closed(second: list[int], first: list[int], zeroth: list[int], start: list[int], order: int) -> Facts:
    return Facts(
        second=second,
        first=first,
        zeroth=zeroth,
        start=start,
        order=order,
        asked="closed form",
        number=0,
    )


def recurrence(facts: Facts) -> Recurrence:
    """Return the recurrence of the coefficients.

    A term p x^j times the derivative number i takes a_(m - j + i) to the power m of x.
    """
    terms: dict[int, list[tuple[int, int]]] = {}
    for derivative, coefficients in enumerate((facts.zeroth, facts.first, facts.second)):
        for power, coefficient in enumerate(reversed(coefficients)):
            if coefficient:
                terms.setdefault(power - derivative, []).append((coefficient, derivative))
    low = max(terms)
    high = min(terms)
    above = scaled(_in_n(terms[low], 0), Fraction(-1))
    below = _in_n(terms[high], low - high)
    for root in (0, -1, -2, -3):
        if value(above, root) == 0 and value(below, root) == 0:
            above, _ = division(above, [1, -root])
            below, _ = division(below, [1, -root])
    return Recurrence(low - high, max(0, -low) if facts.zeroth == [] else 0, above, below)


def _in_n(terms: list[tuple[int, int]], shift: int) -> Polynomial:
    """Return the sum of p (n + shift)(n + shift - 1)..., with as many factors as derivatives."""
    result = [Fraction(0)]
    for coefficient, derivative in terms:
        roots = [Fraction(index - shift) for index in range(derivative)]
        result = total(result, with_roots(roots, Fraction(coefficient)))
    start = next(index for index, number in enumerate(result) if number)
    return result[start:]


def coefficients_of(facts: Facts, rule: Recurrence) -> list[Fraction]:
    """Return the coefficients of the solution, up to the last one that is asked for."""
    last = max(facts.order, facts.number)
    coefficients = [Fraction(number) for number in facts.start]
    while len(coefficients) <= last:
        n = len(coefficients) - rule.shift
        coefficients.append(coefficients[n] * value(rule.above, n) / value(rule.below, n))
    return coefficients


def ratio(rule: Recurrence) -> Formula:
    """Return r(n), the denominator as a product of linear factors."""
    leading = rule.below[0]
    above = polynomial([coefficient / leading for coefficient in rule.above], N)
    factors: list[Formula] = []
    rest = rule.below
    for root in (0, -1, -2, -3):
        while len(rest) > 1 and value(rest, root) == 0:
            factors.append(N - root)
            rest, _ = division(rest, [1, -root])
    return quotient(above, product(*factors))


def taylor(facts: Facts, coefficients: list[Fraction]) -> Formula:
    """Return the Taylor polynomial, the constant term first."""
    powers = [coefficients[power] * X**power for power in range(facts.order + 1)]
    return formulas.total(*powers)


def closed(facts: Facts, c: int) -> Formula:
    """Return the sum of the series, with the parameter that the equation has."""
    start, slope = facts.start
    if len(facts.second) == 1:
        return start * call("exp", c * X**2)
    if facts.second[-1] == 0:
        frequency = abs(c)
        name = "sin" if c > 0 else "sinh"
        wave = call(name, frequency * X)
        if start % frequency == 0:
            return quotient(start // frequency * wave, X)
        return quotient(start * wave, frequency * X)
    if len(facts.second) == 2:
        return formulas.total(start, Fraction(-slope, c) * call("log", formulas.total(1, -c * X)))
    return quotient(formulas.total(start, slope * X), formulas.total(1, -c * X**2))


def parameter(facts: Facts) -> int:
    """Return the number that the equation of a known series depends on."""
    if len(facts.second) == 1:
        return -facts.zeroth[0] // 2
    if facts.second[-1] == 0:
        square = facts.zeroth[0]
        root = isqrt(abs(square))
        return root if square > 0 else -root
    return -facts.second[0]


def answers(facts: Facts) -> list[Answer]:
    """Give the quotient of the coefficients, the polynomial, and a derivative or the sum."""
    rule = recurrence(facts)
    coefficients = coefficients_of(facts, rule)
    return [
        Answer(ratio(rule), f"expression(n; n >= {rule.start}, integer)", ("r",)),
        Answer(taylor(facts, coefficients), "expression(x)"),
        _last(facts, coefficients),
    ]


def _last(facts: Facts, coefficients: list[Fraction]) -> Answer:
    if facts.asked == "derivative":
        value = formula(coefficients[facts.number] * factorial(facts.number))
        return Answer(value, "number", (f"y^{{({facts.number})}}(0)",))
    return Answer(closed(facts, parameter(facts)), f"expression(x; {domain(facts)})", ("y",))


def domain(facts: Facts) -> str:
    """Return where the closed form is compared: within the radius of convergence, and not at 0."""
    if len(facts.second) == 2 and facts.second[-1] != 0:
        return f"0 < x < 1/{abs(facts.second[0])}"
    return "x > 0"


def equation_text(facts: Facts) -> str:
    """Write the equation, with zero on the right."""
    left = formulas.total(
        _times(facts.second, "y''"),
        _times(facts.first, "y'"),
        _times(facts.zeroth, "y"),
    )
    return latex(equation(left, 0))


def _times(coefficients: list[int], function: str) -> Formula:
    terms = [coefficient * X**power for power, coefficient in enumerate(reversed(coefficients))]
    return product(formulas.total(*terms), Verbatim(function))


def initial_text(facts: Facts) -> str:
    """Write the initial values."""
    if len(facts.start) == 1:
        return fill(INITIAL[1], value=str(facts.start[0]))
    return fill(INITIAL[2], value=str(facts.start[0]), slope=str(facts.start[1]))


def words(facts: Facts, draws: Draws) -> Words:
    """Write equation and initial values."""
    rule = recurrence(facts)
    statement = fill(
        draws.choice(STATEMENTS),
        equation=equation_text(facts),
        initial=initial_text(facts),
    )
    ratios = fill(draws.choice(RECURRENCES), **{"from": str(rule.start)}, shift=str(rule.shift))
    terms = fill(draws.choice(POLYNOMIALS), order=str(facts.order))
    last = draws.choice(LAST[facts.asked])
    if facts.asked == "derivative":
        last = fill(last, number=str(facts.number))
    return Words(statement, (ratios, terms, last))


TEMPLATE = Template(
    subject="sequences_series",
    method="substitution into the differential equation",
    sample=sample,
    answers=answers,
    words=words,
    levels={
        1: "an equation of the first order, each coefficient from the one before",
        2: "an equation of the second order with variable coefficients, each from the one two before",
        3: "the series is recognised and summed",
    },
)
