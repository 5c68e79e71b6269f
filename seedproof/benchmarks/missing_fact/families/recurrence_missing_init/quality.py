"""Guesses a(1) from the range of initial values; the signs of all terms may change."""

from collections.abc import Iterator, Mapping

from seedproof.benchmarks.missing_fact.families.recurrence_missing_init.validate import STARTS
from seedproof.benchmarks.missing_fact.survey import Facts, Survey


def completions(view: Facts, slot: str, difficulty: int) -> Mapping[str, int]:
    """Return every initial value with which a(n) is neither a(0) nor a(1)."""
    weights: dict[str, int] = {}
    for start in STARTS:
        now = view["a0"]
        after = start
        for _ in range(view["n"]):
            now, after = after, view["r1"] * after + view["r2"] * now
        if now not in (view["a0"], start):
            weights[str(start)] = 1
    return weights


def simplest(view: Facts, slot: str) -> str:
    """Return 1: 0 is no initial value in this family, and would always be wrong."""
    return "1"


def images(facts: Facts) -> Iterator[Facts]:
    """Yield the sequence with its signs, all of them changed, and those of every second term changed."""
    r1 = facts["r1"]
    a0 = facts["a0"]
    a1 = facts["a1"]
    for sign in (1, -1):
        for turn in (1, -1):
            second = None if a1 is None else sign * turn * a1
            yield facts | {"r1": turn * r1, "a0": sign * a0, "a1": second}


def operations(facts: Facts) -> int:
    """Count two products and a sum for each term from a(2) to a(n)."""
    index: int = facts["n"]
    return 3 * (index - 1)


SURVEY = Survey(
    completions=completions,
    simplest=simplest,
    images=images,
    operations=operations,
    asked=("n",),
)
