"""Measures the area between the stated curves by Simpson's rule, which is exact up to the third degree.

The formulas are those of the drawn curves when they agree at more points than the degree; where the curves
meet is searched among the integers, and must account for every root of the difference.
"""

import re
from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import pairwise

from seedproof.problems.checker import Checker
from seedproof.problems.polynomials import polynomial_of
from seedproof.problems.untyped import Facts

_NUMBER = re.compile(r"[0-9]{1,9}(?:/[1-9][0-9]{0,8})?")
_POLYNOMIAL = re.compile(r"[-+x0-9*/ ]{1,60}")


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """Compare the formulas at points, and the area with the sum over the pieces."""
    for name, answer in zip(("f", "g"), answers, strict=False):
        yield from _wrong_formula(facts[name], answer)
    ends = [x for x in range(-40, 41) if _gap(facts, Fraction(x)) == 0]
    if not 2 <= len(ends) == max(len(facts["f"]), len(facts["g"])) - 1:
        yield "the curves do not meet at as many lattice points as their degree says"
        return
    area = Fraction(0)
    for low, high in pairwise(map(Fraction, ends)):
        values = [_gap(facts, low + (high - low) * part / 2) for part in range(3)]
        area += abs(values[0] + 4 * values[1] + values[2]) * (high - low) / 6
    if not _NUMBER.fullmatch(answers[2]) or Fraction(answers[2]) != area:
        yield f"the area is {area}, not {answers[2]!r}"


def _wrong_formula(coefficients: Sequence[str], answer: str) -> Iterator[str]:
    if not _POLYNOMIAL.fullmatch(answer):
        yield f"{answer!r} is no polynomial"
        return
    try:
        stated = polynomial_of(answer, "x")
    except ValueError as error:
        yield f"{answer!r}: {error}"
        return
    if len(stated) != len(coefficients) or any(
        _power_sum(stated, x) != _power_sum(coefficients, x) for x in range(-3, len(stated) + 3)
    ):
        yield f"{answer!r} is not the drawn curve"


def _gap(facts: Facts, x: Fraction) -> Fraction:
    """How far the first curve is above the second."""
    return _power_sum(facts["f"], x) - _power_sum(facts["g"], x)


def _power_sum(coefficients: Sequence[str | Fraction], x: Fraction | int) -> Fraction:
    return sum(
        (Fraction(one) * Fraction(x) ** power for power, one in enumerate(reversed(coefficients))),
        Fraction(0),
    )


CHECKER = Checker(
    facts=Facts,
    method="signed exact cubature",
    wrong=wrong,
    types=lambda facts: ["expression(x)", "expression(x)", "number"],
)
