"""Guesses the absent rate from its band; states may be counted from either end."""

from collections.abc import Iterator, Mapping

from seedproof.benchmarks.missing_fact.families.birth_death_missing_rate.validate import band, ranges
from seedproof.benchmarks.missing_fact.survey import Facts, Survey


def completions(view: Facts, slot: str, difficulty: int) -> Mapping[str, int]:
    """Return every rate of the band that makes a chain within the ranges."""
    return {
        str(rate): 1 for rate in band(difficulty) if not any(ranges(_filled(view, rate), slot, difficulty))
    }


def simplest(view: Facts, slot: str) -> str:
    """Return the smallest rate."""
    return "1"


def images(facts: Facts) -> Iterator[Facts]:
    """Yield the chain, and the chain with its states in reverse order: births become deaths."""
    yield facts
    yield facts | {
        "birth": facts["death"][::-1],
        "death": facts["birth"][::-1],
        "target": len(facts["birth"]) - facts["target"],
    }


def operations(facts: Facts) -> int:
    """Count a multiplication, a division and an addition a jump, and the division by the sum."""
    return 3 * len(facts["birth"]) + 1


def _filled(view: Facts, rate: int) -> Facts:
    birth = [rate if known is None else known for known in view["birth"]]
    death = [rate if known is None else known for known in view["death"]]
    return view | {"birth": birth, "death": death}


SURVEY = Survey(
    completions=completions,
    simplest=simplest,
    images=images,
    operations=operations,
    asked=("target",),
)
