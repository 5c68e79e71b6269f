"""Polynomials as lists of coefficients."""

from fractions import Fraction

import pytest

from seedproof.problems.making.coefficients import division, product, total, without_leading_zeros


@pytest.mark.parametrize(
    ("coefficients", "expected"),
    [([0, 0, 2, 0, 1], [2, 0, 1]), ([3, 0], [3, 0]), ([0, 0], []), ([], [])],
)
def test_leading_zeros_go_and_others_stay(coefficients, expected):
    assert without_leading_zeros(coefficients) == expected


@pytest.mark.parametrize(
    ("dividend", "divisor", "quotient", "remainder"),
    [
        ([2, 0, 0, 1], [1, 1], [2, -2, 2], [-1]),
        ([1, 0, -1], [2, 2], [Fraction(1, 2), Fraction(-1, 2)], []),
        ([3, 1], [1, 0, 0], [], [3, 1]),
        ([], [1, 2], [], []),
    ],
)
def test_a_dividend_is_quotient_times_divisor_plus_a_smaller_remainder(
    dividend, divisor, quotient, remainder
):
    assert division(dividend, divisor) == (quotient, remainder)
    if quotient:
        back = total(product(quotient, [Fraction(coefficient) for coefficient in divisor]), remainder)
        assert back == dividend
