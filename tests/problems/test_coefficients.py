"""Polynomials as lists of coefficients."""

import pytest

from seedproof.problems.coefficients import without_leading_zeros


@pytest.mark.parametrize(
    ("coefficients", "expected"),
    [([0, 0, 2, 0, 1], [2, 0, 1]), ([3, 0], [3, 0]), ([0, 0], []), ([], [])],
)
def test_leading_zeros_go_and_others_stay(coefficients, expected):
    assert without_leading_zeros(coefficients) == expected
