"""Compares f(g(x)), number by number, with the stated fraction, at more points than its degree allows.

With y = f(g(x)) the identity is one of polynomials of degree 4 at most, so nine points decide. Stated inputs
are put in, and counted: a quotient of linear functions has every value once, but for its limit at infinity.
"""

import re
from collections.abc import Iterator, Sequence
from fractions import Fraction

from flint import fmpz_poly

from seedproof.problems.checker import Checker
from seedproof.problems.untyped import Facts

Quotient = list[list[int]]

_HALF = r"\([^()]+\)|[^()/]+"
_QUOTIENT = re.compile(rf"(?P<sign>-(?=[(0-9x]))?(?P<above>{_HALF})/(?P<below>{_HALF})")
_TERM = re.compile(
    r"(?P<sign>^-?| [+-] )(?:(?P<number>[0-9]{1,6})(?:\*(?=x)|(?!x)))?(?P<x>x(?:\*\*(?P<power>[2-4]))?)?"
)
_SET = re.compile(r"\{(-?[0-9]{1,6}(?:/[1-9][0-9]{0,3})?(?:, -?[0-9]{1,6}(?:/[1-9][0-9]{0,3})?)*)\}")


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """Every part against the two functions."""
    f, g = facts["f"], facts["g"]
    if any(fmpz_poly(one[0][::-1]).gcd(fmpz_poly(one[1][::-1])).degree() > 0 for one in (f, g)):
        yield "a function is not in lowest terms"
    for name, text in zip(facts["asked"], answers, strict=True):
        if name in ("formula", "reverse"):
            yield from _formula(*((f, g) if name == "formula" else (g, f)), text)
            continue
        wanted = fmpz_poly(f[name == "excluded"][::-1])
        # Values of g that lead to a pole, or to the zero, of f; and g is not its limit anywhere.
        values = [Fraction(-int(one[0]), int(one[1])) for one, _ in wanted.factor()[1] if one.degree() == 1]
        if sum(one.degree() for one, _ in wanted.factor()[1]) != len(values):
            yield "f has poles or zeros that are not rational"
        count = sum(value != _limit(g) for value in values) + (name == "excluded")
        match = _SET.fullmatch(text)
        stated = [Fraction(one) for one in match[1].split(", ")] if match else []
        if len({*stated}) != count or len(stated) != count:
            yield f"{text} does not have {count} numbers"
        for x in stated:
            at = _at(g, x)
            outer = None if at is None else _at(f, at)
            if outer is not None if name == "excluded" else outer != 0:
                yield f"{x} does not belong into {text}"


def _formula(outer: Quotient, inner: Quotient, text: str) -> Iterator[str]:
    match = _QUOTIENT.fullmatch(text)
    above, below = (_polynomial(match[half].strip("()")) if match else None for half in ("above", "below"))
    if match is None or above is None or below is None or below.degree() > 2 or above.degree() > 2:
        yield f"{text!r} is no fraction of polynomials"
        return
    if above.gcd(below) != fmpz_poly([1]) or below.degree() < 1:
        yield f"{text} is not in lowest terms"
    sign, checked = -1 if match["sign"] else 1, 0
    for x in map(Fraction, range(-7, 8)):
        at = _at(inner, x)
        y = None if at is None else _at(outer, at)
        if y is None:
            continue
        checked += 1
        top, bottom = (Fraction(int(one(int(x)))) for one in (above, below))
        if y * bottom != sign * top or bottom == 0:
            yield f"at x = {x} the composition is {y}, unlike {text}"
            return
    if checked < 9:
        yield "the composition is not defined at enough points"


def _at(function: Quotient, x: Fraction) -> Fraction | None:
    top, bottom = (
        sum((one * x**power for power, one in enumerate(half[::-1])), Fraction(0)) for half in function
    )
    return top / bottom if bottom else None


def _limit(function: Quotient) -> Fraction:
    """Of a quotient of linear functions, far away."""
    above, below = function
    return Fraction(above[0], below[0]) if len(above) == 2 else Fraction(0)


def _polynomial(text: str) -> fmpz_poly | None:
    found, at = fmpz_poly(), 0
    while at < len(text):
        match = _TERM.match(text, at)
        if match is None or not (match["number"] or match["x"]):
            return None
        at = match.end()
        value = int(match["number"] or 1) * (-1 if "-" in match["sign"] else 1)
        found += fmpz_poly([0] * (int(match["power"] or 1) if match["x"] else 0) + [value])
    return found if text else None


CHECKER = Checker(
    facts=Facts,
    method="polynomial identity",
    wrong=wrong,
    types=lambda facts: [
        "set" if one in ("excluded", "zeros") else "expression(x)" for one in facts["asked"]
    ],
)
