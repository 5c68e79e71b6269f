"""Solves the system with each value of the hidden coefficient, over the rationals by FLINT."""

from collections.abc import Iterable, Iterator
from fractions import Fraction
from functools import lru_cache

from seedproof.benchmarks.missing_fact.prover import Facts, Prover
from seedproof.proving.integer_system import are_integers, whole_number
from seedproof.proving.linear import only_solution

LARGEST_COEFFICIENT = {1: 9, 2: 7, 3: 6}
"""By difficulty; beyond 3 as at 3."""

LARGEST_DENOMINATOR = {2: 500, 3: 2000}
"""Of the answer, by difficulty."""


def held(facts: Facts, slot: str) -> dict[str, str]:
    """Return the hidden coefficient. Raises: ValueError unless the facts are a square system of integers."""
    matrix = facts["A"]
    right = facts["b"]
    target = facts["target"]
    size = len(right)
    if list(facts) != ["A", "b", "target"] or size < 2 or [len(row) for row in matrix] != [size] * size:
        raise ValueError(f"{facts} are not a square system and a target")
    if not are_integers(target, *right, *(value for row in matrix for value in row)):
        raise ValueError(f"{facts} are not integers")
    if target not in range(size):
        raise ValueError(f"there is no unknown x_{target}")
    i, j = _place(slot)
    if slot != f"A_{i}_{j}" or min(i, j) < 0:
        raise ValueError(f"{slot} is no coefficient")
    return {slot: str(matrix[i][j])}


def coefficients(difficulty: int) -> list[int]:
    """Return what a coefficient may be."""
    largest = LARGEST_COEFFICIENT.get(difficulty, 6)
    return [*range(-largest, 0), *range(1, largest + 1)]


def ranges(facts: Facts, slot: str, difficulty: int) -> Iterator[str]:
    """Yield what is too large, 0, or printed in the notes."""
    matrix = facts["A"]
    right = facts["b"]
    possible = coefficients(difficulty)
    if len(right) != difficulty + 1:
        yield f"{len(right)} equations"
    for row in matrix:
        if any(value not in possible for value in row):
            yield f"a row with the coefficients {row}"
    if any(value == 0 or abs(value) > 8 * difficulty for value in right):
        yield f"the right-hand sides {right}"
    solution = _solution(tuple(map(tuple, matrix)), tuple(right))
    if solution is None:
        yield "a singular system"
        return
    answer = solution[facts["target"]]
    if answer == 0:
        yield "the answer 0"
    if answer in right or any(answer in row for row in matrix):
        yield f"a system with the answer {answer} in it"
    if answer.denominator > LARGEST_DENOMINATOR.get(difficulty, answer.denominator):
        yield f"the answer {answer}"


def view(facts: Facts, slot: str) -> Facts:
    """Return the target, the right-hand sides and all coefficients but one."""
    i, j = _place(slot)
    hidden = [*facts["A"][i][:j], None, *facts["A"][i][j + 1 :]]
    return facts | {"A": [*facts["A"][:i], hidden, *facts["A"][i + 1 :]]}


def admits(view: Facts, slot: str, value: str) -> bool:
    """Return whether the value is an integer with which the system has exactly one solution."""
    return any(True for _ in answers(view, slot, value))


def answers(view: Facts, slot: str, value: str) -> Iterator[str]:
    """Yield the target's value in the only solution."""
    coefficient = whole_number(value)
    rows = tuple(tuple(coefficient if size is None else size for size in row) for row in view["A"])
    solution = _solution(rows, tuple(view["b"]))
    if solution is not None:
        yield str(solution[view["target"]])


def values(view: Facts, slot: str, value: str) -> Iterable[str]:
    """Return the five coefficients above the true one, but not one that may leave no single solution."""
    above = (str(int(value) + step) for step in range(1, 6))
    return [coefficient for coefficient in above if admits(view, slot, coefficient)]


def other_side(facts: Facts, slot: str) -> Iterable[str]:
    """Yield what one coefficient alone allows.

    Any x is the only solution for some other coefficients and right-hand sides.
    """
    return ("0", "1")


@lru_cache(maxsize=32)  # the checks of a row come back to the same few coefficients
def _solution(rows: tuple[tuple[int, ...], ...], right: tuple[int, ...]) -> list[Fraction] | None:
    return only_solution(rows, right)


def _place(slot: str) -> tuple[int, int]:
    _, i, j = slot.split("_")
    return int(i), int(j)


PROVER = Prover(
    family_type="B",
    answer_type="rational",
    method="parametric",
    held=held,
    ranges=ranges,
    view=view,
    admits=admits,
    answers=answers,
    values=values,
    other_side=other_side,
)
