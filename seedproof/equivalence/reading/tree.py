"""Answers as immutable trees; every number in them is exact."""

from collections.abc import Callable, Iterator
from fractions import Fraction

import msgspec


class Node(msgspec.Struct, frozen=True, cache_hash=True):
    """A node of a tree."""


class Number(Node, frozen=True):
    """An exact rational number: 0.5 is 1/2, and 0.333 is not 1/3."""

    value: Fraction


class Symbol(Node, frozen=True):
    """A variable, with its index and primes: `x`, `C_1`, `y'`, `alpha`."""

    name: str


class Constant(Node, frozen=True):
    """A symbol with a fixed meaning: pi, e, i, infinity, and the sets reals, integers, naturals and empty."""

    name: str


class Sum(Node, frozen=True):
    """A sum of terms; a difference adds a product with -1."""

    terms: tuple[Node, ...]


class Product(Node, frozen=True):
    """A product of factors; a quotient multiplies by a power with exponent -1."""

    factors: tuple[Node, ...]


class Power(Node, frozen=True):
    """A base with an exponent; a root has the exponent 1/n, and is real where a real root exists."""

    base: Node
    exponent: Node


class Call(Node, frozen=True):
    """A function of its arguments, or one of the signs `degrees` and `percent` after a value."""

    name: str
    arguments: tuple[Node, ...]


class PlusMinus(Node, frozen=True):
    """A term with both signs."""

    value: Node


class Bracketed(Node, frozen=True):
    """Items in brackets; the type of the answer decides whether they are a tuple, an interval or a set."""

    opening: str
    items: tuple[Node, ...]
    closing: str


class Listing(Node, frozen=True):
    """Parts separated by commas, semicolons or the word `and`, without brackets."""

    parts: tuple[Node, ...]


class Alternatives(Node, frozen=True):
    """Parts separated by the word `or`."""

    parts: tuple[Node, ...]


class Matrix(Node, frozen=True):
    """A matrix: rows of equal length."""

    rows: tuple[tuple[Node, ...], ...]


class Relation(Node, frozen=True):
    """A chain such as `0 < x <= 1`: one more operand than signs."""

    operands: tuple[Node, ...]
    signs: tuple[str, ...]


class Sets(Node, frozen=True):
    """Two sets joined by `union`, `intersection` or `minus`."""

    word: str
    left: Node
    right: Node


class Builder(Node, frozen=True):
    """A set `{x : condition}`."""

    variable: Node
    condition: Node


class Ambiguous(Node, frozen=True):
    """A text with several readings, the usual one first: `1,234`, or `3 1/2`."""

    readings: tuple[Node, ...]
    kind: str


class Conditioned(Node, frozen=True):
    """A value with conditions behind it: `2^n for n >= 0`."""

    value: Node
    conditions: tuple[Node, ...]


class Truncated(Node, frozen=True):
    """The first terms of an expansion, and the rest: of an order, or smaller: `1 + x + O(x^2)`."""

    value: Node
    order: Node
    smaller: bool


ZERO, ONE, TWO = Number(Fraction(0)), Number(Fraction(1)), Number(Fraction(2))
PI, IMAGINARY, EULER = Constant("pi"), Constant("i"), Constant("e")


def negative(node: Node) -> Node:
    """Return the negated node; a number stays one number."""
    if isinstance(node, Number):
        return Number(-node.value)
    if isinstance(node, Product) and isinstance(node.factors[0], Number):
        return Product((Number(-node.factors[0].value), *node.factors[1:]))
    return Product((Number(Fraction(-1)), node))


def total(*terms: Node) -> Node:
    """Return the sum, without zeros; zero if no term is left."""
    kept = tuple(term for term in terms if term != ZERO)
    return Sum(kept) if len(kept) > 1 else kept[0] if kept else ZERO


def times(*factors: Node) -> Node:
    """Return the product, without ones."""
    if ZERO in factors:
        return ZERO
    kept = tuple(factor for factor in factors if factor != ONE)
    return Product(kept) if len(kept) > 1 else kept[0] if kept else ONE


def over(above: Node, below: Node) -> Node:
    """Return the quotient; two numbers make one number, unless the denominator is zero."""
    if isinstance(above, Number) and isinstance(below, Number) and below.value:
        return Number(above.value / below.value)
    inverse = Power(below, Number(Fraction(-1)))
    # 0/0 has no value, and is not swallowed.
    return Product((ZERO, inverse)) if above == ZERO else times(above, inverse)


_LEAVES = (Number, Symbol, Constant)


def children(node: Node) -> tuple[Node, ...]:
    """Return the nodes directly below."""
    # Most nodes are leaves.
    if isinstance(node, _LEAVES):
        return ()
    match node:
        case Sum(parts) | Product(parts) | Listing(parts) | Alternatives(parts) | Relation(parts):
            return parts
        case Call(_, parts) | Bracketed(_, parts):
            return parts
        case Power(left, right) | Builder(left, right) | Sets(_, left, right):
            return (left, right)
        case Truncated(left, right, _):
            return (left, right)
        case PlusMinus(value):
            return (value,)
        case Ambiguous(parts):
            return parts
        case Conditioned(value, conditions):
            return (value, *conditions)
        case Matrix(rows):
            return tuple(entry for row in rows for entry in row)
    return ()


def nodes(tree: Node) -> Iterator[Node]:
    """Yield the node and everything below it, in the order of the text."""
    waiting = [tree]
    while waiting:
        node = waiting.pop()
        yield node
        if not isinstance(node, _LEAVES):
            waiting.extend(reversed(children(node)))


def names(tree: Node) -> frozenset[str]:
    """Return the names of all letters."""
    return frozenset(node.name for node in nodes(tree) if isinstance(node, Symbol))


def is_expression(tree: Node) -> bool:
    """Return whether the tree is one formula: no list, no set, no relation, no infinity."""
    kinds = (Number, Symbol, Constant, Sum, Product, Power, Call)
    return all(
        isinstance(node, kinds) and (not isinstance(node, Constant) or node in (PI, EULER, IMAGINARY))
        for node in nodes(tree)
    )


def mapped(tree: Node, change: Callable[[Node], Node | None]) -> Node:
    """Return the tree with each node replaced for which `change` returns another; replacements are final."""
    replacement = change(tree)
    if replacement is not None:
        return replacement
    match tree:
        case Sum(parts):
            return Sum(tuple(mapped(part, change) for part in parts))
        case Product(parts):
            return Product(tuple(mapped(part, change) for part in parts))
        case Listing(parts):
            return Listing(tuple(mapped(part, change) for part in parts))
        case Alternatives(parts):
            return Alternatives(tuple(mapped(part, change) for part in parts))
        case Relation(parts, signs):
            return Relation(tuple(mapped(part, change) for part in parts), signs)
        case Call(name, parts):
            return Call(name, tuple(mapped(part, change) for part in parts))
        case Bracketed(opening, parts, closing):
            return Bracketed(opening, tuple(mapped(part, change) for part in parts), closing)
        case Power(left, right):
            return Power(mapped(left, change), mapped(right, change))
        case Builder(left, right):
            return Builder(mapped(left, change), mapped(right, change))
        case Sets(word, left, right):
            return Sets(word, mapped(left, change), mapped(right, change))
        case PlusMinus(value):
            return PlusMinus(mapped(value, change))
        case Ambiguous(parts, kind):
            return Ambiguous(tuple(mapped(part, change) for part in parts), kind)
        case Conditioned(value, conditions):
            return Conditioned(mapped(value, change), tuple(mapped(part, change) for part in conditions))
        case Truncated(value, order, smaller):
            return Truncated(mapped(value, change), mapped(order, change), smaller)
        case Matrix(rows):
            return Matrix(tuple(tuple(mapped(entry, change) for entry in row) for row in rows))
    return tree
