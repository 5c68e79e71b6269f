"""Draws the factors of a 2 x 2 matrix of rank 1; its last entry is a multiple of m10."""

from collections.abc import Hashable
from math import gcd

from seedproof.benchmarks.missing_fact.family import Family, Problem, Solution, Words, along
from seedproof.benchmarks.missing_fact.wording import say, say_each
from seedproof.exact.certificate import Curve, ratio
from seedproof.record.draws import Draws, Rejected

MATRIX = (
    "M is a 2 x 2 matrix with the rows (m00, m01) and (m10, m11).",
    "The 2 x 2 matrix M has the rows (m00, m01) and (m10, m11).",
    "Let M be the 2 x 2 matrix whose first row is (m00, m01) and whose second row is (m10, m11).",
    "(m00, m01) and (m10, m11) are the rows of a 2 x 2 matrix M.",
)
DOMAIN = (
    "The entries of M are positive integers, and M has rank 1.",
    "M has rank 1, and its entries are positive integers.",
    "All entries of M are positive integers, and the rank of M is 1.",
    "M is a matrix of rank 1 with positive integer entries.",
)
ENTRY = (
    "{name} = {value}.",
    "The entry {name} is {value}.",
    "{name} is equal to {value}.",
    "{name} has the value {value}.",
)
TARGET = ("Find m11.", "What is m11?", "Determine the entry m11.", "Find the value of m11.")
REQUEST = ("What is m10?", "What is the value of m10?", "Please give me m10.", "What is the entry m10?")


def sample(draws: Draws, difficulty: int) -> Problem:
    """Draw factors (u0, u1) and (v0, v1), each pair different, or m11 would be another entry of M."""
    low, high = _band(difficulty)
    u0, u1 = draws.sample(range(low, high + 1), 2)
    v0, v1 = draws.sample(range(low, high + 1), 2)
    if u0 * v0 == u1 * v1:
        raise Rejected("m11 is m00")
    return Problem({"m00": u0 * v0, "m01": u0 * v1, "m10": u1 * v0}, "m10")


def solve(problem: Problem) -> Solution:
    """Solve m11 = m01*h/m00 with h = m10; the next h with a whole m11 is the witness."""
    m00, m01, m10 = problem.facts.values()
    return along(Curve((ratio((0, m01), (m00,)),)), m10, (m10 + m00 // gcd(m00, m01),))


def words(problem: Problem, draws: Draws) -> Words:
    """Write a view that gives the first row."""
    m00, m01, m10 = problem.facts.values()
    view = [
        say(draws, MATRIX),
        say(draws, DOMAIN),
        *say_each(draws, ENTRY, [{"name": "m00", "value": m00}, {"name": "m01", "value": m01}]),
    ]
    hint = say(draws, ENTRY, name="m10", value=m10)
    return Words(view, say(draws, TARGET), (hint,), say(draws, REQUEST), symbol="m11")


def state(problem: Problem) -> Hashable:
    """Return the entries; transposing M exchanges m01 and m10."""
    m00, m01, m10 = problem.facts.values()
    return m00, min(m01, m10), max(m01, m10)


def notes(problem: Problem) -> Hashable:
    """Return the first row."""
    return problem.facts["m00"], problem.facts["m01"]


def _band(difficulty: int) -> tuple[int, int]:
    """Return the least and the largest factor: 2 to 14, 10 to 26, 18 to 38, ..."""
    return 8 * difficulty - 6, 12 * difficulty + 2


FAMILY = Family(
    family_type="A",
    answer_type="integer",
    method="parametric",
    sample=sample,
    solve=solve,
    words=words,
    state=state,
    notes=notes,
    version=3,
    repairs=[
        "Factors are drawn from 2 to 14, 10 to 26 and 18 to 38, not from 1 to 2+d: with those, six products "
        "are all answers of difficulty 1.",
        "The two factors on either side always differ: otherwise m11 is m10 or m01. Nor is m11 ever m00.",
        "The text says that all entries are positive integers and that the rank is 1, and asks for m11.",
    ],
)
