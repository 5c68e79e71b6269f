"""Guesses the absent rate from its band; states may be counted from either end, and rates scaled in pairs."""

from collections.abc import Iterator, Mapping
from fractions import Fraction

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
    """Yield the chain, and the chain with its states in reverse order: births become deaths.

    Of the two rates between a pair of states only the ratio counts, where both are known.
    """
    pairs = [_ratio(up, down) for up, down in zip(facts["birth"], facts["death"], strict=True)]
    birth = [up for up, _ in pairs]
    death = [down for _, down in pairs]
    yield facts | {"birth": birth, "death": death}
    yield facts | {
        "birth": death[::-1],
        "death": birth[::-1],
        "target": len(birth) - facts["target"],
    }


def _ratio(up: int | None, down: int | None) -> tuple[int | None, int | None]:
    if up is None or down is None:
        return up, down
    ratio = Fraction(up, down)
    return ratio.numerator, ratio.denominator


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
