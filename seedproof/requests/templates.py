"""Templates of spellings: what a declaration writes in one line, as every sequence of tokens that it means.

`<a|b|>` is `a`, `b` or nothing. `{i}` is an index, `{i+1}` the index after it. `mu[{i}]` and `A[{i}][{j}]`
are symbols with indices, in every way to set them: as subscripts, in brackets, in parentheses, after a space.
`¦` is a bar.
"""

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from seedproof.record.patterns import Pattern
from seedproof.requests.normalising import tokens


class Gap(NamedTuple):
    """A number in a text: the index of this name, plus the offset."""

    name: str
    offset: int


class Digits(NamedTuple):
    """Two indices of one digit each, set as one number: `A01`."""

    first: Gap
    second: Gap


Token = str | Gap | Digits


@cache
def spellings(template: str, cased: str = "") -> tuple[tuple[Token, ...], ...]:
    """Return every sequence of tokens that a template means. Families share many templates."""
    return tuple(
        tuple(_tokens(spelling, cased)) for choice in _choices(template) for spelling in _indexed(choice)
    )


def _choices(template: str) -> Iterator[str]:
    """Yield a template with each of its alternatives; they may be nested."""
    innermost = _ALTERNATIVES.search(template)
    if innermost is None:
        yield template
        return
    before = template[: innermost.start()]
    after = template[innermost.end() :]
    for alternative in innermost[1].split("|"):
        yield from _choices(before + alternative + after)


def _indexed(template: str) -> Iterator[str]:
    """Yield a template with its first symbol set in each way, and so on with the others."""
    symbol = _SYMBOL.search(template)
    if symbol is None:
        yield template
        return
    for notation in _notations(*symbol.groups()):
        for rest in _indexed(template[symbol.end() :]):
            yield template[: symbol.start()] + notation + rest


def _notations(name: str, first: str, second: str | None) -> list[str]:
    if second is None:
        notations = [f"{name} ⟦ {first} ⟧", f"{name} ( {first} )"]
        if name not in _WORDS:
            notations.append(f"{name} {first}")
        return notations
    glued = f"{first}{second}"
    notations = [
        f"{name} ⟦ {first} , {second} ⟧",
        f"{name} ⟦ {first} {second} ⟧",
        f"{name} ⟦ {glued} ⟧",
        f"{name} ( {first} , {second} )",
        f"{name} ( {first} ) ( {second} )",
    ]
    if name not in _WORDS:
        notations += [f"{name} {first} {second}", f"{name} {first} , {second}"]
    return notations


def _tokens(spelling: str, cased: str) -> Iterator[Token]:
    for piece in _PIECE.split(spelling):
        yield from _tokens_of_piece(piece, cased)


@cache
def _tokens_of_piece(piece: str, cased: str) -> tuple[Token, ...]:
    """Return the tokens of a gap, or of what stands between two."""
    gaps = [Gap(name, int(offset or 0)) for name, offset in _GAP.findall(piece)]
    if len(gaps) == 2:
        return (Digits(*gaps),)
    if gaps:
        return (gaps[0],)
    return tuple(tokens(piece.translate(_LITERAL), cased))


_WORDS = frozenset(("a",))
"""Symbols that are words, too: with a space before the index, `a 1` may be anything."""

_LITERAL = str.maketrans("⟦⟧¦", "[]|")

_ALTERNATIVES = Pattern("<([^<>]*)>")
_SYMBOL = Pattern(r"(\w+)\[([^\[\]]+)\](?:\[([^\[\]]+)\])?")
_PIECE = Pattern(r"((?:\{[a-z]+(?:[+-][0-9])?\}){1,2})")
_GAP = Pattern(r"\{([a-z]+)([+-][0-9])?\}")
