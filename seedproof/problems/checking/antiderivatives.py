"""Stated antiderivatives: their derivative must be the function, in normal form."""

from collections.abc import Iterator

from seedproof.equivalence import read
from seedproof.equivalence.deciding.derivative import derivative
from seedproof.equivalence.deciding.ring import NotNormal
from seedproof.equivalence.deciding.values import Situation, same
from seedproof.equivalence.reading.tree import ONE, is_expression, names
from seedproof.record.budget import Budget

_SECONDS = 5.0


def family_wrong(
    answer: str,
    function: str,
    domain: str = "",
    *,
    called: str = "function",
    letters: str = "the letters it should have",
) -> Iterator[str]:
    """Yield a sentence for each fault of a general antiderivative, in x and C; the domain is a condition."""
    tree = read(answer)
    if not is_expression(tree) or names(tree) != {"x", "C"}:
        yield f"{answer!r} is no formula in {letters}"
        return
    try:
        if derivative(tree, "C") != ONE:
            yield f"{answer!r} is not a function plus C"
    except NotNormal as error:
        yield f"{answer!r} cannot be differentiated: {error}"
        return
    yield from slope_wrong(answer, function, domain, called=called)


def slope_wrong(answer: str, function: str, domain: str = "", *, called: str = "function") -> Iterator[str]:
    """Yield a sentence if the derivative of an answer is not the function."""
    situation = Situation({"domain": {"x": domain}} if domain else {}, Budget(_SECONDS))
    try:
        verdict = same(derivative(read(answer), "x"), read(function), situation)
    except NotNormal as error:
        yield f"{answer!r} cannot be differentiated: {error}"
        return
    if verdict.result != "equal":
        yield f"the derivative of {answer!r} is not the {called}: {verdict.reason}"
