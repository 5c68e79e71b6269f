"""Reads powers of functions from the formula, and ends as multiples of pi."""

import re
from collections.abc import Sequence
from fractions import Fraction
from typing import Literal, cast

from seedproof.problems.checking.angles import turns_of
from seedproof.problems.checking.texts import Values, reader
from seedproof.problems.phrases import Phrases
from seedproof.problems.reader import Unreadable
from seedproof.problems.reading import integer_of
from seedproof.problems.templates.trigonometric_powers.facts import (
    Facts,
    Frequencies,
    Function,
    Powers,
    Reduction,
)
from seedproof.problems.templates.trigonometric_powers.phrases import TEXTS

_NAMES = r"(?:sin|cos|tan|sec|cot)"
_FACTOR = re.compile(
    rf"\\(?P<name>{_NAMES})(?:\^\{{(?P<power>[0-9n])\}})?\\left\((?P<rate>[0-9]*) ?x\\right\)"
)
_PRODUCT = re.compile(rf"(?P<factor>[0-9]*) ?(?P<functions>\\{_NAMES}.*)")


def made(values: Values) -> Facts:
    """Return what the function, or its n-th power, and the ends say."""
    low = turns_of(values["low"])
    high = turns_of(values["high"])
    if values["asked"] == "reduction":
        return _reduction(values["f"], low, high, integer_of(values["index"]))
    return _function(values["f"], str(low), str(high))


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


READER = reader(Facts, Phrases(TEXTS, {}), made)
