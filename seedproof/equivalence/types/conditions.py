"""Sets of real numbers as stated: intervals, sets of points, inequalities, and combinations of these."""

from fractions import Fraction
from typing import TypeAlias

import msgspec

from seedproof.equivalence.deciding.derivative import derivative
from seedproof.equivalence.deciding.values import sign_of
from seedproof.equivalence.reading.statements import both_signs, is_name
from seedproof.equivalence.reading.tree import (
    ZERO,
    Alternatives,
    Bracketed,
    Builder,
    Call,
    Constant,
    Listing,
    Node,
    Number,
    Product,
    Relation,
    Sets,
    Sum,
    Symbol,
    mapped,
    names,
    negative,
    nodes,
    over,
    total,
)
from seedproof.equivalence.reading.unreadable import Unreadable
from seedproof.equivalence.types.scalars import infinite
from seedproof.record.budget import Budget

_REALS = (Constant("reals"), Symbol("R"))
_MIRRORED = {"<": ">", "<=": ">=", ">": "<", ">=": "<=", "=": "=", "!=": "!="}


class Ray(msgspec.Struct, frozen=True):
    """All numbers on one side of an end; the sign is one of <, <=, > and >=."""

    sign: str
    end: Node


class Point(msgspec.Struct, frozen=True):
    """The set of one number."""

    value: Node


class Without(msgspec.Struct, frozen=True):
    """The complement of a set."""

    inner: "RealSet"


class Both(msgspec.Struct, frozen=True):
    """The intersection of all sets; without any, all numbers. Joined by commas, it must not be empty."""

    parts: tuple["RealSet", ...]
    by_comma: bool = False


class Either(msgspec.Struct, frozen=True):
    """The union of all sets; without any, the empty set."""

    parts: tuple["RealSet", ...]


RealSet: TypeAlias = Ray | Point | Without | Both | Either


class Conditions:
    """A reader of trees as sets; inequalities are linear in one letter, or bound a linear term's size."""

    def __init__(self, budget: Budget) -> None:
        """Take the budget within which the signs of slopes are found."""
        self.budget = budget

    def of(self, tree: Node) -> RealSet:
        """Return the set that a tree states.

        Raises:
            Unreadable: The tree is not a set of real numbers, or is an inequality of another kind.
        """
        if tree in _REALS:
            return Both(())
        match tree:
            case Constant("empty"):
                return Either(())
            case Sets(word, left, right):
                first, second = self.of(left), self.of(right)
                if word == "union":
                    return Either((first, second))
                return Both((first, second if word == "intersection" else Without(second)))
            case Product((left, right)) if left in _REALS and isinstance(right, Bracketed):
                return Without(self.of(right))
            case Sum((left, Product((Number(value), right)))) if left in _REALS and value == -1:
                return Without(self.of(right))
            case Bracketed("{", (Relation() | Builder() as inner,), _):
                return self.of(inner)
            case Bracketed("{", items, _):
                return Either(tuple(self._points(item) for item in items))
            case Bracketed("(" | "[", (Sets() | Bracketed() as inner,), _):
                return self.of(inner)
            case Bracketed("(" | "[" as opening, (low, high), closing):
                return self._interval(opening, low, high, closing)
            case Alternatives(parts):
                return Either(tuple(self.of(part) for part in self._with_sign(parts)))
            case Listing(parts):
                return self._listing(parts)
            case Builder(variable, condition):
                satisfied = self.of(condition)
                return Both((self.of(variable), satisfied)) if isinstance(variable, Relation) else satisfied
            case Relation((name, Bracketed() | Sets() | Constant() as named), ("=",)) if is_name(name):
                return self.of(named)
            case Relation(operands, signs):
                pairs = zip(operands, signs, operands[1:], strict=False)
                return Both(tuple(self._relation(*pair) for pair in pairs))
        return self._points(tree)

    def _points(self, tree: Node) -> RealSet:
        if any(isinstance(node, Symbol | Bracketed | Relation | Sets) for node in nodes(tree)):
            raise Unreadable("one of them is no set of real numbers")
        return Either(tuple(Point(value) for value in both_signs(tree)))

    def _interval(self, opening: str, low: Node, high: Node, closing: str) -> RealSet:
        parts: list[RealSet] = []
        for end, side, sign in (
            (low, -1, ">" if opening == "(" else ">="),
            (high, 1, "<" if closing == ")" else "<="),
        ):
            size = infinite(end)
            if size and size != side:
                raise Unreadable("an interval has its ends in the wrong order")
            if not size:
                parts.append(Ray(sign, end))
        return Both(tuple(parts))

    def _with_sign(self, parts: tuple[Node, ...]) -> tuple[Node, ...]:
        """Give bare numbers after `x = 1` or `x != 1` the same relation."""
        head = parts[0]
        if not (isinstance(head, Relation) and head.signs in (("=",), ("!=",))):
            return parts
        return tuple(
            part
            if isinstance(part, Relation | Bracketed | Sets)
            else Relation((head.operands[0], part), head.signs)
            for part in parts
        )

    def _listing(self, parts: tuple[Node, ...]) -> RealSet:
        parts = self._with_sign(parts)
        sets = tuple(self.of(part) for part in parts)
        relations = [part for part in parts if isinstance(part, Relation)]
        if len(relations) != len(parts):
            if relations and not all("in" in part.signs for part in relations):
                raise Unreadable("sets and conditions are mixed in a list")
            return Either(sets)
        if all(part.signs == ("=",) for part in relations):
            return Either(sets)
        return Both(sets, by_comma=True)

    def _relation(self, left: Node, sign: str, right: Node) -> RealSet:
        if sign in ("in", "notin"):
            if not is_name(left):
                raise Unreadable("what lies in the set is no letter")
            inside = self.of(right)
            return inside if sign == "in" else Without(inside)
        if sign == "≈":
            raise Unreadable("a rounded value states no set")
        if (isinstance(right, Call) and right.name == "abs") or not names(left):
            left, right, sign = right, left, _MIRRORED[sign]
        if infinite(right):
            if (sign in ("<", "<=")) == (infinite(right) > 0) and sign in ("<", ">"):
                return Both(())
            raise Unreadable("a comparison with infinity")
        if isinstance(left, Call) and left.name == "abs" and not names(right):
            return self._size(left.arguments[0], sign, right)
        choices = [self._linear(total(left, negative(value)), sign) for value in both_signs(right)]
        return Both(tuple(choices)) if sign == "!=" else Either(tuple(choices))

    def _size(self, inner: Node, sign: str, bound: Node) -> RealSet:
        upper = self._linear(total(inner, negative(bound)), sign)
        lower = self._linear(total(inner, bound), _MIRRORED[sign])
        if sign == "=":
            return Either((upper, lower)) if sign_of(bound, self.budget) != -1 else Either(())
        return Both((upper, lower)) if sign in ("<", "<=", "!=") else Either((upper, lower))

    def _linear(self, difference: Node, sign: str) -> RealSet:
        """Solve `difference sign 0` for its one letter."""
        letters = names(difference)
        if len(letters) != 1:
            raise Unreadable("a condition has not exactly one letter")
        (letter,) = letters
        slope = derivative(difference, letter)
        if names(slope):
            raise Unreadable("an inequality is not solved")
        start = mapped(difference, lambda node: ZERO if node == Symbol(letter) else None)
        side = sign_of(slope, self.budget)
        if not side:
            raise Unreadable("the sign of a slope is not clear")
        end = over(negative(start), slope) if slope != Number(Fraction(1)) else negative(start)
        match sign:
            case "=":
                return Point(end)
            case "!=":
                return Without(Point(end))
        return Ray(sign if side > 0 else _MIRRORED[sign], end)
