"""Guesses the second moment from the weights of the difficulty; the points may be read from 2 to 0."""

from collections.abc import Iterator, Mapping

from seedproof.benchmarks.missing_fact.families.moment_problem.validate import fits
from seedproof.benchmarks.missing_fact.survey import Facts, Survey


def completions(view: Facts, slot: str, difficulty: int) -> Mapping[str, int]:
    """Return the second moments of all weights of the difficulty, each as likely."""
    weights: dict[str, int] = {}
    for q2 in range(view["first_moment"] // 2 + 1):
        q1 = view["first_moment"] - 2 * q2
        q0 = view["total"] - q1 - q2
        if fits((q0, q1, q2), difficulty):
            weights[str(q1 + 4 * q2)] = 1
    return weights


def simplest(view: Facts, slot: str) -> str:
    """Return the second moment of the smallest q2: none, or what the total leaves no other point for."""
    q2 = max(0, view["first_moment"] - view["total"])
    return str(view["first_moment"] + 2 * q2)


def images(facts: Facts) -> Iterator[Facts]:
    """Yield the moments about the point 0, and those about the point 2."""
    yield facts
    total, first, second = facts.values()
    about_two = None if second is None else 4 * total - 4 * first + second
    yield {"total": total, "first_moment": 2 * total - first, "second_moment": about_two}


SURVEY = Survey(
    completions=completions,
    simplest=simplest,
    images=images,
    operations=lambda facts: 6,
)
