"""Tests the condition of each branch: every branch whose condition holds at x gives an answer."""

import re
from collections.abc import Iterable, Iterator

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


def ranges(facts: Facts, slot: str, difficulty: int) -> Iterator[str]:
    """Yield what is too small, too large, or printed."""
    x = facts["x"]
    (left_slope, left_intercept), (right_slope, right_intercept) = facts["left"], facts["right"]
    more = difficulty - 1
    for name, value, (least, largest) in (
        ("x", x, (3 + 8 * more, 10 + 8 * more)),
        ("slope", left_slope, (2 + 3 * more, 8 + 3 * more)),
        ("slope", right_slope, (2 + 3 * more, 8 + 3 * more)),
        ("intercept", left_intercept, (1 + 10 * more, 20 + 10 * more)),
        ("intercept", right_intercept, (1 + 10 * more, 20 + 10 * more)),
        ("distance of t and x", facts["threshold"] - x, (1, farthest(difficulty))),
    ):
        if not least <= abs(value) <= largest:
            yield f"{name} = {value}"
    if left_slope == right_slope or left_intercept == right_intercept:
        yield "branches with the same slope or the same intercept"
    of_branches = left_slope * x + left_intercept, right_slope * x + right_intercept
    if of_branches[0] == of_branches[1]:
        yield f"branches that agree at {x}"
    stated = (x, facts["threshold"], *facts["left"], *facts["right"])
    for value in of_branches:
        if value in stated or -value in stated:
            yield f"a branch whose value at {x} is {value}, a stated number or its negative"


def farthest(difficulty: int) -> int:
    """Return the largest distance of the threshold from x."""
    return 13 + 16 * (difficulty - 1)


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
    ranges=ranges,
    view=lambda facts, slot: facts | {"threshold": None},
    admits=admits,
    answers=answers,
    values=values,
    count=count,
    other_side=other_side,
)
