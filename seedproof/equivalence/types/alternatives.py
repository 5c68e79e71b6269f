"""Alternatives: several that agree are one answer; whole sets joined by `or` have nothing in common."""

from collections.abc import Callable, Sequence
from itertools import combinations
from typing import TypeAlias

from seedproof.equivalence.deciding.values import Situation
from seedproof.equivalence.reading.statements import is_name, listed
from seedproof.equivalence.reading.tree import (
    Alternatives,
    Bracketed,
    Builder,
    Constant,
    Listing,
    Node,
    Relation,
    Sets,
    is_expression,
)
from seedproof.equivalence.reading.unreadable import Unreadable
from seedproof.equivalence.types import interval_unions
from seedproof.record.verdict import Verdict, different, undecided

Same: TypeAlias = Callable[[Node, Node], Verdict]
_MOST = 20


def agreed(tree: Node, answer_type: str, same: Same) -> Node:
    """Return one of several alternatives that are all equal, or the tree itself; a list of one value, too."""
    if not isinstance(tree, Alternatives | Listing):
        return tree
    if isinstance(tree, Listing) and answer_type not in ("number", "expression", "antiderivative"):
        return tree
    first, *others = tree.parts
    return first if all(_are_equal(first, other, same) for other in others) else tree


def _are_equal(left: Node, right: Node, same: Same) -> bool:
    try:
        return same(left, right).result == "equal"
    except Unreadable:
        return False


def refuse_overlapping(tree: Node, answer_type: str, situation: Situation, same: Same) -> None:
    """Refuse `{1} or {1, 2}` and `(-1, 1) or [-1, 1]`, which hedge; `{1} or {2}` is a union.

    Raises:
        Unreadable: Two whole sets are alternatives, and are not shown to have nothing in common.
    """
    if not isinstance(tree, Alternatives):
        return
    parts = [_bare(part) for part in tree.parts]
    if not any(_is_whole(part, answer_type) for part in parts):
        return
    if len(parts) > _MOST:
        raise Unreadable("there are too many alternatives")
    for left, right in combinations(parts, 2):
        if _is_listed(left) and _is_listed(right):
            is_union = _share_nothing(listed(left), listed(right), same)
        else:
            is_union = interval_unions.are_disjoint(left, right, situation)
        if not is_union:
            raise Unreadable("whole answers with something in common are alternatives")


def _is_listed(tree: Node) -> bool:
    is_list = isinstance(tree, Listing) or (isinstance(tree, Bracketed) and tree.opening == "{")
    return is_list or is_expression(tree)


def _share_nothing(left: Sequence[Node], right: Sequence[Node], same: Same) -> bool:
    return bool(left and right) and all(same(a, b).result == "different" for a in left for b in right)


def _bare(tree: Node) -> Node:
    match tree:
        case Relation((name, container), ("=" | "in",)) if is_name(name):
            return container
    return tree


def _is_whole(tree: Node, answer_type: str) -> bool:
    """Return whether an alternative is a set or an interval, and no element of one."""
    match tree:
        case Bracketed("{") | Sets() | Builder() | Constant("empty" | "reals"):
            return True
        case Bracketed("(" | "[", (_, _)):
            return answer_type == "interval_union"
        case Listing():
            return answer_type in ("set", "unordered")
    return False


def compared_one_by_one(left: Node, right: Node, same: Same) -> Verdict:
    """Compare several alternatives with one answer: different if each of them is, else undecided."""
    alternatives, other = (left, right) if isinstance(left, Alternatives) else (right, left)
    if isinstance(other, Alternatives) or not isinstance(alternatives, Alternatives):
        raise Unreadable("neither states a single answer")
    if all(same(part, other).result == "different" for part in alternatives.parts):
        return different("several answers are stated, and each is different")
    return undecided("several answers are stated, joined by `or`")
