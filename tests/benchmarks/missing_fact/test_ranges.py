"""Every rule of `docs/data/missing_fact_ranges.csv` under "drawn" is decided, and refuses what breaks it.

A rule is shown by two problems of its family: one keeps every rule of the table, the other breaks this one,
and another only where that follows. Where the rule is a bound, one is just inside and the other just outside.
"""

import csv
import json
from fractions import Fraction

import pytest

from seedproof.benchmarks.missing_fact import FAMILIES, generate, validate
from seedproof.exact.certificate import Curve, ratio
from seedproof.exact.number import json_text
from seedproof.record.seeds import RowId
from tests.benchmarks.missing_fact.ranges.fixed import FIXED
from tests.benchmarks.missing_fact.ranges.impossible import IMPOSSIBLE
from tests.benchmarks.missing_fact.ranges.table import RULES
from tests.conftest import REPOSITORY

CASES = [(family, rule) for family, rules in RULES.items() for rule in rules]

OVERLAPPING = (
    "linear_system_separator",
    "matrix_completion",
    "poly_interpolation",
    "rankdef_linear_shared",
)
"""Families in which the ranges of neighbouring difficulties have some problems in common."""

ROWS = 16


def said(family, facts, slot, difficulty):
    """What lies outside the ranges, of facts that are a problem of the family."""
    prover = validate.prover_of(family)
    prover.held(facts, slot)
    return "; ".join(prover.ranges(facts, slot, difficulty))


def generated(family, difficulty, number=0):
    return generate.rebuild(RowId("missing_fact", family, difficulty, str(number)), "ranges")


def with_facts(family, difficulty, slot, facts):
    """A row that states these facts; its text, answer and certificate are another problem's."""
    row = generated(family, difficulty)
    return row | {"facts": json_text(facts), "hint_slot": slot}


def name_of(case):
    family, rule = case
    return f"{family} d{rule.difficulty}: {rule.title}"


def test_every_family_has_rules():
    assert sorted(RULES) == sorted(FAMILIES)


def test_a_problem_that_keeps_the_rules_is_in_range(subtests):
    for case in CASES:
        with subtests.test(name_of(case)):
            family, rule = case
            assert said(family, rule.kept, rule.slot, rule.difficulty) == ""
            prover = validate.prover_of(family)
            view = prover.view(rule.kept, rule.slot)
            for slot, value in prover.held(rule.kept, rule.slot).items():
                assert len(set(prover.answers(view, slot, value))) == 1


def test_a_problem_that_breaks_a_rule_is_refused_for_that_rule_alone(subtests):
    for case in CASES:
        with subtests.test(name_of(case)):
            family, rule = case
            assert said(family, rule.broken, rule.slot, rule.difficulty) == rule.words


@pytest.mark.parametrize("family", FAMILIES)
def test_what_is_out_of_range_is_a_finding_of_the_row(family):
    for rule in RULES[family]:
        row = with_facts(family, rule.difficulty, rule.slot, rule.broken)
        findings = list(validate.check(row))
        assert not any("malformed" in finding.said for finding in findings)
        found = [finding.said for finding in findings if finding.code == "range"]
        prefix = f"at difficulty {rule.difficulty}: "
        assert "; ".join(message.removeprefix(prefix) for message in found) == rule.words


def test_facts_that_are_no_problem_of_the_family_are_refused_at_every_difficulty(subtests):
    for case in IMPOSSIBLE:
        with subtests.test(f"{case.family}: {case.words}"):
            with pytest.raises((ValueError, KeyError)) as refused:
                validate.prover_of(case.family).held(case.facts, case.slot)
            assert case.words in str(refused.value)
            row = with_facts(case.family, 1, case.slot, case.facts)
            assert "not-provable" in {finding.code for finding in validate.check(row)}


def test_an_answer_that_does_not_depend_on_the_gap_is_refused(subtests):
    """By the general promise: the ranges do not say it once more."""
    for case in FIXED:
        with subtests.test(case.family):
            assert said(case.family, case.facts, case.slot, case.difficulty) == ""
            prover = validate.prover_of(case.family)
            held = prover.held(case.facts, case.slot)
            (answer,) = prover.answers(prover.view(case.facts, case.slot), case.slot, held[case.slot])
            row = with_facts(case.family, case.difficulty, case.slot, case.facts)
            row["answer"] = answer
            row["hint_value"] = held[case.slot]
            row["proof"] = row["proof"] | {"certificate": str(Curve((ratio((Fraction(answer),)),)))}
            found = {finding.code for finding in validate.check(row)}
            assert "determined" in found
            assert not found & {"range", "not-unique", "certificate", "not-provable"}


@pytest.mark.parametrize("family", FAMILIES)
def test_a_problem_of_another_difficulty_is_out_of_range(family):
    """An easy problem that calls itself hard is found, and the reverse."""
    for true in (1, 2, 3):
        rows = [generated(family, true, number) for number in range(ROWS)]
        for claimed in {1, 2, 3} - {true}:
            accepted = [row for row in rows if not said_of(row, claimed)]
            most = ROWS // 4 if family in OVERLAPPING else 0
            assert len(accepted) <= most, (true, claimed)


def said_of(row, difficulty):
    return said(row["family"], json.loads(row["facts"]), row["hint_slot"], difficulty)


@pytest.mark.parametrize("family", ["crt_reconstruction", "discrete_tomography"])
def test_a_family_has_a_highest_difficulty(family):
    row = generated(family, 3) | {"difficulty": 4, "budget": 12}
    assert "range" in {finding.code for finding in validate.check(row)}


def test_a_difficulty_that_no_family_has_is_out_of_range(subtests):
    for difficulty in [0, 10]:
        with subtests.test(difficulty=difficulty):
            row = generated("matrix_completion", 1) | {"difficulty": difficulty}
            found = [finding.said for finding in validate.check(row) if finding.code == "range"]
            assert found == [f"difficulty is {difficulty}, expected 1 to 9"]


@pytest.mark.parametrize("table", ["missing_fact_families.csv", "missing_fact_ranges.csv"])
def test_the_tables_of_the_page_have_every_family(table):
    with (REPOSITORY / "docs/data" / table).open() as file:
        assert sorted(line["family"].strip("`") for line in csv.DictReader(file)) == sorted(FAMILIES)
