"""Reads the fraction; the form of the decomposition must be the one that belongs to it."""

import re

from seedproof.problems.checking.polynomials import integer, polynomial_of
from seedproof.problems.checking.texts import Values, reader
from seedproof.problems.phrases import Phrases
from seedproof.problems.reader import Unreadable
from seedproof.problems.templates.partial_fractions.facts import Factor, Facts
from seedproof.problems.templates.partial_fractions.phrases import TEXTS

_BRACED = r"[^{}]*(?:\{[0-9]\}[^{}]*)*"
_FRACTION = re.compile(rf"\\frac\{{(?P<top>{_BRACED})\}}\{{(?P<denominator>{_BRACED})\}}")
_FACTOR = re.compile(r"\\left\((?P<base>[^()]+)\\right\)(?:\^\{(?P<power>[2-9])\})?")


def made(values: Values) -> Facts:
    """Return the facts of a fraction with its denominator in factors."""
    fraction = _FRACTION.fullmatch(values["fraction"])
    if fraction is None:
        raise Unreadable("f(x) is no fraction")
    top = _integers(fraction["top"])
    if _FACTOR.sub("", fraction["denominator"]).strip():
        raise Unreadable("the denominator is no product of factors")
    bases: list[str] = []
    factors: list[Factor] = []
    for match in _FACTOR.finditer(fraction["denominator"]):
        bases.append(match["base"])
        factors.append(Factor(_integers(match["base"]), int(match["power"] or 1)))
    degree = sum((len(factor.coefficients) - 1) * factor.power for factor in factors)
    letters = "ABCDEFGH"[: max(degree, len(top))]
    expected = list(letters[: len(letters) - degree])
    if len(expected) > 1:
        expected[0] += " x"
    remaining = iter(letters[len(letters) - degree :])
    for base, factor in zip(bases, factors, strict=True):
        for height in range(1, factor.power + 1):
            above = next(remaining)
            if len(factor.coefficients) == 3:
                above += f" x + {next(remaining)}"
            below = base if height == 1 else rf"\left({base}\right)^{{{height}}}"
            expected.append(rf"\frac{{{above}}}{{{below}}}")
    if values["form"] != " + ".join(expected):
        raise Unreadable("the form does not belong to the fraction")
    *others, last = [f"${letter}$" for letter in letters]
    if values["letters"] != f"{', '.join(others)} and {last}":
        raise Unreadable("other numbers are unknown than the form has")
    if values["tuple"] != rf"\left({', '.join(letters)}\right)":
        raise Unreadable("it does not ask for the numbers in their order")
    return Facts(top, factors)


def _integers(text: str) -> list[int]:
    return [integer(coefficient) for coefficient in polynomial_of(text, "x")]


READER = reader(Facts, Phrases(TEXTS, {}), made)
