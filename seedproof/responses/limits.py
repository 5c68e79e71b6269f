"""Whether a yes is limited: to some parts, by an exception, or by a condition."""

import re

from seedproof.record.patterns import Pattern
from seedproof.responses.judgement_words import PART, YES


def is_limited(text: str) -> bool:
    """Return whether a text with a yes limits it, in one of its sentences."""
    return _DIRECTLY.search(text) is not None or _FARTHER.search(text) is not None


_SOME = (
    rf"(?:{PART}|[a-h]\b(?!\s[a-z])|the (?:first|second|third|last|other|rest)\b"
    r"|(?:one|two|three|some|most|half|[1-9]|almost|nearly|at least|a few)\b)"
)
"""Some parts."""
_ALL = r"(?:all|every|each|both|fully|entirely|completely|quite)\b"
_EXCEPT = r"(?:except|excluding|apart from|aside from|other than|save for|unless)\b"
_PARTLY = r"(?:part(?:ly|ial(?:ly)?)|in part|mostly|largely|somewhat|half|conditional(?:ly)?)\b"
_IF = r"(?:provided|assuming|if|when|depending|as long as|so long as)\b"
_RESERVED = (
    r"(?:with (?:the |one |an? |some |two )?(?:exception|reservation|caveat)s?\b|at least\b|ish\b"
    r"|aber nicht|außer|nur\b|pero no|excepto|salvo|sólo|mais (?:non|pas)|sauf|seulement|mas não|кроме|但|除)"
)
_DIRECTLY = Pattern(
    rf"\b(?:{YES})\b[^\w\n]{{0,4}}(?:{_EXCEPT}|{_PARTLY}|{_IF}|{_RESERVED}"
    rf"|(?:only |just )?(?:for|in|on|to) (?:only |just )?{_SOME}|(?:only|just) {_SOME})"
    rf"|\b(?:{_PARTLY}|almost|nearly|qualified|limited) (?:{YES})\b",
    re.IGNORECASE,
)
_FARTHER = Pattern(
    rf"\b{_EXCEPT}\W+(?:for |in |to )?{_SOME}|\b(?:all|everything|both)\W+(?:parts? )?but\b"
    rf"|\b(?:no|not|only) (?:for |in |to |on )?(?:{PART}|{_ALL}|{_IF}|{_PARTLY})"
    rf"|{PART},? only\b|\bpart only\b"
    r"|\b(?:one|two|three|[1-9]) (?:out )?of (?:the )?(?:two|three|four|five|[2-9])\b",
    re.IGNORECASE,
)
