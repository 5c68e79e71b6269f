"""The symbol that a question asks for, among others of its kind: `a(6)` in `a(5) = 20, a(6) = 56`."""

import re

from seedproof.answers.lists import split_outside
from seedproof.answers.plain_text import plain_text
from seedproof.record.patterns import Pattern


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
    asked = _key(symbol)
    if "=" not in stated or not (_INDEXED.fullmatch(asked) or "(" in symbol):
        return False
    names = [equation[1] for equation in _equations(plain_text(stated)) if equation]
    if asked in map(_key, names):
        return False
    return any(are_siblings(name, symbol) for name in names)


def are_siblings(name: str, symbol: str) -> bool:
    """Return whether two names differ in their index, or in their argument, alone."""
    index = _INDEXED.fullmatch(_key(name))
    asked = _INDEXED.fullmatch(_key(symbol))
    if index and asked:
        return index[1] == asked[1]
    head, bracket, _ = symbol.partition("(")
    return bool(bracket) and name.startswith(f"{head}(")


def _equations(text: str) -> list[re.Match[str] | None]:
    pieces = [piece for _, piece in split_outside(text, _STATEMENTS) if piece]
    return [_NAMED.fullmatch(piece) for piece in pieces]


def _key(name: str) -> str:
    return _TYPESETTING.sub("", name)


_STATEMENTS = Pattern(r"[,;]\s|\n|⇒|[.]\s|,?\s\b(?:and|so|thus|hence|therefore)\b,?")
_NAMED = Pattern(
    r"(?:[A-Za-z]+\s+)?([A-Za-zπ](?:[^\s=()\[\]{}]|\([^()]{0,20}\)|\[[^\[\]]{0,9}\]|\{[^{}]{0,9}\}){0,12})\s*=\s*(.+)",
    re.DOTALL,
)
_TYPESETTING = Pattern(r"\bgiven\b|[^-A-Za-z0-9]")
_INDEXED = Pattern(r"([A-Za-z]+)(-?[0-9]+)")
