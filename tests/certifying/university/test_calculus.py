"""What the templates of calculus promise: a wrong answer and an unknown word are found."""

import copy

import pytest

import seedproof
from seedproof.certifying.rows import certified
from seedproof.certifying.script import Unread, text_of

TEMPLATES = (
    "antiderivative",
    "area_between_curves",
    "centroid_and_pressure",
    "change_of_variables",
    "critical_points_two_variables",
    "curved_coordinates",
    "definite_integral",
    "derivative_of_combination",
    "divergence_theorem",
    "exact_equation",
    "greens_theorem",
    "growth_model",
    "implicit_derivative",
    "integral_by_substitution",
    "lagrange_linear_function",
    "lagrange_quadratic",
    "line_integral_of_gradient",
    "linear_ode",
    "mean_value_theorem",
    "mixing_tank",
    "multiple_integral",
    "ode_power_series",
    "optimisation_in_words",
    "parameter_of_an_area",
    "parametric_derivative",
    "polynomial_curve",
    "related_rates",
    "riemann_bars",
    "rule_from_table",
    "separable_equation",
    "stokes_theorem",
    "system_of_equations_in_time",
    "tangent_plane_and_direction",
    "tank_sketch",
    "taylor_polynomial",
    "volume_of_revolution",
    "work_in_words",
)
WITH_NUMBERS = (
    ("mean_value_theorem", "a"),
    ("optimisation_in_words", "b"),
    ("implicit_derivative", "b"),
    ("definite_integral", "a"),
    ("multiple_integral", "b"),
    ("greens_theorem", "a"),
    ("divergence_theorem", "b"),
    ("lagrange_quadratic", "a"),
    ("ode_power_series", "c"),
    ("related_rates", "a"),
    ("work_in_words", "b"),
    ("parameter_of_an_area", "b"),
    ("growth_model", "b"),
    ("mixing_tank", "b"),
)


@pytest.fixture(scope="module")
def rows():
    return {name: seedproof.rebuild(f"university/{name}/d1/000000") for name in TEMPLATES}


def with_answer(row, letter, answer):
    """Return a row in which one part has another answer."""
    changed = copy.deepcopy(dict(row))
    changed["parts"] = [dict(part) for part in row["parts"]]
    changed["parts"][ord(letter) - ord("a")]["answer"] = answer
    lettered = [(chr(ord("a") + place), part["answer"]) for place, part in enumerate(changed["parts"])]
    changed["answer"] = "; ".join(f"({one}) {other}" for one, other in lettered)
    return changed


def verdict(z3, script):
    solver = z3.Solver()
    solver.set("timeout", 2000)
    solver.from_string(text_of(script).replace("(check-sat)", "").replace("(exit)", ""))
    return str(solver.check())


@pytest.mark.parametrize("name", TEMPLATES)
def test_every_part_is_read(rows, name):
    made = certified("university", rows[name])
    letters = {script.query[0] for script in made.scripts} | {reason[1] for reason in made.beyond}
    assert letters == {chr(ord("a") + place) for place in range(len(rows[name]["parts"]))}
    assert {script.expected for script in made.scripts} == {"sat", "unsat"}


@pytest.mark.parametrize("name", TEMPLATES)
def test_an_unknown_word_is_refused(rows, name):
    row = dict(rows[name])
    row["question"] = "Oddly, " + row["question"]
    with pytest.raises(Unread):
        certified("university", row)


@pytest.mark.parametrize("name", TEMPLATES)
def test_the_scripts_are_the_same_each_time(rows, name):
    first, second = (certified("university", rows[name]) for _ in range(2))
    assert [text_of(script) for script in first.scripts] == [text_of(script) for script in second.scripts]


@pytest.mark.parametrize(("name", "letter"), WITH_NUMBERS)
def test_a_wrong_number_is_found(rows, name, letter):
    z3 = pytest.importorskip("z3")
    answer = rows[name]["parts"][ord(letter) - ord("a")]["answer"]
    wrong = certified("university", with_answer(rows[name], letter, f"{answer} + 1"))
    asked = [script for script in wrong.scripts if script.query.startswith(f"{letter}_")]
    assert any(verdict(z3, script) not in (script.expected, "unknown") for script in asked)


def test_a_number_in_the_text_counts(rows):
    z3 = pytest.importorskip("z3")
    row = dict(rows["multiple_integral"])
    statement, questions = row["question"].split("\n\n", 1)
    place = max(at for at, sign in enumerate(statement) if sign.isdigit())
    digit = "3" if statement[place] != "3" else "4"
    row["question"] = f"{statement[:place]}{digit}{statement[place + 1 :]}\n\n{questions}"
    scripts = certified("university", row).scripts
    assert any(verdict(z3, script) not in (script.expected, "unknown") for script in scripts)
