"""Puts x = 1/t or -1/t, and takes roots of power series in t as exponentials of logarithms, by flint."""

import re
from collections.abc import Iterator, Sequence
from fractions import Fraction

from flint import fmpq_series, fmpz

from seedproof.problems.checker import Checker
from seedproof.problems.templates.limit_at_infinity.facts import Facts, Root, RootSum

_LENGTH = 8
"""Terms of a series."""
_ANSWER = re.compile(r"-?(?:oo|[0-9]{1,6}(?:/[1-9][0-9]{0,5})?)")


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """At both ends the quotient of the series gives the stated limit."""
    if len(answers) != 2 or not all(_ANSWER.fullmatch(answer) for answer in answers):
        yield "the answers are not two numbers or infinities"
        return
    for direction, answer in zip((1, -1), answers, strict=True):
        limit = _limit(facts, direction)
        if (answer if answer.endswith("oo") else Fraction(answer)) != limit:
            yield f"the limit for x to {direction} times infinity is {limit}, not {answer}"


def _limit(facts: Facts, direction: int) -> Fraction | str:
    """Return the limit from the right in t: the orders of numerator and denominator decide.

    Raises: ValueError where a sum vanishes as far as it was expanded.
    """
    numerator = _times_t(facts.above, direction)
    denominator = _times_t(facts.below, direction)
    order_above = _order(numerator)
    order_below = _order(denominator)
    quotient = numerator[order_above] / denominator[order_below] * direction**facts.power
    order = order_above - order_below - facts.power
    if order > 0:
        return Fraction(0)
    if order == 0:
        return Fraction(int(quotient.p), int(quotient.q))
    return "oo" if quotient > 0 else "-oo"


def _order(series: fmpq_series) -> int:
    """Return the first power with a coefficient. Raises: ValueError where there is none."""
    for power in range(_LENGTH):
        if series[power] != 0:
            return power
    raise ValueError("a sum vanishes as far as it was expanded")


def _times_t(expression: RootSum, direction: int) -> fmpq_series:
    """Return a sum of roots and a line, times t, as a series in t. Raises: ValueError."""
    series = _monomial(0, 0)
    for exponent, coefficient in enumerate(reversed(expression.line)):
        series += _monomial(coefficient * direction**exponent, 1 - exponent)
    for root in expression.roots:
        series += root.sign * _root_times_t(root, direction)
    return series


def _root_times_t(root: Root, direction: int) -> fmpq_series:
    """Return a root times t: that of the radicand times a power of t. Raises: ValueError."""
    degree = len(root.radicand) - 1
    if degree != root.index:
        raise ValueError("a radicand does not have the degree of its root")
    radicand = _monomial(0, 0)
    for power, coefficient in enumerate(root.radicand):
        radicand += _monomial(coefficient * direction ** (degree - power), power)
    leading = root.radicand[0] * direction**degree
    ratio = radicand / fmpq_series([leading])
    return _exact_root(leading, root.index) * (ratio.log() / root.index).exp()


def _monomial(coefficient: int, power: int) -> fmpq_series:
    return fmpq_series([0] * power + [coefficient], 1, _LENGTH)


def _exact_root(number: int, index: int) -> int:
    """Return the real root of an integer that is a power. Raises: ValueError where it is none."""
    root = int(fmpz(abs(number)).root(index))
    if number < 0:
        root = -root
    if root**index != number:
        raise ValueError(f"{number} is no power with the exponent {index}")
    return root


CHECKER = Checker(facts=Facts, method="series in 1/x", wrong=wrong, types=lambda facts: ["number", "number"])
