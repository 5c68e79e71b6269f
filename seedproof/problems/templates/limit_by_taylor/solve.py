"""Expands every function, adds or multiplies the expansions, and divides the first coefficients left."""

from collections.abc import Sequence
from fractions import Fraction
from math import factorial, prod

from seedproof.problems.solution import Solution, Worked, step
from seedproof.problems.untyped import Facts
from seedproof.record.draws import Rejected
from seedproof.text.formula import Formula, Symbol, call, formula, product, total

X = Symbol("x")
_ORDERS = {"sin": 1, "log": 1, "arctan": 1, "expm1": 1, "vercos": 2}
"""Of the first term, where it is not the number 1."""
_IN_ONE_COEFFICIENT = ("sign_flipped", "power_slip", "factorial_slip", "coefficient_slip")


def _series(name: str, k: int, order: int) -> list[Fraction]:
    """Taylor coefficients up to an order."""
    found, binomial = [Fraction(int(name not in _ORDERS))], Fraction(1)
    for i in range(1, order + 1):
        binomial *= (Fraction(3, 2) - i) / i
        turn, odd = (-1) ** (i // 2), i % 2
        one = {
            "exp": Fraction(1, factorial(i)),
            "sin": Fraction(turn * odd, factorial(i)),
            "cos": Fraction(turn * (1 - odd), factorial(i)),
            "arctan": Fraction(turn * odd, i),
            "log": Fraction(2 * odd - 1, i),
            "sqrt": binomial,
        }[name]
        found.append(one * k**i)
    return found


def _mistaken(name: str, k: int, i: int, slip: str) -> Fraction:
    """By what the slip multiplies the coefficient of order i."""
    if slip == "sign_flipped":
        return Fraction(-1)
    if slip == "power_slip":
        return Fraction(1, k ** (i - 1))
    if (name in ("log", "arctan")) == (slip == "factorial_slip"):
        return Fraction(i, factorial(i)) if slip == "factorial_slip" else Fraction(1)
    return Fraction(i) if slip == "coefficient_slip" else Fraction(factorial(i), i if i > 2 else 1)


def _expanded(facts: Facts, order: int, slip: str) -> list[tuple[str, int, list[Fraction]]]:
    """Every function as far as it matters, the first one that can be mistaken with the slip."""
    functions = [one for _, some in facts["functions"] for one in some]
    multiplied, found, done = len(facts["functions"][0][1]) > 1, [], slip not in _IN_ONE_COEFFICIENT
    for place, (name, k) in enumerate(functions):
        last = order - (_ORDERS.get(functions[1 - place][0], 0) if multiplied else 0)
        series = _series(name, k, last)
        at = last - (slip == "power_slip" and facts["polynomial"][-1].endswith("a"))
        if not done and at > 1 and series[at] and (factor := _mistaken(name, k, at, slip)) != 1:
            series[at], done = factor * series[at], True
        found.append((name, k, series))
    if not done:
        raise Rejected("no coefficient can be mistaken like this")
    return found


def _multiplied(one: list[Fraction], other: list[Fraction], order: int, lost: bool) -> list[Fraction]:
    """The product; without the first mixed term of the highest order, if that is lost."""
    one, other = ([*some, *[Fraction(0)] * (order + 1 - len(some))] for some in (one, other))
    found = [sum((one[i] * other[n - i] for i in range(n + 1)), Fraction(0)) for n in range(order + 1)]
    mixed = [one[i] * other[order - i] for i in range(1, order) if one[i] * other[order - i]]
    if lost and mixed:
        found[order] -= mixed[0]
    return found


def _combined(facts: Facts, series: list[list[Fraction]], order: int, lost: bool) -> list[Fraction]:
    """What the functions of the numerator make together."""
    factors = [factor for factor, _ in facts["functions"]]
    if len(series) > len(factors):
        return [factors[0] * one for one in _multiplied(series[0], series[1], order, lost)]
    terms = [[factor * one for one in some] for factor, some in zip(factors, series, strict=True)]
    if lost and len(terms) > 1:
        terms[-1][order] = Fraction(0)
    return [sum(column, Fraction(0)) for column in zip(*terms, strict=True)]


def _leading(name: str, k: int, slip: str) -> Fraction:
    """The first coefficient of a factor of the denominator."""
    size = (k > 0) - (k < 0) if slip == "inner_factor_lost" else k
    return Fraction(size**2, 2) if name == "vercos" else Fraction(size)


def _said(name: str, k: int) -> Formula:
    if name in ("log", "sqrt"):
        return call(name, 1 + k * X)
    if name == "expm1":
        return call("exp", k * X) - 1
    return 1 - call("cos", k * X) if name == "vercos" else call(name, k * X)


def _shown(series: Sequence[Fraction]) -> Formula:
    return total(*(one * X**i for i, one in enumerate(series)))


def work(facts: Facts, slip: str) -> Worked:
    """Functions, their combination, the unknown constant, the denominator, and the limit."""
    factor, power, factors = facts["below"]
    order = power + sum(_ORDERS[name] for name, _ in factors)
    steps, answers = [], list[Formula]()
    functions = _expanded(facts, order, slip)
    for name, k, series in functions:
        text = f"Up to order ${len(series) - 1}$ the expansion of {{function}} is {{}}."
        steps.append(step(text, _shown(series), "expression(x)", function=_said(name, k)))
    lost = slip == "term_lost"
    combined = _combined(facts, [series for _, _, series in functions], order, lost)
    said = total(*(product(one, *(_said(*f) for f in some)) for one, some in facts["functions"]))
    if len(functions) > 1:
        text = f"So up to order ${order}$ the expansion of {{said}} is {{}}."
        steps.append(step(text, _shown(combined), "expression(x)", said=said))
    if (sign := facts["polynomial"][-1]) in ("a", "-a"):
        constant = combined[order - 1] * (1 if sign == "-a" else -1)
        constant *= -1 if slip == "constant_sign_lost" else 1
        answers.append(formula(constant))
        text = f"The terms of order ${order - 1}$ in the numerator have to cancel, so $a$ is {{}}."
        steps.append(step(text, answers[0], "number"))
    below = factor * prod((_leading(name, k, slip) for name, k in factors), start=Fraction(1))
    limit = combined[order] / below
    answers.append(formula(limit))
    top, bottom = combined[order] * X**order, below * X**order
    if factors:
        steps.append(step("The denominator begins with {}.", bottom, "expression(x)"))
        text = "The lower terms cancel, the numerator begins with {top}, and the quotient of both is {}."
    else:
        steps.append(step("The lower terms cancel, and the numerator begins with {}.", top, "expression(x)"))
        text = "Dividing by {bottom} gives the limit {}."
    steps.append(step(text, answers[-1], "number", top=top, bottom=bottom))
    if slip and tuple(answers) == work(facts, "").answers:
        raise Rejected("the slip changes no answer")
    if slip and not (0 < abs(limit) <= 60 and limit.denominator <= 120 and abs(combined[order]) <= 250):
        raise Rejected("a number is no nice one")
    return Worked(tuple(steps), tuple(answers))


SOLUTION = Solution(
    facts=Facts,
    work=work,
    slips={
        "sign_flipped": "a coefficient of a Taylor polynomial has the wrong sign",
        "power_slip": "the factor of x is not raised to the power in a term of a Taylor polynomial",
        "factorial_slip": "a factorial in a Taylor polynomial is incomplete, or stands where there is none",
        "coefficient_slip": "the denominator of a coefficient of a Taylor polynomial is left out",
        "term_lost": "a term is left out where the Taylor polynomials are multiplied or added",
        "constant_sign_lost": "the constant has the wrong sign",
        "inner_factor_lost": "the factor of x in the functions of the denominator is ignored",
    },
)
