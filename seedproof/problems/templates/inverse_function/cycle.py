"""Reads the rule of a function: a quotient of linear terms, a power with a linear exponent, a logarithm."""

import re
from collections.abc import Sequence

from seedproof.problems.checking.polynomials import integer, polynomial_of
from seedproof.problems.drawing import Drawing
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.reading import read_gaps
from seedproof.problems.templates.inverse_function.facts import Base, Exponential, Facts, Logarithm, Moebius
from seedproof.problems.templates.inverse_function.phrases import DOMAINS, FORMULAS, RANGES, STATEMENTS

_QUOTIENT = re.compile(r"\\frac\{(?P<above>[^{}]+)\}\{(?P<below>[^{}]+)\}")
_POWER = r"(?:\\cdot )?(?P<base>e|2|3)\^\{(?P<exponent>[^{}]+)\}"
_EXPONENTIALS = (
    re.compile(rf"(?P<factor>-?[0-9]+) {_POWER} (?P<level>[+-] [0-9]+)"),
    re.compile(rf"(?P<level>[0-9]+) (?P<factor>- [0-9]+) {_POWER}"),
)
_LOGARITHM = re.compile(
    r"(?:(?P<factor>-?[0-9]+) )?\\(?:ln|log_\{(?P<base>2|3)\})\\left\((?P<argument>[^()]+)\\right\) "
    r"(?P<level>[+-] [0-9]+)"
)
_BASES: dict[str, Base] = {"e": "e", "2": "2", "3": "3"}


def read(statement: str, questions: Sequence[str], drawing: Drawing | None) -> Facts:
    """Read an invertible function."""
    if drawing is not None:
        raise Unreadable("an invertible function has no figure")
    inverse, domain, values = questions
    read_gaps(inverse, FORMULAS)
    read_gaps(domain, DOMAINS)
    read_gaps(values, RANGES)
    rule = read_gaps(statement, STATEMENTS)["rule"]
    if match := _QUOTIENT.fullmatch(rule):
        return Moebius(above=_linear(match["above"]), below=_linear(match["below"]))
    for exponential in _EXPONENTIALS:
        if match := exponential.fullmatch(rule):
            return _exponential(match)
    if match := _LOGARITHM.fullmatch(rule):
        return _logarithm(match)
    raise Unreadable(f"{rule!r} is no rule of a known kind")


def _exponential(match: re.Match[str]) -> Exponential:
    rate, shift = _linear(match["exponent"])
    return Exponential(
        base=_BASES[match["base"]],
        factor=_signed(match["factor"]),
        rate=rate,
        shift=shift,
        level=_signed(match["level"]),
    )


def _logarithm(match: re.Match[str]) -> Logarithm:
    rate, shift = _linear(match["argument"])
    return Logarithm(
        base=_BASES[match["base"] or "e"],
        factor=_signed(match["factor"] or "1"),
        rate=rate,
        shift=shift,
        level=_signed(match["level"]),
    )


def _signed(text: str) -> int:
    """Read `3`, `-3` or `- 3`."""
    return int(text.replace(" ", ""))


def _linear(text: str) -> tuple[int, int]:
    """Read slope and constant."""
    coefficients = polynomial_of(text, "x")
    if len(coefficients) != 2:
        raise Unreadable(f"{text!r} is not linear")
    slope, constant = coefficients
    return integer(slope), integer(constant)


READER = Reader(read=read)
