"""Reads both series; they must have the same coefficients."""

from collections.abc import Sequence
from fractions import Fraction

from seedproof.equivalence import read as read_formula
from seedproof.equivalence.deciding.rationals import rational
from seedproof.problems.checking.polynomials import integer, polynomial_of
from seedproof.problems.drawing import Drawing
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.reading import integer_of, read_gaps, read_kind
from seedproof.problems.templates.power_series_sum.facts import Facts
from seedproof.problems.templates.power_series_sum.phrases import (
    CLOSED_FORMS,
    DOMAINS,
    NUMERICAL,
    SERIES,
    STATEMENTS,
    VALUES,
)


def read(statement: str, questions: Sequence[str], drawing: Drawing | None) -> Facts:
    """Read a power series that is summed."""
    if drawing is not None:
        raise Unreadable("a power series has no figure")
    closed, value = questions
    read_gaps(closed, CLOSED_FORMS)
    gaps = read_gaps(statement, STATEMENTS)
    (kind, size), series = read_kind(gaps["series"], SERIES)
    numerical_kind, numerical = read_kind(read_gaps(value, VALUES)["series"], NUMERICAL)
    if numerical_kind != kind or numerical["weight"] != series["weight"]:
        raise Unreadable("the numerical series is not a value of the power series")
    scale = integer_of(series.get("size", "1"))
    _check_domain(gaps["domain"], kind == "exponential", scale)
    return Facts(
        kind=kind,
        weight=[integer(coefficient) for coefficient in polynomial_of(series["weight"], "n")],
        scale=-scale if size in ("minus one", "negative") else scale,
        at=str(_fraction(numerical["at"])),
    )


def _check_domain(text: str, everywhere: bool, radius: int) -> None:
    domain, gaps = read_kind(text, DOMAINS)
    if everywhere != (domain == "all") or (not everywhere and integer_of(gaps["radius"]) != radius):
        raise Unreadable("the series does not converge just where it is said to")


def _fraction(text: str) -> Fraction:
    value = rational(read_formula(text))
    if value is None:
        raise Unreadable(f"{text!r} is no fraction")
    return value


READER = Reader(read=read)
