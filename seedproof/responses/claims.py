"""What a sentence claims: `3` in `Both sides agree, so the limit is 3, because the ends meet.`.

A reader that could not read a whole text may read its last claim. A text that denies, doubts or corrects has
no claims here, because its last value may be the one that it rejects.
"""

import re
from collections.abc import Iterator

from seedproof.responses.sentences import takes_back

LONGEST = 2_000
"""Characters; what is longer is an essay, not a sentence."""


def claims(text: str) -> Iterator[str]:
    """Yield the last claims of a text, the longest first; none if it denies or doubts something."""
    if len(text) > LONGEST or _DENIES.search(_MATHEMATICS.sub(" ", text)) or takes_back(text):
        return
    told = {text.strip()}
    for claim in _claims(text):
        claim = claim.strip(_EDGES)
        if claim and claim not in told:
            told.add(claim)
            yield claim


def _claims(text: str) -> Iterator[str]:
    sentence = _last_sentence(text)
    yield sentence
    sentence = _REASON.split(sentence, maxsplit=1)[0]
    yield sentence
    sentence = _WHERE.split(sentence, maxsplit=1)[0]
    yield sentence
    for lead in _LEADS:
        leads = list(lead.finditer(sentence))
        if leads and (lead is not _PLACE or len(leads) == 1):
            last = leads[-1]
            is_again = last[0].startswith(("that is", "i.e.", "which is"))
            if is_again and not _HAS_VALUE.search(sentence, last.end()):
                sentence = sentence[: last.start()]
            else:
                sentence = sentence[last.end() :]
            yield sentence
    closing = _CLOSING_MATHEMATICS.search(sentence)
    before = sentence[: closing.start()] if closing is not None else ""
    if closing is not None and not _COMPARES.search(before) and not _LISTS.search(before):
        sentence = closing[1] or closing[2] or closing[3]
        yield sentence
    *_, last_member = _MEMBERS.split(sentence)
    yield last_member


def _last_sentence(text: str) -> str:
    sentences = [sentence for sentence in _SENTENCE_END.split(text.strip()) if _SAYS.search(sentence)]
    return sentences[-1] if sentences else text


_EDGES = " \t\n.,;:!*_`"
_SAYS = re.compile(r"[\w\\]")
_SENTENCE_END = re.compile(r"(?<=[\w$)\]}*][.!?])\s+(?=[*_(\"]*(?:[A-Z]|\$|\\))|\n\s*\n")
_MATHEMATICS = re.compile(r"\$[^$\n]*\$|\\\([^\n]*?\\\)|\\text(?=\s*\{)|\\[a-zA-Z]+")
_DENIES = re.compile(
    r"\b(?:not|never|cannot|can't|isn't|aren't|doesn't|don't|won't|wasn't|neither|nor|either|instead"
    r"|unless|except|maybe|perhaps|possibly|probably|might|could|should|would|assum\w*|guess\w*"
    r"|unclear|unsure|wrong|incorrect|mistake\w*|if|claims?|rather|false|without|tempting|naive\w*)\b",
    re.IGNORECASE,
)
_REASON = re.compile(
    r",?\s+(?:because|since|as (?=\$|the |it |we )|by the|by (?=[A-Z])|from (?=the |which )|using|due to"
    r"|after|before|while|whereas|although|though|but)\b",
    re.IGNORECASE,
)
_WHERE = re.compile(r"(?<=[\d$)}])\s+(?:at|when)\s+(?=\$?\\?[a-z]\w?\s*(?:=|\\to\b|→))")
"""Between a value and the argument at which it is taken."""
_HAS_VALUE = re.compile(r"[\d$\\]|\b(?:saddle|linear|quadratic|exponential|minimum|maximum|infinit)|∞|∅")
_PLACE = re.compile(r"\b(?:on|at|to|of)\s+(?=\$|\\|[(\[{])")
"""Several of them state a list, of which the last member is not the whole."""
_COMPARES = re.compile(
    r"\b(?:greater|less|more|fewer|larger|smaller|bigger|at least|at most|between|exceeds?|above|below"
    r"|up to|from)\b",
    re.IGNORECASE,
)
_LISTS = re.compile(r"(?:\band|\bor|,)\s+(?:also\s+)?(?:(?:on|at|for|in)\s*)?\Z", re.IGNORECASE)
"""What stands before the last member of a list."""
_LEADS = (
    re.compile(
        r"\b(?:so|thus|hence|therefore|i\.e\.|that is|gives|giving|yields|means"
        r"|we (?:get|have|obtain|find)|which is)\b(?:\s*,)?(?:\s+that\b)?"
        r"|⇒|→|[-=]+>|∴|\\(?:Rightarrow|implies|therefore|Longrightarrow|to(?=\s*\$?\s*$))",
        re.IGNORECASE,
    ),
    re.compile(
        r"(?<=[\s$])(?:is|are|equals|be|becomes)(?:\s+(?:equal to|given by|exactly|the point|the set|at))?"
        r"\s*:?\s+|:\s+"
    ),
    _PLACE,
)
_CLOSING_MATHEMATICS = re.compile(r"(?:\$\$?([^$]+)\$\$?|\\\((.+?)\\\)|\\\[(.+?)\\\])[\s.*_]*\Z", re.DOTALL)
_MEMBERS = re.compile(r"(?<![<>!:=\\])=(?!=)")
