"""Reads follow-ups: from a main text and what comes after its answer, the whole new problem.

A changed number comes with its sentence, which takes the place of the one sentence of the main text that is
the same but for that number. A further step goes on behind the main text's question.
"""

import re

from seedproof.benchmarks.curriculum.lexicon.entry import Noun
from seedproof.benchmarks.curriculum.lexicon.measures import COIN_PLURALS, UNITS, VESSELS
from seedproof.benchmarks.curriculum.lexicon.numerals import PARTS, WORDS
from seedproof.benchmarks.curriculum.lexicon.people import SHARERS
from seedproof.benchmarks.curriculum.lexicon.places import CONTAINERS, HOUSES, KITCHENS
from seedproof.benchmarks.curriculum.lexicon.themes import THEMES
from seedproof.benchmarks.curriculum.lexicon.verbs import GAIN, LOSE
from seedproof.benchmarks.curriculum.reading.concepts.text import Unreadable

_SENTENCES = re.compile(r"(?<=[.?!])\s+(?=[A-Z0-9$(−-])|\n+")
_WORDS = "|".join(list(WORDS)[1:])
_NUMERAL = re.compile(rf"-?\$?\d+ \d+/\d+|-?\$?\d[\d,]*(?:\.\d+)?(?:/\d+)?|\b(?:{_WORDS})\b")
_SUPPOSE = re.compile(
    r"^(?:now )?(?:suppose|imagine|assume|what if)(?: instead)?(?: that)? (?P<said>.+?)"
    r"(?:,? (?:instead of|and not|not|rather than) (?P<old>(?:[^.?]|\.(?=\d))+?))?(?: instead)?[.?]"
    r"(?: (?P<then>.*))?$",
    re.IGNORECASE | re.DOTALL,
)
_N = r"\S+(?: \d+/\d+)?"
_RESTATED = re.compile(
    rf"^(?:change {_N} to {_N}:|now use {_N} in place of {_N}:|now with {_N} instead of {_N}:"
    rf"|what if {_N} were {_N}\?|now answer this instead:|change it a little:) (?P<said>.+)$",
    re.IGNORECASE | re.DOTALL,
)
_THEN = re.compile(r"^(?:[^0-9]*\banswer\b[^0-9]*)$", re.IGNORECASE)
_OPENERS = re.compile(r"^(?:and |but )?(?:then|after that,?|later|after a while|next,?|now) ")
_UNITS = tuple(Noun(unit.singular, unit.plural) for unit in UNITS)
_PAIRS = {
    noun.plural: noun.singular
    for noun in (
        *THEMES, *CONTAINERS, *HOUSES, *KITCHENS, *_UNITS,
        *(noun for some in VESSELS.values() for noun in some),
        *(Noun(one, many) for one, many in {**SHARERS, **COIN_PLURALS}.items()),
    )
}  # fmt: skip
_VERBS = {
    form: verb.base
    for kinds in (GAIN, LOSE)
    for verbs in kinds.values()
    for verb in verbs
    for form in (verb.third, verb.past)
}
_BE = {
    "is": "be",
    "are": "be",
    "was": "be",
    "were": "be",
    "weighs": "weigh",
    "bills": "bill",
    "sides": "side",
}


def changed_text(body: str, followup: str) -> str | None:
    """Return the main text with one number changed; None where the follow-up changes none.

    Raises: Unreadable where it is not plain which one.
    """
    changed, old = _restated(followup)
    if changed is None:
        return None
    sentences = [sentence for sentence in _SENTENCES.split(body) if sentence]
    wanted = _masked(changed)
    matching = [
        at
        for at, sentence in enumerate(sentences)
        if _masked(sentence) == wanted and (old is None or old in _numbers(sentence))
    ]
    if len(matching) != 1:
        return None
    (at,) = matching
    before = _numbers(sentences[at])
    after = _numbers(changed)
    if not any(old_number != new_number for old_number, new_number in zip(before, after, strict=True)):
        raise Unreadable("nothing is changed")
    opener = _OPENERS.match(sentences[at].lower())
    kept = sentences[at][: opener.end()] if opener and not _OPENERS.match(changed.lower()) else ""
    sentence = f"{kept}{changed}"
    sentences[at] = f"{sentence[0].upper()}{sentence[1:]}{'' if changed[-1] in '.?:' else '.'}"
    return " ".join(sentences)


def _restated(followup: str) -> tuple[str | None, str | None]:
    """Find the sentence that is restated, and the number that it had, where that is said."""
    colon = _RESTATED.match(followup)
    if colon is not None:
        *changed, last = _SENTENCES.split(colon["said"])
        if changed and _THEN.match(last):
            while changed and _THEN.match(changed[-1]) and len(changed) > 1:
                changed.pop()
            changed = [part for part in changed if part != "Everything else stays the same."]
        else:
            changed.append(last)
        return " ".join(changed), None
    match = _SUPPOSE.match(followup)
    if match is None or not all(
        _THEN.match(part) or part == "Everything else stays the same."
        for part in _SENTENCES.split(match["then"] or "the answer")
    ):
        return None, None
    old = match["old"]
    return match["said"], _numbers(old)[0] if old and _numbers(old) else None


def _numbers(sentence: str) -> list[str]:
    return [str(WORDS.get(number, number)).replace(",", "") for number in _NUMERAL.findall(sentence.lower())]


def _masked(sentence: str) -> str:
    low = _OPENERS.sub("", sentence.lower().strip()).rstrip(".?: ")
    low = _NUMERAL.sub("#", low)
    for under, fraction in PARTS.items():
        low = low.replace(f"{fraction} as m", "#part as m") if under else low
    for plural, singular in _TWO_WORDS.items():
        low = low.replace(plural, singular)
    words = re.findall(r"[#\w'-]+|[^\s\w]", low)
    return " ".join(_PAIRS.get(word, _BE.get(word, _VERBS.get(word, word))) for word in words)


_TWO_WORDS = {plural: singular for plural, singular in _PAIRS.items() if " " in plural}
