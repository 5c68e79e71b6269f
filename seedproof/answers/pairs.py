"""Sets of pairs of integer factors."""

import re


def factor_pairs(text: str) -> frozenset[tuple[int, int]] | None:
    """Return the pairs of `(1, 64), (2, 32)` or `1 x 64, 2 x 32`, the smaller factor first in each.

    Brackets around the whole list are optional. A list with a repeated pair, as `(1, 64), (64, 1)`, states
    nothing.
    """
    pairs = _pairs(text)
    if pairs is None and (text[:1] + text[-1:] in _BRACKETS or _LATEX_SET.fullmatch(text)):
        pairs = _pairs(text.removeprefix("\\")[1:-1].removesuffix("\\").strip())
    return frozenset(pairs) if pairs and len(set(pairs)) == len(pairs) else None


_BRACKETS = ("()", "[]", "{}")
_LATEX_SET = re.compile(r"\\\{.*\\\}", re.DOTALL)
_FACTOR = r"([+-]?[0-9]{1,400})"
_PAIR = re.compile(rf"([(\[{{]?)\s*{_FACTOR}\s*([,*xX])\s*{_FACTOR}\s*([)\]}}]?)")
_SEPARATOR = re.compile(r"\s*[,;\n]\s*(?:and\b\s*)?|\s+and\s+")


def _pairs(text: str) -> list[tuple[int, int]] | None:
    pairs, position = [], 0
    while pair := _PAIR.match(text, position):
        opening, first, between, second, closing = pair.groups()
        if opening + closing not in _BRACKETS and (opening or closing or between == ","):
            return None
        low, high = sorted((int(first), int(second)))
        pairs.append((low, high))
        if pair.end() == len(text):
            return pairs
        separator = _SEPARATOR.match(text, pair.end())
        if separator is None:
            return None
        position = separator.end()
    return None
