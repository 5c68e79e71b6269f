"""Reads the coefficients of the equation, its right side, and the initial values."""

from math import isqrt

import msgspec

from seedproof.problems.checking.linear_equations import characteristic_of, force_of
from seedproof.problems.checking.texts import Values, reader
from seedproof.problems.phrases import Phrases
from seedproof.problems.reader import Unreadable
from seedproof.problems.templates.laplace_transform.facts import Facts
from seedproof.problems.templates.laplace_transform.phrases import TEXTS


def _made(values: Values) -> Facts:
    numbers: Values = {}
    match values["kind"], characteristic_of(values.pop("left")):
        case "decay", [_, rate]:
            factors, growth = force_of(values.pop("right"), "t")
            numbers = {"rate": rate, "factor": factors["exp"], "growth": growth}
        case "damped", [_, total, product]:
            width = _square_root(total**2 - 4 * product)
            numbers = {"first": (total - width) // 2, "second": (total + width) // 2}
        case "switched", [_, 0, square]:
            numbers = {"turn": _square_root(square)}
    facts: Facts = msgspec.convert(values | numbers, Facts)
    return facts


def _square_root(number: int) -> int:
    root = isqrt(abs(number))
    if root**2 != number:
        raise Unreadable(f"{number} is no square")
    return root


READER = reader(Facts, Phrases(TEXTS, {}), _made)
