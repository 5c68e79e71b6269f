"""Checks of single values in a drawing: each takes a value and its place, and says what is wrong."""

import re
from collections.abc import Callable
from fractions import Fraction
from typing import Any

Check = Callable[[Any, str], None]

LARGEST = 10**6
LONGEST_TEXT = 80
_NUMBER = re.compile(r"-?(0|[1-9][0-9]{0,6})(/[1-9][0-9]{0,6})?")

# What the bundled font has and what reads from left to right on one line.
_LETTERS = re.compile(
    r"[ -~\u00a1-\u00ac\u00ae-\u017f\u0391-\u03a1\u03a3-\u03c9\u03d1\u03d5\u2013\u2014\u2018\u2019"
    r"\u201c\u201d\u2022\u2026\u2032\u2033\u2070\u2071\u2074-\u208e\u2090-\u209c\u2102\u2115\u211a\u211d\u2124"
    r"\u2190-\u2194\u21a6\u21d2\u21d4\u2200-\u22ff\u27e8\u27e9]*"
)


def excerpt(value: object) -> str:
    """A short quotation of what was found, whatever its size."""
    if isinstance(value, str):
        return ascii(value if len(value) <= 30 else value[:27] + "...")
    return (
        str(value) if isinstance(value, bool) or value is None else f"a value of type {type(value).__name__}"
    )


def number(value: object, place: str) -> None:
    """Exact text in lowest terms, neither numerator nor denominator nor value out of bounds."""
    if not isinstance(value, str) or len(value) > 16 or not _NUMBER.fullmatch(value):
        if isinstance(value, str) and re.fullmatch(r"-?[0-9]{1,4000}(/[0-9]{1,4000})?", value):
            raise ValueError(f"{place}: {excerpt(value)} is too large or not in its shortest form")
        raise ValueError(f"{place}: expected an exact number such as '-3/2', found {excerpt(value)}")
    exact = Fraction(value)
    if str(exact) != value:
        raise ValueError(f"{place}: {excerpt(value)} is not in its shortest form, which is {str(exact)!r}")
    if abs(exact) > LARGEST or exact.denominator > LARGEST:
        raise ValueError(f"{place}: {excerpt(value)} is too large, the limit is {LARGEST}")


def text(value: object, place: str) -> None:
    """One line of letters and signs that the font has."""
    if not isinstance(value, str):
        raise ValueError(f"{place}: expected text, found {excerpt(value)}")
    if len(value) > LONGEST_TEXT:
        raise ValueError(
            f"{place}: a text of {len(value)} characters is too long, the limit is {LONGEST_TEXT}"
        )
    if not _LETTERS.fullmatch(value):
        raise ValueError(f"{place}: {excerpt(value)} has a character that cannot be drawn")


def flag(value: object, place: str) -> None:
    """The integer 0 or 1."""
    if isinstance(value, bool) or value not in (0, 1) or not isinstance(value, int):
        raise ValueError(f"{place}: expected the integer 0 or 1, found {excerpt(value)}")


def pi(value: object, place: str) -> None:
    """The only unit there is."""
    if value != "pi":
        raise ValueError(f"{place}: expected 'pi', found {excerpt(value)}")


def slope(value: object, place: str) -> None:
    """A number, or `oo` for a vertical line."""
    if value != "oo":
        number(value, place)


def many(check: Check, least: int, most: int, what: str) -> Check:
    """A list with a bounded count of values that all pass a check."""

    def checked(value: object, place: str) -> None:
        if not isinstance(value, list):
            raise ValueError(f"{place}: expected a list, found {excerpt(value)}")
        if not least <= len(value) <= most:
            wanted = str(least) if least == most else f"{least} to {most}"
            raise ValueError(f"{place}: expected {wanted} {what}, found {len(value)}")
        for index, one in enumerate(value):
            check(one, f"{place}[{index}]")

    return checked


pair = many(number, 2, 2, "numbers")


def increasing(value: Any, place: str) -> None:
    """Two numbers, the first below the second."""
    pair(value, place)
    if Fraction(value[0]) >= Fraction(value[1]):
        raise ValueError(f"{place}: the range from {value[0]} to {value[1]} is empty")
