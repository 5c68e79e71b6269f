"""`evals/seedproof_score.py`: the verdicts of `sp.score`, where seedproof is not installed."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

import seedproof as sp
from pipeline.evals.writing import evals_of
from seedproof.benchmarks.missing_fact.holder import hold
from tests.corpus.reading import lines
from tests.evals.releases import BENCHMARKS, rows
from tests.evals.responses import responses_to

HALVES = ("seen", "held_out")
ALONE = Path(__file__).with_name("alone.py")
SIMPLE = ("missing_fact", "curriculum", "number_game", "judge")


def labelled():
    """Every row and response of the corpus."""
    for half in HALVES:
        of_half = {row["id"]: row for row in lines(half, "rows")}
        for response in lines(half, "responses"):
            yield of_half[response["row"]], response["response"]


def stated(score):
    """What the file says of a response, by what `sp.score` says."""
    return {
        "right": score.right,
        "score": str(score.value),
        "verdict": score.verdict,
        "reason": score.reason,
        "errors": list(score.errors),
        "parts": [part.verdict for part in score.parts],
    }


def wrongly_scored(pairs, load):
    """The responses on which file and `sp.score` differ."""
    for row, response in pairs:
        benchmark = row["id"].partition("/")[0]
        scored = load(benchmark, "seedproof_score").score(response, row)
        expected = stated(sp.score(row, response))
        if scored != expected:
            yield row["id"], response, scored, expected


def run_alone(released, asked, *lacking):
    """What the files say in a process that has neither seedproof nor some packages."""
    done = subprocess.run(
        [sys.executable, "-I", ALONE, released, *lacking],
        input=json.dumps(asked),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stderr == ""
    return json.loads(done.stdout)


def test_the_whole_corpus_is_scored_as_ever(load):
    assert list(wrongly_scored(labelled(), load)) == []


@pytest.mark.parametrize("benchmark", BENCHMARKS)
def test_twenty_responses_to_each_row_are_scored_as_ever(benchmark, load):
    pairs = [
        (row, response)
        for of_config in rows(benchmark).values()
        for row in of_config[:25]
        for response in responses_to(row)
    ]
    assert list(wrongly_scored(pairs, load)) == []


def test_without_packages_an_answer_is_scored_as_ever_or_undecided_for_want_of_one(released):
    pairs = [pair for pair in labelled() if not pair[0]["id"].startswith("university/")]
    asked = [{"row": row, "response": response} for row, response in pairs]
    told = run_alone(released, asked, "flint", "msgspec")
    expected = [stated(sp.score(row, response)) for row, response in pairs]
    differing = [
        (scored, right) for scored, right in zip(told["scores"], expected, strict=True) if scored != right
    ]
    assert {scored["verdict"] for scored, _ in differing} == {"undecided"}
    assert {scored["reason"] for scored, _ in differing} == {
        "this answer needs python-flint and msgspec to be scored: pip install python-flint msgspec"
    }
    assert len(differing) < 0.1 * len(pairs)
    assert told["loaded"] == []


def test_university_says_in_one_sentence_what_it_needs(released):
    row = rows("university")["default"][0]
    told = run_alone(released, [{"row": row, "response": "1"}], "flint")
    assert told["scores"] == [
        "university needs python-flint to be scored: pip install python-flint",
    ]


def test_the_holder_replies_as_ever_without_packages(released):
    asked = [
        {"row": row, "request": request}
        for row in rows("missing_fact")["zero_shot"]
        for request in (row["hint_slot"], f"What is {row['hint_slot']}?", "everything", "P(H)", "lambda_1")
    ]
    told = run_alone(released, asked, "flint", "msgspec")
    expected = []
    for each in asked:
        reply = hold(each["row"], each["request"])
        expected.append({"verdict": reply.verdict, "slot": reply.slot, "text": reply.text})
    assert told["scores"] == expected
    assert {reply["verdict"] for reply in expected} >= {"OFFER", "UNREAD"}
    assert told["loaded"] == []


def test_a_row_that_is_none_is_refused_in_one_line(load):
    with pytest.raises(ValueError, match=r"None: cannot be scored .*, expected a row of a release"):
        load("number_game", "seedproof_score").score("1 + 2 = 3", {})
    with pytest.raises(ValueError, match="expected a row of a release"):
        load("curriculum", "seedproof_score").score("1", {"answer": "1"})


def test_the_same_code_gives_the_same_bytes():
    code = (
        "import hashlib, sys\n"
        "from pipeline.evals.writing import evals_of\n"
        "for name, content in evals_of('judge').items():\n"
        "    print(name, hashlib.sha256(content).hexdigest())\n"
    )
    outputs = [
        subprocess.run(
            [sys.executable, "-c", code], capture_output=True, check=True, env={"PYTHONHASHSEED": seed}
        ).stdout
        for seed in ("1", "2")
    ]
    assert outputs[0] == outputs[1]
    assert len(outputs[0].splitlines()) == len(evals_of("judge"))


@pytest.mark.parametrize("benchmark", BENCHMARKS)
def test_the_sources_stand_in_the_file_as_they_are(benchmark, load):
    carried = load(benchmark, "seedproof_score")
    for name, source in carried.SOURCES.items():
        path = Path(*name.split("."))
        file = path.with_suffix(".py") if path.with_suffix(".py").is_file() else path / "__init__.py"
        if "Only on the way" not in source:
            assert source.replace(f"from {carried.PACKAGE}.", "from ") == file.read_text(), name


@pytest.mark.parametrize("benchmark", SIMPLE)
def test_a_file_carries_no_more_than_the_imports_reach(benchmark, load):
    sources = load(benchmark, "seedproof_score").SOURCES
    assert ("seedproof.equivalence" in sources) == (benchmark != "number_game")
    assert ("seedproof.requests.vocabulary" in sources) == (benchmark == "missing_fact")
    assert not [name for name in sources if name.endswith((".generate", ".validate", ".cycle"))]
