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


def test_a_number_in_the_text_counts(rows):
    z3 = pytest.importorskip("z3")
    row = dict(rows["multiple_integral"])
    statement, questions = row["question"].split("\n\n", 1)
    place = max(at for at, sign in enumerate(statement) if sign.isdigit())
    digit = "3" if statement[place] != "3" else "4"
    row["question"] = f"{statement[:place]}{digit}{statement[place + 1 :]}\n\n{questions}"
    scripts = certified("university", row).scripts
    assert any(verdict(z3, script) not in (script.expected, "unknown") for script in scripts)
