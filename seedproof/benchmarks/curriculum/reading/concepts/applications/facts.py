"""The numbers of a text, each with its noun, the words around it and how often it comes."""

from collections.abc import Sequence

import msgspec

from seedproof.benchmarks.curriculum.reading.concepts.nouns import stem
from seedproof.benchmarks.curriculum.reading.concepts.text import Token, Tokens, word_set
from seedproof.benchmarks.curriculum.symbolic.problem import Expression

_BORDERS = frozenset((",", ";", "and", "but", "plus", ":", "(", ")"))
_EACH = frozenset(("each", "every", "per"))
_ARTICLES = frozenset(("a", "an"))
SILENT = word_set("""
    a an the of to in on at for is are be was were it its he she they them their his her this that there with
    and or as by has have had let write number numbers price prices cost costs cost one dollars dollar so will
    now what how many much find work out stand stands
""")
ASKS = word_set("what how find work calculate determine which after for in at by")
RELATIONS = word_set("""
    less more fewer times twice half third quarter except not discount percent than double triple without
    cheaper off unless only average dozen remaining
""")
"""Words that relate amounts. A reader that does not know one of them refuses its text."""


class Fact(msgspec.Struct):
    """A number of a text."""

    value: Expression
    dollars: bool
    noun: str
    """The noun behind it, in the singular; or nothing."""
    words: frozenset[str]
    """The nouns and verbs of its part of the sentence, in the singular."""
    per: str
    """What it comes once for: `each month`; or nothing."""
    sentence: int


def parts_of(sentence: Tokens) -> list[list[Token]]:
    """Split a sentence where it joins clauses or things."""
    split: list[list[Token]] = [[]]
    for token in sentence:
        if token.text in _BORDERS:
            split.append([])
        else:
            split[-1].append(token)
    return [part for part in split if part]


def facts_of(split: Sequence[Tokens]) -> list[Fact]:
    """Return the numbers of sentences, in order."""
    return [
        _fact(part, at, number)
        for number, sentence in enumerate(split)
        for part in parts_of(sentence)
        for at, token in enumerate(part)
        if token.value is not None and token.text != "one" and not _counts_numbers(part, at)
    ]


def _counts_numbers(part: Sequence[Token], at: int) -> bool:
    """Return whether a number counts numbers: `two numbers`."""
    return at + 1 < len(part) and part[at + 1].text == "numbers"


def _fact(part: Sequence[Token], at: int, sentence: int) -> Fact:
    value = part[at].value
    assert value is not None
    behind = part[at + 1].text if at + 1 < len(part) else ""
    noun = stem(behind) if behind.isalpha() and behind not in SILENT | _EACH else ""
    dollars = (at > 0 and part[at - 1].text == "$") or noun == "dollar" or behind in ("dollars", "dollar")
    return Fact(value, dollars, noun, content(part), per_of(part, at), sentence)


def content(part: Sequence[Token]) -> frozenset[str]:
    """Return the words of a part that mean something, in the singular."""
    return frozenset(
        stem(token.text.removesuffix("'s"))
        for token in part
        if token.text[0].isalpha() and token.text not in SILENT and token.value is None
    )


def per_of(part: Sequence[Token], at: int) -> str:
    """Return the noun behind `each`, `per` or a later `a`, or in front: `a month costs`; or nothing.

    It belongs to the number before it, or else to the first one behind.
    """
    numbers = [index for index, token in enumerate(part) if token.value is not None and token.text != "one"]
    for index, token in enumerate(part[:-1]):
        behind = part[index + 1]
        if behind.value is not None:
            continue
        before = [number for number in numbers if number < index]
        owner = before[-1] if before else numbers[0]
        if owner == at and (token.text in _EACH or (token.text in _ARTICLES and index > at)):
            return stem(behind.text)
    if part[0].text in _ARTICLES | _EACH and len(part) > 2 and part[2].text in ("costs", "cost", "is"):
        return stem(part[1].text)
    return ""
