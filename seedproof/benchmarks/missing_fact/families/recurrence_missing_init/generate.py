"""Draws a second-order recurrence with two initial values; a(n) is a linear function of a(1)."""

from seedproof.benchmarks.missing_fact.family import Family, Problem, Solution, Words, along
from seedproof.exact.certificate import Curve, ratio
from seedproof.exact.number import linear_text
from seedproof.record.draws import Draws, Rejected


def sample(draws: Draws, difficulty: int) -> Problem:
    """Draw r1 in 1 .. 3+d, r2 in -2 .. 2 but not 0, a(0) and a(1) in +-(3+d), n in 4 .. 7+d."""
    facts = {
        "r1": draws.between(1, 3 + difficulty),
        "r2": draws.choice((-2, -1, 1, 2)),
        "a0": draws.between(-3 - difficulty, 3 + difficulty),
        "a1": draws.between(-3 - difficulty, 3 + difficulty),
        "n": draws.between(4, 7 + difficulty),
    }
    return Problem(facts, "a1")


def solve(problem: Problem) -> Solution:
    """Solve a(n) = p*a(0) + q*a(1), where p and q are the sequences that begin with 1, 0 and with 0, 1."""
    r1, r2, a0, a1, n = problem.facts.values()
    of_a0 = _term(r1, r2, 1, 0, n)
    of_a1 = _term(r1, r2, 0, 1, n)
    if not of_a0:
        raise Rejected("answer does not depend on a(0)")
    return along(Curve((ratio((of_a0 * a0, of_a1)),)), a1, (a1 + 1,))


def words(problem: Problem, draws: Draws) -> Words:
    """Write a view that gives the recurrence and a(0)."""
    r1, r2, a0, a1, n = problem.facts.values()
    view = [
        "a(0), a(1), a(2), ... is a sequence of integers.",
        f"a(n+2) = {linear_text(('a(n+1)', 'a(n)'), (r1, r2))} for {draws.choice(('all', 'every'))} n >= 0.",
        f"a(0) = {a0}.",
    ]
    return Words(view, f"Find a({n}).", f"a(1) = {a1}.", "What is a(1)?")


def _term(r1: int, r2: int, now: int, after: int, n: int) -> int:
    for _ in range(n):
        now, after = after, r1 * after + r2 * now
    return now


FAMILY = Family(
    family_type="A",
    answer_type="integer",
    method="linear",
    sample=sample,
    solve=solve,
    words=words,
    repairs=[
        "A row in which the answer does not depend on a(1), or not on a(0), is rejected; so r2 is never 0.",
        "The text says that the sequence consists of integers.",
    ],
)
