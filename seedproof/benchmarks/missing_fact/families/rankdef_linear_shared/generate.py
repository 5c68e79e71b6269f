"""Draws the unknowns and four equations, of which the first two with the third or the fourth decide."""

from seedproof.benchmarks.missing_fact.family import Family, Problem, Solution, Words
from seedproof.benchmarks.missing_fact.integer_system import solve_along
from seedproof.exact.number import equation_text, linear_text
from seedproof.record.draws import Draws, Rejected

NAMES = ("x", "y", "z")


def sample(draws: Draws, difficulty: int) -> Problem:
    """Draw unknowns in ±(5+d), coefficients other than 0 in ±(3+d).

    Equations 3 and 4 each complete 1 and 2.
    """
    unknowns = draws.integers(3, -5 - difficulty, 5 + difficulty)
    sizes = draws.nonzeros(12, 3 + difficulty)
    lefts = [sizes[start : start + 3] for start in range(0, 12, 3)]
    (a1, b1, c1), (a2, b2, c2), *others = lefts
    normal = (b1 * c2 - c1 * b2, c1 * a2 - a1 * c2, a1 * b2 - b1 * a2)
    if any(not _dot(left, normal) for left in others):
        raise Rejected("equation 3 or 4 does not complete equations 1 and 2")
    equations = [[*left, _dot(left, unknowns)] for left in lefts]
    return Problem({"equations": equations}, "equation_3", ("equation_3", "equation_4"))


def solve(problem: Problem) -> Solution:
    """Solve the first two equations and the third, with right-hand side h: they have one solution."""
    three = problem.facts["equations"][:3]
    left = linear_text(NAMES, three[2][:3])
    return solve_along([row[:3] for row in three], [row[3] for row in three], 2, left + " = {}")


def words(problem: Problem, draws: Draws) -> Words:
    """Write a view that gives equations 1 and 2 of four."""
    texts = [
        f"Equation {number}: {equation_text(NAMES, left, right)}."
        for number, (*left, right) in enumerate(problem.facts["equations"], start=1)
    ]
    view = ["x, y and z are integers that satisfy a system of four equations, numbered 1 to 4.", *texts[:2]]
    return Words(view, "Find x, y and z.", texts[2], "What is equation 3?", NAMES)


def _dot(left: list[int], right: list[int] | tuple[int, ...]) -> int:
    return left[0] * right[0] + left[1] * right[1] + left[2] * right[2]


FAMILY = Family(
    family_type="A",
    answer_type="tuple",
    method="linear",
    sample=sample,
    solve=solve,
    words=words,
    repairs=[
        "The text says that x, y and z are integers and that there are four numbered equations, "
        "so that the view shows which are missing.",
        "The holder offers equation 4 as well as equation 3, since either decides the answer.",
    ],
)
