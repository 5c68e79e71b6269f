"""Whether a response says yes or no: in its marked answer, else in its first and its last sentence."""

import re
from collections.abc import Iterator
from typing import Literal

from seedproof.record.patterns import Pattern
from seedproof.responses.judgement_words import TOPIC, WORD
from seedproof.responses.lettered import without_answers_of_parts
from seedproof.responses.limits import is_limited
from seedproof.responses.reply import said
from seedproof.responses.sentences import is_courtesy, is_refusal

Stance = Literal["yes", "no", "both", ""]


def yes_or_no(response: str) -> Stance:
    """Return what a response says; `both` if it contradicts itself, nothing if it says neither plainly.

    A marked answer counts over the sentences before it. A yes beside a denial is no plain yes, nor is one
    with a condition or an exception, or for some parts alone. Where only parts are answered, as by `(d) yes`,
    nothing plain is said of the whole.
    """
    text = said(response)
    of_whole = without_answers_of_parts(text)
    stance = _stance(of_whole)
    if not stance and of_whole != text:
        return "both"
    return stance


def _stance(text: str) -> Stance:
    if _LETTER_ALONE.fullmatch(_first_and_last_line(text)[1]):
        return "both"
    start, end, marked = _marked(text)
    closing = _first_stance(reversed(_sentences(text[max(end, len(text) - _REACH) :])))
    if marked:
        if marked == "yes" and is_limited(text[start : end + _REACH]):
            return "both"
        is_doubted = closing == "" and _DOUBTS.search(text, end)
        return marked if closing in ("", marked) and not is_doubted else "both"
    opening = _first_stance(iter(_sentences(text[:_REACH])))
    if opening and closing and opening != closing:
        return "both"
    stance = closing or opening
    if not stance and _YES_ALONE.search(text) and _NO_ALONE.search(text) and not _CHOICE.search(text):
        return "both"
    if stance != "no" and any(map(is_limited, _first_and_last_line(text))):
        return "both"
    return "both" if _is_contradicted(stance, text[-_REACH:]) else stance


def says_nothing(response: str) -> bool:
    """Return whether a response refuses, or repeats the words that it has to choose from."""
    text = said(response)[-_REACH:]
    sentences = _sentences(text)
    return not sentences or is_refusal(sentences[-1]) or bool(_CHOICE.search(sentences[-1]))


_REACH = 4_000
_LEAD = (
    r"(?:(?:so|thus|hence|therefore|then|and|overall|finally|actually|wait|sorry|correction"
    r"|in (?:conclusion|summary|short)|the|my|our|final"
    rf"|it is|i (?:would )?(?:say|think|answer|conclude)|{TOPIC}|is|here|again|indeed)\b\W{{0,8}})*"
)
# `No part is wrong` and `no problem` say nothing; `No because ...` does.
_BEHIND = (
    r"(?=[^\w\s(]*(?:$|[,.:;!?—–]|\s+[-–—(=→]|\s+(?:because|since|as|the|it|its|they|this|that|these"
    r"|parts? \(|for"
    r"|there|both|all|in|not|neither|one|only|he|she|we|i|but|however|although)\b))"
)
_CHOICE = Pattern(r"\b(?:yes\W{0,4}(?:or|and|/)\W{0,4}no|no\W{0,4}(?:or|and|/)\W{0,4}yes)\b", re.IGNORECASE)
_DOUBT = Pattern(
    r"[^:]*\b(?:not (?:clear|sure|certain|obvious)|unclear|unsure|whether|if|maybe|perhaps|suppose|assum\w+)"
    r"\b[^,:]*$",
    re.IGNORECASE,
)
_DOUBTS = Pattern(
    r"(?:^|[.!?]\s)\W*(?:wait\b|hmm|oops\b|on second thought|scratch that)", re.IGNORECASE | re.MULTILINE
)
_DENIED = Pattern(
    rf"\b(?:not|never|cannot|can't|isn't)\s+(?:(?:be|say|answer)\s+)?[\"'“*_`]*{WORD}(?!\w)", re.IGNORECASE
)
"""`It cannot be yes`: it may be no, or neither."""
_LETTER_ALONE = Pattern(r"(?:.*\b(?:answer|verdict)\b)?[\W_]*(?:boxed)?[\W_]*[yn][\W_]*", re.IGNORECASE)
"""`y` or `n` may be a letter of the question."""
_YES_ALONE = Pattern(r"\byes\b", re.IGNORECASE)
_NO_ALONE = Pattern(r"\bno\b", re.IGNORECASE)
_MARKED = Pattern(
    rf"(?:(?<![\w])(?<!correct )(?<!the solution's ){TOPIC}[*_`\"]*\s?[:：=][\s*_`\"'{{]*(?:\\?\w+\{{)?|"
    rf"\bfinal answer is:?[\s*_`\"'$]*(?:\\boxed\{{)?(?:\\?\w+\{{)?|\\boxed\s*\{{(?:\\\w+\s*\{{)?\s*|"
    rf"<answer>\s*|####\s*){WORD}(?!\w)(?!\s*(?:/|or\b|\?))",
    re.IGNORECASE,
)
_OPENING = Pattern(rf"\W*{_LEAD}{WORD}(?!\w){_BEHIND}", re.IGNORECASE)
_CLOSING = Pattern(
    rf"(?:[:,;–—→-]|[⇒✗✘✓]|\b(?:so|thus|hence|therefore|is|say|be|answer|means))[\s*_`\"'“(]*{WORD}\W*\Z",
    re.IGNORECASE,
)
_SUBJECT = (
    r"(?:(?:the|this|that|its|his|their|solution's|student's|candidate's|given|stated|proposed|final|overall)\s+)*"
    r"(?:answers?|solution|result)s?\s+(?:is|are|was|were)(?:\s+|(?=n't))"
    r"(?:(?:indeed|fully|completely|entirely|therefore|thus|still|also|in fact|all|actually)\s+)*"
)
_RIGHT = Pattern(
    rf"{_SUBJECT}(?:correct|right)\b"
    r"(?!,?\s+(?:only|except|unless|but not|apart|up to|for|if|in (?:part|\(|some|one|two)))",
    re.IGNORECASE,
)
_WRONG = Pattern(
    rf"{_SUBJECT}(?:n[o']t\s+(?:\w+\s+)?(?:correct|right)|incorrect|wrong|false)\b", re.IGNORECASE
)
_ONE_WORD = Pattern(
    r"\W*(?:correct|right|true|(?P<not>not (?:\w+ )?correct|incorrect|wrong|false))\W*", re.IGNORECASE
)
_INTRODUCTION = Pattern(
    r"\A\W*(?:(?:so|thus|hence|therefore|overall|finally|in (?:conclusion|summary)|after \w+)\b\W{1,4})*",
    re.IGNORECASE,
)
_DENIAL = Pattern(
    r"\b(?:incorrect|wrong|mistaken|does(?: not|n't) (?:match|agree|equal)|do(?: not|n't) (?:match"
    r"|agree|equal)"
    r"|(?:is|are)(?: not|n't) (?:\w+ )?(?:correct|right|equal|equivalent|the same)|should (?:be"
    r"|have been))\b",
    re.IGNORECASE,
)
_NEVER_WRONG = Pattern(
    r"\b(?:no|nothing|none|not|isn't|never|neither)(?:\W+\w+){0,3}?\W+(?:wrong|incorrect)\b", re.IGNORECASE
)
_SENTENCE_END = Pattern(r"(?<=[.!])[*_`\")]*\s+|(?<=\?)[*_`\")]*\s+|\n+")
_HAS_LETTER = Pattern(r"[^\W\d_]")


def _sentences(text: str) -> list[str]:
    """Return the sentences that say something, without questions and courtesies."""
    sentences = [sentence.strip() for sentence in _SENTENCE_END.split(text)]
    return [
        sentence
        for sentence in sentences
        if _HAS_LETTER.search(sentence)
        and not sentence.rstrip('*_`") ').endswith("?")
        and not is_courtesy(sentence)
    ]


def _marked(text: str) -> tuple[int, int, Stance]:
    """Return where the word of the last marked answer starts and ends, and what it says."""
    marked = list(_MARKED.finditer(text))
    if not marked:
        return 0, 0, ""
    stance = _of_match(marked[-1])
    return marked[-1].start(stance), marked[-1].end(), stance


def _first_and_last_line(text: str) -> tuple[str, str]:
    lines = [line for line in text.split("\n") if _HAS_LETTER.search(line)]
    return (lines[0][:_REACH], lines[-1][-_REACH:]) if lines else ("", "")


def _first_stance(sentences: Iterator[str]) -> Stance:
    """Return the stance of the first of the sentences."""
    sentence = next(sentences, "")
    if _CHOICE.search(sentence):
        return ""
    if _DENIED.search(sentence):
        return "both"
    if _DOUBT.match(sentence):
        return "both" if _YES_ALONE.search(sentence) or _NO_ALONE.search(sentence) else ""
    stances = {_of_match(match) for match in (_OPENING.match(sentence), _CLOSING.search(sentence)) if match}
    if stances:
        is_open = len(stances) > 1 or ("yes" in stances and is_limited(sentence))
        return "both" if is_open else stances.pop()
    word = _ONE_WORD.fullmatch(sentence)
    if word is not None:
        return "no" if word["not"] else "yes"
    bare = _INTRODUCTION.sub("", sentence, count=1)
    if _WRONG.match(bare):
        return "no"
    return "yes" if _RIGHT.match(bare) else ""


def _of_match(match: re.Match[str]) -> Literal["yes", "no"]:
    return "yes" if match["yes"] else "no"


def _is_contradicted(stance: Stance, text: str) -> bool:
    """Return whether the sentences around a yes or no say the other."""
    if stance == "yes":
        return bool(_DENIAL.search(_NEVER_WRONG.sub(" ", text))) and not _RIGHT.search(text)
    if stance == "no":
        return bool(_RIGHT.search(text)) and not _WRONG.search(text)
    return False
