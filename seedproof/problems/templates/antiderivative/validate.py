"""Differentiates the stated antiderivatives; a difference from the integrand must vanish in normal form."""

from collections.abc import Iterator, Sequence
from fractions import Fraction

from seedproof.equivalence import read
from seedproof.equivalence.deciding.values import Situation, same
from seedproof.equivalence.reading.tree import Number, Symbol, is_expression, mapped, names
from seedproof.problems.checker import Checker
from seedproof.problems.checking.antiderivatives import family_wrong, slope_wrong
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
    domain = "" if isinstance(facts, Wave) else "x > 0"
    yield from family_wrong(answers[0], _integrand(facts), domain, called="integrand")
    yield from _fixed_wrong(facts, answers[1], domain)


def _fixed_wrong(facts: Facts, answer: str, domain: str) -> Iterator[str]:
    """Check that the answer is the antiderivative with the wanted value."""
    tree = read(answer)
    if not is_expression(tree) or names(tree) != {"x"}:
        yield f"{answer!r} is no formula in the letters it should have"
        return
    yield from slope_wrong(answer, _integrand(facts), domain, called="integrand")
    x, value = map(Fraction, facts.start)
    there = mapped(tree, lambda node: Number(x) if node == Symbol("x") else None)
    if same(there, Number(value), Situation({}, Budget(_SECONDS))).result != "equal":
        yield f"{answer!r} is not {value} at x = {x}"


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
            monomials = [f"({value})*x^{power}" for power, value in enumerate(reversed(facts.polynomial))]
            wave = f" * {facts.wave}({facts.rate}*x)" if facts.wave else ""
            return f"({' + '.join(monomials)}) * e^({facts.growth}*x){wave}"


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
