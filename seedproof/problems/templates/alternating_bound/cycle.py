"""Reads the term by its kind, and that all questions are about the same precision."""

from collections.abc import Sequence

from seedproof.problems.checking.polynomials import integer, polynomial_of
from seedproof.problems.drawing import Drawing
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.reading import Gaps, integer_of, read_gaps, read_kind
from seedproof.problems.templates.alternating_bound.facts import Facts, Kind
from seedproof.problems.templates.alternating_bound.phrases import (
    BOUNDS,
    COUNTS,
    MEANS,
    STATEMENTS,
    TERMS,
)


def read(statement: str, questions: Sequence[str], drawing: Drawing | None) -> Facts:
    """Read an alternating series."""
    if drawing is not None:
        raise Unreadable("an alternating series has no figure")
    count, between, mean = questions
    kind, gaps = _term(read_gaps(statement, STATEMENTS)["term"])
    precision = integer_of(read_gaps(count, COUNTS)["precision"])
    if integer_of(read_gaps(mean, MEANS)["precision"]) != precision:
        raise Unreadable("the questions are about different precisions")
    sums = read_gaps(between, BOUNDS)
    terms = integer_of(sums["first"])
    if integer_of(sums["second"]) != terms + 1:
        raise Unreadable("the partial sums are not neighbours")
    a, b = _linear(gaps.get("below"))
    return Facts(
        kind=kind,
        a=a,
        b=b,
        c=integer_of(gaps.get("c", "0")),
        precision=precision,
        terms=terms,
    )


def _term(text: str) -> tuple[Kind, Gaps]:
    """Return the kind of term and its numbers; a linear denominator is what no other kind has."""
    special = {kind: wording for kind, wording in TERMS.items() if kind != "linear"}
    try:
        return read_kind(text, special)
    except Unreadable:
        return "linear", read_gaps(text, TERMS["linear"])


def _linear(text: str | None) -> tuple[int, int]:
    if text is None:
        return 0, 0
    coefficients = [integer(coefficient) for coefficient in polynomial_of(text, "n")]
    if len(coefficients) != 2:
        raise Unreadable("the denominator is not linear in n")
    slope, constant = coefficients
    return slope, constant


READER = Reader(read=read)
