"""Reads the polynomial, the known sum, and what is asked of the roots."""

from collections.abc import Sequence
from fractions import Fraction

from seedproof.equivalence import read as tree_of
from seedproof.problems.checking.polynomials import Terms, expanded, integer
from seedproof.problems.drawing import Drawing
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.reading import integer_of, read_gaps, read_kind
from seedproof.problems.templates.symmetric_functions_of_roots.facts import Conditioned, Facts, Given, Image
from seedproof.problems.templates.symmetric_functions_of_roots.phrases import (
    CONDITIONED,
    GIVEN,
    IMAGES,
    POLYNOMIALS,
    SUMS,
    VALUES,
)


def read(statement: str, questions: Sequence[str], drawing: Drawing | None) -> Facts:
    """Read a cubic polynomial and what is asked of its roots."""
    if drawing is not None:
        raise Unreadable("the polynomial is not drawn")
    first, second = questions
    asked, _ = read_kind(read_gaps(first, VALUES)["sum"], SUMS)
    image, numbers = _image(read_gaps(second, POLYNOMIALS)["images"])
    kind, gaps = read_kind(statement, {"given": GIVEN, "conditioned": CONDITIONED})
    terms = expanded(tree_of(gaps["polynomial"]), "xc")
    if terms.pop((3, 0), None) != 1:
        raise Unreadable("the polynomial is not cubic and monic")
    if kind == "given":
        coefficients = (_taken(terms, 2), _taken(terms, 1), _taken(terms, 0))
        _check_empty(terms)
        return Given(coefficients, asked, image, numbers)
    known, _ = read_kind(gaps["sum"], SUMS)
    value = integer_of(gaps["value"])
    if known == "squares" and terms.pop((1, 1), None) == 1:
        pair = (_taken(terms, 2), _taken(terms, 0))
        _check_empty(terms)
        return Conditioned(pair, "squares", value, asked, image, numbers)
    if known == "cubes" and terms.pop((0, 1), None) == 1:
        pair = (_taken(terms, 2), _taken(terms, 1))
        _check_empty(terms)
        return Conditioned(pair, "cubes", value, asked, image, numbers)
    raise Unreadable("the number c does not stand where the known sum decides it")


def _taken(terms: Terms, power: int) -> int:
    """Return the coefficient of a power of x, and take it away."""
    return integer(terms.pop((power, 0), Fraction(0)))


def _check_empty(terms: Terms) -> None:
    if terms:
        raise Unreadable("the polynomial has more terms")


def _image(text: str) -> tuple[Image, tuple[int, int]]:
    """Return what is made of the roots, with its numbers."""
    image, gaps = read_kind(text, IMAGES)
    match image:
        case "linear":
            return image, (integer_of(gaps["a"]), _signed(gaps["b"]))
        case "shifted":
            return image, (0, _signed(gaps["b"]))
        case "quotient":
            return image, (_signed(gaps["a"]), _signed(gaps["b"]))
    return image, (0, 0)


def _signed(text: str) -> int:
    """Return the number of `+ 3` or `- 3`."""
    sign, _, digits = text.partition(" ")
    number = integer_of(digits)
    match sign:
        case "+":
            return number
        case "-":
            return -number
    raise Unreadable(f"{text!r} has no sign")


READER = Reader(read=read)
