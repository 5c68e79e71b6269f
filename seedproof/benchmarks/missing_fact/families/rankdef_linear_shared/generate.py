"""Draws the unknowns and four equations, of which the first two with the third or the fourth decide."""

from collections.abc import Hashable, Sequence
from dataclasses import replace
from math import gcd

from seedproof.benchmarks.missing_fact.family import Family, Problem, Solution, Words
from seedproof.benchmarks.missing_fact.integer_system import has_neighbour, solve_along
from seedproof.benchmarks.missing_fact.three_unknowns import left_sides, unknown_band, unknown_values
from seedproof.benchmarks.missing_fact.wording import say, say_each
from seedproof.exact.number import equation_text, linear_text
from seedproof.record.draws import Draws, Rejected

NAMES = ("x", "y", "z")

SYSTEM = (
    "x, y and z are integers that satisfy a system of four equations, numbered 1 to 4.",
    "The integers x, y and z solve a system of four equations, which are numbered 1 to 4.",
    "A system of four equations, numbered 1 to 4, holds for the integers x, y and z.",
    "Four equations, numbered 1 to 4, form a system that the integers x, y and z satisfy.",
)
EQUATION = (
    "Equation {number}: {left} = {right}.",
    "Equation {number} is {left} = {right}.",
    "By equation {number}, {left} = {right}.",
    "Equation {number} sets {left} equal to {right}.",
    "Equation {number} says that {left} is {right}.",
    "By equation {number}, {left} equals {right}.",
)
TARGET = (
    "Find x, y and z.",
    "What are x, y and z?",
    "Determine x, y and z.",
    "Find the values of x, y and z.",
)
HINT = (
    "Equation {number}: {left} = {right}.",
    "Equation {number} is {left} = {right}.",
    "Equation {number} reads {left} = {right}.",
    "By equation {number}, {left} = {right}.",
)
REQUEST = (
    "What is equation 3?",
    "What does equation 3 say?",
    "Please give me equation 3.",
    "Please tell me equation 3.",
)


def sample(draws: Draws, difficulty: int) -> Problem:
    """Draw unknowns and left-hand sides from their bands.

    Equations 1 and 2 leave every unknown open, and equations 3 and 4 each complete them.
    """
    lefts = left_sides(difficulty)
    first, second, third, fourth = [lefts[place] for place in draws.integers(4, 0, len(lefts) - 1)]
    normal = _cross(first, second)
    if 0 in normal:
        raise Rejected("equations 1 and 2 decide an unknown")
    if not (_dot(third, normal) and _dot(fourth, normal)):
        raise Rejected("equation 3 or 4 does not complete equations 1 and 2")
    if third == fourth:
        raise Rejected("equations 3 and 4 are the same")
    sizes = unknown_values(difficulty)
    unknowns = [sizes[place] for place in draws.integers(3, 0, len(sizes) - 1)]
    divisor = gcd(*normal)
    step = [change // divisor for change in normal]
    if not has_neighbour(unknowns, step, *unknown_band(difficulty)):
        raise Rejected("the range leaves one triple")
    equations = [[*left, _dot(left, unknowns)] for left in (first, second, third, fourth)]
    return Problem({"equations": equations}, "equation_3", ("equation_3", "equation_4"))


def solve(problem: Problem) -> Solution:
    """Solve the first two equations and the third, with right-hand side h: they have one solution."""
    first, second, third, fourth = problem.facts["equations"]
    three = [first, second, third]
    left = linear_text(NAMES, third[:3])
    solution = solve_along([row[:3] for row in three], [row[3] for row in three], 2, left + " = {}")
    return replace(solution, other_values=(equation_text(NAMES, fourth[:3], fourth[3]),))


def words(problem: Problem, draws: Draws) -> Words:
    """Write a view that gives equations 1 and 2 of four."""
    gaps = [
        {"number": number, "left": linear_text(NAMES, left), "right": right}
        for number, (*left, right) in enumerate(problem.facts["equations"], start=1)
    ]
    hints = [say(draws, HINT, **gap) for gap in gaps[2:]]
    view = [say(draws, SYSTEM), *say_each(draws, EQUATION, gaps[:2])]
    return Words(view, say(draws, TARGET), tuple(hints), say(draws, REQUEST), NAMES)


def state(problem: Problem) -> Hashable:
    """Return the sizes in all equations."""
    return _sizes(problem.facts["equations"])


def notes(problem: Problem) -> Hashable:
    """Return the sizes in equations 1 and 2."""
    return _sizes(problem.facts["equations"][:2])


def _sizes(equations: Sequence[Sequence[int]]) -> tuple[tuple[int, ...], ...]:
    """Return what neither the order of equations or unknowns nor any sign changes."""
    return tuple(sorted([(abs(right), *sorted(map(abs, left))) for *left, right in equations]))


def _cross(left: Sequence[int], right: Sequence[int]) -> tuple[int, int, int]:
    a, b, c = left
    d, e, f = right
    return b * f - c * e, c * d - a * f, a * e - b * d


def _dot(left: Sequence[int], right: Sequence[int]) -> int:
    return left[0] * right[0] + left[1] * right[1] + left[2] * right[2]


FAMILY = Family(
    family_type="A",
    answer_type="tuple",
    method="linear",
    sample=sample,
    solve=solve,
    words=words,
    state=state,
    notes=notes,
    version=3,
    repairs=[
        "The unknowns are drawn from ±10 to ±100, ±40 to ±300 and ±90 to ±600, not from ±(5+d): with those, "
        "two equations leave hardly more than one triple, and three rows in four can be guessed.",
        "The coefficients are drawn from ±1 to ±4, ±2 to ±5 and ±3 to ±6, that is from d upwards, so that "
        "each difficulty has numbers of its own; those of an equation have no common factor, and the first "
        "one is positive.",
        "Equations 1 and 2 that decide one of the unknowns, and equations 3 and 4 with the same left-hand "
        "side, are rejected.",
        "The text says that x, y and z are integers and that there are four numbered equations, "
        "so that the view shows which are missing.",
        "The holder offers equation 4 as well as equation 3, since either decides the answer.",
    ],
)
