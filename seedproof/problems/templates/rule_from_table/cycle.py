"""Reads the table, and finds its rule: a constant ratio, or coefficients from the first differences."""

from collections.abc import Sequence
from fractions import Fraction
from itertools import pairwise, product

from seedproof.problems.checking.texts import values_of
from seedproof.problems.drawing import Drawing
from seedproof.problems.phrases import Phrases
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.reading import integer_of
from seedproof.problems.templates.rule_from_table.facts import Facts, Kind
from seedproof.problems.templates.rule_from_table.phrases import TEXTS

Rule = tuple[Kind, list[Fraction]]

_COLUMNS = 5
_LARGEST_IN_BASE = 9
"""Numerator and denominator of a base have one digit."""


def read(statement: str, questions: Sequence[str], drawing: Drawing | None) -> Facts:
    """Read a table of values."""
    values = values_of(Facts, Phrases(TEXTS, {}), statement, questions)
    if drawing is None or drawing["kind"] != "table":
        raise Unreadable("the figure shows no table")
    corner, *xs = drawing["head"]
    ((name, *ys),) = drawing["rows"]
    if (corner, name) != ("x", "f(x)") or len(xs) != _COLUMNS or len(ys) != _COLUMNS:
        raise Unreadable("the table does not have five values of x, and below them those of f(x)")
    first, *later = map(integer_of, xs)
    step = later[0] - first
    if any(right - left != step for left, right in pairwise(later)):
        raise Unreadable("the table is not evenly spaced")
    kind, coefficients = _rule(first, step, list(map(Fraction, ys)))
    return Facts(kind=kind, coefficients=list(map(str, coefficients)), first=first, step=step, **values)


def _rule(first: int, step: int, values: Sequence[Fraction]) -> Rule:
    """Return kind and coefficients, of a polynomial by Newton's forward differences."""
    slopes = _divided_differences(values, step)
    leading, *others = _divided_differences(slopes, 2 * step)
    if {*others} != {leading}:
        return _exponential(first, step, values)
    slope = slopes[0] - leading * (2 * first + step)
    constant = values[0] - slope * first - leading * first * first
    if leading == 0:
        return ("linear", [slope, constant])
    return ("quadratic", [leading, slope, constant])


def _divided_differences(values: Sequence[Fraction], width: int) -> list[Fraction]:
    return [(right - left) / width for left, right in pairwise(values)]


def _exponential(first: int, step: int, values: Sequence[Fraction]) -> Rule:
    """Return the numbers a and b of a * b^x. Raises: Unreadable where the ratios of the values differ."""
    ratios = {right / left for left, right in pairwise(values)} if 0 not in values else set()
    if len(ratios) != 1:
        raise Unreadable("the values follow no rule of the three kinds")
    base = _root(ratios.pop(), step)
    return ("exponential", [values[0] / base**first, base])


def _root(radicand: Fraction, degree: int) -> Fraction:
    """Return the rational root of a small fraction. Raises: Unreadable where there is none."""
    for numerator, denominator in product(range(1, _LARGEST_IN_BASE + 1), repeat=2):
        root = Fraction(numerator, denominator)
        if root**degree == radicand:
            return root
    raise Unreadable(f"{radicand} has no simple root")


READER = Reader(read=read)
