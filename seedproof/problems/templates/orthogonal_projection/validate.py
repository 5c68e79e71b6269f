"""Checks by scalar products what is orthogonal, and by minors what lies in the span."""

from collections.abc import Iterator, Sequence
from fractions import Fraction

from seedproof.equivalence import read
from seedproof.problems.checker import Checker
from seedproof.problems.checking.evaluating import exact, real_value
from seedproof.problems.checking.matrices import Number, dot, image, rank, stated_tuple
from seedproof.problems.templates.orthogonal_projection.facts import Facts

_TOLERANCE = 1e-12


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """What is left over is orthogonal to the subspace, what is projected lies in it."""
    lengths = {len(vector) for vector in (*facts.spanning, facts.vector)}
    if lengths not in ({3}, {4}) or rank(facts.spanning) != len(facts.spanning):
        yield "the vectors do not span a subspace with them as a basis"
        return
    dimension = len(facts.vector)
    *before, last = facts.spanning
    direction = stated_tuple(answers[0])
    if direction is None or len(direction) != dimension:
        yield f"{answers[0]} is no vector with {dimension} coordinates"
    else:
        if any(dot(direction, vector) for vector in before):
            yield "the vector of the process is not orthogonal to those before it"
        if rank([*before, _difference(last, direction)]) > len(before):
            yield "the vector of the process differs from the given one by more than those before it"
    projection = stated_tuple(answers[1])
    if projection is None or len(projection) != dimension:
        yield f"{answers[1]} is no vector with {dimension} coordinates"
        return
    rest = _difference(facts.vector, projection)
    if any(dot(rest, vector) for vector in facts.spanning):
        yield "what the projection leaves over is not orthogonal to the subspace"
    if rank([*facts.spanning, projection]) > len(facts.spanning):
        yield "the projection does not lie in the subspace"
    if facts.task == "distance":
        yield from _distance_wrong(rest, answers[2])
    else:
        yield from _solution_wrong(facts, projection, answers[2])


def _difference(vector: Sequence[Number], other: Sequence[Number]) -> list[Fraction]:
    return [Fraction(entry) - taken for entry, taken in zip(vector, other, strict=True)]


def _distance_wrong(rest: Sequence[Fraction], text: str) -> Iterator[str]:
    """The square of the stated number is rational, so that agreement in many digits is equality."""
    try:
        stated = real_value(read(text), {})
    except ValueError:
        yield f"{text} is no number"
        return
    distance = float((stated * stated - exact(dot(rest, rest))).real.mid())
    if abs(distance) > _TOLERANCE or float(stated.real.mid()) < 0:
        yield f"the distance is not {text}"


def _solution_wrong(facts: Facts, projection: Sequence[Fraction], text: str) -> Iterator[str]:
    solution = stated_tuple(text)
    if solution is None or len(solution) != len(facts.spanning):
        yield f"{text} has not as many coordinates as there are columns"
        return
    rows = [list(row) for row in zip(*facts.spanning, strict=True)]
    if image(rows, solution) != projection:
        yield "the stated solution does not lead to the projection"


CHECKER = Checker(
    facts=Facts,
    method="normal equations by substitution",
    wrong=wrong,
    types=lambda facts: ["tuple", "tuple", "tuple" if facts.task == "least_squares" else "number"],
)
