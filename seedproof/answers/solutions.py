"""The set of all solutions of an equation in one unknown."""

import re
from fractions import Fraction

from seedproof.answers.labels import is_label, plain
from seedproof.answers.numbers import number


def solutions(text: str) -> frozenset[Fraction] | None:
    """Return the solutions in `-8, 8`, `x = 8 or x = -8`, `x_1 = 8, x_2 = -8`, `±8` or `{-8, 8}`.

    The unknown may stand before every value, before the first only, or not at all.
    """
    text = _PLUS_MINUS.sub("±", text)
    if whole := _WHOLE_SET.fullmatch(text):
        unknown, sign, opening, inside, closing = whole.groups()
        # `x in (-8, 8)` or `x in [-8, 8]` names an interval, not a set of values.
        if opening + closing not in (_SETS if sign not in (None, "=") else (*_SETS, "()", "[]")):
            return None
        text = inside.strip() if sign is None else f"{unknown} = {inside.strip()}"
    parts = [piece.rpartition("=") for piece in _SEPARATOR.split(text)]
    unknowns = [label.strip() for label, equals, _ in parts if equals]
    if len(unknowns) not in (0, len(parts)) and not (len(unknowns) == 1 and parts[0][1]):
        return None
    if not all(map(_is_unknown, unknowns)) or len(set(map(_without_index, unknowns))) > 1:
        return None
    values = [_with_both_signs(value.strip()) for _, _, value in parts]
    return frozenset().union(*values) if all(values) else None


_PLUS_MINUS = re.compile(r"\\pm(?![A-Za-z])")
_WHOLE_SET = re.compile(
    r"(?:([^=∈,;\n]+)(=|∈|\\in(?![A-Za-z])))?\s*(\\\{|[\[({])([^=]*?)(\\\}|[\])}])", re.DOTALL
)
_SETS = ("{}", r"\{\}")
_SEPARATOR = re.compile(r"\s*[,;\n]\s*(?:(?:and|or)\b\s*)?|\s+(?:and|or)\s+")


def _is_unknown(label: str) -> bool:
    return is_label(label) and "^" not in label


def _without_index(label: str) -> str:
    return plain(label).rstrip("0123456789")


def _with_both_signs(text: str) -> frozenset[Fraction]:
    if not text.startswith("±"):
        value = number(text)
        return frozenset() if value is None else frozenset({value})
    size = number(text[1:].strip())
    signed = text[1:].strip()[:1] in ("+", "-")
    return frozenset() if size is None or signed else frozenset({size, -size})
