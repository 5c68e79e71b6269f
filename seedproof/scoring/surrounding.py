"""Whether what stands around an answer changes it: a denial, another value, words that it is not meant."""

import re
from collections.abc import Sequence
from collections.abc import Set as AbstractSet

from seedproof.record.patterns import Pattern
from seedproof.responses.surroundings import surroundings
from seedproof.scoring.golden import Golden
from seedproof.scoring.members import is_true_step
from seedproof.scoring.words import without_relative_clauses, words_of


def changed_by(response: str, golden: Sequence[Golden] = ()) -> str:
    """Return what around a right answer changes it, or may; an empty text if nothing does.

    Without golden answers, of a verdict in words, numbers say nothing.
    """
    around = surroundings(response, len(golden))
    of_itself = _OF_WHAT_FOLLOWS.search(around.before)
    if of_itself:
        return of_itself[0]
    if _LEADS_ON.search(around.lead) and _OF_ANOTHER.search(around.lead):
        return around.lead
    for introduction in around.introductions if golden else ():
        if _NEGATES.search(without_relative_clauses(introduction)):
            return introduction
    known = frozenset(_NUMBER.findall(around.before)).union(*map(numbers_of, golden))
    for place, sentence in enumerate(around.behind):
        if _RETRACTS.search(sentence):
            return sentence
        if golden and place < _NEAR and (_DENIES.search(sentence) or states_another(sentence, golden, known)):
            return sentence
    return ""


def retracts(text: str) -> bool:
    """Return whether a text takes back, corrects or redefines what stands before it."""
    return _RETRACTS.search(text) is not None


_NEAR = 3
"""So many sentences behind an answer may be about it; those that follow are working, or another matter."""


def numbers_of(golden: Golden) -> frozenset[str]:
    """Return the numbers of a golden answer and its question."""
    return golden.context.numbers.union(_NUMBER.findall(golden.answer))


def states_another(sentence: str, golden: Sequence[Golden], known: AbstractSet[str]) -> bool:
    """Return whether a sentence states another value: at its end, alone, or as an unexplained number."""
    if any(golden[0].compare(text).result == "different" for text in _CLAIMED.findall(sentence)):
        return True
    if _is_value_alone(sentence, golden[-1]) and golden[-1].compare(sentence).result == "different":
        return True
    said = _SAYS_OF_IT.search(sentence)
    value = said["value"] if said else sentence
    if len(words_of(value)) < _MOST_WORDS and _are_other(
        [one for one in golden if one.kind in _IN_WORDS], value
    ):
        return True
    if len(golden) > 1 or len(words_of(sentence)) > _MOST_WORDS:
        return False
    if (rounded := _ROUNDED.search(sentence)) is not None:
        return golden[0].compare(f"{golden[0].answer} ≈ {rounded[1]}").result != "equal"
    rest = _EQUATION.sub(
        lambda found: " " if is_true_step(found[0]) else found[0], _PERCENT.sub(" ", sentence)
    )
    return not set(_NUMBER.findall(rest)) <= known


def _are_other(golden: Sequence[Golden], value: str) -> bool:
    """Return whether a value is another than some answer, and none of them."""
    results = [one.compare(value).result for one in golden]
    return "different" in results and "equal" not in results


def _is_value_alone(sentence: str, golden: Golden) -> bool:
    """Return whether a sentence has no word and no equation, so that it can only be meant as a value."""
    return not words_of(sentence) and (golden.kind == "comparison" or "=" not in sentence)


_IN_WORDS = ("comparison", "solvability", "label")
_SAYS_OF_IT = Pattern(
    r"\b(?:it|this|that|answer|sign)\s(?:is|was|means)\s(?P<value>[^.\n]{1,80})", re.IGNORECASE
)
_MOST_WORDS = 12
"""A longer sentence explains, and its numbers are what it explains."""
_NUMBER = Pattern(r"\d+(?:\.\d+)?")
_EQUATION = Pattern(r"[-+−*·×/÷^()\d.,\s$]*\d[\s)$]*=[-+−*·×/÷^()\d.,\s$=]*\d[)$]*")
_CLAIMED = Pattern(
    r"(?:\A|\b(?:it|that|answer|result|value)\s(?:is|was)\s|\b(?:read|mean|for|thoughts|rather)\s)[\s$*:,#]{0,8}"
    r"([-−]?\d[\d./,]*|[(\[{][^()\[\]{}]*,[^()\[\]{}]*[)\]}])\W*\Z"
)
"""A number that a sentence says at last, or that is all it says."""
_ROUNDED = Pattern(
    r"(?:≈|\\approx|\b(?:approximately|approx\.?|about|roughly)\b|decimals?\b[^\d]*)\s*\$?\s*([-−]?[\d.,]+\d)"
)
_PERCENT = Pattern(r"\d+(?:\.\d+)?\s?\\?%")
"""Of a confidence."""
_LEADS_ON = Pattern(r"[:?]\W*\Z|\b(?:this|that|following|follows)\W*\Z", re.IGNORECASE)
_FOLLOWS = r"(?:follow(?:s|ing)\b|below\b|last line|this (?:reply|response|text)|to come\b)"
_FALSE = (
    r"\b(?:wrong|false|not|never|ignore|disregard|opposite|misprint\w*|leftover|untrue"
    r"|printed for|stands for|errat\w+)\b"
)
_OF_WHAT_FOLLOWS = Pattern(
    rf"{_FOLLOWS}[^.!?\n]{{0,50}}{_FALSE}|{_FALSE}[^.!?\n]{{0,50}}{_FOLLOWS}|\bexercise for\b"
    r"|\bthe sign\b[^\n]{0,2000}\b(?:printed|used|meant) for\b",
    re.IGNORECASE,
)
"""A sentence that says of what comes that it is not so."""
_OF_ANOTHER = Pattern(
    r"\b(?:said|says|say|told|writes?|wrote|dream\w*|reader|suppos\w+|assum\w+|if|could|would|whatever"
    r"|another|before this"
    r"|form|misprint|confirm|deny|trap|tests?|exercise|plan|whoever|hear|true or false|student|wrong"
    r"|false|not|candidate)\b|\?\W*\Z",
    re.IGNORECASE,
)
"""A line that leads to what somebody else says, or to what is not said in earnest."""
_NEGATES = Pattern(
    r"\b(?:not|never|cannot|wrong|false|incorrect|impossible|neither|nor|whether|doubt|unless|anything|another|maybe|perhaps|probably"
    r"|twice|half|square of|root of)\b|n['’]t\b|≠|\\ne",
    re.IGNORECASE,
)
"""Words that turn round what they introduce."""
_RETRACTS = Pattern(
    r"\bI\b[^.!?]{0,25}(?:\b(?:not|no|never|nothing|cannot|withdraw|retract|decline|give up|leave|take"
    r"|disagree)\b|n['’]t\b)"
    r"|\b(?:errat\w+|P\.S|replace|ignore|disregard|retract\w*|withdraw\w*|opinion|continued|fool"
    r"|nothing of|contradiction"
    r"|nothing is|have no|crossed out|read \(|pending|made that up|just seen|second thoughts?|I mean"
    r"|correction(?=:)"
    r"|note: the (?:value|answer|result) is(?=\W*\d)"
    r"|which stands for|which denotes)\b|\A\W*not\b",
    re.IGNORECASE,
)
"""A sentence that takes an answer back."""
_DENIES = Pattern(
    r"\b(?:it|this|that|they|these|those|answer|result|value|line|all|everything)\b(?:\s\w+){0,3}?(?:n['’]t|\s(?:not|never|cannot|wrong|false"
    r"|fail\w*|incorrect|invalid|mistake\w*|misprint|withdrawn|void|open|untrue))\b"
    r"|\b(?:there is no|instead of|must be|should be|others? (?:find|say|get))\b",
    re.IGNORECASE,
)
"""A sentence that doubts an answer, or gives another."""
