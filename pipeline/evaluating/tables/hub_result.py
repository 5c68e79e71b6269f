"""The result of a run as the Hub reads it in a model's repository: `.eval_results/<benchmark>.yaml`."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import yaml

from pipeline.evaluating.statistics import Estimate, signed
from pipeline.evaluating.tables.identity import model_of
from pipeline.evaluating.tables.runs import MeasuredRun, Runs, grouped
from pipeline.evaluating.transcripts.head import RunHead
from seedproof.loading import NAMESPACE
from seedproof.record.errors import Misuse, SeedproofError
from seedproof.record.files import replacing

FOLDER = Path(".eval_results")

_HEADLINES = {"judge": "macro_f1"}
"""The metric that stands for a benchmark, where it is not the accuracy."""


def write_hub_results(runs: Runs, folder: Path, revision: str | None = None) -> Iterator[Path]:
    """Write a file for each benchmark of runs of one model, an entry a run. Nothing is uploaded.

    `revision` is the commit of the release on the Hub, where it is known. Yields the paths of the files.

    Raises: SeedproofError when the runs are of several models, or a file cannot be written.
    """
    models = list(grouped(runs, model_of))
    if len(models) > 1:
        raise Misuse(
            f"--hub-result: is for a model's own repository, and these runs are of {len(models)}: "
            f"{', '.join(models)}. Name the runs of one"
        )
    for benchmark, of_benchmark in grouped(runs, lambda run: run.head.benchmark).items():
        path = folder / FOLDER / f"{benchmark}.yaml"
        with replacing(path) as file:
            file.write(entries(of_benchmark, revision).encode())
        yield path


def entries(runs: Runs, revision: str | None = None) -> str:
    """Return the results of runs of one benchmark as YAML, in the Hub's form."""
    from huggingface_hub import EvalResultEntry, eval_result_entries_to_yaml

    stated = [
        EvalResultEntry(
            dataset_id=f"{NAMESPACE}/{run.head.benchmark}",
            task_id=run.head.config,
            value=float(signed(estimate.value)),
            dataset_revision=revision,
            notes=_notes(run.head, metric, estimate),
        )
        for run in runs
        for metric, estimate in [_headline(run)]
    ]
    written: list[dict[str, Any]] = eval_result_entries_to_yaml(stated)
    return yaml.safe_dump(written, sort_keys=False, allow_unicode=True, width=100)


def _headline(run: MeasuredRun) -> tuple[str, Estimate]:
    metric = _HEADLINES.get(run.head.benchmark, "accuracy")
    estimate = run.estimate(metric)
    if estimate is None:
        raise SeedproofError(
            f"{run.head.benchmark}, {model_of(run)}: {metric} has no value over the {len(run.cases):,} "
            "scored episodes, expected some of each label. Name a run of another split"
        )
    return metric, estimate


def _notes(head: RunHead, metric: str, estimate: Estimate) -> str:
    """Say what the number depends on."""
    bounds = [signed(end, 4) for end in (estimate.low, estimate.high) if end is not None]
    facts = {
        "metric": metric,
        "interval of 95 %": " to ".join(bounds) or "none",
        "episodes": estimate.n,
        "release": head.version,
        "split": head.split,
        "protocol": head.protocol,
        "control": head.control,
        "holder": "none" if head.holder_version is None else f"{head.holder} {head.holder_version}",
        "prompt": head.prompt_version,
        "seedproof": head.seedproof,
    }
    return "; ".join(f"{name}: {value}" for name, value in facts.items())
