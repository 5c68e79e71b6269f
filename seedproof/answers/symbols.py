"""The symbol that a question asks for, among others of its kind: `a(6)` in `a(5) = 20, a(6) = 56`."""

import re

from seedproof.answers.lists import split_outside
from seedproof.answers.plain_text import plain_text


def of_symbol(text: str, symbol: str) -> str:
    """Return what a text of equations alone states of the symbol; any other text as it is."""
    equations = _equations(text)
    key = _key(symbol)
    values = [equation[2] for equation in equations if equation and _key(equation[1]) == key]
    if not values or not all(equations) or len(set(values)) > 1:
        return text
    return values[-1]


def states_another(stated: str, symbol: str) -> bool:
    """Return whether a text states other members of the symbol's sequence, and not the symbol."""
    index = _INDEXED.fullmatch(_key(symbol))
    if index is None or "=" not in stated:
        return False
    keys = [_key(equation[1]) for equation in _equations(plain_text(stated)) if equation]
    if _key(symbol) in keys:
        return False
    others = [_INDEXED.fullmatch(key) for key in keys]
    return any(other and other[1] == index[1] for other in others)


def _equations(text: str) -> list[re.Match[str] | None]:
    pieces = [piece for _, piece in split_outside(text, _STATEMENTS) if piece]
    return [_NAMED.fullmatch(piece) for piece in pieces]


def _key(name: str) -> str:
    return _TYPESETTING.sub("", name)


_STATEMENTS = re.compile(r"[,;]\s|\n|⇒|[.]\s|,?\s\b(?:and|so|thus|hence|therefore)\b,?")
_NAMED = re.compile(
    r"(?:[A-Za-z]+\s+)?([A-Za-zπ](?:[^\s=()\[\]{}]|\([^()]{0,20}\)|\[[^\[\]]{0,9}\]|\{[^{}]{0,9}\}){0,12})\s*=\s*(.+)",
    re.DOTALL,
)
_TYPESETTING = re.compile(r"[^-A-Za-z0-9]")
_INDEXED = re.compile(r"([A-Za-z]+)(-?[0-9]+)")
