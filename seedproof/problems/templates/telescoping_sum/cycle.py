"""Reads the term: a fraction with linear factors below, or a polynomial times the power of a ratio."""

import re
from fractions import Fraction

from seedproof.problems.checking.polynomials import integer, polynomial_of
from seedproof.problems.checking.texts import Values, reader
from seedproof.problems.phrases import Phrases
from seedproof.problems.reader import Unreadable
from seedproof.problems.templates.telescoping_sum.facts import Factor, Facts
from seedproof.problems.templates.telescoping_sum.phrases import TEXTS

_OVER_POWER = re.compile(r"\\frac\{(?P<numerator>.+)\}\{(?P<base>[0-9]+)\^\{k\}\}")
_TIMES_POWER = re.compile(
    r"(?P<numerator>\\left\([^()]+\\right\)|[0-9]* ?k) "
    r"\\left\((?P<sign>-?)\\frac\{(?P<above>[0-9]+)\}\{(?P<below>[0-9]+)\}"
    r"\\right\)\^\{k\}"
)
_FACTOR = r"(?:\\left\(([^()]+)\\right\)|k)(?:\^\{([0-9])\})?"
_FRACTION = re.compile(rf"\\frac\{{(?P<numerator>[^{{}}]+)\}}\{{(?P<factors>{_FACTOR}(?: {_FACTOR})+)\}}")


def made(values: Values) -> Facts:
    """Return the sum of these terms."""
    term = values["term"]
    factors: list[Factor] = []
    ratio = Fraction(1)
    if match := _OVER_POWER.fullmatch(term):
        ratio = Fraction(1, int(match["base"]))
    elif match := _TIMES_POWER.fullmatch(term):
        ratio = Fraction(int(match["sign"] + match["above"]), int(match["below"]))
    elif match := _FRACTION.fullmatch(term):
        factors = [_factor(*factor.groups()) for factor in re.finditer(_FACTOR, match["factors"])]
    else:
        raise Unreadable("the term is no fraction, and has no power")
    return Facts(numerator=_integers(match["numerator"]), factors=factors, ratio=str(ratio))


def _factor(inside: str | None, power: str | None) -> Factor:
    coefficients = _integers(inside or "k")
    if len(coefficients) != 2:
        raise Unreadable("a factor of the denominator is not linear")
    step, start = coefficients
    return Factor(step, start, int(power or 1))


def _integers(text: str) -> list[int]:
    return [integer(coefficient) for coefficient in polynomial_of(text, "k")]


READER = reader(Facts, Phrases(TEXTS, {}), made)
