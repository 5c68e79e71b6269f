"""The 49 standards of `curriculum`: what every problem keeps, and what each standard's own text asks for."""

import re
from collections import Counter
from contextlib import suppress
from functools import cache
from pathlib import Path

import msgspec
import pytest

from seedproof.benchmarks.curriculum import solver
from seedproof.benchmarks.curriculum.grammar.sample import sample
from seedproof.benchmarks.curriculum.lexicon.measures import CONVERSIONS
from seedproof.benchmarks.curriculum.standards import STANDARDS, standard_of
from seedproof.benchmarks.curriculum.symbolic.parsing import parse_problem
from seedproof.benchmarks.curriculum.symbolic.problem import (
    Declaration,
    Number,
    Operation,
    Variable,
    inlined,
    is_numeral,
    parts,
)
from seedproof.benchmarks.curriculum.symbolic.structure import structure
from seedproof.benchmarks.curriculum.symbolic.values import answer, values
from seedproof.benchmarks.curriculum.symbolic.writing import lines_of
from seedproof.record.draws import Draws, Rejected
from seedproof.record.errors import SeedproofError
from seedproof.record.seeds import RowId
from tests.circles import few, first_and_further
from tests.imports import reached

FAMILIES = [standard.family for standard in STANDARDS]
SPACES = {"k_cc_c_7": 100, "k_oa_a_4": 9, "k_oa_a_5": 16, "k_nbt_a_1": 18, "4_oa_b_4": 99}
"""All structures that there are, counted by trying every way in which the draws can fall."""


@cache
def problem_of(family, number):
    standard = standard_of(family)
    draws = Draws(RowId("curriculum", family, standard.grade, str(number)).seed(5))
    while True:
        with suppress(Rejected):
            return sample(standard, draws)


def problems(family, count=300):
    return [problem_of(family, number) for number in range(count)]


def lines(family):
    return ["\n".join(lines_of(problem)) for problem in problems(family)]


def answers(family):
    return [answer(problem).text for problem in problems(family)]


def test_there_are_49_of_44_standards_with_the_follow_ups_of_the_table():
    assert len(STANDARDS) == len(set(FAMILIES)) == 49
    assert len({standard.code for standard in STANDARDS}) == 44
    assert sum("i" in standard.follow_ups for standard in STANDARDS) == 29
    assert sum("c" in standard.follow_ups for standard in STANDARDS) == 37
    assert [standard.grade for standard in STANDARDS] == sorted(standard.grade for standard in STANDARDS)
    assert len({standard.text for standard in STANDARDS}) == 49
    concepts = {standard.concept for standard in STANDARDS} - {""}
    assert concepts == {f"C{number}" for number in range(1, 18)}
    assert standard_of("3_md_d_8_triangle").name == "3.MD.D.8-triangle"


def test_an_unknown_standard_is_one_sentence():
    with pytest.raises(SeedproofError, match="'9_x' is no standard, expected one of 49, such as k_cc_c_7"):
        standard_of("9_x")


def test_declarations_reach_nothing_that_draws():
    files, packages = reached(*Path("seedproof/benchmarks/curriculum/standards").glob("*.py"))
    assert not [path for path in files if path.name == "draws.py" or path.parent.name == "grammar"]
    assert "sympy" not in packages


@pytest.mark.parametrize("numbers", first_and_further(300, 60))
@pytest.mark.parametrize("family", FAMILIES)
def test_every_problem_keeps_the_promises_and_the_solver_agrees(family, numbers):
    standard = standard_of(family)
    for number in numbers:
        problem = problem_of(family, number)
        said = lines_of(problem)
        assert standard.broken(problem) == [], said
        assert solver.solve(problem) == answer(problem), said
        assert parse_problem(said) == problem


@pytest.mark.parametrize("family", few(FAMILIES, 8))
def test_a_hundred_structures_where_there_are_as_many(family):
    distinct = {structure(problem) for problem in problems(family)}
    space = SPACES.get(family)
    if space is None:
        assert len(distinct) >= 100
    else:
        assert space * 0.9 <= len(distinct) <= space


@pytest.mark.parametrize("family", FAMILIES)
def test_few_draws_are_rejected(family):
    standard, draws, rejected = standard_of(family), Draws("5d" * 16), 0
    for _ in range(400):
        try:
            sample(standard, draws)
        except Rejected:
            rejected += 1
    assert rejected < 140


@pytest.mark.parametrize(
    ("family", "said", "broken"),
    [
        ("1_oa_a_1", ["[[var a = (12 + 9)]]", "[[question q = ['a']]]"], "CheckIntermediateValues"),
        ("1_oa_a_1", ["[[var a = (12 - 0)]]", "[[question q = ['a']]]"], "Realism"),
        ("1_oa_a_1", ["[[var a = (2 * 6)]]", "[[question q = ['a']]]"], "Realism"),
        ("k_oa_a_5", ["[[var b = 2]]", "[[var a = (b + 1)]]", "[[question q = ['a']]]"], "Simplify"),
        ("k_oa_a_4", ["[[var 9 = (4 + x)]]", "[[question q = ['x']]]"], "ContainsTen"),
        ("k_nbt_a_1", ["[[var a = (13 + 4)]]", "[[question q = ['a']]]"], "ContainsTen"),
        ("k_nbt_a_1", ["[[var a = (10 + 10)]]", "[[question q = ['a']]]"], "Realism"),
        ("3_oa_a_3", ["[[var a = (9 * 1)]]", "[[question q = ['a']]]"], "Realism"),
        ("3_oa_a_3", ["[[var a = (20 / 8)]]", "[[question q = ['a']]]"], "CheckIntermediateValues"),
        ("2_nbt_b_6", ["[[var a = (9 + 20)]]", "[[var b = (a + 30)]]", "[[question q = ['b']]]"], "Realism"),
        ("3_md_d_8_triangle", ["[[var 20 = ((5 + 5) + x)]]", "[[question q = ['x']]]"], "Realism"),
        ("3_md_d_8_polygon", ["[[var p = (4 * 9)]]", "[[question q = ['p']]]"], "Realism"),
        ("4_nbt_b_5", ["[[var a = (123 * 45)]]", "[[question q = ['a']]]"], "Realism"),
        (
            "4_nbt_b_6",
            ["[[var d = 56]]", "[[question q = ['(d // 7)', '(d % 7)']]]"],
            "CheckIntermediateValues",
        ),
        ("4_nf_a_2", ["[[question q = ['(3 / 3) _ (1 / 2)']]]"], "Realism"),
        ("5_oa_a_1", ["[[var a = ((3 * 4) + 5)]]", "[[question q = ['a']]]"], "Realism"),
        ("5_nbt_b_7", ["[[var a = (1.50 + 2.3)]]", "[[question q = ['a']]]"], "Realism"),
        ("7_ns_a_2", ["[[var a = ((6 / 8) * (1 / 2))]]", "[[question q = ['a']]]"], "Realism"),
        (
            "8_ee_c_7",
            ["[[var 5 = (25 - (10 * x))]]", "[[var y = 3]]", "[[question q = ['x']]]"],
            "NoUselessVariables",
        ),
    ],
)
def test_what_does_not_belong_to_a_standard_is_named(family, said, broken):
    assert broken in {name for name, _ in standard_of(family).broken(parse_problem(said))}


def operations(problem):
    """The operators of what is asked, all names written out."""
    declared = problem.declared()
    sides = [inlined(item.right, declared) for item in problem.equations()]
    sides += [inlined(asked, declared) for asked in problem.question.asked]
    return [part.op for side in sides for part in parts(side) if isinstance(part, Operation)]


def numerals(problem):
    return [part for whole in problem.expressions() for part in parts(whole) if isinstance(part, Number)]


def share(family, holds):
    found = [bool(holds(problem)) for problem in problems(family)]
    return sum(found) / len(found)


def test_ten_and_ones_are_always_from_11_to_19():
    totals = {max(value for _, value in values(problem)[0].steps) for problem in problems("k_nbt_a_1")}
    assert totals == set(range(11, 20))
    assert 0.5 < share("k_nbt_a_1", lambda problem: problem.unknowns()) < 0.8


def test_numbers_of_addends_and_steps_are_those_of_the_texts():
    assert {len(operations(problem)) for problem in problems("1_oa_a_2")} == {2}
    assert {len(operations(problem)) for problem in problems("3_oa_d_8")} == {2}
    assert {len(operations(problem)) for problem in problems("2_nbt_b_6")} == {2, 3}
    assert {len(operations(problem)) for problem in problems("2_oa_a_1")} == {1, 2}
    assert {number.digits // 100 for problem in problems("2_nbt_b_6") for number in numerals(problem)} == {0}
    assert Counter(op for problem in problems("3_oa_d_8") for op in operations(problem)).keys() == set("+-*/")
    assert {len(problem.statements) for problem in problems("4_oa_a_3")} == {2, 3, 4}


def test_unknowns_stand_in_every_position():
    stated = [line.split("]]")[0].removeprefix("[[var ") for line in lines("1_oa_d_8")]
    forms = {re.sub(r"[0-9]+", "n", re.sub(r"[a-z]", "x", said)) for said in stated}
    assert forms == {"n = (x + n)", "n = (n + x)", "n = (x - n)", "n = (n - x)"}


@pytest.mark.parametrize(
    "family", [name for name in FAMILIES if name.startswith("3_md_d_8") or name == "4_md_a_3"]
)
def test_figures_are_asked_in_both_directions(family):
    assert 0.35 < share(family, lambda problem: problem.unknowns()) < 0.65


def test_a_division_with_remainder_has_a_one_digit_divisor_and_asks_for_both():
    for problem, text in zip(problems("4_nbt_b_6"), answers("4_nbt_b_6"), strict=True):
        dividend, divisor, _ = (number.digits for number in numerals(problem))
        assert 2 <= divisor <= 9
        assert 10 <= dividend <= 9999
        assert text == f"quotient = {dividend // divisor}, remainder = {dividend % divisor}"


def test_compared_fractions_are_sensible():
    pairs = [tuple(number.digits for number in numerals(problem)) for problem in problems("4_nf_a_2")]
    assert 0.05 < sum(text == "=" for text in answers("4_nf_a_2")) / 300 < 0.15
    assert not any(a == c or b == d for a, b, c, d in pairs)
    assert sum(a < b and c < d for a, b, c, d in pairs) / 300 > 0.7


@pytest.mark.parametrize("family", [name for name in FAMILIES if name.startswith("7_ns")])
def test_grade_7_has_both_signs(family):
    assert share(family, lambda problem: any(number.digits < 0 for number in numerals(problem))) > 0.4
    assert share(family, lambda problem: any(number.digits > 0 for number in numerals(problem))) > 0.4
    negative = sum(text.startswith("-") for text in answers(family))
    assert 90 < negative < 210


@pytest.mark.parametrize("family", few([name for name in FAMILIES if name[:4] not in ("7_ns", "8_ee")], 6))
def test_no_other_grade_has_negative_values(family):
    for problem in problems(family):
        (case,) = values(problem)
        assert min([*(value for _, value in case.steps), *case.asked]) > 0


def test_roots_are_of_squares_and_cubes_and_both_real_ones_count_unless_they_are_lengths():
    said = lines("8_ee_a_2")
    assert 100 < sum("** 2" in line for line in said) < 200
    for problem in problems("8_ee_a_2"):
        squared = numerals(problem)[-1].digits == 2 and not problem.positive
        found = answer(problem).text.split(", ")
        assert len(found) == 1 + squared
        assert not squared or found[0] == f"-{found[1]}"
    assert sum("/" in line for line in said) > 40
    assert sum("." in line for line in said) > 20


def test_equations_have_textbook_solutions_and_rationals():
    for family in ("8_ee_c_7", "8_ee_c_8"):
        whole = sum("/" not in text for text in answers(family))
        assert 140 < whole < 285
    assert 0.4 < share("8_ee_c_7", lambda problem: not isinstance(problem.equations()[0].left, Number)) < 0.7
    for family in ("8_ee_c_7", "8_ee_c_8"):
        for solvability in ("no solution", "infinitely many solutions"):
            assert 15 <= sum(text == solvability for text in answers(family)) <= 50
    said = lines("6_ee_b_7")
    assert sum("." in line for line in said) > 40
    assert sum("/" in line for line in said) > 40


def test_two_equations_have_no_value_beyond_their_bounds():
    """Beyond those of the standard itself is one problem in thousands."""
    bounded = msgspec.structs.replace(standard_of("8_ee_c_8"), values=(1, 2400))
    draws, kept = Draws("5d" * 16), 0
    for _ in range(400):
        try:
            problem = sample(bounded, draws)
        except Rejected:
            continue
        assert bounded.broken(problem) == [], lines_of(problem)
        kept += 1
    assert kept > 300


def test_coins_and_larger_units_are_constants():
    assert 0.3 < share("2_md_c_8", lambda problem: "*" in operations(problem)) < 0.8
    units = set(CONVERSIONS.values())
    for family in ("4_md_a_2_decimal", "4_md_a_2_fraction"):
        assert share(family, lambda problem: units & {number.digits for number in numerals(problem)}) > 0.2


def operations_with_names(problem):
    """All operations as they are written, each side a name, a numeral or an operation."""
    return [part for whole in problem.expressions() for part in parts(whole) if isinstance(part, Operation)]


def is_computed(problem, side):
    """Whether a side is worked out: no numeral, and no name for one."""
    meant = problem.declared().get(side.name, side) if isinstance(side, Variable) else side
    return not is_numeral(meant)


@pytest.mark.parametrize(
    "family", ["3_oa_a_3", "3_oa_d_8", "4_oa_a_3", "4_md_a_2_decimal", "4_md_a_2_fraction"]
)
def test_in_stories_computed_values_are_only_added_or_taken_away_from_one_another(family):
    for problem in problems(family):
        for step in operations_with_names(problem):
            if step.op in "*/" and not is_numeral(step):
                assert not (is_computed(problem, step.left) and is_computed(problem, step.right))
                assert step.op == "*" or is_numeral(step.right), lines_of(problem)


def test_no_step_takes_back_the_one_before():
    for family in ("3_oa_a_3", "3_oa_d_8", "4_oa_a_3"):
        for problem in problems(family):
            for step in operations_with_names(problem):
                before = problem.declared().get(getattr(step.left, "name", ""))
                undone = isinstance(before, Operation) and step.op == "/" and before.op == "*"
                assert not undone or step.right not in (before.left, before.right), lines_of(problem)


def test_remainders_are_not_mostly_1_or_2_and_dividends_have_up_to_four_digits():
    lengths = Counter()
    remainders = Counter()
    for problem in problems("4_nbt_b_6"):
        dividend, divisor, _ = (number.digits for number in numerals(problem))
        lengths[len(str(dividend))] += 1
        remainders[dividend % divisor] += 1
    assert min(lengths[2], lengths[3], lengths[4]) > 60
    assert remainders[1] + remainders[2] < 150


def test_coins_and_bills_do_not_stand_in_one_problem():
    both = share("2_md_c_8", lambda problem: {20, 25} <= {number.digits for number in numerals(problem)})
    assert both < 0.05  # 25 or 20 can also be an amount
    for problem in problems("2_md_c_8"):
        worths = {step.right.digits for step in operations_with_names(problem) if step.op == "*"}
        assert worths <= {5, 10, 25} or worths <= {5, 10, 20}


@pytest.mark.parametrize("family", ["4_md_a_2_fraction", "5_nf_a_1", "5_nf_a_2", "5_nf_b_4"])
def test_fractions_are_such_as_children_meet(family):
    for problem in problems(family):
        for fraction in operations_with_names(problem):
            if is_numeral(fraction):
                assert fraction.right.digits in (2, 3, 4, 5, 6, 8, 10, 12)
                assert fraction.left.digits < 6 * fraction.right.digits
        (case,) = values(problem)
        assert case.asked[0].denominator <= 60
    proper = share(
        family,
        lambda problem: all(
            fraction.left.digits < fraction.right.digits
            for fraction in operations_with_names(problem)
            if is_numeral(fraction)
        ),
    )
    assert proper > 0.35


def test_grade_4_adds_fractions_whose_denominators_are_related():
    for problem in problems("4_md_a_2_fraction"):
        (case,) = values(problem)
        worth = {id(step): value for step, value in case.steps}
        for step, _ in case.steps:
            if step.op in "+-":
                denominators = []
                for side in (step.left, step.right):
                    value = case.declared.get(getattr(side, "name", ""), worth.get(id(side), 1))
                    denominators.append(value.denominator)
                assert max(denominators) % min(denominators) == 0, lines_of(problem)


def test_kindergarten_takes_one_step():
    for problem in problems("k_oa_a_5"):
        assert len(operations(problem)) == 1
        assert isinstance(problem.statements[0], Declaration)
