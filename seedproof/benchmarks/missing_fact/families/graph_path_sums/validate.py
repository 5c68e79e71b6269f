"""Lists every triangle of positive integer weights that has the path sums s1 and s2."""

from collections.abc import Iterable, Iterator
from functools import lru_cache

from seedproof.benchmarks.missing_fact.prover import Facts, Prover

LARGEST_SUM = 10_000


def held(facts: Facts, slot: str) -> dict[str, str]:
    """Return the path sum s3. Raises: ValueError unless the facts are three integers."""
    if list(facts) != ["s1", "s2", "s3"] or any(type(number) is not int for number in facts.values()):
        raise ValueError("expected the integers s1, s2, s3")
    if max(facts.values()) > LARGEST_SUM:
        raise ValueError(f"a sum is above {LARGEST_SUM}: too large to list all triangles")
    return {"s3": str(facts["s3"])}


def band(difficulty: int) -> range:
    """Return the weights of a difficulty."""
    return range(45 * difficulty - 40, 45 * difficulty + 5)


def ranges(facts: Facts, slot: str, difficulty: int) -> Iterator[str]:
    """Yield equal weights, weights of another difficulty, and sums that no triangle has."""
    triangles = [
        weights for weights in _triangles(facts["s1"], facts["s2"]) if _s3(weights) == str(facts["s3"])
    ]
    if not triangles:
        yield "no triangle has these path sums"
    for weights in triangles:
        if len(set(weights)) < len(weights):
            yield f"equal weights in {weights}"
        for weight in weights:
            if weight not in band(difficulty):
                yield f"the weight {weight}"


def admits(view: Facts, slot: str, value: str) -> bool:
    """Return whether the value is the path sum s3 of one of the triangles."""
    return slot == "s3" and value in values(view, slot, value)


def answers(view: Facts, slot: str, value: str) -> Iterable[str]:
    """Return the triangles with this s3."""
    return [str(weights) for weights in _triangles(view["s1"], view["s2"]) if _s3(weights) == value]


def values(view: Facts, slot: str, value: str) -> Iterable[str]:
    """Return the path sums s3 of all triangles."""
    return [_s3(weights) for weights in _triangles(view["s1"], view["s2"])]


def count(view: Facts) -> tuple[int, int]:
    """Count the triangles; each is an answer of its own."""
    left = _triangles(view["s1"], view["s2"])
    return len(left), len(set(left))


def other_side(facts: Facts, slot: str) -> Iterator[str]:
    """Yield what the path sum s3 alone allows: e12 may be any positive integer."""
    for e12 in (1, 2):
        yield str((1, e12, facts["s3"] - 1))


@lru_cache(maxsize=64)
def _triangles(s1: int, s2: int) -> list[tuple[int, int, int]]:
    triangles = [(s1 - e12, e12, s2 - e12) for e12 in range(1, s1)]
    return [weights for weights in triangles if min(weights) > 0]


def _s3(weights: tuple[int, int, int]) -> str:
    return str(weights[0] + weights[2])


PROVER = Prover(
    family_type="A",
    answer_type="tuple",
    method="finite",
    held=held,
    ranges=ranges,
    view=lambda facts, slot: facts | {"s3": None},
    admits=admits,
    answers=answers,
    values=values,
    count=count,
    other_side=other_side,
)
