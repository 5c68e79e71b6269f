"""How numbers are written: `1,204`, `2 1/10`, `-$63.20`, `twenty-one`."""

from collections.abc import Mapping
from fractions import Fraction

from seedproof.certifying.patterns import Kind

_WORDS_TO_NINETEEN = """
    zero one two three four five six seven eight nine ten
    eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen
"""
_SMALL = _WORDS_TO_NINETEEN.split()
_WORDS_OF_TENS = "twenty thirty forty fifty sixty seventy eighty ninety"
_TENS = dict(zip(_WORDS_OF_TENS.split(), range(20, 100, 10), strict=True))

WORDS: Mapping[str, int] = {
    **{word: number for number, word in enumerate(_SMALL)},
    **_TENS,
    **{
        f"{tens}-{word}": ten + one for tens, ten in _TENS.items() for one, word in enumerate(_SMALL[1:10], 1)
    },
    "one hundred": 100,
}

_WHOLE = r"(?:\d{1,3}(?:,\d{3})+|\d+)"
_FRACTION = r"\d+/\d+"
NUMERAL = rf"(?:-|−)?(?:{_WHOLE} {_FRACTION}|{_FRACTION}|{_WHOLE}(?:\.\d+)?)"
_ONES = "|".join(sorted(_SMALL, key=len, reverse=True))
WORD = rf"(?:(?:{'|'.join(_TENS)})(?:-(?:{'|'.join(_SMALL[1:10])}))?|one hundred|{_ONES})"


def numeral(text: str) -> Fraction:
    """Read a number in digits: `1,204`, `-2 1/10`, `0.75`, `-$63.20`."""
    plain = text.replace(",", "").replace("$", "").replace("−", "-")
    size = sum((Fraction(part) for part in plain.removeprefix("-").split()), Fraction(0))
    return -size if plain.startswith("-") else size


def number(text: str) -> Fraction:
    """Read a number in digits or in words."""
    word = text.lower()
    return Fraction(WORDS[word]) if word in WORDS else numeral(text)


NUMBER_KINDS: Mapping[str, Kind] = {
    "number": Kind(rf"(?:(?i:{WORD})|{NUMERAL})(?![\d/-])", number),
    "numeral": Kind(rf"{NUMERAL}(?![\d/])", numeral),
    "money": Kind(rf"-?\${_WHOLE}(?:\.\d\d)?(?![\d/])", numeral),
}
"""Gaps for `Patterns`: a number in digits or words, in digits alone, and dollars after their sign."""
