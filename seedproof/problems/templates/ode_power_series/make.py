"""Chooses equations whose series have recurrences of two terms; finds these, follows them, and sums up."""

from fractions import Fraction
from math import factorial, isqrt
from typing import NamedTuple

from msgspec.structs import replace

from seedproof.problems.making import coefficients as polynomials
from seedproof.problems.making.coefficients import division, scaled, value
from seedproof.problems.making.texts import Filling
from seedproof.problems.sheet import Sheet, Typed
from seedproof.problems.solution import Slip, Worked, step
from seedproof.problems.templates.ode_power_series.facts import Facts
from seedproof.record.draws import Draws, Rejected
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
    total,
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

    def ratio(self, n: int) -> Fraction:
        """Return the quotient for one n."""
        return value(self.above, n) / value(self.below, n)

    def written(self) -> Formula:
        """Return the quotient, its denominator as a product of linear factors."""
        factors: list[Formula] = []
        rest = self.below
        for root in (0, -1, -2, -3):
            while len(rest) > 1 and value(rest, root) == 0:
                factors.append(N - root)
                rest, _ = division(rest, [1, -root])
        return polynomial([coefficient / self.below[0] for coefficient in self.above], N) / product(*factors)


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw an equation of the first order, of the second, or one whose series is known. Raises: Rejected."""
    match difficulty:
        case 1:
            facts = _first_order(draws)
        case 2:
            facts = _second_order(draws)
        case _:
            facts = _summable(draws)
    coefficients = _coefficients(facts, _recurrence(facts))
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
    order = draws.choice((4, 5))
    return Facts(
        second=[1] if inner == 0 else [-inner, 0, 1],
        first=[-linear, 0],
        zeroth=[-factor],
        start=draws.nonzeros(2, 4),
        order=order,
        asked="derivative",
        number=order + draws.choice((1, 2)),
    )


def _summable(draws: Draws) -> Facts:
    """Draw an equation whose series is geometric, logarithmic, exponential, or that of sine."""
    height = draws.choice(_NONZERO)
    slope = draws.choice(_NONZERO)
    c = draws.choice((1, 2, 3, 4, -1, -2, -3, -4))
    start = [height, 0]
    order = 4
    match draws.choice(("exponential", "exponential", "geometric", "logarithm", "logarithm", "sine", "sine")):
        case "exponential":
            second = [1]
            first = [-2 * c, 0]
            zeroth = [-2 * c]
            order = 6
        case "geometric":
            second = [-c, 0, 1]
            first = [-4 * c, 0]
            zeroth = [-2 * c]
            start = [height, slope]
        case "logarithm":
            if slope % c:
                raise Rejected("the factor of the logarithm is no integer")
            second = [-c, 1]
            first = [-c]
            zeroth = []
            start = [height, slope]
        case _:
            second = [1, 0]
            first = [2]
            zeroth = [c * abs(c), 0]
            start = [abs(c) * height, 0]
    return Facts(second=second, first=first, zeroth=zeroth, start=start, order=order, asked="closed form")


def _recurrence(facts: Facts) -> Recurrence:
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
    return Recurrence(low - high, 0 if facts.zeroth else max(0, -low), above, below)


def _in_n(terms: list[tuple[int, int]], shift: int) -> Polynomial:
    """Return the sum of p (n + shift)(n + shift - 1)..., with as many factors as derivatives."""
    result = [Fraction(0)]
    for coefficient, derivative in terms:
        roots = [Fraction(index - shift) for index in range(derivative)]
        result = polynomials.total(result, polynomials.with_roots(roots, Fraction(coefficient)))
    return polynomials.without_leading_zeros(result)


def _coefficients(facts: Facts, rule: Recurrence) -> list[Fraction]:
    """Return the coefficients of the solution, up to the last one that is asked for."""
    coefficients = [Fraction(number) for number in facts.start]
    while len(coefficients) <= max(facts.order, facts.number):
        n = len(coefficients) - rule.shift
        coefficients.append(coefficients[n] * rule.ratio(n))
    return coefficients


def work(facts: Facts, slip: Slip) -> Worked:
    """Find the recurrence, its first values, the beginning of the series, and a derivative or the sum."""
    right = _recurrence(facts)
    rule = _found(facts, right, slip)
    opposite = replace(facts, start=[-facts.start[0], *facts.start[1:]])
    mistaken = slip.or_else(facts, initial_value_with_the_wrong_sign=opposite)
    coefficients = _coefficients(mistaken, rule)
    if any(number.denominator > 5000 or abs(number.numerator) > 100000 for number in coefficients):
        raise Rejected("the coefficients are ugly")
    beginning = total(*(coefficients[power] * X**power for power in range(facts.order + 1)))
    problem = {"equation": Verbatim(_equation(facts)), "initial": Verbatim(_initial(facts))}
    if facts.asked == "closed form":
        last = _closed_form(mistaken, slip)
        last_step = step("initial_value_problem", function=last, **problem)
    else:
        number = facts.number
        last = formula(coefficients[number] * slip.or_else(factorial(number), factorial_lost=number))
        asked = Verbatim(_derivative(facts))
        last_step = step("derivative_of_solution", **problem, derivative=asked, value=last)
    # A constant quotient is not worked out.
    count = 0 if len(right.above) == len(right.below) == 1 else 3
    following = Verbatim(f"a_{{n+{rule.shift}}}")
    ratio = rule.written()
    gaps_of_rule = {"following": following, "right": ratio * Verbatim("a_n"), "from": formula(rule.start)}
    steps = (
        step("coefficient_recurrence", equation=problem["equation"], **gaps_of_rule),
        *(
            step("value", letter=N, at=n, expression=ratio, value=rule.ratio(n))
            for n in range(right.start, right.start + count)
        ),
        step("series_solution", **problem, order=facts.order, polynomial=beginning),
        last_step,
    )
    return Worked(steps, (ratio, beginning, last))


def _found(facts: Facts, rule: Recurrence, slip: Slip) -> Recurrence:
    """Return the recurrence, or what a slip makes of it. Raises: Rejected where it makes nothing of it."""
    opposite = rule._replace(above=scaled(rule.above, Fraction(-1)))
    if facts.asked == "closed form":
        # The recurrence of sine has the square of the parameter that is doubled.
        factor = Fraction(4 if facts.second[-1] == 0 else 2)
        doubled = rule._replace(above=scaled(rule.above, factor))
        return slip.or_else(rule, sign_of_the_recurrence=opposite, factor_doubled=doubled)
    return slip.or_else(
        rule,
        sign_of_the_recurrence=opposite,
        index_not_shifted=lambda: _shifted(rule),
        factor_of_the_derivative_lost=lambda: _with_one_factor_less(rule),
    )


def _shifted(rule: Recurrence) -> Recurrence:
    """Put n + 1 in place of n above."""
    if len(rule.above) != 2:
        raise Rejected("there is nothing to shift, or too much")
    slope, constant = rule.above
    return rule._replace(above=[slope, constant + slope])


def _with_one_factor_less(rule: Recurrence) -> Recurrence:
    quotient, rest = division(rule.below, [1, 1])
    if rest or not quotient:
        raise Rejected("there is no such factor")
    return rule._replace(below=quotient)


def _closed_form(facts: Facts, slip: Slip) -> Formula:
    """Return the sum of the series, with the parameter c that the equation has."""
    start, slope = facts.start

    def changed(c: int) -> int:
        return slip.or_else(c, sign_of_the_recurrence=-c, sign_of_the_parameter=-c, factor_doubled=2 * c)

    match facts.second:
        case [_]:
            return start * call("exp", changed(-facts.zeroth[0] // 2) * X**2)
        case [_, 0]:
            square = facts.zeroth[0]
            c = changed(isqrt(abs(square)) * (1 if square > 0 else -1))
            wave = call("sin" if c > 0 else "sinh", abs(c) * X)
            whole, rest = divmod(start, abs(c))
            return start * wave / (abs(c) * X) if rest else whole * wave / X
        case [inner, _]:
            c = changed(-inner)
            return start + Fraction(-slope, c) * call("log", 1 - c * X)
    return (start + slope * X) / (1 - changed(-facts.second[0]) * X**2)


def types(facts: Facts) -> tuple[Typed, ...]:
    """Say where things are compared: a sum within the radius of convergence, and not at 0."""
    last = Typed("number", (_derivative(facts),))
    if facts.asked == "closed form":
        is_logarithm = len(facts.second) == 2 and facts.second[-1] != 0
        where = f"0 < x < 1/{abs(facts.second[0])}" if is_logarithm else "x > 0"
        last = Typed(f"expression(x; {where})", ("y",))
    ratio = Typed(f"expression(n; n >= {_recurrence(facts).start}, integer)", ("r",))
    return ratio, Typed("expression(x)"), last


def _derivative(facts: Facts) -> str:
    return f"y^{{({facts.number})}}(0)"


def _equation(facts: Facts) -> str:
    """Write the equation, with zero on the right."""
    parts = {"y''": facts.second, "y'": facts.first, "y": facts.zeroth}
    terms: list[Formula] = []
    for function, coefficients in parts.items():
        powers = (coefficient * X**power for power, coefficient in enumerate(reversed(coefficients)))
        terms.append(product(total(*powers), Verbatim(function)))
    return latex(equation(total(*terms), 0))


def _initial(facts: Facts) -> str:
    height, *slopes = facts.start
    return r", \quad ".join([f"y(0) = {height}", *(f"y'(0) = {slope}" for slope in slopes)])


def gaps(facts: Facts) -> dict[str, Filling]:
    """Return equation, initial values, and what is said of the recurrence."""
    rule = _recurrence(facts)
    return {"equation": _equation(facts), "initial": _initial(facts), "shift": rule.shift, "from": rule.start}


SHEET = Sheet(
    subject="sequences_series",
    method="substitution into the differential equation",
    sample=sample,
    work=work,
    types=types,
    slips={
        "sign_of_the_recurrence": "a term changes sides without changing its sign",
        "index_not_shifted": "the index of a derivative's coefficients is off by one",
        "factor_of_the_derivative_lost": "a factor that differentiating brings is lost",
        "factor_doubled": "the number in the recurrence is too large by a factor",
        "initial_value_with_the_wrong_sign": "the first initial value has the wrong sign",
        "factorial_lost": "the coefficient is multiplied with the order of the derivative, not its factorial",
        "sign_of_the_parameter": "the series is recognised with a wrong sign inside",
    },
    gaps=gaps,
    levels={
        1: "an equation of the first order, each coefficient from the one before",
        2: "an equation of the second order with variable coefficients, each from the one two before",
        3: "the series is recognised and summed",
    },
)
