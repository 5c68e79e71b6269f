"""Whether a yes is limited: to some parts, by an exception, or by a condition."""

import re

from seedproof.record.patterns import Pattern
from seedproof.responses.judgement_words import YES


def is_limited(text: str) -> bool:
    """Return whether the first line of a text limits the yes that it says, or a sentence behind does."""
    first = text.partition("\n")[0]
    return bool(_DIRECTLY.search(first) or _FARTHER.search(first) or _BEFORE.search(first)) or bool(
        _SENTENCE.search(text)
    )


_PART = r"(?:\([a-h]\)|\bparts?\s+\(?[a-h1-9]\b\)?)"
"""One part, by its letter or number."""
_SOME = (
    rf"(?:{_PART}|[a-h]\b(?!\s[a-z])|the (?:first|second|third|last|other|rest)\b"
    r"|(?:one|two|three|some|most|half|[1-9]|almost|nearly|at least|a few)\b)"
)
"""Some parts."""
_ALL = r"(?:all|every|each|both|fully|entirely|completely|quite)\b"
_EXCEPT = r"(?:except|excluding|apart from|aside from|other than|save for|unless)\b"
_PARTLY = r"(?:part(?:ly|ial(?:ly)?)|in part|mostly|largely|somewhat|half|conditional(?:ly)?)\b"
_IF = r"(?:provided|assuming|if|when|depending|as long as|so long as)\b"
_RESERVED = (
    r"(?:with (?:the |one |an? |some |two )?(?:exception|reservation|caveat)s?\b|at least (?:for|in|to)\b"
    r"|ish\b"
    r"|aber nicht|außer|nur\b|pero no|excepto|salvo|sólo|mais (?:non|pas)|sauf|seulement|mas não|кроме|但|除)"
)
_DIRECTLY = Pattern(
    rf"\b(?:{YES})\b[^\w\n]{{0,4}}(?:{_EXCEPT}|{_PARTLY}|{_IF}|{_RESERVED}"
    rf"|(?:only |just )?(?:for|in|on|to) (?:only |just )?{_SOME}|(?:only|just) {_SOME})",
    re.IGNORECASE,
)
_FARTHER = Pattern(
    rf"\b(?:{YES})\b.{{0,200}}(?:\b{_EXCEPT}\W+(?:for |in |to )?{_SOME}"
    r"|\b(?:all|everything|every part|both)\W+(?:parts? )?(?:but|except)\b"
    rf"|\b(?:no|not) (?:for |in |to |on )?(?:{_PART}|{_ALL})"
    rf"|{_PART},? (?:is |are |was |were |seems |looks )?(?:\w+ )?"
    r"(?:wrong|incorrect|false|mistaken|no|not|isn't|aren't|should)\b"
    rf"|\b(?:but|only) (?:only|not|for|in)\b|{_PART},? only\b|\b(?:part|one) only\b"
    rf"|\bonly (?:for |in |to )?(?:{_PART}|{_IF}|{_PARTLY})"
    r"|\b(?:one|two|three|[1-9]) (?:out )?of (?:the )?(?:two|three|four|five|[2-9])\b"
    r"|\botherwise,? (?:it is |the answer is )?no\b)",
    re.IGNORECASE,
)
_BEFORE = Pattern(rf"\b(?:{_PARTLY}|almost|nearly|qualified|limited|conditional) (?:{YES})\b", re.IGNORECASE)
_SENTENCE = Pattern(
    r"(?:\A|[\n.!;])\W{0,8}(?:(?:except|excluding|apart from|aside from|other than|save for)\b"
    rf"|(?:but |though )?(?:only|not)(?: for| in| to)? {_PART})",
    re.IGNORECASE,
)
