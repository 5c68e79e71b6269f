"""Finite sets of numbers and points: without braces, in another order, by plus-minus; angles in degrees."""

from seedproof.benchmarks.judge.rewriting.rewrite import of_whole
from seedproof.benchmarks.judge.rewriting.roots import surd
from seedproof.benchmarks.judge.rewriting.shapes import coefficient, written
from seedproof.text.formula import PI, Formula, Matrix, Quotient, Sequence, Verbatim, collection, latex


def _items(node: Formula) -> tuple[Formula, ...]:
    return node.items if isinstance(node, Sequence) and node.opening == "{" else ()


def _reversed(node: Formula) -> str | None:
    items = _items(node)
    return latex(collection(*reversed(items))) if len(items) > 1 else None


def _listed(node: Formula) -> str | None:
    *first, last = map(latex, _items(node) or (collection(),))
    return rf"{', '.join(first)} \text{{ and }} {last}" if first else last


def _columns(node: Formula) -> str | None:
    items = [one.items for one in _items(node) if isinstance(one, Sequence) and one.opening == "("]
    return latex(collection(*(Matrix(tuple((entry,) for entry in one)) for one in items))) if items else None


def _plus_minus(node: Formula) -> str | None:
    """Every pair a - b, a + b as one item: b a root, a rational number or a multiple of pi."""
    left, said = list(_items(node)), list[Formula]()
    while left:
        one = left.pop(0)
        pair = next(((other, found) for other in left if (found := _pair(one, other))), None)
        said.append(one if pair is None else pair[1])
        if pair is not None:
            left.remove(pair[0])
    return written(said[0] if len(said) == 1 else collection(*said))


def _pair(one: Formula, other: Formula) -> Formula | None:
    (first, unit), (second, other_unit) = coefficient(one), coefficient(other)
    if unit == other_unit and first == -second != 0:
        return Verbatim(rf"\pm {latex(one if first > 0 else other)}")
    low, high = surd(one), surd(other)
    if low is None or high is None or low != (high[0], -high[1], high[2]):
        return None
    upper = other if high[1] > 0 else one
    if isinstance(upper, Quotient):
        return Verbatim(rf"\frac{{{_joined(upper.above)}}}{{{latex(upper.below)}}}")
    return Verbatim(_joined(upper))


def _joined(upper: Formula) -> str:
    return latex(upper).replace(" + ", r" \pm ")


def _degrees(node: Formula) -> str | None:
    """All elements are multiples of pi, and whole degrees."""
    said = []
    for one in _items(node):
        number, unit = coefficient(one)
        if unit != PI and number != 0:
            return None
        degrees = number * 180
        if degrees.denominator > 1:
            return None
        said.append(Verbatim(rf"{degrees}^{{\circ}}"))
    return written(collection(*said)) if any(one != collection(0) for one in said) else None


def _empty(node: Formula) -> str | None:
    return r"\varnothing" if node == collection() else None


def _none(node: Formula) -> str | None:
    return r"\text{none}" if node == collection() else None


REWRITES = tuple(
    of_whole(name, said, rule, "set", "unordered")
    for name, said, rule in (
        ("items_reversed", "the items stand in reverse order", _reversed),
        ("listed", "there are no braces", _listed),
        ("points_as_columns", "the points are columns", _columns),
        ("plus_minus", "two items are one with plus-minus", _plus_minus),
        ("degrees", "the angles are in degrees", _degrees),
        ("empty_sign", "the empty set has another sign", _empty),
        ("none", "it is said in words", _none),
    )
)
