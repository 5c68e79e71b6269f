"""Phrases in a tree of tokens: which of them begin at a place of a text."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from seedproof.requests.templates import Digits, Gap, Token

Meaning = TypeVar("Meaning")
Indices = Mapping[str, int]

LONGEST_INDEX = 3
"""Digits of an index."""

_NONE: Indices = {}


@dataclass
class _Node(Generic[Meaning]):
    literal: "dict[str, _Node[Meaning]]" = field(default_factory=dict)
    gaps: "dict[Gap | Digits, _Node[Meaning]]" = field(default_factory=dict)
    meanings: list[Meaning] = field(default_factory=list)


class Phrases(Generic[Meaning]):
    """Phrases and what they mean. A lookup costs as many steps as the longest phrase has tokens."""

    def __init__(self) -> None:
        self._root: _Node[Meaning] = _Node()

    def add(self, phrase: Iterable[Token], meaning: Meaning) -> None:
        """Add a phrase. The same phrase may mean several things."""
        node = self._root
        for token in phrase:
            if isinstance(token, str):
                node = node.literal.setdefault(token, _Node())
            else:
                node = node.gaps.setdefault(token, _Node())
        if meaning not in node.meanings:
            node.meanings.append(meaning)

    def may_begin_with(self, word: str) -> bool:
        """Return whether a phrase begins with a word that is no number."""
        return word in self._root.literal

    def beginning(self, words: Sequence[str], start: int) -> Iterator[tuple[int, Meaning, Indices]]:
        """Yield where each phrase that begins at `start` ends, what it means, and with which indices."""
        reached: list[tuple[_Node[Meaning], Indices]] = [(self._root, _NONE)]
        for position in range(start, len(words)):
            word = words[position]
            following: list[tuple[_Node[Meaning], Indices]] = []
            for node, indices in reached:
                literal = node.literal.get(word)
                if literal is not None:
                    following.append((literal, indices))
                if node.gaps:
                    following.extend(_through_gaps(node, indices, word))
            if not following:
                return
            for node, indices in following:
                for meaning in node.meanings:
                    yield position + 1, meaning, indices
            reached = following


def _through_gaps(
    node: _Node[Meaning], indices: Indices, word: str
) -> Iterator[tuple[_Node[Meaning], Indices]]:
    """Yield the nodes that a number leads to, with the indices that are known then."""
    number = "1" if word == "one" else word
    if not (number.isascii() and number.isdigit()):
        return
    for gap, following in node.gaps.items():
        known = (
            _with_gap(indices, gap, number) if isinstance(gap, Gap) else _with_digits(indices, gap, number)
        )
        if known is not None:
            yield following, known


def _with_gap(indices: Indices, gap: Gap, number: str) -> Indices | None:
    """Return the indices with the one that a number states, or None where it cannot be that."""
    if len(number) > LONGEST_INDEX or (number[0] == "0" and number != "0"):
        return None
    index = int(number) - gap.offset
    if index < 0 or indices.get(gap.name, index) != index:
        return None
    return {**indices, gap.name: index}


def _with_digits(indices: Indices, digits: Digits, number: str) -> Indices | None:
    if len(number) != 2:
        return None
    known = _with_gap(indices, digits.first, number[0])
    return None if known is None else _with_gap(known, digits.second, number[1])
