"""Gaps of sentences that are read as formulas at once."""

import re
from collections.abc import Iterable, Mapping

from seedproof.certifying.patterns import Kind, Patterns
from seedproof.certifying.script import Unread
from seedproof.certifying.university import latex
from seedproof.certifying.university.expression import Interval
from seedproof.certifying.university.template import FORMULA


def _ends(text: str) -> tuple[int, int]:
    low, high = re.findall(r"-?\d+", text)
    return int(low), int(high)


def _span(text: str) -> Interval:
    found = re.fullmatch(r"\\left([\[(])(.+)\\right([\])])", text)
    ends = latex.formulas(found[2]) if found else []
    if found is None or len(ends) != 2:
        raise Unread(f"no interval: {text}")
    return Interval(ends[0], ends[1], found[1] == "[", found[3] == "]")


GAPS: Mapping[str, Kind] = {
    **FORMULA,
    "tree": Kind(r"(?:(?!\\q?quad)[^$])+?", latex.expression),
    "trees": Kind(r"[^$]+?", latex.formulas),
    "relation": Kind(r"[^$]+?", latex.relation),
    "ends": Kind(r"\[-?\d+, -?\d+\]", _ends),
    "interval": Kind(r"\[[^$]+\]", lambda text: latex.formulas(text[1:-1])),
    "span": Kind(r"\\left[\[(][^$]+", _span),
    "letter": Kind(r"[a-zA-Z]", str),
    "letters": Kind(r"[a-z](?:, [a-z])*", lambda text: text.split(", ")),
    "point": Kind(r"\(-?\d+(?:, -?\d+)*\)", lambda text: [int(part) for part in re.findall(r"-?\d+", text)]),
}


def sentences(patterns: Mapping[str, Iterable[str]]) -> Patterns:
    """Compile the sentences of a template."""
    return Patterns(patterns, GAPS)
