"""Reads the total and the moments back, and solves the three equations."""

from collections.abc import Sequence

from seedproof.benchmarks.missing_fact.reader import Facts, Reader, Reading
from seedproof.solving.linear import solve_linear
from seedproof.text.reading import Sentences, Unreadable

VIEW = Sentences(
    points="The points 0, 1 and 2 have the weights q0, q1 and q2; no other point has a weight.",
    domain="The weights are non-negative integers.",
    moments="The total is q0 + q1 + q2, the first moment is q1 + 2*q2 and the second moment is q1 + 4*q2.",
    total=["q0 + q1 + q2 = {sum:nat}.", "The total is {sum:nat}."],
    first_moment=["q1 + 2*q2 = {sum:nat}.", "The first moment is {sum:nat}."],
    second_moment=["q1 + 4*q2 = {sum:nat}.", "The second moment is {sum:nat}."],
)


def read(view: Sequence[str], target: str) -> Reading:
    """Read the total and the first moment; the second moment is open unless the text gives it away."""
    sentences = VIEW.read_all(view, once=("points", "domain", "moments", "total", "first_moment"))
    if target != "Find q0, q1 and q2.":
        raise Unreadable(f"{target!r} does not ask for the weights")
    second = sentences["second_moment"]
    if len(second) > 1:
        raise Unreadable("the text gives the second moment twice")
    facts = {
        "total": sentences["total"][0]["sum"],
        "first_moment": sentences["first_moment"][0]["sum"],
        "second_moment": second[0]["sum"] if second else None,
    }
    return Reading(facts, () if second else ("second_moment",), ("q0", "q1", "q2"))


def solve(facts: Facts) -> str:
    """Return the only weights with these moments.

    Raises: Unreadable unless they are non-negative integers.
    """
    moments = [facts["total"], facts["first_moment"], facts["second_moment"]]
    weights = solve_linear([[1, 1, 1], [0, 1, 2], [0, 1, 4]], moments)
    if any(weight.denominator != 1 or weight < 0 for weight in weights):
        raise Unreadable("the weights are not non-negative integers")
    return f"({', '.join(map(str, weights))})"


READER = Reader(
    read=read,
    hints={
        "The second moment is {sum:int}.": ("second_moment", "{sum}"),
        "q1 + 4*q2 = {sum:int}.": ("second_moment", "{sum}"),
    },
    requests={"What is the second moment?": "second_moment", "What is q1 + 4*q2?": "second_moment"},
    fill=lambda facts, slot, value: facts | {slot: int(value)},
    solve=solve,
)
