"""Follow-ups of `curriculum`: what they keep of the problem, what they change, and how many there are."""

import re
from functools import cache

import pytest

from seedproof.benchmarks.curriculum import solver
from seedproof.benchmarks.curriculum.followups import counterfactual, incremental
from seedproof.benchmarks.curriculum.generate import Quota, make_family
from seedproof.benchmarks.curriculum.standards import STANDARDS, standard_of
from seedproof.benchmarks.curriculum.symbolic.parsing import parse_problem
from seedproof.benchmarks.curriculum.symbolic.structure import structure
from seedproof.benchmarks.curriculum.symbolic.values import answer
from seedproof.benchmarks.curriculum.symbolic.writing import lines_of
from seedproof.benchmarks.curriculum.words import counterfactual as words
from seedproof.benchmarks.curriculum.words.followups import has_incremental_text, incremental_text
from seedproof.benchmarks.curriculum.words.realise import realise
from seedproof.record.draws import Draws, Rejected
from seedproof.record.seeds import RowId
from tests.benchmarks.curriculum.test_standards import numerals, problem_of
from tests.circles import first_and_further, soak

COUNT = 100
SEVERAL = pytest.mark.parametrize("numbers", first_and_further(COUNT, 20))
INCREMENTAL = [standard.family for standard in STANDARDS if "i" in standard.follow_ups]
COUNTERFACTUAL = [standard.family for standard in STANDARDS if "c" in standard.follow_ups]


@cache
def followed(family, suffix, numbers=range(COUNT)):
    """(problem, follow-up) where there is one, for these problems of a standard."""
    standard, found = standard_of(family), []
    make = incremental if suffix == "i" else counterfactual
    for number in numbers:
        problem = problem_of(family, number)
        draws = Draws(RowId("curriculum", family, standard.grade, f"{number}-{suffix}").seed(5))
        try:
            found.append((problem, make(standard, problem, draws)))
        except Rejected:
            continue
    return found


@SEVERAL
@pytest.mark.parametrize("family", INCREMENTAL)
def test_an_incremental_one_adds_one_statement_to_all_of_the_problem(family, numbers):
    standard = standard_of(family)
    for problem, more in followed(family, "i", numbers):
        assert more.statements[:-1] == problem.statements
        assert standard.broken(more, incremental=True) == []
        assert answer(more) != answer(problem)
        assert solver.solve(more) == answer(more)
        assert parse_problem(lines_of(more)) == more
        (asked,) = more.question.asked
        assert asked.name == more.statements[-1].name


@pytest.mark.parametrize("family", ["1_oa_a_1", "2_nbt_b_5", "3_oa_c_7", "5_nbt_b_7", "6_ns_b_3"])
def test_behind_a_story_that_cannot_go_on_no_step_is_told(family):
    standard = standard_of(family)
    over = 0
    for number, (problem, more) in enumerate(followed(family, "i")):
        try:
            told = realise(standard, problem, Draws(f"{number:032x}"))
        except Rejected:
            continue
        if has_incremental_text(told):
            continue
        over += 1
        for seed in ("00", "01", "02"):
            with pytest.raises(Rejected):
                incremental_text(standard, problem, told, more, Draws(seed * 16))
    assert over


@SEVERAL
@pytest.mark.parametrize("family", COUNTERFACTUAL)
def test_a_counterfactual_one_changes_one_constant(family, numbers):
    standard = standard_of(family)
    for problem, other in followed(family, "c", numbers):
        assert standard.broken(other) == []
        assert answer(other) != answer(problem)
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
        make(standard_of(family), problem_of(family, 0), Draws("00" * 16))


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


@soak
def test_the_default_release_has_as_many_as_the_published_one():
    assert sum(len(followed(family, "i")) for family in INCREMENTAL) >= 1581
    assert sum(len(followed(family, "c")) for family in COUNTERFACTUAL) >= 3126
    assert min(len(followed(family, "i")) for family in INCREMENTAL) >= 20
    assert min(len(followed(family, "c")) for family in COUNTERFACTUAL) >= 20


@cache
def worded(wanted):
    """Return texts of counterfactuals, each with the sentences of its problem."""
    rows = [
        row
        for family in ("k_cc_c_7", "2_nbt_b_5", "3_nbt_a_2", "5_nbt_b_5", "5_nf_a_1", "6_ee_a_1")
        for row in make_family(family, [Quota("test", wanted, "worded")]).splits["test"]
        if row["kind"] == "counterfactual"
    ]
    return [(row["dialogue"][0]["content"].partition("\n\n")[0], row["followup_text"]) for row in rows]


def form_of(text):
    """Return the form that a text fills, as a pattern of a table."""
    forms = (*words.STATED, *words.CONTRASTED, *words.CHANGED, *words.SUPPOSED, *words.AGAIN)
    filled = [re.sub(r"\\{\w+\\}", ".+", re.escape(form)) for form in forms]
    matching = [form for form in filled if re.match(form, text)]
    return max(matching, key=len, default=None)


@soak
def test_a_changed_number_is_told_in_at_least_fifteen_forms_with_twelve_closings():
    texts = [text for _, text in worded(60)]
    assert all(form_of(text) for text in texts)
    assert len({form_of(text) for text in texts}) >= 15
    assert len({closing for closing in words.CLOSINGS if any(text.endswith(closing) for text in texts)}) >= 12


def test_no_closing_says_that_the_answer_changes():
    assert not [closing for closing in words.CLOSINGS if re.search(r"\bnew\b|\bchanged?\b", closing)]


@pytest.mark.parametrize("wanted", [12, pytest.param(60, marks=soak)])
def test_a_counterfactual_has_no_gap_and_names_no_number_that_is_not_there(wanted):
    for told, text in worded(wanted):
        assert not re.search(r"[{}]|  |\.\.|\?\.", text)
        named = re.search(r"(?:[Cc]hange|Replace) (\S+) (?:to|with) ", text)
        assert named is None or named[1] in told.lower(), text
