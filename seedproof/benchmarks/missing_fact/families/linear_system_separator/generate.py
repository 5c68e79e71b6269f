"""Draws the unknowns and two equations; a and b are linear in c."""

from seedproof.benchmarks.missing_fact.family import Family, Problem, Solution, Words
from seedproof.benchmarks.missing_fact.integer_system import solve_along
from seedproof.exact.number import equation_text
from seedproof.record.draws import Draws, Rejected

NAMES = ("a", "b", "c")


def sample(draws: Draws, difficulty: int) -> Problem:
    """Draw unknowns in ±(5+d) and coefficients other than 0 in ±(3+d); c must decide a and b."""
    unknowns = draws.integers(3, -5 - difficulty, 5 + difficulty)
    equations = []
    for _ in range(2):
        left = draws.nonzeros(3, 3 + difficulty)
        equations.append([*left, sum(size * unknown for size, unknown in zip(left, unknowns, strict=True))])
    (a1, b1, *_), (a2, b2, *_) = equations
    if a1 * b2 == a2 * b1:
        raise Rejected("c does not decide a and b")
    return Problem({"equations": equations, "c": unknowns[2]}, "c")


def solve(problem: Problem) -> Solution:
    """Solve the two equations and c = h, which have one solution."""
    first, second = problem.facts["equations"]
    return solve_along([first[:3], second[:3], [0, 0, 1]], [first[3], second[3], problem.facts["c"]], 2)


def words(problem: Problem, draws: Draws) -> Words:
    """Write a view that gives the equations and says that c occurs elsewhere too."""
    view = [
        "a, b and c are integers that satisfy a subsystem of two equations.",
        "c is shared with a second subsystem, which you do not see.",
        *(f"{equation_text(NAMES, left, right)}." for *left, right in problem.facts["equations"]),
    ]
    return Words(view, "Find a, b and c.", f"c = {problem.facts['c']}.", "What is the value of c?", NAMES)


FAMILY = Family(
    family_type="A",
    answer_type="tuple",
    method="linear",
    sample=sample,
    solve=solve,
    words=words,
    repairs=[
        "The text says that a, b and c are integers, and every witness leaves them integers.",
        "All coefficients differ from 0.",
    ],
)
