"""Draws the weights of a triangle; they are linear functions of the path sum s3."""

from collections.abc import Hashable
from dataclasses import replace

from seedproof.benchmarks.missing_fact.family import Family, Problem, Solution, Words, along
from seedproof.benchmarks.missing_fact.wording import say, say_each
from seedproof.exact.certificate import Curve, Ratio
from seedproof.record.draws import Draws, Rejected

SUMS = {"s1": "e01 + e12", "s2": "e12 + e20", "s3": "e01 + e20"}

TRIANGLE = (
    "In a triangle on the vertices 0, 1, 2, the edges 0-1, 1-2, 2-0 have the weights e01, e12, e20.",
    "A triangle has the vertices 0, 1 and 2; its edges 0-1, 1-2 and 2-0 have the weights e01, e12 and e20.",
    "e01, e12 and e20 are the weights of the edges 0-1, 1-2 and 2-0 of a triangle on the vertices 0, 1, 2.",
    "The vertices 0, 1 and 2 form a triangle. Let e01, e12 and e20 be the weights of its edges 0-1, 1-2 "
    "and 2-0.",
)
DOMAIN = (
    "The weights are positive integers.",
    "Each weight is a positive integer.",
    "Every edge has a positive integer as its weight.",
    "All of the weights are integers greater than 0.",
)
MEANING = (
    "{name} is the path sum {sum}.",
    "Let {name} be the path sum {sum}.",
    "The path sum {sum} is called {name}.",
    "{name} stands for the path sum {sum}.",
)
SUM = (
    "{name} = {value}.",
    "The path sum {name} is {value}.",
    "{name} is equal to {value}.",
    "{name} has the value {value}.",
    "{sum} = {value}.",
)
TARGET = (
    "Find e01, e12 and e20.",
    "What are e01, e12 and e20?",
    "Determine the weights e01, e12 and e20.",
    "Find the weights of the three edges: e01, e12 and e20.",
)
REQUEST = ("What is s3?", "What is the path sum s3?", "What is the value of s3?", "Please give me s3.")


def sample(draws: Draws, difficulty: int) -> Problem:
    """Draw three different weights; s1 and s2 leave e12 several values, as all are large."""
    low, high = _band(difficulty)
    e01, e12, e20 = draws.sample(range(low, high + 1), 3)
    if not _has_another(e01, e12, e20, low, high):
        raise Rejected("s1 and s2 leave one triangle of the difficulty")
    return Problem({"s1": e01 + e12, "s2": e12 + e20, "s3": e01 + e20}, "s3")


def solve(problem: Problem) -> Solution:
    """Solve e12 = (s1 + s2 - h)/2 with h = s3; the other weights are the rest of s1 and s2."""
    s1, s2, s3 = problem.facts.values()
    weights = Ratio((s1 - s2, 1), (2,)), Ratio((s1 + s2, -1), (2,)), Ratio((s2 - s1, 1), (2,))
    states = min(s1, s2) - 1
    solution = along(Curve(weights, "tuple"), s3, (s3 - 2,))
    return replace(solution, candidates=states, answers_without_hint=states)


def words(problem: Problem, draws: Draws) -> Words:
    """Write a view that gives s1 and s2, and says what s3 is."""
    sums = [{"name": name, "sum": SUMS[name], "value": value} for name, value in problem.facts.items()]
    s1, s2, s3 = sums
    view = [
        say(draws, TRIANGLE),
        say(draws, DOMAIN),
        *say_each(draws, MEANING, sums),
        *say_each(draws, SUM, [s1, s2]),
    ]
    hint = say(draws, SUM, **s3)
    return Words(view, say(draws, TARGET), (hint,), say(draws, REQUEST), ("e01", "e12", "e20"))


def state(problem: Problem) -> Hashable:
    """Return the path sums; renaming the vertices puts them in any order."""
    return tuple(sorted(problem.facts.values()))


def notes(problem: Problem) -> Hashable:
    """Return s1 and s2, which exchanging the vertices 1 and 2 exchanges."""
    s1, s2, _ = problem.facts.values()
    return min(s1, s2), max(s1, s2)


def _band(difficulty: int) -> tuple[int, int]:
    """Return the least and the largest weight: 5 to 49, 50 to 94, 95 to 139, ..."""
    return 45 * difficulty - 40, 45 * difficulty + 4


def _has_another(e01: int, e12: int, e20: int, low: int, high: int) -> bool:
    """Return whether other different weights of low .. high have the same s1 and s2.

    In either direction two steps can make weights equal, so the first three tell.
    """
    for step in (1, -1, 2, -2, 3, -3):
        weights = {e01 + step, e12 - step, e20 + step}
        if len(weights) == 3 and low <= min(weights) and max(weights) <= high:
            return True
    return False


FAMILY = Family(
    family_type="A",
    answer_type="tuple",
    method="finite",
    sample=sample,
    solve=solve,
    words=words,
    state=state,
    notes=notes,
    version=4,
    repairs=[
        "Weights are drawn from 5 to 49, 50 to 94 and 95 to 139, not from 1 to 2+d: with those, difficulty 1 "
        "has 22 problems, and two path sums leave few triangles to guess among.",
        "The three weights are different: otherwise two path sums are equal.",
        "s1 and s2 leave other weights of the same difficulty: otherwise its ranges alone give the answer.",
        "The text says that the weights are positive integers; s1, s2 and positivity never fix them.",
    ],
)
