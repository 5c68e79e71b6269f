"""Sets of vectors that span the same space: eigenspaces, kernels, planes through the origin."""

from seedproof.equivalence.deciding.linear import divided, eliminated, is_nonzero, rank
from seedproof.equivalence.deciding.normal import Normal
from seedproof.equivalence.deciding.ring import Element, NotNormal
from seedproof.equivalence.deciding.values import Situation
from seedproof.equivalence.reading.statements import is_name
from seedproof.equivalence.reading.tree import (
    ZERO,
    Bracketed,
    Constant,
    Listing,
    Matrix,
    Node,
    Relation,
    names,
)
from seedproof.equivalence.reading.unreadable import Unreadable
from seedproof.equivalence.types.coordinates import Coordinates, coordinates, in_usual_order
from seedproof.equivalence.types.quantifiers import without_quantifiers
from seedproof.equivalence.types.vectors import padded, vector
from seedproof.record.verdict import Verdict, different, equal


def compared(left: Node, right: Node, situation: Situation) -> Verdict:
    """Compare the dimensions of the two spaces and of their sum."""
    normal = situation.normal()
    vectors = [_vectors(tree) for tree in (left, right)]
    if not vectors[0] or not vectors[1]:
        if not vectors[0] and not vectors[1]:
            return equal("both are the space of the zero vector alone")
        if any(_is_nonzero(entries, normal) for pairs in vectors for _, entries in pairs):
            return different("one is the space of the zero vector alone, the other is not")
        raise Unreadable("whether a vector is zero is not clear")
    length = max(len(entries) for pairs in vectors for _, entries in pairs)
    first, second = (
        _rows([padded(entries, tree, length) for tree, entries in pairs], normal) for pairs in vectors
    )
    if len({len(row) for row in (*first, *second)}) != 1:
        return different("the vectors differ in length")
    first_rank, second_rank = rank(normal, first), rank(normal, second)
    if first_rank != second_rank:
        return different(f"one space has dimension {first_rank}, the other {second_rank}")
    if len(eliminated(normal, first + second)) == first_rank:
        return equal(f"both span the same space of dimension {first_rank}")
    return different("the vectors span different spaces")


def _rows(vectors: list[tuple[Node, ...]], normal: Normal) -> list[list[Element]]:
    """Return the vectors; letters in them are parameters, replaced by the vectors they multiply."""
    rows: list[list[Element]] = []
    for entries in vectors:
        elements = [normal.element(entry) for entry in entries]
        letters = frozenset(name for entry in entries for name in names(entry))
        if not letters:
            rows.append(elements)
            continue
        parts: dict[object, list[Element]] = {}
        for index, element in enumerate(elements):
            if len(element.below) > 1:
                raise NotNormal("a parameter stands in a denominator")
            for monomial, value in divided(normal, element.above, letters).items():
                if len(monomial) != 1 or monomial[0][1] != 1:
                    raise NotNormal("a vector is not linear in its parameters")
                row = parts.setdefault(monomial, [normal.ring.zero] * len(elements))
                row[index] = Element(value, normal.ring.one)
        rows += parts.values()
    return rows


def _is_nonzero(entries: tuple[Node, ...], normal: Normal) -> bool:
    return any(is_nonzero(normal, normal.element(entry)) for entry in entries)


def _vectors(tree: Node) -> list[tuple[Node, tuple[Node, ...]]]:
    """Return the vectors that span a space, each with the tree that states it; none for the zero space."""
    tree = without_quantifiers(tree)
    if _is_zero_space(tree):
        return []
    point = coordinates(tree)
    if isinstance(tree, Listing) and point is not None and _is_parametrised(point):
        return [(tree, in_usual_order(point) or point.values)]
    match tree:
        case Bracketed("[", (_, _, *_) as rows, "]") if all(map(_is_row_of_one, rows)):
            return [(tree, tuple(row.items[0] for row in rows if isinstance(row, Bracketed)))]
        case Relation((name, value), ("=",)) if is_name(name):
            return _vectors(value)
        case Listing(parts):
            return [pair for part in parts for pair in _vectors(part)]
        case Bracketed(_, items, _) if items and all(
            isinstance(item, Bracketed | Matrix) or (vector(item) is not None) for item in items
        ):
            return [pair for item in items for pair in _vectors(item)]
        case Bracketed("{", (item,), _):
            return _vectors(item)
    entries = vector(tree)
    if entries is None:
        raise Unreadable("one of them is no list of vectors")
    return [(tree, entries)]


def _is_zero_space(tree: Node) -> bool:
    return tree in (ZERO, Constant("empty"), Bracketed("{", (), "}"), Bracketed("{", (ZERO,), "}"))


def _is_parametrised(point: Coordinates) -> bool:
    """Return whether a vector is stated by its components: `x = t, y = -t`, not `v_1 = ..., v_2 = ...`."""
    return point.names is not None and all(vector(value) is None for value in point.values)


def _is_row_of_one(tree: Node) -> bool:
    return isinstance(tree, Bracketed) and tree.opening == "[" and len(tree.items) == 1
