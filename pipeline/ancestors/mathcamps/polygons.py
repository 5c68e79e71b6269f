"""Decides whether the figures of MathCAMPS exist, and whether their texts name them rightly."""

import re
from collections.abc import Iterator
from typing import NamedTuple

from seedproof.benchmarks.curriculum.lexicon.cardinals import cardinal
from seedproof.benchmarks.curriculum.standards.numerals import terms, worth_in
from seedproof.benchmarks.curriculum.standards.shapes import Polygon
from seedproof.benchmarks.curriculum.standards.standard import Standard
from seedproof.benchmarks.curriculum.symbolic.problem import (
    Declaration,
    Equation,
    Number,
    Operation,
    Problem,
)
from seedproof.benchmarks.curriculum.symbolic.values import Case
from seedproof.exact.number import Exact

CORNERS = {
    "triangle": 3, "quadrilateral": 4, "rectangle": 4, "pentagon": 5, "hexagon": 6,
    "heptagon": 7, "septagon": 7, "octagon": 8, "nonagon": 9, "decagon": 10, "hendecagon": 11,
}  # fmt: skip

_NAMED = re.compile(rf"\b({'|'.join(CORNERS)})s?\b", re.IGNORECASE)
_COUNTED = re.compile(
    r"\bpolygon with ([a-z]+|[0-9]{1,2}) sides\b|\b([a-z]+|[0-9]{1,2})-sided polygon\b", re.IGNORECASE
)


class Sides(NamedTuple):
    """Equal sides of a figure."""

    length: Exact
    times: int


def flaws(standard: Standard, problem: Problem, case: Case, text: str) -> Iterator[tuple[str, str]]:
    """Yield the code and the sentence of what is wrong with the figure of a row, if it has one."""
    if not isinstance(standard.asks, Polygon):
        return
    sides = list(_sides(standard.asks, problem, case))
    if not sides:
        return
    longest = max(side.length for side in sides)
    others = sum(side.length * side.times for side in sides) - longest
    shown = ", ".join(
        f"{side.times} of {side.length}" if side.times > 1 else str(side.length) for side in sides
    )
    if min(side.length for side in sides) <= 0 or longest >= others:
        yield (
            "impossible-polygon",
            f"its sides are {shown}: the longest, {longest}, against {others} together",
        )
    count = sum(side.times for side in sides)
    said = dict(_said(text))
    if said and count not in said.values():
        name, named = next(iter(said.items()))
        yield "other-polygon", f"the statements add up {count} sides, the text has a {name}, with {named}"


def _sides(shape: Polygon, problem: Problem, case: Case) -> Iterator[Sides]:
    """Yield the sides of a figure whose only statement is its perimeter or area; none of another form."""
    match problem.statements:
        case (Declaration(expression=whole),) | (Equation(right=whole),):
            worth = worth_in(case)
        case _:
            return
    if shape.name == "rectangle" and isinstance(whole, Operation) and whole.op == "*":
        yield Sides(worth(whole.left), 2)
        yield Sides(worth(whole.right), 2)
        return
    for term in terms(whole):
        match term:
            case Operation("*", Number(digits=count, places=0), length):
                yield Sides(worth(length), count)
            case _:
                yield Sides(worth(term), 1)


def _said(text: str) -> Iterator[tuple[str, int]]:
    """Yield what a text calls its figure, and how many sides that has."""
    for match in _NAMED.finditer(text):
        yield match[1].lower(), CORNERS[match[1].lower()]
    for match in _COUNTED.finditer(text):
        word = match[1] or match[2]
        count = int(word) if word.isdigit() else cardinal(word)
        if count:
            yield match[0], count
