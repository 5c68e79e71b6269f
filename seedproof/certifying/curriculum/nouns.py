"""Nouns in the singular and the plural, taken for the same."""

import re

from seedproof.certifying.curriculum.measures import unit

_ENDINGS = ((r"(?<!s)s$", ""), (r"e$", ""), (r"y$", "i"), (r"v$", "f"))


def stem(words: str) -> str:
    """Return what the singular and the plural of words share: of `scarf` and `scarves` it is `scarf`."""
    return " ".join(_stem(word) for word in words.split())


def _stem(word: str) -> str:
    for ending, instead in _ENDINGS:
        word = re.sub(ending, instead, unit(word))
    return word
