"""Tells the kind by differences and ratios of the tabulated values, and puts places into the stated rule."""

import re
from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from itertools import pairwise

from seedproof.problems.checker import Checker
from seedproof.problems.checking.polynomials import polynomial_of
from seedproof.problems.templates.rule_from_table.facts import Facts, Kind

Rule = Callable[[int], Fraction]

_COLUMNS = 5
_LONGEST_RULE = 60
_EXPONENTIAL = re.compile(
    r"(?:(?P<factor>-?[0-9]{1,4})\*|(?P<sign>-))?(?:(?P<base>[0-9]{1,2})|\((?P<fraction>[0-9]{1,2}/[1-9])\))\*\*x"
)
_RATIONAL = re.compile(r"-?[0-9]{1,9}(/[1-9][0-9]{0,8})?")


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """The rule has the kind that the differences have, and gives all values, also the one asked for."""
    stated_kind, stated_rule, stated_value = answers
    xs = [facts.first + facts.step * column for column in range(_COLUMNS)]
    values = [_tabulated(facts, x) for x in xs]
    kinds = _kinds(values)
    if kinds != [stated_kind]:
        yield f"differences and ratios say {' and '.join(kinds)}, not {stated_kind}"
    rule = _rule(stated_rule)
    if rule is None:
        yield f"{stated_rule!r} is no rule of the three kinds"
        return
    for x, value in zip(xs, values, strict=True):
        if rule(x) != value:
            yield f"the rule gives {rule(x)} for f({x}), the table has {value}"
    if facts.at in xs:
        yield f"f({facts.at}) stands in the table"
    value = rule(facts.at)
    if not _RATIONAL.fullmatch(stated_value) or Fraction(stated_value) != value:
        yield f"f({facts.at}) is {value}, not {stated_value}"


def _tabulated(facts: Facts, x: int) -> Fraction:
    coefficients = list(map(Fraction, facts.coefficients))
    if facts.kind == "exponential":
        factor, base = coefficients
        return factor * base**x
    return _polynomial_value(coefficients, x)


def _kinds(values: Sequence[Fraction]) -> list[Kind]:
    """Return the kinds that values at evenly spaced places have: one, unless they were badly chosen."""
    differences = _differences(values)
    kinds: list[Kind] = []
    if 0 not in differences and len({*differences}) == 1:
        kinds.append("linear")
    bends = _differences(differences)
    if 0 not in bends and len({*bends}) == 1:
        kinds.append("quadratic")
    if 0 not in values and differences[0] != 0:
        ratios = {right / left for left, right in pairwise(values)}
        if len(ratios) == 1:
            kinds.append("exponential")
    return kinds


def _differences(values: Sequence[Fraction]) -> list[Fraction]:
    return [right - left for left, right in pairwise(values)]


def _rule(text: str) -> Rule | None:
    """Return the stated rule, None where it is none: five places decide a polynomial of a degree below 3."""
    exponential = _EXPONENTIAL.fullmatch(text)
    if exponential is not None:
        return _exponential_rule(exponential)
    try:
        coefficients = polynomial_of(text, "x") if len(text) <= _LONGEST_RULE else []
    except ValueError:
        return None
    if not 1 <= len(coefficients) <= 3:
        return None
    return lambda x: _polynomial_value(coefficients, x)


def _exponential_rule(match: re.Match[str]) -> Rule | None:
    factor = Fraction(match["factor"] or (-1 if match["sign"] else 1))
    base = Fraction(match["base"] or match["fraction"])
    return (lambda x: factor * base**x) if base else None


def _polynomial_value(coefficients: Sequence[Fraction], x: int) -> Fraction:
    return sum((value * x**power for power, value in enumerate(reversed(coefficients))), Fraction(0))


CHECKER = Checker(
    facts=Facts,
    method="differences and ratios",
    wrong=wrong,
    types=lambda facts: ["label", "expression(x)", "number"],
)
