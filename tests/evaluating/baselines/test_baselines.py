"""Baselines: exact shares, the best baseline, and the findings that close a gate."""

import json
from fractions import Fraction

import pytest

import seedproof
from pipeline.evaluating.baselines import baselines, findings, measured
from pipeline.evaluating.baselines.bounds import JUDGED
from pipeline.evaluating.baselines.guessers import guesses, references
from pipeline.evaluating.baselines.measuring import Measured
from pipeline.evaluating.baselines.played import Played
from pipeline.evaluating.baselines.shares import ALL, Share, best_of, shares_of, with_all
from pipeline.evaluating.scripted.copied import copied_expression
from seedproof.episodes.turns import Message
from seedproof.measuring.statistics import most_common_answers
from tests.evaluating.samples import tables_of
from tests.ours import OURS

BENCHMARKS = list(OURS)
RIGHT = Played("f", "Answer: 1", Fraction(1), 1, True)


def with_constant(family, right, rows):
    """A table that one answer is right in so many rows of, and nothing else."""
    constant = with_all({family: Share(Fraction(right), rows)})
    return {("zero_shot", "test"): Measured({}, {}, {"constant": constant}, {})}


def with_oracle(played):
    """A table on which the oracle did this in one episode."""
    oracles = {"oracle": {"open": {"a/f/d1/000000": played}}}
    constant = with_all({"f": Share(Fraction(0), 1)})
    return {("zero_shot", "test"): Measured(oracles, {}, {"constant": constant}, {})}


def test_shares_are_exact_and_those_of_all_come_last():
    shares = shares_of([("b", Fraction(1)), ("a", Fraction(1, 3)), ("b", Fraction(0)), ("a", Fraction(1, 3))])
    assert shares == {
        "a": Share(Fraction(2, 3), 2),
        "b": Share(Fraction(1), 2),
        ALL: Share(Fraction(5, 3), 4),
    }
    assert list(shares) == ["a", "b", ALL]
    assert [share.value for share in shares.values()] == [Fraction(1, 3), Fraction(1, 2), Fraction(5, 12)]
    assert str(shares[ALL]) == "0.4167"


def test_what_must_be_beaten_is_the_best_baseline_of_each_family():
    named = {
        "constant": with_all({"a": Share(Fraction(1), 4), "b": Share(Fraction(2), 4)}),
        "copied": with_all({"a": Share(Fraction(2), 4), "b": Share(Fraction(0), 4)}),
    }
    best = {family: name for family, (name, _) in best_of(named).items()}
    assert best == {"a": "copied", "b": "constant", ALL: "constant"}


@pytest.mark.parametrize("benchmark", BENCHMARKS)
def test_a_small_release_has_a_perfect_oracle_and_no_finding(benchmark):
    by_table = measured(benchmark, tables_of(benchmark))
    assert list(by_table) == list(tables_of(benchmark))
    assert list(findings(benchmark, by_table)) == []
    for of_table in by_table.values():
        for by_plan in of_table.oracles.values():
            assert {played.value for outcomes in by_plan.values() for played in outcomes.values()} == {1}


@pytest.mark.parametrize("benchmark", BENCHMARKS)
def test_the_report_is_the_same_again_and_has_text_and_integers_only(benchmark):
    tables = tables_of(benchmark)
    report = json.dumps(baselines(benchmark, tables))
    assert json.dumps(baselines(benchmark, tables)) == report

    def no_float(text):
        raise AssertionError(text)

    json.loads(report, parse_float=no_float)


@pytest.mark.parametrize("benchmark", sorted({*BENCHMARKS} - {"number_game"}))
def test_the_constant_is_the_share_of_each_familys_most_common_answer(benchmark):
    for rows in tables_of(benchmark).values():
        constant = guesses(benchmark, rows)["constant"]
        for family, (_, right, total) in most_common_answers(rows).items():
            assert constant[family] == Share(Fraction(right), total)


@pytest.mark.parametrize("benchmark", ["curriculum", "missing_fact", "university"])
def test_an_expression_of_the_question_is_never_right(benchmark):
    for rows in tables_of(benchmark).values():
        assert guesses(benchmark, rows)["expression"][ALL].right == 0


def test_the_longest_expression_is_copied():
    row = dict(seedproof.rebuild("curriculum/6_ee_a_1/d6/000000"))
    answer = copied_expression(row, [Message("user", "What is 2 + 3? What is 4^2 - 2*3, as a number?")])
    assert answer == "Answer: 4^2 - 2*3"


def test_a_witness_is_never_right():
    rows = tables_of("missing_fact")["zero_shot", "test"]
    assert guesses("missing_fact", rows)["witness"][ALL].right == 0


def test_whoever_plays_for_the_target_alone_gets_the_points_of_the_simple_solution():
    rows = tables_of("number_game")["mixed", "test"]
    share = references("number_game", rows)["target_only"][ALL]
    assert share.right == sum(Fraction(row["simple_score"], row["best_score"]) for row in rows)


def test_a_judge_that_says_yes_is_right_where_the_label_is_and_in_all_with_a_false_step():
    tables = tables_of("judge")
    rows = tables["default", "test"]
    labels = guesses("judge", rows)
    right = Fraction(sum(row["label"] for row in rows), len(rows))
    assert 0 < right < 1
    assert labels["always_yes"][ALL].value == right
    assert labels["always_no"][ALL].value == 1 - right
    false_steps = guesses("judge", tables["default", "final_correct_reasoning_wrong"])
    assert false_steps["always_yes"][ALL].value == 1


def test_only_behind_worked_examples_a_request_is_copied():
    tables = tables_of("missing_fact")
    by_table = measured("missing_fact", tables)
    assert "copycat" not in by_table["zero_shot", "test"].askers
    rows = tables["four_shot", "test"]
    (copied,) = by_table["four_shot", "test"].askers["copycat"].values()
    for row in rows:
        if row["family_type"] == "A":
            assert copied[row["id"]].granted_first


@pytest.mark.parametrize(
    ("family", "right", "rows", "codes"),
    [
        ("moment_problem", JUDGED // 4, JUDGED, []),
        ("moment_problem", JUDGED // 4 + 1, JUDGED, ["constant"]),
        ("moment_problem", JUDGED - 1, JUDGED - 1, []),
        ("discrete_tomography", 18, 30, []),
        ("discrete_tomography", 19, 30, ["constant"]),
    ],
)
def test_a_family_that_one_answer_guesses_is_a_finding(family, right, rows, codes):
    found = list(findings("missing_fact", with_constant(family, right, rows)))
    assert [finding.code for finding in found] == codes
    assert all(finding.row == family for finding in found)


@pytest.mark.parametrize(
    ("played", "codes"),
    [
        (RIGHT, []),
        (Played("f", "Answer: 1", Fraction(1), 0, False), []),
        (Played("f", "Answer: 2", Fraction(1, 2), 1, True), ["oracle"]),
        (Played("f", "Answer: 1", Fraction(1), 2, True), ["oracle-request"]),
        (Played("f", "", Fraction(0), 3, False), ["oracle", "oracle-request"]),
    ],
)
def test_an_oracle_that_loses_anything_is_a_finding(played, codes):
    found = list(findings("judge", with_oracle(played)))
    assert [finding.code for finding in found] == codes


def test_a_release_with_a_wrong_answer_has_a_finding():
    rows = [dict(row) for row in tables_of("missing_fact")["zero_shot", "test"][:3]]
    rows[1]["answer"] = "7/5"
    found = list(findings("missing_fact", measured("missing_fact", {("zero_shot", "test"): rows})))
    assert {finding.row for finding in found} == {rows[1]["id"]}
    assert {finding.code for finding in found} == {"oracle"}
