"""Guesses the third equation from the integer solutions of the first two; unknowns may be renamed."""

from collections.abc import Iterator, Mapping
from itertools import combinations, permutations, product

from seedproof.benchmarks.missing_fact.families.rankdef_linear_shared.validate import (
    NAMES,
    PLACES,
    unknown_sizes,
)
from seedproof.benchmarks.missing_fact.survey import Facts, Survey
from seedproof.exact.number import equation_text

Triple = tuple[int, int, int]


def completions(view: Facts, slot: str, difficulty: int) -> Mapping[str, int]:
    """Return the equation through every point of the band on the line of equations 1 and 2."""
    sizes = unknown_sizes(difficulty)
    points = [_point(view, sign * size) for size in sizes for sign in (1, -1)]
    return {
        _through(view, slot, point): 1
        for point in points
        if point is not None and all(abs(value) in sizes for value in point)
    }


def simplest(view: Facts, slot: str) -> str:
    """Return the equation through the point with the least |x| + |y| + |z|, which is next to a zero."""
    (a, b, c, right), (d, e, f, other) = view["equations"][:2]
    period = abs(a * e - b * d)
    without_x = (e * right - b * other) // (e * c - b * f)
    without_y = (d * right - a * other) // (d * c - a * f)
    near = [
        _point(view, zero + step) for zero in (0, without_x, without_y) for step in range(-period, period + 1)
    ]
    _, point = min((sum(map(abs, point)), point) for point in near if point is not None)
    return _through(view, slot, point)


def images(facts: Facts) -> Iterator[Facts]:
    """Yield the unknowns in every order and with every sign, the equations in order and positive."""
    known = [equation for equation in facts["equations"] if equation is not None]
    unknown = [None] * (4 - len(known))
    for order in permutations(range(3)):
        for signs in product((1, -1), repeat=3):
            equations = [
                _positive([sign * row[at] for sign, at in zip(signs, order, strict=True)] + row[3:])
                for row in known
            ]
            yield {"equations": [*sorted(equations), *unknown]}


def parts(facts: Facts) -> Iterator[Facts]:
    """Yield every three equations: a text states no more of them, and they decide the unknowns."""
    for equations in combinations(facts["equations"], 3):
        yield {"equations": [*equations, None]}


def _point(view: Facts, z: int) -> Triple | None:
    """Return x, y and z by Cramer's rule, if they are integers."""
    (a, b, c, right), (d, e, f, other) = view["equations"][:2]
    rest = right - c * z
    other_rest = other - f * z
    whole = a * e - b * d
    x, over_x = divmod(rest * e - b * other_rest, whole)
    y, over_y = divmod(a * other_rest - d * rest, whole)
    return None if over_x or over_y else (x, y, z)


def _through(view: Facts, slot: str, point: Triple) -> str:
    left = view["equations"][PLACES[slot]][:3]
    right = sum(size * value for size, value in zip(left, point, strict=True))
    return equation_text(NAMES, left, right)


def _positive(equation: list[int]) -> list[int]:
    return equation if equation[0] > 0 else [-value for value in equation]


SURVEY = Survey(
    completions=completions,
    simplest=simplest,
    images=images,
    parts=parts,
    operations=lambda facts: 28,
)
