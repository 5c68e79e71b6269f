"""Two runs on the same rows."""

import json
from dataclasses import replace
from fractions import Fraction

import pytest
from msgspec.structs import replace as changed

from pipeline.evaluating.metrics.comparing import MUST_AGREE, compare
from pipeline.evaluating.metrics.measuring import ALL, OVERALL
from pipeline.evaluating.metrics.reporting import report_comparison
from pipeline.evaluating.metrics.runs import load_scored
from seedproof.record.errors import SeedproofError
from tests.conftest import run as called
from tests.evaluating.metrics.making import answered, write_run
from tests.scoring.small import rows_of, small_release

WRONG = "Answer: 1234567/89"


@pytest.fixture(scope="module")
def release(tmp_path_factory):
    return small_release(tmp_path_factory.mktemp("release") / "1.0.0", "missing_fact")


@pytest.fixture
def made(tmp_path, release):
    def make(name, right, count=8, **changes):
        """A run that has the rows at some positions right."""
        episodes = [
            answered(row, None if position in right else WRONG)
            for position, row in enumerate(rows_of("missing_fact", "zero_shot")[:count])
        ]
        return write_run(tmp_path / name, release, "zero_shot", episodes, **changes)

    return make


def test_a_difference_by_hand(made, release):
    """4 of 8 and 5 of 8 right; 2 rows are right in the first run alone, 3 in the second."""
    first = load_scored(made("first", {0, 1, 2, 3}), release)
    second = load_scored(made("second", {2, 3, 4, 5, 6}), release)
    compared = compare(first, second).overall
    assert (compared.first, compared.second) == (Fraction(1, 2), Fraction(5, 8))
    assert compared.difference.estimate.value == Fraction(1, 8)
    assert (compared.discordance.first, compared.discordance.second, compared.discordance.p) == (2, 3, 1)
    assert not compared.difference.is_clear


def test_few_rows_are_not_clear_and_the_command_says_why(made, release):
    """3 of 8 rows, right in the second run alone: the exact p is 1/4."""
    first = made("first", set())
    second = made("second", {0, 1, 2})
    result = json.loads(called("compare", first, second, "--release", release, "--json").output)
    overall = result["groups"]["overall"]["all"]
    assert (overall["clear"], overall["mcnemar"]["p"]) == (False, "0.250000")
    done = called("compare", first, second, "--release", release)
    assert "the interval of the difference contains 0: neither run is shown to be better" in done.output


def test_an_exact_test_against_the_interval_is_said(made, release):
    comparison = compare(
        load_scored(made("first", set()), release), load_scored(made("second", set(range(8))), release)
    )
    overall = comparison.overall
    assert overall.difference.is_clear
    doubted = overall._replace(difference=replace(overall.difference, p=Fraction(1, 10)))
    lines = list(report_comparison(replace(comparison, groups={OVERALL: {ALL: doubted}})))
    assert lines[-1] == "the exact test has p = 0.1000, above 0.05: neither run is shown to be better"


def test_one_row_tells_nothing(made, release):
    first = made("first", set(), count=1)
    second = made("second", {0}, count=1)
    done = called("compare", first, second, "--release", release, "--partial", "--json")
    overall = json.loads(done.output)["groups"]["overall"]["all"]
    assert overall["clear"] is False
    assert overall["difference"]["low"].startswith("-0.9")


def test_families_are_adjusted_and_other_groups_are_not(made, release):
    first = load_scored(made("first", set()), release)
    second = load_scored(made("second", set(range(8))), release)
    comparison = compare(first, second)
    families = comparison.groups["family"].values()
    assert [of_family.discordance.p for of_family in families] == [Fraction(1, 8)] * 2
    assert [of_family.adjusted_p for of_family in families] == [Fraction(1, 4)] * 2
    assert all(compared.adjusted_p is None for compared in comparison.groups["difficulty"].values())
    assert comparison.overall.difference.is_clear


CHANGES = [
    ("protocol", "reference"),
    ("control", "complete"),
    ("scheme", "brief"),
    ("images", False),
    ("system", "Be brief."),
    ("holder", "llm"),
    ("holder_version", 99),
    ("prompt_version", 99),
]


@pytest.mark.parametrize(("field", "value"), CHANGES)
def test_runs_that_were_not_asked_alike_are_refused(made, release, field, value):
    assert field in MUST_AGREE
    first = load_scored(made("first", {0}), release)
    asked_alike = load_scored(made("second", {1}), release)
    second = replace(asked_alike, head=changed(asked_alike.head, **{field: value}))
    with pytest.raises(SeedproofError, match=f"the runs differ in {field}"):
        compare(first, second)
    assert compare(first, second, anyway=True).differing == [field]


def test_runs_on_other_rows_are_refused(made, release):
    ids = tuple(row["id"] for row in rows_of("missing_fact", "zero_shot")[:4])
    whole = load_scored(made("whole", {0}), release)
    sample = load_scored(made("sample", {1}, count=4, rows=ids), release)
    with pytest.raises(SeedproofError, match="the runs differ in rows"):
        compare(whole, sample)


def test_a_run_with_missing_episodes_is_refused_unless_what_both_have_is_asked_for(made, release):
    whole = load_scored(made("whole", {0}), release)
    part = load_scored(made("part", {0}, count=4), release)
    with pytest.raises(SeedproofError, match="the second run lacks 4 of 8 episodes"):
        compare(whole, part)
    assert compare(whole, part, partial=True).overall.difference.estimate.n == 4


def test_the_command_prints_a_table_and_the_same_as_json(made, release):
    first = made("first", {0, 1, 2, 3})
    second = made("second", {2, 3, 4, 5, 6})
    done = called("compare", first, second, "--release", release)
    assert done.exit_code == 0, done.output
    overall = next(line.split() for line in done.output.splitlines() if line.startswith("  all"))
    assert overall[:4] == ["all", "50.00", "62.50", "12.50"]
    assert "the interval of the difference contains 0" in done.output
    result = json.loads(called("compare", first, second, "--release", release, "--json").output)
    assert result["groups"]["overall"]["all"]["difference"]["value"] == "0.125000"
    assert result["groups"]["overall"]["all"]["clear"] is False
    assert set(result["groups"]["family"]) == {"bayes_missing_prior", "graph_path_sums"}


def test_a_refusal_is_one_line(made, release):
    first = made("first", {0})
    second = made("second", {0}, control="complete")
    done = called("compare", first, second, "--release", release)
    assert done.exit_code == 1
    assert done.output.count("\n") == 1
    assert "--anyway" in done.output
    named = called("compare", first, second, "--release", release, "--anyway")
    assert "compared though they differ in control" in named.output
