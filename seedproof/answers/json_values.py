"""Answers written as JSON: a list, an object, or a ratio as numerator and denominator."""

import json
from fractions import Fraction

from seedproof.answers.arithmetic import number
from seedproof.answers.exact_values import Surd


def decoded(text: str) -> object:
    """Return the object or list, with exact numbers, and numerator-denominator pairs as Fractions.

    Return None if the text is neither, or repeats a key.
    """
    if not text.startswith(("{", "[")) or '"' not in text:
        return None
    try:
        return json.loads(
            text, parse_int=_exact, parse_float=_exact, parse_constant=_exact, object_pairs_hook=_object
        )
    except (ValueError, RecursionError):
        return None


def _exact(text: str) -> Fraction:
    value = number(text)
    if isinstance(value, Surd):
        raise ValueError(f"{text[:80]!r} is no exact number")
    return value


def _object(pairs: list[tuple[str, object]]) -> Fraction | dict[str, object]:
    fields = dict(pairs)
    if len(fields) < len(pairs):
        raise ValueError("a key stands twice")
    match fields:
        case {"numerator": Fraction(denominator=1) as top, "denominator": Fraction(denominator=1) as bottom}:
            return top / bottom if len(fields) == 2 and bottom else fields
    return fields
