"""Reads the equations term by term, with the unknowns in the order in which the first question lists them."""

import re
from collections.abc import Sequence
from typing import Any

from seedproof.equivalence import read as formula_of
from seedproof.equivalence.reading.tree import Node, Number, Product, Relation, Sum, Symbol
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.untyped import Facts

_LISTED = r"(?P<listed>\$[a-z](?:_\{[0-9]\})?\$(?:(?:, | and )\$[a-z](?:_\{[0-9]\})?\$)+)"
_SYSTEM = r"\$\$\\begin\{cases\} (?P<system>[^$]+) \\end\{cases\}\$\$"
_STATEMENTS = tuple(
    re.compile(one)
    for one in (
        rf"Consider the system of linear equations {_SYSTEM}",
        rf"The real numbers {_LISTED} satisfy {_SYSTEM}",
        rf"A system of (?P<one>three|four) linear equations in the (?P=one) unknowns {_LISTED} is given: "
        rf"{_SYSTEM}",
        rf"Here is a linear system for the unknowns {_LISTED}: {_SYSTEM}",
    )
)
_ORDER = r"\$\\left\((?P<order>[^()$]+)\\right\)\$"
_SOLUTION = re.compile(
    rf"(?:Solve the system, and give the solution in the form"
    rf"|Find the only solution of the system, written as|Determine the values of the unknowns, as) {_ORDER}\."
)
_DETERMINANT = re.compile(
    rf"What is the determinant of the coefficient matrix, with rows in the order of the equations and "
    rf"columns in the order {_ORDER}\?"
    rf"|Compute the determinant of the coefficient matrix, whose rows follow the equations and whose columns "
    rf"follow the order {_ORDER.replace('order', 'other')}\."
)
_CRITICAL = re.compile(
    r"In the (?P<row>\w+) equation the coefficient of \$(?P<letter>[^$]+)\$ is replaced by a real "
    r"number \$k\$\. For which \$k\$ does the new system not have exactly one solution\?"
    r"|Replace the coefficient of \$(?P<second>[^$]+)\$ in the (?P<line>\w+) equation by a real "
    r"number \$k\$\. Which value of \$k\$ makes the new coefficient matrix singular\?"
)
_ORDINALS = ("first", "second", "third", "fourth")


def read(statement: str, questions: Sequence[str], drawing: dict[str, Any] | None) -> Facts:
    """The facts of a linear system."""
    match = next(filter(None, (one.fullmatch(statement) for one in _STATEMENTS)), None)
    if match is None or drawing is not None or len(questions) not in (2, 3):
        raise Unreadable("it is not a linear system")
    solution, determinant = _SOLUTION.fullmatch(questions[0]), _DETERMINANT.fullmatch(questions[1])
    if solution is None or determinant is None:
        raise Unreadable("it asks neither for the solution nor for the determinant")
    letters = solution["order"].split(", ")
    listed = re.findall(r"\$([^$]+)\$", match.groupdict().get("listed") or "")
    if (determinant["order"] or determinant["other"]).split(", ") != letters or listed not in ([], letters):
        raise Unreadable("the unknowns are listed in different orders")
    facts: Facts = {"letters": [re.sub(r"_\{(\d)\}", r"\1", one) for one in letters], "rows": [], "right": []}
    for line in match["system"].split(r" \\ "):
        row, side = _equation(line, [re.sub(r"_\{(\d)\}", r"_\1", one) for one in letters])
        facts["rows"].append(row)
        facts["right"].append(side)
    if len(questions) == 3:
        critical = _CRITICAL.fullmatch(questions[2])
        if critical is None:
            raise Unreadable("the last question is about no coefficient")
        row_word, letter = critical["row"] or critical["line"], critical["letter"] or critical["second"]
        facts["replaced"] = [_ORDINALS.index(row_word), letters.index(letter)]
    return facts


def _equation(text: str, letters: list[str]) -> tuple[list[int], int]:
    """The coefficients in the order of the letters, and the right side."""
    match formula_of(text):
        case Relation((left, Number(side)), ("=",)) if side.denominator == 1:
            terms = left.terms if isinstance(left, Sum) else (left,)
            found = dict(map(_term, terms))
            if len(found) == len(terms) and found.keys() <= set(letters):
                return [found.get(letter, 0) for letter in letters], int(side)
    raise Unreadable(f"{text!r} is no linear equation in {letters}")


def _term(node: Node) -> tuple[str, int]:
    match node:
        case Symbol(name):
            return name, 1
        case Product((Number(value), Symbol(name))) if value.denominator == 1:
            return name, int(value)
    raise Unreadable("a term is not an integer times an unknown")


READER = Reader(read=read)
