"""Signs that a reader cannot see or cannot tell from others: they hide what a text says from a search."""

import re
import unicodedata
from collections.abc import Iterable, Iterator

from seedproof.record.errors import Finding
from seedproof.record.rows import Row

_WORD = re.compile(r"[^\W\d_]{2,}")

_ALIKE = frozenset(("LATIN", "CYRILLIC", "ARMENIAN", "CHEROKEE", "FULLWIDTH"))
"""Alphabets whose letters look alike; Greek stands beside Latin in formulas, and may."""

_UNSEEN = ("Cf", "Cc", "Co", "Cn", "Zl", "Zp")
"""Unicode's categories of signs without a shape."""


def hidden_signs(rows: Iterable[Row]) -> Iterator[Finding]:
    """Yield a finding for a row with an unseen sign, a digit not of 0 to 9, or a word of two alphabets."""
    for row in rows:
        texts = [value for value in row.values() if isinstance(value, str)]
        for said in dict.fromkeys(said for text in texts if not text.isascii() for said in _wrong(text)):
            yield Finding(row["id"], "sign", said)


def _wrong(text: str) -> Iterator[str]:
    for sign in sorted(set(text) - {"\n"}):
        category = unicodedata.category(sign)
        if category in _UNSEEN:
            yield f"has the unseen sign U+{ord(sign):04X}"
        if category == "Nd" and not sign.isascii():
            yield f"has {sign!r} for a digit, expected 0 to 9"
    for word in _WORD.findall(text):
        alphabets = {_alphabet(letter) for letter in word} & _ALIKE
        if len(alphabets) > 1:
            yield f"has the word {word!r} with letters of {' and '.join(sorted(alphabets))}"


def _alphabet(letter: str) -> str:
    """Return the first word of a letter's name, such as LATIN."""
    return unicodedata.name(letter, "UNKNOWN").partition(" ")[0]
