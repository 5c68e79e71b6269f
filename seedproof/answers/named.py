"""Values of several unknowns, or a quotient and a remainder, each under its own name."""

import re
from fractions import Fraction

from seedproof.answers.tuples import numbers_in_order


def named_numbers(text: str, names: tuple[str, ...]) -> tuple[Fraction, ...] | None:
    """Return the values in the order of the names: labelled in any order, or all unlabelled in that order.

    A `quotient` and a `remainder` may also be written `7 R 2` or `7 remainder 2`. Without names, return None.
    """
    if set(names) == {"quotient", "remainder"}:
        text = text.casefold()
        if division := _DIVISION.fullmatch(text):
            text = f"quotient = {division[1]}, remainder = {division[2]}"
    values = numbers_in_order(text, names)
    return values if values and len(values) == len(names) else None


def names_in(text: str) -> tuple[str, ...]:
    """Return the labels of a stored answer `u = 1/2, e = 3` in their order, which is the order asked for."""
    return tuple(label.strip() for label in _LABELS.findall(text))


_DIVISION = re.compile(r"([0-9]+)\s*r(?:emainder)?\s*([0-9]+)")
_LABELS = re.compile(r"(?:^|,)([^,=]+)=")
