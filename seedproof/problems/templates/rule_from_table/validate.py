"""Tells the kind by differences and ratios of the tabulated values, and puts places into the stated rule."""

import re
from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from itertools import pairwise

from seedproof.problems.checker import Checker
from seedproof.problems.polynomials import polynomial_of
from seedproof.problems.untyped import Facts

_EXPONENTIAL = re.compile(
    r"(?:(?P<factor>-?[0-9]{1,4})\*|(?P<sign>-))?(?:(?P<base>[0-9]{1,2})|\((?P<fraction>[0-9]{1,2}/[1-9])\))\*\*x"
)


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """The rule has the kind that the differences have, and gives all values, also the one asked for."""
    xs = [facts["first"] + facts["step"] * column for column in range(5)]
    values = [_planted(facts, x) for x in xs]
    slopes = [other - one for one, other in pairwise(values)]
    bends = [other - one for one, other in pairwise(slopes)]
    kinds = []
    if len(set(slopes)) == 1 and slopes[0] != 0:
        kinds.append("linear")
    if len(set(bends)) == 1 and bends[0] != 0:
        kinds.append("quadratic")
    if 0 not in values and len({other / one for one, other in pairwise(values)}) == 1 and slopes[0] != 0:
        kinds.append("exponential")
    if kinds != [answers[0]]:
        yield f"differences and ratios say {' and '.join(kinds)}, not {answers[0]}"
    rule = _rule(answers[1])
    if rule is None:
        yield f"{answers[1]!r} is no rule of the three kinds"
        return
    stated = [rule(x) for x in (*xs, facts["at"])]
    for x, value, given in zip(xs, values, stated, strict=False):
        if given != value:
            yield f"the rule gives {given} for f({x}), the table has {value}"
    if not re.fullmatch(r"-?[0-9]{1,9}(/[1-9][0-9]{0,8})?", answers[2]) or Fraction(answers[2]) != stated[-1]:
        yield f"f({facts['at']}) is {stated[-1]}, not {answers[2]}"


def _planted(facts: Facts, x: int) -> Fraction:
    """The tabulated value: step by step from x = 0 for an exponential rule, power by power for another."""
    numbers = [Fraction(one) for one in facts["coefficients"]]
    if facts["kind"] == "exponential":
        value = numbers[0]
        for _ in range(abs(x)):
            value = value * numbers[1] if x > 0 else value / numbers[1]
        return value
    return sum((one * x**power for power, one in enumerate(reversed(numbers))), start=Fraction(0))


def _rule(text: str) -> Callable[[int], Fraction] | None:
    """The stated rule, None where it is none: five places decide a polynomial of a degree below 3."""
    match = _EXPONENTIAL.fullmatch(text)
    if match:
        factor = Fraction(match["factor"] or 1) * (-1 if match["sign"] else 1)
        base = Fraction(match["base"] or match["fraction"])
        return lambda x: factor * base**x if base else factor * 0
    if len(text) > 60:
        return None
    try:
        coefficients = polynomial_of(text, "x")
    except ValueError:
        return None
    first, second, last = [Fraction(0)] * (3 - len(coefficients)) + coefficients[-3:]
    return (lambda x: first * x * x + second * x + last) if len(coefficients) < 4 else None


CHECKER = Checker(
    facts=Facts,
    method="differences and ratios",
    wrong=wrong,
    types=lambda facts: ["label", "expression(x)", "number"],
)
