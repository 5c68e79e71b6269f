"""Reads the equations term by term, with the unknowns in the order in which the first question lists them."""

import re
from collections.abc import Sequence

from seedproof.equivalence import read
from seedproof.equivalence.reading.tree import Node, Number, Product, Relation, Sum, Symbol
from seedproof.problems.checking.polynomials import integer
from seedproof.problems.checking.texts import Values, reader
from seedproof.problems.phrases import Phrases
from seedproof.problems.reader import Unreadable
from seedproof.problems.reading import read_kind
from seedproof.problems.templates.linear_system.facts import Facts
from seedproof.problems.templates.linear_system.phrases import COUNTS, ORDINALS, TEXTS

_LETTER = r"[a-z](?:_\{[0-9]\})?"
_TUPLE = re.compile(rf"\\left\(({_LETTER}(?:, {_LETTER})*)\\right\)")


def made(values: Values) -> Facts:
    """Return the facts of the equations below one another, and of a place."""
    match = _TUPLE.fullmatch(values["tuple"])
    if match is None:
        raise Unreadable(f"{values['tuple']!r} is no tuple of unknowns")
    letters = match[1].split(", ")
    *others, last = [f"${letter}$" for letter in letters]
    listed = f"{', '.join(others)} and {last}"
    if values.get("unknowns", listed) != listed:
        raise Unreadable("the unknowns are listed in different orders")
    if "count" in values and values["count"] != COUNTS.get(len(letters)):
        raise Unreadable("there are more unknowns, or fewer")
    names = [letter.replace("{", "").replace("}", "") for letter in letters]
    equations = [_equation(line, names) for line in values["system"].split(r" \\ ")]
    row, _ = read_kind(values["row"], ORDINALS)
    if values["letter"] not in letters:
        raise Unreadable(f"{values['letter']} is no unknown")
    return Facts(
        letters=[name.replace("_", "") for name in names],
        rows=[coefficients for coefficients, _ in equations],
        right=[side for _, side in equations],
        replaced=(row, letters.index(values["letter"])),
    )


def _equation(text: str, names: Sequence[str]) -> tuple[list[int], int]:
    """Read the coefficients in the order of the names, each of which stands once, and the right side."""
    match read(text):
        case Relation((left, Number(side)), ("=",)):
            terms = left.terms if isinstance(left, Sum) else (left,)
            coefficients = dict(map(_term, terms))
            if len(coefficients) == len(terms) and coefficients.keys() <= {*names}:
                return [coefficients.get(name, 0) for name in names], integer(side)
    raise Unreadable(f"{text!r} is no linear equation in {names}")


def _term(node: Node) -> tuple[str, int]:
    match node:
        case Symbol(name):
            return name, 1
        case Product((Number(value), Symbol(name))):
            return name, integer(value)
    raise Unreadable("a term is not an integer times an unknown")


READER = reader(Facts, Phrases(TEXTS, {}), made)
