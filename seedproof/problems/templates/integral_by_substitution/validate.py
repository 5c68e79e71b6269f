"""Differentiates the stated antiderivative; the definite integral is its increase, both in normal form."""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import NamedTuple

from seedproof.equivalence import read
from seedproof.equivalence.deciding.derivative import derivative
from seedproof.equivalence.deciding.ring import NotNormal
from seedproof.equivalence.deciding.values import Situation, same
from seedproof.equivalence.reading.tree import (
    ONE,
    Node,
    Symbol,
    is_expression,
    mapped,
    names,
    negative,
    total,
)
from seedproof.problems.checker import Checker
from seedproof.problems.templates.integral_by_substitution.facts import Facts, Inner
from seedproof.record.budget import Budget

_LONGEST = 300
_SECONDS = 5.0


class InnerFunction(NamedTuple):
    """A function of x in plain text, and its derivative but for a number."""

    bare: str
    slope: str


_INNER: dict[Inner, InnerFunction] = {
    "linear": InnerFunction("{rate}*x", "1"),
    "square": InnerFunction("x^2", "x"),
    "cube": InnerFunction("x^3", "x^2"),
    "sin": InnerFunction("sin(x)", "cos(x)"),
    "cos": InnerFunction("cos(x)", "sin(x)"),
    "exp": InnerFunction("e^x", "e^x"),
    "log": InnerFunction("ln(x)", "1/x"),
    "sqrt": InnerFunction("sqrt(x)", "1/sqrt(x)"),
}


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """Compare the derivative with the integrand, and the definite integral with the antiderivative's gain."""
    if len(answers) != len(types(facts)) or any(len(answer) > _LONGEST for answer in answers):
        yield "there are not as many answers as parts, or one is too long"
        return
    general, *definite = answers
    tree = read(general)
    if not is_expression(tree) or names(tree) != {"x", "C"}:
        yield f"{general!r} is no formula in x and C"
        return
    try:
        if derivative(tree, "C") != ONE:
            yield f"{general!r} is not a function plus C"
        verdict = same(derivative(tree, "x"), read(_integrand(facts)), _situation())
    except NotNormal as error:
        yield f"{general!r} cannot be differentiated: {error}"
        return
    if verdict.result != "equal":
        yield f"the derivative of {general!r} is not the integrand: {verdict.reason}"
    for answer in definite:
        yield from _definite_wrong(facts, tree, answer)


def _definite_wrong(facts: Facts, antiderivative: Node, answer: str) -> Iterator[str]:
    """Check that the antiderivative gains the answer, and is defined everywhere between the ends."""
    if not _is_smooth(facts):
        yield "between the ends there may be a place where the integrand has no value"
    low, high = [_end(facts, end) for end in facts.ends]
    gain = total(_with_x(antiderivative, high), negative(_with_x(antiderivative, low)))
    value = read(answer)
    if not is_expression(value) or names(value) or same(gain, value, _situation()).result != "equal":
        yield f"from {low} to {high} the antiderivative does not gain {answer!r}"


def _situation() -> Situation:
    return Situation({}, Budget(_SECONDS))


def _end(facts: Facts, end: int) -> str:
    match facts.inner:
        case "exp":
            return f"ln({end})"
        case "log":
            return f"e^{end}"
        case "sqrt":
            return f"{end}^2"
        case "sin" | "cos":
            return f"{end}*pi/6"
    return str(end)


def _with_x(tree: Node, x: str) -> Node:
    """Return the tree with a number for x, and without its constant."""
    values = {Symbol("x"): read(x), Symbol("C"): read("0")}
    return mapped(tree, lambda node: values.get(node) if isinstance(node, Symbol) else None)


def _is_smooth(facts: Facts) -> bool:
    """Tell whether u, which is monotone, stays positive between the ends where its power needs that."""
    low, high = facts.ends
    if low >= high:
        return False
    if facts.outer.isdigit() or facts.outer.isalpha():
        return True
    least = min(_u_at(facts, low), _u_at(facts, high))
    return least > 0 or (least == 0 and Fraction(facts.outer) > 0)


_SINES = {0: Fraction(0), 1: Fraction(1, 2), 3: Fraction(1)}
"""By the number of sixths of pi."""


def _u_at(facts: Facts, end: int) -> Fraction:
    """Return the value of u at an end."""
    match facts.inner:
        case "square":
            return Fraction(end * end + facts.shift)
        case "sin":
            return _SINES[end] + facts.shift
        case "cos":
            return _SINES[3 - end] + facts.shift
    return Fraction(facts.rate * end + facts.shift)


def _integrand(facts: Facts) -> str:
    """Return in plain text the outer function of u, times the slope of u but for a number."""
    inner = _INNER[facts.inner]
    bare = inner.bare.format(rate=facts.rate)
    u = f"({bare} + ({facts.shift}))"
    value = f"{facts.outer}({u})" if facts.outer.isalpha() else f"{u}^({facts.outer})"
    factors = [str(facts.factor), inner.slope, value]
    if facts.longer:
        factors.append(bare)
    return " * ".join(f"({factor})" for factor in factors)


def types(facts: Facts) -> list[str]:
    """Return the types of both parts; only where there are ends there is a second one."""
    if facts.ends:
        return ["antiderivative(x)", "number"]
    return ["antiderivative(x)"]


CHECKER = Checker(
    facts=Facts,
    method="differentiate",
    wrong=wrong,
    types=types,
)
