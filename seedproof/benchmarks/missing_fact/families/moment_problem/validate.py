"""Lists every way to place a total of whole units on the points 0, 1 and 2, and keeps those that fit."""

from collections.abc import Iterable
from functools import cache
from operator import mul

from seedproof.benchmarks.missing_fact.prover import Facts, Prover

Weights = tuple[int, int, int]

LARGEST_TOTAL = 500
POINTS = (0, 1, 2)
SQUARES = (0, 1, 4)


def held(facts: Facts, slot: str) -> dict[str, str]:
    """Return the second moment. Raises: ValueError unless the facts are three integers."""
    if list(facts) != ["total", "first_moment", "second_moment"]:
        raise ValueError("expected a total, a first and a second moment")
    if any(type(number) is not int for number in facts.values()):
        raise ValueError("expected integers")
    if facts["total"] > LARGEST_TOTAL:
        raise ValueError(
            f"the total is {facts['total']}, expected at most {LARGEST_TOTAL}, to list all weights"
        )
    return {"second_moment": str(facts["second_moment"])}


def admits(view: Facts, slot: str, value: str) -> bool:
    """Return whether the value is the second moment of weights that the view leaves."""
    return slot == "second_moment" and value in values(view, slot, value)


def answers(view: Facts, slot: str, value: str) -> Iterable[str]:
    """Return the weights with this second moment."""
    return [str(weights) for weights in _left(view) if str(_moment(weights, SQUARES)) == value]


def values(view: Facts, slot: str, value: str) -> Iterable[str]:
    """Return the second moments of all weights that the view leaves."""
    return [str(_moment(weights, SQUARES)) for weights in _left(view)]


def count(view: Facts) -> tuple[int, int]:
    """Count the weights that the view leaves; each triple is an answer of its own."""
    left = _left(view)
    return len(left), len(set(left))


def other_side(facts: Facts, slot: str) -> Iterable[str]:
    """Yield what the total and the second moment allow."""
    return map(str, _laid(facts["total"], SQUARES).get(facts["second_moment"], ()))


def _left(view: Facts) -> list[Weights]:
    return _laid(view["total"], POINTS).get(view["first_moment"], [])


@cache
def _laid(total: int, powers: Weights) -> dict[int, list[Weights]]:
    """Return all weights of a total, by their moment."""
    by_moment: dict[int, list[Weights]] = {}
    for q0 in range(total + 1):
        for q1 in range(total - q0 + 1):
            weights = q0, q1, total - q0 - q1
            by_moment.setdefault(_moment(weights, powers), []).append(weights)
    return by_moment


def _moment(weights: Weights, powers: Weights) -> int:
    return sum(map(mul, weights, powers))


PROVER = Prover(
    family_type="A",
    answer_type="tuple",
    method="finite",
    held=held,
    view=lambda facts, slot: facts | {"second_moment": None},
    admits=admits,
    answers=answers,
    values=values,
    count=count,
    other_side=other_side,
)
