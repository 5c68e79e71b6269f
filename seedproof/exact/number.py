"""The canonical text of exact values, such as `10/37` or `3*x - 2*y = 7`, and of facts as JSON."""

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

import msgspec

Exact = int | Fraction


def number_text(value: Exact) -> str:
    """Return `-3` or `10/37`: lowest terms, the sign in front, no denominator 1."""
    return str(value)


def tuple_text(values: Sequence[Exact]) -> str:
    """Return a tuple as text: `(1, 2/3, -4)`."""
    return f"({', '.join(map(str, values))})"


def linear_text(names: Sequence[str], coefficients: Sequence[Exact]) -> str:
    """Return `3*x - 2*y + z`: terms in the order of the names, none with coefficient 0; or `0`."""
    text = ""
    for name, coefficient in zip(names, coefficients, strict=True):
        if coefficient == 0:
            continue
        size = abs(coefficient)
        term = name if size == 1 else f"{size}*{name}"
        if text:
            text += f" - {term}" if coefficient < 0 else f" + {term}"
        else:
            text = f"-{term}" if coefficient < 0 else term
    return text or "0"


def equation_text(names: Sequence[str], coefficients: Sequence[Exact], right: Exact) -> str:
    """Return a linear equation as text: `3*x - 2*y = 7`."""
    return f"{linear_text(names, coefficients)} = {right}"


def json_text(facts: Any) -> str:
    """Return canonical JSON: compact, keys in their order, integers as numbers, rationals as `"p/q"`."""
    return _ENCODER.encode(facts).decode()


def _rational(value: object) -> int | str:
    if not isinstance(value, Fraction):
        raise TypeError(f"{value!r} is not an exact value")
    return value.numerator if value.denominator == 1 else str(value)


_ENCODER = msgspec.json.Encoder(enc_hook=_rational)
