"""Steps about complex numbers, conics and functions are decided from their sentences, rightly and wrongly."""

from seedproof.problems.claims import decided
from seedproof.problems.rules import RULES
from seedproof.problems.writing import fill

CUBE = {"left": "z^{3}", "right": "8 i", "letter": "z"}
HALF = {"letter": "z", "numbers": r"\left\{1 + i, 2, -3 i\right\}", "part": "Im", "sign": ">"}
ROOTS = {"roots": r"\alpha, \beta, \gamma", "polynomial": "x^{3} - x + 4", "letter": "x"}
SQUARED = {"root": r"\alpha", "polynomial": "x^{3} - x + 4", "letter": "x", "image": r"\alpha^{2}"}
ELLIPSE = {"left": "9 x^{2} + 25 y^{2} - 225", "right": "0"}
CIRCLE = {"left": "x^{2} + y^{2}", "right": "25", "point": r"\left(3, 4\right)"}
SINE = {"letter": "x", "left": r"\sin\left(x\right)", "right": r"\frac{1}{2}"}
TURN = {"interval": r"\left[0, 2 \pi\right)"}
LOGARITHM = {"expression": r"\ln\left(x - 2\right)", "letter": "x"}
AFFINE = {"letter": "x", "function": "2 x + 3"}
SELDOM = {"letter": "x", "function": r"2 \log_{2}\left(-2 x - 1\right) + 6"}
"""It has a value at few of the places that are tried."""
POWER = {"left": "5 e^{2 x} - 1", "right": "9", "letter": "x", "new": "e^{2 x}"}

TRUE = [
    ("complex_solutions", {**CUBE, "solutions": r"\left\{-2 i, \sqrt{3} + i, i - \sqrt{3}\right\}"}),
    ("half_plane", {**HALF, "some": r"\left\{1 + i\right\}"}),
    ("of_roots", {**ROOTS, "expression": r"\alpha^{2} + \beta^{2} + \gamma^{2}", "value": "2"}),
    ("polynomial_with_roots", {**SQUARED, "new": "x^{3} - 2 x^{2} + x - 16"}),
    ("centre", {**ELLIPSE, "centre": r"\left(0, 0\right)"}),
    ("foci", {**ELLIPSE, "foci": r"\left\{\left(-4, 0\right), \left(4, 0\right)\right\}"}),
    ("tangent_line", {**CIRCLE, "line": "3 x + 4 y = 25"}),
    ("domain", {**LOGARITHM, "domain": r"\left(2, \infty\right)"}),
    ("inverse", {**AFFINE, "inverse": r"\frac{x - 3}{2}"}),
    ("same_solutions", {**POWER, "value": "2"}),
    ("solutions", {**SINE, **TURN, "solutions": r"\left\{\frac{\pi}{6}, \frac{5 \pi}{6}\right\}"}),
    (
        "periodic_solutions",
        {
            **SINE,
            "count": "n",
            "families": r"\left\{\frac{\pi}{6} + 2 \pi n, \frac{5 \pi}{6} + 2 \pi n\right\}",
        },
    ),
]
FALSE = [
    ("complex_solutions", {**CUBE, "solutions": r"\left\{-2 i, \sqrt{3} + i\right\}"}),
    ("complex_solutions", {**CUBE, "solutions": r"\left\{2 i, \sqrt{3} + i, i - \sqrt{3}\right\}"}),
    ("half_plane", {**HALF, "some": r"\left\{1 + i, 2\right\}"}),
    ("of_roots", {**ROOTS, "expression": r"\alpha \beta \gamma", "value": "4"}),
    ("polynomial_with_roots", {**SQUARED, "new": "x^{3} - 2 x^{2} + x + 16"}),
    ("centre", {**ELLIPSE, "centre": r"\left(1, 0\right)"}),
    ("foci", {**ELLIPSE, "foci": r"\left\{\left(0, -4\right), \left(0, 4\right)\right\}"}),
    ("foci", {**ELLIPSE, "foci": r"\left\{\left(-5, 0\right), \left(5, 0\right)\right\}"}),
    ("tangent_line", {**CIRCLE, "line": "4 x - 3 y = 0"}),
    ("domain", {**LOGARITHM, "domain": r"\left[2, \infty\right)"}),
    ("inverse", {**AFFINE, "inverse": r"\frac{x + 3}{2}"}),
    ("inverse", {**SELDOM, "inverse": r"2^{\frac{x - 6}{2}} + 1"}),
    ("same_solutions", {**POWER, "value": "10"}),
    ("solutions", {**SINE, **TURN, "solutions": r"\left\{\frac{\pi}{6}\right\}"}),
    ("solutions", {**SINE, **TURN, "solutions": r"\left\{\frac{\pi}{6}, \frac{17 \pi}{6}\right\}"}),
    ("periodic_solutions", {**SINE, "count": "n", "families": r"\left\{\frac{\pi}{6} + 2 \pi n\right\}"}),
]


def wordings(rule, gaps):
    return [fill(wording, **gaps) for wording in RULES[rule].wordings]


def test_what_is_true_is_found_true_in_each_wording(subtests):
    for rule, gaps in TRUE:
        with subtests.test(rule=rule, gaps=gaps):
            assert {decided(rule, sentence) for sentence in wordings(rule, gaps)} == {"true"}


def test_what_is_false_is_found_false_in_each_wording(subtests):
    for rule, gaps in FALSE:
        with subtests.test(rule=rule, gaps=gaps):
            assert {decided(rule, sentence) for sentence in wordings(rule, gaps)} == {"false"}
