"""Best is what leaves deviations that are orthogonal to every function that may be added."""

from collections.abc import Iterator, Sequence

from seedproof.problems.checker import Checker
from seedproof.problems.checking.polynomials import stated_polynomial
from seedproof.problems.templates.least_squares_points.facts import Facts

_POWERS = {"line": (0, 1), "proportional": (1,), "parabola": (0, 1, 2)}
"""The powers of x that each kind of function is made of."""


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """Each stated function has deviations orthogonal to its powers; with different places it is unique."""
    if len({x for x, _ in facts.points}) < 4:
        yield "there are fewer than four different places"
        return
    yield from _function_wrong(facts, "line", answers[0])
    line = stated_polynomial(answers[0], "x")
    if line is None:
        return
    residual = sum((line(x) - y) ** 2 for x, y in facts.points)
    if answers[1] != str(residual):
        yield f"the sum of the squares is {residual}, not {answers[1]}"
    if facts.asked != "prediction":
        yield from _function_wrong(facts, facts.asked, answers[2])
    elif answers[2] != str(line(facts.at)):
        yield f"at {facts.at} the line has another value than {answers[2]}"


def _function_wrong(facts: Facts, kind: str, text: str) -> Iterator[str]:
    function = stated_polynomial(text, "x")
    if function is None:
        yield f"{text} is no polynomial"
        return
    powers = _POWERS[kind]
    if any(value and power not in powers for power, value in enumerate(function.coeffs())):
        yield f"{text} is of another form"
    for power in powers:
        if sum((function(x) - y) * x**power for x, y in facts.points) != 0:
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
