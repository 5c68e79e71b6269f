"""Reads powers of functions from the formula, and ends as multiples of pi."""

import re
from collections.abc import Sequence
from fractions import Fraction
from typing import Literal, cast

from seedproof.problems.drawing import Drawing
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.reading import integer_of, read_gaps, read_kind
from seedproof.problems.templates.trigonometric_powers.facts import (
    Facts,
    Frequencies,
    Function,
    Powers,
    Reduction,
)
from seedproof.problems.templates.trigonometric_powers.phrases import (
    ANTIDERIVATIVES,
    FORMULAS,
    INTEGRALS,
    MEMBERS,
    STATEMENTS,
)

_NAMES = r"(?:sin|cos|tan|sec|cot)"
_FACTOR = re.compile(
    rf"\\(?P<name>{_NAMES})(?:\^\{{(?P<power>[0-9n])\}})?\\left\((?P<rate>[0-9]*) ?x\\right\)"
)
_PRODUCT = re.compile(rf"(?P<factor>[0-9]*) ?(?P<functions>\\{_NAMES}.*)")
_MULTIPLE_OF_PI = re.compile(
    r"(?:\\frac\{(?P<above>[0-9]*) ?\\pi\}\{(?P<below>[0-9]+)\}|(?P<whole>[0-9]*) ?\\pi)"
)


def read(statement: str, questions: Sequence[str], drawing: Drawing | None) -> Facts:
    """Read an integral of trigonometric powers."""
    if drawing is not None:
        raise Unreadable("an integral has no figure")
    first, second = questions
    kind, gaps = read_kind(statement, STATEMENTS)
    low = _turns(gaps["low"])
    high = _turns(gaps["high"])
    if kind == "reduction":
        read_gaps(first, FORMULAS)
        index = integer_of(read_gaps(second, MEMBERS)["index"])
        return _reduction(gaps["f"], low, high, index)
    read_gaps(first, ANTIDERIVATIVES)
    ends = read_gaps(second, INTEGRALS)
    if (ends["low"], ends["high"]) != (gaps["low"], gaps["high"]):
        raise Unreadable("the integral has other ends")
    return _function(gaps["f"], str(low), str(high))


def _turns(text: str) -> Fraction:
    """Read a multiple of pi."""
    if text == "0":
        return Fraction(0)
    match = _MULTIPLE_OF_PI.fullmatch(text)
    if match is None:
        raise Unreadable(f"{text!r} is no multiple of pi")
    return Fraction(int(match["above"] or match["whole"] or 1), int(match["below"] or 1))


def _reduction(text: str, low: Fraction, high: Fraction, index: int) -> Reduction:
    match = _FACTOR.fullmatch(text)
    if match is None or match["power"] != "n":
        raise Unreadable("it is no n-th power")
    rate = int(match["rate"] or 1)
    return Reduction(cast(Function, match["name"]), rate, str(low * rate), str(high * rate), index)


def _function(text: str, low: str, high: str) -> Powers | Frequencies:
    match = _PRODUCT.fullmatch(text)
    if match is None:
        raise Unreadable("the function is of no known kind")
    factor = int(match["factor"] or 1)
    powers = list(_FACTOR.finditer(match["functions"]))
    if " ".join(power[0] for power in powers) != match["functions"]:
        raise Unreadable("the function is no product of powers")
    names = [power["name"] for power in powers]
    rates = [int(power["rate"] or 1) for power in powers]
    if rates != [1] * len(rates):
        return _frequencies(factor, powers, low, high)
    exponents = {power["name"]: int(power["power"] or 1) for power in powers}
    if {*names} <= {"sin", "cos"}:
        return Powers(factor, "sin cos", (exponents.get("sin", 0), exponents.get("cos", 0)), low, high)
    if {*names} <= {"tan", "sec"}:
        return Powers(factor, "tan sec", (exponents.get("tan", 0), exponents.get("sec", 0)), low, high)
    raise Unreadable("the functions do not belong together")


def _frequencies(factor: int, powers: Sequence[re.Match[str]], low: str, high: str) -> Frequencies:
    first, second = powers
    if first["power"] or second["power"]:
        raise Unreadable("a wave has a power")
    waves = f"{first['name']} {second['name']}"
    if waves not in ("sin sin", "sin cos", "cos cos"):
        raise Unreadable("the waves stand in another order")
    rates = (int(first["rate"] or 1), int(second["rate"] or 1))
    return Frequencies(factor, cast(Literal["sin sin", "sin cos", "cos cos"], waves), rates, low, high)


READER = Reader(read=read)
