"""Reads the terms of the function, the points, and for surfaces the value that the function has."""

from seedproof.problems.checking.spaces import polynomial
from seedproof.problems.checking.texts import reader
from seedproof.problems.phrases import Phrases
from seedproof.problems.templates.tangent_plane_and_direction.facts import Facts, Implicit
from seedproof.problems.templates.tangent_plane_and_direction.phrases import TEXTS


def implied(facts: Facts) -> dict[str, str]:
    """Return the value of the function at the point of a surface."""
    if not isinstance(facts, Implicit):
        return {}
    return {"value": str(polynomial(facts.terms)(*facts.point, 0, 0, 0, 0, 0))}


READER = reader(Facts, Phrases(TEXTS, {}), implied=implied)
