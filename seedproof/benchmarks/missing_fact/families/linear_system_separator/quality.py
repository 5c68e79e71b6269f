"""Guesses c from the integer solutions of the two equations; unknowns may be renamed."""

from collections.abc import Iterator, Mapping
from itertools import permutations, product

from seedproof.benchmarks.missing_fact.families.linear_system_separator.validate import unknown_sizes
from seedproof.benchmarks.missing_fact.survey import Facts, Survey

Triple = tuple[int, int, int]


def completions(view: Facts, slot: str, difficulty: int) -> Mapping[str, int]:
    """Return every c of the band that leaves a and b in it, all alike likely."""
    sizes = unknown_sizes(difficulty)
    triples = [_triple(view, sign * size) for size in sizes for sign in (1, -1)]
    return {
        str(triple[2]): 1
        for triple in triples
        if triple is not None and all(abs(value) in sizes for value in triple)
    }


def simplest(view: Facts, slot: str) -> str:
    """Return the c with the least |a| + |b| + |c|: one of the next integer solutions to a zero."""
    (a1, b1, c1, right_1), (a2, b2, c2, right_2) = view["equations"]
    period = abs(a1 * b2 - a2 * b1)
    without_a = (b2 * right_1 - b1 * right_2) // (b2 * c1 - b1 * c2)
    without_b = (a2 * right_1 - a1 * right_2) // (a2 * c1 - a1 * c2)
    near = [
        _triple(view, zero + step)
        for zero in (0, without_a, without_b)
        for step in range(-period, period + 1)
    ]
    return str(min((sum(map(abs, triple)), triple) for triple in near if triple is not None)[1][2])


def images(facts: Facts) -> Iterator[Facts]:
    """Yield the unknowns in every order and with every sign, the equations in order and positive."""
    values = None if facts["c"] is None else _triple(facts, facts["c"])
    for order in permutations(range(3)):
        for signs in product((1, -1), repeat=3):
            equations = [
                _positive([sign * row[at] for sign, at in zip(signs, order, strict=True)] + row[3:])
                for row in facts["equations"]
            ]
            c = None if values is None else signs[2] * values[order[2]]
            yield {"equations": sorted(equations), "c": c}


def _triple(view: Facts, c: int) -> Triple | None:
    """Return a, b and c by Cramer's rule, if they are integers."""
    (a1, b1, c1, right_1), (a2, b2, c2, right_2) = view["equations"]
    rest_1 = right_1 - c1 * c
    rest_2 = right_2 - c2 * c
    whole = a1 * b2 - a2 * b1
    a, over_a = divmod(rest_1 * b2 - rest_2 * b1, whole)
    b, over_b = divmod(a1 * rest_2 - a2 * rest_1, whole)
    return None if over_a or over_b else (a, b, c)


def _positive(equation: list[int]) -> list[int]:
    return equation if equation[0] > 0 else [-value for value in equation]


SURVEY = Survey(
    completions=completions,
    simplest=simplest,
    images=images,
    operations=lambda facts: 13,
)
