"""Tests the condition of each branch: every branch whose condition holds at x gives an answer."""

import re
from collections.abc import Iterable

from seedproof.benchmarks.missing_fact.prover import Facts, Prover


def held(facts: Facts, slot: str) -> dict[str, str]:
    """Return the threshold. Raises: ValueError unless the facts are a point, two branches and a threshold."""
    if (
        list(facts) != ["x", "left", "right", "threshold"]
        or not len(facts["left"]) == len(facts["right"]) == 2
    ):
        raise ValueError("expected x, two branches and a threshold")
    numbers = (facts["x"], *facts["left"], *facts["right"], facts["threshold"])
    if any(type(number) is not int for number in numbers):
        raise ValueError("expected integers")
    return {"threshold": str(facts["threshold"])}


def admits(view: Facts, slot: str, value: str) -> bool:
    """Return whether the value is an integer."""
    return re.fullmatch(r"0|-?[1-9][0-9]*", value) is not None


def answers(view: Facts, slot: str, value: str) -> Iterable[str]:
    """Yield the values at x of all branches that hold there."""
    x = view["x"]
    threshold = int(value)
    for holds, (slope, intercept) in ((x < threshold, view["left"]), (x >= threshold, view["right"])):
        if holds:
            yield str(intercept + slope * x)


def values(view: Facts, slot: str, value: str) -> Iterable[str]:
    """Return the five integers around x: no other threshold can give a third answer."""
    return [str(view["x"] + away) for away in range(-2, 3)]


def count(view: Facts) -> tuple[None, int]:
    """Count the answers over all thresholds."""
    thresholds = values(view, "threshold", "")
    return None, len({answer for value in thresholds for answer in answers(view, "threshold", value)})


def other_side(facts: Facts, slot: str) -> Iterable[str]:
    """Yield what the point and the threshold alone allow: the branches may be any."""
    for constant in (0, 1):
        branches = {"left": [0, constant], "right": [0, constant]}
        yield from answers(facts | branches, slot, str(facts["threshold"]))


PROVER = Prover(
    family_type="A",
    answer_type="integer",
    method="finite",
    held=held,
    view=lambda facts, slot: facts | {"threshold": None},
    admits=admits,
    answers=answers,
    values=values,
    count=count,
    other_side=other_side,
)
