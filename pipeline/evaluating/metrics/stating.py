"""`scores.jsonl` and `result.json`: the same bytes for the same run and release, on every machine."""

from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec

from pipeline.evaluating.metrics.cases import cases_of
from pipeline.evaluating.metrics.classes import CLASSES
from pipeline.evaluating.metrics.measures import measures_of
from pipeline.evaluating.metrics.measuring import ALL, OVERALL, ByMetric, Measured
from pipeline.evaluating.metrics.outcomes import OUTCOMES
from pipeline.evaluating.metrics.runs import ScoredRun
from pipeline.evaluating.metrics.scored import Scored, line_of
from pipeline.evaluating.metrics.warning import warnings_of
from pipeline.evaluating.statistics import Estimate, signed_or_none, stated
from seedproof.record.files import replacing
from seedproof.record.rows import canonical

FORMAT = "seedproof-result/1"
"""Raised when a key changes its meaning."""

SCORES = "scores.jsonl"
RESULT = "result.json"


def result_of(run: ScoredRun, measured: Measured) -> dict[str, Any]:
    """Return the result of a run as JSON."""
    metrics = {
        group: {value: _by_metric(of_value) for value, of_value in of_group.items()}
        for group, of_group in measured.groups.items()
    }
    overall = metrics[OVERALL][ALL]
    for name, estimate in measured.over_families.items():
        if estimate is not None:
            overall[name]["over_families"] = _bounds(estimate)
    return {
        "format": FORMAT,
        "run": msgspec.to_builtins(run.head),
        "complete": run.complete,
        "selection": run.selection,
        "episodes": {
            "expected": run.expected,
            "scored": len(run.scored),
            "missing": run.missing,
        },
        "outcomes": outcomes_of(run),
        "classes": _classes_of(run),
        "warnings": [*warnings_of(run), *run.warnings],
        "metrics": metrics,
        **measures_of(run.head.benchmark).extra(run, cases_of(run)),
    }


def outcomes_of(run: ScoredRun) -> dict[str, int]:
    """Return how many episodes have each outcome that the plan of a run can have."""
    counted = Counter(line.outcome for line in run.scored)
    return {outcome.name: counted[outcome] for outcome in OUTCOMES if outcome.when(run.head)}


def _classes_of(run: ScoredRun) -> dict[str, int]:
    """Return how many episodes are of each class that the plan of a run can have."""
    counted = Counter(line.error_class for line in run.scored)
    return {name: counted[name] for name, when in CLASSES.items() if when(run.head)}


def write_result(folder: Path, result: dict[str, Any]) -> None:
    """Write `result.json`. Raises: SeedproofError when it cannot be written."""
    with replacing(folder / RESULT) as file:
        file.write(f"{canonical(result)}\n".encode())


def write_scores(folder: Path, lines: Iterable[Scored]) -> None:
    """Write `scores.jsonl`. Raises: SeedproofError when it cannot be written."""
    with replacing(folder / SCORES) as file:
        for line in lines:
            file.write(line_of(line))


def _by_metric(estimates: ByMetric) -> dict[str, dict[str, Any]]:
    return {name: dict(stated(estimate)) for name, estimate in estimates.items()}


def _bounds(estimate: Estimate) -> dict[str, str | None]:
    return {"low": signed_or_none(estimate.low), "high": signed_or_none(estimate.high)}
