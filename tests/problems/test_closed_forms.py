"""A closed form is the same number however its text writes it."""

from fractions import Fraction

from seedproof.problems.checking.closed_forms import is_number, multiplied, rational, square_root, times_pi

WRITTEN = {
    r"\pi^{-2}": times_pi(1, -2),
    r"\left(2 \pi\right)^{-3}": times_pi(Fraction(1, 8), -3),
    r"2^{-\frac{3}{2}}": multiplied(rational(Fraction(1, 4)), square_root(2)),
}


def test_a_negative_power_is_the_number_that_it_states(subtests):
    for text, number in WRITTEN.items():
        with subtests.test(text):
            assert is_number(text, number)
