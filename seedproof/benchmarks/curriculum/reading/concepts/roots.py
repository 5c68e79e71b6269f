"""Reads squares and cubes of an unknown: all real solutions, or the side of a square, the edge of a cube."""

import re

from seedproof.benchmarks.curriculum.reading.concepts.text import Unreadable, sentences
from seedproof.benchmarks.curriculum.symbolic.problem import (
    Equation,
    Expression,
    Number,
    Operation,
    Problem,
    Question,
    Variable,
)

_N = "#"
_REAL = r"(?:real (?:numbers?|solutions?|values?|roots?))"
_BARE = (
    rf".*\b{_REAL}\b.*? (?P<x>[a-z]) \^ (?P<e>#) = {_N}(?: for all {_REAL}(?: (?P=x))?)?",
    rf"solve (?P<x>[a-z]) \^ (?P<e>#) = {_N} for (?:all )?{_REAL}(?: (?P<y>[a-z]))?",
    rf".*\b{_REAL}\b (?:whose|have a|with a|that have a) (?P<p>square|cube) (?:is|equals|of|equal to) {_N}",
)
_FIGURES = {
    "square": re.compile(
        r"(?:(?:a|the) (?P<thing>square(?: [a-z]+)?) has (?:an area|a surface) of # square (?P<unit>[a-z]+)"
        r"|the area of (?:a|the) (?P<other>square(?: [a-z]+)?) is # square (?P<unit2>[a-z]+))"
    ),
    "cube": re.compile(
        r"(?:(?:a|the) (?P<thing>cube(?:-shaped [a-z]+)?) has a volume of # cubic (?P<unit>[a-z]+)"
        r"|the volume of (?:a|the) (?P<other>cube(?:-shaped [a-z]+)?) is # cubic (?P<unit2>[a-z]+))"
    ),
}
_ASKS = re.compile(
    r"(?:how long is|how many (?P<unit>[a-z]+) long is|what is the length of|find the length of) "
    r"(?:each|one|every|a|its) (?P<what>side|edge)"
    r"(?: of (?:the (?P<thing>[a-z]+)|it))?(?: in (?P<unit2>[a-z]+))?"
)
_FORMS = {
    form: one
    for one, many in (
        ("foot", "feet"),
        ("inch", "inches"),
        ("meter", "meters"),
        ("centimeter", "centimeters"),
    )
    for form in (one, many)
}


def read_root(text: str) -> Problem | None:
    """Read the equation of a text; None where it says something else."""
    try:
        split = sentences(text)
    except Unreadable:
        return None
    numerals: list[Expression] = []
    lines = []
    for sentence in split:
        words = []
        for token in sentence:
            if token.value is not None and token.text != "one":
                numerals.append(token.value)
                words.append("#")
            elif token.text != "?":
                words.append(token.text)
        lines.append(" ".join(words))
    if len(lines) == 1:
        return _bare(lines[0], numerals)
    return _length(lines, numerals) if len(lines) == 2 else None


def _bare(line: str, numerals: list[Expression]) -> Problem | None:
    for pattern in _BARE:
        match = re.fullmatch(pattern, line)
        if match is None:
            continue
        groups = match.groupdict()
        if groups.get("p"):
            exponent: Expression = Number(2 if groups["p"] == "square" else 3)
            named = numerals
        else:
            exponent, *named = numerals
        if len(named) != 1 or exponent not in (Number(2), Number(3)):
            return None
        return _problem(named[0], exponent)
    return None


def _length(lines: list[str], numerals: list[Expression]) -> Problem | None:
    asks = _ASKS.fullmatch(lines[1])
    for name, pattern in _FIGURES.items():
        match = pattern.fullmatch(lines[0])
        if match is None or asks is None or len(numerals) != 1:
            continue
        unit = match["unit"] or match["unit2"]
        asked = asks["unit"] or asks["unit2"] or unit
        if asks["what"] != {"square": "side", "cube": "edge"}[name] or _FORMS.get(asked, asked) != _FORMS.get(
            unit, unit
        ):
            return None
        thing = (match["thing"] or match["other"]).split()[-1]
        if asks["thing"] not in (None, thing):
            return None
        return _problem(numerals[0], Number(2 if name == "square" else 3))
    return None


def _problem(power: Expression, exponent: Expression) -> Problem:
    unknown = Variable("side")
    return Problem((Equation(power, Operation("**", unknown, exponent)),), Question("answer", (unknown,)))
