"""Draws weights on the points 0, 1 and 2; they are linear functions of the second moment."""

from collections.abc import Hashable
from dataclasses import replace

from seedproof.benchmarks.missing_fact.family import Family, Problem, Solution, Words, along
from seedproof.benchmarks.missing_fact.wording import say, say_each
from seedproof.exact.certificate import Curve, Ratio
from seedproof.record.draws import Draws, Rejected

SUMS = {
    "total": ("total weight", "q0 + q1 + q2"),
    "first_moment": ("first moment", "q1 + 2*q2"),
    "second_moment": ("second moment", "q1 + 4*q2"),
}
"""By fact: its name in the text, and what it is."""

POINTS = (
    "The points 0, 1 and 2 have the weights q0, q1 and q2; no other point has a weight.",
    "Weights q0, q1 and q2 are placed on the points 0, 1 and 2, and nowhere else.",
    "q0, q1 and q2 are the weights of the points 0, 1 and 2, the only points with a weight.",
    "A measure gives the points 0, 1 and 2 the weights q0, q1 and q2, and is zero elsewhere.",
)
DOMAIN = (
    "The weights are non-negative integers.",
    "Each weight is a non-negative integer.",
    "No weight is negative, and all are integers.",
    "The weights q0, q1 and q2 are integers, none of them negative.",
)
MEANING = (
    "The {name} is defined as {sum}.",
    "The {name} is given by {sum}.",
    "By the {name} we mean {sum}.",
    "{sum} is called the {name}.",
)
SUM = (
    "{sum} = {value}.",
    "The {name} is {value}.",
    "The {name} is equal to {value}.",
    "The {name} has the value {value}.",
)
TARGET = (
    "Find q0, q1 and q2.",
    "What are q0, q1 and q2?",
    "Determine the weights q0, q1 and q2.",
    "Find the weights of the three points: q0, q1 and q2.",
)
REQUEST = (
    "What is the second moment?",
    "What is q1 + 4*q2?",
    "What is the value of q1 + 4*q2?",
    "Please give me the second moment.",
)

NEAR = (1, -1, 2, -2, 3, -3)
"""Moves of (q0, q1, q2) by so many times (1, -2, 1), which keep the total and the first moment."""


def sample(draws: Draws, difficulty: int) -> Problem:
    """Draw a total, and three weights of that total, each triple as likely: two cuts between its units.

    The holder can move them by (3, -4, 1) or (-3, 4, -1), which keeps the total and the second moment: all
    are large enough for either.
    """
    total = draws.between(*_band(difficulty))
    least = 5 * difficulty
    first, second = sorted(draws.sample(range(total - 3 * least + 2), 2))
    q0 = least + first
    q1 = least + second - first - 1
    q2 = total - q0 - q1
    if not _keeps_the_rules((q0, q1, q2), least):
        raise Rejected("two weights are equal, or the second moment is the total")
    if not any(_keeps_the_rules((q0 + move, q1 - 2 * move, q2 + move), least) for move in NEAR):
        raise Rejected("the range leaves one triple")
    facts = {"total": total, "first_moment": q1 + 2 * q2, "second_moment": q1 + 4 * q2}
    return Problem(facts, "second_moment")


def _keeps_the_rules(weights: tuple[int, int, int], least: int) -> bool:
    """Return whether weights are large enough and different, and the second moment is not the total."""
    q0, _, q2 = weights
    return min(weights) >= least and len(set(weights)) == 3 and q0 != 3 * q2


def solve(problem: Problem) -> Solution:
    """Solve q2 = (h - m1)/2 and q1 = 2*m1 - h with h = q1 + 4*q2 and m1 = q1 + 2*q2; q0 is the rest."""
    total, m1, m2 = problem.facts.values()
    weights = Ratio((2 * total - 3 * m1, 1), (2,)), Ratio((2 * m1, -1)), Ratio((-m1, 1), (2,))
    solution = along(Curve(weights, "tuple"), m2, (m2 + 2,))
    states = m1 // 2 - max(0, m1 - total) + 1
    return replace(solution, candidates=states, answers_without_hint=states)


def words(problem: Problem, draws: Draws) -> Words:
    """Write a view that gives the total and the first moment, and says what the second moment is."""
    sums = [
        {"name": SUMS[fact][0], "sum": SUMS[fact][1], "value": value} for fact, value in problem.facts.items()
    ]
    total, first, second = sums
    view = [
        say(draws, POINTS),
        say(draws, DOMAIN),
        *say_each(draws, MEANING, sums),
        *say_each(draws, SUM, [total, first]),
    ]
    hint = say(draws, SUM, **second)
    return Words(view, say(draws, TARGET), (hint,), say(draws, REQUEST), ("q0", "q1", "q2"))


def state(problem: Problem) -> Hashable:
    """Return the total and the moments about the point 0 or the point 2, whichever come first."""
    total, m1, m2 = problem.facts.values()
    return min((total, m1, m2), (total, 2 * total - m1, 4 * total - 4 * m1 + m2))


def notes(problem: Problem) -> Hashable:
    """Return the total and the first moment about the point 0 or the point 2."""
    total, m1, _ = problem.facts.values()
    return total, min(m1, 2 * total - m1)


def _band(difficulty: int) -> tuple[int, int]:
    """Return the least and the largest total: 30 to 69, 70 to 109, 110 to 149, ..."""
    return 40 * difficulty - 10, 40 * difficulty + 29


FAMILY = Family(
    family_type="A",
    answer_type="tuple",
    method="finite",
    sample=sample,
    solve=solve,
    words=words,
    state=state,
    notes=notes,
    version=3,
    repairs=[
        "The total is drawn from 30 to 69, 70 to 109 and 110 to 149, and is not 6+2d: with a single total, "
        "difficulty 1 has 21 problems, and the notes leave few weights to guess among.",
        "Each weight is at least 5d, so that none is small at any difficulty, and neither side decides.",
        "The three weights are different, and the second moment is not the total, which the notes print.",
        "The text says that the weights are non-negative integers, and that no other point has a weight.",
    ],
)
