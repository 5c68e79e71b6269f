"""Finds the zeros of the characteristic polynomial, tries products, and divides with remainder."""

from collections.abc import Sequence
from fractions import Fraction

from seedproof.problems.making import coefficients, matrices
from seedproof.problems.making.matrices import matrix
from seedproof.problems.solution import Solution, Step, Worked, step
from seedproof.problems.templates.minimal_polynomial.facts import Facts
from seedproof.problems.templates.minimal_polynomial.generate import (
    Polynomial,
    T,
    expanded,
    factors_of,
    is_ugly,
    power_of_t,
    with_multiplicities,
)
from seedproof.record.draws import Rejected
from seedproof.text.formula import Formula, Power, formula, listing, polynomial, product, total


def work(facts: Facts, slip: str) -> Worked:
    """First the characteristic polynomial and its zeros, then the minimal one, then the power."""
    worked = _work(facts, slip)
    if slip and worked.answers == _work(facts, "").answers:
        raise Rejected("the slip changes nothing")
    return worked


def _work(facts: Facts, slip: str) -> Worked:
    rows = facts.matrix
    characteristic = matrices.characteristic_polynomial(rows)
    eigenvalues = listing(*_eigenvalues(facts, slip))
    factors = _factors(facts, slip)
    minimal = expanded(factors)
    remainder = power_of_t(facts.exponent, minimal)
    if slip == "constant_of_the_power_with_the_wrong_sign":
        remainder = [*remainder[:-1], -remainder[-1]]
    if is_ugly(remainder):
        raise Rejected("the power gets ugly")
    steps = [
        step(
            "characteristic_polynomial",
            matrix=matrix(rows),
            letter=T,
            polynomial=polynomial(characteristic, T),
        ),
        step(
            "eigenvalues_with_multiplicity",
            matrix=matrix(rows),
            list=eigenvalues,
        ),
        step("minimal_polynomial", matrix=matrix(rows), letter=T, polynomial=polynomial(minimal, T)),
        _division_step(facts.exponent, remainder, minimal),
        step(
            "matrix_identity", left=Power(matrix(rows), formula(facts.exponent)), right=_at(remainder, rows)
        ),
    ]
    results = (eigenvalues, polynomial(minimal, T), polynomial(remainder, T))
    return Worked(tuple(steps), results)


def _eigenvalues(facts: Facts, slip: str) -> list[int]:
    """Return the eigenvalues with their multiplicities."""
    eigenvalues = with_multiplicities(facts.matrix)
    match slip:
        case "every_eigenvalue_listed_once":
            return sorted(set(eigenvalues))
        case "zeros_with_the_wrong_sign":
            return sorted(-eigenvalue for eigenvalue in eigenvalues)
        case "multiplicities_exchanged":
            return _exchanged(eigenvalues)
    return eigenvalues


def _exchanged(eigenvalues: Sequence[int]) -> list[int]:
    """Return the first and the last eigenvalue as often as each other."""
    first = eigenvalues[0]
    last = eigenvalues[-1]
    other = {first: last, last: first}
    return sorted(other.get(eigenvalue, eigenvalue) for eigenvalue in eigenvalues)


def _factors(facts: Facts, slip: str) -> list[tuple[int, int]]:
    """Return the zeros of the minimal polynomial with their multiplicities."""
    factors = factors_of(facts.matrix)
    match slip:
        case "every_zero_taken_once":
            return [(zero, 1) for zero, _ in factors]
        case "characteristic_polynomial_taken":
            eigenvalues = with_multiplicities(facts.matrix)
            return [(zero, eigenvalues.count(zero)) for zero, _ in factors]
        case "zeros_with_the_wrong_sign":
            return [(-zero, power) for zero, power in factors]
    return factors


def _division_step(exponent: int, remainder: Polynomial, minimal: Polynomial) -> Step:
    """Return the step that the power and the remainder differ by a multiple of the minimal polynomial."""
    if exponent > 0:
        power = [Fraction(1), *[Fraction(0)] * exponent]
        quotient, _ = coefficients.division(power, minimal)
        subtracted = product(polynomial(quotient, T), polynomial(minimal, T))
        return step("identity", left=T**exponent - subtracted, right=polynomial(remainder, T))
    raised = [*remainder, *[Fraction(0)] * -exponent]
    quotient, _ = coefficients.division(raised, minimal)
    subtracted = product(polynomial(quotient, T), polynomial(minimal, T))
    left = product(T**-exponent, polynomial(remainder, T)) - subtracted
    return step("identity", left=left, right=1)


def _at(remainder: Polynomial, rows: Sequence[Sequence[int]]) -> Formula:
    """Return the polynomial of the matrix as a sum of multiples of its powers."""
    degree = len(remainder) - 1
    terms: list[Formula] = []
    for place, number in enumerate(remainder):
        exponent = degree - place
        power: Formula = matrix(matrices.identity(len(rows)))
        if exponent:
            power = matrix(rows) if exponent == 1 else Power(matrix(rows), formula(exponent))
        terms.append(product(number, power))
    return total(*terms)


SOLUTION = Solution(
    facts=Facts,
    work=work,
    slips={
        "every_eigenvalue_listed_once": "the multiplicities of the eigenvalues are forgotten",
        "multiplicities_exchanged": "two eigenvalues get the multiplicities of one another",
        "every_zero_taken_once": "each eigenvalue is taken once, as if the matrix were diagonalizable",
        "characteristic_polynomial_taken": "the characteristic polynomial is taken for the minimal one",
        "zeros_with_the_wrong_sign": "the factors of the minimal polynomial have the wrong signs",
        "constant_of_the_power_with_the_wrong_sign": "the constant of the remainder has the wrong sign",
    },
)
