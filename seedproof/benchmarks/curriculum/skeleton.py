"""Reduces a text to its skeleton: its sentences with numbers, names and the theme masked."""

import re
from collections.abc import Iterator
from functools import cache, lru_cache

from seedproof.benchmarks.curriculum.lexicon.numerals import SMALL
from seedproof.benchmarks.curriculum.lexicon.people import PRONOUNS
from seedproof.benchmarks.curriculum.lexicon.situation import Item
from seedproof.benchmarks.curriculum.lexicon.situations import ACTIVITIES, GATHERINGS, OWNING, SHOPS
from seedproof.benchmarks.curriculum.lexicon.themes import THEMES
from seedproof.record.patterns import Pattern

_ENDING = Pattern(r"\n\n[^\n]*\Z")
_NUMBER = Pattern(r"(?<![A-Za-z])-?[0-9]+(?: [0-9]+/[0-9]+|(?:[.,/][0-9]+)*)")
_LETTER = Pattern(r"(?<![A-Za-z'])[b-zB-HJ-Z](?![A-Za-z'])|(?<=[0-9])a(?![A-Za-z'])")
"""An unknown. Alone, `a` is an article and `I` a word."""
_SPOKEN = Pattern(r"\b[A-Za-z]+\b")
_GENDERED = {"she": "they", "he": "they", "her": "their", "his": "their", "him": "them", "hers": "theirs"}


def body_of(question: str) -> str:
    """Return a question without its last paragraph, which is on the answer's form."""
    return _ENDING.sub("", question)


# As many as a release has rows: that of each problem is asked for where it is told, and by several gates.
@lru_cache(maxsize=1 << 14)
def skeleton(text: str, theme: str) -> str:
    """Mask a text: `#name has #number #theme. How many #theme does #name have?`."""
    masked = _SPOKEN.sub(_mask, text)
    masked = _NUMBER.sub("#number", _LETTER.sub("#letter", masked))
    return _theme(theme).sub("#theme", masked) if theme else masked


def _mask(word: re.Match[str]) -> str:
    return _masks().get(word[0], word[0])


@cache
def _masks() -> dict[str, str]:
    """Return what stands for each word that is masked: a look-up costs the same for any number of names."""
    masks = dict.fromkeys(PRONOUNS, "#name")
    masks |= dict.fromkeys((*SMALL, *(word.capitalize() for word in SMALL)), "#number")
    masks |= _GENDERED
    masks |= {word.capitalize(): neutral.capitalize() for word, neutral in _GENDERED.items()}
    return masks


@cache
def _theme(theme: str) -> re.Pattern[str]:
    """Return a pattern for a theme in its forms, of one thing and of several."""
    forms = {theme, *_forms().get(theme, ())}
    every = sorted(forms, key=lambda form: (-len(form), form))
    return re.compile(rf"\b(?:{'|'.join(map(re.escape, every))})\b", re.IGNORECASE)


@cache
def _forms() -> dict[str, tuple[str, str]]:
    """Return both forms of every noun of the vocabulary, by each of them."""
    nouns = (*THEMES, *(item.noun for item in _items()))
    pairs = [(noun.singular, noun.plural) for noun in nouns]
    return {form: pair for pair in pairs for form in pair}


def _items() -> Iterator[Item]:
    for owning in OWNING:
        yield from owning.items
    for gathering in GATHERINGS:
        yield from gathering.items
    for activity in ACTIVITIES:
        yield from activity.items
    for shop in SHOPS:
        yield from shop.goods
