"""A run that nobody can have made is refused in one line, however well its digests fit."""

import pytest
from msgspec.structs import replace

from pipeline.evaluating.metrics.runs import load_scored
from pipeline.evaluating.transcripts.lines import LONGEST_TEXT, kept, line_of
from pipeline.evaluating.transcripts.sealing import EPISODES, SUMS
from seedproof.benchmarks.missing_fact.holder import HOLDER_VERSION
from seedproof.episodes.asking import PROMPT_VERSION
from seedproof.record.files import file_digest
from tests.conftest import run as called
from tests.evaluating.metrics.making import answered, episode, right, solver, write_run
from tests.scoring.small import rows_of, small_release


@pytest.fixture(scope="module")
def releases(tmp_path_factory):
    folder = tmp_path_factory.mktemp("releases")
    return {name: small_release(folder / name / "1.0.0", name) for name in ("missing_fact", "curriculum")}


@pytest.fixture
def refused(releases):
    """The one line in which a run is refused."""

    def refuse(folder, benchmark="missing_fact"):
        done = called("score", folder, "--release", releases[benchmark])
        assert done.exit_code == 1, done.output
        assert done.output.count("\n") == 1
        assert not (folder / "result.json").exists()
        return done.output

    return refuse


@pytest.fixture
def made(tmp_path, releases):
    def make(episodes, benchmark="missing_fact", config="zero_shot", **changes):
        return write_run(tmp_path / "run", releases[benchmark], config, episodes, **changes)

    return make


@pytest.fixture
def rows():
    return rows_of("missing_fact", "zero_shot")


def test_an_episode_that_nobody_can_have_said_is_refused_by_run_and_id(made, refused, rows):
    """The answer follows a wrong one: the solver was never asked a second time."""
    folder = made([episode(rows[0], [solver("Answer: 1234567/89"), solver(right(rows[0]))])])
    assert f"{folder}: {rows[0]['id']}, attempt 0: turn 2 is a solver's, expected none" in refused(folder)


def test_an_error_without_a_sentence_is_refused(made, refused, rows):
    folder = made([replace(episode(rows[0], [], end="error"), error=None)])
    assert "it ended by 'error' without a sentence" in refused(folder)


def test_a_turn_that_was_too_long_to_be_kept_is_scored_as_cut(made, releases, rows):
    turn = kept(solver(right(rows[0]) + " " * LONGEST_TEXT))
    folder = made([episode(rows[0], [turn], end="cut")])
    run = load_scored(folder, releases["missing_fact"])
    assert (run.scored[0].end, run.scored[0].right) == ("cut", False)


HEADS = [
    ({"protocol": "closed"}, "has no protocol 'closed'"),
    ({"protocol": ""}, "has protocol '' and scheme 'default', expected a name of each"),
    ({"control": "golden_dialogue"}, "has no control 'golden_dialogue'"),
    ({"scheme": "brief"}, "has no scheme 'brief'"),
    ({"protocol": "reference", "control": "useless"}, "expected --protocol open"),
    ({"prompt_sha256": "0" * 64}, "prompt_sha256 is"),
    ({"prompt_version": PROMPT_VERSION + 1}, "prompt_version is"),
    ({"prompt_version": 0}, "prompt_version is"),
    ({"shots": 4}, "shots is '4', expected 0 as config zero_shot has"),
    ({"holder_version": HOLDER_VERSION + 1}, "holder_version is"),
    ({"holder_version": None}, "holder_version is 'None'"),
    ({"attempts": 0}, "attempts: expected `int`"),
    ({"attempts": 1001}, "attempts: expected `int`"),
]


@pytest.mark.parametrize(("changes", "told"), HEADS)
def test_a_head_that_no_run_can_have_is_refused(made, refused, changes, told):
    folder = made([], **changes)
    line = refused(folder)
    assert line.startswith(f"Error: {folder / 'run.json'}: ")
    assert told in line


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"config": "followups"}, "are asked behind right answers to problems"),
        ({"holder": "hybrid"}, "has no holder"),
        ({"holder_version": 1}, "holder_version is '1', expected null"),
    ],
)
def test_a_head_that_the_benchmark_does_not_know_is_refused(made, refused, changes, told):
    folder = made([], "curriculum", **{"config": "problems", **changes})
    assert told in refused(folder, "curriculum")


def test_an_older_holder_and_follow_ups_alone_are_no_reason_to_refuse(made, tmp_path, releases, rows):
    older = made([answered(rows[0])], holder_version=HOLDER_VERSION - 1)
    assert load_scored(older, releases["missing_fact"]).warnings == []
    alone = [answered(row) for row in rows_of("curriculum", "followups")]
    curriculum = releases["curriculum"]
    folder = write_run(tmp_path / "alone", curriculum, "followups", alone, control="golden_dialogue")
    assert load_scored(folder, curriculum).complete


def reordered(folder, episodes):
    """Put episodes into a finished run as they stand here, with all digests made anew."""
    (folder / EPISODES).write_bytes(b"".join(line_of(played) for played in episodes))
    lines = [f"{file_digest(folder / name)}  {name}\n" for name in (EPISODES, "run.json")]
    (folder / SUMS).write_text("".join(lines))


def test_a_finished_run_in_another_order_is_refused(made, refused, releases, rows):
    episodes = [answered(rows[0]), answered(rows[0], attempt=1), answered(rows[1])]
    folder = made(episodes, attempts=2)
    reordered(folder, [episodes[0], episodes[2], episodes[1]])
    assert f"{rows[0]['id']}, attempt 1: stands too late" in refused(folder)
    reordered(folder, [episodes[1], episodes[0], episodes[2]])
    assert f"{rows[0]['id']}, attempt 0: stands too late" in refused(folder)
    reordered(folder, episodes)
    assert len(load_scored(folder, releases["missing_fact"]).scored) == 3


def dialogue():
    """A problem with both of its follow-ups, and another problem."""
    problems = rows_of("curriculum", "problems")
    follow_ups = rows_of("curriculum", "followups")
    behind = [answered(row, parent=problems[0]["id"]) for row in follow_ups[:2]]
    return [answered(problems[0]), *behind, answered(problems[1])]


@pytest.mark.parametrize("order", [(1, 0, 2, 3), (0, 2, 1, 3), (0, 1, 3, 2)])
def test_follow_ups_in_another_order_are_refused(made, refused, order):
    episodes = dialogue()
    folder = made(episodes, "curriculum", "problems")
    reordered(folder, [episodes[number] for number in order])
    assert "stands too late" in refused(folder, "curriculum")


def test_a_follow_up_behind_another_problem_or_none_is_refused(made, refused):
    first, follow_up, _, second = dialogue()
    folder = made([first, second], "curriculum", "problems")
    reordered(folder, [first, second, replace(follow_up, parent=second.id)])
    assert f"goes on from {second.id!r}, expected {first.id!r}" in refused(folder, "curriculum")
    reordered(folder, [first, second, replace(follow_up, parent=None)])
    assert f"goes on from no row, expected {first.id!r}" in refused(folder, "curriculum")


@pytest.mark.parametrize("options", [[], ["--reread"], ["--json"]])
def test_a_folder_that_is_not_there_is_no_run_and_no_release(tmp_path, options):
    done = called("score", tmp_path / "nowhere", *options)
    assert done.exit_code == 2
    assert done.output.startswith(
        f"Error: {tmp_path / 'nowhere'}: is no run and no release: there is no such"
    )
    assert done.output.count("\n") == 1


def test_a_folder_with_neither_run_nor_release_is_told_so(tmp_path, releases):
    done = called("score", tmp_path)
    assert done.exit_code == 2
    assert "is no run and no release: has no run.json and no manifest.json" in done.output
    of_release = called("score", releases["missing_fact"])
    assert of_release.exit_code == 2
    assert "RESPONSES.jsonl" in of_release.output


def test_a_run_without_its_checksums_is_told_so(made, refused, rows):
    folder = made([answered(rows[0])])
    (folder / SUMS).unlink()
    assert "SHA256SUMS: is not there" in refused(folder)
