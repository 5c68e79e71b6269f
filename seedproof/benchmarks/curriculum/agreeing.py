"""Checks that a noun behind a whole number is in the form of one or of several: `1 sock`, `5 yellow socks`.

A text with `5 sock` states the same, and is read as the same. It reaches neither what writes texts nor what
reads them; the vocabulary gives the forms of nouns.
"""

import re
from collections.abc import Iterator
from functools import cache

from seedproof.benchmarks.curriculum.lexicon.measures import UNITS
from seedproof.benchmarks.curriculum.lexicon.numerals import SMALL, WORDS
from seedproof.benchmarks.curriculum.lexicon.themes import THEMES
from seedproof.record.patterns import Pattern

_AMOUNT = Pattern(
    rf"(?<![\w$/.,:-])(\d{{1,3}}(?:,\d{{3}})+|\d+|{'|'.join(SMALL)})"
    r"(?: (?:more|red|blue|green|yellow|white|black))? ((?:[a-z]+(?:-[a-z]+)*)(?: [a-z]+(?:-[a-z]+)*){0,2})",
    re.IGNORECASE,
)
"""A whole number and up to three words behind it; no fraction, price or `5-foot`."""

_BEHIND = Pattern(
    r"(?:$|[.,;?!])| (?:and|in|on|at|of|from|to|with|for|long|wide|left|each|equally|than|but)\b"
)
"""What stands behind a noun that is no part of a longer one, as `inch` is of `8 inch nails`."""


def disagreeing(text: str) -> Iterator[str]:
    """Yield every amount whose noun is in the other form, as a sentence."""
    known = _forms()
    for amount in _AMOUNT.finditer(text):
        written, words = amount[1].lower(), amount[2].lower().split(" ")
        number = WORDS[written] if written in WORDS else int(written.replace(",", ""))
        for size in range(len(words), 0, -1):
            noun = " ".join(words[:size])
            end = amount.start(2) + len(noun)
            if noun not in known:
                continue
            if known[noun] is not (number != 1) and _BEHIND.match(text, end):
                yield f"{amount[1]} {noun}: expected the form for {'one' if number == 1 else 'several'}"
            break


@cache
def _forms() -> dict[str, bool]:
    """Return the forms of all nouns, and whether each is that of several; not what may be either."""
    pairs = [(noun.singular, noun.plural) for noun in THEMES]
    pairs += [(unit.singular, unit.plural) for unit in UNITS]
    singulars = {singular.lower() for singular, _ in pairs}
    plurals = {plural.lower() for _, plural in pairs}
    return dict.fromkeys(singulars - plurals, False) | dict.fromkeys(plurals - singulars, True)
