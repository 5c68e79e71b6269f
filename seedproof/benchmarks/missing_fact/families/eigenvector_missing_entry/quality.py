"""Guesses the hidden entry from its band; coordinates may be renamed, and signs and v's length changed."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain, permutations, product
from math import gcd
from typing import Any

from seedproof.benchmarks.missing_fact.families.eigenvector_missing_entry.validate import band, ranges
from seedproof.benchmarks.missing_fact.survey import Facts, Survey
from seedproof.exact.number import json_text

Matrix = Sequence[Sequence[int | None]]


def completions(view: Facts, slot: str, difficulty: int) -> Mapping[str, int]:
    """Return every entry of the band with which the matrix is one of the difficulty."""
    weights: dict[str, int] = {}
    for magnitude in band(difficulty):
        for entry in (magnitude, -magnitude):
            if next(ranges(_filled(view, entry), slot, difficulty), None) is None:
                weights[str(entry)] = 1
    return weights


def simplest(view: Facts, slot: str) -> str:
    """Return zero."""
    return "0"


def images(facts: Facts) -> Iterator[Facts]:
    """Yield the matrix and its negative with every sign and order of the coordinates."""
    size = len(facts["eigenvector"])
    for signs in product((1, -1), repeat=size - 1):
        for sign in (1, -1):
            yield from _in_every_order(_with_signs(facts, (1, *signs), sign))


def _with_signs(facts: Facts, signs: Sequence[int], sign: int) -> Facts:
    """Change the signs of coordinates, and of the whole matrix and its eigenvalue."""
    matrix = []
    for row_sign, line in zip(signs, facts["matrix"], strict=True):
        factors = [sign * row_sign * column_sign for column_sign in signs]
        matrix.append([_times(factor, value) for factor, value in zip(factors, line, strict=True)])
    vector = [own * component for own, component in zip(signs, facts["eigenvector"], strict=True)]
    return facts | {"matrix": matrix, "eigenvector": vector, "eigenvalue": sign * facts["eigenvalue"]}


def _times(factor: int, value: int | None) -> int | None:
    return None if value is None else factor * value


def _in_every_order(facts: Facts) -> Iterator[Facts]:
    """Yield the coordinates in every order that sorts what tells them apart.

    v has no common divisor, and its first component that is not 0 is positive.
    """
    matrix = facts["matrix"]
    vector = facts["eigenvector"]
    labels = [_label(matrix, vector, coordinate) for coordinate in range(len(vector))]
    alike = [
        [coordinate for coordinate, own in enumerate(labels) if own == label] for label in sorted(set(labels))
    ]
    for orders in product(*map(permutations, alike)):
        order = list(chain.from_iterable(orders))
        yield facts | {
            "matrix": [[matrix[i][j] for j in order] for i in order],
            "eigenvector": _primitive([vector[coordinate] for coordinate in order]),
        }


def operations(facts: Facts) -> int:
    """Count the products of a row and a column, and their sum."""
    return 2 * len(facts["matrix"]) - 1


def _filled(view: Facts, entry: int) -> Facts:
    matrix = [[entry if known is None else known for known in line] for line in view["matrix"]]
    return view | {"matrix": matrix}


def _label(matrix: Matrix, vector: Sequence[int], coordinate: int) -> str:
    """Return what no order of the coordinates changes: component, diagonal entry, row and column."""
    row: list[Any] = sorted(matrix[coordinate], key=str)
    column: list[Any] = sorted((line[coordinate] for line in matrix), key=str)
    component = abs(vector[coordinate]) // gcd(*vector)
    return json_text([component, matrix[coordinate][coordinate], row, column])


def _primitive(vector: Sequence[int]) -> list[int]:
    first = next(component for component in vector if component)
    divisor = gcd(*vector) if first > 0 else -gcd(*vector)
    return [component // divisor for component in vector]


SURVEY = Survey(
    completions=completions,
    simplest=simplest,
    images=images,
    operations=operations,
    asked=("target",),
)
