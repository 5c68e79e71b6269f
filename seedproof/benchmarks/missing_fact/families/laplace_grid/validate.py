"""Inverts the Laplace matrix exactly, applies it to the border, and asks that every inner value be whole."""

import re
from collections.abc import Iterable, Iterator
from functools import cache
from math import lcm
from operator import mul

from seedproof.benchmarks.missing_fact.prover import Facts, Prover
from seedproof.proving.linear import only_solution

STEPS = {4: 24, 5: 224}
"""A border value moved by this leaves every inner value whole (sufficient, not necessary)."""


def held(facts: Facts, slot: str) -> dict[str, str]:
    """Return the border value of the slot, on a grid whose values are all whole."""
    size = facts["n"]
    boundary = facts["boundary"]
    target = facts["target"]
    border = [f"{i},{j}" for i in range(size) for j in range(size) if {i, j} & {0, size - 1}]
    if list(boundary) != border or any(type(value) is not int for value in boundary.values()):
        raise ValueError("the border is not given cell by cell in integers")
    if len(target) != 2 or any(type(at) is not int or not 0 < at < size - 1 for at in target):
        raise ValueError("the target is not inside the grid")
    if _key(slot) in {f"{i},{j}" for i in (0, size - 1) for j in (0, size - 1)}:
        raise ValueError(f"{slot} is a corner, which no equation contains")
    if not admits(facts, slot, value := str(boundary[_key(slot)])):
        raise ValueError("an inner value is not an integer")
    return {slot: value}


def ranges(facts: Facts, slot: str, difficulty: int) -> Iterator[str]:
    """Yield a wrong size, border values of another difficulty, and an answer that is too plain."""
    size = facts["n"]
    if size != (4 if difficulty == 1 else 5):
        yield f"a grid of {size} rows"
        return
    allowed = border_values(size, difficulty)
    for key, value in facts["boundary"].items():
        if value not in allowed:
            yield f"the border value {value} at {key}"
    for answer in answers(facts, slot, str(facts["boundary"][_key(slot)])):
        if too_plain(facts, answer):
            yield f"the answer {answer}, which is 0 or stands on the border"


def border_values(size: int, difficulty: int) -> frozenset[int]:
    """Return what a border value of a difficulty may be."""
    largest = 5 if difficulty == 1 else 5 * (difficulty - 1)
    sizes = [STEPS[size] * times for times in range(largest - 4, largest + 1)]
    return frozenset([*sizes, *(-size for size in sizes)])


def too_plain(facts: Facts, answer: str) -> bool:
    """Return whether an answer is 0 or stands on the border."""
    return answer == "0" or int(answer) in facts["boundary"].values()


def view(facts: Facts, slot: str) -> Facts:
    """Return all but that border value."""
    return facts | {"boundary": facts["boundary"] | {_key(slot): None}}


def admits(view: Facts, slot: str, value: str) -> bool:
    """Return whether the value is an integer with which all inner values are integers."""
    return re.fullmatch(r"0|-?[1-9][0-9]*", value) is not None and any(
        True for _ in answers(view, slot, value)
    )


def answers(view: Facts, slot: str, value: str) -> Iterator[str]:
    """Yield the target's value."""
    boundary = view["boundary"] | {_key(slot): int(value)}
    size = view["n"]
    i, j = view["target"]
    inside = _inside(size, boundary)
    if inside is not None:
        yield str(inside[(i - 1) * (size - 2) + j - 1])


def values(view: Facts, slot: str, value: str) -> Iterable[str]:
    """Return four more values: they decide that the answer is p + q*h as stated."""
    return (str(int(value) + turns * STEPS[view["n"]]) for turns in (-2, -1, 1, 2))


def other_side(facts: Facts, slot: str) -> Iterator[str]:
    """Yield what one border value alone allows.

    The grid may be constant, or rise by 1 with each row, or with each column.
    """
    row, column = map(int, _key(slot).split(","))
    i, j = facts["target"]
    for rise in (0, i - row, j - column):
        yield str(facts["boundary"][_key(slot)] + rise)


def _inside(size: int, border: dict[str, int]) -> list[int] | None:
    """Return the inner values, row by row; None when one is not an integer."""
    whole, grown = _inverse(size)
    flows = [sum(border.get(f"{i},{j}", 0) for i, j in _beside(cell)) for cell in _inner(size)]
    sums = [sum(map(mul, flows, line)) for line in grown]
    if any(value % whole for value in sums):
        return None
    return [value // whole for value in sums]


@cache
def _inverse(size: int) -> tuple[int, list[list[int]]]:
    """Return a common denominator of the Laplace matrix's inverse, and the inverse times that.

    Raises: ValueError when there is no inverse: the equations would not fix the grid.
    """
    inner = _inner(size)
    rows = [[4 if cell == at else -(cell in _beside(at)) for cell in inner] for at in inner]
    columns = [only_solution(rows, [int(cell == at) for cell in inner]) for at in inner]
    if not all(columns):
        raise ValueError("the equations of the grid have no single solution")
    whole = lcm(*(value.denominator for column in columns for value in column or ()))
    return whole, [
        [int(value * whole) for value in line] for line in zip(*filter(None, columns), strict=True)
    ]


def _inner(size: int) -> list[tuple[int, int]]:
    return [(i, j) for i in range(1, size - 1) for j in range(1, size - 1)]


def _beside(cell: tuple[int, int]) -> tuple[tuple[int, int], ...]:
    i, j = cell
    return (i - 1, j), (i + 1, j), (i, j - 1), (i, j + 1)


def _key(slot: str) -> str:
    _, row, column = slot.split("_")
    return f"{row},{column}"


PROVER = Prover(
    family_type="B",
    answer_type="integer",
    method="linear",
    held=held,
    ranges=ranges,
    view=view,
    admits=admits,
    answers=answers,
    values=values,
    other_side=other_side,
)
