"""Reads each equation as a polynomial in the unknowns and the parameter."""

from collections.abc import Sequence
from fractions import Fraction

from seedproof.equivalence import read as tree_of
from seedproof.equivalence.reading.tree import Relation, names
from seedproof.problems.checking.matrices import number_of
from seedproof.problems.checking.polynomials import integer
from seedproof.problems.drawing import Drawing
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.reading import read_gaps
from seedproof.problems.templates.system_with_parameter.facts import Coefficient, Facts
from seedproof.problems.templates.system_with_parameter.phrases import (
    CRITICAL,
    HOMOGENEOUS,
    SOLUTIONS,
    STATEMENTS,
    UNSOLVABLE,
)

_UNKNOWNS = {"x, y": "xy", "x, y, z": "xyz"}
_PARAMETERS = ("a", "s", "t")


def read(statement: str, questions: Sequence[str], drawing: Drawing | None) -> Facts:
    """Read a linear system with a parameter."""
    if drawing is not None:
        raise Unreadable("a linear system has no figure")
    gaps = read_gaps(statement, STATEMENTS)
    parameter = gaps["parameter"]
    if gaps["unknowns"] not in _UNKNOWNS or parameter not in _PARAMETERS:
        raise Unreadable("the letters are not those of the template")
    asked = [
        read_gaps(question, wordings)
        for question, wordings in zip(questions, (CRITICAL, UNSOLVABLE, SOLUTIONS, HOMOGENEOUS), strict=True)
    ]
    if {gap["parameter"] for gap in asked} != {parameter}:
        raise Unreadable("a question has another parameter")
    if asked[2]["tuple"] != rf"\left({gaps['unknowns']}\right)":
        raise Unreadable("the solution is asked for in another order")
    unknowns = _UNKNOWNS[gaps["unknowns"]]
    rows: list[list[Coefficient]] = []
    right: list[Coefficient] = []
    for line in gaps["system"].split(r" \\ "):
        row, side = _equation(line, unknowns, parameter)
        rows.append(row)
        right.append(side)
    return Facts(parameter=parameter, rows=rows, right=right)


def _equation(line: str, unknowns: str, parameter: str) -> tuple[list[Coefficient], Coefficient]:
    """Read an equation by the values of its sides, which are linear in the unknowns and in the parameter."""
    match tree_of(line):
        case Relation((left, right), ("=",)):
            if names(left) - {*unknowns, parameter} or names(right) - {parameter}:
                raise Unreadable("an equation has other letters")
        case _:
            raise Unreadable(f"{line!r} is no equation")

    def value(unknown: str, at: int) -> int:
        values = {letter: Fraction(int(letter == unknown)) for letter in unknowns}
        return integer(number_of(left, values | {parameter: Fraction(at)}))

    if value("", 0) or value("", 1):
        raise Unreadable("the left side has a term without an unknown")
    row: list[Coefficient] = []
    for unknown in unknowns:
        constant = value(unknown, 0)
        slope = value(unknown, 1) - constant
        if value(unknown, 5) != 5 * slope + constant:
            raise Unreadable("a coefficient is not linear in the parameter")
        row.append((slope, constant))
    side = [integer(number_of(right, {parameter: Fraction(at)})) for at in (0, 1, 5)]
    if side[2] - side[0] != 5 * (side[1] - side[0]):
        raise Unreadable("a right side is not linear in the parameter")
    return row, (side[1] - side[0], side[0])


READER = Reader(read=read)
