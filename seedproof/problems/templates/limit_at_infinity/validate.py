"""Puts x = 1/t or -1/t, and takes roots of power series in t as exponentials of logarithms, by flint."""

import re
from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import Any

from flint import fmpq_series, fmpz

from seedproof.problems.checker import Checker
from seedproof.problems.untyped import Facts

_LENGTH = 8
_ANSWER = re.compile(r"-?(?:oo|[0-9]{1,6}(?:/[1-9][0-9]{0,5})?)")


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """At both ends the quotient of the series gives the stated limit."""
    if len(answers) != 2 or not all(_ANSWER.fullmatch(text) for text in answers):
        yield "the answers are not two numbers or infinities"
        return
    for direction, text in zip((1, -1), answers, strict=True):
        found = _limit(facts, direction)
        if text != str(found) and ("oo" in text or "oo" in str(found) or Fraction(text) != found):
            yield f"the limit for x to {direction} times infinity is {found}, not {text}"


def _limit(facts: Facts, direction: int) -> Fraction | str:
    """From the right in t: the orders of numerator and denominator decide."""
    above, below = (_times_t(facts[name], direction) for name in ("above", "below"))
    tops, bottoms = (next((n for n in range(_LENGTH) if one[n] != 0), _LENGTH) for one in (above, below))
    if _LENGTH in (tops, bottoms):
        raise ValueError("a sum vanishes as far as it was expanded")
    quotient = above[tops] / below[bottoms] * direction ** facts["power"]
    order = tops - bottoms - facts["power"]
    if order < 0:
        return "oo" if quotient > 0 else "-oo"
    return Fraction(int(quotient.p), int(quotient.q)) if order == 0 else Fraction(0)


def _times_t(part: list[Any], direction: int) -> fmpq_series:
    """A sum of roots and a line times t, as a series in t."""
    roots, line = part
    found = fmpq_series([0], 1, _LENGTH)
    for exponent, one in enumerate(reversed(line)):
        found += _monomial(one * direction**exponent, 1 - exponent)
    for sign, index, under in roots:
        degree = len(under) - 1
        inside = fmpq_series([0], 1, _LENGTH)
        for place, one in enumerate(under):
            inside += _monomial(one * direction ** (degree - place), place)
        root = _root(int(under[0]) * direction**degree, index)
        if degree != index:
            raise ValueError("a radicand does not have the degree of its root")
        found += sign * root * ((inside / fmpq_series([inside[0]])).log() / index).exp()
    return found


def _monomial(factor: int, power: int) -> fmpq_series:
    return fmpq_series([0] * power + [factor], 1, _LENGTH)


def _root(value: int, index: int) -> int:
    """The real root of an integer that is a power. Raises: ValueError."""
    root = int(fmpz(abs(value)).root(index)) * (1 if value > 0 else -1)
    if root**index != value:
        raise ValueError(f"{value} is no power with the exponent {index}")
    return root


CHECKER = Checker(facts=Facts, method="series in 1/x", wrong=wrong, types=lambda facts: ["number", "number"])
