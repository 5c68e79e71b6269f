"""Matrices: LaTeX rows, lists of lists, columns written as vectors, and multiples and sums of these."""

from seedproof.equivalence.deciding.values import Situation
from seedproof.equivalence.reading.statements import is_name
from seedproof.equivalence.reading.tree import (
    Bracketed,
    Listing,
    Matrix,
    Node,
    Product,
    Relation,
    Sum,
    times,
    total,
)
from seedproof.equivalence.reading.unreadable import Unreadable
from seedproof.equivalence.types.joining import all_of
from seedproof.equivalence.types.scalars import same_scalars
from seedproof.equivalence.types.vectors import vector
from seedproof.record.verdict import Verdict, different

Rows = tuple[tuple[Node, ...], ...]


def compared(left: Node, right: Node, situation: Situation) -> Verdict:
    """Compare shape and entries; a vector in brackets is a column, or the row that the other states."""
    first, second = _rows(left), _rows(right)
    if first is None or second is None:
        if first is None and second is None:
            raise Unreadable("neither is a matrix")
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


def _is_written_as_rows(tree: Node) -> bool:
    return isinstance(tree, Matrix) or (isinstance(tree, Relation) and isinstance(tree.operands[-1], Matrix))


def _rows(tree: Node) -> Rows | None:
    match tree:
        case Matrix(rows):
            return rows
        case Relation((name, value), ("=",)) if is_name(name):
            return _rows(value)
        case Bracketed("(" | "[", (Matrix() | Bracketed("(" | "[", (Bracketed(), *_), _) as inner,), _):
            return _rows(inner)
        case Bracketed("[" | "(" | "{", items, _) | Listing(items) if all(
            isinstance(item, Bracketed) for item in items
        ):
            rows = tuple(item.items for item in items if isinstance(item, Bracketed))
            return rows if rows and rows[0] and len({len(row) for row in rows}) == 1 else None
        case Product(factors):
            matrices = [(index, matrix) for index, factor in enumerate(factors) if (matrix := _rows(factor))]
            if len(matrices) != 1:
                return None
            ((index, rows),) = matrices
            scale = times(*factors[:index], *factors[index + 1 :])
            return tuple(tuple(times(scale, entry) for entry in row) for row in rows)
        case Sum(terms):
            parts = [_rows(term) for term in terms]
            if None not in parts and len({(len(p), len(p[0])) for p in parts if p}) == 1:
                grids = [matrix for matrix in parts if matrix]
                return tuple(
                    tuple(total(*entries) for entries in zip(*rows, strict=True))
                    for rows in zip(*grids, strict=True)
                )
    column = vector(tree)
    return None if column is None else tuple((entry,) for entry in column)
