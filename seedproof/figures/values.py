"""Checks of single values in a drawing: each takes a value and its path, and says what is wrong."""

import re
from collections.abc import Callable
from fractions import Fraction
from typing import Any

Check = Callable[[Any, str], None]

LARGEST = 10**6
LONGEST_TEXT = 80
HIGHEST_POWER = 9
_NUMBER = re.compile(r"-?(0|[1-9][0-9]{0,6})(/[1-9][0-9]{0,6})?")

# Characters that the bundled font has and that read from left to right on one line.
_LETTERS = re.compile(
    r"[ -~\u00a1-\u00ac\u00ae-\u017f\u0391-\u03a1\u03a3-\u03c9\u03d1\u03d5\u2013\u2014\u2018\u2019"
    r"\u201c\u201d\u2022\u2026\u2032\u2033\u2070\u2071\u2074-\u208e\u2090-\u209c\u2102\u2115\u211a\u211d\u2124"
    r"\u2190-\u2194\u21a6\u21d2\u21d4\u2200-\u22ff\u27e8\u27e9]*"
)


def excerpt(value: object) -> str:
    """Return a short quotation of a value, whatever its size."""
    if isinstance(value, str):
        return ascii(value if len(value) <= 30 else value[:27] + "...")
    return (
        str(value) if isinstance(value, bool) or value is None else f"a value of type {type(value).__name__}"
    )


def number(value: object, path: str) -> None:
    """Check for an exact number as text, in lowest terms and within bounds. Raises: ValueError."""
    if not isinstance(value, str) or len(value) > 16 or not _NUMBER.fullmatch(value):
        if isinstance(value, str) and re.fullmatch(r"-?[0-9]{1,4000}(/[0-9]{1,4000})?", value):
            raise ValueError(f"{path}: {excerpt(value)} is too large or not in its shortest form")
        raise ValueError(f"{path}: expected an exact number such as '-3/2', found {excerpt(value)}")
    exact = Fraction(value)
    if str(exact) != value:
        raise ValueError(f"{path}: {excerpt(value)} is not in its shortest form, which is {str(exact)!r}")
    if abs(exact) > LARGEST or exact.denominator > LARGEST:
        raise ValueError(f"{path}: {excerpt(value)} is too large, the limit is {LARGEST}")


def positive(value: Any, path: str) -> None:
    """Check for a number above 0. Raises: ValueError."""
    number(value, path)
    if Fraction(value) <= 0:
        raise ValueError(f"{path}: {value} is not positive")


def text(value: object, path: str) -> None:
    """Check for one line of characters that the font has. Raises: ValueError."""
    if not isinstance(value, str):
        raise ValueError(f"{path}: expected text, found {excerpt(value)}")
    if len(value) > LONGEST_TEXT:
        raise ValueError(
            f"{path}: a text of {len(value)} characters is too long, the limit is {LONGEST_TEXT}"
        )
    if not _LETTERS.fullmatch(value):
        raise ValueError(f"{path}: {excerpt(value)} has a character that cannot be drawn")


def flag(value: object, path: str) -> None:
    """Check for the integer 0 or 1. Raises: ValueError."""
    if isinstance(value, bool) or value not in (0, 1) or not isinstance(value, int):
        raise ValueError(f"{path}: expected the integer 0 or 1, found {excerpt(value)}")


def pi(value: object, path: str) -> None:
    """Check for `pi`, the only unit. Raises: ValueError."""
    if value != "pi":
        raise ValueError(f"{path}: expected 'pi', found {excerpt(value)}")


def wave(value: object, path: str) -> None:
    """Check for `cos` or `sin`. Raises: ValueError."""
    if value not in ("cos", "sin"):
        raise ValueError(f"{path}: expected 'cos' or 'sin', found {excerpt(value)}")


def term(value: object, path: str) -> None:
    """Check for a coefficient with the power of x and that of y, which are integers. Raises: ValueError."""
    if not isinstance(value, list) or len(value) != 3:
        raise ValueError(f"{path}: expected a coefficient, a power of x and a power of y")
    number(value[0], f"{path}[0]")
    for index in (1, 2):
        power = value[index]
        if isinstance(power, bool) or not isinstance(power, int) or not 0 <= power <= HIGHEST_POWER:
            raise ValueError(
                f"{path}[{index}]: expected an integer from 0 to {HIGHEST_POWER}, found {excerpt(power)}"
            )


def slope(value: object, path: str) -> None:
    """Check for a number, or `oo` for a vertical line. Raises: ValueError."""
    if value != "oo":
        number(value, path)


def many(check: Check, least: int, most: int, what: str) -> Check:
    """Return a check for a list with a bounded number of values that all pass a check."""

    def checked(value: object, path: str) -> None:
        if not isinstance(value, list):
            raise ValueError(f"{path}: expected a list, found {excerpt(value)}")
        if not least <= len(value) <= most:
            wanted = str(least) if least == most else f"{least} to {most}"
            raise ValueError(f"{path}: expected {wanted} {what}, found {len(value)}")
        for index, item in enumerate(value):
            check(item, f"{path}[{index}]")

    return checked


pair = many(number, 2, 2, "numbers")
polynomial = many(term, 1, 12, "terms")
sizes = many(positive, 2, 2, "numbers")


def increasing(value: Any, path: str) -> None:
    """Check for two numbers, the first below the second. Raises: ValueError."""
    pair(value, path)
    if Fraction(value[0]) >= Fraction(value[1]):
        raise ValueError(f"{path}: the range from {value[0]} to {value[1]} is empty")
