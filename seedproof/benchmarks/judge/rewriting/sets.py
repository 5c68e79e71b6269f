"""Rewrites finite sets of numbers and points: without braces, reordered, by plus-minus; angles in degrees."""

from seedproof.benchmarks.judge.rewriting.rewrite import of_whole
from seedproof.benchmarks.judge.rewriting.roots import surd
from seedproof.benchmarks.judge.rewriting.shapes import coefficient, written
from seedproof.text.formula import (
    PI,
    Formula,
    Matrix,
    Quotient,
    Sequence,
    Symbol,
    Verbatim,
    collection,
    equation,
    latex,
)

_SETS = ("set", "unordered")
_X = Symbol("x")


def _items(node: Formula) -> tuple[Formula, ...]:
    if isinstance(node, Sequence) and node.opening == "{":
        return node.items
    return ()


def _reversed(node: Formula) -> str | None:
    items = _items(node)
    if len(items) > 1:
        return latex(collection(*reversed(items)))
    return None


def _listed(node: Formula) -> str | None:
    if node != collection() and not _items(node):
        return None
    *first, last = map(latex, _items(node) or (collection(),))
    if first:
        return rf"{', '.join(first)} \text{{ and }} {last}"
    return last


def _columns(node: Formula) -> str | None:
    items = [point.items for point in _items(node) if isinstance(point, Sequence) and point.opening == "("]
    if items:
        return latex(collection(*(Matrix(tuple((entry,) for entry in point)) for point in items)))
    return None


def _plus_minus(node: Formula) -> str | None:
    """Write every pair a - b, a + b as one item, where b is a root, a rational or a multiple of pi."""
    if not _items(node):
        return None
    left = list(_items(node))
    items = list[Formula]()
    while left:
        item = left.pop(0)
        pair = next(((partner, merged) for partner in left if (merged := _pair(item, partner))), None)
        items.append(item if pair is None else pair[1])
        if pair is not None:
            left.remove(pair[0])
    return written(items[0] if len(items) == 1 else collection(*items))


def _pair(item: Formula, partner: Formula) -> Formula | None:
    first, unit = coefficient(item)
    second, other_unit = coefficient(partner)
    if unit == other_unit and first == -second != 0:
        return Verbatim(rf"\pm {latex(item if first > 0 else partner)}")
    low = surd(item)
    high = surd(partner)
    if low is None or high is None or low != (high[0], -high[1], high[2]):
        return None
    upper = partner if high[1] > 0 else item
    if isinstance(upper, Quotient):
        return Verbatim(rf"\frac{{{_joined(upper.above)}}}{{{latex(upper.below)}}}")
    return Verbatim(_joined(upper))


def _joined(upper: Formula) -> str:
    return latex(upper).replace(" + ", r" \pm ")


def _degrees(node: Formula) -> str | None:
    """Write all elements in degrees, if they are multiples of pi and whole degrees."""
    degrees_of = []
    for item in _items(node):
        number, unit = coefficient(item)
        if unit != PI and number != 0:
            return None
        degrees = number * 180
        if degrees.denominator > 1:
            return None
        degrees_of.append(Verbatim(rf"{degrees}^{{\circ}}"))
    if any(item != collection(0) for item in degrees_of):
        return written(collection(*degrees_of))
    return None


def _empty(node: Formula) -> str | None:
    return r"\varnothing" if node == collection() else None


def _none(node: Formula) -> str | None:
    return r"\text{none}" if node == collection() else None


def _equations(node: Formula) -> str | None:
    """Write each element as a value of x: x = 1 or x = 2."""
    items = _items(node)
    if not items or any(isinstance(item, Sequence | Matrix) for item in items):
        return None
    return r" \text{ or } ".join(latex(equation(_X, item)) for item in items)


REWRITES = (
    of_whole("items_reversed", "the items stand in reverse order", _reversed, *_SETS),
    of_whole("listed", "there are no braces", _listed, *_SETS, carried=False),
    of_whole("equations", "each element is a value of x", _equations, "set", carried=False),
    of_whole("points_as_columns", "the points are columns", _columns, *_SETS),
    of_whole("plus_minus", "two items are one with plus-minus", _plus_minus, *_SETS, carried=False),
    of_whole("degrees", "the angles are in degrees", _degrees, *_SETS, carried=False),
    of_whole("empty_sign", "the empty set has another sign", _empty, *_SETS),
    of_whole("none", "it is said in words", _none, *_SETS, carried=False),
)
