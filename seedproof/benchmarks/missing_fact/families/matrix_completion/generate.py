"""Draws the factors of a 2 x 2 matrix of rank 1; its last entry is a multiple of m10."""

from math import gcd

from seedproof.benchmarks.missing_fact.family import Family, Problem, Solution, Words, along
from seedproof.exact.certificate import Curve, ratio
from seedproof.record.draws import Draws


def sample(draws: Draws, difficulty: int) -> Problem:
    """Draw factors (u0, u1) and (v0, v1) in 1 .. 2+d with v0 != v1, or m11 would be m10 itself."""
    u0, u1 = draws.integers(2, 1, 2 + difficulty)
    v0, v1 = draws.sample(range(1, 3 + difficulty), 2)
    return Problem({"m00": u0 * v0, "m01": u0 * v1, "m10": u1 * v0}, "m10")


def solve(problem: Problem) -> Solution:
    """Solve m11 = m01*h/m00 with h = m10; the next h with a whole m11 is the witness."""
    m00, m01, m10 = problem.facts.values()
    return along(Curve((ratio((0, m01), (m00,)),)), m10, (m10 + m00 // gcd(m00, m01),))


def words(problem: Problem, draws: Draws) -> Words:
    """Write a view that gives the first row."""
    form = draws.choice(("{} = {}.", "The entry {} is {}."))
    m00, m01, m10 = (form.format(*entry) for entry in problem.facts.items())
    view = [
        "M is a 2 x 2 matrix with the rows (m00, m01) and (m10, m11).",
        "The entries of M are positive integers, and M has rank 1.",
        m00,
        m01,
    ]
    return Words(view, "Find m11.", m10, "What is m10?")


FAMILY = Family(
    family_type="A",
    answer_type="integer",
    method="parametric",
    sample=sample,
    solve=solve,
    words=words,
    repairs=[
        "m00 and m01 always differ: otherwise m11 is m10 itself.",
        "The text says that all entries are positive integers and that the rank is 1, and asks for m11.",
    ],
)
