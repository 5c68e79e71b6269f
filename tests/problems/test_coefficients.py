"""Polynomials as lists of coefficients."""

from fractions import Fraction

from seedproof.problems.making.coefficients import division, product, total, without_leading_zeros


def test_leading_zeros_go_and_others_stay(subtests):
    for coefficients, expected in [([0, 0, 2, 0, 1], [2, 0, 1]), ([3, 0], [3, 0]), ([0, 0], []), ([], [])]:
        with subtests.test(coefficients=coefficients, expected=expected):
            assert without_leading_zeros(coefficients) == expected


def test_a_dividend_is_quotient_times_divisor_plus_a_smaller_remainder(subtests):
    for dividend, divisor, quotient, remainder in [
        ([2, 0, 0, 1], [1, 1], [2, -2, 2], [-1]),
        ([1, 0, -1], [2, 2], [Fraction(1, 2), Fraction(-1, 2)], []),
        ([3, 1], [1, 0, 0], [], [3, 1]),
        ([], [1, 2], [], []),
    ]:
        with subtests.test(dividend=dividend, divisor=divisor, quotient=quotient, remainder=remainder):
            assert division(dividend, divisor) == (quotient, remainder)
            if quotient:
                back = total(product(quotient, [Fraction(coefficient) for coefficient in divisor]), remainder)
                assert back == dividend
