"""Reads the objective, and the corners of the shaded polygon off the figure."""

import re
from collections.abc import Sequence
from typing import Any

from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.untyped import Facts

_Z = r"\$z = (?P<objective>[-+0-9xy ]+)\$"
_STATEMENTS = (
    r"The shaded polygon in the figure, including its boundary, is the feasible region of a linear "
    rf"programme\. Its corners have integer coordinates\. The objective is {_Z}\.",
    rf"A linear programme in the variables \$x\$ and \$y\$ has the objective {_Z}\. Its feasible region is "
    r"the one shaded in the figure; the boundary belongs to it, and all corners are lattice points\.",
    r"In the figure all points \$\(x, y\)\$ that satisfy the constraints of a linear programme are shaded\. "
    r"The boundary belongs to this region, and its marked corners are lattice points\. "
    rf"Consider {_Z} there\.",
)
_QUESTIONS = tuple(
    phrasings
    for noun, adjective in (("maximum", "largest"), ("minimum", "smallest"))
    for phrasings in (
        (f"What is the {noun} of $z$ on the region?", f"Find the {adjective} value of $z$ on the region."),
        (
            f"At which point $(x, y)$ is the {noun} attained?",
            f"Give the point $(x, y)$ at which $z$ is {adjective}.",
        ),
    )
)
_LINEAR = re.compile(r"(-?[0-9]*) ?x ([+-]) ([0-9]*) ?y")


def read(statement: str, questions: Sequence[str], drawing: dict[str, Any] | None) -> Facts:
    """The facts of a drawn linear programme."""
    match = next((found for one in _STATEMENTS if (found := re.fullmatch(one, statement))), None)
    linear = _LINEAR.fullmatch(match["objective"]) if match else None
    if linear is None or drawing is None or len(questions) not in (2, 4):
        raise Unreadable("it is not a drawn linear programme")
    if any(one not in phrasings for one, phrasings in zip(questions, _QUESTIONS, strict=False)):
        raise Unreadable("it asks for something else than the extreme values and their places")
    region, *marks = drawing["items"]
    if region["kind"] != "region" or [item["kind"] for item in marks] != ["point"] * len(region["points"]):
        raise Unreadable("the figure does not show a polygon with marked corners")
    if [item["at"] for item in marks] != region["points"]:
        raise Unreadable("the marks are not at the corners")
    first, sign, second = linear.groups()
    return {
        "vertices": [[int(x), int(y)] for x, y in region["points"]],
        "objective": [_number(first), _number("-" * (sign == "-") + second)],
        "both": int(len(questions) == 4),
    }


def _number(text: str) -> int:
    """A coefficient as it stands before a letter."""
    return int(text + "1" if text in ("", "-") else text)


READER = Reader(read=read)
