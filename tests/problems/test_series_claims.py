"""What is said of sequences and series in a step is decided from the sentence alone."""

from seedproof.problems.claims import decided
from seedproof.problems.rules import RULES
from seedproof.problems.writing import fill

GEOMETRIC = {"index": "n", "start": "0", "term": r"\left(\frac{x}{3}\right)^n"}
SQUARES = {"index": "k", "start": "1", "term": r"\frac{1}{k (k + 1)}"}
LEIBNIZ = {"index": "n", "start": "0", "term": r"\frac{(-1)^n}{2n + 1}"}
POWERS = {"index": "n", "start": "1", "term": r"\frac{x^n}{2^n \, n}", "letter": "x"}
STIRLING = {"index": "n", "start": "1", "term": r"\frac{n^n}{n!} \, x^n", "letter": "x"}
LOGARITHMS = {"index": "n", "start": "2", "term": r"\frac{x^n}{n \left(\ln n\right)^2}", "letter": "x"}
EXPONENTS = {"index": "n", "start": "1", "term": r"(-1)^n \left(1 - \cos\left(\frac{2}{n}\right)\right)^p"}
HARMONIC = {"index": "n", "start": "1", "term": r"\frac{(-1)^{n+1}}{n}"}
HUMP = {"index": "n", "start": "1", "term": r"\frac{(-1)^{n+1} n}{n^2 + 9}"}
HERON = {"letter": "x", "function": r"\frac{x^2 + 3}{2x}"}
HERMITE = {"equation": "y'' - 2 x y' - 2 y = 0", "initial": r"y(0) = 1, \quad y'(0) = 0"}
EQUATION = {"equation": HERMITE["equation"]}
FIBONACCI = {"recurrence": "a_{n+2} = a_{n+1} + 2 a_n"}
LUCAS = {**FIBONACCI, "initial": r"a_0 = 2, \quad a_1 = 1"}

TRUE = [
    ("series_sum", {**GEOMETRIC, "value": r"\frac{3}{3 - x}"}),
    ("series_sum", {**SQUARES, "value": "1"}),
    ("series_sum", {**LEIBNIZ, "value": r"\frac{\pi}{4}"}),
    ("finite_sum", {**SQUARES, "end": "n", "value": r"\frac{n}{n + 1}"}),
    (
        "expansion",
        {
            "letter": "x",
            "order": "4",
            "function": r"\cos x",
            "polynomial": r"1 - \frac{x^2}{2} + \frac{x^4}{24}",
        },
    ),
    ("converges_for", {**POWERS, "solution": r"\left[-2, 2\right)"}),
    ("converges_for", {**STIRLING, "solution": r"\left[-\frac{1}{e}, \frac{1}{e}\right)"}),
    ("converges_for", {**LOGARITHMS, "solution": r"\left[-1, 1\right]"}),
    ("converges_absolutely_for", {**POWERS, "solution": r"\left(-2, 2\right)"}),
    (
        "converges_absolutely_for",
        {**EXPONENTS, "letter": "p", "solution": r"\left(\frac{1}{2}, \infty\right)"},
    ),
    ("converges_conditionally_for", {**EXPONENTS, "letter": "p", "solution": r"\left(0, \frac{1}{2}\right]"}),
    ("decay", {"letter": "n", "expression": r"\sqrt{n^2 + 6} - n", "pair": "(1, 3)"}),
    ("alternating_estimate", {**HARMONIC, "bound": r"\frac{1}{10}", "count": "9"}),
    ("alternating_estimate", {**HUMP, "bound": r"\frac{1}{10}", "count": "8"}),
    ("series_between", {**HARMONIC, "bounds": r"\left(\frac{1}{2}, \frac{5}{6}\right)"}),
    ("fixed_points", {**HERON, "points": r"\left\{-\sqrt{3}, \sqrt{3}\right\}"}),
    ("sequence_limit", {**HERON, "start": "5", "limit": r"\sqrt{3}"}),
    ("order_of_convergence", {**HERON, "limit": r"\sqrt{3}", "pair": r"(2, \frac{1}{2 \sqrt{3}})"}),
    (
        "coefficient_recurrence",
        {**EQUATION, "following": "a_{n+2}", "right": r"\frac{2}{n + 2} a_n", "from": "0"},
    ),
    ("series_solution", {**HERMITE, "order": "4", "polynomial": r"1 + x^2 + \frac{x^4}{2}"}),
    ("derivative_of_solution", {**HERMITE, "derivative": "y^{(4)}(0)", "value": "12"}),
    ("initial_value_problem", {**HERMITE, "function": "e^{x^2}"}),
    ("satisfies_recurrence", {**FIBONACCI, "term": r"5 \cdot 2^n"}),
    ("recurrence_solved", {**FIBONACCI, "initial": r"a_0 = 2, \quad a_1 = 1", "term": "2^n + (-1)^n"}),
    ("generating_function", {**LUCAS, "function": r"\frac{2 - x}{1 - x - 2 x^2}"}),
    ("growth_ratio", {"term": r"n 3^n - (-2)^n", "value": "3"}),
    ("derivative_at_zero", {"function": r"e^{2x} \sin x", "letter": "x", "order": "3", "value": "11"}),
    (
        "integral_for_integers",
        {
            "low": "0",
            "high": r"\pi",
            "letter": "x",
            "integrand": r"x \sin(n x)",
            "value": r"-\frac{\pi (-1)^n}{n}",
        },
    ),
]
FALSE = [
    ("series_sum", {**GEOMETRIC, "value": r"\frac{1}{3 - x}"}),
    ("series_sum", {**SQUARES, "value": r"\frac{1}{2}"}),
    ("series_sum", {**LEIBNIZ, "value": r"\frac{\pi}{2}"}),
    ("finite_sum", {**SQUARES, "end": "n", "value": r"\frac{1}{n + 1}"}),
    ("expansion", {"letter": "x", "order": "4", "function": r"\cos x", "polynomial": r"1 - \frac{x^2}{2}"}),
    ("expansion", {"letter": "x", "order": "1", "function": r"\cos x", "polynomial": r"1 - \frac{x^2}{2}"}),
    ("converges_for", {**POWERS, "solution": r"\left[-2, 2\right]"}),
    ("converges_for", {**POWERS, "solution": r"\left(-2, 2\right)"}),
    ("converges_for", {**STIRLING, "solution": r"\left[-1, 1\right)"}),
    ("converges_for", {**LOGARITHMS, "solution": r"\left[-1, 1\right)"}),
    ("converges_absolutely_for", {**POWERS, "solution": r"\left[-2, 2\right)"}),
    ("converges_conditionally_for", {**EXPONENTS, "letter": "p", "solution": r"\left(0, \frac{1}{2}\right)"}),
    ("decay", {"letter": "n", "expression": r"\sqrt{n^2 + 6} - n", "pair": "(1, 6)"}),
    ("decay", {"letter": "n", "expression": r"\sqrt{n^2 + 6} - n", "pair": "(2, 3)"}),
    ("alternating_estimate", {**HARMONIC, "bound": r"\frac{1}{10}", "count": "10"}),
    ("series_between", {**HARMONIC, "bounds": r"\left(\frac{5}{6}, \frac{1}{2}\right)"}),
    ("fixed_points", {**HERON, "points": r"\left\{\sqrt{3}\right\}"}),
    ("fixed_points", {**HERON, "points": r"\left\{-3, 3\right\}"}),
    ("sequence_limit", {**HERON, "start": "5", "limit": r"-\sqrt{3}"}),
    ("order_of_convergence", {**HERON, "limit": r"\sqrt{3}", "pair": r"(1, \frac{1}{2 \sqrt{3}})"}),
    (
        "coefficient_recurrence",
        {**EQUATION, "following": "a_{n+2}", "right": r"\frac{2}{n + 1} a_n", "from": "0"},
    ),
    (
        "coefficient_recurrence",
        {**EQUATION, "following": "a_{n+1}", "right": r"\frac{2}{n + 2} a_n", "from": "0"},
    ),
    ("series_solution", {**HERMITE, "order": "4", "polynomial": "1 + x^2"}),
    ("derivative_of_solution", {**HERMITE, "derivative": "y^{(4)}(0)", "value": "2"}),
    ("initial_value_problem", {**HERMITE, "function": "e^{-x^2}"}),
    ("satisfies_recurrence", {**FIBONACCI, "term": r"5 \cdot 3^n"}),
    ("recurrence_solved", {**FIBONACCI, "initial": r"a_0 = 2, \quad a_1 = 1", "term": "2 \\cdot 2^n"}),
    ("generating_function", {**LUCAS, "function": r"\frac{2 + x}{1 - x - 2 x^2}"}),
    ("growth_ratio", {"term": r"n 3^n - (-2)^n", "value": "2"}),
    ("derivative_at_zero", {"function": r"e^{2x} \sin x", "letter": "x", "order": "3", "value": "12"}),
    (
        "integral_for_integers",
        {"low": "0", "high": r"\pi", "letter": "x", "integrand": r"x \sin(n x)", "value": r"\frac{\pi}{n}"},
    ),
]


def verdicts(rule, gaps):
    return {decided(rule, fill(wording, **gaps)) for wording in RULES[rule].wordings}


def test_what_is_true_is_found_true_in_each_wording(subtests):
    for rule, gaps in TRUE:
        with subtests.test(rule=rule, gaps=gaps):
            assert verdicts(rule, gaps) == {"true"}


def test_what_is_false_is_found_false_in_each_wording(subtests):
    for rule, gaps in FALSE:
        with subtests.test(rule=rule, gaps=gaps):
            assert verdicts(rule, gaps) == {"false"}
