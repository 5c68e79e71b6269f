"""One sentence of a judgement, and what it says of a whole solution.

It has the form *introduction, yes or no, rest*, or *solution, is, right or wrong, rest*. The rest may say
what it is about, give reasons, and agree; anything else leaves open what is meant.
"""

import re
from typing import Literal, NamedTuple

from seedproof.record.patterns import Pattern
from seedproof.responses.disowning import announces_another, disowns
from seedproof.responses.judgement_words import BAD, GOOD, NO, NOT, PART, TOPIC, WORD, YES
from seedproof.responses.sentences import is_courtesy

Stance = Literal["yes", "no", "both", ""]


class Sentence(NamedTuple):
    """A sentence of a response."""

    text: str
    stance: Stance
    """What it says; `both` if it holds a yes or a no, and is no plain judgement."""
    weight: int = 0
    """2 behind a marker such as `Answer:`, 1 for nothing but the word, 0 for any other."""


def sentences_of(text: str) -> list[Sentence]:
    """Return the sentences that say something, without their dress and without courtesies."""
    text = _DRESS.sub(" ", _BOX.sub(" Answer: ", text))
    if "\n" in text:
        text = _HEADING.sub("Answer: ", text)
    sentences = [" ".join(sentence.split())[:_LONGEST] for sentence in _SENTENCE_END.split(text)]
    return [_read(one) for one in sentences if _LETTER.search(one) and not is_courtesy(one)]


def is_turned(text: str) -> bool:
    """Return whether a sentence right before a judgement makes it one on another question, or another's."""
    return announces_another(text) or (text.endswith("?") and _BAD.search(text) is not None)


def renames(text: str) -> bool:
    """Return whether a sentence says that one of the words stands for another."""
    return _holds_both(text) and _STANDS_FOR.search(text) is not None


def disturbs(text: str, stance: Stance) -> bool:
    """Return whether a sentence, or what stands behind a word, takes the judgement back or says the other."""
    if not _LETTER.search(text):
        return False
    if disowns(text) or _BARE_NOT.match(text):
        return True
    clauses = [_KEY.sub("key", clause) for clause in _CLAUSE_END.split(text)]
    if stance == "yes":
        return any(map(_is_negative, clauses)) and not _is_right(text)
    return any(map(_is_right, clauses))


def _read(text: str) -> Sentence:
    marker = _MARKED.match(_KEY.sub("key", text))
    if marker is None and (text.endswith("?") or _CHOICE.search(text) or _NO_NOUN.match(text)):
        return Sentence(text, "")
    if _OPEN.fullmatch(text):
        return Sentence(text, "both", 1)
    found = _JUDGEMENT.match(text) or _CONCLUSION.search(text)
    goes_on = _FOLLOWS
    if found is None:
        found = _QUALIFIED.match(text) or _QUALITY_ALONE.match(text)
        goes_on = _UNLIMITED
    if found is None:
        has_words = marker is not None and _WORDED.search(marker.string, marker.end()) is not None
        return Sentence(text, "both" if _WORD_ALONE.search(text) else "", 2 if has_words else 0)
    rest = text[found.end() :]
    stance: Stance = "no" if _is_no(found) else "yes"
    is_hedged = _HEDGE.search(text, 0, found.end()) or _HEDGE.search(_REASON.split(rest, maxsplit=1)[0])
    if _holds_both(text, stance) or not goes_on.match(rest) or is_hedged or disturbs(rest, stance):
        stance = "both"
    if marker or _MARKED.match(found[0]):
        return Sentence(text, stance, 2)
    is_alone = goes_on is _FOLLOWS and not found.start() and not _LETTER.search(rest)
    return Sentence(text, stance, 1 if is_alone else 0)


def _holds_both(text: str, stance: Stance = "") -> bool:
    """Return whether a sentence has a yes and a no; beside a yes, the no of `no part is wrong` is none."""
    if not _YES.search(text):
        return False
    if stance == "no":
        return True
    no = _NO_ALONE if stance == "yes" else _NO
    return no.search(text) is not None and not _CHOICE.search(text)


def _is_negative(clause: str) -> bool:
    """Return whether a clause says that something of the answer is wrong."""
    if _OF_WORKING.search(clause) and not _PART.search(clause):
        return False
    is_denied = len(_NOT.findall(clause)) % 2 == 1
    if _BAD.search(clause):
        return not is_denied
    return is_denied and _GOOD.search(clause) is not None


def _is_right(text: str) -> bool:
    """Return whether a text says that the whole solution is right."""
    found = _QUALIFIED.search(text)
    return found is not None and not _is_no(found) and not _ONLY.search(text)


def _is_no(found: re.Match[str]) -> bool:
    """Return whether a judgement has an odd number of negations."""
    groups = found.groupdict()
    return sum(groups.get(name) is not None for name in ("no", "wrong", "denied")) % 2 == 1


_LONGEST = 4_000
"""Characters of a sentence that are read."""
_START = r"(?:(?!-\w)[^\w≠¬!~\\=+]){0,40}"
_SO = r"so|thus|hence|therefore|overall|finally|and|but|in (?:conclusion|summary|short)"
_GAP = r"(?:(?!-\w)[^\w≠¬!~\\=+]){0,8}"
_LEAD = (
    rf"(?:(?:{_SO}|then|actually|wait|sorry|correction|again|indeed|here|from this|it follows|that"
    r"|the|my|our|final|die|la|(?:it )?is|must be|turns out to be|ist|est|es"
    r"|(?:i|we) (?:would )?(?:say|think|answer|conclude|get|find)"
    rf"|i(?:['’]| a)m (?:confident|sure|certain)|{TOPIC}(?: =)?)(?!\w){_GAP}"
    rf"|(?:所以|最终|答案|答え)是?{_GAP}){{0,12}}"
)
_AS_ANSWER = r"\s+(?:is|as) (?:the|our|my) (?:final )?answer"
_JUDGEMENT = Pattern(rf"{_START}{_LEAD}{WORD}", re.IGNORECASE)
_CONCLUSION = Pattern(
    rf"(?:[:,;.–—→⇒✗✘]|(?<=[a-z] )-|\b(?:so|thus|hence|therefore|answer:))\s+"
    rf"{_LEAD}{WORD}(?=(?:{_AS_ANSWER})?\W*\Z)",
    re.IGNORECASE,
)
_MARKED = Pattern(rf"{_START}{_LEAD}{TOPIC}\b\W{{0,8}}(?:(?<=:)|(?<==)|\b(?:is|must|turns)\b)", re.IGNORECASE)
_GIVEN = r"(?:given|provided|presented|proposed|shown|stated|submitted)"
_OF = (
    rf"(?:(?:of|to|for|in|from|{_GIVEN} (?:by|in)) (?:the |this |that |its )?(?:\w+['’]?s? ){{1,3}})?"
    rf"(?:(?:(?:that|which) (?:is|was) )?{_GIVEN} (?:above |here )?|above )?"
)
_ADVERBS = r"(?:(?:indeed|fully|completely|entirely|therefore|thus|still|also|in fact|all|actually)\s+)*"
_QUALITY = rf"{_ADVERBS}(?:(?P<wrong>not (?:\w+ )?(?:correct|right)|incorrect|wrong|false)|correct|right)\b"
_QUALIFIED = Pattern(
    rf"\W{{0,40}}{_LEAD}(?:after \w+\b\W{{1,4}})?"
    rf"(?:(?:(?:the|this|that|its|his|their|{_GIVEN}|final|overall|\w+['’]s)\s+){{0,8}}"
    rf"(?:answers?|solution|result)s? {_OF}"
    rf"|(?:all|both|each|every)(?: \w+)? (?:parts?|answers?|of them) {_OF})"
    rf"(?:(?:is|are|was|were)(?P<no>n['’]t)?\s+{_QUALITY}"
    r"|(?P<denied>do(?:es)?(?:n['’]t| not)\s+)?(?:match(?:es)?|agrees?)\b)",
    re.IGNORECASE,
)
_QUALITY_ALONE = Pattern(
    rf"{_START}(?:(?:{_SO})\b\W{{1,4}})?(?:(?:it|this) is |it['’]s )?{_QUALITY}(?=\W*\Z)", re.IGNORECASE
)
_BOX = Pattern(rf"\\(?:boxed|fbox)\s*(?=\{{)|<(?:final_)?{TOPIC}>", re.IGNORECASE)
_DRESS = Pattern(
    r"(?:```|~~~)\w*|\\(?:begin|end|color|textcolor)\s*\{[^{}]{0,20}\}|\\(?:text|math)\w{0,3}(?=\s*\{)"
    r"|[*`$\"“”{}#>✅✓&]|__|\\[()\[\],!;]|\[x\]"
    rf"|</(?:final_)?{TOPIC}|</?(?:b|i|u|em|strong|p|div|span|br|code|pre|h\d|center|font|li|[ou]l)(?=[ >/])",
    re.IGNORECASE,
)
_HEADING = Pattern(rf"^[^\w\n]{{0,20}}{_LEAD}{TOPIC}[^\w\n]*\n+", re.IGNORECASE | re.MULTILINE)
_SENTENCE_END = Pattern(r"(?<=[.!?])\s+|\n+")
_CLAUSE_END = Pattern(r"[,;:.()–—]|\b(?:but|and|although|though|while|because|since|as|so)\b", re.IGNORECASE)
_REASON = Pattern(r"\b(?:because|since|as)\b", re.IGNORECASE)
_LETTER = Pattern(r"[^\W\d_]")
_WORDED = Pattern(r"(?<![\\a-z])[a-z]{2,}", re.IGNORECASE)
_CHOICE = Pattern(r"\b(?:yes\W{0,4}(?:or|and|/)\W{0,4}no|no\W{0,4}(?:or|and|/)\W{0,4}yes)\b", re.IGNORECASE)
_OPEN = Pattern(
    rf"{_START}(?:{_LEAD}[yn]|(?:incorrect|wrong|false|mistakes?|errors?)\W*:\W*{WORD})\W*", re.IGNORECASE
)
"""`y` or `n` may be a letter of the question; `Incorrect: no` may be meant either way."""
_STARTER = (
    r"(?:because|since|as|the|it|its|they|this|that|these|parts? \(|for|there|both|all|in|not|neither|one"
    r"|only|he|she|we|i|but|however|although|xor)\b"
)
_NO_NOUN = Pattern(rf"{_START}no\s+(?!{_STARTER}|(?:is|was|with)\b)[a-z]", re.IGNORECASE)
_FOLLOWS = Pattern(
    rf"(?:{_AS_ANSWER})?[^\w≠¬=+/^-]*\Z|\s*[,.:;!–—]|-|\s+[-–—(→✗❌]|\s+{_STARTER}", re.IGNORECASE
)
_UNLIMITED = Pattern(
    rf"(?!,?\s+(?:only|except|unless|but not|apart|up to|for|if|in (?:part|\(|some|one|two)|{PART}))",
    re.IGNORECASE,
)
_YES = Pattern(rf"(?<!\w)(?:{YES})(?!\w)", re.IGNORECASE)
_NO = Pattern(rf"(?<!\w)(?:{NO})(?!\w)", re.IGNORECASE)
_NO_ALONE = Pattern(rf"(?<!\w)(?:{NO})(?!\w)(?!\s+(?!{_STARTER})[a-z])", re.IGNORECASE)
_WORD_ALONE = Pattern(rf"\b(?:{YES}|{NO})\b(?!\s+\w)", re.IGNORECASE)
_HEDGE = Pattern(
    r"%|\?|\b(?:maybe|perhaps|probab\w+|possib\w+|likely|might|may|unsure|uncertain|whether|depend\w*|unless"
    r"|otherwise|xor|oder)\b|\A\W*(?:if|or|and)\b|n['’]t sure|not (?:sure|certain|clear)"
    r"|\b[a-z_]{4,} = 0[.0]*(?=,|\Z)",
    re.IGNORECASE,
)
_STANDS_FOR = Pattern(r"\b(?:for|means?|read)\b", re.IGNORECASE)
_KEY = Pattern(r"\b(?:the )?correct (?:answer|one|value|solution|result)s?\b", re.IGNORECASE)
_OF_WORKING = Pattern(
    r"\b(?:steps?|working|way|derivation|form|order|notation|written|constants?|matters?|counts?|affects?"
    r"|need\w*)\b",
    re.IGNORECASE,
)
_NOT = Pattern(NOT, re.IGNORECASE)
_BARE_NOT = Pattern(r"\W*not\W*\Z", re.IGNORECASE)
_BAD = Pattern(rf"\b{BAD}", re.IGNORECASE)
_GOOD = Pattern(rf"\b{GOOD}", re.IGNORECASE)
_PART = Pattern(PART, re.IGNORECASE)
_ONLY = Pattern(rf"\b(?:only|except|unless|apart|not|partly)\b|{PART}", re.IGNORECASE)
