"""Answers as immutable trees; every number in them is exact."""

from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction
from itertools import chain
from operator import attrgetter, is_
from typing import Any

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


def _no_nodes(node: Node) -> tuple[Node, ...]:
    return ()


_BELOW: Mapping[type[Node], Callable[[Any], tuple[Node, ...]]] = {
    Number: _no_nodes,
    Symbol: _no_nodes,
    Constant: _no_nodes,
    Sum: attrgetter("terms"),
    Product: attrgetter("factors"),
    Power: attrgetter("base", "exponent"),
    Call: attrgetter("arguments"),
    PlusMinus: lambda node: (node.value,),
    Bracketed: attrgetter("items"),
    Listing: attrgetter("parts"),
    Alternatives: attrgetter("parts"),
    Matrix: lambda node: tuple(chain.from_iterable(node.rows)),
    Relation: attrgetter("operands"),
    Sets: attrgetter("left", "right"),
    Builder: attrgetter("variable", "condition"),
    Ambiguous: attrgetter("readings"),
    Conditioned: lambda node: (node.value, *node.conditions),
    Truncated: attrgetter("value", "order"),
}


def children(node: Node) -> tuple[Node, ...]:
    """Return the nodes directly below, in the order of the text."""
    return _BELOW[type(node)](node)


def nodes(tree: Node) -> Iterator[Node]:
    """Yield the node and everything below it, in the order of the text."""
    waiting = [tree]
    while waiting:
        node = waiting.pop()
        yield node
        waiting.extend(reversed(_BELOW[type(node)](node)))


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
    below = children(tree)
    if not below:
        return tree
    changed = [mapped(node, change) for node in below]
    # Nodes that stay keep their hashes.
    return tree if all(map(is_, below, changed)) else _with_children(tree, iter(changed))


def _with_children(tree: Node, below: Iterator[Node]) -> Node:
    """Return the tree with other nodes below, in the order of its fields."""

    def filled(value: Any) -> Any:
        if isinstance(value, Node):
            return next(below)
        return tuple(map(filled, value)) if isinstance(value, tuple) else value

    return type(tree)(*(filled(getattr(tree, field)) for field in tree.__struct_fields__))
