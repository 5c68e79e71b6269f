"""Draws three primes and a number below their product; each residue of the third prime gives another x."""

from collections.abc import Hashable

from seedproof.benchmarks.missing_fact.family import Family, Problem, Solution, Words
from seedproof.benchmarks.missing_fact.wording import say, say_each
from seedproof.exact.certificate import Cases
from seedproof.record.draws import Draws, Rejected

PRIMES = {
    1: (5, 7, 11, 13, 17, 19),
    2: (23, 29, 31, 37, 41),
    3: (43, 47, 53, 59, 61, 67),
}
"""By difficulty."""

CONGRUENCES = (
    "The integer x satisfies three congruences, and their moduli are three different primes.",
    "Three congruences hold for the integer x; each has a different prime as its modulus.",
    "x is an integer that satisfies three congruences modulo three different primes.",
    "There are three congruences for the integer x, and the moduli are different primes.",
)
SMALLEST = (
    "x is the smallest non-negative integer that satisfies all three congruences.",
    "Of all non-negative integers that satisfy the three congruences, x is the smallest.",
    "The three congruences have infinitely many common solutions; x is the smallest that is not negative.",
    "No non-negative integer below x satisfies all three congruences, and x is not negative.",
)
CONGRUENCE = (
    "x = {residue} (mod {modulus}).",
    "x leaves the remainder {residue} on division by {modulus}.",
    "Divided by {modulus}, x leaves the remainder {residue}.",
    "x is congruent to {residue} modulo {modulus}.",
    "The remainder of x on division by {modulus} is {residue}.",
)
TARGET = ("Find x.", "What is x?", "Determine x.", "Find the value of x.")
REQUEST = (
    "What is the third congruence?",
    "Which congruence is the third one?",
    "Please give me the third congruence.",
    "What does the third congruence say?",
)


def sample(draws: Draws, difficulty: int) -> Problem:
    """Draw three different primes, the first two in ascending order, and x from the upper half."""
    first, second, third = draws.sample(PRIMES[difficulty], 3)
    moduli = [min(first, second), max(first, second), third]
    product = first * second * third
    x = draws.between(product // 2 + 1, product - 1)
    residues = [x % modulus for modulus in moduli]
    if len(set(residues)) < 3:
        raise Rejected("two residues are equal")
    gaps = [modulus - residue for modulus, residue in zip(moduli, residues, strict=True)]
    if len(set(gaps)) < 3:
        raise Rejected("two residues are as far below their moduli")
    return Problem({"moduli": moduli, "residues": residues}, "congruence_3")


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
    """Write a view that says that there are three congruences and gives two of them."""
    *given, third = (
        {"modulus": modulus, "residue": residue}
        for modulus, residue in zip(*problem.facts.values(), strict=True)
    )
    view = [say(draws, CONGRUENCES), say(draws, SMALLEST), *say_each(draws, CONGRUENCE, given)]
    hint = say(draws, CONGRUENCE, **third)
    return Words(view, say(draws, TARGET), (hint,), say(draws, REQUEST), symbol="x")


def state(problem: Problem) -> Hashable:
    """Return the three congruences, in any order."""
    return tuple(sorted(zip(*problem.facts.values(), strict=True)))


def notes(problem: Problem) -> Hashable:
    """Return the two congruences of the view, which stand in order."""
    (first, second, _), (of_first, of_second, _) = problem.facts.values()
    return first, second, of_first, of_second


FAMILY = Family(
    family_type="A",
    answer_type="integer",
    method="finite",
    sample=sample,
    solve=solve,
    words=words,
    state=state,
    notes=notes,
    max_difficulty=3,  # the primes are listed, not computed
    version=3,
    repairs=[
        "The primes are those from 5 to 19, 23 to 41 and 43 to 67; in the paper every difficulty has those "
        "from 3 to 19, so that none is harder than another. The certificate lists every residue of the third "
        "prime, which is why they go no further.",
        "x lies in the upper half of the numbers below the product of the primes, not anywhere below it: a "
        "small x, above all one below the product of two of the primes, follows from two congruences.",
        "No two residues are equal or as far below their moduli: the number with both would be plain to see.",
        "The text says that x is the smallest solution from 0 on and that the moduli are different primes.",
        "The two moduli of the view stand in rising order in the facts, and in any order in the text.",
    ],
)
