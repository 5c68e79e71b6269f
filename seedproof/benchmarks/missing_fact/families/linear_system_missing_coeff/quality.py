"""Guesses a coefficient from those that keep the ranges; equations and unknowns may be in any order."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain, groupby, permutations, product

from seedproof.benchmarks.missing_fact.families.linear_system_missing_coeff.validate import (
    admits,
    coefficients,
    ranges,
)
from seedproof.benchmarks.missing_fact.survey import Facts, Survey

Line = tuple[int | None, ...]
"""A row or a column, with None for the gap."""


def completions(view: Facts, slot: str, difficulty: int) -> Mapping[str, int]:
    """Return every coefficient with which the system keeps to the ranges, all alike likely."""
    return {
        str(value): 1
        for value in coefficients(difficulty)
        if not any(ranges(_filled(view, value), slot, difficulty))
    }


def simplest(view: Facts, slot: str) -> str:
    """Return the first of 1, -1, 2, -2, 3 with which the system has one solution; most often 1."""
    return next((value for value in ("1", "-1", "2", "-2") if admits(view, slot, value)), "3")


def images(facts: Facts) -> Iterator[Facts]:
    """Yield the system with its signs and its order settled, in every way that settles them.

    Right-hand sides are positive, the known coefficients of an unknown have a sum of at least 0, unknowns
    stand by the sizes of their coefficients, and equations in order.
    """
    rows = [
        tuple(_times(-1 if right < 0 else 1, row)) for row, right in zip(facts["A"], facts["b"], strict=True)
    ]
    columns = sorted(zip(*rows, strict=True), key=_sizes)
    ties = [permutations(tied) for _, tied in groupby(columns, key=_sizes)]
    rights = [abs(right) for right in facts["b"]]
    for order in product(*ties):
        for settled in product(*map(_settled, chain.from_iterable(order))):
            equations = zip(zip(*settled, strict=True), rights, strict=True)
            in_order = sorted(equations, key=lambda equation: (equation[1], _written(equation[0])))
            yield {
                "A": [list(row) for row, _ in in_order],
                "b": [right for _, right in in_order],
                "target": facts["target"],
            }


def operations(facts: Facts) -> int:
    """Count elimination and back substitution."""
    size = len(facts["b"])
    return size * size + sum(rows * (2 * rows + 3) for rows in range(1, size))


def _filled(view: Facts, value: int) -> Facts:
    return view | {"A": [[value if entry is None else entry for entry in row] for row in view["A"]]}


def _times(sign: int, line: Sequence[int | None]) -> Line:
    return tuple(None if entry is None else sign * entry for entry in line)


def _settled(column: Line) -> list[Line]:
    """Return the column, its negative, or both, whichever has no negative sum."""
    total = sum(entry for entry in column if entry is not None)
    signs = [sign for sign in (1, -1) if sign * total >= 0]
    return [_times(sign, column) for sign in signs]


def _sizes(column: Line) -> list[int]:
    return sorted(0 if entry is None else abs(entry) for entry in column)


def _written(row: Line) -> list[tuple[bool, int]]:
    return [(entry is None, entry or 0) for entry in row]


SURVEY = Survey(
    completions=completions,
    simplest=simplest,
    images=images,
    operations=operations,
    asked=("target",),
)
