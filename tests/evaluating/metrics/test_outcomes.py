"""A transcript of every outcome in each benchmark, scored on paper: all are in every denominator."""

import json
from fractions import Fraction

import pytest
from msgspec.structs import replace

from pipeline.evaluating.metrics.comparing import compare, stated_comparison
from pipeline.evaluating.metrics.measuring import measure
from pipeline.evaluating.metrics.outcomes import OUTCOMES, outcome_of
from pipeline.evaluating.metrics.runs import load_scored, questions_of_run
from pipeline.evaluating.metrics.scoring import headline_of
from pipeline.evaluating.metrics.stating import result_of
from pipeline.evaluating.metrics.warning import warnings_of
from pipeline.evaluating.transcripts.head import SolverHead
from pipeline.evaluating.transcripts.stored import open_run
from seedproof.benchmarks.missing_fact.asking import REMIND_OF_BOTH
from seedproof.episodes.turns import End, Turn
from tests.conftest import REPOSITORY
from tests.conftest import run as called
from tests.evaluating.metrics.making import answered, episode, exchange, right, solver, write_run
from tests.scoring.small import ROWS, rows_of, small_release

WRONG = "Answer: 1234567/89"
SENTENCE = "the request exceeds the available context size of 4096 tokens"


@pytest.fixture(scope="module")
def releases(tmp_path_factory):
    folder = tmp_path_factory.mktemp("releases")
    return {benchmark: small_release(folder / benchmark / "1.0.0", benchmark) for benchmark in ROWS}


@pytest.fixture
def made(tmp_path, releases):
    def make(benchmark, config, episodes, name="run", **changes):
        return write_run(tmp_path / name, releases[benchmark], config, episodes, **changes)

    return make


@pytest.fixture
def scored(made, releases):
    def score(benchmark, config, episodes, name="run", **changes):
        return load_scored(made(benchmark, config, episodes, name, **changes), releases[benchmark])

    return score


def values(run, group="overall", value="all"):
    of_group = measure(run).groups[group][value]
    return {name: estimate.value for name, estimate in of_group.items() if estimate is not None}


def ended(row, end, *turns, **more):
    """An episode that was ended from outside, behind some turns."""
    if end in ("cut", "refused"):
        finish = {"cut": "length", "refused": "content_filter"}[end]
        return episode(row, [*turns, Turn("solver", right(row), finish=finish)], end, **more)
    return replace(episode(row, turns, end, **more), error=SENTENCE)


def conversations():
    """Of missing_fact, one of each outcome, and one that answers wrong; four of them got the fact."""
    rows = rows_of("missing_fact", "zero_shot")
    hint = [exchange(row, row["hint_slot"]) for row in rows]
    unread = ["the banana"] * rows[5]["budget"]
    silent = [solver("Hm."), Turn("reminder", REMIND_OF_BOTH), solver("Hm.")]
    return [
        episode(rows[0], [*hint[0], solver(right(rows[0]))]),
        episode(rows[1], silent, "no_answer"),
        ended(rows[2], "cut"),
        ended(rows[3], "overflow", *hint[3]),
        ended(rows[4], "refused", *hint[4]),
        episode(rows[5], [*exchange(rows[5], *unread), solver("Request: the banana")], "budget"),
        ended(rows[6], "error", *hint[6]),
        answered(rows[7], WRONG),
    ]


def test_every_outcome_of_missing_fact_on_paper(scored):
    """Of eight rows one is right. Four got the fact at once; one asked to the end of its budget."""
    run = scored("missing_fact", "zero_shot", conversations())
    assert (run.expected, run.missing, run.complete) == (8, 0, True)
    of_run = values(run)
    assert of_run["answered"] == Fraction(2, 8)
    for outcome in OUTCOMES[1:]:
        assert of_run[outcome.name] == Fraction(1, 8)
    budget = rows_of("missing_fact", "zero_shot")[5]["budget"]
    on_paper = {
        "accuracy": Fraction(1, 8),
        "requests": Fraction(4 + budget, 8),
        "hints": Fraction(4, 8),
        "unread": Fraction(budget, 8),
        "hit_rate": Fraction(4, 8),
        "first_request_success": Fraction(4, 8),
        "hint_right": Fraction(1, 8),
        "hint_wrong": Fraction(3, 8),
        "guess_right": Fraction(0),
        "neither": Fraction(4, 8),
        "accuracy_given_hint": Fraction(1, 4),
        "undecided": Fraction(0),
    }
    assert {name: of_run[name] for name in on_paper} == on_paper
    result = result_of(run, measure(run))
    assert result["episodes"] == {"expected": 8, "scored": 8, "missing": 0}
    assert result["outcomes"] == {"answered": 2} | dict.fromkeys((o.name for o in OUTCOMES[1:]), 1)
    assert [line.error_class for line in run.scored] == [
        None,
        "no_answer",
        "cut",
        "overflow",
        "refused",
        "budget",
        "endpoint_error",
        "no_request",
    ]
    assert sum(result["classes"].values()) == 7


def test_the_share_of_each_outcome_is_known_by_group(scored):
    """Rows 2 and 3 of a family are of difficulty 2: of the four one was cut, one overflowed, one broke."""
    run = scored("missing_fact", "zero_shot", conversations())
    assert [run.rows[line.id]["difficulty"] for line in run.scored] == [1, 1, 2, 2, 1, 1, 2, 2]
    later = values(run, "difficulty", "2")
    assert (later["cut"], later["overflow"], later["endpoint_error"]) == (Fraction(1, 4),) * 3
    earlier = values(run, "difficulty", "1")
    assert (earlier["cut"], earlier["refused"], earlier["budget"]) == (0, Fraction(1, 4), Fraction(1, 4))


def test_a_game_that_was_cut_has_no_error_of_formatting(scored):
    """Of four games one is the best; of the three without points one each was cut, broke, and has no steps.

    What the cut message says is a right solution: it is not scored all the same.
    """
    rows = rows_of("number_game", "mixed")
    episodes = [
        answered(rows[0]),
        ended(rows[1], "cut"),
        answered(rows[2], "I give up."),
        ended(rows[3], "error"),
    ]
    run = scored("number_game", "mixed", episodes)
    of_run = values(run)
    on_paper = {
        "accuracy": Fraction(1, 4),
        "points_0": Fraction(3, 4),
        "first_error_cut": Fraction(1, 3),
        "first_error_endpoint_error": Fraction(1, 3),
        "first_error_formatting": Fraction(1, 3),
        "error_formatting": Fraction(1, 3),
        "answered": Fraction(1, 4),
        "cut": Fraction(1, 4),
        "no_answer": Fraction(1, 4),
        "endpoint_error": Fraction(1, 4),
    }
    assert {name: of_run[name] for name in on_paper} == on_paper
    assert sum(value for name, value in of_run.items() if name.startswith("first_error_")) == 1
    assert [line.errors for line in run.scored] == [(), ("cut",), ("formatting",), ("endpoint_error",)]


def test_follow_ups_that_were_ended_are_wrong(scored):
    """One of four problems is right; of its two follow-ups one is cut and one broke."""
    problems = rows_of("curriculum", "problems")
    first, second = rows_of("curriculum", "followups")[:2]
    parent = problems[0]["id"]
    behind = [ended(first, "cut", parent=parent), ended(second, "error", parent=parent)]
    others = [ended(row, end) for row, end in zip(problems[1:], ("overflow", "refused", "cut"), strict=True)]
    run = scored("curriculum", "problems", [answered(problems[0]), *behind, *others])
    assert run.complete
    of_run = values(run)
    on_paper = {
        "accuracy": Fraction(1, 4),
        "follow_ups": Fraction(0),
        "accuracy_with_follow_ups": Fraction(0),
        "answered": Fraction(1, 6),
        "cut": Fraction(2, 6),
        "overflow": Fraction(1, 6),
        "refused": Fraction(1, 6),
        "endpoint_error": Fraction(1, 6),
    }
    assert {name: of_run[name] for name in on_paper} == on_paper


def test_parts_of_problems_that_were_ended_are_wrong(scored):
    """The two problems with several parts: one is right in all of them, and one overflowed."""
    rows = rows_of("university", "default")
    assert [len(row["parts"]) for row in rows] == [2, 3, 1, 1]
    episodes = [answered(rows[0]), ended(rows[1], "overflow"), ended(rows[2], "cut"), ended(rows[3], "error")]
    of_run = values(scored("university", "default", episodes))
    assert (of_run["accuracy"], of_run["parts"]) == (Fraction(1, 4), Fraction(1, 2))
    assert of_run["response_words"] == Fraction(len(f"{right(rows[0])} {right(rows[2])}".split()), 4)


def test_a_judge_that_was_ended_comes_to_no_judgement_and_is_wrong(scored):
    """Of 4 right solutions 3 are called right, one is cut; of 4 wrong ones 3 are called so, one overflows."""
    rows = rows_of("judge", "default")
    of_label = {label: [row for row in rows if row["label"] is label] for label in (True, False)}
    is_ended = {of_label[True][0]["id"]: "cut", of_label[False][0]["id"]: "overflow"}
    episodes = [
        ended(row, is_ended[row["id"]])
        if row["id"] in is_ended
        else answered(row, "Yes" if row["label"] else "No")
        for row in rows
    ]
    of_run = values(scored("judge", "default", episodes))
    on_paper = {
        "macro_f1": Fraction(6, 8),
        "tpr": Fraction(3, 4),
        "tnr": Fraction(3, 4),
        "accuracy": Fraction(6, 8),
        "inconclusive": Fraction(2, 8),
        "cut": Fraction(1, 8),
        "overflow": Fraction(1, 8),
    }
    assert {name: of_run[name] for name in on_paper} == on_paper


@pytest.mark.parametrize("end", End.__args__)
def test_every_end_has_an_outcome(end):
    assert outcome_of(end, "right").end == end


def test_the_page_has_every_outcome_with_its_limit():
    page = (REPOSITORY / "docs/howto/evaluate.md").read_text()
    section = page.partition("### How an episode ends")[2].partition("## ")[0]
    rows = [
        [cell.strip() for cell in line.split("|")[1:-1]] for line in section.splitlines() if "| `" in line
    ]
    limits = {outcome.name: outcome.limit and outcome.limit.share for outcome in OUTCOMES}
    shown = {None: "", Fraction(0): "0", Fraction(1, 50): "2 %"}
    assert {row[0].strip("`"): row[2] for row in rows} == {
        name: shown[limit] for name, limit in limits.items()
    }


def test_a_last_message_without_an_answer_is_none():
    assert outcome_of("answer", "no answer").name == "no_answer"
    assert outcome_of("answer", "not in the asked form").name == "answered"


def hundred(counts, **settings):
    """A hundred games, of which some were ended so and so."""
    rows = rows_of("number_game", "mixed")
    ends = [end for end, count in counts.items() for _ in range(count)]
    ends += ["answer"] * (100 - len(ends))
    games = [(row, attempt) for attempt in range(25) for row in rows]
    episodes = [
        answered(row, attempt=attempt) if end == "answer" else ended(row, end, attempt=attempt)
        for (row, attempt), end in zip(games, ends, strict=True)
    ]
    solver_head = SolverHead("endpoint", "openai/small", "localhost", 0.0, None, 512, None)
    return episodes, {"attempts": 25, "solver": solver_head} | settings


def test_more_than_two_in_a_hundred_are_a_warning_that_says_what_to_raise(scored):
    episodes, settings = hundred({"cut": 2, "overflow": 2, "refused": 2})
    assert warnings_of(scored("number_game", "mixed", episodes, "few", **settings)) == []
    episodes, settings = hundred({"cut": 3, "overflow": 4, "refused": 5, "error": 1})
    failed, overflowed, refused, cut = warnings_of(
        scored("number_game", "mixed", episodes, "many", **settings)
    )
    assert cut.startswith(
        "3 of 100 episodes (3.0 %) were cut, and count as not right. --max-tokens is 512: raise"
    )
    assert overflowed.startswith("4 of 100 episodes (4.0 %) did not fit into the model's context")
    assert refused.startswith("5 of 100 episodes (5.0 %) were refused by a filter of the provider")
    assert failed.startswith("1 of 100 episodes (1.0 %) ended by an error of the endpoint")


def test_one_in_a_hundred_undecided_is_a_warning_and_another_form_is_none(scored):
    """Finding: what is not of the asked form measures the model, and no doubt of the verifier."""
    rows = rows_of("university", "default")
    number = rows_of("curriculum", "problems")[0]
    unformed = scored("curriculum", "problems", [answered(number, "Answer: > 2")], "unformed")
    assert unformed.scored[0].verdict == "not in the asked form"
    assert values(unformed)["not_in_the_asked_form"] == 1
    assert warnings_of(unformed) == []
    unclear = [answered(row, f"Answer: {row['answer']} or 5") for row in rows[2:]]
    undecided = scored("university", "default", unclear, "undecided")
    assert [line.verdict for line in undecided.scored] == ["undecided", "undecided"]
    assert ["undecided, and count as not right" in warning for warning in warnings_of(undecided)] == [True]


def test_the_command_says_outcomes_and_ends_with_the_warnings(made, releases):
    folder = made("missing_fact", "zero_shot", conversations())
    done = called("score", folder, "--release", releases["missing_fact"])
    assert done.exit_code == 0, done.output
    lines = done.output.splitlines()
    assert [line.partition(":")[0] for line in lines[-4:]] == ["warning"] * 4
    assert any(line.split() == ["overflow", "1"] for line in lines[lines.index("outcomes") :])
    result = json.loads((folder / "result.json").read_text())
    assert result["outcomes"]["endpoint_error"] == 1
    assert [f"warning: {warning}" for warning in result["warnings"]] == lines[-4:]
    scores = [json.loads(line) for line in (folder / "scores.jsonl").read_text().splitlines()]
    assert [line["end"] for line in scores] == [episode.end for episode in conversations()]
    assert [line["verdict"] for line in scores[1:7]] == ["no answer"] * 6


def test_the_headline_has_outcomes_and_warnings(made, releases):
    folder = made("missing_fact", "zero_shot", conversations())
    headline = headline_of(folder, questions_of_run(open_run(folder), releases["missing_fact"]))
    assert headline.said.startswith("accuracy 0.1250 (95 %: ")
    assert headline.outcomes == headline.stated["outcomes"]
    assert (headline.outcomes["answered"], headline.outcomes["cut"]) == (2, 1)
    assert len(headline.warnings) == 4
    assert headline.stated["warnings"] == headline.warnings


def test_runs_are_compared_over_what_was_ended_too(made, releases):
    """The first run is right in all of eight rows, the second in one: seven pairs differ."""
    release = releases["missing_fact"]
    all_right = [answered(row) for row in rows_of("missing_fact", "zero_shot")]
    first = made("missing_fact", "zero_shot", all_right, "first")
    second = made("missing_fact", "zero_shot", conversations(), "second")
    comparison = compare(load_scored(first, release), load_scored(second, release))
    compared = comparison.overall
    assert (compared.first, compared.second) == (1, Fraction(1, 8))
    assert (compared.discordance.first, compared.discordance.second) == (7, 0)
    stated = stated_comparison(comparison)
    assert stated["complete"] is True
    assert [len(warnings) for warnings in stated["warnings"]] == [0, 4]
    done = called("compare", first, second, "--release", release)
    assert "warning: the second run: 1 of 8 episodes (12.5 %) were cut" in done.output
