"""Every template without a figure has a worked solution with slips that keeps every promise."""

import re
from contextlib import suppress
from functools import cache

import pytest

from seedproof.equivalence import compare
from seedproof.equivalence.answer_types import parse_type
from seedproof.problems import WORKED, declaration
from seedproof.problems.checker import Checker
from seedproof.problems.solution import Solution
from seedproof.problems.template import Template
from seedproof.record.draws import Rejected
from seedproof.text.formula import latex, plain
from tests.imports import imported
from tests.problems.test_templates import COUNT as PROBLEMS
from tests.problems.test_templates import FOLDER, problems, sampled

pytestmark = pytest.mark.slow

COUNT = 8


def result(one, other, kind):
    kind, options = parse_type(kind)
    return compare(plain(one), plain(other), kind, options).result


@cache
def works(name, difficulty, number):
    """Facts and golden answers of a problem, the right work, and the work with each slip that changes it."""
    solution = declaration(name, "solve", Solution)
    facts, answers, _, _ = sampled(name, difficulty, number)
    wrong = {}
    for slip in solution.slips:
        with suppress(Rejected):
            wrong[slip] = solution.work(facts, slip)
    return facts, answers, solution.work(facts, ""), wrong


def all_works(name, count):
    """The works of so many problems of each difficulty."""
    for difficulty in declaration(name, "generate", Template).difficulties:
        for number in range(count):
            yield works(name, difficulty, number)


def slipped(name, count=COUNT):
    """Facts, golden answers, the right work, a slip's name, and the work with it."""
    for facts, answers, right, slips in all_works(name, count):
        for slip, wrong in slips.items():
            yield facts, answers, right, slip, wrong


def false_steps(right, wrong):
    return [
        number
        for number, (one, other) in enumerate(zip(right.steps, wrong.steps, strict=True))
        if latex(one.value) != latex(other.value)
    ]


@pytest.mark.parametrize("name", WORKED)
def test_the_work_comes_to_the_golden_answers(name):
    for facts, answers, _, _ in problems(name):
        done = declaration(name, "solve", Solution).work(facts, "")
        assert done.answers == tuple(answer.formula for answer in answers)
        assert 2 <= len(done.steps) <= 8


@pytest.mark.parametrize("name", WORKED)
def test_a_step_shows_what_it_finds(name):
    for _, _, right, slips in all_works(name, 3):
        for step in {step for work in (right, *slips.values()) for step in work.steps}:
            assert latex(step.value) in step.text
            assert re.fullmatch(r"[A-Z$].*[.]", step.text), step.text
            assert step.text.count("$") % 2 == 0
            assert "\n" not in step.text
            assert result(step.value, step.value, step.type) == "equal", step


@pytest.mark.parametrize("name", WORKED)
def test_a_slip_changes_answers_and_the_second_path_refuses_them(name):
    checker = declaration(name, "validate", Checker)
    for facts, answers, _, slip, wrong in slipped(name):
        results = [
            result(golden.formula, given, golden.type)
            for golden, given in zip(answers, wrong.answers, strict=True)
        ]
        assert set(results) <= {"equal", "different"}, (slip, facts, wrong.answers)
        assert "different" in results, (slip, facts, [plain(one) for one in wrong.answers])
        try:
            refused = list(checker.wrong(facts, [plain(one) for one in wrong.answers]))
        except ValueError:
            refused = ["unreadable"]
        assert refused, (slip, facts)


@pytest.mark.parametrize("name", WORKED)
def test_the_first_false_step_is_proved_false(name):
    for facts, _, right, slip, wrong in slipped(name):
        first = false_steps(right, wrong)[0]
        one, other = right.steps[first], wrong.steps[first]
        assert one.type == other.type
        assert result(one.value, other.value, one.type) == "different", (slip, facts, plain(other.value))


@pytest.mark.parametrize("name", WORKED)
def test_right_and_wrong_work_use_the_same_sentences(name):
    for _, _, right, _, wrong in slipped(name):
        for one, other in zip(right.steps, wrong.steps, strict=True):
            assert re.sub(r"\$[^$]*\$", "$", one.text) == re.sub(r"\$[^$]*\$", "$", other.text)


@pytest.mark.parametrize("name", WORKED)
def test_there_are_slips_enough_for_every_problem(name):
    """Two wrong candidates of every problem differ, and every slip happens."""
    solution = declaration(name, "solve", Solution)
    assert len(solution.slips) >= 3
    happened = set()
    for facts, _, _, slips in all_works(name, PROBLEMS):
        given = {tuple(map(plain, wrong.answers)) for wrong in slips.values()}
        assert len(given) >= 2, facts
        happened |= set(slips)
    assert happened == {*solution.slips}


@pytest.mark.parametrize("name", WORKED)
def test_some_slip_stands_before_the_answer(name):
    """So that a right answer can follow a false step: what it finds is in no answer."""
    found = 0
    for _, answers, right, _, wrong in slipped(name):
        first = false_steps(right, wrong)[0]
        golden = {latex(answer.formula) for answer in answers}
        found += latex(right.steps[first].value) not in golden
    assert found > 0


@pytest.mark.parametrize("name", WORKED)
def test_solutions_know_only_their_own_problem(name):
    own, _ = imported(FOLDER / name / "solve.py")
    folders = {path.parent for path in own if FOLDER in path.parents} - {FOLDER}
    assert folders <= {FOLDER / name}
    assert not [path for path in own if path.name in ("validate.py", "cycle.py")]
