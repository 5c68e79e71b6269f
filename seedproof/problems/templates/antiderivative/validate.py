"""Differentiates the stated antiderivatives; a difference from the integrand must vanish in normal form."""

from collections.abc import Iterator, Sequence
from fractions import Fraction

from seedproof.equivalence import read
from seedproof.equivalence.deciding.derivative import derivative
from seedproof.equivalence.deciding.ring import NotNormal
from seedproof.equivalence.deciding.values import Situation, same
from seedproof.equivalence.reading.tree import Node, Number, Symbol, is_expression, mapped, names
from seedproof.problems.checker import Checker
from seedproof.problems.templates.antiderivative.facts import Facts, Function, Logarithm, Terms, Wave
from seedproof.record.budget import Budget

_LONGEST = 400
_SECONDS = 5.0
_BASIC: dict[Function, str] = {
    "power": "({factor})*x^({parameter})",
    "exp": "({factor})*e^(({parameter})*x)",
    "sin": "({factor})*sin(({parameter})*x)",
    "cos": "({factor})*cos(({parameter})*x)",
    "sec": "({factor})/cos(({parameter})*x)^2",
    "arctan": "({factor})/(x^2+({parameter})^2)",
}


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """Check the general antiderivative, and the one with the wanted value."""
    if len(facts.start) != 2 or facts.start[0] not in (0, 1):
        yield "no value is wanted at 0 or 1"
        return
    if len(answers) != 2 or any(len(answer) > _LONGEST for answer in answers):
        yield "there are not as many answers as parts, or one is too long"
        return
    general, *fixed = answers
    yield from _general_wrong(facts, general)
    for answer in fixed:
        yield from _fixed_wrong(facts, answer)


def _general_wrong(facts: Facts, answer: str) -> Iterator[str]:
    """Check that the answer is an antiderivative plus C."""
    tree = read(answer)
    if not is_expression(tree) or names(tree) != {"x", "C"}:
        yield f"{answer!r} is no formula in the letters it should have"
        return
    try:
        if derivative(tree, "C") != Number(Fraction(1)):
            yield f"{answer!r} is not a function plus C"
    except NotNormal as error:
        yield f"{answer!r} cannot be differentiated: {error}"
        return
    yield from _derivative_wrong(facts, answer, tree)


def _fixed_wrong(facts: Facts, answer: str) -> Iterator[str]:
    """Check that the answer is the antiderivative with the wanted value."""
    tree = read(answer)
    if not is_expression(tree) or names(tree) != {"x"}:
        yield f"{answer!r} is no formula in the letters it should have"
        return
    yield from _derivative_wrong(facts, answer, tree)
    x, value = map(Fraction, facts.start)
    verdict = same(_with_x(tree, x), Number(value), Situation({}, Budget(_SECONDS)))
    if verdict.result != "equal":
        yield f"{answer!r} is not {value} at x = {x}"


def _derivative_wrong(facts: Facts, answer: str, tree: Node) -> Iterator[str]:
    """Compare the derivative with the integrand; for positive x, where that has roots or logarithms."""
    assumptions: dict[str, dict[str, str]] = {}
    if not isinstance(facts, Wave):
        assumptions = {"domain": {"x": "x > 0"}}
    try:
        slope = derivative(tree, "x")
        verdict = same(slope, read(_integrand(facts)), Situation(assumptions, Budget(_SECONDS)))
    except NotNormal as error:
        yield f"{answer!r} cannot be differentiated: {error}"
        return
    if verdict.result != "equal":
        yield f"the derivative of {answer!r} is not the integrand: {verdict.reason}"


def _with_x(tree: Node, x: Fraction) -> Node:
    """Return the tree with a number for x."""
    return mapped(tree, lambda node: Number(x) if node == Symbol("x") else None)


def _integrand(facts: Facts) -> str:
    """Return the function in plain text."""
    match facts:
        case Terms(terms):
            return " + ".join(
                _BASIC[term.function].format(factor=term.factor, parameter=term.parameter) for term in terms
            )
        case Logarithm(factor, power, logs):
            return f"{factor} * x^{power} * ln(x)^{logs}"
        case Wave():
            return _wave(facts)


def _wave(facts: Wave) -> str:
    monomials = [f"({value})*x^{power}" for power, value in enumerate(reversed(facts.polynomial))]
    factors = [f"({' + '.join(monomials)})", f"e^({facts.growth}*x)"]
    if facts.wave:
        factors.append(f"{facts.wave}({facts.rate}*x)")
    return " * ".join(factors)


def types(facts: Facts) -> list[str]:
    """Return the types of both parts; roots and logarithms need a positive x."""
    if facts.start[0] == 1:
        return ["antiderivative(x)", "expression(x; x > 0)"]
    return ["antiderivative(x)", "expression(x)"]


CHECKER = Checker(
    facts=Facts,
    method="derivative in normal form",
    wrong=wrong,
    types=types,
)
