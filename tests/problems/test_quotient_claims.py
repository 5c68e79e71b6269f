"""What a step says of a quotient of polynomials is decided from its sentence alone."""

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


def test_what_is_true_of_quotients_is_found_true(subtests):
    for rule, gaps in TRUE:
        with subtests.test(rule=rule, gaps=gaps):
            assert verdicts(rule, gaps) == {"true"}


def test_what_is_false_of_quotients_is_found_false(subtests):
    for rule, gaps in FALSE:
        with subtests.test(rule=rule, gaps=gaps):
            assert verdicts(rule, gaps) == {"false"}
