"""Guesses the third equation from the integer solutions of the first two; unknowns may be renamed."""

from collections.abc import Iterator, Mapping
from itertools import combinations

from seedproof.benchmarks.missing_fact import integer_lines
from seedproof.benchmarks.missing_fact.families.rankdef_linear_shared.validate import (
    NAMES,
    PLACES,
    unknown_sizes,
)
from seedproof.benchmarks.missing_fact.integer_lines import Triple
from seedproof.benchmarks.missing_fact.survey import Facts, Survey
from seedproof.exact.number import equation_text


def completions(view: Facts, slot: str, difficulty: int) -> Mapping[str, int]:
    """Return the equation through every point of the band on the line of equations 1 and 2."""
    sizes = unknown_sizes(difficulty)
    seen = view["equations"][:2]
    points = [integer_lines.point(seen, sign * size) for size in sizes for sign in (1, -1)]
    return {
        _through(view, slot, point): 1
        for point in points
        if point is not None and all(abs(value) in sizes for value in point)
    }


def simplest(view: Facts, slot: str) -> str:
    """Return the equation through the point with the least |x| + |y| + |z|."""
    return _through(view, slot, integer_lines.smallest(view["equations"][:2]))


def images(facts: Facts) -> Iterator[Facts]:
    """Yield the unknowns in every order and with every sign, the equations in order and positive."""
    known = [equation for equation in facts["equations"] if equation is not None]
    unknown = [None] * (4 - len(known))
    for _, _, equations in integer_lines.images(known):
        yield {"equations": [*equations, *unknown]}


def parts(facts: Facts) -> Iterator[Facts]:
    """Yield every three equations: a text states no more of them, and they decide the unknowns."""
    for equations in combinations(facts["equations"], 3):
        yield {"equations": [*equations, None]}


def _through(view: Facts, slot: str, point: Triple) -> str:
    left = view["equations"][PLACES[slot]][:3]
    right = sum(size * value for size, value in zip(left, point, strict=True))
    return equation_text(NAMES, left, right)


SURVEY = Survey(
    completions=completions,
    simplest=simplest,
    images=images,
    parts=parts,
    operations=lambda facts: 28,
)
