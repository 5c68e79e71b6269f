"""What an answer states once the name before its equals sign is removed."""

from seedproof.equivalence.reading.tree import (
    Alternatives,
    Bracketed,
    Constant,
    Listing,
    Node,
    Number,
    PlusMinus,
    Power,
    Product,
    Relation,
    Symbol,
    mapped,
    negative,
    nodes,
)
from seedproof.equivalence.reading.unreadable import Unreadable


def is_name(tree: Node) -> bool:
    """Return whether the tree can name a value: `x`, `y'`, `f(x, y)`, `dy/dx`; not `2x` or `x + 1`."""
    match tree:
        case Symbol():
            return True
        case Product((Symbol("d") | Power(Symbol("d"), _), *_)):
            return all(isinstance(node, Symbol | Product | Power | Number) for node in nodes(tree))
        case Product(factors):
            return all(is_name(factor) for factor in factors)
        case Power(base, Number(exponent)):
            # The inverse function, or what stands below d in a derivative.
            return exponent == -1 and is_name(base)
        case Bracketed(_, items, _):
            return all(is_name(item) for item in items)
    return False


def is_point_name(name: str) -> bool:
    """Return whether a letter before a tuple names the point: a Latin capital, with an index or a prime."""
    return name[0].isascii() and name[0].isupper() and not name[1:2].isalpha()


def stated(tree: Node) -> Node:
    """Return the tree without names before it: the last exact value of a chain of equations.

    Raises:
        Unreadable: The answer is a relation other than an equation.
    """
    if isinstance(tree, Bracketed) and len(tree.items) == 1:
        return stated(tree.items[0])
    if not isinstance(tree, Relation):
        return tree
    values = stated_values(tree)
    if len(values) > 1:
        raise Unreadable("an equation is stated, not a value")
    return values[0]


def stated_values(tree: Relation) -> list[Node]:
    """Return the values of a chain of equations, without names and rounded values."""
    if not set(tree.signs) <= {"=", "≈"}:
        raise Unreadable("a relation is stated, not a value")
    exact = [tree.operands[0]]
    for sign, operand in zip(tree.signs, tree.operands[1:], strict=True):
        if sign == "=" or all(is_name(value) for value in exact):
            exact.append(operand)
    values = [value for value in exact if not is_name(value)]
    if len(values) == len(exact):
        raise Unreadable("an equation is stated, not a value")
    return values or [exact[-1]]


def both_signs(tree: Node) -> list[Node]:
    """Return the tree, or the two trees that a plus-minus sign stands for.

    Raises:
        Unreadable: There are several such signs.
    """
    count = sum(isinstance(node, PlusMinus) for node in nodes(tree))
    if not count:
        return [tree]
    if count > 1:
        raise Unreadable("several signs ± are ambiguous")

    def plus(node: Node) -> Node | None:
        return node.value if isinstance(node, PlusMinus) else None

    def minus(node: Node) -> Node | None:
        return negative(node.value) if isinstance(node, PlusMinus) else None

    return [mapped(tree, plus), mapped(tree, minus)]


def listed(tree: Node) -> list[Node]:
    """Return the values that a list, a set or alternatives state, without the names before them."""
    match tree:
        case Alternatives(parts) | Listing(parts):
            return [value for part in parts for value in listed(part)]
        case Bracketed("{", items, _):
            return [value for item in items for value in listed(item)]
        case Constant("empty"):
            return []
        case Relation((name, container), ("in",)) if is_name(name):
            return listed(container)
        case Relation((name, Bracketed("{", _, _) as container), ("=",)) if is_name(name):
            return listed(container)
    return both_signs(stated(tree))
