"""Differentiates the stated antiderivative; the definite integral is its increase, both in normal form."""

from collections.abc import Iterator, Sequence
from fractions import Fraction

from seedproof.equivalence import read
from seedproof.equivalence.deciding.values import Situation, same
from seedproof.equivalence.reading.tree import Node, Symbol, is_expression, mapped, names, negative, total
from seedproof.problems.checker import Checker
from seedproof.problems.checking.antiderivatives import family_wrong
from seedproof.problems.templates.integral_by_substitution.facts import Facts, Inner
from seedproof.record.budget import Budget

_LONGEST = 300
_SECONDS = 5.0


_INNER: dict[Inner, tuple[str, str]] = {
    "linear": ("{rate}*x", "1"),
    "square": ("x^2", "x"),
    "cube": ("x^3", "x^2"),
    "sin": ("sin(x)", "cos(x)"),
    "cos": ("cos(x)", "sin(x)"),
    "exp": ("e^x", "e^x"),
    "log": ("ln(x)", "1/x"),
    "sqrt": ("sqrt(x)", "1/sqrt(x)"),
}
"""A function of x in plain text, and its derivative but for a number."""
_SINES = {0: Fraction(0), 1: Fraction(1, 2), 3: Fraction(1)}
"""By the number of sixths of pi."""


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """Compare the derivative with the integrand, and the definite integral with the antiderivative's gain."""
    if len(facts.ends) != 2 or len(answers) != 2 or any(len(answer) > _LONGEST for answer in answers):
        yield "there are not as many answers as parts, or one is too long"
        return
    general, definite = answers
    yield from family_wrong(general, _integrand(facts), called="integrand", letters="x and C")
    if names(read(general)) == {"x", "C"}:
        yield from _definite_wrong(facts, read(general), definite)


def _definite_wrong(facts: Facts, antiderivative: Node, answer: str) -> Iterator[str]:
    """Check that the antiderivative gains the answer, and is defined everywhere between the ends."""
    if not _is_smooth(facts):
        yield "between the ends there may be a place where the integrand has no value"
    low, high = [_end(facts, end) for end in facts.ends]
    gain = total(_with_x(antiderivative, high), negative(_with_x(antiderivative, low)))
    value = read(answer)
    if (
        not is_expression(value)
        or names(value)
        or same(gain, value, Situation({}, Budget(_SECONDS))).result != "equal"
    ):
        yield f"from {low} to {high} the antiderivative does not gain {answer!r}"


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
    bare, slope = _INNER[facts.inner]
    bare = bare.format(rate=facts.rate)
    u = f"({bare} + ({facts.shift}))"
    value = f"{facts.outer}({u})" if facts.outer.isalpha() else f"{u}^({facts.outer})"
    factors = [str(facts.factor), slope, value]
    if facts.longer:
        factors.append(bare)
    return " * ".join(f"({factor})" for factor in factors)


CHECKER = Checker(
    facts=Facts,
    method="differentiate",
    wrong=wrong,
    types=lambda facts: ["antiderivative(x)", "number"],
)
