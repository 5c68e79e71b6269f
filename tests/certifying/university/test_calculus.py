"""What the templates promise that `test_algebra.py` leaves: a wrong answer and an unknown word are found."""

import copy

import pytest

import seedproof
from seedproof import problems
from seedproof.certifying.rows import certified
from seedproof.certifying.script import Unread, text_of
from tests.certifying.university.test_algebra import TEMPLATES as ALGEBRA

TEMPLATES = tuple(sorted({*problems.TEMPLATES} - {*ALGEBRA}))
"""All others, so that a new template is among them."""

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

WRONG = (
    ("mean_value_theorem/d3/000000", "a", ("(0, 16/(9*e**3))", "[0, 16/(9*e**2))", "(-oo, 16/(9*e**2))")),
    ("mean_value_theorem/d3/000000", "b", ("(16/(9*e**2), oo)", "{0} U [16/(9*e**2), oo)", "(-oo, 0)")),
    ("mean_value_theorem/d3/000001", "a", ("(0, 10/e)", "(0, 20/e]", "(-oo, 20/e)")),
    ("mean_value_theorem/d3/000001", "b", ("(-oo, 0) U {20/e}", "(-oo, 0]", "(20/e, oo)")),
    ("ode_power_series/d3/000000", "c", ("sin(3*x)/x", "-sinh(3*x)/x", "-sin(3*x)/x + cos(3*x)/x")),
    ("ode_power_series/d3/000001", "c", ("5*exp(2*x**2)", "4*exp(-2*x**2)", "5 - 10*x**2")),
    ("system_of_equations_in_time/d1/000000", "c", ("2", "-3/2", "-9/6 - 1")),
    ("system_of_equations_in_time/d2/000000", "c", ("2", "3/2", "-2/3")),
    ("system_of_equations_in_time/d3/000000", "c", ("5*pi/12", "pi/4", "-pi/4")),
)
"""Answers that are wrong by a limit at an end, an initial value, or a zero that is not the first."""


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


def test_a_wrong_number_is_found(rows, subtests):
    for name, letter in WITH_NUMBERS:
        with subtests.test(name=name, letter=letter):
            z3 = pytest.importorskip("z3")
            answer = rows[name]["parts"][ord(letter) - ord("a")]["answer"]
            wrong = certified("university", with_answer(rows[name], letter, f"{answer} + 1"))
            asked = [script for script in wrong.scripts if script.query.startswith(f"{letter}_")]
            assert any(verdict(z3, script) not in (script.expected, "unknown") for script in asked)


@pytest.mark.parametrize(("name", "letter", "answers"), WRONG)
def test_a_wrong_limit_start_or_zero_is_found(name, letter, answers):
    z3 = pytest.importorskip("z3")
    row = seedproof.rebuild(f"university/{name}")
    assert not certified("university", row).beyond
    for answer in [row["parts"][ord(letter) - ord("a")]["answer"], *answers]:
        made = certified("university", with_answer(row, letter, answer)).scripts
        asked = [script for script in made if script.query.startswith(f"{letter}_")]
        agree = all(verdict(z3, script) == script.expected for script in asked)
        assert agree == (answer not in answers), answer


@pytest.mark.parametrize(
    ("formula", "text", "reason"),
    [
        ("4 x^{2} e^{-3 x}", "4 x^{2} e^{3 x}", "no falling power of e"),
        ("4 x^{2} e^{-3 x}", "4 x^{-2} e^{-3 x}", "no power times a power of e"),
        ("4 x^{2} e^{-3 x}", r"4 x^{\frac{5}{2}} e^{-3 x}", "no natural number"),
        ("4 x^{2} e^{-3 x}", "4 x^{2} e^{-x^{2}}", "no multiple of x"),
        (r"x \in \mathbb{R}", "x > 0", "no power times a power of e"),
    ],
)
def test_a_function_of_another_kind_is_not_counted(formula, text, reason):
    row = seedproof.rebuild("university/mean_value_theorem/d3/000000")
    with pytest.raises(Unread, match=reason):
        certified("university", {**row, "question": row["question"].replace(formula, text)})


@pytest.mark.parametrize(
    ("answer", "reason"),
    [("t*exp(-3*t) + exp(-4*t)", "powers of t beside several"), ("exp(-3*t/2)", "no sum of powers of e")],
)
def test_a_quotient_of_other_functions_has_no_limit_here(answer, reason):
    row = seedproof.rebuild("university/system_of_equations_in_time/d1/000000")
    try:
        found = certified("university", with_answer(row, "a", answer)).beyond
    except Unread as error:
        found = (str(error),)
    assert reason in found[0]


def test_a_number_in_the_text_counts(rows):
    z3 = pytest.importorskip("z3")
    row = dict(rows["multiple_integral"])
    statement, questions = row["question"].split("\n\n", 1)
    place = max(at for at, sign in enumerate(statement) if sign.isdigit())
    digit = "3" if statement[place] != "3" else "4"
    row["question"] = f"{statement[:place]}{digit}{statement[place + 1 :]}\n\n{questions}"
    scripts = certified("university", row).scripts
    assert any(verdict(z3, script) not in (script.expected, "unknown") for script in scripts)
