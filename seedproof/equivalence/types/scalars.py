"""Single values: numbers with angles, percentages and infinity, and expressions."""

from fractions import Fraction

from seedproof.equivalence.deciding.rationals import rational
from seedproof.equivalence.deciding.values import Situation, same
from seedproof.equivalence.reading.statements import stated, stated_values
from seedproof.equivalence.reading.tree import (
    Alternatives,
    Bracketed,
    Builder,
    Call,
    Constant,
    Listing,
    Matrix,
    Node,
    Number,
    Product,
    Relation,
    Sets,
    Sum,
    nodes,
)
from seedproof.equivalence.reading.unreadable import Unreadable
from seedproof.record.verdict import Verdict, different, equal, undecided

_INFINITY = Constant("infinity")
_SEVERAL = (Alternatives, Bracketed, Builder, Listing, Matrix, Sets)


def compared(left: Node, right: Node, situation: Situation) -> Verdict:
    """Compare two values, each with or without a name before it."""
    first, second = _single(left, situation), _single(right, situation)
    several = [isinstance(tree, _SEVERAL) for tree in (first, second)]
    if all(several):
        raise Unreadable("neither states a single value")
    if any(several):
        return different("one states a single value, the other does not")
    for numeral, other in ((first, second), (second, first)):
        if _is_numeral(numeral) and not _is_numeral(other) and _digits(numeral) == rational(other):
            raise Unreadable("one is a numeral of another base, with the digits of the other")
    return same_scalars(_value(first), _value(second), situation)


def _is_numeral(tree: Node) -> bool:
    return isinstance(tree, Call) and tree.name == "base"


def _digits(tree: Node) -> Fraction | None:
    return rational(tree.arguments[1]) if isinstance(tree, Call) else None


def _value(tree: Node) -> Node:
    """Return the value of a numeral of another base; anything else as it is."""
    return tree.arguments[0] if isinstance(tree, Call) and tree.name == "base" else tree


def _single(tree: Node, situation: Situation) -> Node:
    if isinstance(tree, Bracketed) and len(tree.items) == 1:
        tree = tree.items[0]
    if not isinstance(tree, Relation):
        return tree
    values = stated_values(tree)
    if any(same(values[-1], value, situation).result != "equal" for value in values[:-1]):
        raise Unreadable("one of them states several values that are not shown to be equal")
    return stated(values[-1])


def same_scalars(left: Node, right: Node, situation: Situation) -> Verdict:
    """Compare two values without names; the two infinities are values of their own."""
    first, second = infinite(left), infinite(right)
    if first or second:
        if first == second:
            return equal("both are the same infinity")
        return different("one is infinite, the other is not the same")
    verdict = same(left, right, situation)
    if verdict.result == "different":
        for sign in ("percent", "degrees"):
            if (_carries(left, sign) != _carries(right, sign)) and (
                same(_without(left, sign), _without(right, sign), situation).result == "equal"
            ):
                return undecided(f"only one of them carries a sign ({sign}); the numbers are the same")
    return verdict


def infinite(tree: Node) -> int:
    """Return the sign of an infinity, or 0.

    Raises:
        Unreadable: Infinity is part of a larger expression.
    """
    match tree:
        case Constant("infinity"):
            return 1
        case Sum((Constant("infinity"),)):
            return 1
        case Product((Number(value), Constant("infinity"))) if value:
            return 1 if value > 0 else -1
    if _INFINITY in nodes(tree):
        raise Unreadable("infinity is no number to calculate with")
    return 0


def _carries(tree: Node, sign: str) -> bool:
    return isinstance(tree, Call) and tree.name == sign


def _without(tree: Node, sign: str) -> Node:
    return tree.arguments[0] if isinstance(tree, Call) and tree.name == sign else tree
