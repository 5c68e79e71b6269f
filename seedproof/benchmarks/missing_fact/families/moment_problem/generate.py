"""Draws weights on the points 0, 1 and 2; they are linear functions of the second moment."""

from dataclasses import replace

from seedproof.benchmarks.missing_fact.family import Family, Problem, Solution, Words, along
from seedproof.exact.certificate import Curve, Ratio
from seedproof.record.draws import Draws, Rejected


def sample(draws: Draws, difficulty: int) -> Problem:
    """Draw positive weights with the total 8+2d, each triple as likely: two cuts between its units.

    The holder can move them by (-3, 4, -1) or (3, -4, 1), which keeps the total and the second moment.
    """
    total = 8 + 2 * difficulty
    first, second = sorted(draws.sample(range(1, total), 2))
    q0 = first
    q1 = second - first
    q2 = total - second
    if q0 < 3 and q1 < 4:
        raise Rejected("weights are fixed without the first moment")
    facts = {"total": total, "first_moment": q1 + 2 * q2, "second_moment": q1 + 4 * q2}
    return Problem(facts, "second_moment")


def solve(problem: Problem) -> Solution:
    """Solve q2 = (h - m1)/2 and q1 = 2*m1 - h with h = q1 + 4*q2 and m1 = q1 + 2*q2; q0 is the rest."""
    total, m1, m2 = problem.facts.values()
    weights = Ratio((2 * total - 3 * m1, 1), (2,)), Ratio((2 * m1, -1)), Ratio((-m1, 1), (2,))
    least = max(0, m1 - total)
    most = m1 // 2
    q2_can_grow = (m2 - m1) // 2 < most
    solution = along(Curve(weights, "tuple"), m2, (m2 + 2 if q2_can_grow else m2 - 2,))
    states = most - least + 1
    return replace(solution, candidates=states, answers_without_hint=states)


def words(problem: Problem, draws: Draws) -> Words:
    """Write a view that gives the total and the first moment, and says what the second moment is."""
    facts = problem.facts
    form = draws.choice(("{equation} = {value}.", "The {name} is {value}."))
    total, first, second = (
        form.format(equation=equation, name=key.replace("_", " "), value=facts[key])
        for key, equation in (
            ("total", "q0 + q1 + q2"),
            ("first_moment", "q1 + 2*q2"),
            ("second_moment", "q1 + 4*q2"),
        )
    )
    view = [
        "The points 0, 1 and 2 have the weights q0, q1 and q2; no other point has a weight.",
        "The weights are non-negative integers.",
        "The total is q0 + q1 + q2, the first moment is q1 + 2*q2 and the second moment is q1 + 4*q2.",
        total,
        first,
    ]
    request = draws.choice(("What is the second moment?", "What is q1 + 4*q2?"))
    return Words(view, "Find q0, q1 and q2.", second, request, ("q0", "q1", "q2"))


FAMILY = Family(
    family_type="A",
    answer_type="tuple",
    method="finite",
    sample=sample,
    solve=solve,
    words=words,
    repairs=[
        "The total is 8+2d; the paper's 6+2d leaves 21 rows at difficulty 1.",
        "A row in which the total and the second moment already fix the weights is rejected.",
        "The text says that the weights are non-negative integers, and that no other point has a weight.",
    ],
)
