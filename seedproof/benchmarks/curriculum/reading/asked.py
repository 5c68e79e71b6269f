"""Reads what a question asks for from its words: a unit, a noun that is counted, a letter, two sides.

It knows English, the vocabulary and units, and no sentence of ours. What a question leaves out, the text
before it tells: `How many are left?` asks for the apples of the story.
"""

import re

import msgspec

from seedproof.answers.units import unit_of
from seedproof.benchmarks.curriculum.lexicon.vocabulary import NOUNS, PLURALS
from seedproof.benchmarks.curriculum.reading.followups import changed_text
from seedproof.record.asked_form import AskedForm
from seedproof.record.patterns import Pattern
from seedproof.text.asked_line import read_asked_line


class Measure(msgspec.Struct, frozen=True):
    """What a number of the answer counts: a unit in the singular, or a noun in the plural."""

    unit: str = ""
    counted: str = ""


NOTHING = Measure()

_SENTENCE_END = Pattern(r"(?<=[.?:]) (?=[A-Z0-9$])")
_ASKING = Pattern(r"\?$|\b(?:[Ff]ind|[Ww]ork out|[Dd]etermine)\b")
_HOW_MANY = Pattern(
    r"\b(?:how many|(?:the|the total|what) number of)\b((?:(?!\bhow many\b)[^?.])*)", re.IGNORECASE
)
_LEADING = frozenset("more fewer less of the".split())
_CLOSING = frozenset(
    """
    and ago are at can colder could did do does each every for from go had has have he higher if in is it left
    long lower make makes of on remain remained she still tall that the there these they this those to until up warmer
    was were wide will with would you
    """.split()
)
_POSSESSIVE = Pattern(r"[A-Z]\w*'s?\Z")
_LONGEST_NOUN = 4
_SINGULAR = {"feet": "foot", "inches": "inch"}
_UNIT = r"((?:square |cubic |fluid )?[a-z]+(?:-[a-z]+)?(?: per [a-z]+)?)"
_IN_UNIT = Pattern(rf"\bin {_UNIT}(?=[.,;:?]|$)")
_AMOUNT = Pattern(rf"[0-9] {_UNIT.removesuffix('(?: per [a-z]+)?)')})")


def measure_read(text: str, before: str, theme: str) -> Measure:
    """Read what the last question of a text asks for; `before` stands ahead of it.

    `theme` is what a story is about, in the singular.
    """
    asking = [sentence for sentence in _SENTENCE_END.split(text) if _ASKING.search(sentence)]
    if not asking:
        return NOTHING
    question = asking[-1]
    whole = f"{before} {text}"
    asked = [_noun(match[1]) for match in _HOW_MANY.finditer(question)]
    if not asked:
        return _implied(question, whole)
    named = {noun for noun in asked if noun}
    if len(named) > 1:
        return NOTHING
    return _counting(named.pop() if named else _plural_in(whole, theme))


def _noun(phrase: str) -> str:
    """Return the noun at the head of `red apples did Kim eat`; nothing where none stands there."""
    words = re.findall(r"[\w'-]+", phrase)
    while words and (words[0].lower() in _LEADING or _POSSESSIVE.match(words[0])):
        words = words[1:]
    ends = [number for number, word in enumerate(words) if word.lower() in _CLOSING or word[0].isupper()]
    for start in range(3):
        for length in range(_LONGEST_NOUN, 0, -1):
            noun = tuple(word.lower() for word in words[start : start + length])
            if len(noun) == length and noun in PLURALS and start <= min(ends, default=start):
                return " ".join(words[: start + length])
    return " ".join(words[: min(ends, default=len(words))])


def _counting(noun: str) -> Measure:
    unit = _unit(noun)
    return Measure(unit=unit) if unit else Measure(counted=noun)


def _unit(name: str) -> str:
    """Return a unit in the singular: `square foot` for `square feet`; nothing for what is none."""
    if unit_of(name) is None:
        return ""
    return " ".join(_SINGULAR.get(word) or word.removesuffix("s") for word in name.split(" "))


def _plural_in(text: str, theme: str) -> str:
    """Return the plural of a theme as it stands in a text."""
    words = re.findall(r"[\w'-]+", text)
    for length in range(_LONGEST_NOUN, 0, -1):
        for start in range(len(words) - length + 1):
            noun = tuple(word.lower() for word in words[start : start + length])
            if noun in PLURALS and NOUNS[noun] == theme:
                return " ".join(words[start : start + length])
    return ""


# A question without `how many` has a word for a quantity; the text has the unit that it is in.

_TIMES = Pattern(r"\b[Hh]ow often\b")
_AGE = Pattern(r"\b[Hh]ow old\b|\bage\b")
_MONEY = Pattern(r"\b(?:money|costs?|price|pay|pays|paid|spends?|spent|balances?)\b")
_AREA = Pattern(r"\barea\b")
_LENGTH = Pattern(
    r"\b(?:perimeter|long|wide|high|tall|far|length|width|height|sides?|edge|distance|elevations?|level)\b"
)
_CHANGE = Pattern(r"\b(?:changes?|differences?|gains?|loss|losses|total|mean|average|add up|temperatures?)\b")
_ONE_LENGTH = (("length", 1),)


def _implied(question: str, whole: str) -> Measure:
    in_unit = [unit for name in _IN_UNIT.findall(question) if (unit := _unit(name))]
    if in_unit:
        return Measure(unit=in_unit[-1])
    if _TIMES.search(question):
        return Measure(counted="times")
    if _AGE.search(question):
        return Measure(unit="year")
    if _MONEY.search(question) or ("$" in whole and "ow much" in question):
        return Measure(unit="dollar" if "$" in whole or "dollar" in whole else "cent")
    if _AREA.search(question):
        return Measure(unit=f"square {_length_in(whole)}")
    if _LENGTH.search(question):
        return Measure(unit=_length_in(whole))
    if _CHANGE.search(question):
        return _changing(whole)
    return NOTHING


def _length_in(text: str) -> str:
    """Return the unit of lengths in a text, or of areas and volumes without `square` and `cubic`."""
    units = [_unit(name.split(" ")[-1]) for name in _AMOUNT.findall(text)]
    lengths = [unit for unit in units if unit and unit != "in" and _is_length(unit)]
    return lengths[0] if lengths else ""


def _is_length(name: str) -> bool:
    unit = unit_of(name)
    return unit is not None and unit.kinds == _ONE_LENGTH


def _changing(text: str) -> Measure:
    """Return what rises and falls in a text: temperatures, points, money or lengths."""
    if "degree" in text or "°C" in text:
        return Measure(unit="degree")
    if " points" in text:
        return Measure(counted="points")
    if "$" in text:
        return Measure(unit="dollar")
    return Measure(unit=_length_in(text))


# Letters and sides.

_LETTER = Pattern(
    r"(?<=[0-9)])([a-z])(?!\w)|(?<![\w'])([a-z])(?=\^|\(| [-+=·×÷*/])|[-+=·×÷*/(] ?([a-z])(?![\w'])"
)
_NUMERAL = r"(-?\d+(?:/\d+|[ \d.]*\d/\d+|\.\d+)?)"
_SIDES = (
    Pattern(r"\bIs (?!the first)(.+?) less than, .* than (.+?)\?"),
    Pattern(r"\b[Cc]ompares? (?!them)(.+?) with (.+?)[.?]"),
    Pattern(r"\bHow does (.+?) compare to (.+?)\?"),
    Pattern(rf"{_NUMERAL} (?:□|_+) {_NUMERAL}"),
    Pattern(rf"\b{_NUMERAL} and {_NUMERAL}\."),
)


def letter_read(text: str) -> list[str]:
    """Read the letter that the equations of a text have in common; nothing where there is none."""
    return sorted({"".join(found) for found in _LETTER.findall(text)})


def sides_read(text: str) -> list[str]:
    """Read the two sides of a comparison. Nothing is read where it has none."""
    matches = [pattern.search(text) for pattern in _SIDES]
    return next(([match[1], match[2]] for match in matches if match is not None), [])


# A pair of letters is in one unit where the text says so of either: `x dollars`, or `in dollars`.

def unit_of_letters(text: str, letters: list[str]) -> str:
    """Read the unit that both of two letters are in."""
    named = Pattern(rf"\b(?:{'|'.join(letters)}) {_UNIT}|number of {_UNIT}|, in {_UNIT}\.")
    units = [_unit(name) for match in named.finditer(text) for name in match.groups() if name]
    return next((unit for unit in units if unit), "")


def asked_read(last: str, told: str, paragraph: str, theme: str, answer_type: str) -> AskedForm | None:
    """Read the whole form that a question asks for, its last paragraph included; None if that says nothing.

    `told` is the problem that a follow-up goes on from. What has no solution, or infinitely many, is answered
    in words.
    """
    changed = changed_text(told, last) if told else None
    text, before = (last, told) if changed is None else (changed, "")
    asked = read_asked_line(paragraph)
    if asked is None:
        return None
    if asked["kind"] == "word":
        return asked | {"names": sides_read(text)}
    if asked["kind"] == "tuple" and "quotient" not in asked["names"]:
        asked["unit"] = unit_of_letters(text, asked["names"])
    else:
        measure = measure_read(text, before, theme)
        asked |= {"unit": measure.unit, "counted": measure.counted}
    if asked["kind"] != "tuple" and measure == NOTHING:
        asked["names"] = letter_read(text)
    return asked | {"kind": "word"} if answer_type == "solvability" else asked
