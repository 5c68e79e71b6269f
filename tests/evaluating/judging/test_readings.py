"""Models that read a run: what they are asked, what becomes of what they say, and what is refused."""

import json
from fractions import Fraction

import pytest

from pipeline.evaluating.judging.readers import Readers, is_model
from pipeline.evaluating.judging.requests import readings
from pipeline.evaluating.metrics.scoring import Asked, score_run
from pipeline.evaluating.planning.asking import READINGS
from pipeline.evaluating.transcripts.head import SolverHead
from pipeline.evaluating.transcripts.sealing import finish
from pipeline.evaluating.transcripts.writing import Writer
from seedproof.benchmarks.judge import ASKED
from seedproof.contract import registry
from seedproof.episodes.turns import Episode, Turn
from seedproof.record.errors import SeedproofError
from tests.conftest import run as called
from tests.evaluating.metrics.making import answered, episode, exchange, right, solver, write_run
from tests.ours import OURS
from tests.scoring.small import rows_of, small_release

PLAIN_WRONG = "Answer: 123456789"


def readers(folder, release, scheme="", only_undecided=False, **named):
    return Readers(
        run=folder,
        release=release,
        out=folder,
        named=named,
        scheme=scheme,
        only_undecided=only_undecided,
    )


def solver_of(model):
    return SolverHead("endpoint", model, None, None, None, None, None)


def requests(*arguments, **named):
    return readings(readers(*arguments, **named), solver_of)


def say(prepared, *texts):
    """Have a model say this, text by text; returns the folder of the run in which it did."""
    rows = prepared.questions.rows
    with Writer(prepared.folder, prepared.head) as file:
        for row, text in zip(rows, texts, strict=True):
            file.append(Episode(row["id"], 0, None, (Turn("solver", text),), "answer"))
    finish(prepared.folder, prepared.questions.order)
    return prepared.folder


@pytest.fixture(scope="module")
def university(tmp_path_factory):
    return small_release(tmp_path_factory.mktemp("university") / "1.0.0", "university")


@pytest.fixture
def run(tmp_path, university):
    """A right answer, two that state two values, and a wrong one."""
    rows = rows_of("university", "default")
    unclear = [f"Answer: {row['answer']} or 5" for row in rows[1:3]]
    told = [None, *unclear, PLAIN_WRONG]
    episodes = [answered(row, text) for row, text in zip(rows, told, strict=True)]
    folder = write_run(tmp_path / "run", university, "default", episodes)
    verdicts = [line["verdict"] for line in lines_of(folder, university)]
    assert verdicts == ["right", "undecided", "undecided", "wrong"]
    return folder


def lines_of(folder, release):
    score_run(Asked(folder, release))
    return [json.loads(line) for line in (folder / "scores.jsonl").read_text().splitlines()]


def overall(result):
    return {name: metric["value"] for name, metric in result["metrics"]["overall"]["all"].items()}


def test_a_judge_is_shown_problem_right_answer_and_response(run, university):
    (prepared,) = requests(run, university, judgement="openai/x")
    row = rows_of("university", "default")[3]
    question = prepared.questions.rows[3]["question"]
    assert question.startswith(f"{ASKED}\n\n### Problem\n\n{row['question'][:40]}")
    assert question.endswith(f"### Correct answer\n\n{row['golden_latex']}\n\n### Solution\n\n{PLAIN_WRONG}")
    assert "End with a line" not in question
    assert prepared.folder == run / "judge-openai-x"
    assert (prepared.head.protocol, prepared.head.scheme) == ("judgement", "brief")


@pytest.mark.parametrize("scheme", registry.benchmark("judge").asking.schemes)
def test_a_judge_is_asked_by_each_scheme_of_the_benchmark(run, university, scheme):
    (prepared,) = requests(run, university, scheme=scheme, judgement="openai/x")
    asking = registry.benchmark("judge").asking
    assert prepared.head.prompt_sha256 == asking.prompt_sha256(prepared.head.plan)


def test_a_judge_decides_what_is_undecided_and_says_how_often_it_comes_to_nothing(run, university):
    (prepared,) = requests(run, university, judgement="openai/x")
    judge = say(prepared, "No", "Thought about.\n\nYes", "It is $5$.", "The solution provided is incorrect.")
    result = score_run(Asked(run, university, judge=judge)).stated
    assert result["judge"]["undecided"] == {"right": 1, "wrong": 0, "inconclusive": 1, "not_asked": 0}
    assert result["judge"]["decided"]["solutions"] == 2
    assert result["judge"]["decided"]["tpr"] == "0.000000"
    assert result["judge"]["decided"]["tnr"] == "1.000000"
    of_run = overall(result)
    assert (of_run["accuracy"], of_run["accuracy_with_judge"]) == ("0.250000", "0.500000")


def test_an_extractor_reads_what_rules_cannot_read_in_judgements_and_says_one_of_three_words(run, university):
    (prepared,) = requests(run, university, judgement="openai/x")
    judge = say(prepared, "It is $5$.", "I am happy with this.", "It is $5$.", "No")
    first, second = requests(run, university, judgement="openai/x", verdict="openai/y")
    assert first == prepared
    assert second.folder == judge / "verdicts-openai-y"
    assert [row["question"] for row in second.questions.rows] == [
        "It is $5$.",
        "I am happy with this.",
        "It is $5$.",
    ]
    verdicts = say(second, "No, the examiner did not say.", "**Yes**", "Inconclusive")
    result = score_run(Asked(run, university, judge=judge, verdicts=verdicts)).stated
    assert result["judge"]["undecided"] == {"right": 1, "wrong": 0, "inconclusive": 1, "not_asked": 0}
    assert result["judge"]["decided"]["inconclusive"] == 1
    assert result["judge"]["extracted"] == 1


def test_undecided_answers_alone_can_be_judged(run, university):
    (prepared,) = requests(run, university, only_undecided=True, judgement="openai/x")
    undecided = [row["id"] for row in rows_of("university", "default")[1:3]]
    assert list(prepared.head.rows) == [row["id"] for row in prepared.questions.rows] == undecided
    judge = say(prepared, "Yes", "No")
    result = score_run(Asked(run, university, judge=judge)).stated
    assert result["judge"]["undecided"] == {"right": 1, "wrong": 1, "inconclusive": 0, "not_asked": 0}
    assert result["judge"]["decided"]["solutions"] == 0


def test_a_judge_that_stopped_has_not_been_asked_the_rest(run, university):
    (prepared,) = requests(run, university, judgement="openai/x")
    with Writer(prepared.folder, prepared.head):
        pass
    result = score_run(Asked(run, university, judge=prepared.folder)).stated
    assert result["judge"]["undecided"]["not_asked"] == 2


def test_what_was_said_of_other_responses_is_refused(tmp_path, run, university):
    (prepared,) = requests(run, university, judgement="openai/x")
    judge = say(prepared, "Yes", "Yes", "Yes", "Yes")
    rows = rows_of("university", "default")
    other = write_run(tmp_path / "other", university, "default", [answered(row) for row in rows])
    with pytest.raises(SeedproofError, match="has a judgement of other texts"):
        score_run(Asked(other, university, judge=judge))
    with pytest.raises(SeedproofError, match="has a judgement of other texts, expected a extraction"):
        score_run(Asked(run, university, extraction=judge))


def test_a_reading_alone_is_no_run_to_score(run, university):
    (prepared,) = requests(run, university, judgement="openai/x")
    judge = say(prepared, "Yes", "Yes", "Yes", "Yes")
    done = called("score", judge, "--release", university)
    assert done.exit_code == 2
    assert "seedproof score RUN --judge-with" in done.output


def test_answers_are_read_again_where_they_are_not_right(run, university):
    (prepared,) = requests(run, university, extraction="openai/x")
    rows = rows_of("university", "default")[1:]
    assert [row["id"] for row in prepared.questions.rows] == [row["id"] for row in rows]
    assert "### Response\n\nAnswer: 123456789" in prepared.questions.rows[2]["question"]
    extraction = say(prepared, right(rows[0]), "Answer: none", "Answer: none")
    result = score_run(Asked(run, university, extraction=extraction)).stated
    assert result["extraction"] == {"read": 3, "inconclusive": 0, "added": 1, "invented": 0}
    of_run = overall(result)
    assert (of_run["accuracy"], of_run["accuracy_with_second_reading"]) == ("0.250000", "0.500000")


def test_each_attempt_is_a_response_of_its_own(tmp_path, university):
    rows = rows_of("university", "default")
    unclear = [f"Answer: {row['answer']} or 5" for row in rows]
    episodes = [
        answered(row, text, attempt=k) for row, text in zip(rows, unclear, strict=True) for k in (0, 1)
    ]
    folder = write_run(tmp_path / "run", university, "default", episodes, attempts=2)
    (prepared,) = requests(folder, university, judgement="openai/x")
    assert [row["id"] for row in prepared.questions.rows[:2]] == [rows[0]["id"], f"{rows[0]['id']}#1"]
    judge = say(prepared, *["Yes", "No"] * len(rows))
    result = score_run(Asked(folder, university, judge=judge)).stated
    assert result["judge"]["undecided"]["right"] == result["judge"]["undecided"]["wrong"] == len(rows)
    heard = [json.loads(line) for line in (folder / "scores.jsonl").read_text().splitlines()]
    assert [line["judged"] for line in heard] == [line["attempt"] == 0 for line in heard]


def test_a_judge_of_a_follow_up_sees_what_it_goes_on_from(tmp_path):
    release = small_release(tmp_path / "1.0.0", "curriculum")
    problem = rows_of("curriculum", "problems")[0]
    behind = [row for row in rows_of("curriculum", "followups") if row["parent_id"] == problem["id"]]
    episodes = [answered(problem), *(answered(row, parent=problem["id"]) for row in behind)]
    folder = write_run(tmp_path / "run", release, "problems", episodes)
    (prepared,) = requests(folder, release, judgement="openai/x")
    last = prepared.questions.rows[-1]["question"]
    shown = f"Asked: {problem['question']}\n\nReplied: {right(problem)}\n\nAsked: {behind[-1]['question']}"
    assert shown in last


def test_a_judge_of_a_dialogue_sees_the_fact_that_was_given(tmp_path):
    release = small_release(tmp_path / "1.0.0", "missing_fact")
    row = rows_of("missing_fact", "zero_shot")[0]
    told = episode(row, [*exchange(row, row["hint_slot"]), solver(right(row))])
    folder = write_run(tmp_path / "run", release, "zero_shot", [told])
    (prepared,) = requests(folder, release, judgement="openai/x")
    assert told.turns[1].text in prepared.questions.rows[0]["question"]


@pytest.fixture(scope="module")
def judges(tmp_path_factory):
    return small_release(tmp_path_factory.mktemp("judge") / "1.0.0", "judge")


def test_verdicts_that_rules_cannot_read_are_read_by_a_model(tmp_path, judges):
    """Of four judgements one is plain and right, one plain and wrong, two are not read."""
    rows = rows_of("judge", "default")[:4]
    plain = {True: "Yes", False: "No"}
    texts = [plain[rows[0]["label"]], plain[not rows[1]["label"]], "It is $5$.", "I am happy with this."]
    episodes = [answered(row, text) for row, text in zip(rows, texts, strict=True)]
    ids = tuple(row["id"] for row in rows)
    folder = write_run(tmp_path / "run", judges, "default", episodes, rows=ids)
    (prepared,) = requests(folder, judges, extraction="openai/x")
    assert prepared.head.protocol == "verdict"
    assert [row["question"] for row in prepared.questions.rows] == texts[2:]
    extraction = say(prepared, "Inconclusive", plain[rows[3]["label"]])
    result = score_run(Asked(folder, judges, extraction=extraction)).stated
    assert result["extraction"] == {"read": 2, "inconclusive": 1, "added": 1, "invented": 0}
    of_run = overall(result)
    quarters = {name: Fraction(of_run[name]) * 4 for name in of_run if "accuracy" in name or "incon" in name}
    assert quarters == {
        "accuracy": 1,
        "inconclusive": 2,
        "accuracy_with_second_reading": 2,
        "inconclusive_with_second_reading": 1,
    }


def test_judgements_have_labels_and_no_judge(tmp_path, judges):
    rows = rows_of("judge", "default")
    folder = write_run(tmp_path / "run", judges, "default", [answered(row, "Yes") for row in rows])
    with pytest.raises(SeedproofError, match="has judgements, and labels prove which are right"):
        list(requests(folder, judges, judgement="openai/x"))


def test_a_plain_judgement_is_not_read_again(tmp_path, judges):
    """Even where somebody has read it, who says the opposite."""
    rows = rows_of("judge", "default")
    plain = {True: "Yes", False: "No"}
    folder = write_run(
        tmp_path / "run", judges, "default", [answered(row, plain[not row["label"]]) for row in rows]
    )
    assert list(requests(folder, judges, extraction="openai/x")) == []
    other = write_run(
        tmp_path / "other", judges, "default", [answered(row, plain[row["label"]]) for row in rows]
    )
    result = score_run(Asked(folder, judges, extraction=other)).stated
    assert overall(result)["accuracy"] == "0.000000"
    assert result["extraction"] == {"read": 0, "inconclusive": 0, "added": 0, "invented": 0}


@pytest.mark.parametrize(
    ("named", "is_one"),
    [
        ("openai/gpt", True),
        ("openai-api/local/mine", True),
        ("seedproof/oracle", True),
        ("judged", False),
        ("tests/judged", False),
        ("./judged", False),
        ("../runs/judged", False),
        ("/runs/judged", False),
        ("~/judged", False),
    ],
)
def test_what_begins_with_a_folder_is_a_folder_and_no_model(named, is_one):
    assert is_model(named) is is_one


def test_no_benchmark_has_a_protocol_of_a_reading():
    protocols = {name for each in OURS for name in registry.benchmark(each).asking.protocols}
    assert protocols.isdisjoint(READINGS)
