"""Rewrites points and vectors: other brackets, columns, unit vectors, a factor before them."""

from fractions import Fraction

from seedproof.benchmarks.judge.rewriting.algebra import content
from seedproof.benchmarks.judge.rewriting.rewrite import of_whole
from seedproof.benchmarks.judge.rewriting.shapes import coefficient
from seedproof.text.formula import (
    Formula,
    Matrix,
    Number,
    Product,
    Quotient,
    Sequence,
    Sum,
    Symbol,
    equation,
    formula,
    latex,
    listing,
    product,
    total,
)

Vector = tuple[Formula, ...]

_UNITS = tuple(Symbol(rf"\mathbf{{{letter}}}") for letter in "ijk")


def _angle_brackets(node: Formula) -> str | None:
    items = components(node)
    if items:
        return rf"\left\langle {latex(listing(*items))} \right\rangle"
    return None


def _column(node: Formula) -> str | None:
    items = components(node)
    return latex(as_column(items)) if items else None


def components(node: Formula) -> Vector | None:
    """Return the components of a point or vector; None for anything else."""
    if isinstance(node, Sequence) and node.opening == "(":
        return node.items
    return None


def as_column(items: Vector) -> Formula:
    """Build a matrix of one column."""
    return Matrix(tuple((item,) for item in items))


def _unit_vectors(node: Formula) -> str | None:
    items = components(node)
    if items is None or not 2 <= len(items) <= 3 or any(isinstance(item, Sum) for item in items):
        return None
    vector = total(*(product(item, unit) for item, unit in zip(items, _UNITS, strict=False)))
    # Without a third component the vector would be read as one of the plane.
    if isinstance(vector, Sum) and items[-1] != formula(0):
        return latex(vector)
    return None


def _named(node: Formula) -> str | None:
    items = components(node)
    if items is None or len(items) != 2:
        return None
    return latex(listing(*(equation(Symbol(letter), item) for letter, item in zip("xy", items, strict=True))))


def _factor_out(node: Formula) -> str | None:
    """Take out a fraction, a whole number or a root that all components share."""
    items = components(node)
    if items is None:
        return None
    split = [coefficient(item) for item in items]
    rests = {rest for number, rest in split if number}
    if len(rests) != 1:
        return None
    (rest,) = rests
    numbers = [number for number, _ in split]
    common = content(numbers)
    if common == 1 and rest is None:
        return None
    head = product(common, *(() if rest is None else (rest,)))
    if isinstance(head, Product) and common.denominator > 1:
        head = Quotient(product(common.numerator, *head.factors[1:]), Number(Fraction(common.denominator)))
    return f"{latex(head)} {latex(Sequence('(', tuple(Number(number / common) for number in numbers), ')'))}"


REWRITES = (
    of_whole("unit_vectors", "it is a sum of unit vectors", _unit_vectors, "tuple"),
    of_whole("column", "it is a column", _column, "tuple"),
    of_whole("angle_brackets", "it has angle brackets", _angle_brackets, "tuple"),
    of_whole("named_coordinates", "the coordinates are named", _named, "tuple", carried=False),
    of_whole("factor_out", "a common factor stands before it", _factor_out, "tuple"),
)
