"""A log of inspect that was made elsewhere, as the head and the episodes of a run."""

from collections.abc import Iterator
from pathlib import Path
from zipfile import BadZipFile
from zlib import error as BadZlib

import msgspec
from inspect_ai.log import EvalLog, EvalSample, read_eval_log, read_eval_log_samples
from zstandard import ZstdError

from pipeline.evaluating.engine.job import Job
from pipeline.evaluating.engine.members import expect_bounded
from pipeline.evaluating.engine.secrets import sentence_of
from pipeline.evaluating.engine.solving import EPISODES
from pipeline.evaluating.engine.tasks import HEAD
from pipeline.evaluating.planning.endpoints import known_host
from pipeline.evaluating.planning.questions import Questions
from pipeline.evaluating.transcripts.head import RunHead, SolverHead, head_of_mapping
from pipeline.evaluating.transcripts.lines import episode_of
from seedproof.episodes.turns import Episode
from seedproof.record.errors import SeedproofError
from seedproof.record.reasons import in_our_words


def read_log_head(path: Path) -> RunHead:
    """Read who was asked what, and how.

    Raises: SeedproofError when the file is no log of inspect, or its task was none of ours.
    """
    log = _header(path)
    stated = (log.eval.metadata or {}).get(HEAD)
    if not isinstance(stated, dict):
        raise SeedproofError(
            f"{path}: its task is {log.eval.task}, and none of seedproof. "
            "Make it by: inspect eval seedproof/NAME"
        )
    head = head_of_mapping(path, stated)
    return msgspec.structs.replace(
        head,
        solver=_solver(log),
        holder_model=_holder_model(log),
        attempts=log.eval.config.epochs or 1,
        rows=_rows(log, head),
    )


def read_log_episodes(path: Path, head: RunHead, questions: Questions) -> Iterator[Episode]:
    """Yield the episodes of a log, sample by sample; of a sample that failed, one that ended by an error.

    Raises: SeedproofError when a sample is of no row that was asked.
    """
    job = Job(head, questions)
    for sample in _samples(path):
        if sample.id not in job.rows:
            raise SeedproofError(
                f"{path}: {str(sample.id)[:80]!r} is no row of this release, config and split"
            )
        yield from _episodes(path, sample)


def _samples(path: Path) -> Iterator[EvalSample]:
    try:
        yield from read_eval_log_samples(
            str(path), all_samples_required=False, exclude_fields={"events", "messages", "attachments"}
        )
    except _MALFORMED as error:
        raise _no_log(path, error) from error


def _episodes(path: Path, sample: EvalSample) -> Iterator[Episode]:
    lines = sample.store.get(EPISODES, [])
    for line in lines:
        yield episode_of(str(line).encode(), f"{path}, {sample.id}")
    if not lines:
        reason = sample.error.message if sample.error is not None else ""
        yield Episode(str(sample.id), sample.epoch - 1, None, (), "error", sentence_of(reason))


def _header(path: Path) -> EvalLog:
    try:
        expect_bounded(path)
        return read_eval_log(str(path), header_only=True)
    except _MALFORMED as error:
        raise _no_log(path, error) from error


def _no_log(path: Path, error: BaseException) -> SeedproofError:
    return SeedproofError(f"{path}: is no log of inspect ({in_our_words(error)})")


_MALFORMED = (
    OSError,
    ValueError,
    LookupError,
    TypeError,
    AttributeError,
    RecursionError,
    BadZipFile,
    BadZlib,
    ZstdError,
)
"""What inspect, and what unpacks for it, raises for a file that is no log."""


def _solver(log: EvalLog) -> SolverHead:
    asked = log.plan.config
    return SolverHead(
        kind="imported",
        model=log.eval.model,
        base_url_host=known_host(log.eval.model_base_url),
        temperature=asked.temperature,
        top_p=asked.top_p,
        max_tokens=asked.max_tokens,
        seed=asked.seed,
    )


def _holder_model(log: EvalLog) -> str | None:
    roles = log.eval.model_roles or {}
    holder = roles.get("holder")
    if holder is None:
        return None
    return holder[0].model if isinstance(holder, list) else holder.model


def _rows(log: EvalLog, head: RunHead) -> tuple[str, ...] | None:
    """Return the ids that were asked; None where inspect itself left none out."""
    asked = log.eval.config
    left_out = asked.limit is not None or asked.sample_id is not None
    if not left_out and not asked.sample_shuffle:
        return head.rows
    return tuple(str(sample_id) for sample_id in log.eval.dataset.sample_ids or ())
