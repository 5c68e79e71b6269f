"""Several numbers in order, by position or by name."""

import re
from fractions import Fraction

from seedproof.answers.json_values import decoded
from seedproof.answers.labels import is_label, plain
from seedproof.answers.numbers import number


def numbers_in_order(text: str, names: tuple[str, ...]) -> tuple[Fraction, ...] | None:
    """Return the numbers of `(1, 2)`, `x = (1, 2)`, `a = 1, b = 2`, `(a, b) = (1, 2)`, or of JSON."""
    stated = decoded(text)
    if isinstance(stated, dict):
        return _in_order(list(stated), [_item(value) for value in stated.values()], names)
    if isinstance(stated, list):
        return _in_order([], [_item(value) for value in stated], names)
    if whole := _WHOLE_TUPLE.fullmatch(text):
        labels, values = _pieces(whole[1].strip()), [number(piece) for piece in _pieces(whole[2])]
        return _in_order([] if len(labels) == 1 and is_label(labels[0]) else labels, values, names)
    parts = [piece.rpartition("=") for piece in _pieces(text)]
    labels = [label for label, equals, _ in parts if equals]
    return _in_order(labels, [number(value.strip()) for _, _, value in parts], names)


_SEPARATOR = re.compile(r"\s*[,;\n]\s*(?:and\b\s*)?|\s+and\s+")
_WHOLE_TUPLE = re.compile(r"([^=]*)=\s*([(\[][^=]*[)\]])")


def _pieces(text: str) -> list[str]:
    bracketed = text[:1] + text[-1:] in ("()", "[]")
    return _SEPARATOR.split(text[1:-1].strip() if bracketed else text)


def _in_order(
    labels: list[str], values: list[Fraction | None], names: tuple[str, ...]
) -> tuple[Fraction, ...] | None:
    """Return the values as they stand, or in the order of the names if every value has a label."""
    exact = tuple(value for value in values if value is not None)
    if not labels and exact and len(exact) == len(values):
        return exact
    if not len(labels) == len(exact) == len(values):
        return None
    named: dict[str, Fraction] = {}
    for label, value in zip(labels, exact, strict=True):
        if named.setdefault(plain(label), value) != value:
            return None
    order = [plain(name) for name in names]
    return tuple(named[name] for name in order) if named.keys() == set(order) else None


def _item(stated: object) -> Fraction | None:
    if isinstance(stated, str):
        return number(stated.strip())
    return stated if isinstance(stated, Fraction) else None
