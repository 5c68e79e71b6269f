"""Reads the equations term by term, with the unknowns in the order in which the first question lists them."""

import re
from collections.abc import Sequence

from seedproof.equivalence import read as formula_of
from seedproof.equivalence.reading.tree import Node, Number, Product, Relation, Sum, Symbol
from seedproof.problems.checking.polynomials import integer
from seedproof.problems.drawing import Drawing
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.reading import read_gaps, read_kind
from seedproof.problems.templates.linear_system.facts import Facts
from seedproof.problems.templates.linear_system.phrases import (
    COUNTS,
    CRITICAL,
    DETERMINANTS,
    ORDINALS,
    SOLUTIONS,
    STATEMENTS,
)

_TUPLE = re.compile(r"\\left\((.+)\\right\)")
_LETTER = re.compile(r"([a-z])(?:_\{([0-9])\})?")


def read(statement: str, questions: Sequence[str], drawing: Drawing | None) -> Facts:
    """Read a linear system."""
    if drawing is not None:
        raise Unreadable("a linear system has no figure")
    solution, determinant, critical = questions
    order = read_gaps(solution, SOLUTIONS)["tuple"]
    if read_gaps(determinant, DETERMINANTS)["tuple"] != order:
        raise Unreadable("the unknowns are listed in different orders")
    letters = _letters(order)
    gaps = read_gaps(statement, STATEMENTS)
    if "letters" in gaps and gaps["letters"] != _listed(letters):
        raise Unreadable("the unknowns are listed in different orders")
    if "count" in gaps:
        count, _ = read_kind(gaps["count"], COUNTS)
        if count != len(letters):
            raise Unreadable("there are more unknowns, or fewer")
    rows: list[list[int]] = []
    right: list[int] = []
    for line in gaps["system"].split(r" \\ "):
        row, side = _equation(line, [_renamed(letter, r"\1_\2") for letter in letters])
        rows.append(row)
        right.append(side)
    names = [_renamed(letter, r"\1\2") for letter in letters]
    return Facts(names, rows, right, _replaced(critical, letters))


def _letters(order: str) -> list[str]:
    """Read the unknowns of a tuple, as LaTeX."""
    match = _TUPLE.fullmatch(order)
    if match is None:
        raise Unreadable(f"{order!r} is no tuple")
    letters = match[1].split(", ")
    if not all(_LETTER.fullmatch(letter) for letter in letters):
        raise Unreadable(f"{order!r} is no tuple of unknowns")
    return letters


def _renamed(letter: str, indexed: str) -> str:
    """Return a letter with its index, if it has one, in another form."""
    return re.sub(r"([a-z])_\{([0-9])\}", indexed, letter)


def _listed(letters: Sequence[str]) -> str:
    *first, last = [f"${letter}$" for letter in letters]
    return f"{', '.join(first)} and {last}"


def _equation(text: str, names: Sequence[str]) -> tuple[list[int], int]:
    """Read the coefficients in the order of the names, and the right side."""
    match formula_of(text):
        case Relation((left, Number(side)), ("=",)):
            terms = _terms(left)
            if terms.keys() <= set(names):
                return [terms.get(name, 0) for name in names], integer(side)
    raise Unreadable(f"{text!r} is no linear equation in {names}")


def _terms(node: Node) -> dict[str, int]:
    """Return the coefficients by the names of the unknowns, each of which stands once."""
    terms = node.terms if isinstance(node, Sum) else (node,)
    coefficients = dict(_term(term) for term in terms)
    if len(coefficients) != len(terms):
        raise Unreadable("an unknown stands twice in an equation")
    return coefficients


def _term(node: Node) -> tuple[str, int]:
    match node:
        case Symbol(name):
            return name, 1
        case Product((Number(value), Symbol(name))):
            return name, integer(value)
    raise Unreadable("a term is not an integer times an unknown")


def _replaced(question: str, letters: Sequence[str]) -> tuple[int, int]:
    """Read row and column of a coefficient."""
    gaps = read_gaps(question, CRITICAL)
    row, _ = read_kind(gaps["row"], ORDINALS)
    if gaps["letter"] not in letters:
        raise Unreadable(f"{gaps['letter']} is no unknown")
    return row, letters.index(gaps["letter"])


READER = Reader(read=read)
