"""Reads the table, and finds its rule: a constant ratio, or coefficients from the first differences."""

import re
from collections.abc import Sequence
from fractions import Fraction
from itertools import pairwise
from typing import Any

from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.untyped import Facts

_EXPONENTIAL = r"\$f\(x\) = a \\cdot b\^x\$ with (?:constants )?\$a \\ne 0\$, \$b > 0\$ and \$b \\ne 1\$\."
_STATEMENT = re.compile(
    r"The table in the figure gives values of a function \$f\$ that is linear, quadratic or exponential, "
    rf"where exponential means {_EXPONENTIAL}"
    r"|In the figure some values of a function are tabulated\. The function \$f\$ is of one of three kinds: "
    rf"linear, quadratic, or exponential as in {_EXPONENTIAL}"
    r"|A scientist knows that some quantity \$f\(x\)\$ is a linear, a quadratic or an exponential function "
    rf"of \$x\$, where exponential means {_EXPONENTIAL} The figure shows five of its values\."
)
_KIND = re.compile(
    r"Is \$f\$ linear, quadratic or exponential\? Answer with one of these words\."
    r"|Which one of the words linear, quadratic and exponential describes \$f\$\?"
)
_RULE = re.compile(r"Find a formula for \$f\(x\)\$\.|Write down a rule for \$f\(x\)\$ in terms of \$x\$\.")
_VALUE = re.compile(r"(?:What is|Find|Compute the exact value) \$f\((?P<at>-?[0-9]{1,3})\)\$[.?]")


def read(statement: str, questions: Sequence[str], drawing: dict[str, Any] | None) -> Facts:
    """The facts of a table."""
    if not _STATEMENT.fullmatch(statement) or len(questions) != 3 or drawing is None:
        raise Unreadable("it is not a table of a rule")
    kind, rule, value = (
        pattern.fullmatch(one) for pattern, one in zip((_KIND, _RULE, _VALUE), questions, strict=True)
    )
    if kind is None or rule is None or value is None or drawing["kind"] != "table":
        raise Unreadable("it asks for something else, or shows no table")
    (corner, *places), [(name, *values)] = drawing["head"], drawing["rows"]
    xs = [int(one) for one in places]
    steps = {other - one for one, other in pairwise(xs)}
    if (corner, name) != ("x", "f(x)") or len(values) != len(xs) or len(xs) != 5 or len(steps) != 1:
        raise Unreadable("the table does not have two rows with five evenly spaced places")
    step = steps.pop()
    found = _rule(xs[0], step, [Fraction(one) for one in values])
    return found | {"first": xs[0], "step": step, "at": int(value["at"])}


def _rule(first: int, step: int, values: list[Fraction]) -> Facts:
    """Kind and coefficients, by Newton's forward differences."""
    slopes = [(other - one) / step for one, other in pairwise(values)]
    bends = [(other - one) / (2 * step) for one, other in pairwise(slopes)]
    if len(set(bends)) == 1:
        bend, slope = bends[0], slopes[0] - bends[0] * (2 * first + step)
        constant = values[0] - slope * first - bend * first * first
        numbers = [bend, slope, constant] if bend else [slope, constant]
        return {"kind": "quadratic" if bend else "linear", "coefficients": [str(one) for one in numbers]}
    ratios = {other / one for one, other in pairwise(values)}
    if len(ratios) != 1:
        raise Unreadable("the values follow no rule of the three kinds")
    base = _root(ratios.pop(), step)
    return {"kind": "exponential", "coefficients": [str(values[0] / base**first), str(base)]}


def _root(value: Fraction, degree: int) -> Fraction:
    """The rational root of a degree up to 3 of a small fraction."""
    for under in range(1, 10):
        for above in range(1, 10):
            if Fraction(above, under) ** degree == value:
                return Fraction(above, under)
    raise Unreadable(f"{value} has no simple root")


READER = Reader(read=read)
