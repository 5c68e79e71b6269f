"""Proves eigenvalues by the characteristic polynomial of flint, bases by multiplication and rank."""

import re
from collections.abc import Iterator, Sequence

from flint import fmpz_mat, fmpz_poly

from seedproof.problems.checker import Checker
from seedproof.problems.untyped import Facts

_INTEGER = r"-?[0-9]{1,6}"
_VALUES = re.compile(rf"\{{({_INTEGER}(?:, {_INTEGER})*)\}}")
_VECTOR = rf"\({_INTEGER}(?:, {_INTEGER})+\)"
_BASIS = re.compile(rf"\{{{_VECTOR}(?:, {_VECTOR})*\}}")


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """No eigenvalue and no vector is missing or in excess; the minimal polynomial decides the last part."""
    matrix = fmpz_mat(facts["matrix"])
    if matrix.nrows() != matrix.ncols():
        yield "the matrix is not square"
        return
    values = _roots(matrix)
    stated = _VALUES.fullmatch(answers[0])
    if stated is None or stated[1].split(", ") != [str(value) for value in values]:
        yield f"the characteristic polynomial has the roots {values}, unlike {answers[0]}"
    if not values or len(answers) != len(_kinds(values, matrix)):
        yield "there are not as many answers as questions"
        return
    for value, text in zip(values, answers[1:], strict=False):
        yield from _not_a_basis(_shifted(matrix, value), value, text)
    if len(values) < matrix.nrows():
        product = _identity(matrix.nrows())
        for value in values:
            product = product * _shifted(matrix, value)
        if answers[-1] != ("yes" if product.rank() == 0 else "no"):
            yield f"the minimal polynomial {'has' if product.rank() else 'has no'} multiple roots"


def _roots(matrix: fmpz_mat) -> list[int]:
    """All complex roots, if they are integers; else none."""
    _, factors = fmpz_poly(matrix.charpoly()).factor()
    if any(factor.degree() != 1 for factor, _ in factors):
        return []
    return sorted(-int(factor[0]) for factor, _ in factors)


def _not_a_basis(shifted: fmpz_mat, value: int, text: str) -> Iterator[str]:
    size = shifted.nrows()
    if _BASIS.fullmatch(text) is None:
        yield f"{text!r} is no set of vectors"
        return
    vectors = [[*map(int, one.split(", "))] for one in re.findall(r"\(([^()]+)\)", text)]
    if any(len(vector) != size for vector in vectors):
        yield f"{text} has vectors of another length than {size}"
        return
    stated = fmpz_mat(vectors)
    if (shifted * stated.transpose()).rank() != 0:
        yield f"{text} has a vector that is not multiplied by {value}"
    if stated.rank() != len(vectors) or len(vectors) != size - shifted.rank():
        yield f"{text} has vectors too many or too few for the eigenvalue {value}"


def _identity(size: int) -> fmpz_mat:
    return fmpz_mat([[int(row == column) for column in range(size)] for row in range(size)])


def _shifted(matrix: fmpz_mat, value: int) -> fmpz_mat:
    return matrix - value * _identity(matrix.nrows())


def _kinds(values: Sequence[int], matrix: fmpz_mat) -> list[str]:
    return ["set", *["span"] * len(values), *["label"] * (len(values) < matrix.nrows())]


def _types(facts: Facts) -> list[str]:
    matrix = fmpz_mat(facts["matrix"])
    return _kinds(_roots(matrix), matrix)


CHECKER = Checker(facts=Facts, method="characteristic polynomial", wrong=wrong, types=_types)
