"""A score is a function of rows and transcript: the same bytes again, and nothing from a changed file."""

import json
import random
import subprocess
import sys

import pytest
from msgspec.structs import replace

from pipeline.evaluating.metrics.runs import load_scored
from pipeline.evaluating.metrics.scoring import Asked, score_run
from pipeline.evaluating.transcripts.lines import line_of
from pipeline.evaluating.transcripts.part import PART
from pipeline.evaluating.transcripts.sealing import EPISODES, finish
from seedproof.record.errors import SeedproofError
from tests.conftest import run as called
from tests.evaluating.metrics.making import answered, episode, exchange, head_of, right, solver, write_run
from tests.scoring.small import rows_of, small_release

WRONG = "Answer: 1234567/89"
FILES = ("scores.jsonl", "result.json")


@pytest.fixture(scope="module")
def release(tmp_path_factory):
    return small_release(tmp_path_factory.mktemp("release") / "1.0.0", "missing_fact")


def episodes():
    rows = rows_of("missing_fact", "zero_shot")
    asked = [episode(row, [*exchange(row, row["hint_slot"]), solver(right(row))]) for row in rows[:5]]
    return [*asked, *(answered(row, WRONG) for row in rows[5:])]


@pytest.fixture
def folder(tmp_path, release):
    return write_run(tmp_path / "run", release, "zero_shot", episodes())


def written(folder):
    return [(folder / name).read_bytes() for name in FILES]


def test_a_run_is_scored_to_the_same_bytes_in_another_process(tmp_path, release, folder):
    score_run(Asked(folder, release))
    arguments = ["score", str(folder), "--release", str(release), "--out", str(tmp_path / "again")]
    subprocess.run([sys.executable, "-m", "pipeline", *arguments], check=True, capture_output=True)
    assert written(tmp_path / "again") == written(folder)


def test_the_order_in_which_answers_came_does_not_matter(tmp_path, release, folder):
    score_run(Asked(folder, release))
    lines = [line_of(played) for played in episodes()]
    random.Random(1).shuffle(lines)
    other = tmp_path / "other"
    other.mkdir()
    (other / "run.json").write_bytes((folder / "run.json").read_bytes())
    (other / PART).write_bytes(b"".join(lines))
    finish(other, [row["id"] for row in rows_of("missing_fact", "zero_shot")])
    score_run(Asked(other, release))
    assert (other / EPISODES).read_bytes() == (folder / EPISODES).read_bytes()
    assert written(other) == written(folder)


def test_a_changed_byte_is_refused(release, folder):
    path = folder / EPISODES
    path.write_bytes(path.read_bytes().replace(b"1234567/89", b"1234567/88", 1))
    with pytest.raises(SeedproofError, match=r"episodes\.jsonl"):
        load_scored(folder, release)


def test_a_transcript_with_digests_made_anew_is_scored_as_what_it_says(tmp_path, release):
    played = episodes()
    row = rows_of("missing_fact", "zero_shot")[-1]
    told = [*played[:-1], replace(played[-1], turns=(solver(right(row)),))]
    before = load_scored(write_run(tmp_path / "before", release, "zero_shot", played), release)
    after = load_scored(write_run(tmp_path / "after", release, "zero_shot", told), release)
    assert not before.scored[-1].right
    assert after.scored[-1].right


def test_rows_of_another_release_are_refused(tmp_path, folder):
    rows = rows_of("missing_fact", "zero_shot")
    other = small_release(tmp_path / "other", "missing_fact", {"zero_shot": rows[:-1]})
    with pytest.raises(SeedproofError, match=r"its rows are not those of missing_fact 1\.0\.0"):
        load_scored(folder, other)
    newer = small_release(tmp_path / "newer", "missing_fact", version="1.1.0")
    with pytest.raises(
        SeedproofError, match=r"is missing_fact 1\.1\.0, and the run asked missing_fact 1\.0\.0"
    ):
        load_scored(folder, newer)


def test_an_episode_of_no_row_that_was_asked_is_refused(tmp_path, release):
    rows = rows_of("missing_fact", "zero_shot")
    sample = {"rows": tuple(row["id"] for row in rows[:2])}
    folder = write_run(tmp_path / "run", release, "zero_shot", [answered(row) for row in rows[:3]], **sample)
    with pytest.raises(SeedproofError, match="is in the transcript and not in the release"):
        load_scored(folder, release)


def test_a_sample_is_complete_without_the_other_rows(tmp_path, release):
    rows = rows_of("missing_fact", "zero_shot")
    sample = {"rows": tuple(row["id"] for row in rows[:2])}
    folder = write_run(tmp_path / "run", release, "zero_shot", [answered(row) for row in rows[:2]], **sample)
    assert load_scored(folder, release).complete


def test_a_run_that_goes_on_is_scored_as_far_as_it_is(tmp_path, release):
    from pipeline.evaluating.transcripts.writing import Writer

    folder = tmp_path / "run"
    folder.mkdir()
    with Writer(folder, head_of(release, "zero_shot")) as file:
        for played in episodes()[:3]:
            file.append(played)
    run = load_scored(folder, release)
    assert (len(run.scored), run.missing) == (3, 5)


def test_the_command_prints_a_table_and_writes_both_files(release, folder):
    done = called("score", folder, "--release", release)
    assert done.exit_code == 0, done.output
    assert "seedproof/by-hand (scripted): 8 of 8 episodes" in done.output
    first = next(line.split() for line in done.output.splitlines() if line.startswith("accuracy"))
    assert first[1] == "0.6250"
    result = json.loads((folder / "result.json").read_text())
    assert result["metrics"]["overall"]["all"]["accuracy"]["value"] == "0.625000"
    lines = [json.loads(line) for line in (folder / "scores.jsonl").read_text().splitlines()]
    assert [line["right"] for line in lines] == [True] * 5 + [False] * 3
    assert lines[-1]["class"] == "no_request"
    assert lines[0]["score"] == "1"


def test_for_machines_the_command_prints_what_it_writes(release, folder):
    done = called("score", folder, "--release", release, "--json")
    assert json.loads(done.output) == json.loads((folder / "result.json").read_text())


def test_rereading_says_how_many_replies_would_differ(release, folder):
    done = called("score", folder, "--release", release, "--json", "--reread")
    assert json.loads(done.output)["reread"] == {"replies": 5, "unlike_today": 0}


@pytest.mark.parametrize("options", [["--config", "four_shot"], ["responses.jsonl"], ["--split", "other"]])
def test_options_of_responses_are_refused_with_a_run(release, folder, options):
    done = called("score", folder, *options, "--release", release)
    assert done.exit_code == 2
    assert "of responses, and this is a run" in done.output


@pytest.mark.parametrize("options", [["--reread"], ["--out", "elsewhere"], ["--judge-with", "judge"]])
def test_options_of_runs_are_refused_with_responses(options):
    done = called("score", "missing_fact", "responses.jsonl", *options)
    assert done.exit_code == 2
    assert "of a run, and this is none" in done.output


def test_a_benchmark_without_responses_is_a_wrong_use():
    done = called("score", "missing_fact")
    assert done.exit_code == 2
    assert "RESPONSES.jsonl" in done.output


def test_a_second_reading_may_only_add(tmp_path, release):
    """It reads two of the last three answers right, and one that is right wrong."""
    rows = rows_of("missing_fact", "zero_shot")
    unclear = [answered(row, f"Answer: {row['answer']} or 89") for row in rows[5:]]
    folder = write_run(tmp_path / "run", release, "zero_shot", [*episodes()[:5], *unclear])
    read = [answered(rows[0], WRONG), *(answered(row) for row in rows[5:7]), answered(rows[7], "none")]
    extraction = write_run(tmp_path / "extraction", release, "zero_shot", read)
    result = score_run(Asked(folder, release, extraction=extraction)).stated
    overall = result["metrics"]["overall"]["all"]
    assert overall["accuracy"]["value"] == "0.625000"
    assert overall["accuracy_with_second_reading"]["value"] == "0.875000"


def test_an_answer_that_the_response_does_not_state_was_solved_instead_of_read(tmp_path, release, folder):
    rows = rows_of("missing_fact", "zero_shot")
    extraction = write_run(tmp_path / "extraction", release, "zero_shot", map(answered, rows))
    result = score_run(Asked(folder, release, extraction=extraction)).stated
    assert result["extraction"] == {"read": 3, "inconclusive": 0, "added": 0, "invented": 3}
    overall = result["metrics"]["overall"]["all"]
    assert overall["accuracy_with_second_reading"]["value"] == overall["accuracy"]["value"]


def test_a_judge_decides_what_is_undecided_alone(tmp_path):
    rows = rows_of("university", "default")
    release = small_release(tmp_path / "1.0.0", "university")
    unclear = f"Answer: {rows[2]['answer']} or 5"
    told = [answered(rows[0]), answered(rows[1]), answered(rows[2], unclear), answered(rows[3], "Answer: 5")]
    folder = write_run(tmp_path / "run", release, "default", told)
    verdicts = [line.verdict for line in load_scored(folder, release).scored]
    assert verdicts.count("undecided") == 1
    judge = write_run(tmp_path / "judge", release, "default", [answered(row, "Yes") for row in rows])
    result = score_run(Asked(folder, release, judge=judge)).stated
    overall = result["metrics"]["overall"]["all"]
    assert overall["accuracy"]["value"] == "0.500000"
    assert overall["accuracy_with_judge"]["value"] == "0.750000"
    assert result["judge"]["undecided"] == {"right": 1, "wrong": 0, "inconclusive": 0, "not_asked": 0}
    assert result["judge"]["decided"]["solutions"] == 3
    assert result["judge"]["decided"]["tpr"] == "1.000000"
    assert result["judge"]["decided"]["tnr"] == "0.000000"
    assert result["warnings"] == [
        "1 of 4 episodes (25.0 %) are undecided, and count as not right: the accuracy may be understated. "
        "A judge may decide them: --judge-with"
    ]
