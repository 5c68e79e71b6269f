"""Takes a(0) .. a(n) as unknowns of a linear system and solves its transpose for the weight of each equation.

The equations are a(0) = .., a(1) = .. and the recurrence at every index; the weights that combine their left
sides into a(n) combine their right sides, of which only the first two are not 0, into its value.
"""

import re
from collections.abc import Iterable
from fractions import Fraction
from functools import lru_cache

from seedproof.benchmarks.missing_fact.prover import Facts, Prover
from seedproof.proving.linear import only_solution


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
    view=lambda facts, slot: facts | {"a1": None},
    admits=admits,
    answers=answers,
    values=values,
    other_side=other_side,
)
