"""Rewrites sets of real numbers as inequalities, conditions and distances from a midpoint."""

from math import lcm

from seedproof.benchmarks.judge.rewriting.rewrite import of_whole
from seedproof.text.formula import (
    INFINITY,
    Formula,
    Number,
    Sequence,
    Symbol,
    Union,
    call,
    equation,
    latex,
    product,
    total,
)

_X = Symbol("x")
MINUS_INFINITY = -INFINITY
_OR = r" \text{ or } "


def members_of(node: Formula) -> tuple[Formula, ...]:
    """Return the intervals and sets of points of a union."""
    return node.parts if isinstance(node, Union) else (node,)


def ends_of(part: Formula) -> tuple[Formula, Formula, str] | None:
    """Return the lower end, the upper end and the brackets of an interval; None for a set of points."""
    match part:
        case Sequence("(" | "[" as opening, (low, high), closing):
            return low, high, opening + closing
    return None


def _condition(part: Formula, inner: Formula, scale: int = 1) -> str | None:
    """Write an interval as an inequality, points as equations; None for all numbers and for no number."""
    ends = ends_of(part)
    if ends is None:
        points = part.items if isinstance(part, Sequence) else ()
        return _OR.join(latex(equation(inner, point)) for point in points) or None
    low, high, brackets = ends
    below = r"\le" if "[" in brackets else "<"
    above = r"\le" if "]" in brackets else "<"
    if low == MINUS_INFINITY and high == INFINITY:
        return None
    if low == MINUS_INFINITY:
        return f"{latex(inner)} {above} {latex(product(scale, high))}"
    if high == INFINITY:
        return f"{latex(inner)} {below.replace('le', 'ge').replace('<', '>')} {latex(product(scale, low))}"
    return f"{latex(product(scale, low))} {below} {latex(inner)} {above} {latex(product(scale, high))}"


def _inequality(node: Formula) -> str | None:
    conditions = [_condition(part, _X) for part in members_of(node)]
    if conditions and all(conditions):
        return _OR.join(condition for condition in conditions if condition)
    return None


def _builder(node: Formula) -> str | None:
    hole = _hole(node)
    conditions = [hole] if hole else [_condition(part, _X) for part in members_of(node)]
    if not all(conditions):
        return None
    return r" \cup ".join(rf"\left\{{x \in \mathbb{{R}} : {condition}\right\}}" for condition in conditions)


def _hole(node: Formula) -> str | None:
    """Write all numbers but one as an inequality: x != 3."""
    match node:
        case Union((Sequence("(", (low, left), ")"), Sequence("(", (right, high), ")"))) if (
            low == MINUS_INFINITY and left == right and high == INFINITY
        ):
            return latex(equation(_X, left, "!="))
    return None


def _scaled(node: Formula) -> str | None:
    """Write an interval, some of whose ends have denominators, as an inequality without them."""
    interval = ends_of(node)
    ends = [end for end in interval[:2] if end not in (INFINITY, MINUS_INFINITY)] if interval else []
    numbers = [end.value for end in ends if isinstance(end, Number)]
    scale = lcm(*(number.denominator for number in numbers))
    if not ends or len(numbers) < len(ends) or not 1 < scale <= 12:
        return None
    return _condition(node, product(scale, _X), scale)


def _distance(node: Formula) -> str | None:
    """Write an interval, or what lies outside one, by the distance from its midpoint."""
    members = members_of(node)
    first = ends_of(members[0])
    last = ends_of(members[-1])
    if first is None or last is None or len(members) > 2:
        return None
    if len(members) == 1:
        low, high, brackets = first
        signs = {"()": "<", "[]": "<="}
    else:
        start, low, left = first
        high, end, right = last
        if start != MINUS_INFINITY or end != INFINITY:
            return None
        brackets = left[1] + right[0]
        signs = {")(": ">", "][": ">="}
    if brackets not in signs or not (isinstance(low, Number) and isinstance(high, Number)):
        return None
    middle = (low.value + high.value) / 2
    radius = (high.value - low.value) / 2
    if radius <= 0 or max(middle.denominator, radius.denominator) > 6:
        return None
    return latex(equation(call("abs", total(_X, -Number(middle))), radius, signs[brackets]))


REWRITES = (
    of_whole("inequality", "the intervals are inequalities", _inequality, "interval_union", carried=False),
    of_whole("not_equal", "the number that is missing is named", _hole, "interval_union", carried=False),
    of_whole("condition", "the set is given by a condition", _builder, "interval_union"),
    of_whole(
        "denominators_cleared", "the inequality has no denominators", _scaled, "interval_union", carried=False
    ),
    of_whole(
        "distance",
        "it is given by the distance from its middle",
        _distance,
        "interval_union",
        carried=False,
    ),
)
