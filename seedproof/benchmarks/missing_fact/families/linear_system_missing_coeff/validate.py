"""Solves the system with each value of the hidden coefficient, over the rationals by FLINT."""

from collections.abc import Iterable, Iterator
from fractions import Fraction
from functools import lru_cache

from seedproof.benchmarks.missing_fact.prover import Facts, Prover
from seedproof.proving.integer_system import are_integers, whole_number
from seedproof.proving.linear import only_solution


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


@lru_cache(maxsize=8)  # the checks of a row come back to the same few coefficients
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
    view=view,
    admits=admits,
    answers=answers,
    values=values,
    other_side=other_side,
)
