"""Draws a second-order recurrence with two initial values; a(n) is a linear function of a(1)."""

from collections.abc import Hashable

from seedproof.benchmarks.missing_fact.family import Family, Problem, Solution, Words, along
from seedproof.benchmarks.missing_fact.wording import say
from seedproof.exact.certificate import Curve, ratio
from seedproof.exact.number import linear_text
from seedproof.record.draws import Draws, Rejected

LARGEST_START = 20
"""Of a(0) and a(1), without the sign."""

STARTS = [start for start in range(-LARGEST_START, LARGEST_START + 1) if start]

DOMAIN = (
    "a(0), a(1), a(2), ... is a sequence of integers.",
    "The sequence a(0), a(1), a(2), ... consists of integers.",
    "All terms of the sequence a(0), a(1), a(2), ... are integers.",
    "Let a(0), a(1), a(2), ... be a sequence of integers.",
)
RECURRENCE = (
    "{equation} for all n >= 0.",
    "{equation} for every integer n >= 0.",
    "For all n >= 0, {equation}.",
    "The sequence satisfies {equation} for all n >= 0.",
    "The terms obey the recurrence {equation} for n >= 0.",
)
START = (
    "a(0) = {value}.",
    "The value of a(0) is {value}.",
    "The sequence starts with a(0) = {value}.",
    "The initial term is a(0) = {value}.",
)
TARGET = ("Find a({n}).", "What is a({n})?", "Determine the term a({n}).", "Compute the value of a({n}).")
HINT = (
    "a(1) = {value}.",
    "The value of a(1) is {value}.",
    "The term a(1) is {value}.",
    "a(1) is equal to {value}.",
)
REQUEST = (
    "What is a(1)?",
    "What is the value of a(1)?",
    "Please give me a(1).",
    "What is the term a(1)?",
)


def sample(draws: Draws, difficulty: int) -> Problem:
    """Draw coefficients and an index from the difficulty's bands, and two initial values."""
    sizes = 1 + difficulty // 2, 3 + difficulty // 2
    coefficients = [sign * size for size in range(sizes[0], sizes[1] + 1) for sign in (1, -1)]
    r1 = draws.choice(coefficients)
    r2 = draws.choice(coefficients)
    if abs(r1) == 1 and r2 == -1:
        raise Rejected("the sequence is periodic")
    facts = {
        "r1": r1,
        "r2": r2,
        "a0": draws.choice(STARTS),
        "a1": draws.choice(STARTS),
        "n": draws.between(2 * difficulty + 2, 2 * difficulty + 3),
    }
    return Problem(facts, "a1")


def solve(problem: Problem) -> Solution:
    """Solve a(n) = p*a(0) + q*a(1), where p and q are the sequences that begin with 1, 0 and with 0, 1."""
    r1, r2, a0, a1, n = problem.facts.values()
    of_a0 = _term(r1, r2, 1, 0, n)
    of_a1 = _term(r1, r2, 0, 1, n)
    if not of_a0:
        raise Rejected("answer does not depend on a(0)")
    if of_a0 * a0 + of_a1 * a1 in (a0, a1):
        raise Rejected("answer is an initial value")
    return along(Curve((ratio((of_a0 * a0, of_a1)),)), a1, (a1 + 1,))


def words(problem: Problem, draws: Draws) -> Words:
    """Write a view that gives the recurrence and a(0)."""
    r1, r2, a0, a1, n = problem.facts.values()
    view = [
        say(draws, DOMAIN),
        say(draws, RECURRENCE, equation=draws.choice((_explicit, _homogeneous))(r1, r2)),
        say(draws, START, value=a0),
    ]
    hint = say(draws, HINT, value=a1)
    return Words(view, say(draws, TARGET, n=n), (hint,), say(draws, REQUEST), symbol=f"a({n})")


def state(problem: Problem) -> Hashable:
    """Return sizes and one sign: the signs of all terms may change, and those of every second term."""
    r1, r2, a0, a1, _ = problem.facts.values()
    return abs(r1), r2, abs(a0), abs(a1), r1 * a0 * a1 > 0


def notes(problem: Problem) -> Hashable:
    """Return the recurrence and a(0), without the signs that may change."""
    r1, r2, a0, _, _ = problem.facts.values()
    return abs(r1), r2, abs(a0)


def _explicit(r1: int, r2: int) -> str:
    """Write the next term as a sum, which does not begin with a minus unless both terms have one."""
    if r1 < 0 < r2:
        return f"a(n+2) = {linear_text(('a(n)', 'a(n+1)'), (r2, r1))}"
    return f"a(n+2) = {linear_text(('a(n+1)', 'a(n)'), (r1, r2))}"


def _homogeneous(r1: int, r2: int) -> str:
    return f"{linear_text(('a(n+2)', 'a(n+1)', 'a(n)'), (1, -r1, -r2))} = 0"


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
    state=state,
    notes=notes,
    version=3,
    repairs=[
        "The index is drawn from 4 to 5, 6 to 7 and 8 to 9, so that more difficult rows take more steps; in "
        "the paper it is 4 to 7+d.",
        "Both coefficients are drawn from 1 to 3 at difficulty 1 and from 2 to 4 at difficulties 2 and 3, "
        "with either sign; in the paper r1 is positive and up to 3+d, and r2 is -2 to 2.",
        "a(0) and a(1) are drawn from -20 to 20 without 0, not from -(3+d) to 3+d: the widest of those "
        "ranges can be guessed in one row of 13, and has too few different problems.",
        "A row in which the answer does not depend on a(1), or not on a(0), is rejected; so r2 is never 0.",
        "Rows are rejected whose answer is a(0) or a(1), and recurrences that repeat three or six values "
        "(r1 = 1 or -1, r2 = -1).",
        "The text says that the sequence consists of integers.",
    ],
)
