"""Matrices of exact numbers, row by row, by minors and by multiplication; nothing is eliminated here."""

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import combinations
from types import MappingProxyType

from seedproof.equivalence import Unreadable, read
from seedproof.equivalence.reading.tree import Bracketed, Matrix, Node, Power, Product, Sum, Symbol
from seedproof.equivalence.reading.tree import Number as NumberNode

Number = int | Fraction
Rows = Sequence[Sequence[Number]]
"""The rows of a matrix, all of one length."""

_NO_LETTERS: Mapping[str, Fraction] = MappingProxyType({})
_HIGHEST_POWER = 60


def image(rows: Rows, vector: Sequence[Number]) -> list[Fraction]:
    """Return the matrix times a column."""
    images: list[Fraction] = []
    for row in rows:
        value: Number = 0
        for entry, coordinate in zip(row, vector, strict=True):
            value += entry * coordinate
        images.append(Fraction(value))
    return images


def product(left: Rows, right: Rows) -> list[list[Fraction]]:
    """Return the product of two matrices, column by column."""
    columns = [image(left, column) for column in zip(*right, strict=True)]
    return [list(row) for row in zip(*columns, strict=True)]


def minor(rows: Rows, picked_rows: Sequence[int], picked_columns: Sequence[int]) -> Fraction:
    """Return the determinant of the entries in these rows and columns, by expansion along the first row."""
    return Fraction(_minor(rows, picked_rows, picked_columns))


def _minor(rows: Rows, picked_rows: Sequence[int], picked_columns: Sequence[int]) -> Number:
    if not picked_rows:
        return 1
    first, *below = picked_rows
    value: Number = 0
    sign = 1
    for index, column in enumerate(picked_columns):
        entry = rows[first][column]
        if entry:
            others = [*picked_columns[:index], *picked_columns[index + 1 :]]
            value += sign * entry * _minor(rows, below, others)
        sign = -sign
    return value


def determinant(rows: Rows) -> Fraction:
    """Return the determinant of a square matrix."""
    every = range(len(rows))
    return minor(rows, every, every)


def rank(rows: Rows) -> int:
    """Return the size of the largest minor that is not zero."""
    most = min(len(rows), len(rows[0]))
    return next((size for size in range(most, 0, -1) if any(_minors(rows, size))), 0)


def _minors(rows: Rows, size: int) -> Iterator[Fraction]:
    for picked_rows in combinations(range(len(rows)), size):
        for picked_columns in combinations(range(len(rows[0])), size):
            yield minor(rows, picked_rows, picked_columns)


def dot(left: Sequence[Number], right: Sequence[Number]) -> Fraction:
    """Return the scalar product of two vectors."""
    (value,) = image([left], right)
    return value


def power(rows: Rows, exponent: int) -> list[list[Fraction]]:
    """Return the power of a square matrix, by repeated multiplication; the exponent is at least 1."""
    result = [[Fraction(entry) for entry in row] for row in rows]
    for _ in range(exponent - 1):
        result = product(result, rows)
    return result


def shifted(rows: Rows, number: Number) -> list[list[Fraction]]:
    """Return a square matrix minus a multiple of the identity."""
    result = [[Fraction(entry) for entry in row] for row in rows]
    for index, row in enumerate(result):
        row[index] -= number
    return result


def identity(size: int) -> list[list[Fraction]]:
    """Return the identity matrix."""
    return shifted([[0] * size for _ in range(size)], -1)


def total(left: Rows, right: Rows) -> list[list[Fraction]]:
    """Return the sum of two matrices."""
    return [
        [Fraction(entry) + other for entry, other in zip(*rows, strict=True)]
        for rows in zip(left, right, strict=True)
    ]


def is_square(rows: Rows, size: int) -> bool:
    """Return whether the matrix has this size."""
    return [len(row) for row in rows] == [size] * size


def is_basis_of_kernel(rows: Rows, basis: Rows) -> bool:
    """Return whether the vectors are independent, are sent to zero, and are as many as the rank leaves."""
    width = len(rows[0])
    if not basis or any(len(vector) != width for vector in basis):
        return False
    if any(any(image(rows, vector)) for vector in basis):
        return False
    return rank(basis) == len(basis) == width - rank(rows)


def number_of(node: Node, values: Mapping[str, Fraction] = _NO_LETTERS) -> Fraction:
    """Return the value of a rational expression, with a value for each of its letters.

    Raises: ValueError for anything else, ZeroDivisionError where it has no value.
    """
    match node:
        case NumberNode(value):
            return value
        case Symbol(name) if name in values:
            return values[name]
        case Sum(terms):
            return sum((number_of(term, values) for term in terms), Fraction(0))
        case Product(factors):
            result = Fraction(1)
            for factor in factors:
                result *= number_of(factor, values)
            return result
        case Power(base, exponent):
            whole = number_of(exponent, values)
            if whole.denominator == 1 and abs(whole) <= _HIGHEST_POWER:
                return number_of(base, values) ** int(whole)
    raise ValueError("there is no rational number")


def matrix_of(text: str) -> list[list[Fraction]]:
    """Return the rows of a matrix in LaTeX. Raises: ValueError."""
    match read(text):
        case Matrix(rows):
            return [[number_of(entry) for entry in row] for row in rows]
    raise ValueError(f"{text!r} is no matrix of numbers")


def integer_matrix_of(text: str) -> list[list[int]]:
    """Return the rows of a matrix of integers in LaTeX. Raises: ValueError."""
    rows = matrix_of(text)
    if any(entry.denominator != 1 for row in rows for entry in row):
        raise ValueError(f"{text!r} has entries that are no integers")
    return [[int(entry) for entry in row] for row in rows]


def stated_number(text: str) -> Fraction | None:
    """Return the rational number that an answer states, None where it is none."""
    try:
        return number_of(read(text))
    except (Unreadable, ValueError, ZeroDivisionError):
        return None


def stated_tuple(text: str) -> list[Fraction] | None:
    """Return the numbers of a tuple that an answer states, None where it is none."""
    return _stated_items(text, "(")


def stated_set(text: str) -> list[Fraction] | None:
    """Return the different numbers of a set that an answer states, None where it is none."""
    items = _stated_items(text, "{")
    if items is None or len({*items}) < len(items):
        return None
    return items


def _stated_items(text: str, opening: str) -> list[Fraction] | None:
    try:
        items = items_within(text, opening)
        return [number_of(item) for item in items]
    except (Unreadable, ValueError, ZeroDivisionError):
        return None


def items_within(text: str, opening: str) -> tuple[Node, ...]:
    """Return what stands within the outer brackets of an answer. Raises: ValueError for other brackets.

    Braces around a single item are read as grouping: they are known by the text alone.
    """
    tree = read(text)
    match tree:
        case Bracketed(bracket, items, _) if bracket == opening:
            return items
    if opening == "{" and text.startswith("{") and text.endswith("}"):
        return (tree,)
    raise ValueError(f"{text!r} does not stand in {opening}")


def stated_vectors(text: str) -> list[list[Fraction]] | None:
    """Return the vectors of a set that an answer states, None where it is none."""
    return _stated_rows(text, "{", "(")


def stated_matrix(text: str) -> list[list[Fraction]] | None:
    """Return the rows of a matrix that an answer states, None where it is none."""
    rows = _stated_rows(text, "[", "[")
    if not rows or len({len(row) for row in rows}) > 1:
        return None
    return rows


def _stated_rows(text: str, outer: str, inner: str) -> list[list[Fraction]] | None:
    try:
        items = items_within(text, outer)
        return [_stated_row(item, inner) for item in items]
    except (Unreadable, ValueError, ZeroDivisionError):
        return None


def _stated_row(node: Node, opening: str) -> list[Fraction]:
    match node:
        case Bracketed(bracket, items, _) if bracket == opening and items:
            return [number_of(item) for item in items]
    raise ValueError("an item is no list of numbers")
