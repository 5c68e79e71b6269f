"""Guesses the withheld value from the leading coefficients that are possible; nodes may come in any order."""

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import pairwise
from math import lcm
from typing import NamedTuple

from seedproof.benchmarks.missing_fact.families.poly_interpolation.validate import (
    answers,
    leading_coefficients,
    too_plain,
)
from seedproof.benchmarks.missing_fact.survey import Facts, Survey

FARTHEST = 20
"""The size of the leading coefficients among which the simplest completion is looked for."""


class Known(NamedTuple):
    """All polynomials that fit a view are `fits + s*vanishes`, coefficients with the constant first."""

    fits: list[Fraction]
    """Of lower degree."""
    vanishes: list[Fraction]
    """Monic, of full degree, and 0 where a value is given."""


def completions(view: Facts, slot: str, difficulty: int) -> Mapping[str, int]:
    """Return the value for every leading coefficient of the difficulty."""
    known = _known(view)
    node = int(slot.removeprefix("p_"))
    fits = _value(known.fits, node)
    vanishes = _value(known.vanishes, node)
    values = (fits + leading * vanishes for leading in leading_coefficients(difficulty))
    return {str(value): 1 for value in values if _allowed(view, slot, value)}


def _allowed(view: Facts, slot: str, value: Fraction) -> bool:
    """Return whether neither the value nor the answer that it gives is too plain."""
    if value == 0:
        return False
    return all(
        answer != str(value) and not too_plain(view, answer) for answer in answers(view, slot, str(value))
    )


def simplest(view: Facts, slot: str) -> str:
    """Return the value that the smallest coefficients give."""
    known = _known(view)
    scale = lcm(*(number.denominator for number in (*known.fits, *known.vanishes)))
    pairs = [
        (int(scale * fits), int(scale * vanishes))
        for fits, vanishes in zip(known.fits, known.vanishes, strict=True)
    ]

    def size(leading: int) -> int:
        return sum(abs(fits + leading * vanishes) for fits, vanishes in pairs)

    leading = min(range(-FARTHEST, FARTHEST + 1), key=size)
    node = int(slot.removeprefix("p_"))
    return str(_value(known.fits, node) + leading * _value(known.vanishes, node))


def images(facts: Facts) -> Iterator[Facts]:
    """Yield the nodes in ascending order, with their values."""
    values = dict(zip(facts["nodes"], facts["values"], strict=True))
    nodes = sorted(values)
    yield facts | {"nodes": nodes, "values": [values[node] for node in nodes]}


def operations(facts: Facts) -> int:
    """Count a table of divided differences, and the evaluation of Newton's form at the query."""
    degree: int = facts["degree"]
    differences = 3 * degree * (degree + 1) // 2
    return differences + 3 * degree


def _known(view: Facts) -> Known:
    """Interpolate the values that are given, by Newton's divided differences."""
    given = [(x, Fraction(y)) for x, y in zip(view["nodes"], view["values"], strict=True) if y is not None]
    nodes = [x for x, _ in given]
    differences = [y for _, y in given]
    fits = [Fraction(0)] * (len(nodes) + 1)
    vanishes = [Fraction(1)]
    for order, node in enumerate(nodes):
        for power, coefficient in enumerate(vanishes):
            fits[power] += differences[0] * coefficient
        differences = [
            (after - before) / (nodes[at + order + 1] - nodes[at])
            for at, (before, after) in enumerate(pairwise(differences))
        ]
        shifted = [Fraction(0), *vanishes]
        for power, coefficient in enumerate(vanishes):
            shifted[power] -= node * coefficient
        vanishes = shifted
    return Known(fits, vanishes)


def _value(coefficients: Sequence[Fraction], x: int) -> Fraction:
    return sum((coefficient * x**power for power, coefficient in enumerate(coefficients)), Fraction())


SURVEY = Survey(
    completions=completions,
    simplest=simplest,
    images=images,
    operations=operations,
    asked=("query",),
)
