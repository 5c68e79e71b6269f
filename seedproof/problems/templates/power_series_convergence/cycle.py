"""Reads the term of the series, factor by factor."""

import re
from collections.abc import Sequence
from fractions import Fraction
from typing import Literal

from seedproof.problems.checking.polynomials import integer, polynomial_of
from seedproof.problems.drawing import Drawing
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.reading import integer_of, read_gaps
from seedproof.problems.templates.power_series_convergence.facts import Facts, Weight
from seedproof.problems.templates.power_series_convergence.phrases import INTERVALS, RADII, STATEMENTS

_NUMERATOR = re.compile(
    r"(?P<sign>\\left\(-1\\right\)\^\{n\} )?"
    r"(?:(?P<base>[0-9]+)\^\{n\} )?"
    r"(?:(?P<weight>n(?:\^\{[0-9]\})?) )?"
    r"(?:\\left\((?P<inside>[^()]+)\\right\)|x)"
    r"\^\{(?P<double>2 )?n\}"
)
_SUM = r"[0-9n]+(?:\^\{[0-9]\})?(?: n)?(?: \+ [0-9n]+)?"
_DENOMINATOR = re.compile(
    r"(?:(?P<base>[0-9]+)\^\{n\}(?: |$))?"
    rf"(?:\\sqrt\{{(?P<radicand>{_SUM})\}}|\\left\((?P<grouped>{_SUM})\\right\)|(?P<weight>{_SUM}))?"
    r" ?"
    r"(?P<logarithm>\\ln\\left\(n\\right\)|\\left\(\\ln\\left\(n\\right\)\\right\)\^\{2\})?"
)
_LOGARITHMS: dict[str, Literal[0, 1, 2]] = {
    "": 0,
    r"\ln\left(n\right)": 1,
    r"\left(\ln\left(n\right)\right)^{2}": 2,
}


def read(statement: str, questions: Sequence[str], drawing: Drawing | None) -> Facts:
    """Read a power series."""
    if drawing is not None:
        raise Unreadable("a power series has no figure")
    radius, interval = questions
    read_gaps(radius, RADII)
    read_gaps(interval, INTERVALS)
    gaps = read_gaps(statement, STATEMENTS)
    numerator, denominator = _fraction(gaps["term"])
    above = _NUMERATOR.fullmatch(numerator)
    below = _DENOMINATOR.fullmatch(denominator)
    if above is None or below is None:
        raise Unreadable("the term has other factors")
    weight = _weight(above, below)
    start = 2 if weight.logs else 1
    if integer_of(gaps["start"]) != start:
        raise Unreadable("the series starts elsewhere")
    return Facts(
        inside=_linear(above["inside"] or "x"),
        step=2 if above["double"] else 1,
        sign=-1 if above["sign"] else 1,
        base=str(Fraction(int(below["base"] or 1), int(above["base"] or 1))),
        weight=weight,
    )


def _fraction(term: str) -> tuple[str, str]:
    r"""Return numerator and denominator, which is 1 of what is no `\frac`."""
    if not term.startswith(r"\frac"):
        return term, "1"
    gaps = read_gaps(term, r"\frac{<numerator>}{<denominator>}")
    return gaps["numerator"], gaps["denominator"]


def _linear(text: str) -> tuple[int, int]:
    coefficients = polynomial_of(text, "x")
    if len(coefficients) != 2:
        raise Unreadable("the base of the power is not linear in x")
    factor, shift = coefficients
    return integer(factor), integer(shift)


def _weight(above: re.Match[str], below: re.Match[str]) -> Weight:
    return Weight(
        above=_in_n(above["weight"]),
        below=_in_n(below["radicand"] or below["grouped"] or below["weight"]),
        root=1 if below["radicand"] else 0,
        logs=_LOGARITHMS[below["logarithm"] or ""],
    )


def _in_n(text: str | None) -> str:
    """Return a polynomial in n as it stands in the facts, 1 where none is written."""
    if text is None:
        return "1"
    return text.replace("{", "").replace("}", "")


READER = Reader(read=read)
