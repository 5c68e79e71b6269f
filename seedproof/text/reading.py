"""Reading text without knowing how it was written: sentence patterns, numbers and linear expressions.

A `Sentences` is a list of sentences that a text may contain, as templates with typed gaps. A sentence that
no template fits to the last character is an error, so nothing unread, added or altered slips through.
"""

import re
from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction
from functools import lru_cache
from typing import Any

from seedproof.record.patterns import Pattern

INTEGER = r"-?[1-9][0-9]*|0"
RATIONAL = rf"(?:{INTEGER})(?:/[1-9][0-9]*)?"


class Unreadable(ValueError):
    """Raised when a text does not state what it should; the message is for people."""


def integer(text: str) -> int:
    """Return the integer that `-3` or `+3` states."""
    return int(text)


@lru_cache(maxsize=4096)
def rational(text: str) -> Fraction:
    """Return the rational that `5/8` states, which must be in lowest terms and without a denominator of 1."""
    value = Fraction(text)
    if str(value) != text:
        raise Unreadable(f"{text!r} is not in lowest terms")
    return value


def integers(text: str) -> list[int]:
    """Return the integers of `1, 2, 3`."""
    return [int(item) for item in text.split(", ")]


def linear(text: str, names: Sequence[str]) -> list[Fraction]:
    """Return the coefficients of `3*x - 2*y + z`, for names that come in this order."""
    coefficients = [Fraction(0)] * len(names)
    if text == "0":
        return coefficients
    rest, last = text if text[:1] == "-" else f"+ {text}", -1
    rest = re.sub(r"\A-(?! )", "- ", rest)
    for sign, size, name in (match.groups() for match in _TERM.finditer(rest)):
        if name not in names or names.index(name) <= last:
            raise Unreadable(f"{text!r} is not a linear expression in {', '.join(names)}")
        last = names.index(name)
        coefficients[last] = rational(size or "1") * (-1 if sign == "-" else 1)
    if _TERMS.fullmatch(rest) is None:
        raise Unreadable(f"{text!r} is not a linear expression")
    return coefficients


# A sign stands before the size, and a size of 1 is not written.
_ONE_TERM = r"([+-]) (?:((?!1\*)[1-9][0-9]*(?:/[1-9][0-9]*)?)\*)?([a-z][a-z0-9_]*)"
_TERM = Pattern(_ONE_TERM)
_TERMS = Pattern(rf"{_ONE_TERM}(?: {_ONE_TERM})*")

_GAPS: dict[str, tuple[str, Callable[[str], Any]]] = {
    "int": (INTEGER, integer),
    "nat": (r"[1-9][0-9]*|0", integer),
    "sign": (r"\+1|-1", integer),
    "rat": (RATIONAL, rational),
    "ints": (rf"(?:{INTEGER})(?:, (?:{INTEGER}))*", integers),
    "name": (r"[A-Za-z][A-Za-z0-9_]*", str),
    "expr": (r"[-+*/0-9a-z_ ]+", str),
}


class Sentences:
    """Sentence templates by kind; `{n:int}` is a gap, its type one of int nat sign rat ints name expr."""

    def __init__(self, **templates: str | Sequence[str]) -> None:
        """Compile the templates; several of one kind are wordings of the same statement."""
        self._compiled = [
            (kind, *_compile(template))
            for kind, wordings in templates.items()
            for template in ([wordings] if isinstance(wordings, str) else wordings)
        ]

    def read(self, sentence: str) -> tuple[str, dict[str, Any]]:
        """Return the kind of a sentence and the values in its gaps.

        Raises: Unreadable when not exactly one kind of statement fits.
        """
        reading: tuple[str, dict[str, Any]] | None = None
        for kind, pattern, gaps in self._compiled:
            match = pattern.fullmatch(sentence)
            if match is None:
                continue
            candidate = (
                kind,
                {name: gaps[name](text) for name, text in match.groupdict().items()},
            )
            if reading is not None and candidate != reading:
                raise Unreadable(f"{sentence!r} can be read as {reading[0]} and as {kind}")
            reading = candidate
        if reading is None:
            raise Unreadable(f"{sentence!r} is no sentence of this family")
        return reading

    def gaps(self, kind: str, sentence: str) -> dict[str, Any]:
        """Return the values in the gaps of a sentence of a given kind.

        Raises: Unreadable when it is of another kind, or of none.
        """
        actual, gaps = self.read(sentence)
        if actual != kind:
            raise Unreadable(f"{sentence!r} is not the {kind} of this family")
        return gaps

    def read_all(self, sentences: Iterable[str], once: Sequence[str] = ()) -> dict[str, list[dict[str, Any]]]:
        """Read all sentences; return their gaps by kind, in the order of the text.

        Raises: Unreadable when a sentence does not fit or is repeated, or a kind in `once` is not there once.
        """
        gaps: dict[str, list[dict[str, Any]]] = {kind: [] for kind, _, _ in self._compiled}
        for sentence in sentences:
            kind, values = self.read(sentence)
            if values in gaps[kind]:
                raise Unreadable(f"the text says twice: {sentence!r}")
            gaps[kind].append(values)
        for kind in once:
            if len(gaps[kind]) != 1:
                raise Unreadable(f"the text says {kind} {len(gaps[kind])} times, expected once")
        return gaps


def _compile(template: str) -> tuple[re.Pattern[str], dict[str, Callable[[str], Any]]]:
    gaps, regex = {}, ""
    for index, piece in enumerate(re.split(r"\{([a-z_0-9]+:[a-z]+)\}", template)):
        if index % 2 == 0:
            regex += re.escape(piece)
        else:
            name, _, kind = piece.partition(":")
            again = name in gaps  # two gaps of one name must have the same content
            shape, gaps[name] = _GAPS[kind]
            regex += f"(?P={name})" if again else f"(?P<{name}>{shape})"
    return re.compile(regex), gaps
