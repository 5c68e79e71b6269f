"""How far a run is: one line a half minute where no terminal shows a bar, by a clock of our own."""

from threading import Event

import pytest

from pipeline.evaluating.engine.job import Job
from pipeline.evaluating.engine.tally import Tally
from pipeline.evaluating.planning.questions import Questions
from pipeline.evaluating.transcripts import times as times_of_runs
from pipeline.evaluating.transcripts.times import Counts, Timekeeper, read_times
from seedproof.episodes.turns import Turn, Usage
from seedproof.record.progress import PAUSE, counted
from tests.evaluating.metrics.making import answered, episode, head_of
from tests.scoring.small import rows_of, small_release


@pytest.fixture(scope="module")
def release(tmp_path_factory):
    return small_release(tmp_path_factory.mktemp("releases") / "number_game" / "1.0.0", "number_game")


@pytest.fixture
def rows():
    return rows_of("number_game", "mixed")


class Clock:
    """Stands still until it is told to go on."""

    def __init__(self):
        self.seconds = 0.0

    def __call__(self):
        return self.seconds


def test_a_line_has_what_is_done_right_and_spent_and_how_long_the_rest_takes(release, rows):
    clock = Clock()
    known = {(rows[0]["id"], 0): answered(rows[0])}
    job = Job(head_of(release, "mixed"), Questions(rows, {}, ""), known=known)
    tally = Tally(job, clock)
    assert tally.line == (f"asking seedproof/by-hand: 1 of {len(rows)}, 0 of 0 right, nothing has ended yet")
    tally.add(answered(rows[1]))
    tally.add(episode(rows[2], [], end="error"))
    clock.seconds = 2 * 3660
    left = 3660 * (len(rows) - 3) // 60
    hours, minutes = divmod(left, 60)
    told = f"{hours} h {minutes} min left" if hours else f"{minutes} min left"
    assert tally.line == (
        f"asking seedproof/by-hand: 3 of {len(rows)}, 1 of 2 right, 1 ended by an error, {told}"
    )


def test_tokens_are_those_that_the_provider_counts(release, rows):
    tally = Tally(Job(head_of(release, "mixed"), Questions(rows, {}, "")), Clock())
    turn = Turn("solver", "no", usage=Usage(1_200, 34))
    tally.add(episode(rows[0], [turn]))
    tally.add(episode(rows[1], [turn]))
    assert "0 of 2 right, 2,400 tokens in and 68 out, " in tally.line


def test_a_pipe_is_told_every_half_minute_whether_or_not_anything_ends(capsys):
    """The wait is over at once, twice; then the work has ended."""
    waited = []
    told_twice = Event()

    def wait(ended, seconds):
        waited.append(seconds)
        if len(waited) > 2:
            told_twice.set()
            return ended.wait()
        return False

    with counted("asking", 5, lambda: f"line {len(waited)}", wait):
        assert told_twice.wait(60)
    assert capsys.readouterr().err.splitlines() == ["line 1", "line 2"]
    assert waited == [PAUSE] * 3


def test_times_add_up_over_waves_and_one_that_is_killed_has_what_it_had(tmp_path, monkeypatch):
    monkeypatch.setattr(times_of_runs, "PAUSE", 30)
    clock = Clock()
    done = [0]

    def counts():
        return Counts(done[0], 2 * done[0], 1)

    killed = Timekeeper(tmp_path, counts, clock)
    killed.__enter__()
    for clock.seconds in (10.0, 31.0, 60.0):
        done[0] += 1
        killed.note()
    (wave,) = read_times(tmp_path).waves
    assert (wave.finished, wave.seconds, wave.episodes) == (None, 31, 2)
    with Timekeeper(tmp_path, counts, clock):
        clock.seconds += 5
        done[0] = 7
    times = read_times(tmp_path)
    assert [wave.finished is None for wave in times.waves] == [True, False]
    assert times.total == {"seconds": 36, "episodes": 9, "calls": 18, "retries": 2}
