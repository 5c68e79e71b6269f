"""What integrals measure: a step by each rule is told true or false from its sentence alone."""

from seedproof.problems.claims import decided
from seedproof.problems.claims.integrals import CLAIMS
from seedproof.problems.rules import RULES
from seedproof.problems.rules.integrals import RULES as OF_INTEGRALS
from seedproof.problems.writing import fill

CASES = {
    "new_variable": (
        {"letter": "x", "inner": r"2 \sin t", "new": "t", "integrand": r"\sqrt{4 - x^{2}}"},
        ("transformed", r"4 \cos^{2} t", r"2 \cos t"),
    ),
    "inner_function": (
        {"letter": "x", "inner": "x^{2} + 1", "new": "u", "integrand": r"2 x \sqrt{x^{2} + 1}"},
        ("transformed", r"\sqrt{u}", r"2 \sqrt{u}"),
    ),
    "antiderivative_between": (
        {"letter": "x", "low": "3", "high": r"\infty", "function": r"\frac{x}{\sqrt{x^{2} - 9}}"},
        ("antiderivative", r"\sqrt{x^{2} - 9}", r"2 \sqrt{x^{2} - 9}"),
    ),
    "by_parts": (
        {"letter": "x", "integrand": "x e^{x}", "outside": "x e^{x}"},
        ("left", "-e^{x}", "e^{x}"),
    ),
    "reduction": (
        {"letter": "x", "low": "0", "high": r"\frac{\pi}{4}", "integrand": r"\left(\tan x\right)^{n}"},
        ("formula", r"\frac{1}{n - 1} - J", r"\frac{1}{n - 1} + J"),
    ),
    "pumping_layer": (
        {"letter": "y", "section": r"\pi y^{2}", "weight": "10", "target": "5"},
        ("work", r"10 \pi y^{2} (5 - y)", r"10 \pi y^{3}"),
    ),
    "speed": (
        {"letter": "t", "x": r"\cos t", "y": r"\sin t", "low": "0", "high": "1"},
        ("speed", "1", "-1"),
    ),
    "surface_element": (
        {"letter": "x", "x": "x", "y": "x^{2}", "speed": r"\sqrt{1 + 4 x^{2}}", "axis": "y = 0"},
        ("band", r"2 \pi x^{2} \sqrt{1 + 4 x^{2}}", r"2 \pi x \sqrt{1 + 4 x^{2}}"),
    ),
    "area_between": (
        {"letter": "x", "lower": "x^{2}", "upper": "x", "low": "0", "high": "1"},
        ("area", r"\frac{1}{6}", r"\frac{1}{3}"),
    ),
    "centroid": (
        {"letter": "x", "lower": "0", "upper": "x", "low": "0", "high": "3"},
        ("centroid", r"\left(2, 1\right)", r"\left(2, 2\right)"),
    ),
    "distance_to_line": (
        {"point": r"\left(1, 2\right)", "left": "3 x + 4 y", "right": "1"},
        ("distance", "2", "10"),
    ),
    "pappus": ({"area": "3", "distance": "2"}, ("volume", r"12 \pi", r"6 \pi")),
    "hydrostatic_force": ({"area": "3", "depth": "2", "weight": "10"}, ("force", "60", "30")),
    "derivative_of_integral": (
        {"letter": "s", "variable": "t", "low": "s", "high": "2 s", "integrand": "t^{2}"},
        ("derivative", "7 s^{2}", "3 s^{2}"),
    ),
    "minimum": (
        {"letter": "x", "low": "0", "high": r"\infty", "expression": r"x + \frac{4}{x}"},
        ("at", "2", "1"),
    ),
    "improper_integral": (
        {"letter": "x", "low": "0", "high": "4", "integrand": r"\frac{1}{x^{2}}"},
        ("verdict", r"\text{diverges}", r"\text{converges}"),
    ),
    "integral_converges_for": (
        {"letter": "x", "low": "0", "high": r"\infty", "parameter": "p"}
        | {"integrand": r"\frac{x^{2 p - 3}}{\left(x^{2} + 4\right)^{2}}"},
        ("values", r"\left(1, 3\right)", r"\left(1, 3\right]"),
    ),
    "maximum": ({"letter": "x", "low": "0", "high": "4", "expression": "x (4 - x)"}, ("at", "2", "3")),
}


def test_every_rule_has_a_case_and_a_claim():
    assert {*CASES} == {*OF_INTEGRALS} == {*CLAIMS}


def test_true_steps_are_true_and_false_ones_false_in_every_wording(subtests):
    for rule in CASES:
        with subtests.test(rule):
            gaps, (name, right, wrong) = CASES[rule]
            for wording in RULES[rule].wordings:
                assert decided(rule, fill(wording, **gaps, **{name: right})) == "true"
                assert decided(rule, fill(wording, **gaps, **{name: wrong})) == "false"


def test_an_improper_integral_converges_or_diverges(subtests):
    """By the order of the integrand at the ends."""
    for integrand, low, high, verdict in [
        (r"\frac{1}{\sqrt{x - 3}}", "3", "4", "converges"),
        (r"\frac{1}{x - 3}", "3", "4", "diverges"),
        (r"\frac{1}{(x - 3)^{2}}", r"-\infty", "3", "diverges"),
        (r"\frac{1}{x^{2} + 1}", r"-\infty", r"\infty", "converges"),
        (r"\frac{x}{x^{2} + 1}", "0", r"\infty", "diverges"),
        (r"\frac{1}{x \ln x}", "2", r"\infty", "diverges"),
        (r"\frac{1}{x (\ln x)^{2}}", "2", r"\infty", "converges"),
        (r"\frac{1}{x \sqrt{\ln x}}", "1", "e", "converges"),
        (r"\frac{\ln x}{x}", "0", "1", "diverges"),
        (r"\frac{\ln x}{x^{2}}", "1", r"\infty", "converges"),
        (r"\sqrt{x} \ln x", "0", "1", "converges"),
        (r"x^{3} e^{-2 x}", "0", r"\infty", "converges"),
        (r"e^{x}", r"-\infty", "2", "converges"),
        (r"e^{x}", "2", r"\infty", "diverges"),
    ]:
        with subtests.test(integrand=integrand, low=low, high=high, verdict=verdict):
            opposite = {"converges": "diverges", "diverges": "converges"}[verdict]
            for stated, expected in ((verdict, "true"), (opposite, "false")):
                gaps = {"letter": "x", "low": low, "high": high, "integrand": integrand}
                wording = RULES["improper_integral"].wordings[0]
                sentence = fill(wording, **gaps, verdict=rf"\text{{{stated}}}")
                assert decided("improper_integral", sentence) == expected


def test_an_integral_converges_for_the_right_parameters_alone(subtests):
    for integrand, low, values in [
        (r"3 x^{1 - 2 p} e^{-2 x^{3}}", "0", r"\left(-\infty, 1\right)"),
        (r"\frac{\left(\ln\left(x\right)\right)^{3 p - 1}}{x}", "e^{2}", r"\left(-\infty, 0\right)"),
        (r"x^{p}", "1", r"\left(-\infty, -1\right)"),
        (r"x^{p}", "0", r"\varnothing"),
    ]:
        with subtests.test(values):
            gaps = {"letter": "x", "low": low, "high": r"\infty", "integrand": integrand, "parameter": "p"}
            others = (r"\left(0, \infty\right)", r"\left(-\infty, 2\right)", r"\left(-\infty, \infty\right)")
            for wording in RULES["integral_converges_for"].wordings:
                assert decided("integral_converges_for", fill(wording, **gaps, values=values)) == "true"
                for other in others:
                    assert decided("integral_converges_for", fill(wording, **gaps, values=other)) == "false"
