"""Differentiates the stated antiderivative; the definite integral is its increase, both in normal form."""

from collections.abc import Iterator, Sequence

from seedproof.equivalence import read
from seedproof.equivalence.deciding.budget import Budget
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
from seedproof.problems.untyped import Facts

_LONGEST, _SECONDS = 300, 5.0
_INNER = {
    "linear": ("{rate}*x", "1"),
    "square": ("x^2", "x"),
    "cube": ("x^3", "x^2"),
    "sin": ("sin(x)", "cos(x)"),
    "cos": ("cos(x)", "sin(x)"),
    "exp": ("e^x", "e^x"),
    "log": ("ln(x)", "1/x"),
    "sqrt": ("sqrt(x)", "1/sqrt(x)"),
}


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """The derivative is the integrand, with a free constant; the second answer is what the first gains."""
    if len(answers) != len(types(facts)) or max(map(len, answers)) > _LONGEST:
        yield "there are not as many answers as parts, or one is too long"
        return
    tree = read(answers[0])
    if not is_expression(tree) or names(tree) != {"x", "C"}:
        yield f"{answers[0]!r} is no formula in x and C"
        return
    try:
        if derivative(tree, "C") != ONE:
            yield f"{answers[0]!r} is not a function plus C"
        verdict = same(derivative(tree, "x"), read(_integrand(facts)), _situation())
    except NotNormal as error:
        yield f"{answers[0]!r} cannot be differentiated: {error}"
        return
    if verdict.result != "equal":
        yield f"the derivative of {answers[0]!r} is not the integrand: {verdict.reason}"
    if not facts["ends"]:
        return
    if not _smooth(facts):
        yield "between the ends there may be a place where the integrand has no value"
    value = read(answers[1])
    low, high = (f"ln({end})" if facts["inner"] == "exp" else str(end) for end in facts["ends"])
    gain = total(_at(tree, high), negative(_at(tree, low)))
    if not is_expression(value) or names(value) or same(gain, value, _situation()).result != "equal":
        yield f"from {low} to {high} the antiderivative does not gain {answers[1]!r}"


def _situation() -> Situation:
    return Situation({}, Budget(_SECONDS))


def _at(tree: Node, place: str) -> Node:
    """The tree with a number for x, and without its constant."""
    values = {Symbol("x"): read(place), Symbol("C"): read("0")}
    return mapped(tree, lambda node: values.get(node) if isinstance(node, Symbol) else None)


def _smooth(facts: Facts) -> bool:
    """Whether u, which only rises from end to end, stays positive where its power needs that."""
    rises = {"linear": lambda x: facts["rate"] * x, "square": lambda x: x * x, "exp": lambda x: x}
    low, high = (rises[facts["inner"]](end) + facts["shift"] for end in facts["ends"])
    return bool(low < high and (facts["outer"].isdigit() or low > 0))


def _integrand(facts: Facts) -> str:
    """The function in plain text: outer function of u, times the slope of u but for a number."""
    inner, slope = _INNER[facts["inner"]]
    bare = inner.format(rate=facts["rate"])
    u, outer = f"({bare} + ({facts['shift']}))", facts["outer"]
    value = f"{outer}({u})" if outer.isalpha() else f"{u}^({outer})"
    factors = [str(facts["factor"]), slope, value, bare if facts["longer"] else "1"]
    return " * ".join(f"({one})" for one in factors)


def types(facts: Facts) -> list[str]:
    """The second part is asked between ends that make nice values."""
    return ["antiderivative(x)", "number"] if facts["ends"] else ["antiderivative(x)"]


CHECKER = Checker(facts=Facts, method="differentiate", wrong=wrong, types=types)
