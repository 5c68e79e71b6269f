"""Matrices: LaTeX rows, lists of lists, columns written as vectors, and what is worked out from these."""

from typing import TypeAlias

from seedproof.equivalence.deciding.rationals import rational
from seedproof.equivalence.deciding.values import Situation, same
from seedproof.equivalence.reading import names
from seedproof.equivalence.reading.statements import is_name
from seedproof.equivalence.reading.tree import (
    ONE,
    ZERO,
    Bracketed,
    Listing,
    Matrix,
    Node,
    Number,
    Power,
    Product,
    Relation,
    Sum,
    Symbol,
    negative,
    nodes,
    over,
    times,
    total,
)
from seedproof.equivalence.reading.unreadable import Unreadable
from seedproof.equivalence.types.joining import all_of
from seedproof.equivalence.types.scalars import same_scalars
from seedproof.equivalence.types.vectors import vector
from seedproof.record.verdict import Verdict, different

Rows: TypeAlias = tuple[tuple[Node, ...], ...]

_LARGEST = 6
"""Rows of a matrix of which the determinant is worked out."""
_HIGHEST = 64


def compared(left: Node, right: Node, situation: Situation) -> Verdict:
    """Compare shape and entries; a vector in brackets is a column, or the row that the other states."""
    first, second = rows_of(left, situation), rows_of(right, situation)
    if first is None or second is None:
        if first is None and second is None:
            raise Unreadable("neither is a matrix")
        if any(map(_holds_matrix, (left if first is None else right,))):
            raise Unreadable("a matrix is not worked out")
        return different("one is a matrix, the other is not")
    for matrix, tree, other_matrix in ((first, left, second), (second, right, first)):
        if (
            len(other_matrix) == 1
            and len(matrix[0]) == 1
            and len(matrix) > 1
            and not _is_written_as_rows(tree)
        ):
            transposed = (tuple(row[0] for row in matrix),)
            first, second = (transposed, second) if matrix is first else (first, transposed)
            break
    if (len(first), len(first[0])) != (len(second), len(second[0])):
        return different("the matrices differ in shape")
    pairs = [pair for rows in zip(first, second, strict=True) for pair in zip(*rows, strict=True)]
    return all_of((same_scalars(a, b, situation) for a, b in pairs), "all entries are equal")


def _holds_matrix(tree: Node) -> bool:
    return any(isinstance(node, Matrix | Bracketed | Listing) for node in nodes(tree))


def _is_written_as_rows(tree: Node) -> bool:
    return isinstance(tree, Matrix) or (isinstance(tree, Relation) and isinstance(tree.operands[-1], Matrix))


def rows_of(tree: Node, situation: Situation) -> Rows | None:
    """Return the rows of a matrix, with products, powers and inverses worked out; None if it is none.

    Raises:
        Unreadable: The shapes do not fit, or there is no inverse.
    """
    match tree:
        case Matrix(rows):
            return rows
        case Relation((name, value), ("=",)) if is_name(name):
            return rows_of(value, situation)
        case Bracketed("(" | "[", (Matrix() | Bracketed("(" | "[", (Bracketed(), *_), _) as inner,), _):
            return rows_of(inner, situation)
        case Bracketed("[" | "(" | "{", items, _) | Listing(items) if all(
            isinstance(item, Bracketed) for item in items
        ):
            rows = tuple(item.items for item in items if isinstance(item, Bracketed))
            return rows if rows and rows[0] and len({len(row) for row in rows}) == 1 else None
        case Product(factors):
            matrices = [rows_of(factor, situation) for factor in factors]
            if not any(matrices):
                return None
            scale = times(*(factor for factor, rows in zip(factors, matrices, strict=True) if rows is None))
            first, *others = [rows for rows in matrices if rows is not None]
            for other in others:
                first = _product(first, other, situation)
            return tuple(tuple(times(scale, entry) for entry in row) for row in first)
        case Sum(terms):
            parts = [rows_of(term, situation) for term in terms]
            if None not in parts and len({(len(p), len(p[0])) for p in parts if p}) == 1:
                grids = [matrix for matrix in parts if matrix]
                return tuple(
                    tuple(total(*entries) for entries in zip(*rows, strict=True))
                    for rows in zip(*grids, strict=True)
                )
        case Power(base, exponent) if (of_base := rows_of(base, situation)) is not None:
            return _power(of_base, exponent, situation)
    column = vector(tree)
    return None if column is None else tuple((entry,) for entry in column)


def _product(left: Rows, right: Rows, situation: Situation) -> Rows:
    if len(left[0]) != len(right):
        raise Unreadable("matrices are multiplied whose shapes do not fit")
    columns = tuple(zip(*right, strict=True))
    return tuple(tuple(_dot(row, column, situation) for column in columns) for row in left)


def _dot(row: tuple[Node, ...], column: tuple[Node, ...], situation: Situation) -> Node:
    entry = Sum(tuple(Product(pair) for pair in zip(row, column, strict=True)))
    for _ in nodes(entry):
        situation.budget.spend()
    return _as_number(entry)


def _as_number(tree: Node) -> Node:
    value = rational(tree)
    return tree if value is None else Number(value)


def _power(rows: Rows, exponent: Node, situation: Situation) -> Rows:
    if isinstance(exponent, Symbol) and exponent.name in names.TRANSPOSES:
        return tuple(zip(*rows, strict=True))
    value = rational(exponent)
    if value is None or value.denominator != 1 or abs(value) > _HIGHEST or len(rows) != len(rows[0]):
        raise Unreadable("a power of a matrix is not worked out")
    base = rows if value >= 0 else _inverse(rows, situation)
    size = range(len(rows))
    result: Rows = tuple(tuple(ONE if row == column else ZERO for column in size) for row in size)
    for _ in range(abs(int(value))):
        result = _product(result, base, situation)
    return result


def _inverse(rows: Rows, situation: Situation) -> Rows:
    below = determinant(rows)
    if same(below, ZERO, situation).result != "different":
        raise Unreadable("a matrix has no inverse")
    size = range(len(rows))
    return tuple(
        tuple(_as_number(over(_cofactor(rows, column, row), below)) for column in size) for row in size
    )


def _cofactor(rows: Rows, row: int, column: int) -> Node:
    minor = tuple(other[:column] + other[column + 1 :] for index, other in enumerate(rows) if index != row)
    value = determinant(minor) if minor else ONE
    return value if (row + column) % 2 == 0 else negative(value)


def determinant(rows: Rows) -> Node:
    """Return the determinant, by the first row.

    Raises:
        Unreadable: The matrix is not square, or is large.
    """
    if len(rows) != len(rows[0]) or len(rows) > _LARGEST:
        raise Unreadable("a determinant is not worked out")
    if len(rows) == 1:
        return rows[0][0]
    terms = [times(entry, _cofactor(rows, 0, column)) for column, entry in enumerate(rows[0])]
    return _as_number(total(*terms))
