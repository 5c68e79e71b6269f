"""Reads the two quotients, and from the questions what is asked about their composition."""

from collections.abc import Sequence

from seedproof.problems.checking.polynomials import integer, polynomial_of
from seedproof.problems.drawing import Drawing
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.reading import read_gaps, read_kind
from seedproof.problems.templates.composition_of_functions.facts import Asked, Facts, Quotient
from seedproof.problems.templates.composition_of_functions.phrases import QUESTIONS, STATEMENTS

_QUOTIENTS = {
    1: r"\frac{<numerator>}{<denominator>}",
    -1: r"-\frac{<numerator>}{<denominator>}",
}
"""By the sign in front."""


def read(statement: str, questions: Sequence[str], drawing: Drawing | None) -> Facts:
    """Read two functions and what is asked about their composition."""
    if drawing is not None:
        raise Unreadable("a composition has no figure")
    gaps = read_gaps(statement, STATEMENTS)
    return Facts(
        f=_quotient(gaps["f"]),
        g=_quotient(gaps["g"]),
        asked=[_asked(question) for question in questions],
    )


def _asked(question: str) -> Asked:
    asked, _ = read_kind(question, QUESTIONS)
    return asked


def _quotient(text: str) -> Quotient:
    sign, gaps = read_kind(text, _QUOTIENTS)
    numerator = [sign * coefficient for coefficient in _integer_polynomial(gaps["numerator"])]
    return numerator, _integer_polynomial(gaps["denominator"])


def _integer_polynomial(text: str) -> list[int]:
    return [integer(coefficient) for coefficient in polynomial_of(text, "x")]


READER = Reader(read=read)
