"""Recombines the stated partial fractions, and divides the whole fraction into a series."""

import re
from collections.abc import Iterator, Sequence
from fractions import Fraction

from flint import fmpq, fmpq_poly, fmpz_poly

from seedproof.problems.checker import Checker
from seedproof.problems.untyped import Facts

_NUMBER = re.compile(r"-?[0-9]{1,9}(?:/[1-9][0-9]{0,8})?")


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """The stated fractions add up to f; every factor is irreducible, so the decomposition is the only one."""
    top = fmpq_poly(facts["top"][::-1])
    factors = [(fmpq_poly(one[::-1]), power) for one, power in facts["factors"]]
    bottom = fmpq_poly([1])
    for factor, power in factors:
        bottom *= factor**power
    pieces = fmpz_poly([int(one) for one in bottom.coeffs()]).factor()[1]
    if sorted((one.degree(), power) for one, power in pieces) != sorted(
        (one.degree(), power) for one, power in factors
    ):
        yield "the factors of the denominator are not irreducible, or not all different"
    stated = _tuple(answers[0])
    size = bottom.degree() + max(0, top.degree() - bottom.degree() + 1)
    if stated is None or len(stated) != size:
        yield f"{answers[0]!r} does not give {size} numbers in brackets"
    elif _recombined(stated, factors, bottom) != top:
        yield f"the fractions with the numbers {answers[0]} do not add up to f"
    if facts["series"] and answers[1] != str(_series(facts["top"][::-1], bottom)):
        yield f"the coefficient of the series is not {answers[1]}"


def _recombined(stated: list[Fraction], factors: list[tuple[fmpq_poly, int]], bottom: fmpq_poly) -> fmpq_poly:
    """The numerator over the whole denominator; numbers are used up from the last."""
    left = [fmpq(one.numerator, one.denominator) for one in stated]
    found = fmpq_poly()
    for factor, power in reversed(factors):
        for height in range(power, 0, -1):
            above = fmpq_poly([left.pop() for _ in range(factor.degree())])
            found += above * (bottom / factor**height)
    return found + fmpq_poly(left[::-1]) * bottom


def _series(top: list[int], bottom: fmpq_poly) -> Fraction:
    """The coefficient of x**2, by division from the lowest power up."""
    left = [Fraction(one) for one in [*top, 0, 0, 0]]
    below = [Fraction(int(one)) for one in bottom.coeffs()]
    found = Fraction(0)
    for place in range(3):
        found = left[place] / below[0]
        for further in range(min(len(below), 3 - place)):
            left[place + further] -= found * below[further]
    return found


def _tuple(text: str) -> list[Fraction] | None:
    if not text.startswith("(") or not text.endswith(")"):
        return None
    parts = text[1:-1].split(", ")
    return [Fraction(part) for part in parts] if all(map(_NUMBER.fullmatch, parts)) else None


CHECKER = Checker(
    facts=Facts,
    method="recombination",
    wrong=wrong,
    types=lambda facts: ["tuple", "number"] if facts["series"] else ["tuple"],
)
