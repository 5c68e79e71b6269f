"""What a step says of a quotient of polynomials is decided from its sentence alone."""

import pytest

from seedproof.problems.claims import decided
from seedproof.problems.rules import RULES
from seedproof.problems.writing import fill

FRACTION = {"numerator": "x^2 - 1", "denominator": "(x - 1) (x + 3)", "letter": "x"}
SERIES = {"function": r"\frac{1}{(1 - 2 x) (3 + x)}", "letter": "x", "order": "2"}

TRUE = [
    ("zeros_of_quotient", {**FRACTION, "zeros": r"\left\{-1\right\}"}),
    ("series_coefficient", {**SERIES, "coefficient": r"\frac{31}{27}"}),
]
FALSE = [
    ("zeros_of_quotient", {**FRACTION, "zeros": r"\left\{-1, 1\right\}"}),
    ("zeros_of_quotient", {**FRACTION, "zeros": r"\emptyset"}),
    ("series_coefficient", {**SERIES, "coefficient": r"\frac{4}{3}"}),
]


def verdicts(rule, gaps):
    return {decided(rule, fill(wording, **gaps)) for wording in RULES[rule].wordings}


@pytest.mark.parametrize(("rule", "gaps"), TRUE)
def test_what_is_true_of_quotients_is_found_true(rule, gaps):
    assert verdicts(rule, gaps) == {"true"}


@pytest.mark.parametrize(("rule", "gaps"), FALSE)
def test_what_is_false_of_quotients_is_found_false(rule, gaps):
    assert verdicts(rule, gaps) == {"false"}
