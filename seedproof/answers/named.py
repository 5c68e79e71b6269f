"""Values of several unknowns, or a quotient and a remainder, each under its own name."""

import re
from dataclasses import replace
from fractions import Fraction

from seedproof.answers.amounts import amount
from seedproof.answers.asked import Asked
from seedproof.answers.exact_values import Exact
from seedproof.answers.nouns import CHANGING, DOUBTFUL, HARMLESS, stem
from seedproof.answers.number_words import in_figures
from seedproof.answers.tuples import numbers_in_order
from seedproof.answers.unread import OtherError, UnreadError
from seedproof.record.patterns import Pattern

QUOTIENT, REMAINDER = "quotient", "remainder"


def named_numbers(text: str, asked: Asked) -> tuple[Exact, ...]:
    """Return the values in the order of the names: labelled in any order, or all unlabelled in that order.

    A quotient and a remainder may also be written `7 R 2`, `7 remainder 2`, `q = 7, r = 2`, or in a sentence.

    Raises:
        UnreadError: A name is strange or stands twice, or a value is not read.
        OtherError: There are more values, or fewer, than are asked for.
    """
    if not asked.names:
        raise UnreadError("nobody says which names are asked for")
    if set(asked.names) != {QUOTIENT, REMAINDER}:
        return numbers_in_order(text, asked)
    division = _division(text, asked)
    if division is not None:
        return division
    if _MIXED.fullmatch(text.strip()):
        raise UnreadError("it states one number, not a quotient and a remainder")
    return numbers_in_order(text, asked)


def names_in(text: str) -> tuple[str, ...]:
    """Return the labels of a stored answer `u = 1/2, e = 3` in their order, which is the order asked for."""
    return tuple(label.strip() for label in _LABELS.findall(text))


_LABELS = Pattern(r"(?:^|,)([^,=]+)=")
_MIXED = Pattern(r"[0-9]+\s+[0-9]+\s*/\s*[0-9]+|[0-9]+\s*/\s*[0-9]+|[0-9]+\.[0-9]+|[0-9]+\s*\\frac.*")
_WHOLE = r"(-?[0-9][0-9,]{0,40})"
_BEHIND = Pattern(
    rf"(.*=\s*)?{_WHOLE}\s*,?\s*(?:with|and|,)?\s*(?:an?|the)?\s*(?:remainder|rem\.?|r\.?)"
    rf"\s*(?:of|is|=|:)?\s*{_WHOLE}",
    re.IGNORECASE,
)
_OTHER_LEAD = Pattern(
    r"(?:\A|=)\s*[0-9]+\s*[,=]|\b(?:not|never|neither|no|cannot|except|than|least|most)\b|n't\b|[≠<>≤≥]|\\neq?\b|!=",
    re.IGNORECASE,
)
"""Before a quotient: a value alone, a bound or a denial; `86 ÷ 7 =` is working."""
_SYNONYMS = {
    "q": QUOTIENT,
    "quotient": QUOTIENT,
    "r": REMAINDER,
    "rem": REMAINDER,
    "remainder": REMAINDER,
    "remaining": REMAINDER,
    "left over": REMAINDER,
    "leftover": REMAINDER,
    "left": REMAINDER,
}
_NAMES = "|".join(sorted(_SYNONYMS, key=len, reverse=True))
_EQUATION = Pattern(
    rf"(?:the\s+)?\b(?P<name>{_NAMES})\b\.?\s*(?:\([a-z]\))?\s*(?:=|:|is|of)?\s*(?P<value>.+)", re.IGNORECASE
)
_SPLIT = Pattern(r"\s*[;\n]\s*|\s*,(?![0-9]{3})\s*(?:and\b)?|\s+and\s+|\s+with\s+", re.IGNORECASE)
_LEFT = Pattern(
    r"\b(?:left|leftover|left-over|over|remain|remains|remaining|remained|leaving|leaves|extra|remainder)\b",
    re.IGNORECASE,
)


def _division(text: str, asked: Asked) -> tuple[Exact, ...] | None:
    """Read a quotient and a remainder; None for a text that is a list of values like any other."""
    text = in_figures(" ".join(text.split(" ")))
    match = _BEHIND.fullmatch(text.strip("() "))
    if match is not None:
        if _OTHER_LEAD.search(match[1] or ""):
            raise UnreadError("what stands before its quotient is not understood")
        return _ordered(_whole(match[2]), _whole(match[3]), asked)
    if not re.search("[A-Za-z]", text) or text.startswith("{"):
        return None
    if re.search(r"[(\[][^)\]]*,", text):
        return numbers_in_order(text.lower(), _with_short_names(text, asked))
    named: dict[str, Exact] = {}
    for part in _SPLIT.split(text):
        if not part.strip():
            continue
        name, value = _named_part(part.strip(" .-*•"), asked)
        if named.setdefault(name, value) != value:
            raise UnreadError(f"it states two values of the {name}")
    if named.keys() != {QUOTIENT, REMAINDER}:
        raise OtherError("it does not state both a quotient and a remainder")
    return _ordered(named[QUOTIENT], named[REMAINDER], asked)


def _named_part(part: str, asked: Asked) -> tuple[str, Exact]:
    equation = _EQUATION.fullmatch(part)
    if equation is not None:
        value = amount(equation["value"].strip(" =:"), _counting_anything(asked)).value
        return _SYNONYMS[equation["name"].lower()], value
    if "=" in part:
        raise UnreadError(f"{part[:40]!r} is not understood")
    name = REMAINDER if _LEFT.search(part) else QUOTIENT
    return name, _in_sentence(part, asked)


def _in_sentence(part: str, asked: Asked) -> Exact:
    """Return the one whole number of `each child gets 324 forks`, if its words are harmless."""
    numbers = re.findall(r"[0-9][0-9,]*", part)
    words = re.findall(r"[A-Za-z]+(?:['-][A-Za-z]+)*", part)
    if len(numbers) != 1 or re.search(r"[^\w\s,:'.()-]|_|[0-9]\.[0-9]|-[0-9]", part):
        raise UnreadError(f"{part[:40]!r} is not understood")
    if not words:
        raise UnreadError("some of its values have a name and some have none")
    for word in words:
        low = word.lower()
        known = low in HARMLESS or low in asked.words or stem(low) in asked.words or _LEFT.fullmatch(low)
        if low in DOUBTFUL or (low in CHANGING and not known):
            raise UnreadError(f"the word {word[:30]!r} is not understood")
    return _whole(numbers[0])


def _with_short_names(text: str, asked: Asked) -> Asked:
    """Return what is asked with `q` and `r` for names, if the text uses these."""
    if re.search(r"\bq\b", text) and re.search(r"\br\b", text):
        return replace(asked, names=tuple(name[0] for name in asked.names))
    return asked


def _counting_anything(asked: Asked) -> Asked:
    """Return what is asked with every noun of the question for the counted one."""
    return replace(asked, nouns=frozenset(asked.words))


def _whole(text: str) -> Fraction:
    return Fraction(int(text.replace(",", "")))


def _ordered(quotient: Exact, remainder: Exact, asked: Asked) -> tuple[Exact, ...]:
    values = {QUOTIENT: quotient, REMAINDER: remainder}
    return tuple(values[name] for name in asked.names)
