"""Reads the terms of the function, and the condition."""

from collections.abc import Sequence
from fractions import Fraction

from seedproof.equivalence import read as read_formula
from seedproof.problems.checking.polynomials import Terms, expanded, integer
from seedproof.problems.drawing import Drawing
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.reading import Gaps, integer_of, read_gaps, read_kind
from seedproof.problems.templates.lagrange_quadratic.facts import Budget, Disc, Facts, Form
from seedproof.problems.templates.lagrange_quadratic.phrases import (
    ABSOLUTE_MAXIMA,
    ABSOLUTE_MINIMA,
    BUNDLES,
    CRITICAL_POINTS,
    CURVES,
    LARGEST,
    MULTIPLIERS,
    OUTPUTS,
    PLACES,
    SMALLEST,
    STATEMENTS,
)

_SQUARES = {root**2: root for root in range(1, 13)}
_WORDINGS = {
    "form": (LARGEST, SMALLEST, PLACES),
    "budget": (BUNDLES, OUTPUTS, MULTIPLIERS),
    "disc": (CRITICAL_POINTS, ABSOLUTE_MAXIMA, ABSOLUTE_MINIMA),
}


def read(statement: str, questions: Sequence[str], drawing: Drawing | None) -> Facts:
    """Read extremes under a condition."""
    if drawing is not None:
        raise Unreadable("extremes under a condition have no figure")
    kind, gaps = read_kind(statement, STATEMENTS)
    for question, wordings in zip(questions, _WORDINGS[kind], strict=True):
        read_gaps(question, wordings)
    terms = expanded(read_formula(gaps["function"]), "xy")
    match kind:
        case "form":
            return _form(terms, gaps["curve"])
        case "budget":
            return _budget(terms, gaps)
        case "disc":
            return _disc(terms, gaps["square"])


def _coefficient(terms: Terms, *powers: int) -> int:
    return integer(terms.get(powers, Fraction(0)))


def _form(terms: Terms, text: str) -> Form:
    if not {*terms} <= {(2, 0), (1, 1), (0, 2)}:
        raise Unreadable("the function is no quadratic form")
    coefficients = (_coefficient(terms, 2, 0), _coefficient(terms, 1, 1), _coefficient(terms, 0, 2))
    kind, gaps = read_kind(text, CURVES)
    first = integer_of(gaps["first"])
    if kind == "circle":
        return Form(coefficients, (first, first))
    return Form(coefficients, (first, integer_of(gaps["second"])))


def _budget(terms: Terms, gaps: Gaps) -> Budget:
    ((powers, factor),) = terms.items()
    if factor != 1:
        raise Unreadable("the output has a factor")
    m, n = powers
    prices = (integer_of(gaps["first"]), integer_of(gaps["second"]))
    return Budget((m, n), prices, integer_of(gaps["budget"]))


def _disc(terms: Terms, text: str) -> Disc:
    if {*terms} != {(2, 0), (0, 2), (1, 0)}:
        raise Unreadable("the function has another form")
    a = _coefficient(terms, 2, 0)
    centre = integer(-terms[1, 0] / (2 * a))
    square = integer_of(text)
    if square not in _SQUARES:
        raise Unreadable(f"{square} is no square")
    return Disc((a, _coefficient(terms, 0, 2)), centre, _SQUARES[square])


READER = Reader(read=read)
