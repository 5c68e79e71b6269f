"""Rewrites bases of a space: other vectors of the same span, its name, its parametrisation."""

from fractions import Fraction

from seedproof.benchmarks.judge.rewriting.rewrite import of_whole
from seedproof.benchmarks.judge.rewriting.vectors import as_column, components
from seedproof.text.formula import Formula, Number, Sequence, collection, latex


def _basis(node: Formula) -> list[list[Fraction]] | None:
    """Return the vectors of a basis, if all entries are rational."""
    vectors = []
    if not isinstance(node, Sequence) or node.opening != "{":
        return None
    for vector in node.items:
        items = components(vector) or ()
        numbers = [item.value for item in items if isinstance(item, Number)]
        if not numbers or len(numbers) < len(items):
            return None
        vectors.append(numbers)
    return vectors or None


def _set_of(vectors: list[list[Fraction]]) -> str:
    return latex(collection(*(Sequence("(", tuple(map(Number, vector)), ")") for vector in vectors)))


def _negated(node: Formula) -> str | None:
    vectors = _basis(node)
    if vectors:
        return _set_of([[-entry for entry in vector] for vector in vectors])
    return None


def _doubled(node: Formula) -> str | None:
    vectors = _basis(node)
    if vectors:
        return _set_of([[2 * entry for entry in vectors[0]], *vectors[1:]])
    return None


def _normed(node: Formula) -> str | None:
    """Scale each vector so that its first entry other than zero is 1."""
    vectors = _basis(node)
    if vectors is None or any(not any(vector) for vector in vectors):
        return None
    return _set_of([[entry / next(filter(None, vector)) for entry in vector] for vector in vectors])


def _combined(node: Formula) -> str | None:
    vectors = _basis(node)
    if vectors is None or len(vectors) < 2:
        return None
    first, second, *more = vectors
    pairs = list(zip(first, second, strict=True))
    return _set_of([[a + b for a, b in pairs], [a - b for a, b in pairs], *more])


def _span(node: Formula) -> str | None:
    if _basis(node):
        return rf"\operatorname{{span}}{latex(node)}"
    return None


def _columns(node: Formula) -> str | None:
    vectors = _basis(node)
    if vectors:
        return latex(collection(*(as_column(tuple(map(Number, vector))) for vector in vectors)))
    return None


def _parametrised(node: Formula) -> str | None:
    vectors = _basis(node)
    if vectors is None or len(vectors) > 3:
        return None
    columns = (latex(as_column(tuple(map(Number, vector)))) for vector in vectors)
    return " + ".join(f"{letter} {column}" for letter, column in zip("tsr", columns, strict=False))


REWRITES = (
    of_whole("basis_negated", "the vectors have the opposite signs", _negated, "span"),
    of_whole("basis_normed", "the first entries are 1", _normed, "span"),
    of_whole("basis_doubled", "the first vector is doubled", _doubled, "span"),
    of_whole("basis_combined", "sum and difference replace two vectors", _combined, "span"),
    of_whole("basis_span", "the space is named", _span, "span"),
    of_whole("basis_columns", "the vectors are columns", _columns, "span"),
    of_whole("parametrised", "the space is parametrised", _parametrised, "span"),
)
