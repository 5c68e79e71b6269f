"""Samples roots and poles, expands the factors, and reads the solution off their order."""

from fractions import Fraction
from itertools import pairwise

from seedproof.problems.template import Answer, Facts, Template, Words
from seedproof.record.draws import Draws
from seedproof.text.formula import INFINITY, Formula, Symbol, interval, latex, polynomial, union

X = Symbol("x")


def sample(draws: Draws, difficulty: int) -> Facts:
    """Different integers as simple roots and poles, the sign in front, and the inequality sign."""
    top, bottom = [(1, 1), (2, 1), (2, 2)][difficulty - 1]
    places = draws.sample(range(-6, 7), top + bottom)
    return {
        "roots": sorted(places[:top]),
        "poles": sorted(places[top:]),
        "factor": draws.choice((1, 1, -1)),
        "sign": draws.choice(("<", "<=", ">", ">=")),
    }


def answers(facts: Facts) -> list[Answer]:
    """The sign changes at every root and pole: walk from the right, where it is that of the factor."""
    places, wanted = sorted(facts["roots"] + facts["poles"]), facts["sign"][0] == ">"
    with_roots = facts["sign"][1:] == "="
    ends: list[Formula | int] = [-INFINITY, *places, INFINITY]
    parts, positive = [], facts["factor"] > 0
    for low, high in reversed(list(pairwise(ends))):
        if positive == wanted:
            closed = "".join(
                bracket for bracket, end in (("[", low), ("]", high)) if with_roots and end in facts["roots"]
            )
            parts.append(interval(low, high, closed))
        positive = not positive
    return [Answer(union(*reversed(parts)), "interval_union")]


def _expanded(roots: list[int], factor: int) -> list[Fraction]:
    coefficients = [Fraction(factor)]
    for root in roots:
        shifted = [*coefficients, Fraction(0)]
        coefficients = [
            one - root * other for one, other in zip(shifted, [Fraction(0), *coefficients], strict=True)
        ]
    return coefficients


def words(facts: Facts, draws: Draws) -> Words:
    """The quotient as polynomials, expanded."""
    top = polynomial(_expanded(facts["roots"], facts["factor"]), X)
    bottom = polynomial(_expanded(facts["poles"], 1), X)
    sign = {"<": "<", "<=": r"\le", ">": ">", ">=": r"\ge"}[facts["sign"]]
    said = rf"$$\frac{{{latex(top)}}}{{{latex(bottom)}}} {sign} 0$$"
    statement = draws.choice(
        (
            f"Consider the inequality {said}",
            f"Let $x$ be a real number with {said}",
            f"A student is asked to solve the rational inequality {said}",
        )
    )
    question = draws.choice(
        (
            "Find the solution set, as a union of intervals.",
            "Give all its solutions in interval notation.",
            "For which real $x$ does it hold? Answer in interval notation.",
        )
    )
    return Words(statement, (question,))


TEMPLATE = Template(
    subject="precalculus", method="exact sign table", sample=sample, answers=answers, words=words
)
