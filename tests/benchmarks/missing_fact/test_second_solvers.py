"""What reads a row back and solves it again has arithmetic of its own: SymPy comes to the same."""

from fractions import Fraction
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sympy import QQ, ZZ, Matrix, primerange
from sympy.ntheory.modular import crt
from sympy.polys.densearith import dup_rem

from seedproof.benchmarks.missing_fact.families.crt_reconstruction import cycle as congruences
from seedproof.benchmarks.missing_fact.families.eigenvector_missing_entry import cycle as eigenvectors
from seedproof.benchmarks.missing_fact.families.portfolio_variance_missing_corr import cycle as portfolios
from seedproof.benchmarks.missing_fact.families.recurrence_missing_init import cycle as recurrences
from seedproof.text.reading import Unreadable

PRIMES = list(primerange(2, 100))
SMALL = st.integers(-20, 20)


@given(st.lists(st.sampled_from(PRIMES), min_size=3, max_size=3, unique=True), st.data())
def test_congruences(moduli, data):
    residues = [data.draw(st.integers(0, modulus - 1)) for modulus in moduli]
    (x, _) = crt(moduli, residues)
    assert congruences.solve({"moduli": moduli, "residues": residues}) == str(x)


def test_moduli_that_are_not_different_primes_are_refused(subtests):
    for moduli in [[6, 4, 5], [7, 7, 11], [0, 3, 5]]:
        with subtests.test(moduli=moduli), pytest.raises(Unreadable, match="are not different primes"):
            congruences.solve({"moduli": moduli, "residues": [0, 0, 0]})


@given(st.integers(2, 4), st.data())
def test_squares_of_matrices(size, data):
    matrix = [[data.draw(SMALL) for _ in range(size)] for _ in range(size)]
    vector = [1, *(data.draw(st.integers(-3, 3)) for _ in range(size - 1))]
    eigenvalue = data.draw(SMALL)
    for at, row in enumerate(matrix):
        others = sum(entry * component for entry, component in zip(row[1:], vector[1:], strict=True))
        row[0] = eigenvalue * vector[at] - others
    i, j = data.draw(st.integers(0, size - 1)), data.draw(st.integers(0, size - 1))
    facts = {"matrix": matrix, "eigenvector": vector, "eigenvalue": eigenvalue, "target": [i, j]}
    assert eigenvectors.solve(facts) == str((Matrix(matrix) ** 2)[i, j])
    matrix[i][0] += 1
    with pytest.raises(Unreadable, match="not an eigenvector"):
        eigenvectors.solve(facts)


@given(SMALL, SMALL, SMALL, SMALL, st.integers(0, 200))
def test_recurrences(r1, r2, a0, a1, n):
    remainder = dup_rem([ZZ(1), *[ZZ(0)] * n], [ZZ(1), ZZ(-r1), ZZ(-r2)], ZZ)
    of_a1, of_a0 = [0] * (2 - len(remainder)) + [int(part) for part in remainder]
    facts = {"r1": r1, "r2": r2, "a0": a0, "a1": a1, "n": n}
    assert recurrences.solve(facts) == str(of_a1 * a1 + of_a0 * a0)


@given(st.integers(2, 5), st.data())
def test_portfolios(size, data):
    rho = {pair: Fraction(data.draw(st.integers(-7, 7)), 8) for pair in combinations(range(size), 2)}
    shares = [data.draw(st.integers(1, 9)) for _ in range(size)]
    sigmas = [data.draw(st.integers(1, 30)) for _ in range(size)]
    weights = [Fraction(share, sum(shares)) for share in shares]
    table = Matrix(
        size, size, lambda i, j: QQ(1) if i == j else QQ(*rho[min(i, j), max(i, j)].as_integer_ratio())
    )
    facts = {
        "weights": [str(weight) for weight in weights],
        "sigmas": sigmas,
        "correlations": {f"{i},{j}": str(value) for (i, j), value in rho.items()},
    }
    coefficients = table.charpoly().all_coeffs()
    if any(value * (-1) ** power < 0 for power, value in enumerate(coefficients)):
        with pytest.raises(Unreadable, match="not positive semidefinite"):
            portfolios.solve(facts)
        return
    amounts = [weight * sigma for weight, sigma in zip(weights, sigmas, strict=True)]
    total = sum(
        amounts[i] * amounts[j] * (1 if i == j else rho[min(i, j), max(i, j)])
        for i in range(size)
        for j in range(size)
    )
    assert portfolios.solve(facts) == str(total)
