"""Reads the pieces term by term: powers of x and of pi, which add up to one degree."""

import re
from collections.abc import Sequence

from seedproof.problems.drawing import Drawing
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.reading import read_gaps, read_kind
from seedproof.problems.templates.fourier_coefficients.facts import Facts
from seedproof.problems.templates.fourier_coefficients.phrases import (
    COSINE_QUESTIONS,
    DEFINITIONS,
    MEAN_QUESTIONS,
    POINTS,
    SINE_QUESTIONS,
    STATEMENTS,
    VALUE_QUESTIONS,
)

Terms = dict[tuple[int, int], int]
"""Coefficients by the powers of x and of pi."""

_TERM = re.compile(
    r"(?P<sign>[-+]?)(?P<coefficient>[0-9]*)"
    r"(?P<pi>\\pi(?:\^\{(?P<pi_power>2)\})?)?(?P<x>x(?:\^\{(?P<x_power>2)\})?)?"
)


def read(statement: str, questions: Sequence[str], drawing: Drawing | None) -> Facts:
    """Read a Fourier series."""
    if drawing is not None:
        raise Unreadable("a Fourier series has no figure")
    mean_question, cosine_question, sine_question, value_question = questions
    read_gaps(mean_question, MEAN_QUESTIONS)
    read_gaps(cosine_question, COSINE_QUESTIONS)
    read_gaps(sine_question, SINE_QUESTIONS)
    x = read_gaps(value_question, VALUE_QUESTIONS)["x"]
    at_pi, _ = read_kind(x, POINTS)
    left, right = _pieces(read_gaps(statement, STATEMENTS)["definition"])
    degree = _degree([*left, *right])
    return Facts(left=_coefficients(left, degree), right=_coefficients(right, degree), at_pi=at_pi)


def _pieces(definition: str) -> tuple[Terms, Terms]:
    kind, gaps = read_kind(definition, DEFINITIONS)
    if kind == "one piece":
        return _terms(gaps["piece"]), _terms(gaps["piece"])
    return _terms(gaps["left"]), _terms(gaps["right"])


def _terms(text: str) -> Terms:
    """Read a polynomial in x and pi. Raises: Unreadable where it is none."""
    terms: Terms = {}
    if text == "0":
        return terms
    for term in re.findall(r"[-+]?[^-+]+", text.replace(" ", "")):
        powers, coefficient = _term(term)
        if powers in terms:
            raise Unreadable("a power occurs twice")
        terms[powers] = coefficient
    return terms


def _term(text: str) -> tuple[tuple[int, int], int]:
    """Return the powers of x and of pi, and the coefficient. Raises: Unreadable."""
    match = _TERM.fullmatch(text)
    if match is None:
        raise Unreadable(f"{text!r} is no term with x and pi")
    coefficient = int(match["coefficient"] or 1)
    if match["sign"] == "-":
        coefficient = -coefficient
    x_power = int(match["x_power"] or 1) if match["x"] else 0
    pi_power = int(match["pi_power"] or 1) if match["pi"] else 0
    return (x_power, pi_power), coefficient


def _degree(powers: Sequence[tuple[int, int]]) -> int:
    """Return the degree that all terms have. Raises: Unreadable where they have different ones."""
    degrees = {x_power + pi_power for x_power, pi_power in powers}
    if len(degrees) != 1:
        raise Unreadable("the terms are not of one degree in x and pi")
    return degrees.pop()


def _coefficients(terms: Terms, degree: int) -> list[int]:
    """Return the coefficients, that of the highest power of x first."""
    return [terms.get((degree - pi_power, pi_power), 0) for pi_power in range(degree + 1)]


READER = Reader(read=read)
