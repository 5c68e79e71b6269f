"""Models that read a run, asked on loopback: once a response, and again where they have not answered."""

import json

import pytest

from pipeline.evaluating.transcripts import read_run
from seedproof.contract import registry
from tests.evaluating.engine.server import MODEL, REFUSED

pytestmark = pytest.mark.slow

ROWS = 5


@pytest.fixture
def run(built, nursery, tmp_path):
    """A run of university in which everything is right."""
    folder = tmp_path / "run"
    asked = ("--model", "seedproof/oracle", "--sample", ROWS, "--out", folder)
    done = nursery.run("evaluate", "university", *asked, cwd=built)
    assert (done.code, done.err) == (0, "")
    return folder


@pytest.fixture
def score(built, endpoint, nursery, run):
    """Score the run with a model on loopback that reads it."""

    def scored(*arguments):
        asked = ("score", run, "--base-url", endpoint.url, *arguments)
        return nursery.run(*asked, cwd=built)

    return scored


def test_a_judge_is_asked_once_a_response_and_its_transcript_is_sealed(score, endpoint, run):
    endpoint.said = lambda messages: "Both are the same.\n\nYes"
    done = score("--judge-with", f"openai/{MODEL}", "--scheme", "manual", "--json")
    assert done.code == 0, done.err
    result = json.loads(done.out)
    assert result["judge"]["decided"]["solutions"] == ROWS
    assert result["judge"]["decided"]["tpr"] == "1.000000"
    judge = run / f"judge-openai-{MODEL}-manual"
    assert read_run(judge).sealed
    assert len(endpoint.requests) == ROWS
    system = registry.benchmark("judge").asking.system_message(read_run(judge).head.plan)
    assert {request["messages"][0]["content"] for request in endpoint.requests} == {system}
    assert {request["max_tokens"] for request in endpoint.requests} == {4096}
    again = score("--judge-with", f"openai/{MODEL}", "--scheme", "manual", "--json")
    assert (again.code, again.out) == (0, done.out)
    assert len(endpoint.requests) == ROWS
    by_folder = score("--judge-with", judge, "--json")
    assert by_folder.code == 2
    assert "--base-url is of models that read a run" in by_folder.err


def test_nothing_is_asked_before_it_is_told(score, endpoint, run):
    done = score("--judge-with", f"openai/{MODEL}", "--dry-run", "--json")
    (plan,) = json.loads(done.out)["plans"]
    assert (done.code, plan["calls"], plan["model"]) == (0, [ROWS, ROWS], f"openai/{MODEL}")
    assert endpoint.requests == []
    assert not (run / "result.json").exists()


def test_a_judge_that_fails_goes_on_where_it_was(score, endpoint, run):
    endpoint.said = lambda messages: "No"
    endpoint.troubles.extend([REFUSED, REFUSED])
    broken = score("--judge-with", f"openai/{MODEL}", "--max-connections", 1)
    assert broken.code != 0
    assert "ended by an error" in broken.err
    before = len(endpoint.requests)
    done = score("--judge-with", f"openai/{MODEL}", "--max-connections", 1)
    assert done.code == 0, done.err
    assert len(endpoint.requests) == before + 2
    assert f"on {ROWS} answers that are proved right or wrong: macro_f1 -, tpr 0.000000" in done.out


def test_an_extractor_reads_a_judge_in_the_same_call(score, endpoint, run):
    def said(messages):
        is_verdict = "examiner" in messages[0]["content"]
        return "Yes" if is_verdict else "I am happy with this."

    endpoint.said = said
    both = ("--judge-with", f"openai/{MODEL}", "--verdicts-with", f"openai/{MODEL}")
    done = score(*both, "--json")
    assert done.code == 0, done.err
    result = json.loads(done.out)
    assert len(endpoint.requests) == 2 * ROWS
    assert (result["judge"]["extracted"], result["judge"]["decided"]["tpr"]) == (ROWS, "1.000000")
    assert read_run(run / f"judge-openai-{MODEL}" / f"verdicts-openai-{MODEL}").sealed


def test_a_scripted_judge_needs_no_server(built, nursery, run):
    done = nursery.run("score", run, "--judge-with", "seedproof/oracle", "--json", cwd=built)
    assert done.code == 0, done.err
    assert json.loads(done.out)["judge"]["decided"]["tpr"] == "1.000000"
