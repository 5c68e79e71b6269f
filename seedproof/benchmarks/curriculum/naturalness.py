"""Measures how natural and how varied texts are, beside those of the published ancestor.

Both are measured by the same functions on as many problems. Words are of letters; tokens, of which runs are
counted, are words, numerals and punctuation marks.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from fractions import Fraction

import msgspec

from seedproof.benchmarks.curriculum.row import CurriculumRow
from seedproof.benchmarks.curriculum.skeleton import body_of, skeleton
from seedproof.measuring.statistics import decimal
from seedproof.record.patterns import Pattern

SAMPLE = 531
"""Problems that are measured: as many as the sample of the ancestor has."""

_WORD = Pattern(r"[a-z]+(?:['’-][a-z]+)*")
_TOKEN = Pattern(r"[a-z]+(?:['’-][a-z]+)*|\d+(?:[.,/]\d+)*|[^\w\s]")
_SENTENCES = Pattern(r"(?<=[.?!])\s+")
_ENDING = Pattern(r"[a-z]{2,}(?:ed|ing)\b")


class Measures(msgspec.Struct, frozen=True):
    """What is measured of some texts; decimals are text, so that a report has no floats."""

    texts: int
    vocabulary: int
    """Different words, whatever the case."""
    distinct_1: str
    """Different tokens among all tokens."""
    distinct_2: str
    """Different pairs of tokens that follow one another in a text, among all such pairs."""
    distinct_3: str
    verb_forms: int
    """Different words in -ed or -ing."""
    words_a_text: str
    sentences: int
    sentence_skeletons: int
    """Different sentences, whatever the numbers, names and theme."""
    nearest_neighbor: str
    """Mean likeness of a text and the text of its standard that is most like it: Jaccard, of three words."""
    text_skeletons: int
    """Different texts, whatever the numbers, names and theme."""


ANCESTOR = Measures(
    texts=531,
    vocabulary=1858,
    distinct_1="0.130",
    distinct_2="0.539",
    distinct_3="0.783",
    verb_forms=233,
    words_a_text="26.7",
    sentences=1296,
    sentence_skeletons=1239,
    nearest_neighbor="0.132",
    text_skeletons=522,
)
# The figures are those of `measured` on the published sample of MathCAMPS: the 531 problems of kind
# `original`, with its own standards and themes.
"""The published ancestor."""


class Sampled(msgspec.Struct, frozen=True):
    """A text, with what its measures need."""

    text: str
    standard: str
    theme: str


def measured_rows(problems: Iterable[CurriculumRow]) -> Measures:
    """Measure SAMPLE problems: the first of each family, then the second, in the order of their ids."""
    by_family: dict[str, list[CurriculumRow]] = {}
    for row in sorted(problems, key=lambda row: row["id"]):
        by_family.setdefault(row["family"], []).append(row)
    rounds = max(map(len, by_family.values()), default=0)
    drawn = [rows[number] for number in range(rounds) for rows in by_family.values() if number < len(rows)]
    return measured(
        [Sampled(body_of(row["question"]), row["family"], row["theme"]) for row in drawn[:SAMPLE]]
    )


def measured(texts: Sequence[Sampled]) -> Measures:
    """Measure texts."""
    tokens = [_TOKEN.findall(sampled.text.lower()) for sampled in texts]
    words = Counter(word for sampled in texts for word in _WORD.findall(sampled.text.lower()))
    sentences = [
        (sentence, sampled.theme) for sampled in texts for sentence in _SENTENCES.split(sampled.text)
    ]
    return Measures(
        texts=len(texts),
        vocabulary=len(words),
        distinct_1=_distinct(tokens, 1),
        distinct_2=_distinct(tokens, 2),
        distinct_3=_distinct(tokens, 3),
        verb_forms=sum(_ENDING.fullmatch(word) is not None for word in words),
        words_a_text=decimal(Fraction(words.total(), max(1, len(texts))), 1),
        sentences=len(sentences),
        sentence_skeletons=len({skeleton(sentence, theme) for sentence, theme in sentences}),
        nearest_neighbor=_nearest(texts),
        text_skeletons=len({skeleton(sampled.text, sampled.theme) for sampled in texts}),
    )


def _runs(tokens: Sequence[str], length: int) -> list[tuple[str, ...]]:
    return [tuple(tokens[at : at + length]) for at in range(len(tokens) - length + 1)]


def _distinct(texts: Sequence[Sequence[str]], length: int) -> str:
    runs = [run for tokens in texts for run in _runs(tokens, length)]
    return decimal(Fraction(len(set(runs)), max(1, len(runs))), 3)


def _nearest(texts: Sequence[Sampled]) -> str:
    """Return the mean, over texts with another of their standard, of the likeness to the most alike."""
    by_standard: dict[str, list[frozenset[tuple[str, ...]]]] = {}
    for sampled in texts:
        spoken = _WORD.findall(sampled.text.lower())
        by_standard.setdefault(sampled.standard, []).append(frozenset(_runs(spoken, 3)))
    nearest = [
        max(_likeness(runs, other) for other in alike if other is not runs)
        for alike in by_standard.values()
        if len(alike) > 1
        for runs in alike
    ]
    return decimal(sum(nearest, Fraction(0)) / max(1, len(nearest)), 3)


def _likeness(first: frozenset[tuple[str, ...]], second: frozenset[tuple[str, ...]]) -> Fraction:
    return Fraction(len(first & second), max(1, len(first | second)))
