"""Reads the function or the law; the letters are those of the law."""

import re
from fractions import Fraction

from seedproof.problems.checking.polynomials import integer, polynomial_of
from seedproof.problems.checking.texts import Values, reader
from seedproof.problems.phrases import Phrases
from seedproof.problems.reader import Unreadable
from seedproof.problems.reading import integer_of
from seedproof.problems.templates.linear_approximation.facts import Errors, Facts, Integral, Power
from seedproof.problems.templates.linear_approximation.phrases import LETTERS, TEXTS, WORDS

_DECIMAL = re.compile(r"[0-9]+\.[1-9]")
_QUOTIENT = re.compile(r"(-?[0-9]+)/([0-9]+)")
_ROOT = re.compile(r"\\sqrt\{(.+)\}")


def made(values: Values) -> Facts:
    """Return the function with its place, or the law with its errors."""
    if values["kind"] == "errors":
        law = values["law"]
        if any(values[name] != letter for name, letter in LETTERS[law].items()):
            raise Unreadable("a letter is not one of the law")
        return Errors(law, values["first"], values["second"], values["target"])
    if not _DECIMAL.fullmatch(values["near"]):
        raise Unreadable(f"{values['near']!r} is no decimal with one digit after the point")
    return _power(values) if values["kind"] == "power" else _integral(values)


def _power(values: Values) -> Power:
    match = _QUOTIENT.fullmatch(values["exponent"])
    if match is None:
        raise Unreadable("the exponent is no quotient")
    p, q = map(int, match.groups())
    place = integer_of(values["place"])
    roots = [root for root in range(1, 40) if root**q == place]
    if not roots:
        raise Unreadable("the power is not rational at the place")
    return Power(p, q, roots[0], tenths=_tenths(values["near"], place))


def _integral(values: Values) -> Integral:
    match = _ROOT.fullmatch(values["integrand"])
    if match is None:
        raise Unreadable("the integrand is no root")
    leading, *middle, constant = polynomial_of(match[1], "t")
    if leading != 1 or any(middle):
        raise Unreadable("under the root there is no t^n + c")
    place = values["place"]
    tenths = -_tenths(values["near"], place)
    return Integral(len(middle) + 1, integer(constant), values["start"], place, tenths)


def _tenths(near: str, place: int) -> int:
    return integer((Fraction(near) - place) * 10)


READER = reader(Facts, Phrases(TEXTS, WORDS), made)
