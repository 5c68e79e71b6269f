"""What an instance of MIRA-Math states of a problem, beside the texts."""

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

import msgspec

Facts = Mapping[str, Any]
Constraint = dict[str, Any]
"""A typed constraint: its type, and fields by the type."""

Pair = dict[str, int]


class Problem(msgspec.Struct, frozen=True):
    """What a family reads of a row."""

    facts: Facts
    answer: str
    slot: str
    """The withheld slot."""
    accepted: tuple[str, ...]
    """Every slot that the holder has."""
    other_answer: str
    """An answer that another value of the withheld fact gives."""

    def place(self) -> tuple[int, ...]:
        """Return the numbers that the withheld slot ends with: (1, 0) for `M_1_0`."""
        return place_of(self.slot)


class Instance(msgspec.Struct, frozen=True):
    """The typed part of an instance."""

    answer_type: str
    solution: dict[str, Any]
    metadata: dict[str, Any]
    unknowns: list[str]
    known: list[Constraint]
    """What agent A has."""
    held: dict[str, Constraint]
    """What agent B has, by our slots; the first one is the atomic hint."""


def place_of(slot: str) -> tuple[int, ...]:
    """Return the numbers that a slot ends with."""
    _, *numbers = slot.split("_")
    return tuple(map(int, numbers))


def as_pair(value: str | Fraction) -> Pair:
    """Return a fraction as the ancestor's constraints have it."""
    fraction = Fraction(value)
    return {"num": fraction.numerator, "denom": fraction.denominator}


def as_list(value: str | Fraction) -> list[int]:
    """Return a fraction as the ancestor's metadata have it."""
    return list(Fraction(value).as_integer_ratio())


def as_reduced(answer: str) -> Pair:
    """Return a fraction as the ancestor's solutions have it."""
    fraction = Fraction(answer)
    return {"numerator": fraction.numerator, "denominator": fraction.denominator}


def as_value(answer: str) -> dict[str, int]:
    """Return an integer as the ancestor's solutions have it."""
    return {"value": int(answer)}


def integers_of(answer: str) -> list[int]:
    """Return the values of a tuple such as `(46, 14, 45)`."""
    return [int(value) for value in answer.strip("()").split(",")]


def linear_equation(names: list[str], coefficients: list[int], constant: int) -> Constraint:
    """Return the linear equation whose left-hand side has these coefficients."""
    return {
        "type": "lin_eq",
        "coeffs": dict(zip(names, coefficients, strict=True)),
        "rhs": constant,
    }
