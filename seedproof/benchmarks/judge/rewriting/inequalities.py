"""Sets of real numbers as inequalities, conditions and distances from a middle."""

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


def parts_of(node: Formula) -> tuple[Formula, ...]:
    """The intervals and sets of points of a union."""
    return node.parts if isinstance(node, Union) else (node,)


def ends_of(part: Formula) -> tuple[Formula, Formula, str] | None:
    """Low end, high end and brackets of an interval; None for a set of points."""
    match part:
        case Sequence("(" | "[" as opening, (low, high), closing):
            return low, high, opening + closing
    return None


def _condition(part: Formula, inner: Formula, scale: int = 1) -> str | None:
    """The inequality for an interval, the equations for points; None for all numbers and for no number."""
    found = ends_of(part)
    if found is None:
        points = part.items if isinstance(part, Sequence) else ()
        return _OR.join(latex(equation(inner, one)) for one in points) or None
    low, high, brackets = found
    below, above = (r"\le" if "[" in brackets else "<"), (r"\le" if "]" in brackets else "<")
    if low == MINUS_INFINITY and high == INFINITY:
        return None
    if low == MINUS_INFINITY:
        return f"{latex(inner)} {above} {latex(product(scale, high))}"
    if high == INFINITY:
        return f"{latex(inner)} {below.replace('le', 'ge').replace('<', '>')} {latex(product(scale, low))}"
    return f"{latex(product(scale, low))} {below} {latex(inner)} {above} {latex(product(scale, high))}"


def _inequality(node: Formula) -> str | None:
    found = [_condition(part, _X) for part in parts_of(node)]
    return _OR.join(one for one in found if one) if found and all(found) else None


def _builder(node: Formula) -> str | None:
    hole = _hole(node)
    found = [hole] if hole else [_condition(part, _X) for part in parts_of(node)]
    if not all(found):
        return None
    return r" \cup ".join(rf"\left\{{x \in \mathbb{{R}} : {one}\right\}}" for one in found)


def _hole(node: Formula) -> str | None:
    """The one number that is missing: x != 3."""
    match node:
        case Union((Sequence("(", (low, one), ")"), Sequence("(", (other, high), ")"))) if (
            low == MINUS_INFINITY and one == other and high == INFINITY
        ):
            return latex(equation(_X, one, "!="))
    return None


def _scaled(node: Formula) -> str | None:
    """An inequality without denominators, where the ends of the one interval have some."""
    found = ends_of(node)
    ends = [end for end in found[:2] if end not in (INFINITY, MINUS_INFINITY)] if found else []
    numbers = [end.value for end in ends if isinstance(end, Number)]
    scale = lcm(*(number.denominator for number in numbers))
    if not ends or len(numbers) < len(ends) or not 1 < scale <= 12:
        return None
    return _condition(node, product(scale, _X), scale)


def _distance(node: Formula) -> str | None:
    """An interval, or what lies outside one, by the distance from its middle."""
    parts = parts_of(node)
    first, last = ends_of(parts[0]), ends_of(parts[-1])
    if first is None or last is None or len(parts) > 2:
        return None
    if len(parts) == 1:
        low, high, brackets = first
        signs = {"()": "<", "[]": "<="}
    else:
        (start, low, left), (high, end, right) = first, last
        if start != MINUS_INFINITY or end != INFINITY:
            return None
        brackets, signs = left[1] + right[0], {")(": ">", "][": ">="}
    if brackets not in signs or not (isinstance(low, Number) and isinstance(high, Number)):
        return None
    middle, radius = (low.value + high.value) / 2, (high.value - low.value) / 2
    if radius <= 0 or max(middle.denominator, radius.denominator) > 6:
        return None
    return latex(equation(call("abs", total(_X, -Number(middle))), radius, signs[brackets]))


REWRITES = tuple(
    of_whole(name, said, rule, "interval_union")
    for name, said, rule in (
        ("inequality", "the intervals are inequalities", _inequality),
        ("not_equal", "the number that is missing is named", _hole),
        ("condition", "the set is given by a condition", _builder),
        ("denominators_cleared", "the inequality has no denominators", _scaled),
        ("distance", "it is given by the distance from its middle", _distance),
    )
)
