"""Best is what leaves deviations that are orthogonal to every function that may be added."""

from collections.abc import Iterator, Sequence
from fractions import Fraction

from seedproof.equivalence import Unreadable
from seedproof.problems.checker import Checker
from seedproof.problems.checking.matrices import stated_number
from seedproof.problems.checking.polynomials import polynomial_of
from seedproof.problems.templates.least_squares_points.facts import Facts

_POWERS = {"line": (0, 1), "proportional": (1,), "parabola": (0, 1, 2)}
"""The powers of x that each kind of function is made of."""


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """Each stated function has deviations orthogonal to its powers; with different places it is unique."""
    if len({x for x, _ in facts.points}) < 4:
        yield "there are fewer than four different places"
        return
    line = _function(answers[0])
    yield from _function_wrong(facts, line, "line", answers[0])
    if line is None:
        return
    deviations = [_value(line, x) - y for x, y in facts.points]
    residual = sum((deviation * deviation for deviation in deviations), Fraction(0))
    if stated_number(answers[1]) != residual:
        yield f"the sum of the squares is {residual}, not {answers[1]}"
    if facts.asked == "prediction":
        if stated_number(answers[2]) != _value(line, facts.at):
            yield f"at {facts.at} the line has another value than {answers[2]}"
        return
    yield from _function_wrong(facts, _function(answers[2]), facts.asked, answers[2])


def _function(text: str) -> list[Fraction] | None:
    """Return the coefficients of 1, x, x^2 and so on, None where the text is no polynomial."""
    try:
        return list(reversed(polynomial_of(text, "x")))
    except (Unreadable, ValueError):
        return None


def _value(coefficients: Sequence[Fraction], x: int) -> Fraction:
    return sum((coefficient * x**power for power, coefficient in enumerate(coefficients)), Fraction(0))


def _function_wrong(
    facts: Facts, coefficients: Sequence[Fraction] | None, kind: str, text: str
) -> Iterator[str]:
    if coefficients is None:
        yield f"{text} is no polynomial"
        return
    powers = _POWERS[kind]
    if any(coefficient and power not in powers for power, coefficient in enumerate(coefficients)):
        yield f"{text} is of another form"
    for power in powers:
        terms = [(_value(coefficients, x) - y) * x**power for x, y in facts.points]
        if sum(terms) != 0:
            yield f"the deviations from {text} are not orthogonal to x^{power}"


def types(facts: Facts) -> list[str]:
    """Return the type of each part."""
    last = "number" if facts.asked == "prediction" else "expression(x)"
    return ["expression(x)", "number", last]


CHECKER = Checker(
    facts=Facts,
    method="deviations orthogonal to the powers of x",
    wrong=wrong,
    types=types,
)
