"""Grades 7 and 8: levels above and below zero, equations with applications, and such as fix nothing."""

from collections import Counter
from functools import cache

import pytest

from seedproof.benchmarks.curriculum import validate
from seedproof.benchmarks.curriculum.candidates import Stream
from seedproof.benchmarks.curriculum.generate import rows_of
from seedproof.benchmarks.curriculum.lexicon.levels import LEVELS
from seedproof.benchmarks.curriculum.standards import standard_of
from seedproof.benchmarks.curriculum.standards.negative import shows_negative
from seedproof.benchmarks.curriculum.standards.plots import plots_of
from seedproof.benchmarks.curriculum.symbolic.parsing import parse_problem
from seedproof.benchmarks.curriculum.wording import GRAMMAR
from seedproof.benchmarks.curriculum.words.levels import phrases
from seedproof.record.answer_forms import form_asked_for
from seedproof.record.seeds import parse_row_id
from tests.circles import few

ROWS = 150
OF_LEVELS = ("7_ns_a_3_decimal", "7_ns_a_3_fraction")
OF_EQUATIONS = ("8_ee_c_7", "8_ee_c_8")


@cache
def drawn(family):
    """Return problems of a family, each with what was told and its rows."""
    standard = standard_of(family)
    made = []
    for number in range(ROWS):
        place = parse_row_id(f"curriculum/{family}/d{standard.grade}/{number:06d}")
        stream = Stream(standard, place.seed(5), str(place), GRAMMAR)
        of_seed = stream.told(stream.problem())
        made.append((of_seed, list(rows_of(standard, place, 5, of_seed, GRAMMAR))))
    return made


def problem(*lines):
    return parse_problem([*(f"[[var {line}]]" for line in lines[:-1]), f"[[question q = ['{lines[-1]}']]]"])


@pytest.mark.parametrize("family", few(OF_LEVELS, 1))
def test_most_problems_with_numbers_of_both_signs_are_real_world_stories(family):
    stories = [of_seed for of_seed, _ in drawn(family) if of_seed.told.tells == {"level"}]
    assert len(stories) >= 0.55 * ROWS
    assert len({of_seed.told.theme for of_seed in stories}) >= 9


@pytest.mark.parametrize("family", [*OF_LEVELS, "7_ns_a_1_decimal", "7_ns_a_1_fraction", "7_ns_a_2"])
def test_every_problem_shows_or_passes_a_number_below_zero(family):
    for of_seed, _ in drawn(family):
        assert shows_negative(of_seed.problem)


@pytest.mark.parametrize("family", [*OF_LEVELS, *OF_EQUATIONS])
def test_every_row_is_proved(family):
    for _, rows in drawn(family):
        for row in rows:
            assert list(validate.check(row)) == []


@pytest.mark.parametrize("family", [*OF_LEVELS, *OF_EQUATIONS])
def test_no_slot_stays_empty_and_no_sentence_begins_small(family):
    for of_seed, _ in drawn(family):
        for sentence in of_seed.told.sentences:
            assert not {"{", "}"} & set(sentence)
            assert "  " not in sentence
            assert sentence[-1] in ".?"
            assert not sentence[0].islower()


def test_plots_are_read_off_the_statements(subtests):
    for lines, kinds in [
        (("a = -3.5 + 2.5", "b = a - 1.5 * 4", "b"), ["chain"]),
        (("a = 3.5 - -2.5", "a"), ["gap"]),
        (("a = -3.5 - 2.5", "a"), ["chain", "gap"]),
        (("a = -3.5 + -2.5", "a"), []),
        (("a = 3.5 - -2.5", "b = a / 4", "b"), ["pace"]),
        (("a = 3.5 - -2.5", "b = a / 1.5", "b"), ["time"]),
        (("a = -1.5 * 4", "a"), ["total"]),
        (("a = -6.4 / 4", "a"), ["each"]),
        (("a = -6.4 + 2.2", "b = a + 1.2", "c = b / 3", "c"), ["mean"]),
        (("a = -6.4 * -2.2", "a"), []),
    ]:
        with subtests.test(lines=lines, kinds=kinds):
            assert [plot.kind for plot in plots_of(problem(*lines))] == kinds


def test_levels_are_of_many_sorts_and_can_lie_below_zero():
    assert len(LEVELS) >= 12
    assert len({level.name for level in LEVELS}) == len(LEVELS)
    for level in LEVELS:
        assert level.least < 0
        assert level.rises
        assert level.falls


def test_common_sentences_have_many_forms():
    for table in (phrases.STATE, phrases.ASK):
        for quantity in ("temperature", "water level", "elevation", "balance"):
            assert len(table[quantity]) >= 8
    assert len(phrases.CHANGE["level"]) >= 8
    assert len(phrases.RATE["level"]) >= 8


def test_a_tenth_each_of_equations_has_no_solution_or_infinitely_many(subtests):
    for family in OF_EQUATIONS:
        with subtests.test(family):
            answers = Counter(row["answer"] for _, rows in drawn(family) for row in rows)
            assert 0.04 * ROWS <= answers["no solution"] <= 0.2 * ROWS
            assert 0.04 * ROWS <= answers["infinitely many solutions"] <= 0.2 * ROWS


def test_about_a_third_of_equations_are_applications(subtests):
    for family in OF_EQUATIONS:
        with subtests.test(family):
            themes = Counter(of_seed.told.theme for of_seed, _ in drawn(family))
            bare = themes["equation"] + themes["two equations"]
            assert 0.2 * ROWS <= ROWS - bare <= 0.5 * ROWS


@pytest.mark.parametrize(("family", "kind"), [("8_ee_c_7", "linear"), ("8_ee_c_8", "linear pair")])
def test_the_form_of_the_answer_is_the_same_whatever_the_answer(family, kind):
    for _, rows in drawn(family):
        for row in rows:
            asked = form_asked_for(row["question"])
            assert asked is not None
            assert asked[0] == kind


def test_bare_equations_are_asked_alike_whether_they_have_a_solution_or_not():
    ways = {"solvability": set(), "other": set()}
    for of_seed, (row,) in drawn("8_ee_c_7"):
        if of_seed.told.theme == "equation" and "=" in of_seed.told.text:
            kind = row["answer_type"] if row["answer_type"] == "solvability" else "other"
            ways[kind].add(of_seed.told.text.split()[0])
    assert ways["solvability"] <= ways["other"]
