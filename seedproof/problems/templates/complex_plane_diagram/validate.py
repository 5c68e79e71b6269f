"""Walks around the polygon side by side, and multiplies all vertices."""

from collections.abc import Iterator, Sequence

from seedproof.problems.checker import Checker
from seedproof.problems.checking.complex_surds import Field, element, gaussian, minus, plus, times, to_the
from seedproof.problems.templates.complex_plane_diagram.facts import Facts

_TURNS = {3: "-1/2 + sqrt(3)*i/2", 4: "i", 6: "1/2 + sqrt(3)*i/2"}
"""The turn from one side to the next."""


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """All vertices solve the stated equation; the named one and the product are as stated."""
    try:
        value, wanted, product = (element(answer) for answer in answers)
    except ValueError:
        yield "an answer is no sum of square roots"
        return
    vertices = _vertices(facts)
    centre = gaussian(*facts.centre)
    if any(to_the(minus(vertex, centre), facts.corners) != value for vertex in vertices):
        yield f"the vertices do not solve the equation with w = {answers[0]}"
    if vertices[facts.wanted] != wanted:
        yield f"the vertex is not {answers[1]}"
    expected = gaussian(1, 0)
    for vertex in vertices:
        expected = times(expected, vertex)
    if product != expected:
        yield f"the product of the vertices is not {answers[2]}"


def _vertices(facts: Facts) -> list[Field]:
    """Return them from A on: each side is the one before, turned; the first belongs to two spokes."""
    turn = element(_TURNS[facts.corners])
    vertex = gaussian(*facts.vertex)
    spoke = minus(vertex, gaussian(*facts.centre))
    side = minus(times(spoke, turn), spoke)
    vertices: list[Field] = []
    for _ in range(facts.corners):
        vertices.append(vertex)
        vertex = plus(vertex, side)
        side = times(side, turn)
    return vertices


CHECKER = Checker(
    facts=Facts,
    method="exact turning and multiplication",
    wrong=wrong,
    types=lambda facts: ["number", "number", "number"],
)
