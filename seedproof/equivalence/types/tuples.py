"""Tuples and vectors, which are ordered; sets and lists, which are not."""

from collections.abc import Sequence

from seedproof.equivalence.deciding.values import Situation, sign_of
from seedproof.equivalence.reading.statements import is_point_name, listed, stated
from seedproof.equivalence.reading.tree import (
    Alternatives,
    Bracketed,
    Builder,
    Constant,
    Listing,
    Matrix,
    Node,
    Product,
    Relation,
    Sets,
    Symbol,
    mapped,
    names,
    negative,
    nodes,
    total,
)
from seedproof.equivalence.reading.unreadable import Unreadable
from seedproof.equivalence.types import interval_unions
from seedproof.equivalence.types.alternatives import compared_one_by_one
from seedproof.equivalence.types.coordinates import (
    Coordinates,
    arranged,
    asked_order,
    coordinates,
    in_usual_order,
    refuse_two_values,
    usual_part,
)
from seedproof.equivalence.types.joining import all_of, covered, matched
from seedproof.equivalence.types.scalars import same_scalars
from seedproof.equivalence.types.vectors import padded, vector
from seedproof.record.verdict import Verdict, different, equal, undecided


def compared(left: Node, right: Node, situation: Situation) -> Verdict:
    """Compare component by component, by name where components are named."""
    left, right = without_point_names(left), without_point_names(right)
    for tree in (left, right):
        refuse_two_values(tree)
    if is_half_open(left) != is_half_open(right):
        return different("one is a half-open interval, the other is not")
    first, second = coordinates(left), coordinates(right)
    if first is None or second is None:
        if first is None and second is None:
            return same_item(stated(left), stated(right), situation)
        return _with_other(first or second, left if first is None else right, situation)
    if _states_points(left) != _states_points(right):
        points, tree = (left, right) if _states_points(left) else (right, left)
        return compared_one_by_one(
            Alternatives(_parts(points)), tree, lambda point, other: compared(point, other, situation)
        )
    first_values = padded(first.values, left, len(second.values))
    second_values = padded(second.values, right, len(first.values))
    return _by_name(
        Coordinates(first_values, first.names), Coordinates(second_values, second.names), situation
    )


def _with_other(point: Coordinates | None, tree: Node, situation: Situation) -> Verdict:
    """Compare a tuple with an answer of another kind: a number, or a set of the same values."""
    if isinstance(tree, Bracketed) and tree.opening == "{" and point is not None:
        if _in_order(point.values, tree.items, situation).result == "different":
            return different("one is a tuple, the other is a set")
        return undecided("one is a tuple, the other a set of the same values")
    value = stated(tree)
    if names(value):
        raise Unreadable("one is a tuple, the other is not read as one")
    return different("one is a tuple, the other is not")


def _states_points(tree: Node) -> bool:
    """Return whether several points are stated, and not one."""
    parts = _parts(tree)
    return len(parts) > 1 and all(_is_point(part) for part in parts)


def _parts(tree: Node) -> tuple[Node, ...]:
    return tree.parts if isinstance(tree, Listing) else ()


def _by_name(first: Coordinates, second: Coordinates, situation: Situation) -> Verdict:
    """Compare in the order that the names give; names that do not fit decide nothing."""
    asked = asked_order(situation.options.get("names", ()))
    if asked:
        first, second = (arranged(point, asked) for point in (first, second))
    if first.names is None and second.names is None:
        return _in_order(first.values, second.values, situation)
    if first.names is not None and second.names is not None and set(first.names) == set(second.names):
        table = dict(zip(second.names, second.values, strict=True))
        return _in_order(first.values, [table[name] for name in first.names], situation)
    if len(first.values) != len(second.values):
        return _with_more(first, second, situation)
    ordered = [in_usual_order(part) for part in (first, second)]
    if ordered[0] is not None and ordered[1] is not None:
        return _in_order(ordered[0], ordered[1], situation)
    verdict = matched(first.values, second.values, lambda a, b: same_item(a, b, situation))
    if verdict.result == "different":
        return verdict
    return undecided("which component a name stands for is not clear")


def _with_more(first: Coordinates, second: Coordinates, situation: Situation) -> Verdict:
    """Compare a tuple with more named values than it has: `x = 1, y = 3, k = 7` for a pair."""
    small, large = sorted((first, second), key=lambda part: len(part.values))
    part = usual_part(large, len(small.values))
    own = in_usual_order(small)
    if part is not None and own is not None:
        verdict = _in_order(own, part, situation)
        if verdict.result != "different":
            return undecided("one states more values than the other")
    return different(f"one has {len(first.values)} components, the other {len(second.values)}")


def _in_order(first: Sequence[Node], second: Sequence[Node], situation: Situation) -> Verdict:
    if len(first) != len(second):
        return different(f"one has {len(first)} components, the other {len(second)}")
    pairs = zip(first, second, strict=True)
    return all_of((same_item(a, b, situation) for a, b in pairs), "all components are equal")


def same_item(left: Node, right: Node, situation: Situation) -> Verdict:
    """Compare two items, each a value or a tuple."""
    first, second = _inner(left), _inner(right)
    if first is not None and second is not None:
        return _by_name(first, second, situation)
    if first is not None or second is not None:
        if isinstance(left, Listing) or isinstance(right, Listing):
            raise Unreadable("several letters have a value each")
        return different("one is a tuple, the other is not")
    for tree in (left, right):
        if isinstance(tree, Relation | Sets | Builder | Listing | Alternatives | Bracketed | Matrix):
            raise Unreadable("an item is neither a value nor a tuple")
    return same_scalars(left, right, situation)


def _inner(tree: Node) -> Coordinates | None:
    if isinstance(tree, Bracketed) and tree.opening in ("(", "[", "<") and not is_half_open(tree):
        return coordinates(tree)
    if isinstance(tree, Listing | Relation):
        return coordinates(tree)
    if isinstance(tree, Matrix):
        components = vector(tree)
        return None if components is None else Coordinates(components, None)
    return None


def is_half_open(tree: Node) -> bool:
    """Return whether a tree is `(1, 2]` or `[1, 2)`."""
    return isinstance(tree, Bracketed) and tree.opening + tree.closing in ("(]", "[)")


def without_point_names(tree: Node) -> Node:
    """Return the tree with `P(4, 5)` as `(4, 5)`: a capital letter before a tuple is the name of a point."""

    def unnamed(node: Node) -> Node | None:
        match node:
            case Product((Symbol(name), Bracketed("(", (_, _, *_), ")") as point)) if is_point_name(name):
                return point
        return None

    return mapped(tree, unnamed)


def sets_compared(left: Node, right: Node, situation: Situation) -> Verdict:
    """Compare as sets: order and repetition do not matter; an interval is no finite set."""
    left, right = (_in_points(without_point_names(tree)) for tree in (left, right))
    if _is_by_condition(left, situation) or _is_by_condition(right, situation):
        return _as_real_sets(left, right, situation)
    has_points = _have_points(left, right)
    first, second = _elements(left, has_points), _elements(right, has_points)

    def same(left_item: Node, right_item: Node) -> Verdict:
        return same_item(left_item, right_item, situation)

    if not first or not second:
        if not first and not second:
            return equal("both are empty")
        return different("one of them is empty")
    both = (covered(first, second, same), covered(second, first, same))
    verdict = all_of(both, "each has the elements of the other")
    if verdict.result == "equal" and _is_round_list(left, has_points) != _is_round_list(right, has_points):
        return undecided("round brackets may be a list, a point or an interval")
    return verdict


def _in_points(tree: Node) -> Node:
    """Return a list of points for `x = 0, y = 7, x = 4, y = 7`, in which the same letters come again."""
    if not isinstance(tree, Listing):
        return tree
    letters = [
        part.operands[0].name
        for part in tree.parts
        if isinstance(part, Relation) and part.signs == ("=",) and isinstance(part.operands[0], Symbol)
    ]
    count = len(set(letters))
    if len(letters) != len(tree.parts) or count < 2 or len(letters) == count or len(letters) % count:
        return tree
    starts = range(0, len(letters), count)
    if any(len(set(letters[start : start + count])) != count for start in starts):
        return tree
    return Listing(tuple(Listing(tree.parts[start : start + count]) for start in starts))


def _as_real_sets(left: Node, right: Node, situation: Situation) -> Verdict:
    for tree in (left, right):
        if _has_points(tree):
            raise Unreadable("one is a set of points, the other a set of numbers")
        if _is_round_list(tree, has_points=False) and not is_half_open(tree):
            raise Unreadable("round brackets may be a list, a point or an interval")
    return interval_unions.compared(left, right, situation)


def _is_by_condition(tree: Node, situation: Situation) -> bool:
    """Return whether a tree states a set of numbers by inequalities or intervals, not by its elements."""
    match tree:
        case Constant("reals") | Builder():
            return True
        case Relation((_, container), ("=" | "in",)):
            return _is_by_condition(container, situation)
        case Relation(_, signs):
            return not set(signs) <= {"=", "≈", "in"}
        case Alternatives(parts) | Listing(parts):
            return any(_is_by_condition(part, situation) for part in parts)
        case Bracketed("{", (inner,), _):
            return _is_by_condition(inner, situation) and not isinstance(inner, Bracketed)
        case Sets("union", first, second):
            return not (_is_listed(first) and _is_listed(second))
        case Sets():
            return True
        case Bracketed("[", (low, high), "]"):
            return _is_interval(low, high, situation)
    return is_half_open(tree)


def _is_listed(tree: Node) -> bool:
    match tree:
        case Sets("union", first, second):
            return _is_listed(first) and _is_listed(second)
    return isinstance(tree, Bracketed) and tree.opening == "{"


def _is_interval(low: Node, high: Node, situation: Situation) -> bool:
    """Return whether two numbers in square brackets are the ends of an interval: in increasing order."""
    ends = (low, high)
    if any(names(end) or isinstance(end, Bracketed | Relation | Listing | Matrix) for end in ends):
        return False
    if Constant("infinity") in (*nodes(low), *nodes(high)):
        return True
    return sign_of(total(high, negative(low)), situation.budget) == 1


def _has_points(tree: Node) -> bool:
    """Return whether the elements of a set are tuples: in braces, a list or alternatives."""
    match tree:
        case Bracketed("{", items, _) | Alternatives(items) | Listing(items):
            return any(_is_point(item) for item in items)
        case Bracketed("(" | "[", items, _):
            return bool(items) and all(_is_point(item) for item in items)
    return _is_point(tree) and isinstance(tree, Relation)


def _have_points(left: Node, right: Node) -> bool:
    """Return whether both are sets of points; a lone `(1, 2)` is a point if the other states one, too."""
    lone = [_is_round_list(tree, has_points=False) for tree in (left, right)]
    named = [_is_named_tuple(tree) for tree in (left, right)]
    return (
        _has_points(left)
        or _has_points(right)
        or (lone[0] and (lone[1] or named[1]))
        or (lone[1] and (lone[0] or named[0]))
    )


def _is_point(tree: Node) -> bool:
    match tree:
        case Bracketed("(" | "<", (_, _, *_) as items, ")" | ">"):
            return not any(isinstance(item, Bracketed) for item in items)
        case Matrix():
            return True
        case Relation((_, value), ("=",)):
            return _is_point(value)
        case Listing():
            return _is_named_tuple(tree)
    return False


def _is_round_list(tree: Node, has_points: bool) -> bool:
    match tree:
        case Relation((_, container), ("=" | "in",)):
            return _is_round_list(container, has_points)
        case Bracketed("(", (_, _, *_), ")"):
            return not has_points
    return False


def unordered_compared(left: Node, right: Node, situation: Situation) -> Verdict:
    """Compare as unordered lists, in which a value may be repeated."""
    left, right = (_in_points(without_point_names(tree)) for tree in (left, right))
    has_points = _have_points(left, right)
    first, second = _elements(left, has_points), _elements(right, has_points)
    return matched(first, second, lambda left_item, right_item: same_item(left_item, right_item, situation))


def _elements(tree: Node, has_points: bool) -> list[Node]:
    """Return the elements; square brackets, and round ones around tuples, make a list too."""
    if tree == Constant("empty"):
        return []
    if isinstance(tree, Sets) and tree.word == "union":
        return [*_elements(tree.left, has_points), *_elements(tree.right, has_points)]
    if isinstance(tree, Sets | Builder):
        raise Unreadable("a set is stated by a condition, not by its elements")
    if has_points and _is_point(tree):
        return [tree]
    if isinstance(tree, Bracketed) and tree.opening in ("(", "["):
        nested = all(isinstance(item, Bracketed) and item.opening in ("(", "<") for item in tree.items)
        if nested or not has_points:
            return [value for item in tree.items for value in listed(item)]
    if isinstance(tree, Alternatives):
        return [value for part in tree.parts for value in _elements(part, has_points)]
    if isinstance(tree, Listing) and all(isinstance(part, Listing) for part in tree.parts):
        return [
            part if _is_named_tuple(part) else Bracketed("(", part.parts, ")")
            for part in tree.parts
            if isinstance(part, Listing)
        ]
    if _is_named_tuple(tree):
        return [tree]
    if isinstance(tree, Listing):
        return [value for part in tree.parts for value in _elements(part, has_points)]
    if isinstance(tree, Relation) and isinstance(tree.operands[0], Bracketed) and _is_point(tree):
        return [tree]
    return listed(tree)


def _is_named_tuple(tree: Node) -> bool:
    """Return whether several letters have a value each: `x = 1, y = 2`, not `x_1 = 1, x_2 = 2`."""
    if not isinstance(tree, Listing):
        return False
    point = coordinates(tree)
    if point is None or point.names is None or any(_is_point(value) for value in point.values):
        return False
    return len({name.split("_")[0] for name in point.names}) > 1
