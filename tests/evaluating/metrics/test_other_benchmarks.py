"""A few episodes of each other benchmark, with values computed by hand."""

from fractions import Fraction

import pytest

from pipeline.evaluating.metrics.cases import cases_of
from pipeline.evaluating.metrics.curriculum import drops, largest_drop
from pipeline.evaluating.metrics.judge import agreement, relative_differences
from pipeline.evaluating.metrics.measuring import measure
from pipeline.evaluating.metrics.runs import load_scored
from pipeline.evaluating.metrics.stating import result_of
from seedproof.scoring.intervals import wilson
from tests.evaluating.metrics.making import answered, right, write_run
from tests.scoring.small import ROWS, rows_of, small_release

WRONG = "Answer: 123456789"


@pytest.fixture(scope="module")
def releases(tmp_path_factory):
    folder = tmp_path_factory.mktemp("releases")
    others = [benchmark for benchmark in ROWS if benchmark != "missing_fact"]
    return {benchmark: small_release(folder / benchmark / "1.0.0", benchmark) for benchmark in others}


@pytest.fixture
def scored(tmp_path, releases):
    def score(benchmark, config, episodes, name="run", **changes):
        folder = write_run(tmp_path / name, releases[benchmark], config, episodes, **changes)
        return load_scored(folder, releases[benchmark])

    return score


def values(run, group="overall", value="all"):
    of_group = measure(run).groups[group][value]
    return {name: estimate.value for name, estimate in of_group.items() if estimate is not None}


def dialogue():
    """Four problems: both follow-ups right, one right, none asked, both wrong."""
    problems = rows_of("curriculum", "problems")
    follow_ups = rows_of("curriculum", "followups")
    said = {0: (True, True), 1: (True, False), 3: (False, False)}
    episodes = [answered(row, WRONG if number == 2 else None) for number, row in enumerate(problems)]
    for number, are_right in said.items():
        for row, is_right in zip(follow_ups[2 * number : 2 * number + 2], are_right, strict=True):
            text = None if is_right else WRONG
            episodes.append(answered(row, text, parent=problems[number]["id"]))
    return episodes


def test_follow_ups_are_right_of_those_that_were_asked(scored):
    run = scored("curriculum", "problems", dialogue())
    assert run.complete
    of_run = values(run)
    assert of_run["accuracy"] == Fraction(3, 4)
    assert of_run["follow_ups"] == Fraction(3, 6)
    assert of_run["incremental_follow_ups"] == Fraction(2, 3)
    assert of_run["counterfactual_follow_ups"] == Fraction(1, 3)
    assert of_run["accuracy_where_follow_ups"] == Fraction(3, 4)
    assert of_run["accuracy_with_follow_ups"] == Fraction(1, 4)
    overall = measure(run).overall
    assert overall["accuracy"].n == 4
    assert overall["follow_ups"].n == 6
    assert overall["follow_ups"].method == "clustered"


def test_the_largest_drop_is_that_of_the_standard(scored):
    run = scored("curriculum", "problems", dialogue())
    drop = largest_drop(drops(run, cases_of(run)))
    assert (drop.standard, drop.size) == ("3.OA.D.8", Fraction(1, 2))
    assert result_of(run, measure(run))["largest_drop"] == {
        "standard": "3.OA.D.8",
        "accuracy": "0.750000",
        "accuracy_with_follow_ups": "0.250000",
    }


def test_a_follow_up_that_was_not_asked_is_missing(scored):
    run = scored("curriculum", "problems", dialogue()[:-1])
    assert (run.expected, run.missing) == (10, 1)


def test_a_follow_up_behind_a_wrong_answer_is_said(scored):
    problems = rows_of("curriculum", "problems")
    follow_ups = rows_of("curriculum", "followups")
    episodes = [answered(problems[0], WRONG), answered(follow_ups[0], parent=problems[0]["id"])]
    run = scored("curriculum", "problems", episodes)
    assert run.warnings == [f"{follow_ups[0]['id']}, attempt 0: goes on from an answer that is not right"]


def games():
    """Two attempts at four games: best and simple solutions, no steps, and a wrong calculation."""
    rows = rows_of("number_game", "mixed")
    texts = [
        (rows[0]["best_solution"], rows[0]["simple_solution"]),
        (rows[1]["simple_solution"], rows[1]["best_solution"]),
        ("I give up.", rows[2]["best_solution"]),
        ("1000 + 1000 = 5", "I give up."),
    ]
    return [
        answered(row, text, attempt=attempt)
        for row, of_row in zip(rows, texts, strict=True)
        for attempt, text in enumerate(of_row)
    ]


def test_the_best_of_two_attempts_by_hand(scored):
    rows = rows_of("number_game", "mixed")
    simple = [Fraction(row["simple_score"], row["best_score"]) for row in rows]
    run = scored("number_game", "mixed", games(), attempts=2)
    of_run = values(run)
    assert of_run["accuracy"] == (3 + simple[0] + simple[1]) / 8
    assert of_run["accuracy_of_first"] == (1 + simple[1]) / 4
    assert of_run["accuracy_of_best_of_2"] == Fraction(3, 4)
    assert of_run["gain"] == Fraction(3) / (1 + simple[1]) - 1
    assert measure(run).overall["accuracy"].method == "clustered"


def test_errors_of_games_without_points_by_hand(scored):
    """Of three such games two have no steps; the third is a wrong step of numbers that are not there."""
    of_run = values(scored("number_game", "mixed", games(), attempts=2))
    assert of_run["first_error_formatting"] == Fraction(2, 3)
    assert of_run["first_error_calculation"] == Fraction(1, 3)
    assert of_run["first_error_illegal_operand"] == of_run["first_error_missed_target"] == 0
    assert of_run["error_illegal_operand"] == Fraction(1, 3)
    assert of_run["points_0"] == Fraction(3, 8)
    assert sum(value for name, value in of_run.items() if name.startswith("points_")) == 1


def test_parts_undecided_and_lengths_of_university_by_hand(scored):
    rows = rows_of("university", "default")
    assert [len(row["parts"]) for row in rows] == [2, 3, 1, 1]
    solution = right(rows[0])
    half = solution.rpartition("(b)")[0] + "(b) 123456789"
    assert half != solution
    episodes = [
        answered(rows[0], half),
        answered(rows[1]),
        answered(rows[2], "", end="no_answer"),
        answered(rows[3]),
    ]
    run = scored("university", "default", episodes)
    of_run = values(run)
    assert of_run["accuracy"] == Fraction(2, 4)
    assert of_run["parts"] == (Fraction(1, 2) + 1) / 2
    assert of_run["no_answer"] == Fraction(1, 4)
    assert measure(run).overall["parts"].n == 2
    lines = {line.id: line for line in run.scored}
    assert [part.verdict for part in lines[rows[0]["id"]].parts] == ["right", "wrong"]
    result = result_of(run, measure(run))
    assert result["warnings"] == []
    words = sorted([len(half.split()), 0, len(right(rows[3]).split())])
    quartiles = [words[0], words[0], words[1], words[2], words[2]]
    assert result["response_words"]["text"] == quartiles
    assert len(result["few"]) == len({(row["subject"], row["has_image"]) for row in rows})


def judged(texts):
    rows = rows_of("judge", "default")
    return [answered(row, text) for row, text in zip(rows, texts, strict=True)]


def by_label(label_right, label_wrong):
    """A judgement of each solution by its label, in the order of the rows."""
    of_right = iter(label_right)
    of_wrong = iter(label_wrong)
    return [next(of_right) if row["label"] else next(of_wrong) for row in rows_of("judge", "default")]


NONE = "I cannot tell."


def test_the_scores_of_a_judge_by_hand(scored):
    """Of 4 right solutions 3 are judged right; of 4 wrong ones 2 are judged wrong, and 1 not at all."""
    assert sum(row["label"] for row in rows_of("judge", "default")) == 4
    run = scored("judge", "default", judged(by_label(["Yes", "Yes", "Yes", "No"], ["No", "No", "Yes", NONE])))
    of_run = values(run)
    assert of_run["macro_f1"] == (Fraction(6, 9) + Fraction(4, 7)) / 2
    assert of_run["tpr"] == Fraction(3, 4)
    assert of_run["tnr"] == Fraction(2, 4)
    assert of_run["ppv"] == Fraction(3, 5)
    assert of_run["npv"] == Fraction(2, 3)
    assert of_run["inconclusive"] == Fraction(1, 8)
    differences = relative_differences(cases_of(run))
    assert list(differences) == sorted({row["author"] for row in rows_of("judge", "default")})


def test_macro_f1_has_no_value_where_only_one_label_occurs(scored):
    """A judge without an error is wrong in nothing, and half of the mean would be 0/0."""
    run = scored("judge", "default", judged(by_label(["Yes"] * 4, ["No"] * 4)))
    assert values(run)["macro_f1"] == 1
    result = result_of(run, measure(run))
    by_value = result["metrics"]["label"]
    assert len(by_value) == 2
    for metrics in by_value.values():
        assert metrics["macro_f1"] == {"value": None, "n": 0, "low": None, "high": None, "method": None}
        assert metrics["accuracy"]["value"] == "1.000000"


def test_a_rate_of_a_judge_without_errors_has_the_interval_of_the_solutions_it_is_over(scored):
    """All are called wrong: the 4 wrong solutions are the tnr's, and not the 4 right ones."""
    run = scored("judge", "default", judged(["No"] * 8))
    tnr = measure(run).overall["tnr"]
    clusters = {row["problem_id"] for row in rows_of("judge", "default") if not row["label"]}
    assert (tnr.value, tnr.n) == (1, 4)
    assert (tnr.low, tnr.high) == wilson(len(clusters), len(clusters))


def test_agreement_of_two_judges_by_hand(scored):
    """Both say yes of all but one: they agree on 6 of 8, by chance on 50/64, so kappa is −1/7."""
    first = scored("judge", "default", judged(["No"] + ["Yes"] * 7), "first")
    second = scored("judge", "default", judged(["Yes"] * 7 + ["No"]), "second")
    agreed = agreement(first, second)
    assert (agreed.solutions, agreed.share) == (8, Fraction(6, 8))
    assert agreed.kappa == (Fraction(6, 8) - Fraction(50, 64)) / (1 - Fraction(50, 64))
