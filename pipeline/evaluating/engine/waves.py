"""One call of the command: what is still to be asked of a run is asked, and the run is sealed."""

from collections.abc import Iterator

from inspect_ai._util.retry import http_retries_count

from pipeline.evaluating.engine.job import Job
from pipeline.evaluating.engine.running import run_job
from pipeline.evaluating.planning.endpoints import Endpoint
from pipeline.evaluating.planning.questions import FRESH_ROWS
from pipeline.evaluating.planning.requests import Prepared
from pipeline.evaluating.transcripts.part import PART, Key
from pipeline.evaluating.transcripts.sealing import finish, is_sealed
from pipeline.evaluating.transcripts.stored import read_run
from pipeline.evaluating.transcripts.times import Wave, now, read_times, write_times
from pipeline.evaluating.transcripts.writing import Writer
from seedproof.episodes.turns import Episode
from seedproof.record.errors import NotDone
from seedproof.record.files import alone, replacing
from seedproof.record.leftovers import clear_below
from seedproof.record.progress import counted
from seedproof.record.rows import write_rows

LOGS = "log"
"""The folder of a run with the logs of inspect, one a wave."""


def ask(run: Prepared, endpoint: Endpoint) -> Iterator[str]:
    """Ask, and yield what is to be said of it, line by line.

    Raises: SeedproofError when the folder has another run, asking stopped, or episodes ended by an error.
    What was said is kept.
    """
    with alone(run.folder):
        clear_below(run.folder)
        yield from _ask(run, endpoint)


def _ask(run: Prepared, endpoint: Endpoint) -> Iterator[str]:
    if is_sealed(run.folder):
        said = {(episode.id, episode.attempt): episode for episode in read_run(run.folder).episodes}
        if not _open_rows(run, said):
            (run.folder / PART).unlink(missing_ok=True)
            yield f"{run.folder}: is finished, {len(said):,} episodes; nothing is left to ask"
            return
    with Writer(run.folder, run.head) as writer:
        _write_fresh_rows(run)
        failed = _wave(run, writer, endpoint) if _open_rows(run, writer.known) else []
    finish(run.folder, run.questions.order)
    finished = read_run(run.folder)
    yield f"{run.folder}: {len(finished.episodes):,} episodes of {len(run.questions.rows):,} rows"
    yield from _remarks(run, finished.episodes)
    if failed:
        reason = (failed[-1].error or "").rstrip(".")
        raise NotDone(
            f"{run.folder}: {len(failed):,} episodes ended by an error, the last: {reason}. "
            "Run it again: they are asked again"
        )


def _open_rows(run: Prepared, said: dict[Key, Episode]) -> bool:
    """Return whether something is still to be asked."""
    known = {key: episode for key, episode in said.items() if episode.end != "error"}
    job = Job(run.head, run.questions, known=known)
    return any(job.is_open(row["id"]) for row in run.questions.rows)


def _wave(run: Prepared, writer: Writer, endpoint: Endpoint) -> list[Episode]:
    """Ask, and note when. Returns the episodes that ended by an error."""
    times = read_times(run.folder)
    wave = Wave(now())
    times.waves.append(wave)
    # Of one that is killed there is when it began.
    write_times(run.folder, times)
    retries = http_retries_count()
    to_ask = len(run.questions.rows) * run.head.attempts - len(writer.known)
    with counted(f"asking {endpoint.solver.model}", to_ask) as count:

        def keep(episode: Episode) -> None:
            writer.append(episode)
            count()

        job = Job(run.head, run.questions, run.pictures, writer.known, keep)
        try:
            return run_job(job, endpoint, run.folder / LOGS)
        finally:
            wave.finished = now()
            wave.calls = job.calls
            wave.retries = http_retries_count() - retries
            wave.episodes = job.kept
            write_times(run.folder, times)


def _write_fresh_rows(run: Prepared) -> None:
    """Put the rows of a fresh set beside their run: no release has them."""
    if run.head.root_seeds is None:
        return
    with replacing(run.folder / FRESH_ROWS) as file:
        write_rows(file, run.questions.rows)


def _remarks(run: Prepared, episodes: list[Episode]) -> Iterator[str]:
    """Yield what is odd about an endpoint: that it names another model than was asked."""
    asked = run.head.solver.model
    named = {turn.model for episode in episodes for turn in episode.turns if turn.model is not None}
    others = sorted(name for name in named if not asked.endswith(name))
    if others:
        yield f"{asked} was asked, and the endpoint names {', '.join(others[:3])}"
