"""Puts the stated ends into the terms: all powers must cancel, and the order of what is left decides."""

import re
from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import pairwise

from seedproof.equivalence import read
from seedproof.equivalence.reading.tree import Node, Number, Power, Product, Sum
from seedproof.problems.checker import Checker
from seedproof.problems.untyped import Facts

Surd = tuple[Fraction, Fraction, Fraction]
"""a + b sqrt(c)."""

_INTERVAL = re.compile(r"([(\[])([^,]+), ([^,]+)([)\]])")
_TERM = re.compile(r"(?:(?P<factor>[0-9]+) )?n(?:\^(?P<power>[0-9]))?|(?P<constant>[0-9]+)")


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """Radius and ends fit together; an end belongs to the interval just where the series converges."""
    match = _INTERVAL.fullmatch(answers[1])
    if match is None:
        yield f"{answers[1]!r} is no bounded interval"
        return
    try:
        low, high, radius = (_surd(read(text)) for text in (match[2], match[3], answers[0]))
    except ValueError as error:
        yield f"the answers have no readable numbers: {error}"
        return
    factor, shift = facts["inside"]
    centre = Fraction(-shift, factor)
    stated = ((low, -1, match[1] == "["), (high, 1, match[4] == "]"), (radius, 1, None))
    for (whole, part, under), side, closed in stated:
        if closed is not None:
            whole -= centre
        # What is raised to the n-th power at this end, less the sign: factor * (x - centre).
        square, mixed = factor**2 * (whole**2 + part**2 * under), whole * part
        if mixed != 0 or square**2 != Fraction(facts["base"]) ** (4 // facts["step"]):
            yield f"{answers} do not have the ratio 1 at an end or at the radius"
            return
        if (whole + part > 0) != (side > 0):
            yield f"{answers} have a negative radius, or the ends are in the wrong order"
        signs = [facts["sign"] ** n * side ** (facts["step"] * n) for n in range(4)]
        if closed is not None and closed != _converges(facts["weight"], signs == [1, -1, 1, -1]):
            yield f"the {'right' if side > 0 else 'left'} end does not stand as it should in {answers[1]}"


def _surd(node: Node) -> Surd:
    """A number with at most one square root. Raises: ValueError."""
    match node:
        case Number(value):
            return value, Fraction(0), Fraction(0)
        case Power(Number(under), Number(exponent)) if exponent == Fraction(1, 2) and under > 0:
            return Fraction(0), Fraction(1), under
        case Product((Number(factor), other)):
            whole, part, under = _surd(other)
            return whole * factor, part * factor, under
        case Sum((one, other)):
            left, right = _surd(one), _surd(other)
            if left[1] == 0 or right[1] == 0:
                return left[0] + right[0], left[1] + right[1], left[2] + right[2]
    raise ValueError("there is more than a number and a square root")


def _converges(weight: Facts, alternating: bool) -> bool:
    """By the order of the weight, n^(-order) ln(n)^(-logs); with Leibniz, where the signs change."""
    above, below = _coefficients(weight["above"]), _coefficients(weight["below"])
    order = Fraction(max(below), 1 + weight["root"]) - max(above)
    if alternating and (order > 0 or weight["logs"]):
        sizes = [
            Fraction(_at(above, n) ** (1 + weight["root"]), _at(below, n)) ** (2 - weight["root"])
            for n in range(2, 40)
        ]
        if not all(one >= two for one, two in pairwise(sizes)):
            raise ValueError("the terms do not decrease")
        return True
    return order > 1 or (order == 1 and bool(weight["logs"] > 1))


def _coefficients(text: str) -> dict[int, int]:
    """Power to coefficient."""
    found = dict[int, int]()
    for term in text.split(" + "):
        match = _TERM.fullmatch(term)
        if match is None:
            raise ValueError(f"{text!r} is no polynomial in n")
        power = 0 if match["constant"] else int(match["power"] or 1)
        found[power] = int(match["constant"] or match["factor"] or 1)
    return found


def _at(coefficients: dict[int, int], n: int) -> int:
    return sum(value * n**power for power, value in coefficients.items())


CHECKER = Checker(
    facts=Facts,
    method="order of the terms at the ends",
    wrong=wrong,
    types=lambda facts: ["number", "interval_union"],
)
