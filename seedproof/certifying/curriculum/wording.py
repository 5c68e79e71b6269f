"""How a question is cut, and names of its mathematics that its sentences share."""

import re

from seedproof.certifying.patterns import Kind

_END = re.compile(r"(?<=[.?!]) (?=[A-Z\d$])")


def sentences_of(question: str) -> list[str]:
    """Cut a question into its sentences."""
    return _END.split(question)


def uncapitalized(sentence: str) -> str:
    """Return a sentence as it reads after `Then`: with a small first letter."""
    return sentence[:1].lower() + sentence[1:]


_SIGNS = r"-−\d,./ ()\[\]{}+×÷·^⁰¹²³⁴⁵⁶⁷⁸⁹"
_LETTER = r"(?<![A-Za-z])[a-z](?![A-Za-z])"
_SYMBOL = rf"(?:[{_SIGNS}□_?]|{_LETTER})"

NUMERIC = rf"(?![ ,.)])[{_SIGNS}]*[\d)\]}}⁰¹²³⁴⁵⁶⁷⁸⁹]"
"""An expression of numbers alone."""

EQUATION = rf"(?![ ,.]){_SYMBOL}+={_SYMBOL}+(?<![ ,.])"

MATHEMATICS = {
    "equation": Kind(EQUATION, str),
    "letter": Kind(r"[a-z](?![A-Za-z])", str),
    "mark": Kind(r"blank|box|question mark", str),
}
"""Gaps for `Patterns`: an equation as it is written, a letter, the mark of what is missing."""
