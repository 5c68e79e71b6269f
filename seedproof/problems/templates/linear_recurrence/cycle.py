"""Reads the recurrence as a polynomial whose powers stand for the places of the terms."""

import re
from collections.abc import Sequence
from typing import Any

from seedproof.problems.polynomials import polynomial_of
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.untyped import Facts

_STATEMENT = re.compile(
    r"(?:The sequence \$\(a_n\)\$ is defined by|Let \$\(a_n\)\$ be the sequence with"
    r"|A sequence satisfies the recurrence relation"
    r"|A sequence is given recursively by) "
    r"\$\$a_\{n\+(?P<order>[1-3])\} = (?P<right>[^=$]+?)"
    r"(?P<power>(?P<sign>^-?| [-+] )(?:(?P<factor>[0-9]+) (?:\\cdot )?)?"
    r"(?P<base>[0-9]+|\\left\(-[0-9]+\\right\))\^\{n\})? "
    r"\\quad \(n \\ge 0\), \\qquad (?P<initial>a_0 = [^$]+)\.\$\$"
)
_FORMULA = (
    r"Find a closed formula for $a_n$, valid for all integers $n \ge 0$.",
    r"Solve the recurrence: express $a_n$ explicitly in terms of $n$.",
)
_LIMIT = (
    r"Find $\lim_{n \to \infty} \frac{a_{n+1}}{a_n}$.",
    r"To what number does the ratio $\frac{a_{n+1}}{a_n}$ tend as $n \to \infty$?",
)
_INITIAL = re.compile(r"a_([0-9]) = (-?[0-9]+)")


def read(statement: str, questions: Sequence[str], drawing: dict[str, Any] | None) -> Facts:
    """The facts of a linear recurrence."""
    match = _STATEMENT.fullmatch(statement)
    if match is None or drawing is not None or len(questions) != 2:
        raise Unreadable("it is not a linear recurrence")
    if questions[0] not in _FORMULA or questions[1] not in _LIMIT:
        raise Unreadable("it asks for something else")
    order = int(match["order"])
    # Powers of x one too high leave that without x for a constant.
    right = re.sub(r"a_(?:n|\{n\+([1-9])\})", lambda found: f"x^{{{int(found[1] or 0) + 1}}}", match["right"])
    coefficients = polynomial_of(right, "x")
    if len(coefficients) > order + 1 or any(one.denominator != 1 for one in coefficients):
        raise Unreadable("a coefficient is no integer, or a term stands too high")
    *found, own = [0] * (order + 1 - len(coefficients)) + [int(one) for one in coefficients]
    initial = [_INITIAL.fullmatch(one) for one in match["initial"].split(r", \quad ")]
    values = [int(one[2]) for place, one in enumerate(initial) if one and int(one[1]) == place]
    if len(values) != order or len(initial) != order or (own and match["power"]):
        raise Unreadable("there are not as many initial values as the order, or two terms without a_n")
    forcing = [own, 1] if own else []
    if match["power"]:
        base = match["base"].replace(r"\left(", "").replace(r"\right)", "")
        factor = int(match["factor"] or 1) * (-1 if "-" in match["sign"] else 1)
        forcing = [factor, int(base)]
    return {"coefficients": found, "forcing": forcing, "initial": values}


READER = Reader(read=read)
