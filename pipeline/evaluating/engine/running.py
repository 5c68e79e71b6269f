"""Runs the task of a run by inspect, and keeps each episode as it ends."""

import logging
import signal
from pathlib import Path
from typing import Any

from inspect_ai import eval as run_by_inspect
from inspect_ai._eval.task import log as inspect_log
from inspect_ai._util.error import PrerequisiteError
from inspect_ai.log import EvalLog

from pipeline.evaluating.engine import plugin
from pipeline.evaluating.engine.interrupting import heard_by_inspect
from pipeline.evaluating.engine.job import WHAT_NOW, Job
from pipeline.evaluating.engine.models import how_to_ask
from pipeline.evaluating.engine.secrets import sentence_of, take_out_of
from pipeline.evaluating.engine.tasks import task_of
from pipeline.evaluating.planning.endpoints import Endpoint
from seedproof.episodes.turns import Episode
from seedproof.record.errors import NotDone, SeedproofError

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
                log_dir=str(log_dir),
                fail_on_error=max(_LEAST_ERRORS, len(job.questions.rows) // _SHARE_OF_ERRORS),
                **how_to_ask(endpoint),
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
        raise NotDone(f"{endpoint.solver.model}: was stopped. {WHAT_NOW}")
    if job.stopped is not None:
        raise job.stopped
    (log,) = logs
    if log.status != "success":
        raise _stopped(endpoint, log, job.failed)
    return job.failed


def _unwritable(log_dir: Path, error: OSError) -> SeedproofError:
    return NotDone(
        f"{log_dir}: inspect cannot write its log ({error.strerror or error}). Make room, then run it again: "
        "what was said is kept"
    )


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


def _stopped(endpoint: Endpoint, log: EvalLog, failed: list[Episode]) -> SeedproofError:
    if failed:
        return NotDone(
            f"{endpoint.solver.model}: {len(failed)} rows ended by an error, so it stopped; the last: "
            f"{failed[-1].error}. {WHAT_NOW}"
        )
    reason = log.error.message if log.error is not None else ""
    return NotDone(f"{endpoint.solver.model}: {sentence_of(reason)}. {WHAT_NOW}")


PLUGIN = plugin
"""Loaded with this module: whoever runs a task needs no entry point to find the scripted solvers."""

# For its log it would have `git status` run whatever the configuration of a checkout names.
inspect_log.resolve_revision = lambda: None
