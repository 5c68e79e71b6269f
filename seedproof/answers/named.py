"""Values of several unknowns, or quotient and remainder: each under its own name."""

import re
from fractions import Fraction

from seedproof.answers.tuples import numbers_in_order


def named_numbers(text: str, names: tuple[str, ...]) -> tuple[Fraction, ...] | None:
    """The values in the order of the names: by label in any order, or all without labels in that order.

    Of `quotient` and `remainder` also `7 R 2` and `7 remainder 2`. No names, no value.
    """
    if set(names) == {"quotient", "remainder"}:
        text = text.casefold()
        if division := _DIVISION.fullmatch(text):
            text = f"quotient = {division[1]}, remainder = {division[2]}"
    values = numbers_in_order(text, names)
    return values if values and len(values) == len(names) else None


def names_in(text: str) -> tuple[str, ...]:
    """The labels of a stored answer `u = 1/2, e = 3`, in their order: the order that was asked for."""
    return tuple(label.strip() for label in _LABELS.findall(text))


_DIVISION = re.compile(r"([0-9]+)\s*r(?:emainder)?\s*([0-9]+)")
_LABELS = re.compile(r"(?:^|,)([^,=]+)=")
