"""Reads the equation: what stands before y is found by putting 1 for it and 0 for its derivatives."""

from collections.abc import Sequence
from fractions import Fraction

from seedproof.problems.checking.polynomials import integer
from seedproof.problems.checking.series import operator_of
from seedproof.problems.drawing import Drawing
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.reading import integer_of, read_gaps, read_kind
from seedproof.problems.templates.ode_power_series.facts import Facts
from seedproof.problems.templates.ode_power_series.phrases import (
    INITIAL,
    LAST,
    POLYNOMIALS,
    RECURRENCES,
    STATEMENTS,
)


def read(statement: str, questions: Sequence[str], drawing: Drawing | None) -> Facts:
    """Read an initial value problem."""
    if drawing is not None:
        raise Unreadable("an initial value problem has no figure")
    ratios, terms, last = questions
    gaps = read_gaps(statement, STATEMENTS)
    zeroth, first, second = operator_of(gaps["equation"]).parts
    start = _initial(gaps["initial"])
    asked, number = read_kind(last, LAST)
    facts = Facts(
        second=_integers(second),
        first=_integers(first),
        zeroth=_integers(zeroth),
        start=start,
        order=integer_of(read_gaps(terms, POLYNOMIALS)["order"]),
        asked=asked,
        number=integer_of(number.get("number", "0")),
    )
    if (len(start) == 2) != bool(facts.second):
        raise Unreadable("there are too many initial values, or too few")
    _check_recurrence(facts, ratios)
    return facts


def _initial(text: str) -> list[int]:
    """Return the initial values, two if the derivative has one."""
    if r"\quad" not in text:
        return [integer_of(read_gaps(text, INITIAL[1])["value"])]
    gaps = read_gaps(text, INITIAL[2])
    return [integer_of(gaps["value"]), integer_of(gaps["slope"])]


def _integers(coefficients: Sequence[Fraction]) -> list[int]:
    return [integer(coefficient) for coefficient in coefficients]


def _check_recurrence(facts: Facts, question: str) -> None:
    """Raise Unreadable unless the recurrence asked for is that of the equation."""
    gaps = read_gaps(question, RECURRENCES)
    offsets = {
        power - derivative
        for derivative, coefficients in enumerate((facts.zeroth, facts.first, facts.second))
        for power, coefficient in enumerate(reversed(coefficients))
        if coefficient
    }
    if len(offsets) != 2 or integer_of(gaps["shift"]) != max(offsets) - min(offsets):
        raise Unreadable("the recurrence is not one of two terms, so far apart")
    if integer_of(gaps["from"]) != (0 if facts.zeroth else 1):
        raise Unreadable("the recurrence begins elsewhere")


READER = Reader(read=read)
