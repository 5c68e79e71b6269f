"""The distance of a point from the crossing of two lines, one of which is withheld."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace

from seedproof.certifying.missing_fact.family import Answer, Family, Model, only
from seedproof.certifying.missing_fact.linear import LINEAR, Equation, equation
from seedproof.certifying.patterns import Kind, Patterns, Said
from seedproof.certifying.script import Unread, step
from seedproof.certifying.terms import Term, at_most, different, equal, unknown

LEMMAS: Mapping[str, str] = {
    "crossing": (
        "Two lines a*x + b*y = c and A*x + B*y = C, neither with 0 for both factors, cross at a single "
        "point if and only if a*B and b*A differ."
    ),
}

P = unknown("p_x"), unknown("p_y")
Q = unknown("q_x"), unknown("q_y")
NORMALS = {1: (unknown("a_1"), unknown("b_1")), 2: (unknown("a_2"), unknown("b_2"))}
DISTANCE = unknown("distance")

NOTES = Patterns(
    {
        "crossing": (
            "Line 1 and line 2 are two lines in the xy-plane that intersect at exactly one point, P.",
            "Two lines in the xy-plane, line 1 and line 2, cross at a single point, P.",
            "In the xy-plane, line 1 and line 2 meet at exactly one point, P.",
            "P is the only common point of line 1 and line 2 in the xy-plane.",
        ),
        "line": (
            "Line {number:line} is given by {equation:equation}.",
            "Line {number:line} has the equation {equation:equation}.",
            "The equation of line {number:line} is {equation:equation}.",
            "Line {number:line} consists of the points (x, y) with {equation:equation}.",
        ),
        "point": (
            "Q is the point ({x:integer}, {y:integer}).",
            "Q lies at ({x:integer}, {y:integer}).",
            "The point Q has the coordinates ({x:integer}, {y:integer}).",
            "The coordinates of Q are x = {x:integer} and y = {y:integer}.",
        ),
    },
    {
        "line": Kind("[12]", int),
        "equation": Kind("{0} = {0}".format(LINEAR["linear"].expression), equation),
    },
)

TASKS = Patterns(
    {
        "distance": (
            "How far is P from Q?",
            "What is the distance from P to Q?",
            "Find the distance between P and Q.",
            "Determine the length of the segment PQ.",
        ),
    }
)

_MEANING = step(
    "The square of the distance is the sum of the squares of the differences of the coordinates.",
    at_most(0, DISTANCE),
    equal(DISTANCE * DISTANCE, (P[0] - Q[0]) ** 2 + (P[1] - Q[1]) ** 2),
)


def _mean(said: Said) -> Sequence[Term]:
    if said.kind == "line":
        return _on_line(said["equation"], *NORMALS[said["number"]])
    if said.kind == "point":
        return [equal(Q[0], said["x"]), equal(Q[1], said["y"])]
    (a, b), (other_a, other_b) = NORMALS.values()
    return [different(a * other_b, b * other_a)]


def _on_line(line: Equation, a: Term, b: Term) -> Sequence[Term]:
    """Say that P lies on a line, and what x and y are multiplied with in its equation."""
    return [
        line.of({"x": P[0], "y": P[1]}),
        equal(a, _coefficient(line, "x")),
        equal(b, _coefficient(line, "y")),
    ]


def _coefficient(line: Equation, name: str) -> int:
    """Return what an unknown is multiplied with, once all stands on the left."""
    zero = {"x": 0, "y": 0}
    ahead = {**zero, name: 1}
    return line.left.at(ahead) - line.right.at(ahead) - line.left.at(zero) + line.right.at(zero)


_ANSWER = re.compile(r"(?:(?P<factor>\d+)\*)?sqrt\((?P<root>\d+)\)|(?P<whole>\d+)")


def _is_distance(answer: Answer) -> Term:
    """Say that the distance is `20`, `sqrt(505)` or `2*sqrt(106)`, by its square: it is not negative."""
    read = _ANSWER.fullmatch(answer)
    if read is None:
        raise Unread(f"that is no distance: {answer}")
    if read["whole"]:
        return equal(DISTANCE, int(read["whole"]))
    return equal(DISTANCE * DISTANCE, int(read["factor"] or 1) ** 2 * int(read["root"]))


def _build(notes: Sequence[Said], task: Said) -> Model:
    only(notes, "crossing")
    symbols = (*P, *Q, *NORMALS[1], *NORMALS[2], DISTANCE)
    return Model(symbols, _mean, _is_distance, (_MEANING,), tuple(LEMMAS))


def _revalued(said: Said, value: str) -> Said:
    return replace(said, gaps={**said.gaps, "equation": equation(value)})


FAMILY = Family(
    notes=NOTES,
    tasks=TASKS,
    build=_build,
    slot=lambda said: f"line_{said['number']}",
    revalue=_revalued,
    shared=frozenset(["crossing"]),
)
