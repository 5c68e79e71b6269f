"""Reads what a number of the answer counts, from the words of a question: a unit, or a noun.

It knows English, the vocabulary and units, and no sentence of ours. What a question leaves out, the text
before it tells: `How many are left?` asks for the apples of the story.
"""

import re

import msgspec

from seedproof.answers.units import unit_of
from seedproof.benchmarks.curriculum.lexicon.vocabulary import NOUNS, PLURALS
from seedproof.record.patterns import Pattern


class Measure(msgspec.Struct, frozen=True):
    """A unit in the singular, or a noun in the plural, or nothing."""

    unit: str = ""
    counted: str = ""


NOTHING = Measure()

UNIT = r"((?:square |cubic |fluid )?[a-z]+(?:-[a-z]+)?(?: per [a-z]+)?)"
"""Words that may name a unit."""

_SENTENCE_END = Pattern(r"(?<=[.?:]) (?=[A-Z0-9$])")
_ASKING = Pattern(r"\?$|\b(?:[Ff]ind|[Ww]ork out)\b")
_HOW_MANY = Pattern(r"\b(?:how many|(?:the|total|what) number of)\b((?:(?!how many)[^?.])*)", re.IGNORECASE)
_WORD = Pattern(r"[\w'-]+")
_LEADING = Pattern(r"(?:more|fewer|less|of|the|[A-Z]\w*'s?)\Z")
_CLOSING = Pattern(
    r"(?:and|ago|are|at|can|colder|could|did|do|does|each|every|for|from|go|had|has|have|he|higher|if|in|is|it"
    r"|left|long|lower|make|makes|of|on|remain|remained|she|still|tall|that|the|there|these|they|this|those|to"
    r"|until|up|warmer|was|were|wide|will|with|would|you|[A-Z].*)\Z"
)
_LONGEST_NOUN = 4
_MOST_ADJECTIVES = 2
_SINGULAR = {"feet": "foot", "inches": "inch"}

# A further step on the answer of the problem before: `Add 5 to the result.`
_ANSWER = r"(?:(?:your|that) (?:answer|result|number)|the result)\b"
_OF_THE_ANSWER = Pattern(rf"\b{_ANSWER}")
_BY_THE_ANSWER = Pattern(rf"\b(?:[Dd]ivided? [^.?]*by|quotient of [^.?]* and) {_ANSWER}")


def measure_read(text: str, before: str, theme: str) -> Measure:
    """Read what the last question of a text asks for; `before` is the problem that a follow-up goes on from.

    `theme` is what a story is about, in the singular.
    """
    asking = [sentence for sentence in _SENTENCE_END.split(text) if _ASKING.search(sentence)]
    if not asking:
        return NOTHING
    if before and _OF_THE_ANSWER.search(text):
        return NOTHING if _BY_THE_ANSWER.search(text) else Measure(measure_read(before, "", theme).unit)
    question, whole = asking[-1], f"{before} {text}"
    asked = [_noun(match[1]) for match in _HOW_MANY.finditer(question)]
    if not asked:
        return _implied(question, whole)
    nouns = {noun for noun in asked if noun} or {_plural_in(whole, theme)}
    return _counting(nouns.pop()) if len(nouns) == 1 else NOTHING


def _noun(phrase: str) -> str:
    """Return the noun at the head of `red apples did Kim eat`; nothing where none stands there."""
    words = _WORD.findall(phrase)
    while words and _LEADING.match(words[0]):
        words = words[1:]
    end = next((number for number, word in enumerate(words) if _CLOSING.match(word)), len(words))
    for start in range(min(end, _MOST_ADJECTIVES) + 1):
        known = _known_noun(words[start:])
        if known:
            return " ".join([*words[:start], known])
    return " ".join(words[:end])


def _known_noun(words: list[str]) -> str:
    """Return the longest plural of the vocabulary that words begin with."""
    for length in range(min(_LONGEST_NOUN, len(words)), 0, -1):
        if _lower(words[:length]) in PLURALS:
            return " ".join(words[:length])
    return ""


def _lower(words: list[str]) -> tuple[str, ...]:
    return tuple(word.lower() for word in words)


def _plural_in(text: str, theme: str) -> str:
    """Return the plural of a theme as it stands in a text."""
    words = _WORD.findall(text)
    known = [_known_noun(words[start:]) for start in range(len(words))]
    return next((noun for noun in known if noun and NOUNS[_lower(noun.split())] == theme), "")


def _counting(noun: str) -> Measure:
    unit = unit_named(noun)
    return Measure(unit=unit) if unit else Measure(counted=noun)


def unit_named(name: str) -> str:
    """Return a unit in the singular: `square foot` for `square feet`; nothing for what is none."""
    if unit_of(name) is None:
        return ""
    return " ".join(_SINGULAR.get(word) or word.removesuffix("s") for word in name.split(" "))


# A question without `how many` has a word for a quantity; the text has the unit that it is in.

_IN_UNIT = Pattern(rf"\bin {UNIT}(?=[.,;:?]|$)")
_AMOUNT = Pattern(r"[0-9] (?:square |cubic )?([a-z]+)")
_TIMES = Pattern(r"\b[Hh]ow often\b")
_AGE = Pattern(r"\b[Hh]ow old\b|\bage\b")
_MONEY = Pattern(r"\b(?:money|costs?|price|pay|pays|paid|spends?|spent|balances?)\b")
_HOW_MUCH = Pattern(r"\b[Hh]ow much\b")
_AREA = Pattern(r"\barea\b")
_LENGTH = Pattern(
    r"\b(?:perimeter|long|wide|high|tall|far|length|width|height|sides?|edge|distance|elevations?|level)\b"
)
_CHANGE = Pattern(r"\b(?:changes?|differences?|gains?|loss|losses|total|mean|average|add up|temperatures?)\b")
_ONE_LENGTH = (("length", 1),)


def _implied(question: str, whole: str) -> Measure:
    in_unit = [unit for name in _IN_UNIT.findall(question) if (unit := unit_named(name))]
    if in_unit:
        return Measure(unit=in_unit[-1])
    if _TIMES.search(question):
        return Measure(counted="times")
    if _AGE.search(question):
        return Measure(unit="year")
    if _MONEY.search(question) or ("$" in whole and _HOW_MUCH.search(question)):
        return Measure(unit="dollar" if "$" in whole or "dollar" in whole else "cent")
    if _AREA.search(question):
        return Measure(unit=f"square {_length_in(whole)}")
    if _LENGTH.search(question):
        return Measure(unit=_length_in(whole))
    if _CHANGE.search(question):
        return _changing(whole)
    return NOTHING


def _length_in(text: str) -> str:
    """Return the unit of lengths in a text, or that of its areas and volumes."""
    lengths = [unit for name in _AMOUNT.findall(text) if (unit := unit_named(name)) and _is_length(unit)]
    return lengths[0] if lengths else ""


def _is_length(name: str) -> bool:
    unit = unit_of(name)
    return unit is not None and unit.kinds == _ONE_LENGTH and name != "in"


def _changing(text: str) -> Measure:
    """Return what rises and falls in a text: temperatures, points, money or lengths."""
    if "degree" in text or "°C" in text:
        return Measure(unit="degree")
    if " points" in text:
        return Measure(counted="points")
    if "$" in text:
        return Measure(unit="dollar")
    return Measure(unit=_length_in(text))
