"""Follow-ups of `curriculum`: what they keep of the problem, what they change, and how many there are."""

from functools import cache

import pytest

from seedproof.benchmarks.curriculum import solver
from seedproof.benchmarks.curriculum.followups import counterfactual, incremental
from seedproof.benchmarks.curriculum.standards import STANDARDS, standard_of
from seedproof.benchmarks.curriculum.symbolic.parsing import parse_problem
from seedproof.benchmarks.curriculum.symbolic.structure import structure
from seedproof.benchmarks.curriculum.symbolic.values import answer
from seedproof.benchmarks.curriculum.symbolic.writing import lines_of
from seedproof.record.draws import Draws, Rejected
from seedproof.record.seeds import RowId
from tests.benchmarks.curriculum.test_standards import numerals, problems

COUNT = 100
INCREMENTAL = [standard.family for standard in STANDARDS if "i" in standard.follow_ups]
COUNTERFACTUAL = [standard.family for standard in STANDARDS if "c" in standard.follow_ups]


@cache
def followed(family, suffix):
    """(problem, follow-up) where there is one, for the first problems of a standard."""
    standard, found = standard_of(family), []
    make = incremental if suffix == "i" else counterfactual
    for number, problem in enumerate(problems(family)[:COUNT]):
        draws = Draws(RowId("curriculum", family, standard.grade, f"{number}-{suffix}").seed(5))
        try:
            found.append((problem, make(standard, problem, draws)))
        except Rejected:
            continue
    return found


@pytest.mark.parametrize("family", INCREMENTAL)
def test_an_incremental_one_adds_one_statement_to_all_of_the_problem(family):
    standard = standard_of(family)
    for problem, more in followed(family, "i"):
        assert more.statements[:-1] == problem.statements
        assert standard.broken(more, incremental=True) == []
        assert solver.solve(more) == answer(more)
        assert parse_problem(lines_of(more)) == more
        (asked,) = more.question.asked
        assert asked.name == more.statements[-1].name


@pytest.mark.parametrize("family", COUNTERFACTUAL)
def test_a_counterfactual_one_changes_one_constant(family):
    standard = standard_of(family)
    for problem, other in followed(family, "c"):
        assert standard.broken(other) == []
        assert solver.solve(other) == answer(other)
        assert structure(other) != structure(problem)
        pairs = list(zip(numerals(problem), numerals(other), strict=True))
        changed = {(old.digits, new.digits) for old, new in pairs if old != new}
        # The divisor of a division with a remainder is written twice.
        assert len(changed) == 1
        assert sum(old != new for old, new in pairs) <= 1 + (family == "4_nbt_b_6")
        assert all(old.places == new.places and (old.digits < 0) == (new.digits < 0) for old, new in pairs)


@pytest.mark.parametrize("family", ["k_oa_a_4", "1_oa_d_8", "3_md_d_8_triangle", "8_ee_c_8"])
@pytest.mark.parametrize("make", [incremental, counterfactual])
def test_other_standards_have_none(family, make):
    with pytest.raises(Rejected, match="has no"):
        make(standard_of(family), problems(family)[0], Draws("00" * 16))


def test_ten_and_ones_have_them_where_nothing_is_unknown():
    for suffix in "ic":
        assert followed("k_nbt_a_1", suffix)
        assert not [problem for problem, _ in followed("k_nbt_a_1", suffix) if problem.unknowns()]


def test_coins_keep_their_worth_and_rectangles_their_formula():
    for problem, other in followed("2_md_c_8", "c"):
        coins = [number.digits for number in numerals(problem)]
        worths = [line.split("* ")[1][:2] for line in lines_of(problem) if "* " in line]
        assert worths == [line.split("* ")[1][:2] for line in lines_of(other) if "* " in line], coins
    for problem, other in followed("4_md_a_3", "c"):
        assert "\n".join(lines_of(problem)).count("(2 * ") == "\n".join(lines_of(other)).count("(2 * ")


def test_the_default_release_has_as_many_as_the_published_one():
    assert sum(len(followed(family, "i")) for family in INCREMENTAL) >= 1581
    assert sum(len(followed(family, "c")) for family in COUNTERFACTUAL) >= 3126
    assert min(len(followed(family, "i")) for family in INCREMENTAL) >= 20
    assert min(len(followed(family, "c")) for family in COUNTERFACTUAL) >= 20
