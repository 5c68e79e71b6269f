"""The canonical text of exact values: `-3`, `10/37`, `(1, 2, 3)`, `3*x - 2*y = 7`; and JSON of facts."""

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

import msgspec

Exact = int | Fraction


def number_text(value: Exact) -> str:
    """`-3` or `10/37`: lowest terms, the sign in front, no denominator 1."""
    return str(value)


def tuple_text(values: Sequence[Exact]) -> str:
    """`(1, 2/3, -4)`."""
    return f"({', '.join(map(str, values))})"


def linear_text(names: Sequence[str], coefficients: Sequence[Exact]) -> str:
    """`3*x - 2*y + z`: terms in the order of the names, none with coefficient 0; `0` if none is left."""
    said = ""
    for name, coefficient in zip(names, coefficients, strict=True):
        if coefficient == 0:
            continue
        size = abs(coefficient)
        term = name if size == 1 else f"{size}*{name}"
        if said:
            said += f" - {term}" if coefficient < 0 else f" + {term}"
        else:
            said = f"-{term}" if coefficient < 0 else term
    return said or "0"


def equation_text(names: Sequence[str], coefficients: Sequence[Exact], right: Exact) -> str:
    """`3*x - 2*y = 7`."""
    return f"{linear_text(names, coefficients)} = {right}"


def json_text(facts: Any) -> str:
    """Canonical JSON: compact, keys as they stand, integers as numbers, other rationals as `"p/q"`."""
    return _ENCODER.encode(facts).decode()


def _rational(value: object) -> int | str:
    if not isinstance(value, Fraction):
        raise TypeError(f"{value!r} is not an exact value")
    return value.numerator if value.denominator == 1 else str(value)


_ENCODER = msgspec.json.Encoder(enc_hook=_rational)
