"""Bases of a space: other vectors of the same span, its name, its parametrisation."""

from fractions import Fraction

from seedproof.benchmarks.judge.rewriting.rewrite import of_whole
from seedproof.benchmarks.judge.rewriting.vectors import as_column, components
from seedproof.text.formula import Formula, Number, Sequence, collection, latex


def _basis(node: Formula) -> list[list[Fraction]] | None:
    """The vectors of a basis, if all entries are rational."""
    vectors = []
    for one in node.items if isinstance(node, Sequence) and node.opening == "{" else ():
        items = components(one) or ()
        numbers = [item.value for item in items if isinstance(item, Number)]
        if not numbers or len(numbers) < len(items):
            return None
        vectors.append(numbers)
    return vectors or None


def _set_of(vectors: list[list[Fraction]]) -> str:
    return latex(collection(*(Sequence("(", tuple(map(Number, one)), ")") for one in vectors)))


def _negated(node: Formula) -> str | None:
    vectors = _basis(node)
    return _set_of([[-one for one in vector] for vector in vectors]) if vectors else None


def _doubled(node: Formula) -> str | None:
    vectors = _basis(node)
    return _set_of([[2 * one for one in vectors[0]], *vectors[1:]]) if vectors else None


def _normed(node: Formula) -> str | None:
    """The first entry that is not zero becomes 1."""
    vectors = _basis(node)
    if vectors is None or any(not any(vector) for vector in vectors):
        return None
    return _set_of([[one / next(filter(None, vector)) for one in vector] for vector in vectors])


def _combined(node: Formula) -> str | None:
    vectors = _basis(node)
    if vectors is None or len(vectors) < 2:
        return None
    first, second, *more = vectors
    pairs = list(zip(first, second, strict=True))
    return _set_of([[a + b for a, b in pairs], [a - b for a, b in pairs], *more])


def _span(node: Formula) -> str | None:
    return rf"\operatorname{{span}}{latex(node)}" if _basis(node) else None


def _columns(node: Formula) -> str | None:
    vectors = _basis(node)
    return latex(collection(*(as_column(tuple(map(Number, one))) for one in vectors))) if vectors else None


def _parametrised(node: Formula) -> str | None:
    vectors = _basis(node)
    if vectors is None or len(vectors) > 3:
        return None
    columns = (latex(as_column(tuple(map(Number, one)))) for one in vectors)
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
