"""Whether a response says yes or no of a whole solution, and nothing beside it that could change this.

A judgement is a sentence of the form *introduction, word, rest*, or *solution, is, right or wrong, rest*. The
rest, and the sentences behind, may say what it is about, give reasons, and agree.
"""

import re
from collections.abc import Sequence
from typing import Literal, NamedTuple

from seedproof.record.patterns import Pattern
from seedproof.responses.disowning import announces_another, disowns, disowns_what_follows, is_tampered, shown
from seedproof.responses.judgement_words import BAD, GOOD, NO, NOT, PART, TOPIC, WORD, YES
from seedproof.responses.lettered import without_answers_of_parts
from seedproof.responses.limits import is_limited
from seedproof.responses.reply import said
from seedproof.responses.sentences import is_courtesy, takes_back

Stance = Literal["yes", "no", "both", ""]


class _Sentence(NamedTuple):
    text: str
    stance: Stance
    """What it says; `both` if it has a word that says yes or no, and is no plain judgement."""
    is_marked: bool
    """Whether it says that it is the answer, or is nothing but the word."""


def yes_or_no(response: str) -> Stance:
    """Return what a response says; `both` if that is not plain, nothing if it does not judge.

    A marked answer counts over the sentences before it. Where only parts are answered, as by `(d) yes`,
    nothing plain is said of the whole.
    """
    text = said(response)
    of_whole = without_answers_of_parts(_UNTICKED.sub("", said(shown(response))))
    stance = _stance([_read(sentence) for sentence in _sentences(of_whole)])
    if stance in ("", "both"):
        return stance if of_whole == text else "both"
    return "both" if is_tampered(response) or _IN_CODE.search(text) else stance


def _stance(sentences: Sequence[_Sentence]) -> Stance:
    place = _place(sentences)
    if place is None:
        return "both" if any(sentence.stance == "both" for sentence in sentences) else ""
    stance = sentences[place].stance
    before, behind = sentences[:place], sentences[place + 1 :]
    kept = before[_kept_from(sentences[: place + 1]) :]
    others = {one.stance for one in behind} | {one.stance for one in kept if one.is_marked}
    if others - {stance, ""} or any(_renames(one.text) for one in before):
        return "both"
    if any(disowns_what_follows(one.text) for one in before) or (before and _is_turned(before[-1].text)):
        return "both"
    if any(_disturbs(one.text, stance) for one in behind):
        return "both"
    is_part = stance == "yes" and is_limited("\n".join(one.text for one in sentences[place:]))
    return "both" if is_part else stance


def _kept_from(before: Sequence[_Sentence]) -> int:
    """Return behind which sentence nothing is taken back any more before a judgement."""
    return max(
        (place for place, one in enumerate(before) if takes_back(one.text) or disowns(one.text)), default=0
    )


def _place(sentences: Sequence[_Sentence]) -> int | None:
    """Return the place of the judgement: the last marked one, else the first sentence, else the last."""
    marked = [place for place, one in enumerate(sentences) if one.is_marked]
    if marked:
        return marked[-1]
    stated = [place for place in (0, len(sentences) - 1) if sentences and sentences[place].stance]
    return stated[0] if stated else None


def _sentences(text: str) -> list[str]:
    """Return the sentences that say something, without their dress and without courtesies."""
    text = _BOX.sub(" Answer: ", text)
    text = _HEADING.sub("Answer: ", _DRESS.sub(" ", text))
    sentences = [" ".join(sentence.split()) for sentence in _SENTENCE_END.split(text)]
    return [one for one in sentences if _LETTER.search(one) and not is_courtesy(one)]


def _read(text: str) -> _Sentence:
    marker = _MARKED.match(_KEY.sub("key", text))
    is_marked = marker is not None
    if not is_marked and (text.endswith("?") or _CHOICE.search(text) or _NO_NOUN.match(text)):
        return _Sentence(text, "", is_marked)
    if _OPEN.fullmatch(text):
        return _Sentence(text, "both", is_marked)
    found = (
        _JUDGEMENT.match(text)
        or _CONCLUSION.search(text)
        or _SENTENCE.match(text)
        or _QUALITY_ALONE.match(text)
    )
    if found is None:
        is_worded = marker is not None and _WORDED.search(marker.string, marker.end()) is not None
        return _Sentence(text, "both" if _WORD_ALONE.search(text) else "", is_worded)
    rest = text[found.end() :]
    stance: Stance = "no" if _is_no(found) else "yes"
    is_marked = is_marked or bool(
        _MARKED.match(found[0]) or (_JUDGEMENT.match(text) and not _LETTER.search(rest))
    )
    goes_on = (_FOLLOWS if "yes" in found.groupdict() else _UNLIMITED).match(rest)
    is_hedged = _HEDGE.search(text, 0, found.end()) or _HEDGE.search(_REASON.split(rest, maxsplit=1)[0])
    if _holds_both(text, stance) or not goes_on or is_hedged or _disturbs(rest, stance):
        stance = "both"
    return _Sentence(text, stance, is_marked)


def _holds_both(text: str, stance: Stance = "") -> bool:
    """Return whether a sentence has a yes and a no; beside a yes, the no of `no part is wrong` is none."""
    if stance == "no":
        return _YES.search(text) is not None
    no = _NO_NOT_NOUN if stance == "yes" else _NO
    return _YES.search(text) is not None and no.search(text) is not None and not _CHOICE.search(text)


def _renames(text: str) -> bool:
    """Return whether a sentence says that one of the words stands for another."""
    return _holds_both(text) and _STANDS_FOR.search(text) is not None


def _is_turned(text: str) -> bool:
    """Return whether a sentence right before a judgement makes it one on another question, or another's."""
    return announces_another(text) or (text.endswith("?") and _BAD.search(text) is not None)


def _disturbs(text: str, stance: Stance) -> bool:
    """Return whether a sentence, or what stands behind a word, takes the judgement back or says the other."""
    if disowns(text) or _BARE_NOT.search(text):
        return True
    clauses = [_KEY.sub("key", clause) for clause in _CLAUSE_END.split(text)]
    if stance == "yes":
        return any(_is_negative(clause) for clause in clauses) and not _is_right(text)
    return any(_is_right(clause) for clause in clauses)


def _is_negative(clause: str) -> bool:
    """Return whether a clause says that something of the answer is wrong."""
    if _OF_WORKING.search(clause) and not _PART.search(clause):
        return False
    negations = len(_NOT.findall(_NOT_CORRECT.sub(" ", clause)))
    if _BAD.search(clause):
        return negations % 2 == 0
    return negations % 2 == 1 and _GOOD.search(clause) is not None


def _is_right(text: str) -> bool:
    """Return whether a text says that the whole solution is right."""
    found = _SENTENCE.search(text)
    return found is not None and not _is_no(found) and not _ONLY.search(text)


def _is_no(found: re.Match[str]) -> bool:
    """Return whether a judgement has an odd number of negations."""
    return sum(found.groupdict().get(name) is not None for name in ("no", "wrong", "denied")) % 2 == 1


_LEAD = (
    r"(?:(?:so|thus|hence|therefore|then|and|overall|finally|actually|wait|sorry|correction|again|indeed|it is|is|here|the|my|our|final"
    rf"|but|in (?:conclusion|summary|short)|i (?:would )?(?:say|think|answer|conclude)|i(?:['’]| a)m (?:confident|sure|certain)(?: that)?|{TOPIC})\b[^\w≠¬!~\\=+]{{0,8}})*"
)
_START = r"[^\w≠¬!~\\=+]*"
_JUDGEMENT = Pattern(rf"{_START}{_LEAD}{WORD}", re.IGNORECASE)
_CONCLUSION = Pattern(
    rf"(?:[:,;.–—→⇒✗✘✓]|(?<=[a-z] )-|\b(?:so|thus|hence|therefore|answer:))\s+{_LEAD}{WORD}(?=\W*\Z)",
    re.IGNORECASE,
)
_MARKED = Pattern(rf"{_START}{_LEAD}{TOPIC}\b[^\w]*(?::|\bis\b)|{_START}i answer\b", re.IGNORECASE)
_OF = r"(?:(?:of|to|for|in|given by|from) (?:the |this |that |its )?(?:\w+['’]?s? ){1,3})?"
_SUBJECT = (
    rf"{_START}(?:(?:so|thus|hence|therefore|overall|finally|and|but|in (?:conclusion|summary)|after \w+)\b\W{{1,4}})*"
    r"(?:(?:(?:the|this|that|its|his|their|given|stated|proposed|final|overall|\w+['’]s)\s+)*"
    rf"(?:answers?|solution|result)s? {_OF}|(?:all|both|each|every)(?: \w+)? (?:parts?|answers?|of them) {_OF})"
)
_ADVERBS = r"(?:(?:indeed|fully|completely|entirely|therefore|thus|still|also|in fact|all|actually)\s+)*"
_QUALITY = rf"{_ADVERBS}(?:(?P<wrong>not (?:\w+ )?(?:correct|right)|incorrect|wrong|false)|correct|right)\b"
_SENTENCE = Pattern(
    rf"{_SUBJECT}(?:(?:is|are|was|were)(?P<no>n['’]t)?\s+{_QUALITY}"
    r"|(?P<denied>do(?:es)?(?:n['’]t| not)\s+)?(?:match(?:es)?|agrees?)\b)",
    re.IGNORECASE,
)
_QUALITY_ALONE = Pattern(
    rf"{_START}(?:(?:so|thus|hence|therefore|overall)\b\W{{1,4}})?(?:(?:it|this) is |it['’]s )?{_QUALITY}(?=\W*\Z)",
    re.IGNORECASE,
)
_UNTICKED = Pattern(r"(?:\[ \]|☐|◯)\s*\w+")
_IN_CODE = Pattern(
    rf"\"(?!{TOPIC}\")\w+\"\s*:|[\"“]{TOPIC}:[^\"”]*[\"”],?\s+\w|```(?!json|text|plain|markdown|md|latex|tex)\w",
    re.IGNORECASE,
)
_BOX = Pattern(r"\\(?:boxed|fbox)\s*(?=\{)|<(?:final_)?answer>", re.IGNORECASE)
_DRESS = Pattern(
    r"\\(?:text|math)\w{0,3}(?=\s*\{)|</(?:final_)?answer>|[*`$\"“”{}#>]|__|\\[()\[\],!;]|</?(?:b|i|u|em|strong|p|div|span|br|code|pre|h\d|center|font|li|[ou]l)(?=[ >/])|✅|✓|\[x\]",
    re.IGNORECASE,
)
_HEADING = Pattern(rf"^\W*{_LEAD}{TOPIC}\W*\n+", re.IGNORECASE | re.MULTILINE)
_SENTENCE_END = Pattern(r"(?<=[.!?])\s+|\n+")
_CLAUSE_END = Pattern(r"[,;:.()–—]|\b(?:but|and|although|though|while|because|since|as|so)\b", re.IGNORECASE)
_LETTER = Pattern(r"[^\W\d_]")
_WORD_ALONE = Pattern(rf"\b(?:{YES}|{NO})\b(?!\s+(?!{_LEAD}$)\w)", re.IGNORECASE)
_OPEN = Pattern(
    rf"{_START}(?:{_LEAD}[yn]|(?:incorrect|wrong|false|mistakes?|errors?)\W*:\W*{WORD})\W*", re.IGNORECASE
)
"""`y` or `n` may be a letter of the question; `Incorrect: no` may be meant either way."""
_REASON = Pattern(r"\b(?:because|since|as)\b", re.IGNORECASE)
_CHOICE = Pattern(r"\b(?:yes\W{0,4}(?:or|/)\W{0,4}no|no\W{0,4}(?:or|/)\W{0,4}yes)\b", re.IGNORECASE)
_WORDED = Pattern(r"(?<![\\a-z])[a-z]{2,}", re.IGNORECASE)
_STARTER = (
    r"(?:because|since|as|the|it|its|they|this|that|these|parts? \(|for|there|both|all|in|not|neither|one|only|he|she"
    r"|we|i|but|however|although|xor)\b"
)
_NO_NOUN = Pattern(rf"{_START}no\s+(?!{_STARTER}|(?:is|was|with)\b)[a-z]", re.IGNORECASE)
_FOLLOWS = Pattern(rf"\W*\Z|\s*[,.:;!–—]|-|\s+[-–—(→✗❌✅]|\s+{_STARTER}", re.IGNORECASE)
_UNLIMITED = Pattern(
    rf"(?!,?\s+(?:only|except|unless|but not|apart|up to|for|if|in (?:part|\(|some|one|two)|{PART}))",
    re.IGNORECASE,
)
_YES = Pattern(rf"(?<![\w])(?:{YES})(?![\w])", re.IGNORECASE)
_NO = Pattern(rf"(?<![\w])(?:{NO})(?![\w])", re.IGNORECASE)
_NO_NOT_NOUN = Pattern(rf"(?<![\w])(?:{NO})(?![\w])(?!\s+(?!{_STARTER})[a-z])", re.IGNORECASE)
_HEDGE = Pattern(
    r"%|\?|\b(?:maybe|perhaps|probab\w+|possib\w+|likely|might|may|unsure|uncertain|whether|depend\w*|unless"
    r"|otherwise|xor|oder)\b|\A\W*(?:if|or|and)\b|n['’]t sure|not (?:sure|certain|clear)",
    re.IGNORECASE,
)
_STANDS_FOR = Pattern(r"\b(?:for|means?|read)\b", re.IGNORECASE)
_KEY = Pattern(r"\b(?:the )?correct (?:answer|one|value|solution|result)s?\b", re.IGNORECASE)
_OF_WORKING = Pattern(
    r"\b(?:steps?|working|way|derivation|form|order|notation|written|constants?|matters?|counts?|affects?|need\w*)\b",
    re.IGNORECASE,
)
_NOT = Pattern(NOT, re.IGNORECASE)
_NOT_CORRECT = Pattern(r"\bnot correct\b", re.IGNORECASE)
_BAD = Pattern(rf"\b{BAD}", re.IGNORECASE)
_GOOD = Pattern(rf"\b{GOOD}", re.IGNORECASE)
_PART = Pattern(PART, re.IGNORECASE)
_ONLY = Pattern(rf"\b(?:only|except|unless|apart|not|partly)\b|{PART}", re.IGNORECASE)
_BARE_NOT = Pattern(r"\A\W*not\W*\Z", re.IGNORECASE)
