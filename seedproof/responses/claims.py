"""What a sentence claims: `3` in `Both sides agree, so the limit is 3, because the ends meet.`.

A reader that could not read a whole text may read its last claim. A text that denies, doubts or corrects has
no claims here, because its last value may be the one that it rejects.
"""

import re
from collections.abc import Iterator
from typing import NamedTuple

from seedproof.record.patterns import Pattern
from seedproof.responses.sentences import takes_back

LONGEST = 2_000
"""Characters; what is longer is an essay, not a sentence."""


class Before(NamedTuple):
    """What stands before a claim, and the sign or the word between them."""

    text: str
    sign: str
    """Nothing between two sentences."""


class Claim(NamedTuple):
    """What a text claims at last."""

    text: str
    before: tuple[Before, ...]
    """What was left out before it, in order."""


def claims(text: str) -> Iterator[Claim]:
    """Yield the last claims of a text, the longest first; none if it denies or doubts something."""
    if len(text) > LONGEST or _DENIES.search(_MATHEMATICS.sub(" ", text)) or takes_back(text):
        return
    told = {text.strip()}
    for claim, before in _claims(text):
        claim = claim.strip(_EDGES)
        if claim and claim not in told:
            told.add(claim)
            yield Claim(claim, before)


def _claims(text: str) -> Iterator[tuple[str, tuple[Before, ...]]]:
    sentence = _last_sentence(text)
    earlier = text[: text.rfind(sentence)]
    before: tuple[Before, ...] = (Before(earlier, ""),)
    yield sentence, before
    sentence = _REASON.split(sentence, maxsplit=1)[0]
    yield sentence, before
    sentence = _WHERE.split(sentence, maxsplit=1)[0]
    yield sentence, before
    for lead in _LEADS:
        leads = list(lead.finditer(sentence))
        if leads and (lead is not _PLACE or len(leads) == 1):
            last = leads[-1]
            is_again = last[0].startswith(("that is", "i.e.", "which is"))
            if is_again and not _HAS_VALUE.search(sentence, last.end()):
                sentence = sentence[: last.start()]
            else:
                if not _AT.match(last[0]):
                    before = (*before, Before(sentence[: last.start()], last[0].strip()))
                sentence = sentence[last.end() :]
            yield sentence, before
    closing = _CLOSING_MATHEMATICS.search(sentence)
    opening = sentence[: closing.start()] if closing is not None else ""
    if closing is not None and not _COMPARES.search(opening) and not _LISTS.search(opening):
        sentence = closing[1] or closing[2] or closing[3]
        before = (*before, *_members_before(opening))
        yield sentence, before
    *members, last_member = _MEMBERS.split(sentence)
    yield last_member, (*before, *(Before(member, "=") for member in members))


def _members_before(opening: str) -> list[Before]:
    """Return what stands before mathematics at the end: members of its chain, `$3$ = `, or a text."""
    *members, rest = _MEMBERS.split(opening)
    if members and not rest.strip(" $"):
        return [Before(member, "=") for member in members]
    return [Before(opening, "")]


def _last_sentence(text: str) -> str:
    sentences = [sentence for sentence in _SENTENCE_END.split(text.strip()) if _SAYS.search(sentence)]
    return sentences[-1] if sentences else text


_EDGES = " \t\n.,;:!*_`"
_SAYS = Pattern(r"[\w\\]")
_SENTENCE_END = Pattern(r"(?<=[\w$)\]}*][.!?])(?<!\d!)\s+(?=[*_(\"]*(?:[A-Z]|\$|\\))|\n\s*\n")
_MATHEMATICS = Pattern(r"\$[^$\n]*\$|\\\([^\n]*?\\\)|\\text(?=\s*\{)|\\[a-zA-Z]+")
_DENIES = Pattern(
    r"\b(?:not|never|cannot|can't|isn't|aren't|doesn't|don't|won't|wasn't|neither|nor|either|instead"
    r"|unless|except|maybe|perhaps|possibly|probably|might|could|should|would|assum\w*|guess\w*"
    r"|unclear|unsure|wrong|incorrect|mistake\w*|if|claims?|rather|false|without|tempting|naive\w*)\b",
    re.IGNORECASE,
)
_REASON = Pattern(
    r",?\s+(?:because|since|as (?=\$|the |it |we )|by the|by (?=[A-Z])|from (?=the |which )|using|due to"
    r"|after|before|while|whereas|although|though|but)\b",
    re.IGNORECASE,
)
_WHERE = Pattern(r"(?<=[\d$)}])\s+(?:at|when)\s+(?=\$?\\?[a-z]\w?\s*(?:=|\\to\b|→))")
"""Between a value and the argument at which it is taken."""
_HAS_VALUE = Pattern(r"[\d$\\]|\b(?:saddle|linear|quadratic|exponential|minimum|maximum|infinit)|∞|∅")
_PLACE = Pattern(r"\b(?:on|at|to|of)\s+(?=\$|\\|[(\[{])")
"""Several of them state a list, of which the last member is not the whole."""
_AT = Pattern(r"(?:on|at)\s")
"""Before the place at which a value is taken."""
_COMPARES = Pattern(
    r"\b(?:greater|less|more|fewer|larger|smaller|bigger|at least|at most|between|exceeds?|above|below"
    r"|up to|from)\b",
    re.IGNORECASE,
)
_LISTS = Pattern(r"(?:\band|\bor|,)\s+(?:also\s+)?(?:(?:on|at|for|in)\s*)?\Z", re.IGNORECASE)
"""What stands before the last member of a list."""
_LEADS = (
    Pattern(
        r"\b(?:so|thus|hence|therefore|i\.e(?=\.)|that is|gives|giving|yields|means"
        r"|we (?:get|have|obtain|find)|which is)\b\.?(?:\s*,)?(?:\s+that\b)?"
        r"|⇒|⟹|→|⟶|[-=]+>|∴|\\(?:Rightarrow|implies|therefore|Longrightarrow|to(?=\s*\$?\s*$))",
        re.IGNORECASE,
    ),
    Pattern(
        r"(?<=[\s$])(?:is|are|equals|be|becomes)(?:\s+(?:equal to|given by|exactly|the point|the set|at))?"
        r"\s*:?\s+|:\s+"
    ),
    _PLACE,
)
_CLOSING_MATHEMATICS = Pattern(r"(?:\$\$?([^$]+)\$\$?|\\\((.+?)\\\)|\\\[(.+?)\\\])[\s.*_]*\Z", re.DOTALL)
_MEMBERS = Pattern(r"(?<![<>!:=\\])=(?!=)")
