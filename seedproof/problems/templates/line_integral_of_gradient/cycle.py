"""Reads the field, integrates its components term by term to the potential, and reads the path."""

import re
from collections.abc import Sequence
from typing import Any

from seedproof.equivalence import read as read_formula
from seedproof.equivalence.reading.tree import Bracketed
from seedproof.problems.polynomials import Terms, expanded, integer, polynomial_of
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.untyped import Facts

_FIELD = r"\$\\mathbf\{F\}\((?P<letters>x, y|x, y, z)\) = (?P<field>[^$]+)\$"
_PATH = r"(?P<path>the (?:line segment|curve|arc) .+)"
_STATEMENTS = (
    rf"Let {_FIELD}, and let \$C\$ be {_PATH}\.",
    rf"Consider the vector field {_FIELD}, and as \$C\$ {_PATH}\.",
    rf"A particle moves along \$C\$, which is {_PATH}, in the force field {_FIELD}\.",
)
_POINT = r"\$\(([-0-9, ]+)\)\$"
_SEGMENT = re.compile(rf"the line segment from {_POINT} to {_POINT}")
_ARC = re.compile(
    rf"the arc of the circle \$x\^2 \+ y\^2 = ([0-9]+)\$ from {_POINT} counterclockwise to {_POINT}"
)
_CURVE = re.compile(
    r"the curve \$\\mathbf\{r\}\(t\) = \\left\((.+)\\right\)\$ with \$(-?[0-9]+) \\le t \\le (-?[0-9]+)\$"
)
_POTENTIALS = (
    r"Find the potential $\varphi(AT)$ of $\mathbf{F}$, that is $\nabla\varphi = \mathbf{F}$, with "
    r"$\varphi(0) = 0$.",
    r"Find the function $\varphi(AT)$ with $\nabla\varphi = \mathbf{F}$ and $\varphi(0) = 0$.",
)
_INTEGRALS = (
    r"Evaluate the line integral $\int_C \mathbf{F} \cdot d\mathbf{r}$.",
    r"What is the value of $\int_C \mathbf{F} \cdot d\mathbf{r}$?",
)


def read(statement: str, questions: Sequence[str], drawing: dict[str, Any] | None) -> Facts:
    """The facts of a line integral."""
    match = next((told for one in _STATEMENTS if (told := re.fullmatch(one, statement))), None)
    if match is None or len(questions) != 2 or drawing is not None:
        raise Unreadable("it is no line integral")
    letters = match["letters"].replace(", ", "")
    origin = ", ".join("0" * len(letters))
    phrasings = [one.replace("AT", match["letters"]).replace("(0)", f"({origin})") for one in _POTENTIALS]
    if questions[0] not in phrasings or questions[1] not in _INTEGRALS:
        raise Unreadable("it asks for something else")
    field = read_formula(match["field"])
    if not isinstance(field, Bracketed) or len(field.items) != len(letters):
        raise Unreadable("the field has another number of components")
    components = [expanded(item, letters) for item in field.items]
    found: Terms = {}
    for place, component in enumerate(components):
        for powers, value in component.items():
            raised = (*powers[:place], powers[place] + 1, *powers[place + 1 :])
            if found.setdefault(raised, value / raised[place]) != value / raised[place]:
                raise Unreadable("the field has no potential")
    for place, component in enumerate(components):
        if len(component) != sum(powers[place] > 0 for powers in found):
            raise Unreadable("a component does not fit to the potential")
    terms = sorted(([*powers, integer(value)] for powers, value in found.items()), reverse=True)
    return {"terms": terms, "path": _path(match["path"])}


def _path(text: str) -> Facts:
    if match := _SEGMENT.fullmatch(text):
        start, end = ([int(one) for one in part.split(", ")] for part in match.groups())
        return {"kind": "segment", "from": start, "to": end}
    if match := _ARC.fullmatch(text):
        (right, up), (x, y) = ([int(one) for one in match[place].split(", ")] for place in (2, 3))
        if right < 1 or up != 0 or int(match[1]) != right**2 or (x, y) == (right, 0):
            raise Unreadable("the arc does not start on the axis")
        return {
            "kind": "arc",
            "radius": right,
            "quarters": [(0, right), (-right, 0), (0, -right)].index((x, y)) + 1,
        }
    if match := _CURVE.fullmatch(text):
        coordinates = [[integer(one) for one in polynomial_of(part, "t")] for part in match[1].split(", ")]
        return {"kind": "curve", "coordinates": coordinates, "times": [int(match[2]), int(match[3])]}
    raise Unreadable("it is no path")


READER = Reader(read=read)
