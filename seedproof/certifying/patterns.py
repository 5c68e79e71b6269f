"""Sentence patterns: exactly one of them may match a sentence, and what is read are numbers and names.

A pattern is the sentence itself with gaps: `P(E|H) = {p:number}.`; `[` and `]` hold what may be missing, as
in `the [first ]number`. `{{` and `[[` stand for the signs themselves, and
so does a `]` that closes nothing.
"""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from typing import Any

from seedproof.certifying.script import Unread


@dataclass(frozen=True, slots=True)
class Kind:
    """What a gap may hold: a regular expression without groups, and how it is read."""

    expression: str
    read: Callable[[str], Any]


def _number(text: str) -> Fraction:
    return Fraction(text.replace("−", "-"))


KINDS: Mapping[str, Kind] = {
    "integer": Kind(r"-?\d+", int),
    "number": Kind(r"-?\d+(?:/\d+|\.\d+)?", _number),
    "name": Kind(r"[A-Za-z][A-Za-z0-9_]*", str),
    "integers": Kind(
        r"-?\d+(?:(?:, and | and |, )-?\d+)*", lambda text: [int(n) for n in re.findall(r"-?\d+", text)]
    ),
    "names": Kind(
        r"[A-Za-z][A-Za-z0-9_]*(?:(?:, and | and |, )[A-Za-z][A-Za-z0-9_]*)*",
        lambda text: re.split(r", and | and |, ", text),
    ),
    "text": Kind(r".+?", str),
}


@dataclass(frozen=True, slots=True)
class Said:
    """A sentence as it was read: its kind, and what stands in its gaps."""

    kind: str
    gaps: Mapping[str, Any]
    """What stands in the gaps that the sentence has; those in `[` and `]` may be missing."""
    sentence: str

    def __getitem__(self, gap: str) -> Any:
        return self.gaps[gap]


class Patterns:
    """The sentences that a family knows, by kind."""

    def __init__(
        self, patterns: Mapping[str, Iterable[str]], kinds: Mapping[str, Kind] | None = None
    ) -> None:
        """Take patterns; `kinds` are gaps that only this family has.

        Raises: ValueError for a pattern that stands twice or a gap of no kind.
        """
        known = {**KINDS, **(kinds or {})}
        self._known = [
            (kind, *_expression(pattern, known)) for kind, several in patterns.items() for pattern in several
        ]
        expressions = [expression for _, expression, _ in self._known]
        if len(set(expressions)) != len(expressions):
            raise ValueError("a pattern stands twice")

    @property
    def kinds(self) -> tuple[str, ...]:
        """The kinds of sentences, in their order."""
        return tuple(dict.fromkeys(kind for kind, _, _ in self._known))

    def read(self, sentence: str) -> Said:
        """Read a sentence by the only pattern that matches it.

        Raises: Unread if none does, or several.
        """
        said = self.find(sentence)
        if said is None:
            raise Unread(f"nothing reads: {sentence}")
        return said

    def find(self, sentence: str) -> Said | None:
        """Read a sentence by the only pattern that matches it; None if none does.

        Raises: Unread if several do.
        """
        found = self.readings(sentence)
        if len(found) > 1:
            raise Unread(f"{len(found)} patterns match: {sentence}")
        return found[0] if found else None

    def readings(self, sentence: str) -> list[Said]:
        """Return every reading of a sentence."""
        found = []
        for kind, expression, gaps in self._known:
            if match := _compiled(expression).fullmatch(sentence):
                filled = {
                    name: gap.read(match[name]) for name, gap in gaps.items() if match[name] is not None
                }
                found.append(Said(kind, filled, sentence))
        return found

    def read_all(self, sentences: Iterable[str]) -> Sequence[Said]:
        """Read sentence by sentence."""
        return [self.read(sentence) for sentence in sentences]

    def find_all(self, sentences: Iterable[str]) -> Sequence[Said] | None:
        """Read sentence by sentence; None if no pattern matches one of them.

        Raises: Unread if several patterns match a sentence.
        """
        found = [self.find(sentence) for sentence in sentences]
        return None if None in found else [said for said in found if said is not None]


_PIECE = re.compile(r"(\{\{|\[\[|\{\w+:\w+\}|\[|\])")


@cache
def _compiled(expression: str) -> re.Pattern[str]:
    """Compile an expression when the first sentence is held against it: a family uses few of a thousand."""
    return re.compile(expression, re.DOTALL)


def _expression(pattern: str, known: Mapping[str, Kind]) -> tuple[str, dict[str, Kind]]:
    expression, gaps, open_brackets = "", {}, 0
    for piece in _PIECE.split(pattern):
        if piece in ("{{", "[["):
            expression += re.escape(piece[0])
        elif piece == "[":
            expression += "(?:"
            open_brackets += 1
        elif piece == "]" and open_brackets:
            expression += ")?"
            open_brackets -= 1
        elif piece.startswith("{") and piece.endswith("}"):
            name, _, kind = piece[1:-1].partition(":")
            if kind not in known:
                raise ValueError(f"{pattern}: there is no kind {kind}")
            if name in gaps:
                raise ValueError(f"{pattern}: the gap {name} stands twice")
            expression += f"(?P<{name}>{known[kind].expression})"
            gaps[name] = known[kind]
        else:
            expression += re.escape(piece)
    return expression, gaps
