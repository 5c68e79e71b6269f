"""Draws two lines through an integer point and a reference point at integer distance from it.

With the second line's right-hand side h unknown, the intersection runs along the first line: the square of
its distance from the reference point is a quadratic polynomial in h.
"""

from math import gcd

from seedproof.benchmarks.missing_fact.family import Family, Problem, Solution, Words, along
from seedproof.exact.certificate import Curve, ratio
from seedproof.exact.number import equation_text, linear_text
from seedproof.record.draws import Draws, Rejected

LONGEST = 25
OFFSETS = [
    [
        (across, up)
        for across in range(-length, length + 1)
        for up in range(-length, length + 1)
        if across**2 + up**2 == length**2
    ]
    for length in range(1, LONGEST + 1)
]
"""Integer offsets by their length 1 .. 25."""


def sample(draws: Draws, difficulty: int) -> Problem:
    """Draw a point in +-(4+d), two lines through it with coefficients in +-(3+d), a distance of 1 .. 25."""
    x, y = draws.integers(2, -4 - difficulty, 4 + difficulty)
    a, b, p, q = draws.integers(4, -3 - difficulty, 3 + difficulty)
    if a * q == b * p:
        raise Rejected("lines are parallel")
    across, up = draws.choice(draws.choice(OFFSETS))
    facts = {
        "line_1": [a, b, a * x + b * y],
        "line_2": [p, q, p * x + q * y],
        "reference_point": [x + across, y + up],
    }
    return Problem(facts, "line_2")


def solve(problem: Problem) -> Solution:
    """Solve by Cramer's rule: area*(P - Q) = (right - b*h, up + a*h).

    Other integer points of line 1 are witnesses.
    """
    (a, b, c), (p, q, h), (x, y) = problem.facts.values()
    area = a * q - b * p
    right = c * q - x * area
    up = -c * p - y * area
    square = ratio((right**2 + up**2, 2 * (a * up - b * right), a**2 + b**2), (area**2,))
    step = area // gcd(a, b)
    form = f"{linear_text(('x', 'y'), (p, q))} = {{}}"
    return along(Curve((square,), "sqrt"), h, (h + step, h - step), form)


def words(problem: Problem, draws: Draws) -> Words:
    """Write a view that says that two lines meet and gives the first of them."""
    line_1, line_2, (x, y) = problem.facts.values()
    says = draws.choice(("has the equation", "is given by"))
    view = [
        "In the xy-plane, line 1 and line 2 meet in exactly one point, P.",
        f"Line 1 {says} {equation_text(('x', 'y'), line_1[:2], line_1[2])}.",
        f"Q is the point ({x}, {y}).",
    ]
    hint = f"Line 2 {says} {equation_text(('x', 'y'), line_2[:2], line_2[2])}."
    return Words(view, "Find the distance between P and Q.", hint, "What is the equation of line 2?")


FAMILY = Family(
    family_type="A",
    answer_type="expression",
    method="parametric",
    sample=sample,
    solve=solve,
    words=words,
    repairs=[
        "The distance is drawn uniformly from 1 to 25, then an integer offset of that length; in the paper "
        "it is always 5 or 13.",
        "The text does not say that the distance is an integer: with another line 2 it may be a root.",
    ],
)
