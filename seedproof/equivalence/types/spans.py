"""Sets of vectors that span the same space: eigenspaces, kernels, planes through the origin."""

from seedproof.equivalence.deciding.linear import divided, eliminated, rank
from seedproof.equivalence.deciding.normal import Normal
from seedproof.equivalence.deciding.ring import Element, NotNormal
from seedproof.equivalence.deciding.values import Situation
from seedproof.equivalence.reading.statements import is_name
from seedproof.equivalence.reading.tree import Alternatives, Bracketed, Listing, Matrix, Node, Relation, names
from seedproof.equivalence.reading.unreadable import Unreadable
from seedproof.equivalence.types.vectors import padded, vector
from seedproof.record.verdict import Verdict, different, equal


def compared(left: Node, right: Node, situation: Situation) -> Verdict:
    """Compare the dimensions of the two spaces and of their sum."""
    normal = situation.normal()
    vectors = [_vectors(tree) for tree in (left, right)]
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


def _vectors(tree: Node) -> list[tuple[Node, tuple[Node, ...]]]:
    match tree:
        case Relation((name, value), ("=",)) if is_name(name):
            return _vectors(value)
        case Alternatives(parts) | Listing(parts):
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
