"""Vectors in every notation: in brackets, as a column, with i, j and k, and as sums of these."""

from fractions import Fraction

from seedproof.equivalence.reading.statements import is_name
from seedproof.equivalence.reading.tree import (
    ONE,
    ZERO,
    Bracketed,
    Call,
    Constant,
    Listing,
    Matrix,
    Node,
    Number,
    Power,
    Product,
    Relation,
    Sum,
    Symbol,
    nodes,
    times,
    total,
)

_MINUS_ONE = Number(Fraction(-1))


def vector(tree: Node) -> tuple[Node, ...] | None:
    """Return the components, or None if the tree is not a vector."""
    match tree:
        case Relation((name, value), ("=",)) if is_name(name):
            return vector(value)
        case Bracketed("(" | "[" | "<", items, _) if len(items) == 1 and isinstance(
            items[0], Bracketed | Matrix
        ):
            return vector(items[0])
        case Bracketed(opening, items, closing) if opening + closing in ("()", "[]", "<>"):
            return None if any(isinstance(item, Bracketed) for item in items) else items
        case Call("binomial", items):
            # A column, written as if it were a binomial coefficient.
            return items
        case Matrix(rows) if len(rows) == 1:
            return rows[0]
        case Matrix(rows) if len(rows[0]) == 1:
            return tuple(row[0] for row in rows)
    unit = _has_units(tree)
    combination = _combined(tree, unit)
    return combination[:2] if combination and unit and Symbol("k") not in nodes(tree) else combination


def padded(items: tuple[Node, ...], tree: Node, length: int) -> tuple[Node, ...]:
    """Return a vector written with i, j and k with as many components as needed, if the third is zero."""
    if not _has_units(tree):
        return items
    if length == 3 and len(items) == 2:
        return (*items, ZERO)
    return items[:2] if length == 2 and items[2:] == (ZERO,) else items


def _has_units(tree: Node) -> bool:
    """Return whether i, j and k stand for vectors: a hat on a unit shows it, or j or k beside i."""
    contained = set(nodes(tree))
    return bool(contained & {Symbol("i_"), Symbol("j"), Symbol("k")}) and not any(
        isinstance(node, Bracketed | Matrix) for node in contained
    )


_UNITS = {Symbol("i_"): 0, Constant("i"): 0, Symbol("i"): 0, Symbol("j"): 1, Symbol("k"): 2}


def _combined(tree: Node, units: bool) -> tuple[Node, ...] | None:
    if units and tree in _UNITS:
        return tuple(ONE if index == _UNITS[tree] else ZERO for index in range(3))
    match tree:
        case Sum(terms):
            parts = [_combined(term, units) for term in terms]
            lengths = {len(part) for part in parts if part is not None}
            if len(lengths) != 1 or None in parts:
                return None
            return tuple(
                total(*entries) for entries in zip(*(p for p in parts if p is not None), strict=True)
            )
        case Product(factors):
            parts = [_combined(factor, units) for factor in factors]
            vectors = [part for part in parts if part is not None]
            if len(vectors) != 1:
                return None
            scale = times(*(factor for factor, part in zip(factors, parts, strict=True) if part is None))
            return tuple(times(scale, entry) for entry in vectors[0])
        case Power():
            return None
    return None if units else _plain_vector(tree)


def _plain_vector(tree: Node) -> tuple[Node, ...] | None:
    if isinstance(tree, Matrix):
        return vector(tree) if _is_flat(tree) else None
    if isinstance(tree, Bracketed) and tree.opening + tree.closing in ("()", "[]", "<>"):
        return vector(tree) if _is_flat(tree) else None
    return None


def _is_flat(tree: Node) -> bool:
    """Return whether the brackets contain numbers, or the matrix is one row or one column."""
    if isinstance(tree, Matrix):
        return len(tree.rows) == 1 or len(tree.rows[0]) == 1
    return (
        not any(isinstance(item, Bracketed) for item in tree.items) if isinstance(tree, Bracketed) else False
    )


def components(tree: Node) -> tuple[Node, ...] | None:
    """Return the items of a tuple: a vector, a list without brackets, or a list of equations' values."""
    if isinstance(tree, Relation) and tree.signs == ("=",):
        name, value = tree.operands
        return components(value) if is_name(name) else None
    if isinstance(tree, Listing):
        return tuple(
            part.operands[1]
            if isinstance(part, Relation) and part.signs == ("=",) and is_name(part.operands[0])
            else part
            for part in tree.parts
        )
    if isinstance(tree, Bracketed) and tree.opening + tree.closing in ("()", "[]", "<>"):
        if len(tree.items) == 1 and isinstance(tree.items[0], Bracketed):
            return components(tree.items[0])
        return components(Listing(tree.items))
    return vector(tree)
