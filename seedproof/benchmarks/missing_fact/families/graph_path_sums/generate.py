"""Draws the weights of a triangle; they are linear functions of the path sum s3."""

from dataclasses import replace

from seedproof.benchmarks.missing_fact.family import Family, Problem, Solution, Words, along
from seedproof.exact.certificate import Curve, Ratio
from seedproof.record.draws import Draws, Rejected


def sample(draws: Draws, difficulty: int) -> Problem:
    """Draw weights in 1 .. 3+d; s1 and s2 leave e12 at least two values, or positivity would decide."""
    e01, e12, e20 = draws.integers(3, 1, 3 + difficulty)
    if e12 + min(e01, e20) < 3:
        raise Rejected("positive weights are fixed without s3")
    return Problem({"s1": e01 + e12, "s2": e12 + e20, "s3": e01 + e20}, "s3")


def solve(problem: Problem) -> Solution:
    """Solve e12 = (s1 + s2 - h)/2 with h = s3; the other weights are the rest of s1 and s2."""
    s1, s2, s3 = problem.facts.values()
    weights = Ratio((s1 - s2, 1), (2,)), Ratio((s1 + s2, -1), (2,)), Ratio((s2 - s1, 1), (2,))
    states = min(s1, s2) - 1
    e12_can_grow = (s1 + s2 - s3) // 2 < states
    solution = along(Curve(weights, "tuple"), s3, (s3 - 2 if e12_can_grow else s3 + 2,))
    return replace(solution, candidates=states, answers_without_hint=states)


def words(problem: Problem, draws: Draws) -> Words:
    """Write a view that gives s1 and s2, and says what s3 is."""
    form = draws.choice(("{} = {}.", "The path sum {} is {}."))
    s1, s2, s3 = (form.format(*fact) for fact in problem.facts.items())
    view = [
        "In a triangle on the vertices 0, 1, 2 the edges 0-1, 1-2, 2-0 have the weights e01, e12, e20.",
        "The weights are positive integers.",
        "The path sums are s1 = e01 + e12, s2 = e12 + e20 and s3 = e01 + e20.",
        s1,
        s2,
    ]
    return Words(view, "Find e01, e12 and e20.", s3, "What is s3?", ("e01", "e12", "e20"))


FAMILY = Family(
    family_type="A",
    answer_type="tuple",
    method="finite",
    sample=sample,
    solve=solve,
    words=words,
    repairs=[
        "Weights are drawn from 1 .. 3+d; the paper's 1 .. 2+d leaves 22 rows at difficulty 1.",
        "A row in which s1, s2 and positivity already fix the weights is rejected.",
        "The text says that the weights are positive integers.",
    ],
)
