"""Sentence patterns: exactly one of them may match a sentence, and what is read are numbers and names.

A pattern is the sentence itself with gaps: `P(E|H) = {p:number}.`; `[` and `]` hold what may be missing, as
in `the [first ]number`. `{{` and `[[` stand for the signs themselves, and
so does a `]` that closes nothing.
"""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache, lru_cache
from typing import Any

from seedproof.certifying.script import Unread


@dataclass(frozen=True, slots=True)
class Kind:
    """What a gap may hold: a regular expression without groups, and how it is read."""

    expression: str
    read: Callable[[str], Any]
    words: frozenset[str] = frozenset()
    """Words one of which stands in all that it holds; empty if there is no such list, or if the expression is
    the list itself, as in `(?:holds|is left)`."""
    begins: str = ""
    """A short expression that all it holds begins with, where its own is long; empty if there is none."""

    def one_of(self) -> frozenset[str]:
        """Return words one of which stands in all that it holds; none if there is no such list."""
        if self.words or not _LIST.fullmatch(self.expression):
            return self.words
        return frozenset(choice.partition(" ")[0] for choice in self.expression[3:-1].split("|"))


_LIST = re.compile(r"\(\?:[A-Za-z]+(?: [A-Za-z]+)*(?:\|[A-Za-z]+(?: [A-Za-z]+)*)*\)")


# Rows state the same small numbers over and over.
@lru_cache(maxsize=1 << 12)
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


@dataclass(frozen=True, slots=True)
class _Pattern:
    """A pattern of a kind of sentence: as a regular expression, and what its gaps hold."""

    kind: str
    pieces: tuple[str, ...]
    """The regular expression; those of gaps are long, so it is put together when it is needed."""
    gaps: Mapping[str, Kind]
    always: Sequence[str]
    """What no sentence of it can do without: how it begins, what stands between gaps, how it ends."""
    longest: str
    """The longest of it."""
    one_of: Sequence[frozenset[str]]
    """Of each of these sets, a sentence of it has a word, perhaps with capitals."""
    begins: str
    """An expression that every sentence of it begins with; empty if none is known."""

    def may_match(self, sentence: str, words: frozenset[str]) -> bool:
        """Return whether a sentence of these words has what none of the pattern can do without."""
        if self.longest not in sentence or any(map(words.isdisjoint, self.one_of)):
            return False
        if self.begins and _compiled((self.begins,)).match(sentence) is None:
            return False
        return _stand_in_order(self.always, sentence)


def _stand_in_order(always: Sequence[str], sentence: str) -> bool:
    """Return whether a sentence begins and ends as a pattern does, and has all between in order."""
    if not sentence.startswith(always[0]) or not sentence.endswith(always[-1]):
        return False
    at = 0
    for said in always:
        found = sentence.find(said, at)
        if found < 0:
            return False
        at = found + len(said)
    return True


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
            _pattern(kind, pattern, known) for kind, several in patterns.items() for pattern in several
        ]
        if len({pattern.pieces for pattern in self._known}) != len(self._known):
            raise ValueError("a pattern stands twice")

    @property
    def kinds(self) -> tuple[str, ...]:
        """The kinds of sentences, in their order."""
        return tuple(dict.fromkeys(pattern.kind for pattern in self._known))

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
        words = words_in(sentence)
        for pattern in self._known:
            # Few patterns have their words in a sentence, and only those are compiled and held against it.
            if not pattern.may_match(sentence, words):
                continue
            if match := _compiled(pattern.pieces).fullmatch(sentence):
                filled = {
                    name: gap.read(match[name])
                    for name, gap in pattern.gaps.items()
                    if match[name] is not None
                }
                found.append(Said(pattern.kind, filled, sentence))
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


_WORD = re.compile(r"[A-Za-z]+")


def words_in(sentence: str) -> frozenset[str]:
    """Return the words of a sentence, each as it stands there and in lower case."""
    return frozenset(_WORD.findall(sentence) + _WORD.findall(sentence.lower()))


_PIECE = re.compile(r"(\{\{|\[\[|\{\w+:\w+\}|\[|\])")


@cache
def _compiled(pieces: tuple[str, ...]) -> re.Pattern[str]:
    """Compile an expression when the first sentence is held against it: a family uses few of a thousand."""
    return re.compile("".join(pieces), re.DOTALL)


@cache
def _words_of(kind: Kind) -> frozenset[str]:
    return kind.one_of()


def _pattern(kind: str, pattern: str, known: Mapping[str, Kind]) -> _Pattern:
    gaps, open_brackets = {}, 0
    expression: list[str] = []
    always = [""]
    one_of: list[frozenset[str]] = []
    pieces = _PIECE.split(pattern)
    for at, piece in enumerate(pieces):
        if piece == "[":
            expression.append("(?:")
            open_brackets += 1
            always.append("")
        elif piece == "]" and open_brackets:
            expression.append(")?")
            open_brackets -= 1
        elif piece.startswith("{") and piece.endswith("}"):
            name, _, of_gap = piece[1:-1].partition(":")
            if of_gap not in known:
                raise ValueError(f"{pattern}: there is no kind {of_gap}")
            if name in gaps:
                raise ValueError(f"{pattern}: the gap {name} stands twice")
            expression += (f"(?P<{name}>", known[of_gap].expression, ")")
            gaps[name] = known[of_gap]
            always.append("")
            words_in_gap = _words_of(known[of_gap])
            if words_in_gap and not open_brackets and _has_whole_words(pieces, at):
                one_of.append(words_in_gap)
        else:
            words = piece[0] if piece in ("{{", "[[") else piece
            expression.append(re.escape(words))
            if not open_brackets:
                always[-1] += words
    longest = max(always, key=len)
    return _Pattern(kind, tuple(expression), gaps, always, longest, one_of, _beginning(pieces, gaps))


def _beginning(pieces: Sequence[str], gaps: Mapping[str, Kind]) -> str:
    """Return what the gap with which a pattern begins itself begins with."""
    if len(pieces) == 1 or pieces[0] or not pieces[1].endswith("}"):
        return ""
    return gaps[pieces[1][1:].partition(":")[0]].begins


def _has_whole_words(pieces: Sequence[str], at: int) -> bool:
    """Return whether neither a letter nor another gap stands right beside a gap."""
    before = "".join(pieces[:at]).rstrip("[]")[-1:]
    behind = "".join(pieces[at + 1 :]).lstrip("[]")[:1]
    return not (before.isalnum() or before == "}" or behind.isalnum() or behind == "{")
