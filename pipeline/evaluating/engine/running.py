"""Runs the task of a run by inspect, and keeps each episode as it ends."""

import logging
import os
import signal
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

from inspect_ai import eval as run_by_inspect
from inspect_ai._eval.task import log as inspect_log
from inspect_ai._util.error import PrerequisiteError
from inspect_ai.log import EvalLog, EvalSampleSummary, read_eval_log_sample_summaries

from pipeline.evaluating.engine import plugin
from pipeline.evaluating.engine.interrupting import heard_by_inspect
from pipeline.evaluating.engine.job import Job
from pipeline.evaluating.engine.secrets import sentence_of, take_out_of
from pipeline.evaluating.engine.tasks import task_of
from pipeline.evaluating.planning.endpoints import Endpoint
from seedproof.episodes.turns import Episode
from seedproof.record.errors import NotDone, SeedproofError

_KEPT = "What was said is kept: run it again to go on"

_OPENAI = "openai/"
_COMPATIBLE = "openai-api/openai/"
"""The provider of everything that speaks as OpenAI does; its key is in `OPENAI_API_KEY` as well."""

_NO_KEY = "none"
"""What stands in place of a key where none is set."""

_LEAST_ERRORS = 20
_SHARE_OF_ERRORS = 20
"""The run stops when so many rows, or more and one in so many, have ended by an error."""


def run_job(job: Job, endpoint: Endpoint, log_dir: Path) -> list[Episode]:
    """Ask all that is still to be asked; each episode is kept as it ends.

    Returns the episodes that ended by an error.
    Raises: SeedproofError when the model is unknown, an episode cannot be kept, or too much fails.
    """
    task = task_of(job)
    # A disk that is full is said once, and not by each of inspect's own logs as well.
    logging.raiseExceptions = False
    try:
        with heard_by_inspect():
            logs = run_by_inspect(
                task,
                model=_model_of(endpoint),
                model_base_url=endpoint.base_url,
                model_args=_model_args(endpoint),
                model_roles={} if endpoint.holder_model is None else {"holder": endpoint.holder_model},
                log_dir=str(log_dir),
                fail_on_error=max(_LEAST_ERRORS, len(job.questions.rows) // _SHARE_OF_ERRORS),
                max_connections=endpoint.max_connections,
                max_samples=endpoint.max_connections,
                max_retries=endpoint.retries,
                **_settings(endpoint),
                **_quiet(),
            )
    except (PrerequisiteError, ValueError, LookupError) as error:
        raise NotDone(f"{endpoint.solver.model}: {sentence_of(str(error))}") from error
    except OSError as error:
        raise job.stopped or _unwritable(log_dir, error) from error
    finally:
        for path in log_dir.glob("*.eval"):
            take_out_of(path)
    if not logs or logs[0].status == "cancelled":
        # Inspect has taken Ctrl-C for its own: whoever hears it besides has it now.
        signal.raise_signal(signal.SIGINT)
        raise NotDone(f"{endpoint.solver.model}: was stopped. {_KEPT}")
    if job.stopped is not None:
        raise job.stopped
    (log,) = logs
    try:
        failed = _failed(job, log)
    except (OSError, ValueError, BadZipFile) as error:
        # A full disk has not taken the log, or not all of it.
        if log.status != "success":
            raise _stopped(endpoint, log, []) from error
        raise NotDone(f"{log_dir}: the log of inspect cannot be read ({error}). {_KEPT}") from error
    for episode in failed:
        job.take(episode)
    if log.status != "success":
        raise _stopped(endpoint, log, failed)
    return failed


def _unwritable(log_dir: Path, error: OSError) -> SeedproofError:
    return NotDone(
        f"{log_dir}: inspect cannot write its log ({error.strerror or error}). Make room, then run it again: "
        "what was said is kept"
    )


def _is_own_server(endpoint: Endpoint) -> bool:
    """Return whether OpenAI's interface is spoken by a server of somebody's own."""
    return endpoint.base_url is not None and endpoint.solver.model.startswith(_OPENAI)


def _model_of(endpoint: Endpoint) -> str:
    """Return the model by the name of its provider in inspect.

    The provider `openai` knows OpenAI's own models. It takes a name that it does not know for one of the
    newest, which get no temperature, at an address that other servers may not have.
    """
    model = endpoint.solver.model
    return f"{_COMPATIBLE}{model.removeprefix(_OPENAI)}" if _is_own_server(endpoint) else model


def _model_args(endpoint: Endpoint) -> dict[str, Any]:
    """Return what the provider is told: most servers of one's own ask for no key, where inspect wants one."""
    needs_key = _is_own_server(endpoint) and not os.environ.get("OPENAI_API_KEY")
    return {"api_key": _NO_KEY} if needs_key else {}


def _settings(endpoint: Endpoint) -> dict[str, Any]:
    """Return what is asked for of the model's settings."""
    settings = {
        "temperature": endpoint.solver.temperature,
        "top_p": endpoint.solver.top_p,
        "max_tokens": endpoint.solver.max_tokens,
        "seed": endpoint.solver.seed,
    }
    return {name: value for name, value in settings.items() if value is not None}


def _quiet() -> dict[str, Any]:
    """Return how inspect shows and logs: nothing, and no requests as they were sent."""
    return {
        "display": "none",
        "log_level": "critical",
        "log_level_transcript": "critical",
        "log_header_only": True,
        "log_realtime": False,
        "log_model_api": False,
        "log_images": False,
        "score_display": False,
        "ctl_server": False,
    }


def _failed(job: Job, log: EvalLog) -> list[Episode]:
    """Return an episode for each sample that inspect gave up, of the row that was being asked."""
    if not log.location:
        return []
    failed = []
    for sample in read_eval_log_sample_summaries(log.location):
        if sample.error is not None:
            episode = _broken(job, sample)
            if episode is not None:
                failed.append(episode)
    return failed


def _broken(job: Job, sample: EvalSampleSummary) -> Episode | None:
    attempt = sample.epoch - 1
    row = job.next_open(str(sample.id), attempt)
    if row is None:
        return None
    parent = None if row["id"] == str(sample.id) else str(sample.id)
    return Episode(row["id"], attempt, parent, (), "error", sentence_of(sample.error or ""))


def _stopped(endpoint: Endpoint, log: EvalLog, failed: list[Episode]) -> SeedproofError:
    if failed:
        return NotDone(
            f"{endpoint.solver.model}: {len(failed)} rows ended by an error, so it stopped; the last: "
            f"{failed[-1].error}. {_KEPT}"
        )
    reason = log.error.message if log.error is not None else ""
    return NotDone(f"{endpoint.solver.model}: {sentence_of(reason)}. {_KEPT}")


PLUGIN = plugin
"""Loaded with this module: whoever runs a task needs no entry point to find the scripted solvers."""

# For its log it would have `git status` run whatever the configuration of a checkout names.
inspect_log.resolve_revision = lambda: None
