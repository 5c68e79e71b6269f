"""Differentiates the stated antiderivatives; a difference from the integrand must vanish in normal form."""

from collections.abc import Iterator, Sequence
from fractions import Fraction

from seedproof.equivalence import read
from seedproof.equivalence.deciding.budget import Budget
from seedproof.equivalence.deciding.derivative import derivative
from seedproof.equivalence.deciding.ring import NotNormal
from seedproof.equivalence.deciding.values import Situation, same
from seedproof.equivalence.reading.tree import Node, Number, Symbol, is_expression, mapped, names
from seedproof.problems.checker import Checker
from seedproof.problems.untyped import Facts

_LONGEST, _SECONDS = 400, 5.0
_BASIC = {
    "power": "({})*x^({})",
    "exp": "({})*e^(({})*x)",
    "sin": "({})*sin(({})*x)",
    "cos": "({})*cos(({})*x)",
    "sec": "({})/cos(({})*x)^2",
    "arctan": "({})/(x^2+({})^2)",
}


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """The derivative is the integrand, the first answer has a free constant, the second the value wanted."""
    if len(answers) != len(types(facts)) or max(map(len, answers)) > _LONGEST:
        yield "there are not as many answers as parts, or one is too long"
        return
    domain = {} if facts["kind"] == "product" else {"domain": {"x": "x > 0"}}
    wanted = read(_integrand(facts))
    for number, answer in enumerate(answers):
        tree = read(answer)
        if not is_expression(tree) or names(tree) != {"x"} | ({"C"} if number == 0 else set()):
            yield f"{answer!r} is no formula in the letters it should have"
            continue
        try:
            if number == 0 and derivative(tree, "C") != Number(Fraction(1)):
                yield f"{answer!r} is not a function plus C"
            verdict = same(derivative(tree, "x"), wanted, Situation(domain, Budget(_SECONDS)))
        except NotNormal as error:
            yield f"{answer!r} cannot be differentiated: {error}"
            continue
        if verdict.result != "equal":
            yield f"the derivative of {answer!r} is not the integrand: {verdict.reason}"
        if number == 1:
            place, value = map(Fraction, facts["start"])
            there = same(_at(tree, place), Number(value), Situation({}, Budget(_SECONDS)))
            if there.result != "equal":
                yield f"{answer!r} is not {value} at x = {place}"


def _at(tree: Node, place: Fraction) -> Node:
    """The tree with a number for x."""
    return mapped(tree, lambda node: Number(place) if node == Symbol("x") else None)


def _integrand(facts: Facts) -> str:
    """The function in plain text."""
    if facts["kind"] == "sum":
        return " + ".join(
            _BASIC[kind].format(factor, parameter) for kind, factor, parameter in facts["terms"]
        )
    if facts["kind"] == "logarithm":
        return f"{facts['factor']} * x^{facts['power']} * ln(x)^{facts['logs']}"
    powers = reversed(range(len(facts["polynomial"])))
    terms = [f"({one})*x^{power}" for one, power in zip(facts["polynomial"], powers, strict=True)]
    wave = f"{facts['wave']}({facts['rate']}*x)" if facts["wave"] else "1"
    return f"({' + '.join(terms)}) * e^({facts['growth']}*x) * {wave}"


def types(facts: Facts) -> list[str]:
    """The second part is asked where the antiderivative has a nice value at a place."""
    second = "expression(x; x > 0)" if facts["kind"] == "logarithm" else "expression(x)"
    return ["antiderivative(x)", second] if facts["start"] else ["antiderivative(x)"]


CHECKER = Checker(facts=Facts, method="derivative in normal form", wrong=wrong, types=types)
