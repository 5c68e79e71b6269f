"""One call of the command: what is still to be asked of a run is asked, and the run is sealed."""

from collections.abc import Iterable, Iterator
from pathlib import Path

from inspect_ai._util.retry import http_retries_count

from pipeline.evaluating.engine.job import Job
from pipeline.evaluating.engine.running import run_job
from pipeline.evaluating.engine.tally import Tally
from pipeline.evaluating.planning.endpoints import Endpoint, is_refused
from pipeline.evaluating.planning.questions import FRESH_ROWS
from pipeline.evaluating.planning.requests import Prepared
from pipeline.evaluating.transcripts.head import read_head
from pipeline.evaluating.transcripts.part import PART, Key
from pipeline.evaluating.transcripts.sealing import finish, is_sealed
from pipeline.evaluating.transcripts.stored import read_run
from pipeline.evaluating.transcripts.times import Counts, Timekeeper
from pipeline.evaluating.transcripts.writing import Writer
from seedproof.episodes.turns import Episode
from seedproof.record.errors import NotDone
from seedproof.record.files import alone, replacing
from seedproof.record.leftovers import clear_below
from seedproof.record.progress import counted
from seedproof.record.rows import write_rows

LOGS = "log"
"""The folder of a run with the logs of inspect, one a wave."""


def ask(run: Prepared, endpoint: Endpoint, anyway: bool = False) -> Iterator[str]:
    """Ask, and yield what is to be said of it, line by line.

    A run goes on only as long as the endpoint names a model that it has named before, or `anyway`.
    Raises: SeedproofError when the folder has another run, nobody listens, asking stopped, or episodes ended
    by an error. What was said is kept.
    """
    with alone(run.folder):
        clear_below(run.folder)
        yield from _ask(run, endpoint, anyway)


def _ask(run: Prepared, endpoint: Endpoint, anyway: bool) -> Iterator[str]:
    if is_sealed(run.folder):
        said = {(episode.id, episode.attempt): episode for episode in read_run(run.folder).episodes}
        if not _open_rows(run, said):
            (run.folder / PART).unlink(missing_ok=True)
            yield f"{run.folder}: is finished, with {len(said):,} episodes"
            return
    if endpoint.base_url is not None and is_refused(endpoint.base_url):
        raise NotDone(f"{endpoint.base_url}: nobody listens there. Start the server, then run this again")
    with Writer(run.folder, run.head) as writer:
        yield from _moved(run)
        _write_fresh_rows(run)
        failed = _wave(run, writer, endpoint, anyway) if _open_rows(run, writer.known) else []
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


def _wave(run: Prepared, writer: Writer, endpoint: Endpoint, anyway: bool) -> list[Episode]:
    """Ask, and note when. Returns the episodes that ended by an error."""
    before = set[str]() if anyway else _models(writer.known.values())
    retries = http_retries_count()

    def keep(episode: Episode) -> None:
        _expect_among(run.folder, before, episode)
        writer.append(episode)
        tally.add(episode)
        times.note()
        if episode.parent is None:
            count()

    job = Job(run.head, run.questions, run.pictures, writer.known, keep)
    tally = Tally(job)
    label = f"asking {endpoint.solver.model}"
    with (
        Timekeeper(run.folder, lambda: Counts(job.kept, job.calls, http_retries_count() - retries)) as times,
        counted(label, tally.due - tally.known, lambda: tally.line) as count,
    ):
        return run_job(job, endpoint, run.folder / LOGS)


def _models(episodes: Iterable[Episode]) -> set[str]:
    """Return the names by which an endpoint has called its model."""
    return {turn.model for episode in episodes for turn in episode.turns if turn.model is not None}


def _expect_among(folder: Path, before: set[str], episode: Episode) -> None:
    """Raises: NotDone where an endpoint names a model that it has not named in what was said before."""
    others = _models([episode]) - before
    if before and others:
        raise NotDone(
            f"{folder}: {min(before)} has answered so far, and the endpoint names {min(others)} now. Start "
            "the model of before, or take another --out. To go on all the same: --anyway"
        )


def _moved(run: Prepared) -> Iterator[str]:
    """Say where a run goes on that was begun elsewhere: the same model may have another port today."""
    before = read_head(run.folder).solver.base_url_host
    today = run.head.solver.base_url_host
    if before != today:
        yield f"{run.folder}: began at {before}, and continues at {today}"


def _write_fresh_rows(run: Prepared) -> None:
    """Put the rows of a fresh set beside their run: no release has them."""
    if run.head.root_seeds is None:
        return
    with replacing(run.folder / FRESH_ROWS) as file:
        write_rows(file, run.questions.rows)


def _remarks(run: Prepared, episodes: list[Episode]) -> Iterator[str]:
    """Yield what is odd about an endpoint: that it names another model than was asked."""
    asked = run.head.solver.model
    others = sorted(name for name in _models(episodes) if not asked.endswith(name))
    if others:
        yield f"{asked} was requested, but the endpoint names {', '.join(others[:3])}"
