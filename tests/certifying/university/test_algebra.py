"""What the templates of algebra promise: every part is asked about, and a wrong digit is found."""

import re

import pytest

import seedproof
from seedproof.certifying.rows import certified
from seedproof.certifying.script import Unread, text_of
from tests.circles import few

TEMPLATES = (
    "alternating_bound",
    "approximation_by_series",
    "arc_length",
    "circuit_currents",
    "cobweb_diagram",
    "complex_locus",
    "complex_plane_diagram",
    "complex_roots",
    "composition_of_functions",
    "conic_section",
    "contour_map",
    "convergence_tests",
    "derivative_graph",
    "determinant_with_parameter",
    "eigenspaces",
    "exponential_logarithmic_equation",
    "fourier_coefficients",
    "generating_function",
    "improper_integral",
    "inverse_function",
    "laplace_transform",
    "least_squares_points",
    "lhospital_limit",
    "limit_at_infinity",
    "limit_by_taylor",
    "limits_from_graph",
    "linear_map_matrix",
    "linear_programme_region",
    "linear_recurrence",
    "linear_system",
    "markov_diagram",
    "matrix_inverse_equation",
    "matrix_power",
    "minimal_polynomial",
    "nested_squares",
    "net_change_from_rate",
    "newton_or_tangent_graph",
    "optimisation_sketch",
    "orthogonal_projection",
    "partial_fractions",
    "partial_sum_bars",
    "phase_portrait",
    "piecewise_graph",
    "polar_rose",
    "polynomial_division",
    "polynomial_roots",
    "power_series_convergence",
    "power_series_sum",
    "quadratic_form",
    "ratio_and_root_radius",
    "rational_inequality",
    "recursive_limit",
    "region_of_integration",
    "shaded_polar_region",
    "sinusoid_from_graph",
    "slope_field_equilibria",
    "spline_pieces",
    "surface_levels",
    "surface_of_revolution",
    "symmetric_functions_of_roots",
    "system_with_parameter",
    "telescoping_sum",
    "transformed_grid",
    "trigonometric_equation",
    "trigonometric_families",
    "trigonometric_powers",
    "trigonometric_substitution",
    "trigonometric_sum",
    "vector_field_path",
    "venn_diagram",
)


def a_row(template, difficulty=1):
    return seedproof.rebuild(f"university/{template}/d{difficulty}/000000", 11)


def with_answer(row, place, answer):
    """Return the row with another answer to one of its parts, in both columns that state it."""
    parts = [dict(part) for part in row["parts"]]
    parts[place]["answer"] = answer
    stated = "; ".join(f"({chr(97 + number)}) {part['answer']}" for number, part in enumerate(parts))
    return {**row, "parts": parts, "answer": stated if len(parts) > 1 else answer}


def with_a_wrong_digit(row, place):
    """Return the row with the first digit of an answer raised."""
    answer = row["parts"][place]["answer"]
    return with_answer(row, place, re.sub(r"\d", lambda digit: str(int(digit[0]) + 1), answer, count=1))


def verdict_of(script):
    z3 = pytest.importorskip("z3")
    solver = z3.Solver()
    solver.set("timeout", 2000)
    solver.from_string(text_of(script).replace("(check-sat)", "").replace("(exit)", ""))
    return str(solver.check())


@pytest.mark.parametrize("difficulty", few((1, 2, 3), 1))
@pytest.mark.parametrize("template", TEMPLATES)
def test_every_part_has_scripts(template, difficulty):
    row = a_row(template, difficulty)
    made = certified("university", row)
    letters = {script.query.split("_")[0] for script in made.scripts} if len(row["parts"]) > 1 else {"a"}
    assert letters == {chr(97 + place) for place in range(len(row["parts"]))}
    assert not made.beyond


@pytest.mark.parametrize("template", TEMPLATES)
def test_a_wrong_digit_turns_a_verdict(template):
    made = certified("university", with_a_wrong_digit(a_row(template), 0)).scripts
    assert any(verdict_of(script) not in (script.expected, "unknown") for script in made)


@pytest.mark.parametrize("template", ["linear_system", "partial_fractions", "rational_inequality"])
def test_the_stated_answer_keeps_all_verdicts(template):
    for script in certified("university", a_row(template)).scripts:
        assert verdict_of(script) == script.expected


@pytest.mark.parametrize("template", TEMPLATES)
def test_an_unknown_sentence_is_unread(template):
    row = a_row(template)
    with pytest.raises(Unread):
        certified("university", {**row, "question": "It does not matter. " + row["question"]})


def test_columns_that_contradict_the_question_are_unread():
    row = a_row("eigenspaces")
    with pytest.raises(Unread, match="does not repeat"):
        certified("university", {**row, "answer": row["answer"] + " "})


@pytest.mark.parametrize(
    ("template", "answer"),
    [("definite_integral", "1/0"), ("convergence_tests", "{}"), ("conic_section", "{(0, 0)}")],
)
def test_an_answer_of_another_form_is_unread(template, answer):
    with pytest.raises(Unread):
        certified("university", with_answer(a_row(template), 0, answer))


def test_an_end_that_is_no_real_number_is_unread():
    row = seedproof.rebuild("university/polynomial_roots/d1/000001", 404)
    assert row["parts"][2]["answer"] == "(-oo, -sqrt(2)) U (1, sqrt(2))"
    with pytest.raises(Unread, match="has no root"):
        certified("university", with_answer(row, 2, "(-oo, -sqrt(2)) U (1, sqrt(-2))"))


def test_no_factor_of_an_integrand_is_passed_over():
    row = a_row("improper_integral", 3)
    below = r"\left(x^{6} + 4\right)^{2}"
    question = row["question"].replace(below, rf"{below} \left(x^{{2}} + 9\right)")
    with pytest.raises(Unread, match="not one base"):
        certified("university", row | {"question": question})


def test_a_term_with_several_powers_below_is_unread():
    with pytest.raises(Unread, match="a sum of powers in a denominator"):
        certified("university", with_answer(a_row("linear_recurrence"), 0, "1/(2**n + 3**n)"))


@pytest.mark.parametrize(
    ("template", "place", "answer"),
    [
        ("generating_function", 0, "A"),
        ("polynomial_roots", 1, "{x}"),
        ("rational_inequality", 0, "(x, oo)"),
        ("linear_system", 0, "(x, y, z)"),
    ],
)
def test_an_answer_that_names_what_is_asked_for_is_unread(template, place, answer):
    with pytest.raises(Unread, match="is stated by"):
        certified("university", with_answer(a_row(template), place, answer))
