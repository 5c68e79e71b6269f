"""The tasks: `inspect eval seedproof/missing_fact -T config=four_shot`, and so for each benchmark."""

from collections.abc import Callable
from typing import Any

import msgspec
from inspect_ai import Task, task
from inspect_ai.dataset import MemoryDataset, Sample
from inspect_ai.model import GenerateConfig

from pipeline.evaluating.engine.job import Job
from pipeline.evaluating.engine.scoring import verdicts
from pipeline.evaluating.engine.solving import episodes
from pipeline.evaluating.planning.heads import Source, head_of, planned
from pipeline.evaluating.planning.pictures import pictures_of
from pipeline.evaluating.planning.questions import questions_of, sampled
from pipeline.evaluating.transcripts.head import SolverHead
from seedproof.contract import registry
from seedproof.episodes.order import balanced
from seedproof.episodes.turns import Holder, Plan
from seedproof.loading import Release
from seedproof.record.rows import OWN_SPLIT, Row

HEAD = "seedproof_head"
"""Where the metadata of a log has the head of the run."""

MAX_TOKENS = 4096
TEMPERATURE = 0.0

NOT_KNOWN_YET = SolverHead("imported", "", None, None, None, None, None)
"""Who is asked is known to the log alone, where inspect itself was called."""


def task_of(job: Job) -> Task:
    """Return the task of a run: a sample for each row of which something is still to be asked.

    They stand in a balanced order, so that what a run has when it stops is a sample of its rows.
    """
    samples = [_sample(row) for row in balanced(job.questions.rows) if job.is_open(row["id"])]
    return Task(
        dataset=MemoryDataset(samples, name=f"{job.head.benchmark} {job.head.version}, {job.head.config}"),
        solver=episodes(job),
        # Of a reading nothing is proved.
        scorer=None if job.is_reading else verdicts(job),
        config=GenerateConfig(temperature=TEMPERATURE, max_tokens=MAX_TOKENS),
        epochs=job.head.attempts,
        name=job.head.benchmark,
        version=job.head.version,
        metadata={HEAD: msgspec.to_builtins(job.head)},
    )


def _sample(row: Row) -> Sample:
    return Sample(
        input=row["question"],
        target=row["answer"],
        id=row["id"],
        metadata={"family": row["family"], "difficulty": row["difficulty"]},
    )


def _task_of(benchmark: str) -> Callable[..., Task]:
    """Return the function by which inspect makes the task of a benchmark."""

    def make(
        config: str | None = None,
        split: str = OWN_SPLIT,
        release: str | None = None,
        version: str | None = None,
        control: str = "none",
        protocol: str = "",
        scheme: str = "",
        system: str | None = None,
        holder: Holder = "strict",
        images: bool = True,
        sample: int | None = None,
        attempts: int = 1,
    ) -> Task:
        source = Release(release or benchmark, version)
        chosen = source.config(config)
        plan = planned(Plan(benchmark, chosen, protocol, control, scheme, images, holder, system))
        questions = sampled(questions_of(source, chosen, split), sample)
        asked = Source(
            version=source.version, split=split, rows=_ids(questions.rows, sample), attempts=attempts
        )
        head = head_of(plan, asked, questions, NOT_KNOWN_YET, None)
        pictures = pictures_of(source, chosen, split, questions) if images else {}
        return task_of(Job(head, questions, pictures))

    # Inspect names a task by its function, and the top package of the module that has it.
    make.__name__ = benchmark
    make.__module__ = "seedproof"
    made: Callable[..., Task] = task(make)
    return made


def _ids(rows: Any, sample: int | None) -> tuple[str, ...] | None:
    return None if sample is None else tuple(row["id"] for row in rows)


TASKS = {name: _task_of(name) for name in registry.benchmarks()}
