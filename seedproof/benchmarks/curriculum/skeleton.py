"""Reduces a text to its skeleton: its sentences with numbers, names and the theme masked."""

import re
from functools import cache

from seedproof.benchmarks.curriculum.lexicon.numerals import SMALL
from seedproof.benchmarks.curriculum.lexicon.people import PRONOUNS
from seedproof.benchmarks.curriculum.lexicon.themes import THEMES

_ENDING = re.compile(r"\n\n[^\n]*\Z")
_NUMBER = re.compile(r"(?<![A-Za-z])-?[0-9]+(?: [0-9]+/[0-9]+|(?:[.,/][0-9]+)*)")
_LETTER = re.compile(r"(?<![A-Za-z'])[b-zB-HJ-Z](?![A-Za-z'])|(?<=[0-9])a(?![A-Za-z'])")
"""An unknown. Alone, `a` is an article and `I` a word."""
_GENDERED = {"she": "they", "he": "they", "her": "their", "his": "their", "him": "them", "hers": "theirs"}


def body_of(question: str) -> str:
    """Return a question without its last paragraph, which is on the answer's form."""
    return _ENDING.sub("", question)


def skeleton(text: str, theme: str) -> str:
    """Mask a text: `#name has #number #theme. How many #theme does #name have?`."""
    masked = _words().sub(_mask, text)
    masked = _NUMBER.sub("#number", _LETTER.sub("#letter", masked))
    return re.sub(_theme(theme), "#theme", masked, flags=re.IGNORECASE) if theme else masked


def _mask(word: re.Match[str]) -> str:
    matched = word[0]
    if matched in PRONOUNS:
        return "#name"
    neutral = _GENDERED.get(matched.lower())
    if neutral is None:
        return "#number"
    return neutral.capitalize() if matched[0].isupper() else neutral


@cache
def _words() -> re.Pattern[str]:
    small = [*SMALL, *(word.capitalize() for word in SMALL)]
    gendered = [*_GENDERED, *(word.capitalize() for word in _GENDERED)]
    return re.compile(rf"\b(?:{'|'.join([*PRONOUNS, *small, *gendered])})\b")


@cache
def _theme(theme: str) -> str:
    forms = {theme}
    for noun in THEMES:
        if theme in (noun.singular, noun.plural):
            forms |= {noun.singular, noun.plural}
    every = sorted(forms, key=lambda form: (-len(form), form))
    return rf"\b(?:{'|'.join(map(re.escape, every))})\b"
