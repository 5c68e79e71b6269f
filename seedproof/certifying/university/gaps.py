"""Gaps of sentences that are read as formulas at once."""

import re
from collections.abc import Iterable, Mapping

from seedproof.certifying.patterns import Kind, Patterns
from seedproof.certifying.university import latex
from seedproof.certifying.university.template import FORMULA


def _ends(text: str) -> tuple[int, int]:
    low, high = re.findall(r"-?\d+", text)
    return int(low), int(high)


GAPS: Mapping[str, Kind] = {
    **FORMULA,
    "tree": Kind(r"(?:(?!\\q?quad)[^$])+?", latex.expression),
    "trees": Kind(r"[^$]+?", latex.formulas),
    "relation": Kind(r"[^$]+?", latex.relation),
    "ends": Kind(r"\[-?\d+, -?\d+\]", _ends),
    "interval": Kind(r"\[[^$]+\]", lambda text: latex.formulas(text[1:-1])),
    "letter": Kind(r"[a-zA-Z]", str),
    "letters": Kind(r"[a-z](?:, [a-z])*", lambda text: text.split(", ")),
    "point": Kind(r"\(-?\d+(?:, -?\d+)*\)", lambda text: [int(part) for part in re.findall(r"-?\d+", text)]),
}


def sentences(patterns: Mapping[str, Iterable[str]]) -> Patterns:
    """Compile the sentences of a template."""
    return Patterns(patterns, GAPS)
