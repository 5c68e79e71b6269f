"""Steps of vector calculus are decided from their sentences, in each wording, rightly and wrongly."""

from seedproof.problems.claims import decided
from seedproof.problems.rules import RULES
from seedproof.problems.rules import vectors as rules
from seedproof.problems.writing import fill

PLANE_FIELD = r"\left(x y + e^{x^2}, x^2\right)"
FIELD = r"\left(y z, x^2, x z\right)"
POLAR = {
    "letters": "x, y",
    "map": r"\left(r \cos\left(\theta\right), r \sin\left(\theta\right)\right)",
    "integrand": "x^2 + y^2",
    "new": r"r, \theta",
}
SADDLE = {"points": r"\left\{(0, 0), (1, 1)\right\}", "function": "x^3 + y^3 - 3 x y"}
STEPS = [
    ("gradient", {"function": "x^2 y", "letters": "x, y"}, "gradient", "(2 x y, x^2)", "(x y, x^2)"),
    ("vector_at", {"letters": "x, y", "point": "(1, t)", "vector": "(x y, y)"}, "value", "(t, t)", "(1, t)"),
    (
        "value_at_points",
        {"points": r"\left\{(1, 2), (-1, -2)\right\}", "expression": "x^2 + x y"},
        "value",
        "3",
        "4",
    ),
    ("plane_through", {"point": "(1, 2, 3)", "normal": "(1, 0, 2)"}, "plane", "x + 2z = 7", "x + 2z = 8"),
    (
        "line_meets_plane",
        {"point": "(1, 2, 3)", "direction": "(1, 1, 1)", "letter": "z", "level": "0"},
        "meeting",
        "(-2, -1, 0)",
        "(4, 5, 0)",
    ),
    ("plane_curl", {"field": PLANE_FIELD}, "curl", "x", "3 x"),
    ("divergence", {"field": FIELD}, "divergence", "x", "x + z"),
    ("curl", {"field": FIELD}, "curl", "(0, y - z, 2 x - z)", "(0, z - y, 2 x - z)"),
    ("scalar_product", {"left": "(1, x, 2)", "right": "(3, 1, x)"}, "value", "3 + 3 x", "3 + 2 x"),
    ("length", {"vector": "(3, -4)"}, "length", "5", "7"),
    (
        "tangent_to_level_curve",
        {"function": "x^2 + y^2", "point": "(3, 4)"},
        "line",
        "3 x + 4 y = 25",
        "4 x + 3 y = 24",
    ),
    ("unit_vector", {"vector": "(3, -4)"}, "unit", r"(\frac{3}{5}, -\frac{4}{5})", "(3, -4)"),
    (
        "inner_integral",
        {"low": "0", "high": "x", "integrand": "x + y", "letter": "y"},
        "value",
        r"\frac{3 x^2}{2}",
        "2 x^2",
    ),
    ("substitution", POLAR, "transformed", "r^3", "r^2"),
    ("jacobian", {"map": "(u v, v)", "letters": "u, v"}, "determinant", "v", "u"),
    (
        "common_zeros",
        {"first": "3 x^2 - 3 y", "second": "3 y^2 - 3 x"},
        "points",
        r"\left\{(0, 0), (1, 1)\right\}",
        r"\left\{(1, 1)\right\}",
    ),
    ("second_derivative_test", {**SADDLE, "points": "(0, 0), (1, 1)"}, "values", "-9, 27", "9, 27"),
    (
        "critical_kind",
        {**SADDLE, "kind": r"\text{local minimum}"},
        "selected",
        r"\left\{(1, 1)\right\}",
        r"\left\{(0, 0)\right\}",
    ),
]


def verdicts(rule, gaps):
    return {decided(rule, fill(wording, **gaps)) for wording in RULES[rule].wordings}


def test_right_and_wrong_values_are_told_apart_in_each_wording(subtests):
    for rule, gaps, name, right, wrong in STEPS:
        with subtests.test(rule=rule, gaps=gaps, name=name, right=right, wrong=wrong):
            assert verdicts(rule, {**gaps, name: right}) == {"true"}
            assert verdicts(rule, {**gaps, name: wrong}) == {"false"}


def test_every_rule_of_vectors_is_tried():
    assert {rule for rule, *_ in STEPS} == {*rules.RULES}
