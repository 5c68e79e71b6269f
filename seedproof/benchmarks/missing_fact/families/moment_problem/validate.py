"""Lists every way to place a total of whole units on the points 0, 1 and 2 that has the moment asked for."""

from collections.abc import Iterable, Iterator
from functools import lru_cache

from seedproof.benchmarks.missing_fact.prover import Facts, Prover

Weights = tuple[int, int, int]

LARGEST_MOMENT = 10_000


def held(facts: Facts, slot: str) -> dict[str, str]:
    """Return the second moment. Raises: ValueError unless the facts are three integers."""
    if list(facts) != ["total", "first_moment", "second_moment"]:
        raise ValueError("expected a total, a first and a second moment")
    if any(type(number) is not int for number in facts.values()):
        raise ValueError("expected integers")
    if max(facts.values()) > LARGEST_MOMENT:
        raise ValueError(f"a moment is above {LARGEST_MOMENT}: too large to list all weights")
    return {"second_moment": str(facts["second_moment"])}


def totals(difficulty: int) -> range:
    """Return the totals of a difficulty."""
    return range(40 * difficulty - 10, 40 * difficulty + 30)


def fits(weights: Weights, difficulty: int) -> bool:
    """Return whether weights are of this difficulty and different, and their second moment is not printed."""
    large = min(weights) >= 5 * difficulty and sum(weights) in totals(difficulty)
    different = len(set(weights)) == len(weights)
    return large and different and _second_moment(weights) != sum(weights)


def ranges(facts: Facts, slot: str, difficulty: int) -> Iterator[str]:
    """Yield totals and weights of another difficulty, equal weights, printed and impossible moments."""
    if facts["total"] not in totals(difficulty):
        yield f"the total {facts['total']}"
    possible = [weights for weights in _left(facts) if _second_moment(weights) == facts["second_moment"]]
    if not possible:
        yield "no weights have these moments"
    for weights in possible:
        if not fits(weights, difficulty):
            yield f"the weights {weights}"


def admits(view: Facts, slot: str, value: str) -> bool:
    """Return whether the value is the second moment of weights that the view leaves."""
    return slot == "second_moment" and value in values(view, slot, value)


def answers(view: Facts, slot: str, value: str) -> Iterable[str]:
    """Return the weights with this second moment."""
    return [str(weights) for weights in _left(view) if str(_second_moment(weights)) == value]


def values(view: Facts, slot: str, value: str) -> Iterable[str]:
    """Return the second moments of all weights that the view leaves."""
    return [str(_second_moment(weights)) for weights in _left(view)]


def count(view: Facts) -> tuple[int, int]:
    """Count the weights that the view leaves; each triple is an answer of its own."""
    left = _left(view)
    return len(left), len(set(left))


def other_side(facts: Facts, slot: str) -> Iterable[str]:
    """Return what the total and the second moment allow."""
    return map(str, _placed(facts["total"], facts["second_moment"], 4))


def _left(view: Facts) -> list[Weights]:
    return _placed(view["total"], view["first_moment"], 2)


@lru_cache(maxsize=64)
def _placed(total: int, moment: int, power: int) -> list[Weights]:
    """Return all non-negative weights of a total with q1 + power*q2 = moment."""
    placed = []
    for q2 in range(total + 1):
        q1 = moment - power * q2
        q0 = total - q1 - q2
        if q1 >= 0 and q0 >= 0:
            placed.append((q0, q1, q2))
    return placed


def _second_moment(weights: Weights) -> int:
    _, q1, q2 = weights
    return q1 + 4 * q2


PROVER = Prover(
    family_type="A",
    answer_type="tuple",
    method="finite",
    held=held,
    ranges=ranges,
    view=lambda facts, slot: facts | {"second_moment": None},
    admits=admits,
    answers=answers,
    values=values,
    count=count,
    other_side=other_side,
)
