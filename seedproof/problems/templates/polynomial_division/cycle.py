"""Reads the two polynomials, and from the questions what is asked about them."""

from collections.abc import Sequence

from seedproof.problems.checking.polynomials import integer, polynomial_of
from seedproof.problems.drawing import Drawing
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.reading import read_gaps, read_kind
from seedproof.problems.templates.polynomial_division.facts import Asked, Facts
from seedproof.problems.templates.polynomial_division.phrases import IDENTITIES, QUESTIONS, STATEMENTS


def read(statement: str, questions: Sequence[str], drawing: Drawing | None) -> Facts:
    """Read two polynomials and what is asked about them."""
    if drawing is not None:
        raise Unreadable("a division of polynomials has no figure")
    polynomials, _, identity = statement.partition("\n\n")
    gaps = read_gaps(polynomials, STATEMENTS)
    asked = [_asked(question) for question in questions]
    if identity:
        read_gaps(identity, IDENTITIES)
    needs_identity = not {"d", "u", "v"}.isdisjoint(asked)
    if needs_identity != bool(identity):
        raise Unreadable("Bezout's identity and the questions do not belong together")
    return Facts(f=_coefficients(gaps["f"]), g=_coefficients(gaps["g"]), asked=asked)


def _asked(question: str) -> Asked:
    asked, _ = read_kind(question, QUESTIONS)
    return asked


def _coefficients(text: str) -> list[int]:
    return [integer(coefficient) for coefficient in polynomial_of(text, "x")]


READER = Reader(read=read)
