"""Reads powers of a number, or logarithms of linear terms, and what their sum equals."""

import re
from collections.abc import Iterator, Sequence
from typing import Literal

from seedproof.problems.checking.polynomials import integer, polynomial_of
from seedproof.problems.drawing import Drawing
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.reading import integer_of, read_gaps
from seedproof.problems.templates.exponential_logarithmic_equation.facts import (
    Base,
    Exponential,
    Facts,
    Logarithm,
    Logarithmic,
    Power,
)
from seedproof.problems.templates.exponential_logarithmic_equation.phrases import (
    DOMAIN,
    SOLUTIONS,
    STATEMENTS,
    SUBSTITUTIONS,
)

_LOGARITHM = re.compile(
    r"(?P<sign> [+-] |^)"
    r"\\(?:ln|log_\{(?P<base>[0-9]+)\})\\left\((?P<argument>[^()]+)\\right\)"
)
_POWER = re.compile(
    r"(?P<sign> [+-] |^-?)"
    r"(?:(?:(?P<factor>[0-9]+)(?: \\cdot | ))?(?P<base>[0-9]+|e)\^\{(?P<rate>-?[0-9]*) ?x\}"
    r"|(?P<number>[0-9]+)(?!\^))"
)
_BASES: dict[str, Base] = {"e": "e", "2": "2", "3": "3"}
_RATES = {"": 1, "-": -1}
"""Where no number stands before the x."""


def read(statement: str, questions: Sequence[str], drawing: Drawing | None) -> Facts:
    """Read the equation."""
    if drawing is not None:
        raise Unreadable("an equation has no figure")
    gaps = read_gaps(statement, STATEMENTS)
    first, solve = questions
    read_gaps(solve, SOLUTIONS)
    if r"\l" in gaps["left"]:
        if first != DOMAIN:
            raise Unreadable("the domain is not asked for")
        return _logarithmic(gaps["left"], gaps["right"])
    facts = _exponential(gaps["left"], integer_of(gaps["right"]))
    _check_substitution(facts, read_gaps(first, SUBSTITUTIONS)["power"])
    return facts


def _check_substitution(facts: Exponential, text: str) -> None:
    """Check the power for which a letter is put. Raises: Unreadable where it is another."""
    rates = [term.rate for term in facts.terms if term.rate != 0]
    expected = 1
    if len(rates) == 1:
        (expected,) = rates
    match = _POWER.fullmatch(text)
    if match is None or match["base"] != facts.base or _power(match) != Power(1, expected):
        raise Unreadable(f"the letter does not stand for the power with the rate {expected}")


def _terms(pattern: re.Pattern[str], text: str) -> Iterator[re.Match[str]]:
    """Yield the terms of a sum one after the other. Raises: Unreadable where one is not of the pattern."""
    end = 0
    while end < len(text):
        match = pattern.match(text, end)
        if match is None or match.end() == end:
            raise Unreadable(f"{text[end:]!r} is no term of this equation")
        yield match
        end = match.end()


def _logarithmic(left: str, right: str) -> Logarithmic:
    matches = [*_terms(_LOGARITHM, left)]
    terms = [_logarithm(match, 1) for match in matches]
    value = 0
    if "l" in right:
        on_the_right = [*_terms(_LOGARITHM, right)]
        matches += on_the_right
        terms += [_logarithm(match, -1) for match in on_the_right]
    else:
        value = integer_of(right)
    bases = {match["base"] or "e" for match in matches}
    if len(bases) != 1:
        raise Unreadable("the logarithms have different bases")
    return Logarithmic(bases.pop(), terms, value)


def _logarithm(match: re.Match[str], side: Literal[1, -1]) -> Logarithm:
    argument = polynomial_of(match["argument"], "x")
    if len(argument) != 2:
        raise Unreadable(f"{match['argument']!r} is not linear")
    slope, constant = argument
    sign = side
    if match["sign"] == " - ":
        sign = -1 if side == 1 else 1
    return Logarithm(sign, integer(slope), integer(constant))


def _exponential(left: str, value: int) -> Exponential:
    matches = [*_terms(_POWER, left)]
    bases = {match["base"] for match in matches if match["base"] is not None}
    if len(bases) != 1:
        raise Unreadable("there is not one base")
    base = bases.pop()
    if base not in _BASES:
        raise Unreadable(f"{base} is no base of these equations")
    return Exponential(_BASES[base], [_power(match) for match in matches], value)


def _power(match: re.Match[str]) -> Power:
    factor = int(match["factor"] or match["number"] or 1)
    if "-" in match["sign"]:
        factor = -factor
    return Power(factor, _rate(match["rate"]))


def _rate(text: str | None) -> int:
    """Return the number before the x in an exponent, zero where there is no power."""
    if text is None:
        return 0
    if text in _RATES:
        return _RATES[text]
    return integer_of(text)


READER = Reader(read=read)
