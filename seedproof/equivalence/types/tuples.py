"""Tuples and vectors, which are ordered; sets and lists, which are not."""

from seedproof.equivalence.deciding.values import Situation
from seedproof.equivalence.reading.statements import listed, stated
from seedproof.equivalence.reading.tree import (
    Alternatives,
    Bracketed,
    Builder,
    Constant,
    Listing,
    Matrix,
    Node,
    Relation,
    Sets,
)
from seedproof.equivalence.reading.unreadable import Unreadable
from seedproof.equivalence.types.joining import all_of, covered, matched
from seedproof.equivalence.types.scalars import same_scalars
from seedproof.equivalence.types.vectors import component_names, components, padded, vector
from seedproof.record.verdict import Verdict, different, equal


def compared(left: Node, right: Node, situation: Situation) -> Verdict:
    """Compare component by component, or by name if both name their components."""
    first, second = components(left), components(right)
    if first is None or second is None:
        if first is None and second is None:
            return same_item(stated(left), stated(right), situation)
        return different("one is a tuple, the other is not")
    names, others = component_names(left), component_names(right)
    if names and others and set(names) == set(others) and names != others:
        second = tuple(second[others.index(name)] for name in names)
    first, second = padded(first, left, len(second)), padded(second, right, len(first))
    return _in_order(first, second, situation)


def _in_order(first: tuple[Node, ...], second: tuple[Node, ...], situation: Situation) -> Verdict:
    if len(first) != len(second):
        return different(f"one has {len(first)} components, the other {len(second)}")
    pairs = zip(first, second, strict=True)
    return all_of((same_item(a, b, situation) for a, b in pairs), "all components are equal")


def same_item(left: Node, right: Node, situation: Situation) -> Verdict:
    """Compare two items, each a value or a tuple."""
    first, second = _inner(left), _inner(right)
    if first is not None and second is not None:
        return _in_order(first, second, situation)
    if first is not None or second is not None:
        return different("one is a tuple, the other is not")
    for tree in (left, right):
        if isinstance(tree, Relation | Sets | Builder | Listing | Alternatives | Bracketed | Matrix):
            raise Unreadable("an item is neither a value nor a tuple")
    return same_scalars(left, right, situation)


def _inner(tree: Node) -> tuple[Node, ...] | None:
    if isinstance(tree, Bracketed) and tree.opening in ("(", "[", "<"):
        return components(tree)
    if isinstance(tree, Matrix):
        return vector(tree)
    return None


def sets_compared(left: Node, right: Node, situation: Situation) -> Verdict:
    """Compare as sets: order and repetition do not matter."""
    first, second = _elements(left), _elements(right)

    def same(left_item: Node, right_item: Node) -> Verdict:
        return same_item(left_item, right_item, situation)

    if not first or not second:
        if not first and not second:
            return equal("both are empty")
        return different("one of them is empty")
    both = (covered(first, second, same), covered(second, first, same))
    return all_of(both, "each has the elements of the other")


def unordered_compared(left: Node, right: Node, situation: Situation) -> Verdict:
    """Compare as unordered lists, in which a value may be repeated."""
    first, second = _elements(left), _elements(right)
    return matched(first, second, lambda left_item, right_item: same_item(left_item, right_item, situation))


def _elements(tree: Node) -> list[Node]:
    """Return the elements; square brackets, and round ones around tuples, make a list too."""
    if tree == Constant("empty"):
        return []
    if isinstance(tree, Sets) and tree.word == "union":
        return [*_elements(tree.left), *_elements(tree.right)]
    if isinstance(tree, Sets | Builder):
        raise Unreadable("a set is stated by a condition, not by its elements")
    if isinstance(tree, Bracketed) and tree.opening in ("(", "["):
        nested = all(isinstance(item, Bracketed) and item.opening in ("(", "<") for item in tree.items)
        if (tree.opening == "[" and tree.closing == "]") or nested:
            return [value for item in tree.items for value in listed(item)]
    if isinstance(tree, Listing) and all(isinstance(part, Listing) for part in tree.parts):
        return [Bracketed("(", components(part) or (), ")") for part in tree.parts]
    if isinstance(tree, Listing) and _named_tuple(tree):
        raise Unreadable("several letters have a value each")
    return listed(tree)


def _named_tuple(tree: Listing) -> bool:
    names = component_names(tree)
    return names is not None and len({str(name).split("_")[0] for name in names}) > 1
