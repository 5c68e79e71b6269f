"""What a question says, which may stand beside its answer: words, numbers and names."""

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from seedproof.answers.labels import plain
from seedproof.answers.nouns import DOUBTFUL, HARMLESS, stem, words_of
from seedproof.equivalence.types.label_words import FILLERS, INTRODUCTIONS
from seedproof.record.patterns import Pattern
from seedproof.scoring.words import word_set


class Context(NamedTuple):
    """The words, numbers and names of a question."""

    words: frozenset[str]
    numbers: frozenset[str]
    names: frozenset[str]
    text: str

    def knows(self, words: Iterable[str]) -> bool:
        """Return whether each of some words is the question's, or changes nothing."""
        return all(
            low in self.words or low in _HARMLESS or (len(low) > _SHORT and stem(low) in self.words)
            for low in map(str.lower, words)
        )

    def are_doubtful(self, words: Iterable[str]) -> bool:
        """Return whether one of some words changes the value beside it, or may, and is not the question's."""
        return any(
            low in _HEDGES or (low in _MODIFIERS and low not in self.words) for low in map(str.lower, words)
        )

    def has_changing(self, words: Iterable[str]) -> bool:
        """Return whether one of some words changes a value, whatever the question says."""
        return any(word.lower() in _HEDGES or word.lower() in _MODIFIERS for word in words)

    def has_text(self, text: str) -> bool:
        """Return whether the question has a text, spaces aside."""
        return text.replace(" ", "") in self.text

    def has_numbers(self, text: str) -> bool:
        """Return whether the question has all numbers of a text."""
        return self.numbers.issuperset(_NUMBER.findall(text))

    def has_name(self, name: str) -> bool:
        """Return whether the question has a name, in whatever typesetting."""
        return bool(name) and plain(name) in self.names


_SHORT = 3
_MODIFIERS = word_set(
    """
    about above after another around before below between beyond bound divisor double half inverse least
    maximum minimum minus mod most multiple negative opposite over plus probability root square squared
    than times triple twice under
    """
)
"""Words that change the value beside them, unless the question asks for just that."""
_SURE = word_set("first second up until")
_HEDGES = (DOUBTFUL - _MODIFIERS - _SURE) | word_set(
    """
    among assuming candidates choices complement crossed def dozens either else example guess hundredths
    impossible instance million millions mostly nan odds options order permutation possibilities
    possible rather ratio reversed sometimes subset suppose tenths thousands undefined unknown whatever
    whichever xor
    """
)
"""Words that deny, doubt or hedge."""
_OF_FORM = word_set(
    """
    arbitrary constant cubic exact form inclusive interval lowest notation respectively span square
    terms unit units
    """
)
"""Words that say in which form a value is written."""
_HARMLESS = (_OF_FORM | HARMLESS | FILLERS | INTRODUCTIONS) - _HEDGES - _MODIFIERS


@lru_cache(maxsize=1 << 12)
def context_of(question: str) -> Context:
    """Return what a question says."""
    names = {plain(name) for name in _NAME.findall(_SET_IN.sub("", question))}
    words = words_of(question) - _HEDGES
    return Context(words, frozenset(_NUMBER.findall(question)), frozenset(names), question.replace(" ", ""))


_NUMBER = Pattern(r"\d+(?:\.\d+)?")
_SET_IN = Pattern(r"\\(?:left|right|mathrm|mathbf|,|;|!)(?![a-z])|\s(?=[(_])")
_NAME = Pattern(
    r"\\?(?<![A-Za-z])[A-Za-z]+(?:_(?:\{[^{}]*\}|\w))?'*(?:\^\{?\(?-?\w\)?\}?)?(?:\([^()=]{1,12}\)|\[[^\[\]=]{1,9}\])*"
)
