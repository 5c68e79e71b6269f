"""Draws three primes and a number x below their product; each residue of the third prime gives another x."""

from seedproof.benchmarks.missing_fact.family import Family, Problem, Solution, Words
from seedproof.exact.certificate import Cases
from seedproof.record.draws import Draws

PRIMES = (3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61)
POOL_SIZES = {1: 7, 2: 11, 3: 17}
"""Primes to draw from, by difficulty: up to 19, 37 and 61."""


def sample(draws: Draws, difficulty: int) -> Problem:
    """Draw three different primes, the first two in ascending order, and the residues of a uniform number."""
    first, second, third = draws.sample(PRIMES[: POOL_SIZES[difficulty]], 3)
    moduli = [min(first, second), max(first, second), third]
    x = draws.below(first * second * third)
    return Problem({"moduli": moduli, "residues": [x % modulus for modulus in moduli]}, "congruence_3")


def solve(problem: Problem) -> Solution:
    """Solve by base + step*k: base fits the first two congruences, step is the product of their moduli."""
    (first, second, third), (of_first, of_second, of_third) = problem.facts.values()
    step = first * second
    base = of_first + first * ((of_second - of_first) * pow(first, -1, second) % second)
    inverse = pow(step, -1, third)
    cases = [
        (f"x = {residue} (mod {third})", str(base + step * ((residue - base) * inverse % third)))
        for residue in range(third)
    ]
    value, answer = cases[of_third]
    return Solution(answer, value, [cases[(of_third + 1) % third]], Cases(tuple(cases)))


def words(problem: Problem, draws: Draws) -> Words:
    """Write a view that says that there are three congruences and gives the first two."""
    (first, second, third), (of_first, of_second, of_third) = problem.facts.values()
    says = draws.choice(("is", "says that"))
    view = [
        "Three congruences are given for x, and their moduli are three different primes.",
        "x is the smallest non-negative integer that satisfies all three congruences.",
        f"The first congruence {says} x = {of_first} (mod {first}).",
        f"The second congruence {says} x = {of_second} (mod {second}).",
    ]
    hint = f"The third congruence {says} x = {of_third} (mod {third})."
    return Words(view, "Find x.", hint, "What is the third congruence?")


FAMILY = Family(
    family_type="A",
    answer_type="integer",
    method="finite",
    sample=sample,
    solve=solve,
    words=words,
    max_difficulty=3,  # the pools of primes are listed, not computed
    repairs=[
        "The primes go up to 37 at difficulty 2 and up to 61 at difficulty 3; in the paper every "
        "difficulty has the primes from 3 to 19.",
        "The text says that x is the smallest solution from 0 on and that the moduli are different primes.",
        "The two moduli of the view stand in rising order, so that no problem occurs in two orders.",
    ],
)
