"""Takes a(0) .. a(n) as unknowns of a linear system and solves its transpose for the weight of each equation.

The equations are a(0) = .., a(1) = .. and the recurrence at every index; the weights that combine their left
sides into a(n) combine their right sides, of which only the first two are not 0, into its value.
"""

import re
from collections.abc import Iterable, Iterator
from fractions import Fraction
from functools import lru_cache

from seedproof.benchmarks.missing_fact.prover import Facts, Prover
from seedproof.proving.linear import only_solution

STARTS = frozenset(range(-20, 21)) - {0}
"""The values that a(0) and a(1) may have."""


def held(facts: Facts, slot: str) -> dict[str, str]:
    """Return the value a(1).

    Raises: ValueError unless the facts are a recurrence, two values and an index.
    """
    if list(facts) != ["r1", "r2", "a0", "a1", "n"] or any(
        type(number) is not int for number in facts.values()
    ):
        raise ValueError("expected the integers r1, r2, a0, a1, n")
    if not 2 <= facts["n"] <= 200:
        raise ValueError(f"n is {facts['n']}, expected an index after the initial values, up to 200")
    return {"a1": str(facts["a1"])}


def ranges(facts: Facts, slot: str, difficulty: int) -> Iterator[str]:
    """Yield what is too small or too large, and a sequence or an answer that is too plain."""
    r1, r2, a0, a1, n = facts.values()
    smallest, largest = coefficient_band(difficulty)
    for name, coefficient in (("r1", r1), ("r2", r2)):
        if not smallest <= abs(coefficient) <= largest:
            yield f"{name} = {coefficient}"
    for name, start in (("a(0)", a0), ("a(1)", a1)):
        if start not in STARTS:
            yield f"{name} = {start}"
    if n // 2 != difficulty + 1:
        yield f"the index {n}"
    if abs(r1) == 1 and r2 == -1:
        yield "a periodic sequence"
    weights = _weights(r1, r2, n)
    if weights is None or 0 in weights[:2]:
        yield f"a({n}) does not depend on both initial values"
    elif weights[0] * a0 + weights[1] * a1 in (a0, a1):
        yield "an answer that is an initial value"


def coefficient_band(difficulty: int) -> tuple[int, int]:
    """Return the least and the largest coefficient of a difficulty, without the sign."""
    smallest = (difficulty + 2) // 2
    return smallest, smallest + 2


def admits(view: Facts, slot: str, value: str) -> bool:
    """Return whether the value is an integer: the recurrence continues every beginning."""
    return re.fullmatch(r"0|-?[1-9][0-9]*", value) is not None


def answers(view: Facts, slot: str, value: str) -> Iterable[str]:
    """Yield the value of a(n), if the system has one solution."""
    weights = _weights(view["r1"], view["r2"], view["n"])
    if weights is not None:
        yield str(weights[0] * view["a0"] + weights[1] * int(value))


def values(view: Facts, slot: str, value: str) -> Iterable[str]:
    """Return four neighbours: they decide a linear function."""
    return [str(int(value) + away) for away in (-2, -1, 1, 2)]


def other_side(facts: Facts, slot: str) -> Iterable[str]:
    """Yield what the recurrence and a(1) allow: a(0) may be any integer."""
    for first in (0, 1):
        yield from answers(facts | {"a0": first}, slot, str(facts["a1"]))


@lru_cache(maxsize=4)
def _weights(r1: int, r2: int, n: int) -> list[Fraction] | None:
    transposed = [[0] * (n + 1) for _ in range(n + 1)]
    transposed[0][0] = transposed[1][1] = 1
    for index in range(2, n + 1):
        for unknown, coefficient in ((index - 2, r2), (index - 1, r1), (index, -1)):
            transposed[unknown][index] = coefficient
    return only_solution(transposed, [0] * n + [1])


PROVER = Prover(
    family_type="A",
    answer_type="integer",
    method="linear",
    held=held,
    ranges=ranges,
    view=lambda facts, slot: facts | {"a1": None},
    admits=admits,
    answers=answers,
    values=values,
    other_side=other_side,
)
