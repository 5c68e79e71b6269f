"""Reads the table, and finds its rule: a constant ratio, or coefficients from the first differences."""

from collections.abc import Sequence
from fractions import Fraction
from itertools import pairwise
from typing import NamedTuple

from seedproof.problems.drawing import Drawing
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.reading import integer_of, read_gaps
from seedproof.problems.templates.rule_from_table.facts import Facts, Kind
from seedproof.problems.templates.rule_from_table.phrases import (
    KIND_QUESTIONS,
    RULE_QUESTIONS,
    STATEMENTS,
    VALUE_QUESTIONS,
)

_COLUMNS = 5
_LARGEST_IN_BASE = 9
"""Numerator and denominator of a base have one digit."""


class _Rule(NamedTuple):
    kind: Kind
    coefficients: list[Fraction]


def read(statement: str, questions: Sequence[str], drawing: Drawing | None) -> Facts:
    """Read a table of values."""
    read_gaps(statement, STATEMENTS)
    kind_question, rule_question, value_question = questions
    read_gaps(kind_question, KIND_QUESTIONS)
    read_gaps(rule_question, RULE_QUESTIONS)
    gaps = read_gaps(value_question, VALUE_QUESTIONS)
    if drawing is None or drawing["kind"] != "table":
        raise Unreadable("the figure shows no table")
    corner, *xs = drawing["head"]
    (row,) = drawing["rows"]
    name, *values = row
    if (corner, name) != ("x", "f(x)") or len(xs) != _COLUMNS or len(values) != _COLUMNS:
        raise Unreadable("the table does not have five values of x, and below them those of f(x)")
    first, step = _spacing([integer_of(x) for x in xs])
    rule = _rule(first, step, [Fraction(value) for value in values])
    return Facts(
        kind=rule.kind,
        coefficients=[str(coefficient) for coefficient in rule.coefficients],
        first=first,
        step=step,
        at=integer_of(gaps["x"]),
    )


def _spacing(xs: Sequence[int]) -> tuple[int, int]:
    """Return the first number and the step to the next. Raises: Unreadable where the steps differ."""
    steps = {right - left for left, right in pairwise(xs)}
    if len(steps) != 1:
        raise Unreadable("the table is not evenly spaced")
    return xs[0], steps.pop()


def _rule(first: int, step: int, values: Sequence[Fraction]) -> _Rule:
    """Return kind and coefficients, of a polynomial by Newton's forward differences."""
    slopes = _divided_differences(values, step)
    second_differences = _divided_differences(slopes, 2 * step)
    if len(set(second_differences)) != 1:
        return _exponential(first, step, values)
    leading = second_differences[0]
    slope = slopes[0] - leading * (2 * first + step)
    constant = values[0] - slope * first - leading * first * first
    if leading == 0:
        return _Rule("linear", [slope, constant])
    return _Rule("quadratic", [leading, slope, constant])


def _divided_differences(values: Sequence[Fraction], width: int) -> list[Fraction]:
    return [(right - left) / width for left, right in pairwise(values)]


def _exponential(first: int, step: int, values: Sequence[Fraction]) -> _Rule:
    """Return the numbers a and b of a * b^x. Raises: Unreadable where the ratios of the values differ."""
    if 0 in values:
        raise Unreadable("the values follow no rule of the three kinds")
    ratios = {right / left for left, right in pairwise(values)}
    if len(ratios) != 1:
        raise Unreadable("the values follow no rule of the three kinds")
    base = _root(ratios.pop(), step)
    return _Rule("exponential", [values[0] / base**first, base])


def _root(radicand: Fraction, degree: int) -> Fraction:
    """Return the rational root of a small fraction. Raises: Unreadable where there is none."""
    for denominator in range(1, _LARGEST_IN_BASE + 1):
        for numerator in range(1, _LARGEST_IN_BASE + 1):
            root = Fraction(numerator, denominator)
            if root**degree == radicand:
                return root
    raise Unreadable(f"{radicand} has no simple root")


READER = Reader(read=read)
