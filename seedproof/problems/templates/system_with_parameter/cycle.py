"""Reads each equation by the values of its sides, which are linear in the unknowns and in the parameter."""

from fractions import Fraction

from seedproof.equivalence import read
from seedproof.equivalence.reading.tree import Relation
from seedproof.problems.checking.parameters import linear_in
from seedproof.problems.checking.texts import Values, reader
from seedproof.problems.phrases import Phrases
from seedproof.problems.reader import Unreadable
from seedproof.problems.templates.system_with_parameter.facts import Coefficient, Facts
from seedproof.problems.templates.system_with_parameter.phrases import TEXTS, WORDS


def made(values: Values) -> Facts:
    """Return the facts of the equations below one another."""
    if values["unknowns"] not in ("x, y", "x, y, z"):
        raise Unreadable("the letters are not those of the template")
    nothing = {unknown: Fraction(0) for unknown in values["unknowns"].split(", ")}
    parameter = values["parameter"]
    rows: list[list[Coefficient]] = []
    right: list[Coefficient] = []
    for line in values["system"].split(r" \\ "):
        match read(line):
            case Relation((left, side), ("=",)) if linear_in(parameter, left, nothing) == (0, 0):
                single = [nothing | {unknown: Fraction(1)} for unknown in nothing]
                rows.append([linear_in(parameter, left, letters) for letters in single])
                right.append(linear_in(parameter, side))
            case _:
                raise Unreadable(f"{line!r} is no linear equation")
    return Facts(parameter=parameter, rows=rows, right=right)


READER = reader(Facts, Phrases(TEXTS, WORDS), made)
