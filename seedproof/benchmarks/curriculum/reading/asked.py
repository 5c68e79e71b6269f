"""Reads the form in which a question asks for its answer, from its words."""

from seedproof.benchmarks.curriculum.reading.followups import changed_text
from seedproof.benchmarks.curriculum.reading.measured import NOTHING, UNIT, measure_read, unit_named
from seedproof.record.asked_form import AskedForm
from seedproof.record.patterns import Pattern
from seedproof.text.asked_line import read_asked_line

_LETTER = Pattern(
    r"(?<=[0-9)])([a-z])(?!\w)|(?<![\w'])([a-z])(?=\^|\(| [-+=·×÷*/])|[-+=·×÷*/(] ?([a-z])(?![\w'])"
)
"""A letter of an equation: `3x`, `x + 5`, `5 = x`."""
_NUMERAL = r"(-?\d+(?:/\d+|[ \d.]*\d/\d+|\.\d+)?)"
_SIDES = (
    Pattern(r"\bIs (?!the first)(.+?) less than, .* than (.+?)\?"),
    Pattern(r"\b[Cc]ompares? (?!them)(.+?) with (.+?)[.?]"),
    Pattern(r"\bHow does (.+?) compare to (.+?)\?"),
    Pattern(rf"{_NUMERAL} (?:□|_+) {_NUMERAL}"),
    Pattern(rf"\b{_NUMERAL} and {_NUMERAL}\."),
)
"""Two sides of a comparison."""
_NOUNS = ("quotient", "remainder")


def asked_read(last: str, told: str, paragraph: str, theme: str, answer_type: str) -> AskedForm:
    """Read the whole form that a question asks for, its last paragraph included. Raises: Unreadable.

    `told` is the problem that a follow-up goes on from. What has no solution, or infinitely many, is answered
    in words.
    """
    changed = changed_text(told, last) if told else None
    text, before = (last, told) if changed is None else (changed, "")
    asked = read_asked_line(paragraph)
    kind, names = asked["kind"], asked["names"]
    if kind == "word":
        asked["names"] = _sides_in(text)
    elif kind == "tuple" and tuple(names) != _NOUNS:
        asked["unit"] = _unit_of_letters(text, names)
    else:
        measure = measure_read(text, before, theme)
        asked["unit"] = measure.unit
        asked["counted"] = measure.counted
        asked["names"] = names or (_letters_in(text) if measure == NOTHING else [])
    if answer_type == "solvability":
        asked["kind"] = "word"
    return asked


def _sides_in(text: str) -> list[str]:
    matches = [pattern.search(text) for pattern in _SIDES]
    return next(([match[1], match[2]] for match in matches if match is not None), [])


def _letters_in(text: str) -> list[str]:
    return sorted({"".join(found) for found in _LETTER.findall(text)})


def _unit_of_letters(text: str, letters: list[str]) -> str:
    """Read the unit that both of two letters are in, as `x dollars`, or `in dollars`."""
    named = Pattern(rf"\b(?:{'|'.join(letters)}) {UNIT}|number of {UNIT}|, in {UNIT}\.")
    units = [unit_named(name) for match in named.finditer(text) for name in match.groups() if name]
    return next((unit for unit in units if unit), "")
