"""What a row's text asks for: the names of its values, the unit or the noun it counts, and its words."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from seedproof.answers.nouns import DOUBTFUL, noun_phrase, stem, words_of
from seedproof.answers.units import Unit, unit_of
from seedproof.record.patterns import Pattern


@dataclass(frozen=True)
class Asked:
    """What an answer is asked to be."""

    answer_type: str
    names: tuple[str, ...] = ()
    """The names of several values, in the order asked for."""
    unit: Unit | None = None
    """The unit that the question names, or that its quantities imply."""
    rates: tuple[Unit, ...] = ()
    """The units of which the question asks for one: minutes in `How many liters is that per minute?`."""
    nouns: frozenset[str] = frozenset()
    """What the question counts, in the singular: `paper` and `crane` for `How many paper cranes`."""
    words: frozenset[str] = frozenset()
    """The words of the question, which may stand beside its answer."""
    sides: tuple[tuple[str, str], ...] = ()
    """The left and the right side of a comparison, by all the names that the question has for them."""
    symbol: str = ""
    """The symbol of the value that is asked for, as `x_2` or `a(6)`, where the question names one."""


def asked_by(row: Mapping[str, Any]) -> Asked:
    """Return what a row asks for, by its question and, for a follow-up, by the turns before it."""
    turns = tuple(_turns(row))
    names = tuple(row.get("names") or ())
    return _asked(row["answer_type"], names, turns)


def _turns(row: Mapping[str, Any]) -> Iterator[str]:
    """Return the texts of the user, the last first; the form line stands in each of them."""
    yield row.get("question") or ""
    dialogue: Sequence[Mapping[str, str]] = row.get("dialogue") or ()
    for turn in reversed(dialogue[:-1]):
        if turn["role"] == "user":
            yield turn["content"]


# As many as a benchmark has rows: several solvers are scored on each, table by table.
@lru_cache(maxsize=1 << 14)
def _asked(answer_type: str, names: tuple[str, ...], turns: tuple[str, ...]) -> Asked:
    stories = [_FORM_LINE.sub(" ", turn) for turn in turns]
    unit, nouns = _measure(stories)
    sides: tuple[tuple[str, str], ...] = ()
    if answer_type == "comparison":
        sides = next((found for story in stories if (found := _sides(story))), ())
    return Asked(
        answer_type,
        names or _names(answer_type, turns[0]),
        unit,
        _rates(stories) if unit is not None else (),
        nouns,
        frozenset().union(*map(words_of, stories)) - (DOUBTFUL - _comparing_words(stories[0])),
        sides,
        "" if answer_type in ("tuple", "named") else _symbol(stories[0]),
    )


_HOW_MANY_MORE = Pattern(r"\bhow (?:many|much) (?:more|fewer|less)\b[^?]*\bthan\b", re.IGNORECASE)
_FIND = Pattern(
    r"(?:\bFind |\b[Ww]hat is |\b[Ss]olve for )(?:the (?:value|entry) (?:of )?)?"
    r"([A-Za-z][\w']{0,8}(?:[(\[][-\w, |]{1,12}[)\]]){0,2})(?=[.?,]|$)"
)


def _comparing_words(story: str) -> frozenset[str]:
    """Return the word `than` where the question asks for a difference: `How many more ... than ...?`."""
    asks = "than" in story.lower() and _HOW_MANY_MORE.search(story)
    return frozenset(["than"]) if asks else frozenset()


def _symbol(story: str) -> str:
    symbols = _FIND.findall(story)
    return symbols[-1] if symbols else ""


# The form line names what a tuple holds: "End with one line of the form `Answer: (e01, e12, e20)`".

_FORM_LINE = Pattern(r"\n\nEnd with one line .*\Z", re.DOTALL)
_FORM = Pattern(r"`Answer: ([^`]*)`")
_NAME = Pattern(r"\s*([^\s=,()]+)\s*(?:=[^,]*)?")


def _names(answer_type: str, question: str) -> tuple[str, ...]:
    form = _FORM.search(question)
    if form is None or answer_type not in ("tuple", "named"):
        return ()
    parts = form[1].strip("() ").split(",")
    names = [_NAME.fullmatch(part) for part in parts]
    return tuple(name[1] for name in names if name) if all(names) else ()


# The unit or the noun that is counted stands behind the last "how many"; else the quantities tell it.

_HOW_MANY = Pattern(r"\bhow many\s+((?:[\w'-]+\s+){0,5}[\w'-]+)", re.IGNORECASE)
_NUMBER_OF = Pattern(r"\bthe number of\s+((?:[\w'-]+\s+){0,3}[\w'-]+)", re.IGNORECASE)
_IN_UNIT = Pattern(
    r"\bin ((?:square |cubic )?[a-z]+(?:[ -]hours?)?(?: per [a-z]+)?)\s*(?=[.,;:?)\n]|$)", re.IGNORECASE
)
_MONEY = Pattern(r"\$[0-9]|\bdollars?\b")
_ADJECTIVES = frozenset(["more", "fewer", "less", "of", "the", "other", "full", "many"])
_AREA = Pattern(r"\barea\b")
_VOLUME = Pattern(r"\bvolume\b")
_LENGTH = Pattern(r"\b(?:perimeter|long|wide|high|tall|length|width|height|side|edge|around|distance)\b")
_STOPS = ".?!"


def _measure(stories: list[str]) -> tuple[Unit | None, frozenset[str]]:
    for story in stories:
        # Without regard to case, patterns are slow to miss; their words are not.
        small = story.lower()
        counted: list[re.Match[str]] = []
        if "how many" in small:
            counted += _HOW_MANY.finditer(story)
        if "the number of" in small:
            counted += _NUMBER_OF.finditer(story)
        if counted:
            return _counted(counted[-1][1])
        named = [unit for match in _IN_UNIT.finditer(story) if (unit := unit_of(match[1]))]
        if named:
            return named[-1], frozenset()
    whole = " ".join(reversed(stories))
    return _implied(whole, _last_sentence(stories[-1].strip())), frozenset()


def _last_sentence(text: str) -> str:
    """Return what stands behind the last stop but one, or behind the last one if the text goes on there."""
    before = text[:-1] if text.endswith(tuple(_STOPS)) else text
    return text[max(map(before.rfind, _STOPS)) + 1 :]


def _counted(text: str) -> tuple[Unit | None, frozenset[str]]:
    """Return the unit, or the nouns, of the words behind "how many"."""
    words = text.split()
    while words and words[0].lower() in _ADJECTIVES:
        words = words[1:]
    for length in (4, 3, 2, 1):
        unit = unit_of(" ".join(words[:length])) if len(words) >= length else None
        if unit is not None and words[0].lower() != "in":
            return unit, frozenset()
    nouns = set[str]()
    for word in noun_phrase(words)[:3]:
        # A name begins the next clause: "how many screws Carla has".
        if word[0].isupper():
            break
        nouns.add(stem(word))
    return None, frozenset(nouns)


def _implied(story: str, question: str) -> Unit | None:
    """Return the unit of an area, a length or a volume whose question names none, by its quantities."""
    if _MONEY.search(question):
        return unit_of("dollars")
    lengths = {unit for text in _MEASURED.findall(story) if (unit := _length_in(text)) is not None}
    if len(lengths) != 1:
        return None
    (length,) = lengths
    asks = question.lower()
    if _AREA.search(asks) and not _LENGTH.search(asks):
        return length.power(2)
    if _VOLUME.search(asks) and not _LENGTH.search(asks):
        return length.power(3)
    return length if _LENGTH.search(asks) else None


_MEASURED = Pattern(r"[0-9] ((?:(?:square|cubic) )?[a-z]+)")


def _length_in(text: str) -> Unit | None:
    """Return the unit of length in `meters`, `square meters` or `cubic meters`; None for any other unit."""
    name = text.removeprefix("square ").removeprefix("cubic ")
    unit = unit_of(name)
    if name == "in":
        return None
    return unit if unit is not None and unit.kinds == (("length", 1),) else None


_PER = Pattern(r"\b(?:per|every|each|one|an?) ([a-z]+)\b", re.IGNORECASE)


def _rates(stories: list[str]) -> tuple[Unit, ...]:
    """Return the units behind `per` or `every`."""
    units = [unit_of(name) for story in stories for name in _PER.findall(story)]
    return tuple(dict.fromkeys(unit for unit in units if unit is not None))


# Two sides of a comparison: "Is Bruno's number less than, equal to or greater than Carlos's number?"

_SIDES = (
    Pattern(r"\bIs (.+?) (?:less than|smaller than|equal to)[^?]* than (.+?)\?", re.DOTALL),
    Pattern(r"\bcompares? (?:the (?:numbers|fractions) )?(.+?) (?:with|and|to) (.+?)[?.]", re.IGNORECASE),
    Pattern(r"\b(?:numbers|fractions):? (\S+) and (\S+?)[.?](?:\s|$)"),
    Pattern(r"\bHow does (.+?) compare to (.+?)\?"),
    Pattern(r"\bconsider (?:the (?:numbers|fractions) )?(.+?) and (.+?)[?.]", re.IGNORECASE),
    Pattern(r"(\S+) (?:□|_+) ([^\s?.]+)"),
)


def _sides(story: str) -> tuple[tuple[str, str], ...]:
    matches = [pattern.search(story) for pattern in _SIDES]
    return tuple((match[1].strip(), match[2].strip()) for match in matches if match is not None)
