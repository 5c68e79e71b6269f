"""Reads the term: a fraction with linear factors below, or a polynomial times the power of a ratio."""

import re
from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from seedproof.problems.polynomials import polynomial_of
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.untyped import Facts

_STATEMENTS = (
    re.compile(
        r"Let \$\$a_k = (?P<term>[^$]+)\$\$ for \$k \\ge 1\$, and let \$S_n = a_1 \+ a_2 \+ \\dots \+ a_n\$\."
    ),
    re.compile(
        r"Consider the series \$\\sum_\{k=1\}\^\{\\infty\} a_k\$ with \$\$a_k = (?P<term>[^$]+)\$\$ and its "
        r"partial sums \$S_n = \\sum_\{k=1\}\^\{n\} a_k\$\."
    ),
    re.compile(
        r"The terms of a series are \$\$a_k = (?P<term>[^$]+), \\qquad k = 1, 2, 3, \\dots,\$\$ and \$S_n\$ "
        r"is the sum of the first \$n\$ of them\."
    ),
)
_QUESTIONS = (
    re.compile(
        r"Find a closed formula for \$S_n\$ in terms of \$n\$\."
        r"|Express \$S_n\$ by \$n\$, without a summation sign and without dots\."
    ),
    re.compile(
        r"What is the sum of the series \$\\sum_\{k=1\}\^\{\\infty\} a_k\$\?"
        r"|Find \$\\lim_\{n \\to \\infty\} S_n\$, the sum of the series\."
    ),
)
_OVER_POWER = re.compile(r"\\frac\{(?P<above>.+)\}\{(?P<base>[0-9]+)\^\{k\}\}")
_TIMES_POWER = re.compile(
    r"(?P<above>\\left\([^()]+\\right\)|[0-9]* ?k) "
    r"\\left\((?P<sign>-?)\\frac\{(?P<top>[0-9]+)\}\{(?P<bottom>[0-9]+)\}"
    r"\\right\)\^\{k\}"
)
_FACTOR = r"(?:\\left\(([^()]+)\\right\)|k)(?:\^\{([0-9])\})?"
_FRACTION = re.compile(
    rf"\\frac\{{(?P<above>[^{{}}]+)\}}\{{(?P<factors>{_FACTOR}(?: {_FACTOR})+)\}}", re.ASCII
)


def read(statement: str, questions: Sequence[str], drawing: dict[str, Any] | None) -> Facts:
    """The facts of a telescoping sum."""
    match = next((found for pattern in _STATEMENTS if (found := pattern.fullmatch(statement))), None)
    if match is None or drawing is not None or len(questions) != len(_QUESTIONS):
        raise Unreadable("it is not a telescoping sum")
    if not all(pattern.fullmatch(one) for pattern, one in zip(_QUESTIONS, questions, strict=True)):
        raise Unreadable("it asks for something else")
    term, ratio, factors = match["term"], Fraction(1), list[list[int]]()
    if over := _OVER_POWER.fullmatch(term):
        above, ratio = over["above"], Fraction(1, int(over["base"]))
    elif times := _TIMES_POWER.fullmatch(term):
        above, ratio = times["above"], Fraction(int(times["sign"] + times["top"]), int(times["bottom"]))
    elif fraction := _FRACTION.fullmatch(term):
        above = fraction["above"]
        for factor in re.finditer(_FACTOR, fraction["factors"]):
            factors.append([*_integers(factor[1] or "k"), int(factor[2] or 1)])
        if any(len(factor) != 3 for factor in factors):
            raise Unreadable("a factor of the denominator is not linear")
    else:
        raise Unreadable("the term is no fraction, and has no power")
    return {"numerator": _integers(above), "factors": factors, "ratio": str(ratio)}


def _integers(text: str) -> list[int]:
    """The coefficients of a polynomial in k."""
    found = polynomial_of(text, "k")
    if any(value.denominator != 1 for value in found):
        raise Unreadable("a coefficient is no integer")
    return [int(value) for value in found]


READER = Reader(read=read)
