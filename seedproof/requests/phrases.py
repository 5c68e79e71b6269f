"""Phrases in a tree of tokens: which of them is the longest that begins at a place of a text."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from seedproof.requests.templates import Digits, Gap, Token

Meaning = TypeVar("Meaning")
Indices = Mapping[str, int]

LONGEST_INDEX = 3
"""Digits of an index."""


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

    def longest(self, words: Sequence[str], start: int) -> tuple[int, list[tuple[Meaning, Indices]]]:
        """Return where the longest phrase from `start` ends, and what it means with which indices.

        Where there is none, it ends at `start`.
        """
        end = start
        meanings: list[tuple[Meaning, Indices]] = []
        reached: list[tuple[_Node[Meaning], Indices]] = [(self._root, {})]
        position = start
        while reached and position < len(words):
            reached = [state for at in reached for state in _steps(*at, words[position])]
            position += 1
            ended = [(meaning, indices) for node, indices in reached for meaning in node.meanings]
            if ended:
                end = position
                meanings = ended
        return end, meanings


def _steps(
    node: _Node[Meaning], indices: Indices, word: str
) -> Iterable[tuple[_Node[Meaning], Indices]]:
    """Yield the nodes that a word leads to, with the indices that are known then."""
    following = node.literal.get(word)
    if following is not None:
        yield following, indices
    if not node.gaps:
        return
    number = "1" if word == "one" else word
    if not (number.isascii() and number.isdigit()):
        return
    for gap, following in node.gaps.items():
        known = _with_gap(indices, gap, number) if isinstance(gap, Gap) else _with_digits(indices, gap, number)
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
