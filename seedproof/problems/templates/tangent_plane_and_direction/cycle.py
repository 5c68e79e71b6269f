"""Reads the terms of the function, the points, and for surfaces the value that the function has."""

from collections.abc import Sequence
from fractions import Fraction

from seedproof.equivalence import read as read_formula
from seedproof.problems.checking.polynomials import expanded, integer
from seedproof.problems.drawing import Drawing
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.reading import integer_of, read_gaps, read_kind
from seedproof.problems.templates.tangent_plane_and_direction.facts import Facts, Hill, Implicit, Temperature
from seedproof.problems.templates.tangent_plane_and_direction.phrases import (
    ASCENTS,
    COOLINGS,
    NORMALS,
    PARTIALS,
    PASSAGES,
    PLANES,
    RATES,
    SLOPES,
    STATEMENTS,
)


def read(statement: str, questions: Sequence[str], drawing: Drawing | None) -> Facts:
    """Read a problem on tangent planes and directions."""
    if drawing is not None:
        raise Unreadable("a tangent plane has no figure")
    kind, gaps = read_kind(statement, STATEMENTS)
    first, second, third = questions
    match kind:
        case "hill":
            read_gaps(first, PLANES["hill"])
            target = read_gaps(second, SLOPES)["target"]
            read_gaps(third, ASCENTS)
            return Hill(_terms(gaps["function"], "xy"), _pair(gaps["point"]), _pair(target))
        case "temperature":
            target = read_gaps(first, RATES)["target"]
            read_gaps(second, COOLINGS)
            velocity = read_gaps(third, PASSAGES)["velocity"]
            terms = _terms(gaps["function"], "xyz")
            return Temperature(terms, _triple(gaps["point"]), _triple(target), _triple(velocity))
        case "implicit":
            read_gaps(first, PLANES["implicit"])
            read_gaps(second, PARTIALS)
            read_gaps(third, NORMALS)
            facts = Implicit(_terms(gaps["function"], "xyz"), _triple(gaps["point"]))
            if _value(facts) != integer_of(gaps["value"]):
                raise Unreadable("the point is not on the surface")
            return facts


def _terms(text: str, letters: str) -> list[list[int]]:
    terms = expanded(read_formula(text), letters)
    return sorted(([*powers, integer(value)] for powers, value in terms.items()), reverse=True)


def _value(facts: Implicit) -> Fraction:
    """Return the value of the function at the point."""
    x, y, z = facts.point
    value = Fraction(0)
    for i, j, k, coefficient in facts.terms:
        value += coefficient * x**i * y**j * z**k
    return value


def _pair(text: str) -> tuple[int, int]:
    gaps = read_gaps(text, "(<x>, <y>)")
    return integer_of(gaps["x"]), integer_of(gaps["y"])


def _triple(text: str) -> tuple[int, int, int]:
    gaps = read_gaps(text, "(<x>, <y>, <z>)")
    return integer_of(gaps["x"]), integer_of(gaps["y"]), integer_of(gaps["z"])


READER = Reader(read=read)
