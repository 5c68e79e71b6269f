"""Reads the term: a fraction with linear factors below, or a polynomial times the power of a ratio."""

import re
from collections.abc import Sequence
from fractions import Fraction

from seedproof.problems.checking.polynomials import integer, polynomial_of
from seedproof.problems.drawing import Drawing
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.reading import read_gaps
from seedproof.problems.templates.telescoping_sum.facts import Factor, Facts
from seedproof.problems.templates.telescoping_sum.phrases import PARTIAL_SUMS, STATEMENTS, SUMS

_OVER_POWER = re.compile(r"\\frac\{(?P<numerator>.+)\}\{(?P<base>[0-9]+)\^\{k\}\}")
_TIMES_POWER = re.compile(
    r"(?P<numerator>\\left\([^()]+\\right\)|[0-9]* ?k) "
    r"\\left\((?P<sign>-?)\\frac\{(?P<above>[0-9]+)\}\{(?P<below>[0-9]+)\}"
    r"\\right\)\^\{k\}"
)
_FACTOR = r"(?:\\left\(([^()]+)\\right\)|k)(?:\^\{([0-9])\})?"
_FRACTION = re.compile(rf"\\frac\{{(?P<numerator>[^{{}}]+)\}}\{{(?P<factors>{_FACTOR}(?: {_FACTOR})+)\}}")


def read(statement: str, questions: Sequence[str], drawing: Drawing | None) -> Facts:
    """Read a telescoping sum."""
    if drawing is not None:
        raise Unreadable("a telescoping sum has no figure")
    partial_sum, limit = questions
    read_gaps(partial_sum, PARTIAL_SUMS)
    read_gaps(limit, SUMS)
    term = read_gaps(statement, STATEMENTS)["term"]
    if match := _OVER_POWER.fullmatch(term):
        ratio = Fraction(1, int(match["base"]))
        return Facts(_integers(match["numerator"]), [], str(ratio))
    if match := _TIMES_POWER.fullmatch(term):
        ratio = Fraction(int(match["sign"] + match["above"]), int(match["below"]))
        return Facts(_integers(match["numerator"]), [], str(ratio))
    if match := _FRACTION.fullmatch(term):
        factors = [_factor(factor) for factor in re.finditer(_FACTOR, match["factors"])]
        return Facts(_integers(match["numerator"]), factors, "1")
    raise Unreadable("the term is no fraction, and has no power")


def _factor(match: re.Match[str]) -> Factor:
    inside, power = match.groups()
    coefficients = _integers(inside or "k")
    if len(coefficients) != 2:
        raise Unreadable("a factor of the denominator is not linear")
    step, start = coefficients
    return Factor(step, start, int(power or 1))


def _integers(text: str) -> list[int]:
    """Read the coefficients of a polynomial in k."""
    return [integer(coefficient) for coefficient in polynomial_of(text, "k")]


READER = Reader(read=read)
