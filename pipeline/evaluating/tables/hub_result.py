"""The result of a run as the Hub reads it in a model's repository: `.eval_results/<benchmark>.yaml`."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import yaml

from pipeline.evaluating.statistics import Estimate, signed
from pipeline.evaluating.tables.identity import grouped, model_of
from pipeline.evaluating.tables.runs import MeasuredRun
from seedproof.loading import NAMESPACE
from seedproof.record.errors import Misuse, SeedproofError
from seedproof.record.files import replacing

FOLDER = Path(".eval_results")

_HEADLINES = {"judge": "macro_f1"}
"""The metric that stands for a benchmark, where it is not the accuracy."""


def write_hub_results(
    runs: Sequence[MeasuredRun], folder: Path, revision: str | None = None
) -> Iterator[Path]:
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


def entries(runs: Sequence[MeasuredRun], revision: str | None = None) -> str:
    """Return the results of runs of one benchmark as YAML, in the Hub's form."""
    from huggingface_hub import EvalResultEntry, eval_result_entries_to_yaml

    stated = [
        EvalResultEntry(
            dataset_id=f"{NAMESPACE}/{run.head.benchmark}",
            task_id=run.head.config,
            value=_number(_headline(run)),
            dataset_revision=revision,
            notes=_notes(run),
        )
        for run in runs
    ]
    written: list[dict[str, Any]] = eval_result_entries_to_yaml(stated)
    return yaml.safe_dump(written, sort_keys=False, allow_unicode=True, width=100)


def _headline_of(run: MeasuredRun) -> str:
    return _HEADLINES.get(run.head.benchmark, "accuracy")


def _headline(run: MeasuredRun) -> Estimate:
    estimate = run.estimate(_headline_of(run))
    if estimate is not None:
        return estimate
    name = f"{run.head.benchmark}, {model_of(run)}"
    if not run.cases:
        raise SeedproofError(f"{name}: no episode was scored, so there is no result")
    raise SeedproofError(
        f"{name}: {_headline_of(run)} has no value over the {len(run.cases):,} scored episodes, expected "
        "some of each label. Name a run of another split"
    )


def _number(estimate: Estimate) -> float:
    """Return a share as a number with six decimals, as the result states it."""
    return float(signed(estimate.value))


def _bounds(estimate: Estimate) -> str:
    if estimate.low is None or estimate.high is None:
        return "none"
    return f"{signed(estimate.low, 4)} to {signed(estimate.high, 4)}"


def _notes(run: MeasuredRun) -> str:
    """Say what the number depends on."""
    head = run.head
    estimate = _headline(run)
    holder = f"{head.holder} {head.holder_version}" if head.holder_version is not None else "none"
    facts = {
        "metric": _headline_of(run),
        "interval of 95 %": _bounds(estimate),
        "episodes": str(estimate.n),
        "release": head.version,
        "split": head.split,
        "protocol": head.protocol or "single",
        "control": head.control,
        "holder": holder,
        "prompt": str(head.prompt_version),
        "seedproof": head.seedproof,
    }
    return "; ".join(f"{name}: {value}" for name, value in facts.items())
