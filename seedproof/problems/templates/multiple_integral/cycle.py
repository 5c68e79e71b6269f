"""Reads the region off the equations of its boundary, and the terms of the function."""

import re
from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from seedproof.equivalence import read as read_formula
from seedproof.problems.polynomials import expanded, integer, polynomial_of
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.untyped import Facts

_REGION = r"(?P<region>the (?:triangle|region enclosed|tetrahedron) .+)"
_F = r"\$f\((?P<letters>x, y|x, y, z)\) = (?P<f>[^$]+)\$"
_STATEMENTS = (
    rf"Let \$R\$ be {_REGION}, and let {_F}\.",
    rf"The region \$R\$ is {_REGION}\. On it the function {_F} is given\.",
    rf"Denote by \$R\$ {_REGION}\. Consider the function {_F} on \$R\$\.",
)
_SIZES = "Find the {} of $R$.|What is the {} of $R$?"
_INTEGRALS = "Evaluate ${}$ exactly.|What is the exact value of ${}$?"
_BELOW = re.compile(
    r"the triangle bounded by the lines \$y = ([^$]+)\$, \$(?:y = 0\$ and \$x|x = 0\$ and \$y) = ([0-9]+)\$"
)
_PARABOLA = re.compile(r"the region enclosed by the parabola \$y = ([^$]+)\$ and the line \$y = ([^$]+)\$")
_TETRAHEDRON = re.compile(
    r"the tetrahedron bounded by the coordinate planes and the plane \$([^=$]+) = ([0-9]+)\$"
)


def read(statement: str, questions: Sequence[str], drawing: dict[str, Any] | None) -> Facts:
    """The facts of a multiple integral."""
    match = next((told for one in _STATEMENTS if (told := re.fullmatch(one, statement))), None)
    if match is None or len(questions) != 2 or drawing is not None:
        raise Unreadable("it is no multiple integral")
    letters = match["letters"].replace(", ", "")
    plane = len(letters) == 2
    integral = rf"\i{'' if plane else 'i'}int_R f({match['letters']})\,d{'A' if plane else 'V'}"
    sizes = _SIZES.replace("{}", "area" if plane else "volume").split("|")
    if questions[0] not in sizes or questions[1] not in _INTEGRALS.replace("{}", integral).split("|"):
        raise Unreadable("it asks for something else")
    region = _region(match["region"])
    if plane == (region["kind"] == "tetrahedron"):
        raise Unreadable("the function has another number of variables than the region")
    found = expanded(read_formula(match["f"]), letters)
    terms = sorted(([*powers, integer(value)] for powers, value in found.items()), reverse=True)
    return {"region": region, "terms": terms}


def _region(text: str) -> Facts:
    if match := _BELOW.fullmatch(text):
        factor, nothing = map(integer, polynomial_of(match[1], "x"))
        below = "$x = 0$" not in text
        width = Fraction(int(match[2])) if below else Fraction(int(match[2]), factor)
        if nothing or factor < 1:
            raise Unreadable("the line does not go through the origin")
        return {"kind": "below" if below else "above", "width": integer(width), "factor": factor}
    if match := _PARABOLA.fullmatch(text):
        (leading, *rest), (slope, constant) = (polynomial_of(one, "x") for one in match.groups())
        if rest != [0, 0] or constant or leading < 1:
            raise Unreadable("parabola and line do not meet at the origin")
        return {"kind": "parabola", "width": integer(slope / leading), "factor": integer(leading)}
    if match := _TETRAHEDRON.fullmatch(text):
        plane = expanded(read_formula(match[1]), "xyz")
        if len(plane) != 3 or any(sum(powers) != 1 for powers in plane):
            raise Unreadable("the plane does not meet every axis")
        units = ((1, 0, 0), (0, 1, 0), (0, 0, 1))
        return {"kind": "tetrahedron", "intercepts": [integer(int(match[2]) / plane[one]) for one in units]}
    raise Unreadable("it is no region")


READER = Reader(read=read)
