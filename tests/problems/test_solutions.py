"""Every template without a figure has a worked solution by rules, with slips, that keeps every promise."""

import re
from collections import Counter
from contextlib import suppress
from functools import cache
from itertools import product

import msgspec
import pytest

from seedproof.equivalence import compare
from seedproof.equivalence.answer_types import parse_type
from seedproof.problems import SHEETS, WORKED, claims, declaration, rules
from seedproof.problems.checker import Checker
from seedproof.problems.claims import CLAIMS, decided
from seedproof.problems.phrases import GAP
from seedproof.problems.rules import RULES
from seedproof.problems.rules.telling import sentence
from seedproof.problems.sampling import template_of
from seedproof.problems.sheet import solution_of
from seedproof.problems.solution import NO_SLIP, Slip
from seedproof.record.draws import Rejected
from seedproof.text.formula import latex, plain
from tests.circles import few
from tests.imports import imported
from tests.problems.test_templates import FOLDER, SEVERAL, WORDED, problems, sampled

EACH = pytest.mark.parametrize("difficulty", few((1, 2, 3), 1))
"""A problem of each is worked with every slip; the gates of a build look at many more."""


def result(value, other, kind):
    name, options = parse_type(kind)
    return compare(plain(value), plain(other), name, options).result


@cache
def works(name, difficulty):
    """Facts and golden answers of a problem, the right work, and the work with each slip that changes it."""
    solution = solution_of(name)
    facts, answers, _, _ = sampled(name, difficulty, 0)
    wrong = {}
    for slip in solution.slips:
        with suppress(Rejected):
            wrong[slip] = solution.work(facts, slip)
    return facts, answers, solution.work(facts, ""), wrong


def first_difference(right, wrong):
    """The first step that differs; the steps before it are the same."""
    pairs = zip(right.steps, wrong.steps, strict=False)
    return next((number for number, (step, other) in enumerate(pairs) if step != other), None)


def truths(step):
    """What the sentences of a step are, in each wording."""
    return [decided(step.rule, sentence(step, wording)) for wording in range(len(RULES[step.rule].wordings))]


@pytest.mark.slow
@SEVERAL
@pytest.mark.parametrize("name", WORKED)
def test_the_work_comes_to_the_golden_answers(name, numbers):
    for facts, answers, _, _ in problems(name, numbers):
        done = solution_of(name).work(facts, "")
        assert done.answers == tuple(answer.formula for answer in answers)
        assert 2 <= len(done.steps) <= 10


@pytest.mark.slow
@EACH
@pytest.mark.parametrize("name", WORKED)
def test_each_answer_is_found_by_a_step(name, difficulty):
    _, _, right, _ = works(name, difficulty)
    found = {latex(formula) for step in right.steps for formula in step.gaps.values()}
    for answer in right.answers:
        assert latex(answer) in found or any(latex(answer) in text for text in found), latex(answer)


@pytest.mark.slow
@EACH
@pytest.mark.parametrize("name", WORKED)
def test_a_step_fills_the_gaps_of_its_rule(name, difficulty):
    _, _, right, slips = works(name, difficulty)
    # Before its slip, wrong work is the right one.
    wrong = [step for work in slips.values() for step in work.steps if step not in right.steps]
    for step in (*right.steps, *wrong):
        for number in range(len(RULES[step.rule].wordings)):
            said = sentence(step, number)
            assert re.fullmatch(r"[A-Z$].*[.]", said), said
            assert said.count("$") % 2 == 0
            assert "\n" not in said


@pytest.mark.slow
@EACH
@pytest.mark.parametrize("name", WORKED)
def test_every_step_of_the_right_work_is_true_in_some_wording(name, difficulty):
    _, _, right, _ = works(name, difficulty)
    for step in right.steps:
        said = truths(step)
        assert "false" not in said, sentence(step, 0)
        assert "true" in said, sentence(step, 0)


@pytest.mark.slow
@EACH
@pytest.mark.parametrize("name", WORKED)
def test_a_slip_changes_answers_and_the_second_path_refuses_them(name, difficulty):
    checker = declaration(name, "validate", Checker)
    facts, answers, _, slips = works(name, difficulty)
    assert slips, facts
    for slip, wrong in slips.items():
        results = [
            result(golden.formula, given, golden.type)
            for golden, given in zip(answers, wrong.answers, strict=True)
        ]
        assert set(results) <= {"equal", "different"}, (slip, facts, wrong.answers)
        assert "different" in results, (slip, facts, [plain(answer) for answer in wrong.answers])
        try:
            refused = checker.refusals(facts, [plain(answer) for answer in wrong.answers])
        except ValueError:
            refused = ["unreadable"]
        assert refused, (slip, facts)


@pytest.mark.slow
@EACH
@pytest.mark.parametrize("name", WORKED)
def test_the_first_step_that_differs_is_false(name, difficulty):
    """Of most slips: where it is not decided, no candidate is made of it; true it is never."""
    facts, _, right, slips = works(name, difficulty)
    known = 0
    for slip, wrong in slips.items():
        first = first_difference(right, wrong)
        assert first is not None, (slip, facts)
        said = truths(wrong.steps[first])
        assert "true" not in said, (slip, sentence(wrong.steps[first], 0))
        known += "false" in said
    assert known >= len(slips) / 2


@pytest.mark.slow
@pytest.mark.parametrize("name", WORKED)
def test_there_are_slips_enough(name):
    """Every slip happens in some problem."""
    solution = solution_of(name)
    assert len(solution.slips) >= 4
    missing = {*solution.slips}
    difficulties = template_of(name).difficulties
    for number, difficulty in product(range(WORDED), difficulties):
        facts, *_ = sampled(name, difficulty, number)
        missing = {slip for slip in missing if not happens(solution, facts, slip)}
        if not missing:
            break
    assert missing == set()


def happens(solution, facts, slip):
    """Whether a slip can be made in a problem, and changes its work."""
    try:
        solution.work(facts, slip)
    except Rejected:
        return False
    return True


@pytest.mark.parametrize("name", WORKED)
def test_solutions_know_only_their_own_problem(name):
    own, _ = imported(FOLDER / name / ("make.py" if name in SHEETS else "solve.py"))
    folders = {path.parent for path in own if FOLDER in path.parents} - {FOLDER}
    assert folders <= {FOLDER / name}
    assert not [path for path in own if path.name in ("validate.py", "cycle.py")]


def test_no_rule_stands_in_two_rooms(subtests):
    """One would replace the other, without a word."""
    for package, declared in [(rules, "RULES"), (claims, "CLAIMS")]:
        with subtests.test(declared):
            names = Counter(name for room in package._ROOMS for name in getattr(room, declared))
            assert [name for name, count in names.items() if count > 1] == []


def test_every_rule_has_wordings_and_what_decides_it():
    assert set(CLAIMS) == set(RULES)
    for name, rule in RULES.items():
        assert len(rule.wordings) >= 3, name
        gaps = [set(GAP.findall(wording)) for wording in rule.wordings]
        assert all(found == gaps[0] for found in gaps), name
        assert not GAP.search(rule.explained), name
        assert re.fullmatch(r"[A-Z$].*[.]", rule.explained), name


def test_what_a_slip_makes_wrong_is_worked_out_only_with_it():
    assert NO_SLIP.or_else(3, doubled=6, inverted=lambda: 1 // 0) == 3
    assert Slip("doubled").or_else(3, doubled=6, inverted=lambda: 1 // 0) == 6
    assert Slip("inverted").or_else(4, doubled=8, inverted=lambda: 1 // 4) == 0


def test_a_slip_that_changes_nothing_gives_no_work():
    solution = solution_of("rational_inequality")
    facts = solution.facts(roots=[0], poles=[2], factor=1, sign="<")
    assert solution.worked_again(facts, "zeros_of_the_numerator_with_the_wrong_sign") is None
    assert solution.worked_again(facts, "sign_flipped") == solution.work(facts, "sign_flipped")


def test_a_slip_that_nobody_would_make_gives_no_work(subtests):
    divided = {"f": [4, 14, 4, -13, -7], "g": [4, 2, -4, -2], "asked": ["quotient", "remainder", "divisor"]}
    for name, stated, slip in [
        # A quotient of -x/3 - 1/18.
        ("polynomial_division", divided, "second_last_sign_flipped"),
        # A greatest volume of 0.
        ("optimisation_in_words", {"story": "cone", "radius": 3, "height": 5}, "other_zero_taken"),
        # The first constant is the last one, which has a slip of its own.
        (
            "linear_recurrence",
            {"coefficients": [-3], "forcing": [8, 1], "initial": [1]},
            "first_constant_sign_lost",
        ),
    ]:
        with subtests.test(name):
            solution = solution_of(name)
            facts = msgspec.convert(stated, solution.facts)
            assert solution.worked_again(facts, "")
            assert solution.worked_again(facts, slip) is None


def test_a_power_of_x_stands_before_brackets():
    solution = solution_of("polynomial_curve")
    asked = ["increasing", "maxima", "minima", "bends"]
    stated = {"critical": [[-2, 1], [0, 1]], "factor": 3, "constant": 0, "asked": asked}
    work = solution.work(msgspec.convert(stated, solution.facts), "")
    assert r"$3 x^{2} + 6 x = 3 x \left(x + 2\right)$." in {sentence(step, 0) for step in work.steps}
