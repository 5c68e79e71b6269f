"""A text as tokens that know where they stand in it, with words brought to one form."""

import re
from fractions import Fraction
from functools import lru_cache

import msgspec

from seedproof.benchmarks.curriculum.lexicon.numerals import WORDS
from seedproof.benchmarks.curriculum.reading.concepts.nouns import root
from seedproof.benchmarks.curriculum.reading.concepts.text import Unreadable
from seedproof.record.patterns import Pattern

_WORDS = "|".join(list(WORDS)[1:])
_TOKEN = Pattern(
    rf"(?P<number>\d+ \d+/\d+|\d+/\d+|\d[\d,]*(?:\.\d+)?|\b(?:{_WORDS})\b(?!-))"
    r"|(?P<word>[A-Za-z]+(?:['’][a-z]+)?(?:-[A-Za-z]+)*)|(?P<sign>[^\sA-Za-z0-9])",
    re.IGNORECASE,
)
_MINUS = {"−": "-", "–": "-"}
NUMBER = "#"


class Token(msgspec.Struct, frozen=True):
    """A numeral, a word or a sign, and where it stands."""

    form: str
    """The word in one form, a sign, or `#` for a number."""
    raw: str
    start: int
    end: int
    value: Fraction | None = None

    @property
    def is_name(self) -> bool:
        """Whether it begins with a capital letter."""
        return self.raw[0].isupper()


def tokens_of(text: str) -> list[Token]:
    """Return the tokens of a text."""
    return [_token(match) for match in _TOKEN.finditer(text)]


def _token(match: re.Match[str]) -> Token:
    raw = match[0]
    if match.lastgroup == "number":
        value = _value(raw.rstrip(","))
        end = match.start() + len(raw.rstrip(","))
        return Token(NUMBER, raw.rstrip(","), match.start(), end, value)
    form = raw.lower().replace("’", "'")
    if match.lastgroup == "word":
        form = root(form)
    return Token(_MINUS.get(form, form), raw, match.start(), match.end())


# Most numbers of a problem are small ones; those of all texts are too many to be kept.
@lru_cache(maxsize=1 << 12)
def _value(raw: str) -> Fraction:
    low = raw.lower()
    if low in WORDS:
        return Fraction(WORDS[low])
    whole, _, broken = low.replace(",", "").rpartition(" ")
    top, _, under = broken.partition("/")
    if under and not int(under):
        raise Unreadable(raw)
    return Fraction(int(whole or 0)) + Fraction(top) / int(under or 1)
