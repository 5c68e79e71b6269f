"""What a model's texts are about: a thing or a substance to tell of, or the concept in a word or two."""

import re
from collections.abc import Iterator

from seedproof.benchmarks.curriculum.lexicon.measures import SUBSTANCES, UNITS
from seedproof.benchmarks.curriculum.lexicon.themes import THEMES
from seedproof.benchmarks.curriculum.lexicon.vocabulary import NOUNS, words
from seedproof.benchmarks.curriculum.standards.standard import Standard

CONCEPTS = {
    "C1": "comparison",
    "C2": "length",
    "C3": "money",
    "C4": "triangle",
    "C5": "quadrilateral",
    "C6": "polygon",
    "C7": "factor pairs",
    "C8": "comparison",
    "C9": "measurement",
    "C10": "rectangle",
    "C11": "calculation",
    "C12": "calculation",
    "C13": "calculation",
    "C14": "calculation",
    "C15": "calculation",
    "C16": "equation",
    "C17": "two equations",
}
"""The names of the fixed concepts, as the texts of our grammar have them."""
_UNIT_FORMS = {words(form): unit.singular for unit in UNITS for form in (unit.singular, unit.plural)}
_LONGEST_NOUN = 3
_LEVELS = "level"
_THINGS = tuple(sorted(noun.singular for noun in THEMES))
_SUBSTANCES = tuple(sorted(SUBSTANCES))


def themes_of(standard: Standard) -> tuple[str, ...]:
    """Return what a problem may be about.

    Things for a story, or substances where amounts are no whole numbers; else the concept alone.
    """
    if is_story(standard):
        return _THINGS if standard.whole else _SUBSTANCES
    if standard.concept:
        return (CONCEPTS[standard.concept],)
    return ("calculation",) if _LEVELS in standard.tells else ("equation",)


def names(text: str, theme: str) -> bool:
    """Return whether a text has the word of its theme, in the singular or the plural."""
    forms = {theme, f"{theme}s"}
    forms |= {noun.plural for noun in THEMES if noun.singular == theme}
    return any(re.search(rf"\b{re.escape(form)}\b", text, re.IGNORECASE) for form in forms)


def is_story(standard: Standard) -> bool:
    """Return whether the problems of a standard are stories on a theme."""
    return not standard.concept and bool(standard.tells) and _LEVELS not in standard.tells


def nouns_in(text: str) -> Iterator[str]:
    """Yield the singular of every noun and unit of the vocabulary that a text has."""
    found = words(text)
    for start in range(len(found)):
        for end in range(start + 1, start + 1 + _LONGEST_NOUN):
            noun = NOUNS.get(found[start:end]) or _UNIT_FORMS.get(found[start:end])
            if noun is not None:
                yield noun
